title = 1987 Channel Tunnel
blurb = Two boring machines under the sea: place stacks of workers, plan and drill, raise money and technology, and be first to the meeting point.

# Words
side = { $side ->
    [britain] British
   *[france] French
}
points-many = { $points ->
    [one] 1 point
   *[other] { $points } points
}
colour = { $colour ->
    [sky_blue] sky blue
    [black] black
    [orange] orange
    [yellow] yellow
   *[white] white
}
token = { colour } token
a-token = { $colour ->
    [orange] an orange token
   *[other] a { token }
}
tokens = { $count ->
    [one] 1 { token }
   *[other] { $count } { token }s
}
old-tokens = { $old ->
    [sky_blue] sky blue
    [black] black
    [orange] orange
    [yellow] yellow
   *[white] white
}
tile = { $colour ->
    [sky_blue] sky blue tile
    [black] black tile
    [orange] orange tile
    [yellow] yellow tile
    [white] white tile
   *[other] tile
}
a-tile = { $colour ->
    [orange] an orange tile
   *[other] a { tile }
}
give-token = { $give ->
    [sky_blue] a sky blue token
    [black] a black token
    [orange] an orange token
    [yellow] a yellow token
   *[white] a white token
}
take-token = { $take ->
    [sky_blue] a sky blue one
    [black] a black one
    [orange] an orange one
    [yellow] a yellow one
   *[white] a white one
}
action = { $action ->
    [technology] Technology
    [finance] Finance
    [planning] Planning
    [drilling] Drilling
    [secondary] secondary action
   *[development] Development
}
secondary = { $secondary ->
    [technology] Technology
    [finance] Finance
    [planning] Planning
   *[drilling] Drilling
}
does = { $action ->
    [secondary] { secondary }
   *[other] { action }
}
at-slot = { $slot ->
    [0] { slot }
    [1] { slot }
   *[other] the { slot }
}
slot = { $slot ->
    [0] Technology / Finance
    [1] Planning / Drilling
    [2] first project
    [3] second project
   *[4] third project
}
country = { $country ->
    [west_germany] West Germany
    [italy] Italy
    [spain] Spain
    [netherlands] Netherlands
    [belgium] Belgium
    [denmark] Denmark
    [greece] Greece
    [portugal] Portugal
    [ireland] Ireland
   *[luxembourg] Luxembourg
}
card-name = { $kind ->
    [european_influence] European influence ({ country })
    [political_duel] Political duel
    [european_speech] European speech
    [media_relations] Media relations
    [topographic_analysis] Topographic analysis
    [improve_technology] Improve technology
    [new_workers] New workers
    [exchange] Exchange
    [extra_funding] Extra funding
    [new_materials] New materials
    [heavy_machinery] Heavy machinery
    [control_room_1] Control room 1
    [control_room_2] Control room 2
    [control_room_3] Control room 3
    [control_room_4] Control room 4
    [control_room_5] Control room 5
   *[none] nothing
}
rubble = { $rubble ->
    [none] no rubble
    [discard_1] discard 1 tile
    [place_1] place 1 tile
   *[place_1_or_2] place 1 or 2 tiles
}
agenda-name = { $kind ->
    [training] Training
    [warehouse_inspection] Warehouse inspection
    [control] Control
    [repairs] Repairs
    [supervision] Supervision
   *[promotion] Promotion
}
agenda-effect = { $kind ->
    [training] one token fewer at the next draw
    [warehouse_inspection] your next turn is skipped
    [control] a deviation card at once
    [repairs] no marker moves in your next Technology action
    [supervision] your next stack needs two more tokens than are on the slot
   *[promotion] pay 3 M, now or as soon as you can
}
drift-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[none] colourless
}

# Actions, as buttons say them
act-new_workers = Use New workers: draw one more token
act-draw = Draw without New workers
act-exchange = Give { give-token } for { take-token }
act-no_exchange = No exchange
act-place = All { token }s on { at-slot }: { action }
act-place-at = All { token }s on { at-slot }: { does }
act-pass = Pass
act-keep = Keep { $count ->
    [0] no { token }s
    [one] 1 { token }
   *[other] { $count } { token }s
}
act-pay_token = Pay { a-token }
act-take = Take the card of the { slot } as money
act-move_marker = Move the marker of track { $track }
act-no_move = Move no marker
act-extra_funding = Use Extra funding: 3 M (card with { secondary })
act-pay_barrier = Pay the barrier
act-look = Look at { side } tile { $number }
act-no_look = Look at no tile
act-realign = Spend { card-name }: { $ecu } M
act-realigned = Spend no more
act-rubble = Give { a-tile }
act-enough = One tile is enough
act-use = Use { card-name }
act-end_turn = End the turn
act-heavy = Free action: { action } ({ slot })
act-agenda_keep = Keep the Agenda card
act-agenda_discard = Discard the Agenda card
act-promotion = Pay with { card-name }: { $ecu } M
act-tile = { $place ->
    [storage] In { side } storage
    [tunnel] { side } tile { $number }
   *[look] Looked at, { side } tile { $number }
}: { tile }
act-card = On the { slot }: { card-name }
act-token = { $name } draws { a-token }
act-deviation = { $name }: { drift-colour } deviation card { $value }
act-agenda = { $name } draws { agenda-name }

