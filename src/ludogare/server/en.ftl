# Sentences of the table, whatever is played at it.

# What is told
table-sit = { $name } sits down.
table-return = { $name } is back.
table-free = Seat { $number } is free again.
table-leave = { $name } leaves.
table-bot = A bot plays for { $name } from now on.
table-resign = { $name } resigns.
table-flag-random = { $name }’s time is up; a random legal action was played.
table-flag-bot = { $name }’s time is up; a bot played for them.
table-flag-takeover = { $name }’s time is up.
table-flag-lose = { $name } loses on time.
table-lost-late = { $name } forfeits a turn: no answer in time. A random legal action was played.
table-lost-died = { $name } forfeits a turn: the program has ended. A random legal action was played.
table-lost-nonsense = { $name } forfeits a turn: its answer could not be read. A random legal action was played.
table-lost-illegal = { $name } forfeits a turn: its answer was against the rules. A random legal action was played.
table-lost-absent = { $name } forfeits a turn: this server does not have the program. A random legal action was played.
table-lost-out = { $name } forfeits a turn: the program has failed too often. A random legal action was played.
table-lost-broken = { $name } forfeits a turn: something went wrong with the bot. A random legal action was played.
table-back = { $name } takes a move back.
table-wants-rematch = { $name } would like another match.
table-rematch = Another match is ready.

# What somebody who is away is told
push-turn = It is your turn.
push-soon-hours = It is your turn, and { $number } hours are left.
push-soon-minutes = It is your turn, and { $number ->
    [one] one minute is
   *[other] { $number } minutes are
} left.

# What is asked
table-waiting = Waiting for { $count ->
    [one] one more player
   *[other] { $count } more players
} to sit down.
table-bots-think = { $who } { $count ->
    [one] thinks
   *[other] think
}…
table-bots-wait = Bots wait here: they already play at { $most } other tables of the same person.
table-thinking = Waiting for { $who }.
table-other-rules = This table was played with other rules (version { $version }, components { $components }), so its moves cannot be shown.

# How it ends
ending-resigned = All others have resigned.
ending-closed = The host has closed this table.
ending-abandoned = Nobody is left at the table.
ending-time = All others have lost on time.
sheet-points = Points

