"""What people see of From Cape to Cairo: the view, the board and its drawings, the reasons."""

from ludogare.core.declaration.shown import Show
from ludogare.games.cape_to_cairo.show import reasons, touched, view

SHOW = Show(
    view=view.view,
    ask=view.ask,
    tell=view.tell,
    describe=view.describe,
    clauses=view.CLAUSES | reasons.CLAUSES,
    reason=reasons.reason,
    details=view.details,
    spoken=view.spoken,
    forced=view.forced,
    touched=touched.touched,
    manners=touched.MANNERS,
    sheet=view.sheet,
    prospects=view.prospects,
)
