title = SteamRollers
blurb = Roll the dice, choose one, and draw your own railway: the farther your goods travel, the more they earn.

# Colours, kinds, sides, tiles
colour-name = { $good ->
    [yellow] yellow
    [red] red
    [green] green
    [blue] blue
    [grey] grey
   *[black] black
}
kind-name = { $kind ->
    [straight] straight rail
    [gentle] gentle curve
   *[sharp] sharp curve
}
kinds = { $one ->
    [straight] straight rails
    [gentle] gentle curves
   *[sharp] sharp curves
} and { $two ->
    [straight] straight rails
    [gentle] gentle curves
   *[sharp] sharp curves
}
side-from = { $from ->
    [E] east
    [NE] north-east
    [NW] north-west
    [W] west
    [SW] south-west
   *[SE] south-east
}
side-to = { $to ->
    [E] east
    [NE] north-east
    [NW] north-west
    [W] west
    [SW] south-west
   *[SE] south-east
}
hex-place = region { $region }, row { $row }, hex { $place }
cube-name = { $cube ->
    [yellow] a yellow good
    [red] a red good
    [green] a green good
    [blue] a blue good
    [grey] a grey good
    [black] a coal
    [place0] the first good
    [place1] the second good
    [place2] the third good
    [place3] the fourth good
   *[personal] your personal good
}
tile-does = { $code ->
    [t1a] change your die to any value
    [t1b] change your die to any value
    [t2a] take two dice, do two actions
    [t2b] claim the die another player has just chosen
    [t3a] the die may set the destination of a delivery
    [t3b] a delivery counts 1 or 2 more
    [t4a] deliver at any distance
    [t4b] 1 more power
    [t5a] change your die by 1
    [t5b] reroll your die, or turn it over
    [t6a] draw any kind of rail
    [t6b] draw any kind of rail
    [tS2a] reroll Olive’s die
   *[tS2b] stop Olive from taking a good
}
tile-lasts = { $once ->
    [0] permanent
   *[1] single use
}
start-does = { $tile ->
    [locomotive] Locomotive: tick a box
    [rail] Rail: draw a rail
    [plus2] +2 points
    [action_tile] Action tile: take one
   *[personal_good] Personal good: draw one that only you deliver
}
points-many = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# Actions, as buttons say them
act-start_tile = { start-does }
act-start_loco = Tick box { $box }
act-start_rail = Draw a { kind-name } from { side-from } to { side-to } in { hex-place }
act-start_action = Take tile { $tile }: { tile-does }
act-start_place = Put it in city { $city }
act-choose = Take the { $die }
act-choose_two = Take the { $first }, then the { $second } (tile 2a)
act-claim = Claim this die (tile 2b)
act-let = Let it go
act-change = Change the die to { $value } (tile { $tile })
act-reroll_die = Reroll the die (tile { $tile })
act-rail = Draw a { kind-name } from { side-from } to { side-to } in { hex-place }
act-loco = Tick box { $box } of the locomotive
delivery = from city { $origin } to city { $dest }, distance { $distance }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus }
}: { points-many }
act-deliver = Deliver { cube-name } { delivery }
act-deliver-at = Deliver { cube-name }{ $good ->
    [none] { "" }
   *[other] { " " }({ colour-name })
} { delivery }
act-take = Take tile { $tile }: { tile-does }
act-pass = Pass
act-order = Exchange goods for order { $order }{ $coal ->
    [none] { "" }
    [yellow] , with coal for yellow
    [red] , with coal for red
    [green] , with coal for green
    [blue] , with coal for blue
   *[grey] , with coal for grey
}
act-no_order = No exchange
act-solo_use = Use the Solo tile
act-solo_keep = Keep the Solo tile
act-draw = For city { $city }: { colour-name }
act-tile_side = Tile { $tile } is on side { $side }
act-order_side = Order { $order } is on side { $side }
act-border_die = The border roll: { $value }
act-first = { $name } is first player
act-olive_start = Olive begins with a hex in region { $region }
act-personal_draw = The personal good: { colour-name }
act-white = A white die: { $value }
act-black = The black die: { kinds }
act-reroll = The new roll: { $value }
act-olive_reroll = Olive rolls { $value }

# The same, once a place was pointed out
here-start_rail = Draw this rail
here-rail = Draw this rail
here-change = Change it to { $value }
here-take = Take tile { $tile }
here-deliver = { $bonus ->
    [0] Distance { $distance }: { points-many }
   *[other] Distance { $distance } + { $bonus }: { points-many }
}
here-order = { $coal ->
    [none] Exchange the goods
    [yellow] With coal for yellow
    [red] With coal for red
    [green] With coal for green
    [blue] With coal for blue
   *[grey] With coal for grey
}