# Refusals
refuse-no-table = There is no such table.
refuse-broken = This table cannot be read: something is wrong with what was saved of it.
refuse-no-page = This page does not exist.
refuse-no-game = There is no game called { $game }; the games are { $known }.
refuse-no-seat = The table has no seat { $number }.
refuse-not-yours = You do not hold seat { $number } of this table.
refuse-which-seat = You do not hold that seat; name one of yours.
refuse-watching = You are watching; take a seat to act.
refuse-key = This link is not for a seat of this table.
refuse-link-old = This link is more than { $days ->
    [one] one day
   *[other] { $days } days
} old; ask whoever opened the table for a new one.
refuse-not-maker = Only whoever opened the table can free a seat.
refuse-free = Only a seat that was given by a link can be freed.
refuse-free-late = The match has started; its seats stay with their players.
refuse-id = The id of such a request is a secret of your own: 22 to 64 random letters, digits, “-” or “_”.
refuse-id-used = This id was used for another request.
refuse-taken = Every seat of this table is taken.
refuse-named = At most { $most } tables can be looked up at once.
refuse-code = This code does not work. It may have been used, revoked or expired; make a new one.
refuse-endpoint = This is not a push service on the public internet.
refuse-no-push = This server sends no push messages.
refuse-name-claimed = The name { $taken } belongs to somebody else on this server.
refuse-claim-late = A match counts for a rating only if the name is given before the first move.
refuse-no-ratings = Names have no ratings on this server.
refuse-unlisted = This table is by invitation only; you need the link to a seat.
refuse-name = A name is one line of 1 to { $most } characters.
refuse-same-name = Somebody at this table is already called { $taken }.
refuse-nonce = A nonce is 8 to 64 letters, digits, “-” or “_”.
refuse-seats = { title } is for { $first ->
    [one] { $last ->
        [one] one player
       *[other] 1 to { $last } players
    }
   *[other] { $first } to { $last } players
}, not { $count }.
refuse-bot = There is no bot called { $bot }; the bots are { $known }.
refuse-clock = A clock gives { $least } to { $most } seconds.
refuse-clocks = A table has a time per turn or a total time, not both.
refuse-increment = Each turn adds 0 to { $most } seconds, and only to a total time.
refuse-language = The languages are { $known }.
refuse-waiting = The match has not started; some seats are still free.
refuse-over = The match is over.
refuse-not-over = The match is still running.
refuse-stale = The position has changed in the meantime; look again.
refuse-other-rules = This table was played with other rules and cannot go on here.
refuse-no-undo = Take-backs are off at this table.
refuse-undo-full = This table has used all { $most } take-backs.
refuse-no-hints = Hints are off at this table.
refuse-no-advice = The bot has no hint right now.
refuse-not-awaited = It is not your turn.
refuse-no-answer = There is no move for you to respond to.
refuse-left = You have left this seat; sit down again to go on.
refuse-resigned = You are out of this match.
refuse-chat = A chat line has 1 to { $most } characters.
refuse-chat-full = This table’s chat is full.
refuse-rematch = You can ask for a rematch once the match is over.
refuse-rematch-not-yet = The others have not agreed to a rematch yet.
refuse-no-hello = Send a “hello” message first.
refuse-request = A request has an id of 1 to 64 printable ASCII characters and asks for one thing.
refuse-frame = A frame is JSON text of at most { $most } bytes.
refuse-body = A request body has at most { $most } bytes.
refuse-json = This does not follow the protocol: { $problem }.
refuse-number = { $parameter } is a whole number.
refuse-content-type = Send JSON, as application/json.
refuse-origin = The request comes from a page of another site.
refuse-bots = Bots are at work at { $most } tables of your address. Finish one of those matches first.
refuse-bots-begin = Bots are already at work at { $most } tables of whoever opened this one. Take your seat when one of those matches is over.
refuse-engine = The engine has worked a lot for you; it goes on in a moment.
refuse-hints = You have asked for many hints; wait a while.
refuse-mute = You have been muted on this server.
refuse-block = You have been blocked on this server.
refuse-many = Too many requests; wait a moment.
refuse-connections = Too many connections to this table from your address.
refuse-connections-address = Too many connections from your address.
refuse-host = This server does not answer to the name { $host }.
refuse-full = The server has no room for more connections right now.
refuse-store = Saving failed; nothing changed. Try again.
refuse-event = The table has no event { $number }.
refuse-ply = The match has no ply { $number }.
refuse-can = That can be chosen now.
refuse-why = Not now: { $reason }.
refuse-lesson = This game has no lesson called “{ $name }”.
refuse-step = The lesson has no step { $number }.
refuse-given-up = This match was given up before its end; only a match that was played to the end can be analysed.
refuse-analyses = You have asked for many analyses; wait a while.
refuse-analysis = Give either a record or a finished table.
refuse-method = This address does not support that request.
refuse-server = Something went wrong on the server. Nothing changed.

# What a host is told
serve-unusable = { $what } cannot be used: { $problem }
serve-address = { $address }: an address is like https://games.example.org
serve-others = For others in your network: { $addresses }
serve-ratings = ratings need openskill: pip install 'ludogare[ratings]'
serve-port = a port is 0 to 65535
serve-limit = there is no limit called { $limit }; the limits are { $known }
serve-limit-number = { $limit } is a number, not “{ $number }”
serve-keep = { $given }: how long tables are kept is said as STATUS=DAYS, with a status of { $known }
serve-taken = { $folder } is in use by another server; several servers share a PostgreSQL database
store-unusable = the database cannot be used: { $problem }
store-url = { $url }: a database is a file or a postgresql:// URL
store-file = { $path }: { $problem }

# What a host is told by `ludogare admin`
admin-no-file = there is no such file; a server makes it when it first starts
admin-no-table = there is no table { $table }
admin-busy = people keep playing at table { $table }; try again
admin-no-owner = { $client } is this machine itself, which cannot be shut out
admin-waiting = waiting
admin-running = running
admin-over = over
admin-closed = Closed: { $table }
admin-over-already = Already over: { $table }
admin-deleted = Deleted: { $table }
admin-mute = Muted: { $owner }
admin-block = Blocked: { $owner }
admin-pardoned = Pardoned: { $owner }

# What bots are called at a table, unless they are programs of the host
table-bot-passenger = Passenger
table-bot-porter = Porter
table-bot-stoker = Stoker
table-bot-driver = Driver
table-bot-engineer = Engineer
table-bot-random = Random
