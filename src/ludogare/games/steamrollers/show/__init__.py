"""What people see of SteamRollers: the view, the board and its drawings, the reasons."""

from ludogare.core.declaration.shown import Show
from ludogare.games.steamrollers.show import reasons, touched, view

SHOW = Show(
    view=view.view,
    ask=view.ask,
    tell=view.tell,
    describe=view.describe,
    clauses=view.CLAUSES | reasons.CLAUSES,
    reason=reasons.reason,
    beside=reasons.BESIDE,
    details=view.details,
    on_board=view.on_board,
    spoken=view.spoken,
    forced=view.forced,
    gathered=view.GATHERED,
    touched=touched.touched,
    manners=touched.MANNERS,
    sheet=view.sheet,
    prospects=view.prospects,
    answer=view.answer,
)
