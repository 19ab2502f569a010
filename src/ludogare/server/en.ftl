# Sentences of the table, whatever is played at it.

# What is told
table-sit = { $name } sits down.
table-return = { $name } is back.
table-leave = { $name } leaves.
table-bot = A bot plays for { $name } from now on.
table-resign = { $name } resigns.
table-flag = { $name }’s time is up; any one action is played.
table-lost-late = { $name } loses a turn: no answer in time. Any one action is played.
table-lost-died = { $name } loses a turn: the program has ended. Any one action is played.
table-lost-nonsense = { $name } loses a turn: the answer made no sense. Any one action is played.
table-lost-illegal = { $name } loses a turn: the answer was against the rules. Any one action is played.
table-lost-absent = { $name } loses a turn: this server does not have the program. Any one action is played.
table-lost-out = { $name } loses a turn: the program has failed too often. Any one action is played.
table-lost-broken = { $name } loses a turn: something went wrong with the bot. Any one action is played.
table-back = { $name } takes back.
table-wants-rematch = { $name } would like another match.
table-rematch = Another match is ready.

# What is asked
table-waiting = Waiting for { $count ->
    [one] one more player
   *[other] { $count } more players
} to sit down.
table-bots-think = { $who } { $count ->
    [one] thinks
   *[other] think
}…
table-thinking = Waiting for { $who }.
table-other-rules = This table was played by other rules (version { $version }, components { $components }), so it is not shown move by move.

# How it ends
ending-resigned = All others have resigned.
ending-abandoned = Nobody is left at the table.
sheet-points = Points

# Refusals
refuse-no-table = There is no such table.
refuse-no-page = There is nothing here.
refuse-no-game = No game is called { $game }; there are: { $games }.
refuse-no-seat = The table has no seat { $number }.
refuse-not-yours = You do not hold seat { $number } of this table.
refuse-key = This key opens no seat of this table.
refuse-taken = Every seat of this table is taken.
refuse-unlisted = This table is by invitation: it takes the link to a seat.
refuse-name = A name is one line of 1 to { $most } characters.
refuse-same-name = Somebody at this table is called { $taken } already.
refuse-nonce = A nonce is 8 to 64 letters, digits, “-” or “_”.
refuse-seats = { $game } is for { $first ->
    [one] { $last ->
        [one] one player
       *[other] 1 to { $last } players
    }
   *[other] { $first } to { $last } players
}, not { $count }.
refuse-bot = No bot is called { $bot }; there are: { $bots }.
refuse-clock = A clock runs { $least } to { $most } seconds a turn.
refuse-language = The languages are { $languages }.
refuse-waiting = The match has not begun; seats are still free.
refuse-over = The match is over.
refuse-not-over = The match still runs.
refuse-stale = The table has moved on; look again.
refuse-other-rules = This table was played by other rules and cannot go on here.
refuse-no-undo = At this table nothing is taken back.
refuse-undo-full = At this table moves were taken back { $most } times already; no more are.
refuse-no-hints = At this table there are no hints.
refuse-no-advice = The bot has no advice just now.
refuse-not-awaited = Nothing is asked of you now.
refuse-no-answer = Nobody’s move waits for your answer.
refuse-left = You have left this seat; sit down again to go on.
refuse-resigned = You have resigned.
refuse-chat = A chat line has 1 to { $most } characters.
refuse-chat-full = This table’s chat is full.
refuse-rematch = A rematch can be asked for once the match is over.
refuse-rematch-not-yet = The others have not agreed to a rematch yet.
refuse-no-hello = Say hello first, and where you are.
refuse-request = A request has an id of 1 to 64 printable ASCII characters and one wish.
refuse-frame = A frame is JSON text of at most { $most } bytes.
refuse-body = A request body has at most { $most } bytes.
refuse-json = This is not what the protocol asks for: { $problem }.
refuse-content-type = Send JSON, as application/json.
refuse-origin = This page is not part of this server.
refuse-many = That is too much at once; wait a moment.
refuse-connections = There are too many open connections to this table from here.
refuse-full = The server has no room for more connections just now.
refuse-store = It could not be written down, so nothing was done. Try again.
refuse-event = The table has no event { $number }.
refuse-ply = The match has no ply { $number }.
refuse-analysis = Give either a record or a finished table.
refuse-method = That cannot be done here.
refuse-server = Something went wrong on the server. Nothing was changed.