# The same, once a stack or a place was pointed out
here-place = { does }: { colour }
here-exchange = Take { take-token }
here-keep = { $count ->
    [0] None
   *[other] { $count }
}
here-look = Look at this tile
here-heavy = { action }

# What a seat is asked
ask-over = The match is over.
ask-wait = Your opponent is thinking.
ask-turn = { $only ->
    [yes] You cannot place a stack: pass.
   *[no] { $more ->
        [2] Which stack goes where? Supervision: two more tokens than are there. Or pass.
       *[1] Which stack goes where, for which action? A stack that you outbid is yours. Or pass.
    }
}
ask-recruiting = Use New workers to draw one more token? More tokens make higher stacks.
ask-exchanging = Exchange one of your tokens for one of your opponent’s? It may raise a stack of yours.
ask-keep = How many { token }s do you keep? At most { $most }; you will draw as many fewer.
ask-pay = { $second ->
    [1] Which second token do you pay?
   *[0] With which token do you pay for the { tile }? It goes back into the bag.
}
ask-taking = Which card do you take as money? Nobody can develop it after that.
ask-moving = Which marker do you move? Its space counts at the end. You can spend { $purse } M.
ask-crossing = The barrier costs { $price } M and you have put up { $money } M. Use Extra funding?
ask-looking = Which face-down tile do you look at? Only you will know its colour.
ask-realigning = { $must ->
    [1] Which money do you spend to lower your deviation of −{ $level }?
   *[0] Spend money to lower your deviation of −{ $level }? A level costs a point, and beyond −4 you lose.
}
ask-giving = { $given ->
    [1] A second tile for { card-name }, or is one enough? Each is one use of it.
   *[0] Which tile do you give for { card-name }? It frees storage.
}
ask-chaining = Use one of your cards now? Each works once a round.
ask-choosing = Which free action do you take with Heavy machinery?
ask-deciding = { agenda-name } ({ agenda-effect }): keep it for { $points ->
    [one] 1 point
   *[other] { $points } points
}, or discard it?
ask-promoting = Which money do you pay for Promotion? { $due } M to go.

next-place-colour = Which stack do you place there? It has to be higher than the one there.
next-place-slot = Where do you place this stack? It has to be higher than the one there.
next-place-action = For which of the two actions?
next-exchange-card = With which card do you exchange?
next-exchange-give = Which of your tokens do you give?
next-exchange-take = Which token do you take for it?
next-heavy-slot = Where do you take this action?
next-heavy-action = Which action do you take there?