# What a seat is asked
ask-over = The match is over.
ask-wait = The others are thinking.
ask-start = Which start tile do you choose? Its effect comes at once.
ask-start-box = Which box of the locomotive do you tick? Each gives 1 power.
ask-start-rail = Which rail do you draw, and where?
ask-start-action = Which action tile do you take? It is yours until used or taken.
ask-start-place = Which city of your sheet do you put your { colour-name } good in? Only you can deliver it.
ask-choose = Which die do you take? It says where you act.
ask-choose-solo = { $number ->
    [1] Which die do you take for your first action? It says where you act.
   *[2] Which die do you take for your second action? The last one is Olive’s.
}
ask-claim = { $name } has chosen the { $die }. Claim it with tile 2b? You have to use it then.
ask-act = Your die shows { $die }: deliver for points, draw a rail, tick a box for power, or take a tile.
ask-order = Exchange goods for an order tile? Its points count at the end.
ask-solo-before = Olive’s die shows { $die }. Reroll it? It says where she ticks and takes.
ask-solo-instead = Olive wants to take a good from city { $die }. Stop her? She ticks a hex there instead.

next-start_rail-edges = Which way does the rail run here?
next-rail-edges = Which way does the rail run here?
next-change-value = Change the die to what?
next-deliver-cube = Which good do you deliver?
next-deliver-origin = From which city?
next-deliver-dest = To which city does it travel?
next-deliver-distance = Over which distance does it travel? Each stop is a point.
next-deliver-bonus = How much more does tile 3b make it count?
next-order-coal = Do you use a coal?
next-choose_two-first = Which two dice do you take?
next-choose_two-second = Which die do you take second?

# What is told
log-start_tile = { $name } chooses a start tile. { start-does }.
log-start_loco = { $name } ticks box { $box }.
log-start_rail = { $name } draws a { kind-name } in { hex-place }.
log-start_action = { $name } takes tile { $tile }: { tile-does }.
log-start_place = { $name } puts the personal good in city { $city }.
log-choose = { $name } takes the { $die }.
log-choose_two = { $name } takes two dice with tile 2a: { $first } and { $second }.
log-claim = { $name } claims the { $die } with tile 2b; another die must be chosen.
log-let = { $name } does not claim it.
log-change = { $name } changes the die to { $value } with tile { $tile }.
log-reroll_die = { $name } rerolls the die with tile { $tile }.
log-rail = { $name } draws a { kind-name } in { hex-place }.
log-loco = { $name } ticks box { $box } of the locomotive.
log-deliver = { $name } delivers { $good ->
    [yellow] a yellow good
    [red] a red good
    [green] a green good
    [blue] a blue good
    [grey] a grey good
   *[black] a coal
}{ $personal ->
    [0] { "" }
   *[1] { " " }(personal)
} from city { $origin } to city { $dest }: { points-many }{ $tiles ->
    [none] { "" }
   *[other] , with { $tiles }
}.
log-take = { $name } takes tile { $tile } from the centre: { tile-does }.
log-take-own = { $name } tilts tile { $tile } again.
log-take-from = { $name } takes tile { $tile } from another player: { tile-does }.
log-pass = { $name } cannot do anything and passes.
log-order = { $name } fills order { $order }{ $coal ->
    [none] { "" }
   *[other] , with a coal
}.
log-no_order = { $name } makes no exchange.
log-solo_use = { $name } uses the Solo tile.
log-solo_keep = { $name } keeps the Solo tile.
some-dice = { $count ->
    [one] { $value }
   *[other] { $count } × { $value }
}
some-goods = { $count ->
    [one] 1 { colour-name } good
   *[other] { $count } { colour-name } goods
}
some-tile = { $tile }{ $side }
some-order = { $order }{ $side }
log-whites = The white dice show { $items }.
log-draws = City { $city } gets { $items }.
log-tile-sides = These action tiles are in play: { $items }.
log-order-sides = These orders are in play: { $items }.
log-draw = City { $city } gets a { colour-name } good.
log-tile_side = Tile { $tile } is on side { $side }.
log-order_side = Order { $order } is on side { $side }.
log-border_die = The border roll is { $value }.
log-first = { $name } is first player.
log-olive_start = Olive begins with a hex in region { $region }.
log-personal_draw = { $name } draws a { colour-name } good.
log-white = A white die shows { $value }.
log-black = The black die offers { kinds }.
log-reroll = { $name }’s die now shows { $value }.
log-olive_reroll = Olive rolls { $value }.
log-round = Round { $round } begins; { $name } is first player.
log-olive-die = Olive uses the { $die }.
log-olive-tick = She ticks a hex in region { $region }: { $ticks } of { $most }.
log-olive-full = Region { $region } is full: she has nothing left to tick there.
log-olive-tile = Tile { $tile } goes back to the centre.
log-olive-again = City { $city } is empty, so she rolls again.
log-olive-takes = She takes a { colour-name } good from city { $city }: { points-many }.
log-olive-wins = Olive wins: { $name } has { $points }, Olive { $olive }.
log-wins = { $name } wins with { points-many }.

