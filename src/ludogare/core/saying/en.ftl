# Sentences that all games share.

language-name = English
seat-name = Player { $number }
list-end = { $first } and { $last }
chance = chance

# How a refusal is put together
with-clause = { $sentence } ({ $clause })
with-action = { $action }: { $why }
in-line = line { $line }: { $sentence }
in-file = { $file }: { $sentence }
in-file-line = { $file }, line { $line }: { $sentence }

# What may not be done
no-over = the match is over
no-seat = there is no seat { $wanted }; { $count ->
    [1] the only seat is 0
   *[other] in code and records the { $count } seats are counted from 0
}
no-chance-awaited = a random draw comes next, and no player decides it
no-dealer = a random draw comes next, and this match has no dealer: play an outcome, or give it a dealer with go_on
no-turn = it is not { $name }’s turn; { $names } to act
no-chance-verb = chance decides that, not { $name }
no-covered = name the value; “?” is only what the others see
no-not-now = { $name } cannot do that now
no-outcome = that outcome is not possible now
no-ply = the match has { $last } plies, so it cannot go back to ply { $number }

# Taking back
undo-nothing = there is nothing to take back
undo-other = the last action was not { $name }’s
undo-chance = a random draw has happened since, so it cannot be taken back
undo-opened = sealed choices have been opened, so they stay
undo-reveal = something was revealed, so it cannot be taken back

# Standing
stands-over = over: { $names } won
stands-nobody = over: nobody won
stands-awaits = { $names } to act
stands-chance = chance to act

# Games, languages and actions
unknown-game = there is no game called { $game }; the games are { $known }
unknown-language = there are no texts in { $language }; the languages are { $known }
action-unknown = { $action }: no such action; the actions are { $known }
action-form = { $action }: write it as { $form }
action-value = { $action }: { $argument } must be { $wanted }
action-number = { $number }: the actions are numbered from 0 to { $last }
action-neither = { $value } is not an action; give its number or its text
value-range = a whole number from { $first } to { $last }
value-one-of = one of { $values }

