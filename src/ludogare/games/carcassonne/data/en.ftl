title = Carcassonne
blurb = Build the land tile by tile, claim its roads, cities and fields, and dig tunnels from one end to the other.

# A part of a tile, in compass points; a feature; a place
where = { $toward ->
    [north] { " in the north" }
    [northeast] { " in the north-east" }
    [east] { " in the east" }
    [southeast] { " in the south-east" }
    [south] { " in the south" }
    [southwest] { " in the south-west" }
    [west] { " in the west" }
    [northwest] { " in the north-west" }
    [middle] { " in the middle" }
   *[all] { "" }
}
feature = { $feature ->
    [road] road
    [city] city
    [monastery] monastery
   *[field] field
}
figure = { $feature ->
    [road] thief
    [city] knight
    [monastery] monk
   *[field] farmer
}
turned = { $turn ->
    [0] upright
    [1] rotated 90°
    [2] rotated 180°
   *[3] rotated 270°
}
edge = { $edge ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
across = { $across ->
    [one] 1 space
   *[other] { $across } spaces
}
along = { $along ->
    [one] 1 space
   *[other] { $along } spaces
}
place = { $ns ->
    [none] { $ew ->
        [none] at the start
        [east] { across } east of the start
       *[west] { across } west of the start
    }
    [north] { $ew ->
        [none] { along } north of the start
        [east] { along } north and { $across } east of the start
       *[west] { along } north and { $across } west of the start
    }
   *[south] { $ew ->
        [none] { along } south of the start
        [east] { along } south and { $across } east of the start
       *[west] { along } south and { $across } west of the start
    }
}
shows-city = { $count ->
    [one] { $sides ->
        [1] a city on one side
        [2] a city on two sides
        [3] a city on three sides
       *[4] a city on all sides
    }
   *[other] { $count } cities
}{ $pennants ->
    [yes] { " with a pennant" }
   *[no] { "" }
}
shows-road = { $count ->
    [one] { $shape ->
        [straight] a straight road
        [bend] a road with a bend
       *[end] a road that ends
    }
   *[other] { $count } roads
}{ $mouths ->
    [yes] { " with a tunnel" }
   *[no] { "" }
}
shows-monastery = a monastery
shows-fields = fields
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# Actions, as buttons say them
act-place = Spot { $spot }, { turned }
act-place-at = Tile { place }, { turned }
act-meeple = { $feature ->
    [road] Thief on the road{ where }
    [city] Knight in the city{ where }
    [monastery] Monk in the monastery
   *[field] Farmer on the field{ where }
}
act-meeple-at = { $feature ->
    [road] Thief on the road
    [city] Knight in the city
    [monastery] Monk in the monastery
   *[field] Farmer on the field
}{ $several ->
    [yes] { where }
   *[no] { "" }
}: { points } now
act-no_meeple = No meeple
act-token = Token { $colour } on mouth { $mouth }
act-token-at = Token { $colour } on the { edge } tunnel mouth { place }
act-no_token = No token
act-draw = { $items } ({ $tile })

# The same, once a place was pointed out
here-place = Place here
here-token = Token { $colour }

# What a seat is asked
ask-over = The match is over.
ask-wait = The others are thinking.
ask-place = Where does the tile go? What it completes pays at once. { $stack ->
    [0] It is the last one.
    [one] One more is left.
   *[other] { $stack } more are left.
}
ask-meeple = Place a meeple? Nothing else earns points. { $supply ->
    [one] You have one left.
   *[other] You have { $supply }.
}
ask-both = A meeple, or a tunnel token first? Two tokens link roads. You have { $supply ->
    [one] one meeple
   *[other] { $supply } meeples
}.
ask-token = Place a token on a tunnel mouth? Two of a colour link two roads. { $tokens ->
    [one] You have one left.
   *[other] You have { $tokens }.
}

next-place-turn = Turn the tile as you like, then place it.
next-token-colour = Which token do you place here? A links to A, and B to B.
next-token-mouth = On which tunnel mouth? Two tokens of a letter link their roads.

# What is told
log-draw = { $name } draws a tile: { $items }.
log-aside = It fits nowhere and is set aside.
log-place = { $name } places the tile { place }.
log-meeple = { $name } places a { figure }{ where }.
log-no_meeple = { $name } places no meeple.
log-token = { $name } places token { $colour } on the { edge } tunnel mouth { place }.
log-no_token = { $name } places no token.
log-linked = { $name }’s tokens { $colour } form a tunnel.
log-paid = { $name } scores { points } for the { feature } { place }.
log-over = The last tile has been drawn. Now the final scoring.
log-final = { $name } scores { points } at the end for the { feature } { place }.

# Why not
no-phase = the tile has to be placed first
no-other-tile = the tile has already been placed, and a meeple goes on that one only
no-other-place = the tile has already been placed, and a token goes on a tunnel mouth only
no-spot = there is no free spot for a tile
no-taken = there is already a tile
shown-edge = { $shown ->
    [road] a road
    [city] a city
   *[field] a field
}
no-match = the { edge } edge would show { shown-edge } where the neighbour has { $wanted ->
    [road] a road
    [city] a city
   *[field] a field
}
no-supply = { $name } has no meeples left
no-more-meeples = only one meeple may be placed per turn
no-occupied = there is already a meeple on that { feature }
no-part = the tile, the way it lies, has no such part
no-meeple-first = decide about the meeple first; then you can decline the token
no-tunnel = this match is played without the Tunnel
no-more-tokens = only one token may be placed per turn, on a free mouth
no-token = { $name } has no token { $colour } left
no-mouth = there is no mouth { $mouth } yet; so far there { $mouths ->
    [0] are none
    [one] is one
   *[other] are { $mouths }
}
no-free-mouth = there is already a token on mouth { $mouth }

# The land in words
words-stack = Stack: { $stack ->
    [one] 1 tile
   *[other] { $stack } tiles
}.
words-tile = { place }: tile { $tile }, { turned }.
words-hand = To place: tile { $tile }.
words-spot = Spot { $spot } { place }, quarter turns: { $turns }.
words-meeple = { $name }’s { figure } { place }: the { feature } is worth { $worth } now.
words-mouth = Mouth { $mouth } { place }: free.
words-token = Mouth { $mouth } { place }: { $name }’s token { $colour }.
words-player = { $name }: { points }, { $supply ->
    [one] 1 meeple
   *[other] { $supply } meeples
}, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}.

