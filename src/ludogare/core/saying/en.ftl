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
no-chance-awaited = a draw comes next, and chance decides it
no-dealer = a draw comes next, and nobody deals: play an outcome, or give the match a dealer with go_on
no-turn = it is not { $name }’s turn; { $names } to act
no-chance-verb = that is for chance to decide, not for { $name }
no-covered = say which; “?” is only what others see
no-not-now = { $name } may not do that now
no-outcome = that cannot turn up now
no-ply = the match has { $last } plies, so it does not go back to { $number }

# Taking back
undo-nothing = there is nothing to take back
undo-other = the last action was not { $name }’s
undo-chance = chance has been met since, so it cannot be taken back
undo-reveal = something was revealed, so it cannot be taken back

# Standing
stands-over = over: { $names } won
stands-nobody = over: nobody won
stands-awaits = { $names } to act
stands-chance = chance to act

# Games, languages and actions
unknown-game = no game is called { $game }; there are: { $known }
unknown-language = no texts are written in { $language }; there are: { $known }
action-unknown = { $action }: no such action; there are { $known }
action-form = { $action }: it is written { $form }
action-value = { $action }: { $argument } is { $wanted }
action-number = { $number }: the actions are numbered from 0 to { $last }
action-neither = { $value } is no action: neither its number nor its text
value-range = a whole number from { $first } to { $last }
value-one-of = one of { $values }

