"""What people see of Steam Tunnel: the view, the board and its drawings, the reasons."""

from ludogare.core.declaration.shown import Show
from ludogare.games.steam_tunnel.show import reasons, touched, view

SHOW = Show(
    view=view.view,
    ask=view.ask,
    tell=view.tell,
    describe=view.describe,
    clauses=view.CLAUSES | reasons.CLAUSES,
    reason=reasons.reason,
    beside=reasons.BESIDE,
    details=view.details,
    spoken=view.spoken,
    touched=touched.touched,
    manners=touched.MANNERS,
    sheet=view.sheet,
    prospects=view.prospects,
)