# What is told
log-new_workers = { $name } uses New workers.
log-draw = { $name } draws without New workers.
log-exchange = { $name } gives { give-token } for { take-token }.
log-no_exchange = { $name } exchanges nothing.
log-place = { $name } places { tokens } for { action }{ $back ->
    [0] { "" }
   *[other] , taking back { $back } { old-tokens }
}.
log-secondary = { $name } places { tokens } on { card-name } for its secondary action, { secondary }{ $back ->
    [0] { "" }
   *[other] , taking back { $back } { old-tokens }
}.
log-develop = { $name } places { tokens } to develop { card-name }{ $back ->
    [0] { "" }
   *[other] , taking back { $back } { old-tokens }
}.
log-pass = { $name } passes.
log-keep = { $name } keeps { $count ->
    [0] no { token }s
   *[other] { tokens }
}.
log-pay_token = { $name } pays { a-token }.
log-take = { $name } takes { card-name } as money: { $ecu } M.
log-move_marker = { $name } chooses track { $track }.
log-no_move = { $name } moves no marker.
log-extra_funding = { $name } uses Extra funding: 3 M.
log-pay_barrier = { $name } pays the barrier.
log-look = { $name } looks at { side } tile { $number }.
log-no_look = { $name } looks at no tile.
log-realign = { $name } spends { card-name }: { $ecu } M.
log-realigned = { $name } spends no more money.
log-rubble = { $name } gives { a-tile }.
log-enough = { $name } gives only one tile.
log-use = { $name } uses { card-name }.
log-end_turn = { $name } ends the turn.
log-heavy = { $name } takes { action } as a free action.
log-heavy-card = { $name } takes { action } as a free action, with { card-name }.
log-agenda_keep = { $name } keeps { agenda-name }: { agenda-effect }.
log-agenda_discard = { $name } discards { agenda-name }.
log-promotion = { $name } pays with { card-name }: { $ecu } M.
log-tile = { $place ->
    [storage] { side } storage holds { a-tile }.
    [tunnel] { side } tile { $number } is { a-tile }{ $agenda ->
        [yes] { " " }with the agenda symbol
       *[no] { "" }
    }.
   *[look] { $known ->
        [no] Only { $name } knows { side } tile { $number } now.
       *[yes] { side } tile { $number } is secretly known: { a-tile }{ $agenda ->
            [yes] { " " }with the agenda symbol
           *[no] { "" }
        }.
    }
}
log-card = New on the { slot }: { card-name }.
log-token = { $name } draws { a-token }.
log-tokens = { $name } draws { $items }.
log-deviation = { $name }: { drift-colour } deviation card, { $value }.
log-agenda = { $name } draws { agenda-name } ({ agenda-effect }).
log-moved = { $name } moves the marker of track { $track }{ $barrier ->
    [0] { "" }
   *[other] , past a barrier of { $barrier } M
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-lowered = { $name }’s deviation drops to { $level }.
log-drilled = { $name } has drilled { $number } of 9 tiles.
log-shuffled = All deviation cards are shuffled again.
log-first = { $name } takes the first player card.
log-resolved = { $name } resolves { agenda-name }: +{ $points }.
log-round = Round { $round } begins; { $name } goes first.
log-lost = { $name }’s machine strays too far: { $name } loses the match.
log-arrived = { $name }’s machine reaches the meeting point!
log-stopped = The works have come to a standstill: the match is stopped after round { $round }.

# Why not
no-phase-recruiting = it is time to draw, with or without New workers
no-phase-exchanging = it is time to exchange tokens or not
no-phase-turn = it is time to place a stack or pass
no-phase-keeping = it is time to choose which tokens to keep
no-phase-paying = it is time to pay for the tile
no-phase-taking = it is time to take a card as money
no-phase-moving = it is time to move a marker or not
no-phase-crossing = it is time to pay the barrier
no-phase-looking = it is time to look at a tile or not
no-phase-realigning = it is time to spend money on the deviation or not
no-phase-giving = it is time to give rubble for the card
no-phase-chaining = it is time to use a card or end the turn
no-phase-choosing = it is time to choose the free action
no-phase-deciding = it is time to keep or discard the Agenda card
no-phase-promoting = it is time to pay for Promotion
no-tokens = { $name } has no { token }
no-such-action = the slot { slot } does not offer that action
no-height = { $count ->
    [one] 1 token is
   *[other] { $count } tokens are
} not enough: { $there ->
    [one] there is 1
   *[other] there are { $there }
} on the slot, so { $need } are needed
no-height-agenda = { no-height }
no-card-there = there is no card on that slot
no-rubble = { card-name } asks for rubble, and { $name } has none in storage
no-rubble-any = { $name } can develop none of the cards
no-technology = no marker can move, and { $name } has { $purse ->
    [0] no money to correct a deviation
   *[other] nothing to correct
}
no-planning = all { $tiles } tiles on { $name }’s side are face up
no-drill-hidden = the tile in front of the machine is face down
no-drill-full = { $name }’s storage of { $room } is full
no-drill-price = that would leave { $name } neither { a-token } nor two others to pay with
no-own-card = { card-name } is not in { $name }’s area
no-ability = { card-name } has no ability for this moment
no-spent = { card-name } has no tile left
no-twice = { card-name } was already used this round
no-limit = { $name } already holds the maximum of { $limit } tokens
no-reaction-late = { card-name } reacts only to the last action
no-reaction = { card-name } has nothing to react to, or its effect is not possible now
no-exchange-pair = give one of your tokens for one of another colour from your opponent
no-money-card = { card-name } is not under { $name }’s board
no-track = the marker of track { $track } is already at the end
no-barrier = the barrier costs { $price } M, and { $name } has { $money } M
no-look = that tile is face up or gone
no-idle = the action must have an effect: spend money on the deviation
no-standing-still = the action must have an effect: move a marker
no-enough = the card needs at least one tile
no-tile = { $name } has no { tile } in storage
no-keep-order = first say how many { token }s you keep
no-keep = { $name } can keep at most { $most } of them
no-payment = pay with a { token }; two others only if you have none
no-heavy = the options of this match do not allow { action } here
no-heavy-slot = write { action } with another slot

# The table in words
words-round = Round { $round }; { $name } holds the first player card.
words-slot-0 = Technology / Finance: { $height ->
    [0] free
   *[other] { $height } { token }s
}.
words-slot-1 = Planning / Drilling: { $height ->
    [0] free
   *[other] { $height } { token }s
}.
words-slot = Slot { $slot }: { card-name } (card { $card }, { $points } points, { rubble }, secondary { secondary }, { $ecu } M), { $height ->
    [0] free
   *[other] { $height } { token }s
}.
words-slot-empty = Slot { $slot }: no card left.
words-player = { $name }, { side }: { $points } points, { $drilled } of 9 drilled, deviation { $level }, { $tokens } tokens, storage { $stored } of { $room }, { $ecu } M, tracks { $a } and { $b }.
words-token = { "  " }{ tokens }
words-tile = { "  " }tile { $number }: { tile }{ $state ->
    [known] { " " }(face down)
   *[other] { "" }
}
words-card = { "  " }{ card-name } (card { $card }){ $tiles ->
    [0] { "" }
    [one] , 1 tile on it
   *[other] , { $tiles } tiles on it
}

# The board in letters, for terminals
letters-colour = { $colour ->
    [sky_blue] sky blue
    [black] black
    [orange] orange
    [yellow] yellow
   *[white] white
}

# How a match ends
ending-arrival = A machine reached the meeting point.
ending-tie = A machine reached the meeting point and broke the tie.
ending-deviation = A machine strayed too far.
ending-stop = The works came to a standstill.

# The score
sheet-printed = Points on cards
sheet-topographic = Topographic analysis
sheet-duel = Political duel
sheet-speech = European speech
sheet-media = Media relations
sheet-tracks = Technology
sheet-deviation = Deviation
sheet-arrival = Arrival
sheet-agenda = Agenda
sheet-total = Total

# What pays later
prospect-drilled = Tiles drilled
prospect-planned = Tiles turned up
prospect-stored = Tiles in storage
prospect-funds = Millions to spend
prospect-tokens = Tokens in hand

# The board: every word that is drawn, or spoken in its place
board-round = Round { $round }
board-player = { $name }
board-first = first player
board-passed = passed
board-winner = winner
board-won = { $names } wins
board-shared = { $names } share the win
board-agenda_keep = Keep
board-agenda_discard = Discard
board-points = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
board-part-printed = cards
board-part-topographic = survey
board-part-duel = duel
board-part-speech = speech
board-part-media = media
board-part-tracks = technology
board-part-deviation = deviation
board-part-arrival = arrival
board-part-agenda = agenda
board-tile = { side } tile { $number }: { $state ->
    [drilled] drilled
    [down] face down
    [known] face down; you know it: { a-tile }
   *[up] { a-tile }
}{ $symbol ->
    [yes] { " " }with the agenda symbol
   *[no] { "" }
}
board-machine = { $name }’s boring machine: { $drilled } of 9 drilled
board-bag = Bag: { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
board-deck = deck
board-discards = discards
board-deck-count = deck: { $count }
board-discards-count = discards: { $count }
board-drift = Deviation cards
board-drift-card = { drift-colour } { $value }: { $out ->
    [1] discarded
   *[0] still in the deck
}
board-hand = { $count } tokens in hand, at most { $limit }
board-storage = Storage { $stored }/{ $room }
board-stored = In storage: { a-tile }
board-locked = A storage space unlocked by technology
board-deviation = Deviation { $level }
board-funds = M in funds
board-purse = { $ecu } M in ECU cards; { $purse } M with Extra funding
board-no-own = No developed cards yet
board-spent = face down
board-agenda = { agenda-name }: { agenda-effect } ({ $state })
board-agenda-open = to be resolved
board-agenda-done = resolved
board-no-card = No card left
board-asks = { rubble }
board-card = { card-name }. { points-many }; { rubble }. { $effect } Secondary action: { secondary }. { $ecu } M.
board-need-words = { $need ->
    [one] Takes a stack of 1 token or more.
   *[other] Takes a stack of { $need } tokens or more.
}
board-need = ≥ { $need } { $need ->
    [one] token
   *[other] tokens
}
board-stack = { $height ->
    [0] { slot }: no stack
   *[other] { slot }: { $height } { token }s
}; at least { $need } to place.
board-do = { $action ->
    [technology] Technology
    [finance] Finance
    [planning] Planning
    [drilling] Drilling
    [secondary] Secondary
   *[development] Develop
}
board-order = { $action ->
    [technology] Move a marker; pay to correct the course
    [finance] Take a displayed card as money
    [planning] Turn up the next tile
   *[drilling] Pay, store the tile, move on
}
board-ability = { $kind ->
    [european_influence] European influence: counts for Political duel and European speech.
    [political_duel] 3 points for more European influence than your opponent.
    [european_speech] 1 point for each pair of European influence.
    [media_relations] 2 points for more cards than your opponent.
    [topographic_analysis] 1, 3, 6, 10, 15 points for tiles of 1 to 5 different colours on these cards.
    [improve_technology] After Technology: one more Technology action.
    [new_workers] At the start of a round: draw one more token.
    [exchange] At the start of a round: swap one of your tokens for one of your opponent’s.
    [extra_funding] During Technology: worth 3 M.
    [new_materials] After any action: take back one token of the stack.
    [heavy_machinery] After any action: one more action for free.
    [control_room_1] After Planning: take back one token of the stack.
    [control_room_2] After Technology: take back one token of the stack.
    [control_room_3] After Planning: one more Planning.
    [control_room_4] After Planning: one Drilling.
   *[control_room_5] After Technology: one more Technology.
}
board-step = Track { $track }: { points-many }{ $benefit ->
    [token] { " " }and one more token each round
    [look] { " " }and a secret look at a tile
    [storage] { " " }and the third storage space
   *[none] { "" }
}{ $barrier ->
    [0] , free.
   *[other] , barrier { $barrier } M (all your money; you have { $purse } M).
}
board-marker = { $name }’s marker on track { $track }, space { $step }
board-benefit = { $benefit ->
    [token] One more token each round
    [look] A secret look at a tile
   *[storage] The third storage space
}
board-barrier = A barrier of { $price } M
board-tip-finance = Take any displayed card as money.
board-tip-planning = { $number ->
    [10] All your tiles are face up.
   *[other] Turns your tile { $number } face up.
}
board-no-drilling = { $why ->
    [arrived] The machine has arrived.
    [hidden] The next tile is still face down.
   *[full] Your storage is full.
}
board-tip-drilling = Costs 1 { token } { $payment ->
    [any] (or 2 of any)
   *[matching] (or 2 of any without one)
}{ $then ->
    [arrival] , and the machine arrives: the match is over.
    [cards] . Water: { $cards ->
        [0] no deviation card.
        [one] 1 deviation card.
       *[other] { $cards } deviation cards.
    }
   *[card] , then 1 deviation card.
}
board-tip-repairs = Repairs: no marker moves.
board-tip-realign = Your deviation is { $level }; each million spent lowers it by one.
board-tip-secondary = The card is given up.
board-tip-take = It becomes { $ecu } M.
board-tip-development = { card-name }: { rubble } (you have { $stored } in storage), { points-many }.

# Options
option-agenda = Play with the Agenda expansion: tiles with its symbol bring cards with a penalty and points.
option-check_deviation_on_arrival = Deviation cards are drawn after the last tile too; straying too far counts before arriving.
option-agenda_counts_for_media = Resolved Agenda cards count as cards for Media relations.
option-heavy_machinery = The free action of Heavy machinery: any; a different one from the last; any but Development; or a different one, but not Development.
option-heavy_machinery-any = Any action
option-heavy_machinery-other_kind = A different one
option-heavy_machinery-no_development = Any but Development
option-heavy_machinery-other_kind_no_development = A different one, no Development
option-new_red_card_chains_at_once = A red card may react to the Development that brought it into play.
option-drill_payment = Two tokens of any colours pay for drilling only if you have no matching token (matching first), or whenever you like (free choice).
option-drill_payment-matching_first = Matching first
option-drill_payment-free_choice = Free choice
option-chain_window = A red card reacts to any matching action of this turn (whole turn), or only to the last action (last action), as the rules literally say.
option-chain_window-whole_turn = Whole turn
option-chain_window-last_action = Last action

# A component file of one’s own
parts-drift = of some colour there are two cards, and of none are there more
parts-tokens = a board gives at most { $most } tokens more
parts-agenda = the cards are { $known }, in this order
parts-carries = a card of the kind { $kind } carries tiles
parts-carries-none = a card of the kind { $kind } has no use for tiles on it
parts-country = an influence card has a country, and no other
parts-copies = of { $kind } there are { $fewest } to { $most }, not { $found }
parts-countries = there is one influence card for each of { $known }