# Seats and names
seats-number = { $game } is for { $least } to { $most } players, not { $wanted }
seats-fixed = { $game } is for { $most ->
    [one] 1 player
   *[other] { $most } players
}, not { $wanted }
names-list = the names are a list with one for each seat, not { $names }
names-number = { $names ->
    [one] 1 name was given
   *[other] { $names } names were given
} for { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
names-twice = two seats have the same name
name-text = { $given }: a name is text
name-line = { $given }: a name is one line of 1 to { $most } characters

# Options
unknown-option = no option is called { $option }; there are: { $known }
no-options = no option is called { $option }; this game has none
bad-option-value = { $option } is one of { $known }, not { $value }
bad-option-form = { $given }: an option is written NAME=VALUE
option-seat-absent = The first player must be one of this table’s seats.
label-seat = Seat { $number }
label-chance = By lot
word-yes = yes
word-no = no

# Numbers
number-not-whole = { $what } is a whole number, not { $value }
number-too-small = { $what } is at least { $least }, not { $value }
number-seed-bits = a seed has 63 bits at most, not { $bits }
number-seed = a seed
number-of-matches = the number of matches
number-of-deals = the number of deals
number-of-arena-seats = the number of seats in an arena
number-of-processes = the number of processes
number-of-simulations = the number of simulations
number-of-cores = the number of cores
number-of-thinkers = the number of processes in which bots think
number-pace = the pace of bots in milliseconds
script-outcome = the script gives ply { $ply } the outcome { $outcome }: impossible

# Component files
components-toml = this is not TOML: { $problem }
components-file = the file
components-lack = { $place } lacks { $key }
components-unknown = { $place } has { $key }, which is not one of { $known }
components-wrong = { $place } is { $wanted }, not { $found }
components-at = { $place }: { $problem }
components-in-use = { $game } is already in use with this file; name the folder of your own files before that
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
record-no-tail = the record breaks off here; its tail is missing
record-problem = { $problem }
record-folder = this is a folder, not a record
record-no-file = there is no such file
record-unread = { $problem }
record-not-text = not valid UTF-8 text
record-source = a record is text, or the Path of a file, not { $source }
record-long = a record has at most { $most } lines; this has { $count }
record-path = a record begins with “{ $title }”; to read a file, give its Path
record-title = a record begins with “{ $title }”
record-expected = expected “{ $text }” here
record-rules = played by other rules of { $game }; these are version { $version }
record-components = played with other components; these are { $components }
record-setting = “{ $text }” is no seat, option, commitment, nonce or “play”
record-ply = “{ $text }” is no ply: it is written “* <outcome>” or “<seat> <action>”
record-form = “{ $text }” is written “{ $form }”
record-ending = the match is at “{ $ending }” here
record-result = what was played gives “{ $text }”
record-after-end = the record has ended before this line
record-secret = the secret is not the one that was committed to
record-nonces = each seat adds one nonce
record-unfair = ply { $ply }: “{ $dealt }” was dealt, but the commitment gives “{ $due }”
record-plies = the record has { $count ->
    [one] 1 ply
   *[other] { $count } plies
}

# Checked records
verify-fair = { verified }; the deals are those of the commitment.
verify-unopened = { verified }; the commitment is not opened yet, so the deals cannot be checked.
verify-uncommitted = { verified }; it carries no commitment, so the deals cannot be checked.
verified = { $file }: { $count ->
    [one] 1 ply
   *[other] { $count } plies
}, all legal; { $standing }

# Scenarios
scenario-title = a scenario begins with “{ $title }”
scenario-unmet = { $expected }: { $problem }
scenario-differs = it is { $found }
scenario-told = told was: { $story }
scenario-legal = { $count ->
    [0] no action is legal
   *[other] legal are { $legal }
}
scenario-not-won = that seat has not won
scenario-changed = the refusal changed the state
scenario-not-refused = { $action } was not refused
scenario-no-expectation = this is no expectation

# Bots
unknown-bot = no bot is called { $bot }; there are: { $known }
bot-kind = { $bot }: before the colon stands one of { $known }
bot-setting = { $bot }: { $kind } has the settings { $known }
bot-setting-whole = { $bot }: { $setting } is a whole number, not { $value }
bot-setting-number = { $bot }: { $setting } is a number, not { $value }
bot-setting-most = { $bot }: { $setting } is 0 to { $most }
bot-problem = { $bot }: { $problem }
bot-own = { $given }: a bot of your own is given as { $form }; a name has up to 20 small letters, digits, - or _, a letter first
bot-taken = { $bot }: there is a bot of this name already
bot-patience = patience is more than 0 and at most { $most } seconds
bot-not-awaited = { $name } has nothing to decide now; { $standing }
bot-chose = { $bot } chose { $chosen }; the number of an action is due
search-prior-visits = the judgement counts for one visit at least: prior_visits=1
search-seconds = a search takes more than 0 seconds and ends, not { $value }
class-not-made = { $where } cannot be made: { $problem }
class-no-bot = { $where } has no choose(game, s, seat, legal), so it is no bot
class-name = { $where }: a class is named module:Class
class-import = { $module } cannot be imported: { $problem }
class-absent = { $module } has no class { $called }
program-posix = programs take seats on Linux, macOS and other POSIX systems only
program-command = { $command }: { $problem }
program-absent = { $command }: there is no such program

# Turns that a bot lost, and why
lost-start = it could not be started: { $problem }
lost-guard = it could not be guarded: { $problem }
lost-absent = this server has no such program
lost-early = it answered before it had read the question
lost-unasked = it said { $said } before it was asked
lost-late = it gave no answer within { $seconds } s
lost-ended = it ended
lost-ended-before = it ended before it was asked
lost-status = { $problem } with status { $status }
lost-words = { $problem }; on its error output: { $words }
lost-long = its answer is longer than { $most } bytes
lost-answer = it said { $said } instead of { $form }
lost-no-action = its answer is not an action: { $problem }
lost-illegal = it chose { $action }, which is not legal now
lost-stopped = it was stopped
lost-out = it failed { $times } times in a row; the last time { $last }
lost-thinking = it thought longer than { $seconds } s
lost-process = its process died
lost-no-process = no process for it: { $problem }
lost-failed = it failed:{"\u000A"}{ $problem }
lost-stops = the server stops

# The arena
arena-two = an arena needs at least two different bots
arena-chose = { $bot }, seat { $number }, chose wrongly: { $problem }
arena-failed = { $bot }, seat { $number }, failed: { $problem }

# The command line
cli-needs = { $switch } goes with { $other }
cli-excludes = { $switch } does not go with { $other }
cli-bots = 0 to { $most } of the seats can be bots
cli-game = say which game: { $known }
cli-resume = --seats, --names and --option stand in the record of --resume already
cli-other-game = { $record } is a match of { $found }, not of { $wanted }

# Shared work
shared-process = a process that shared the work was ended from outside, or by a bot, or lacked memory
shared-stopped = whoever shared the work has stopped before it was done
cluster-job = { $count } workers of { $address } ended while they did the same job; their logs may say why
cluster-silent = no Dask scheduler answers at { $address }: { $problem }
cluster-empty = the scheduler at { $address } has no workers
cluster-lacks = a worker of { $address } lacks something: { $problem }
cluster-other = a worker of { $address } has { $theirs }, and here is { $ours }
missing-package = { $package } is not installed here: pip install 'ludogare[{ $extra }]'
no-device = no device is called { $device }; there are: cpu, cuda
no-gpu = there is no NVIDIA GPU here, or no driver for it
cli-cluster = --workers does not go with --cluster, which has workers of its own

# Environments for learners
lab-illegal = an illegal action may “lose” or “refuse”, not { $value }
lab-over = the match is over; reset begins another one
lab-no-action = a seat that is awaited was given no action
lab-bots = { $bots ->
    [one] 1 bot was named
   *[other] { $bots } bots were named
} for { $count ->
    [one] 1 other seat
   *[other] { $count } other seats
}

# The terminal
play-welcome = { $title }. Type a number or an action, “u” takes back, “b” shows the table, “r” the rules, “?” helps, “q” leaves.
play-help =
    A number chooses from the list; an action can be typed as it is written (“bid 12”).
    u  takes back your last action
    b  shows the table again
    r  shows the rules, “r CC-3.2” one clause
    s FILE  saves the record, to replay or go on later
    q  leaves the match
play-prompt = { $name } >
play-curtain = Hand over to { $name }, then press Enter.
play-range = { $first } … { $last }
play-saved = Saved as { $file }.
play-taken-back = Taken back.
play-bye = Good-bye.
play-over = The match is over.
play-won = { $winners } won.
play-nobody = Nobody won.
play-points = { $name }: { $points }
play-no-choice = There is no choice { $number }; the list ends at { $last }.
play-no-rules = There is no clause { $clause }.
