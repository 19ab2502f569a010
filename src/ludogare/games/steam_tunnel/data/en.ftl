title = Steam Tunnel
blurb = Flip cards and claim segments of the tunnels that grow under Io: the longer and better connected a tunnel, the more it pays.

# A place, a card, a segment, a sum
place = row { $row }, column { $col }
card = { $card ->
    [A1] two segments and two dead ends
    [A2] two segments and two dead ends
    [C1] two segments and two dead ends
    [C2] two segments and two dead ends
    [G] two forks
    [P] six numbered ends
   *[other] three segments
}
port = { $port ->
    [0] at the top
    [1] at the upper right
    [2] at the lower right
    [3] at the bottom
   *[other] at the lower left
}
length = { $segments ->
    [one] 1 segment
   *[other] { $segments } segments
}
sum = { $kind ->
    [loop] a loop of { length }, worth nothing
    [dead] ({ $ends }) × { $segments }, but with these ends it is worth nothing
   *[sum] ({ $ends }) × { $segments } = { $value }
}

# Actions, as buttons say them
act-flip = Flip the card in { place }
act-claim = Claim the segment { port } of the card in { place }
act-block = Block the card in { place }
act-pass = Place no pawn
act-start = { $name } goes first
act-reveal = Card { $card }{ $turned ->
    [0] { "" }
   *[other] , upside down
}: { card }

# The same, once a card was pointed out
here-flip = Flip this card
here-claim = Claim the segment { port }
here-block = Block this card

# What a seat is asked
ask-over = The match is over.
ask-wait = The others are thinking.
ask-flip = { $face_down ->
    [one] Flip the last card: it completes every tunnel.
   *[other] Flip a card: it leads tunnels on, or ends them. { $face_down } are still face down.
}
ask-place = Claim a segment: most pawns win a tunnel. Or block a card, or place no pawn.

next-claim-port = Which segment of this card do you claim?

# What is told
log-start = { $name } goes first.
log-flip = { $name } flips the card in { place }.
log-reveal = It shows { card }.
log-claim = { $name } claims the segment { port } of the card in { place }.
log-block = { $name } blocks the card in { place }.
log-pass = { $name } places no pawn.
log-completed = A tunnel is completed: { sum }.{ $leaders ->
    [0] { " " }Nobody has a pawn on it.
   *[other] { "" }
}
log-paid = { $name } scores { $points } for it.
log-last-flip = The last card is face up, and the match is over.
log-last-block = There is no card left to flip, and the match is over.
log-wins = { $name } wins with { $points } points.

# Why not
no-flip-first = flip a card first
no-second-flip = a card has already been flipped; now place one pawn or none
no-such-card = the board is { $size } by { $size }, with rows and columns 1 to { $size }
no-blocked = { $name } has blocked that card
no-hole = there is no card in the hole
no-face-up = that card is already face up
no-claim-face-down = a face-down card shows no segments
no-claim-blocked = a blocked card has no segment to claim
no-claim-point = numbered ends are not segments
no-claim-black = a black end is not a segment
no-claim-name = write that segment with its lowest port, { $port }
no-claim-taken = { $name } has a pawn on that segment
no-claim-completed = that tunnel is completed

# The board in words
words-cards = { $face_down ->
    [0] All cards are known.
    [one] 1 card can still be flipped.
   *[other] { $face_down } cards can still be flipped.
}
words-row = { "  " }{ $row }  { $cells }
words-signs = { "  " }# face down, X blocked, P point card, o hole, ’ upside down
words-tunnel = { $state ->
    [open] Open
   *[completed] Completed
}: { sum }; segments { $at }
words-pawns = { "  " }{ $name }: { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
}
words-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $now } if the match ended now.

# How a match ends
ending-flip = The last card was flipped.
ending-block = The last card was blocked.

# The score sheet
sheet-tunnel = { $kind ->
    [loop] Loop, { length } = 0
    [dead] ({ $ends }) × { $segments }, dead = 0
   *[sum] ({ $ends }) × { $segments } = { $value }
}
sheet-total = Points

# What pays later
prospect-ended = Points if the match ended now

# The board, drawn
board-title = Steam Tunnel
board-player = { $name }
board-standing = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for completed tunnels, { $now } if the match ended now.
board-ledger = { $state ->
    [open] Open tunnels
   *[completed] Completed
}
board-face = { $face ->
    [down] Face-down card
    [blocked] Blocked card
    [point] Point card
    [hole] Hole
   *[up] Card
}
board-segment = Segment
board-port = { $port ->
    [p0] top
    [p1] upper right
    [p2] lower right
    [p3] bottom
    [p4] lower left
   *[p5] upper left
}
board-tunnel = { $state ->
    [open] Open tunnel, so far
   *[completed] Completed tunnel:
} { sum }.{ $led ->
    [nothing] { "" }
    [nobody] { " " }No pawns.
    [one] { $state ->
        [open] { " " }{ $who } leads.
       *[completed] { " " }{ $who } gets { $share }.
    }
   *[several] { $state ->
        [open] { " " }{ $who } are tied.
       *[completed] { " " }{ $who } get { $share } each.
    }
}

# Options
option-dead_ends = Black ends are worth nothing (normal); they make the whole tunnel worthless (deadly); or a tunnel needs two numbered ends to be worth anything (less deadly).
option-dead_ends-normal = Normal
option-dead_ends-deadly = Deadly
option-dead_ends-less_deadly = Less deadly
option-charity = Every black end is worth 1 point.
option-forks_removed = Number of fork cards left in the box.
option-full_board = All 48 cards lie face down on a 7 by 7 board with a hole in its centre.
option-starter = The seat that goes first, or by lot.
condition-all_cards = The full board needs all 48 cards, so no fork card can be removed.

# A component file of one’s own
parts-places = the { $count } point cards need { $count } places
parts-port = a port is one of { $known }, used once
parts-segment = a segment joins 2 ports or more
parts-fork = card { $card } has forks, and no other
parts-names = the cards are { $known }, in this order
parts-cards = there are { $count } tunnel cards
parts-segments = all cards together have more than { $most } segments