# Why not
no-phase-start_tile = it is time to choose a start tile
no-phase-start_loco = it is time to tick a box
no-phase-start_rail = it is time to draw a rail
no-phase-start_action = it is time to take an action tile
no-phase-start_place = it is time to place the personal good
no-phase-choose = it is time to choose a die
no-phase-claim = it is time to claim the die or let it go
no-phase-rail = it is time to use the die
no-phase-order = it is time to exchange goods or not
no-phase-solo_use = it is time to use or keep the Solo tile
no-region = that hex is in region { $region }, and the die shows { $die }
no-empty-hex = there is already a rail in that hex
no-border = mountains block one of its sides
no-kind = the black die does not show that kind of rail
no-die = there is no { $die } left
no-live = a { $die } allows no action, but another die does
no-two = no die allows an action, so you take only one
no-tile = { $name } has no upright tile { $tile } to use
no-change-tile = tile { $tile } does not do that
no-tile-twice = tile { $tile } was already used for an action this round
no-change-again = tile { $tile } has changed this die as far as it can
no-change-final = after tile 5b the die is final
no-change-value = tile { $tile } cannot turn a { $die } into that, or it would be of no use
no-box = the die shows { $die }, so only that box can be ticked
no-box-free = { $name } has already ticked box { $box }
no-side = tile { $tile } is not in play
no-number = the die shows { $die }, so only that tile can be taken
no-tilted = { $name } has tilted tile { $tile }
no-origin = the die shows { $die }, so the good must come from that city
no-good = there is no such good in city { $city }
no-destination = city { $city } does not take that good
no-line = no line of your own leads from city { $origin } to city { $dest } yet
no-way = no route of distance { $distance } leads from city { $origin } to city { $dest }
no-power = the distance is { $distance }, and { $name } has power { $power }
no-pass = { $name } can act, so passing is not allowed
no-start-tile = that start tile is taken
no-start-place = the personal good goes in city 3 or 4
no-exchange = { $name } does not have these goods, or the order is taken

# The table in words
words-round = Round { $round }, first player: { $name }.
words-black = The black die offers { kinds }.
words-white = White dice: { $dice }.
words-claimed = { $name } has claimed the { $die } with tile 2b.
some-border = { $one }–{ $other }
words-borders = Mountains block these borders between regions: { $items }.
words-city = City { $city }: { $count ->
    [0] empty
   *[other] { $items }
}.
words-row = City { $city }{ $count ->
    [0] : empty
   *[other] , from left to right: { $items }
}.
words-tile = Tile { $tile } in the centre ({ $points }, { tile-lasts }): { tile-does }.
words-tile-held = Tile { $tile }, held by { $name }{ $tilted ->
    [0] { "" }
   *[1] , tilted
}{ $used ->
    [0] { "" }
   *[1] , used this round
} ({ $points }, { tile-lasts }): { tile-does }.
words-order = Order { $order } is open, worth { $points }, for { $items }.
words-player = { $name }: { $points } points; deliveries { $delivered }, network { $network }, locomotive { $locomotive }, tiles { $tiles }, orders { $orders }, bonus { $bonus }. Power { $power }{ $more ->
    [0] { "" }
   *[1] { " " }and 1 more with tile 4b
}, boxes ticked: { $boxes ->
    [none] none
   *[other] { $boxes }
}.{ $count ->
    [0] { "" }
   *[other] { " " }Goods kept: { $items }.
}{ $good ->
    [none] { "" }
   *[other] { " " }Personal good: { colour-name }{ $city ->
        [0] { "" }
       *[other] , in city { $city }
    }.
}
words-link = { "  " }{ $one }–{ $other }, villages on the way: { $villages }
words-rail = { "  " }In no link: { kind-name } from { side-from } to { side-to } in { hex-place }
words-olive = Olive: { $points } points; hexes by region { $ticks }.

