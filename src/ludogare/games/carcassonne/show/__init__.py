"""What people see of Carcassonne: the view, the board and its drawings, the reasons."""

from ludogare.core.declaration.shown import Show
from ludogare.games.carcassonne.show import reasons, touched, twins, view

SHOW = Show(
    view=view.view,
    ask=view.ask,
    tell=view.tell,
    describe=view.describe,
    clauses=view.CLAUSES | reasons.CLAUSES,
    reason=reasons.reason,
    details=view.details,
    on_board=view.on_board,
    spoken=view.spoken,
    forced=view.forced,
    twin=twins.twin,
    touched=touched.touched,
    manners=touched.MANNERS,
    sheet=view.sheet,
    prospects=view.prospects,
)
