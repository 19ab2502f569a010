# Sentences that all games share.

seat-name = Player { $number }
list-end = { $first } and { $last }
chance = chance

# Refusals
no-over = the match is over
no-seat = there is no seat { $number }; the seats are 0 to { $last }
no-chance-awaited = a draw comes next, and chance decides it
no-dealer = a draw comes next, and nobody deals: play an outcome, or give the match a dealer with go_on
no-turn = it is not { $name }’s turn; { $awaited } to act
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
stands-over = over: { $winners } won
stands-nobody = over: nobody won
stands-awaits = { $who } to act

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