# The score sheet
sheet-delivered = Deliveries
sheet-network = Network
sheet-locomotive = Locomotive
sheet-tiles = Action tiles
sheet-orders = Order tiles
sheet-bonus = Start bonus
sheet-olive-taken = Olive: goods
sheet-olive-locomotive = Olive: locomotive
sheet-olive-network = Olive: two best regions
sheet-olive-tiles = Olive: tiles in the centre
sheet-olive-total = Olive: total
sheet-total = Total

# What pays later
prospect-origins = Cities to deliver from
prospect-rails = Rails drawn
prospect-power = Power

# How a match ends
ending-cities = Three cities are empty.
ending-guard = No good left the board for too many rounds.
ending-region = Olive had to tick a hex in a full region.

# The board
board-title = SteamRollers
board-round = Round { $round }.
board-points = { $name }: { points-many }, power { $power }.
board-olive-points = Olive: { points-many }.
board-player = { $name }
board-first = First player
board-winner = Winner
board-tray = The dice of this round: white ones to choose from, and the black one with the rails
board-die = A white die showing { $die }
board-die-allows = A { $die }: { $rail ->
    [0] no rail
   *[1] a rail in region { $die }
}, { $loco ->
    [0] box { $die } is ticked
   *[1] box { $die } of the locomotive
}, { $deliver ->
    [0] no delivery
   *[1] a delivery
}, { $take ->
    [0] no tile
   *[1] tile { $die }
}
board-in-use = { $name } uses the { $die }
board-claimed = { $name } has claimed the { $die }
board-black = The black die offers { kinds }
board-good = { colour-name } good in city { $city }
board-city = City { $city }: { $count ->
    [0] empty
    [one] 1 good
   *[other] { $count } goods
}
board-empty = empty
board-tile = Tile { $tile }: { tile-does }; { tile-lasts }, { points-many }. In the centre.
board-tile-held = Tile { $tile }: { tile-does }; { tile-lasts }, { points-many }. { $name } holds it{ $tilted ->
    [0] { "" }
   *[1] , tilted
}.
board-tile-does = { tile-does }
board-order = Order { $order }: { points-many }
board-points-short = { $points } pts
board-start = { start-does }
board-hex = Region { $region }, row { $row }, hex { $place }
board-goal = City { $city }
board-personal = Personal good: { colour-name }
board-rail = { kind-name } from { side-from } to { side-to }
board-link = City { $one } to city { $other }, villages on the way: { $villages }; { points-many }
board-route = From city { $origin } to city { $dest }: { points-many }
board-box = Box { $box } of the locomotive{ $ticked ->
    [0] { "" }
   *[1] , ticked
}
board-delivered = { points-many } for deliveries
board-sheet = { $name }’s sheet: { points-many }
board-olive = Olive, { $level ->
    [employee] Employee
    [conductor] Conductor
    [machinist] Machinist
    [engineer] Engineer
    [investor] Investor
   *[baroness] Rail Baroness
}
board-olive-die = her last die: { $die }
board-aid = What you can do with your die
board-aid-rail = Draw a rail in its region; the black die sets the kinds.
board-aid-loco = Tick its box of the locomotive: each tick is 1 power.
board-aid-deliver = Deliver a good from its city: 1 point for each city and village on the way, up to your power.
board-aid-take = Take its tile, from the centre or from a player, unless it is tilted.
board-aid-end = When three cities are empty, the match ends after the round.

# Options
option-coal = A coal is added to every city that lost goods of its own colour; it may be delivered to any city.
option-orders = Delivered goods are kept and can be exchanged for order tiles.
option-start_tiles = Everyone starts with the small advantage of a start tile.
option-borders = A roll blocks some borders between regions with mountains.
option-borders-none = None
option-borders-medium = Medium
option-borders-hard = Hard
option-first = The seat that is first player in the first round, or by lot.
option-guard = House rule: the match ends after this many rounds in a row without a delivery from the central board.
option-level = How strong Olive is when you play alone.
option-level-1 = 1: Employee
option-level-2 = 2: Conductor
option-level-3 = 3: Machinist
option-level-4 = 4: Engineer
option-level-5 = 5: Investor
option-level-6 = 6: Rail Baroness
condition-alone = Alone against Olive, there are no coal, order tiles or start tiles.

# A component file of one’s own
parts-regions = every region has the same number of plain hexes
parts-hex = the hex { $hex } stands twice on the map
parts-colour = no city is { $colour }
parts-face = a face shows two different kinds of rail
parts-homes = homes are different cities, in rising order
parts-border = a border lies between two different regions
parts-rounds = a number of rounds stands twice
parts-goods = [goods] holds fewer than the { $wanted } that the cities may want
parts-dice = [olive] has more dice than a region has places, { $most }