# Seats and names
seats-number = { $game } is for { $least } to { $most } players, not { $wanted }
seats-fixed = { $game } is for { $most ->
    [one] 1 player
   *[other] { $most } players
}, not { $wanted }
names-list = names must be a list with one name per seat, not { $names }
names-number = { $names ->
    [one] 1 name was given
   *[other] { $names } names were given
} for { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
names-twice = two seats have the same name
name-text = { $given }: a name must be text
name-line = { $given }: a name must be one line of 1 to { $most } characters

# Options
unknown-option = there is no option called { $option }; the options are { $known }
no-options = there is no option called { $option }; this game has none
bad-option-value = { $option } must be one of { $known }, not { $value }
bad-option-form = { $given }: write an option as NAME=VALUE
option-seat-absent = The first player must be one of this table’s seats.
label-seat = Seat { $number }
label-chance = By lot
word-yes = yes
word-no = no

# Numbers
number-not-whole = { $what } must be a whole number, not { $value }
number-too-small = { $what } must be at least { $least }, not { $value }
number-seed-bits = a seed can have at most 63 bits, not { $bits }
number-seed = a seed
number-of-matches = the number of matches
number-of-deals = the number of deals
number-of-arena-seats = the number of seats in an arena
number-of-processes = the number of processes
number-of-simulations = the number of simulations
number-of-cores = the number of cores
number-of-units = the number of hidden units
number-of-positions = the number of positions
number-of-thinkers = the number of bot processes
number-noise = the noise of a training
number-pace = the pace of bots in milliseconds
number-forsaken = the number of days after which a match ends
script-outcome = ply { $ply } cannot have the outcome { $outcome } that the script gives it

# Component files
components-toml = this is not TOML: { $problem }
components-file = the file
components-lack = { $place } is missing { $key }
components-unknown = { $place } has { $key }, which is not one of { $known }
components-wrong = { $place } must be { $wanted }, not { $found }
components-at = { $place }: { $problem }
components-in-use = { $game } is already in use with this file; name the folder of your own files first
wanted-number = a whole number from { $low } to { $high }
wanted-one-of = one of { $known }
wanted-value = { $known }
wanted-flag = true or false
wanted-text = a text
wanted-group = a group of { $known }
wanted-row = [{ $known }]
wanted-list = a list of { $count }
wanted-long-list = a list of { $count } or more

# Records
record-no-newline = this line does not end with a newline; the record may be cut off here
record-no-tail = the record stops here; its tail is missing
record-problem = { $problem }
record-folder = this is a folder, not a record
record-no-file = there is no such file
record-unread = { $problem }
record-not-text = not valid UTF-8 text
record-source = a record must be text or the Path of a file, not { $source }
record-long = a record has at most { $most } lines; this has { $count }
record-path = a record begins with “{ $title }”; to read a file, give its Path
record-title = a record begins with “{ $title }”
record-expected = expected “{ $text }” here
record-rules = played with other rules of { $game }; these are version { $version }
record-components = played with other components; these are { $components }
record-setting = “{ $text }” is not a seat, option, commitment, nonce or “play” line
record-ply = “{ $text }” is not a ply; write “* <outcome>” or “<seat> <action>”
record-form = “{ $text }”: write it as “{ $form }”
record-ending = the match is at “{ $ending }” here
record-result = the plies above give “{ $text }”
record-after-end = the record has already ended
record-secret = the secret is not the one that was committed to
record-nonces = there must be one nonce per seat
record-uncommitted = the record has no commitment
record-commitment = the record has the commitment { $found }, not { $noted }
record-nonce = the nonce “{ $nonce }” is not in the record
record-unfair = ply { $ply }: “{ $dealt }” was dealt, but the commitment gives “{ $due }”
record-plies = the record has { $count ->
    [one] 1 ply
   *[other] { $count } plies
}

# Checked records
verify-fair = { verified }; the deals are those of the commitment.
verify-unopened = { verified }; the commitment is not opened yet, so the deals cannot be checked.
verify-uncommitted = { verified }; it has no commitment, so the deals cannot be checked.
verify-noted = What you noted is in it.
verified = { $file }: { $count ->
    [one] 1 ply
   *[other] { $count } plies
}, all legal; { $standing }

# Scenarios
scenario-title = a scenario begins with “{ $title }”
scenario-unmet = { $expected }: { $problem }
scenario-differs = it is { $found }
scenario-told = the log says: { $story }
scenario-legal = { $count ->
    [0] no action is legal
   *[other] the legal actions are { $legal }
}
scenario-not-won = that seat has not won
scenario-changed = the refusal changed the state
scenario-not-refused = { $action } was not refused
scenario-no-expectation = not an expectation
lesson-no-step = “{ $text }” belongs to a step, before anything is played in it

# Bots
unknown-bot = there is no bot called { $bot }; the bots are { $known }
bot-kind = { $bot }: the word before the colon must be one of { $known }
bot-setting = { $bot }: the settings of { $kind } are { $known }
bot-setting-whole = { $bot }: { $setting } must be a whole number, not { $value }
bot-setting-number = { $bot }: { $setting } must be a number, not { $value }
bot-setting-most = { $bot }: { $setting } must be from 0 to { $most }
bot-problem = { $bot }: { $problem }
bot-own = { $given }: write your own bot as { $form }; its name has up to 20 lower-case letters, digits, - or _, and starts with a letter
bot-taken = { $bot }: there is already a bot with this name
bot-patience = patience must be more than 0 and at most { $most } seconds
bot-not-awaited = { $name } has nothing to decide now; { $standing }
bot-chose = { $bot } chose { $chosen }; it must return the number of an action
search-prior-visits = prior_visits must be at least 1
search-seconds = a search needs a finite time of more than 0 seconds, not { $value }
class-not-made = { $where } cannot be created: { $problem }
class-no-bot = { $where } has no choose(game, s, seat, legal), so it is not a bot
class-name = { $where }: write a class as module:Class
class-import = { $module } cannot be imported: { $problem }
class-absent = { $module } has no class { $called }
program-posix = programs can play only on Linux, macOS and other POSIX systems
program-command = { $command }: { $problem }
program-absent = { $command }: there is no such program

# Turns that a bot lost, and why
lost-start = it could not be started: { $problem }
lost-guard = it could not be guarded: { $problem }
lost-absent = this server has no such program
lost-early = it answered before it had read the question
lost-unasked = it wrote { $said } before it was asked
lost-late = it did not answer within { $seconds } s
lost-ended = it exited
lost-ended-before = it exited before it was asked
lost-status = { $problem } with status { $status }
lost-words = { $problem }; on its error output: { $words }
lost-long = its answer is longer than { $most } bytes
lost-answer = it wrote { $said } instead of { $form }
lost-no-action = its answer is not an action: { $problem }
lost-illegal = it chose { $action }, which is not legal now
lost-stopped = it was stopped
lost-out = it failed { $times } times in a row; the last failure: { $last }
lost-thinking = it thought longer than { $seconds } s
lost-process = its process died
lost-no-process = there is no process for it: { $problem }
lost-failed = it failed:{"\u000A"}{ $problem }
lost-stops = the server is stopping

# The arena
arena-two = an arena needs at least two different bots
arena-chose = { $bot } in seat { $number } made an invalid choice: { $problem }
arena-failed = { $bot } in seat { $number } failed: { $problem }

# The command line
cli-needs = { $switch } needs { $other }
cli-excludes = { $switch } cannot be combined with { $other }
cli-bots = 0 to { $most } of the seats can be bots
cli-animate = { $file }: a moving picture is an SVG; give the file a name that ends with .svg
cli-game = choose a game: { $known }
cli-resume = --seats, --names and --option are already set by the record of --resume
cli-other-game = { $record } is a match of { $found }, not of { $wanted }

# Compiling, and the doctor
compile-ready = { $game }: compiled
doctor-head = Ludogare { $version }
doctor-python = Python { $version }: { $path }
doctor-package = the package lies in { $path }
doctor-data = tables and your own files: { $path } ({ $size } MB); $LUDOGARE_DATA names another folder
doctor-data-refused = tables and your own files: { $path } cannot be written; make it yours, or name another folder in $LUDOGARE_DATA
doctor-cache = compiled rules: { $path } ({ $size } MB); $LUDOGARE_CACHE names another folder
doctor-cache-refused = compiled rules: { $path } cannot be written, so every process compiles them again; name another folder in $LUDOGARE_CACHE
doctor-parts = your own parts: { $path }
doctor-parts-nobody = your own parts: { $path } belongs to no game; the games are { $known }
doctor-parts-refused = your own parts: { $problem }
doctor-needed = needed: { $packages }
doctor-broken = needed, but missing or too old: { $packages }; install again: pip install --upgrade ludogare
doctor-installed = { $extra }: { $packages }
doctor-old = { $extra }: too old or missing: { $packages }; pip install 'ludogare[{ $extra }]'
doctor-missing = { $extra }: without { $packages } { $purpose }; pip install 'ludogare[{ $extra }]'
doctor-fast = rules are not compiled, and bots that search are far weaker
doctor-gpu = no matches are simulated on a GPU
doctor-postgres = several servers cannot share a PostgreSQL database
doctor-push = players who are away are not called
doctor-ratings = there are no ratings
doctor-lab = there is no Gymnasium, no PettingZoo and no cluster
doctor-openspiel = there is no OpenSpiel
doctor-train = nets are not trained
doctor-plain = rules run uncompiled
doctor-compiled = { $game }: compiled for { $kept }
doctor-uncompiled = { $game }: not compiled yet for { $left }; tables play all the same, with plain rules and slower bots, while the first use compiles by itself; “ludogare compile” does it now
doctor-well = All is well.
doctor-wrong = { $count ->
    [one] One thing is wrong, marked !!
   *[other] { $count } things are wrong, marked !!
}

# Shared work
shared-process = a worker process died: it was killed, a bot ended it, or memory ran out
shared-stopped = the workers stopped before the work was done
cluster-job = { $count } workers of { $address } died on the same job; their logs may say why
cluster-silent = no Dask scheduler answers at { $address }: { $problem }
cluster-empty = the scheduler at { $address } has no workers
cluster-lacks = a worker of { $address } is missing something: { $problem }
cluster-other = a worker of { $address } has { $theirs }, but this machine has { $ours }
missing-package = { $package } is not installed: pip install 'ludogare[{ $extra }]'
no-device = there is no device called { $device }; the devices are cpu and cuda
no-gpu = there is no NVIDIA GPU here, or no driver for it
cli-cluster = --workers cannot be combined with --cluster, which has its own workers

# Learned judgements
net-game = this net was made for { $made_for }, not for { $game }
net-rules = the net of { $game } was made for rules { $made_for }, and these are rules { $now }: train it again
net-features = the net of { $game } was made for other features: train it again
net-size = the net of { $game } has not as many weights as it should
net-wide = the weights of the net of { $game } are too large to be added up in 32 bits
net-large = the net would take { $bytes } bytes, more than { $most }: train it with fewer hidden units
net-file = { $file } is no net: { $problem }
net-format = { $file } has the format { $format }, which this version does not know
train-resume = a training lies in { $folder } already: add --resume to go on with it, or name another folder
train-nothing = there is no training in { $folder } to go on with
train-other = the training in { $folder } is of another game, or has another number of hidden units
train-trace = the trace of a training is a number from 0 to 1, not { $wanted }
train-hidden = the net to begin with has { $there } hidden units, not { $wanted }
train-end = say when to stop: --minutes or --iterations
calibrate-search = { $bot } does not search, so it states no chance of winning

# Environments for learners
lab-illegal = an illegal action can “lose” or “refuse”, not { $value }
lab-over = the match is over; call reset to start another
lab-no-action = a seat that has to act was given no action
lab-bots = { $bots ->
    [one] 1 bot was named
   *[other] { $bots } bots were named
} for { $count ->
    [one] 1 other seat
   *[other] { $count } other seats
}

# Many matches at once
vector-observe = what is observed is one of { $known }, not { $wanted }
vector-here = the actions are { $count } whole numbers, one for each match, not { $given }
vector-there = the actions are { $count } whole numbers on the GPU, one for each match, not { $given }
vector-illegal = match { $index }: action { $action } is not legal for seat { $seat }; nothing was played in any match

# The terminal
play-welcome = { $title }. Type a number or an action. “u” takes back, “b” shows the table, “r” the rules, “?” helps, “q” quits.
play-help =
    Type a number from the list, or an action as it is written (“bid 12”).
    u  take back your last action
    b  show the table again
    w  tell the table in words
    r  show the rules, or one clause with “r CC-3.2”
    s FILE  save the record, to replay or resume it later
    q  quit the match
play-prompt = { $name } >
play-curtain = Hand over to { $name }, then press Enter.
play-range = { $first } … { $last }
play-on-board = Type a number from the board.
play-saved = Saved as { $file }.
play-taken-back = Taken back.
play-bye = Goodbye.
play-over = The match is over.
play-won = { $winners } won.
play-nobody = Nobody won.
play-points = { $name }: { $points }
play-no-choice = There is no choice { $number }; the list ends at { $last }.
play-no-rules = There is no clause { $clause }.

# Matches in hindsight
analysis-unfinished = the match has not ended; only a finished match can be analysed
analysis-none = there is no record of a finished match here
cli-one-record = { $switch } is for one record
why-sheet = { $what }: { $better } instead of { $taken }.
hindsight-title = Luck and skill
hindsight-curve = Chances of winning
hindsight-curve-words = The chances of winning of { $who } over the match
hindsight-deserved = Luck aside, { $names } deserved to win.
hindsight-decided = Luck decided: without it { $names } should have won.
hindsight-points = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hindsight-fine = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
hindsight-percent = { $number }%
hindsight-seat = { $name }: luck { $luck }, errors { $error } points of winning chance in { $decisions } decisions ({ $each } each)
hindsight-seat-luck = { $name }: luck { $luck } points of winning chance
hindsight-made = Ply { $number }, { $who }: { $label }
hindsight-ply = Ply { $number }, { $who }: { $label } ({ $name }: { $before } → { $after })
hindsight-step = { $name }: { $label }
hindsight-wrong = { $called }, { $cost } points lost; better: { $best }
hindsight-best = Best
hindsight-good = Good
hindsight-inaccuracy = Inaccuracy
hindsight-mistake = Mistake
hindsight-blunder = Blunder
hindsight-head-matches = matches
hindsight-head-won = won in %
hindsight-head-luck = luck
hindsight-head-error = errors
hindsight-head-each = a decision
