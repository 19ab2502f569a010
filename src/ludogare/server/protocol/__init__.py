"""Every message of the protocol, as docs/protocol.md describes them.

Imports no other room; every room may import it.
"""

from ludogare.server.protocol.answers import (
    Addresses,
    Answer,
    Claimed,
    Erased,
    Error,
    Followed,
    Freed,
    HandedOver,
    Handover,
    HeldSeats,
    Hint,
    MadeTable,
    Pong,
    PushKey,
    RatingInfo,
    RatingLists,
    Reason,
    Sat,
    WeighedInfo,
)
from ludogare.server.protocol.asked import (
    Analysis,
    Claim,
    ClaimedHandover,
    Erase,
    Free,
    HandoverCode,
    Hello,
    Link,
    LookBack,
    NewHandover,
    NewSeat,
    NewTable,
    Request,
    Sit,
    Subscribe,
    TableSettings,
    WhyNot,
)
from ludogare.server.protocol.bounds import (
    MAX_BODY,
    MAX_CHAT,
    MAX_CLOCK,
    MAX_FRAME,
    MAX_NAME,
    MAX_NAMED,
    MAX_PACE,
    MAX_RECORD,
    MIN_CLOCK,
    Flag,
    Option,
    Status,
)
from ludogare.server.protocol.games import (
    ArgumentInfo,
    Clause,
    GameInfo,
    OptionInfo,
    Rules,
    Section,
    VerbInfo,
)
from ludogare.server.protocol.hindsight import (
    DecisionInfo,
    HindsightInfo,
    LookedBack,
    PonderedInfo,
    SeatHindsight,
    TriedInfo,
    TurningPoint,
)
from ludogare.server.protocol.snapshots import (
    ActionInfo,
    Analysed,
    ChatEntry,
    LessonInfo,
    LessonStep,
    Over,
    Player,
    Position,
    Rematch,
    Replay,
    Sheet,
    SheetRow,
    Snapshot,
    StoryEntry,
)
from ludogare.server.protocol.tables import (
    DealInfo,
    Export,
    FairnessInfo,
    Outcome,
    RulesInfo,
    SeatInfo,
    TableFace,
    TableInfo,
)

# fmt: off
__all__ = [  # noqa: RUF022, in the order in which the page has them
    "Option", "Status", "Flag", "MAX_FRAME", "MAX_BODY", "MAX_RECORD", "MAX_NAME", "MAX_CHAT",
    "MAX_NAMED", "MAX_PACE", "MIN_CLOCK", "MAX_CLOCK", "NewSeat", "TableSettings", "NewTable",
    "Sit", "Link", "NewHandover", "HandoverCode", "ClaimedHandover", "Subscribe", "Claim", "Free",
    "Analysis", "WhyNot", "LookBack", "Hello", "Request", "Error", "Reason", "WeighedInfo", "Hint",
    "Answer", "Pong", "MadeTable", "Sat", "Handover", "HeldSeats", "HandedOver", "PushKey",
    "Claimed", "RatingInfo", "RatingLists", "Addresses", "Freed", "Followed", "OptionInfo",
    "ArgumentInfo",
    "VerbInfo", "GameInfo", "Section", "Clause", "Rules", "SeatInfo", "Outcome", "TableFace",
    "FairnessInfo", "DealInfo", "RulesInfo", "TableInfo", "Erase", "Erased", "Player",
    "ActionInfo", "StoryEntry", "ChatEntry", "Export", "SheetRow", "Sheet", "Rematch", "Over",
    "Snapshot", "Replay", "Position", "Analysed", "SeatHindsight", "TurningPoint", "DecisionInfo",
    "HindsightInfo", "LookedBack", "TriedInfo", "PonderedInfo", "LessonInfo", "LessonStep",
]
# fmt: on