# The score sheet
sheet-road = Roads
sheet-city = Cities
sheet-monastery = Monasteries
sheet-end-road = Unfinished roads
sheet-end-city = Unfinished cities
sheet-end-monastery = Unfinished monasteries
sheet-field = Fields
sheet-total = Points

# What pays later
prospect-meeples = Meeples in the supply

# How a match ends
ending-placed = The last tile was placed.
ending-aside = The last tile fitted nowhere.

# The board
board-title = Carcassonne
board-table = { $tiles ->
    [one] One tile is
   *[other] { $tiles } tiles are
} on the table, { $stack } are left.
board-score = { $name }: { points }, { $supply ->
    [one] 1 meeple
   *[other] { $supply } meeples
} left.
board-player = { $name }
board-left = { $stack } left
board-hand = To place: { $items }
board-laid = Tile: { $items }
board-aside = Set aside: { $tiles }.
board-tokens = { $name }’s tokens { $colour }: { $held }
board-token = Mouth { $mouth }: { $name }’s token { $colour }
board-mouth = Tunnel mouth { $mouth }, free
board-fields = Show the fields and who owns them
board-free = { place }: the tile in hand does not fit here
board-spot = { place }, { $turns ->
    [one] fits one way
   *[other] fits { $turns } ways
}
board-tip = { $feature ->
    [road] Road on { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $complete ->
        [true] completed
       *[false] open
    }: worth { $worth }.
    [city] City on { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $complete ->
        [true] completed
       *[false] open
    }: worth { $worth }.
    [monastery] Monastery: worth { $worth }.
   *[field] Field: worth { $worth } at the end.
}
board-tip-owners = For { $names }.
board-claim = { $feature ->
    [road] Thief on this road: worth { $worth } now
    [city] Knight in this city: worth { $worth } now
    [monastery] Monk in this monastery: worth { $worth } now
   *[field] Farmer on this field: worth { $worth } now
}
board-figure = { $name }’s { figure }
board-paid = { $names }: { points } for the { feature }

# Options
option-tunnel = Play with the four tiles and the tokens of the Tunnel.
option-tunnel_tokens = Colours of tunnel tokens per player, with two and with three players; with four or more it is always one.
option-tunnel_tokens-2-1 = 2 with two players, 1 with three
option-tunnel_tokens-3-2 = 3 with two players, 2 with three
option-tunnel_tokens-1-1 = 1 for any number of players
option-inns_cathedrals = Add the 18 tiles with inns and cathedrals.
option-other_tunnels = The two tiles of other expansions that show a tunnel: left out; with a continuous road (as printed); or cut into two mouths that take tokens.
option-other_tunnels-off = Left out
option-other_tunnels-as-printed = As printed
option-other_tunnels-cut = Cut into two mouths
condition-tunnels_cut = The other tunnels can be cut only when you play with the Tunnel.

# A component file of one’s own
parts-name = a name of one to four capitals and digits
parts-segments = tile { $tile } has more than { $most } segments
parts-edge = tile { $tile }: edge { $edge } is no city, road or field
parts-line = tile { $tile }: “{ $text }” names no edges of { $edges }
parts-mark = tile { $tile }: “{ $text }” is { $mark ->
    [t] a tunnel mouth, with 1 edge
   *[other] an underpass, with 2 edges
}
parts-field = tile { $tile }: “{ $text }” is no field
parts-start = the start tile { $tile } is not among the tiles
parts-alone = there is no tile beside the start tile
parts-twice = two tiles are called { $tile }
parts-kinds = there are more than { $most } kinds of tiles
parts-most = all sets together have { $found } { $what ->
    [tiles] tiles
    [segments] segments
    [fields] parts of fields
    [cities] parts of cities
    [pennants] pennants
    [inns] inns
    [cathedrals] cathedrals
   *[mouths] tunnel mouths
}; a match holds { $most }
