title = From Cape to Cairo
blurb = Bid for landscapes in secret, share a common stock of track, and be the first to cross eight of them.

# The kinds of landscape, and a card in words
kind = { $kind ->
    [savanna] savanna
    [village] village
    [desert] desert
    [mountain] mountain
   *[river] river
}
pieces = { $track ->
    [0] no track
    [one] 1 track
   *[other] { $track } tracks
}
landscape = { kind } ({ pieces }, £{ $prize })
a-landscape = a { landscape }

# Actions, as buttons say them
act-bid = Bid £{ $amount }
act-pick = Take the { landscape }
act-build = { $bonuses ->
    [0] { $bought ->
        [0] Build
       *[other] Build for £{ $bought }0
    }
    [one] { $bought ->
        [0] Build with 1 bonus card
       *[other] Build with 1 bonus card and £{ $bought }0
    }
   *[other] { $bought ->
        [0] Build with { $bonuses } bonus cards
       *[other] Build with { $bonuses } bonus cards and £{ $bought }0
    }
}
act-pass = Pass
act-reveal = For sale: { landscape }
act-tie = { $name } draws { a-landscape } to break the tie
act-lot = { $name } is drawn by lot
act-draw = Into the stock: { landscape }
act-bonus = { $name } takes a bonus card

# What a seat is asked
ask-over = The match is over.
ask-wait = The others are thinking.
ask-bid = How much do you bid? You have £{ $capital }, and everyone pays their bid.
ask-pick = Which landscape do you take? What you leave goes to { $others ->
    [one] your opponent
   *[other] others
}.
ask-build = { $lacking ->
    [0] Cross the { kind } now? You have all the track you need.
    [one] Cross the { kind } now? You are 1 track short of { $need }{ short-of-money }.
   *[other] Cross the { kind } now? You are { $lacking } tracks short of { $need }{ short-of-money }.
}
short-of-money = { $pays ->
    [yes] { "" }
   *[no] , and short of money
}

# What is told
log-reveal = For sale: { landscape }.
log-bid = { $name } bids £{ $amount }.
log-bid-secret = { $name } makes a bid.
log-bid-opened = { $name } reveals £{ $amount } and pays it.
log-tie = { $name } draws { a-landscape } to break the tie.
log-lot = { $name } is drawn by lot to go first.
log-pick = { $name } takes the { landscape }.
log-last = { $name } takes the last one: { landscape }.
log-draw = { $name } draws { a-landscape } for the stock.
log-bonus = { $name } takes a bonus card.
log-build = { $name } crosses the { kind }: +£{ $prize }{ $bonuses ->
    [0] { "" }
    [one] , with 1 bonus card
   *[other] , with { $bonuses } bonus cards
}{ $bought ->
    [0] { "" }
   *[other] , track bought for £{ $bought }0
}.
log-pass = { $name } passes.
log-auction = A new auction begins.
log-won = { $name } crosses the eighth landscape and wins.
log-shortage = There are no cards left to draw, and everyone passes.

# Why not
no-phase-bid = it is time to bid
no-phase-pick = it is time to choose a landscape
no-phase-build = it is time to build or pass
no-bid = { $name } has £{ $capital }
no-pick = that landscape is not for sale
no-bonuses = { $name } holds { $held ->
    [0] no bonus cards
    [one] 1 bonus card
   *[other] { $held } bonus cards
}
no-sum = { $lacking ->
    [0] no track is missing, so none can be added
    [one] exactly 1 track is missing
   *[other] exactly { $lacking } tracks are missing
}
no-money = that costs £{ $price }, and { $name } has £{ $capital }
no-credit = that costs £{ $price }, and { $name } has £{ $capital } and a prize of £{ $prize }

# The table in words
words-pile = Pile: { $pile } cards; discards: { $discards }.
words-sale = For sale: { $card }. { landscape }, { $need } to cross.
words-stock = Stock: { $track ->
    [one] 1 track
   *[other] { $track } tracks
} on { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
words-player = { $name }: { $crossed } of 8 crossed, £{ $capital }, { $bonuses ->
    [0] no bonus cards
    [one] 1 bonus card
   *[other] { $bonuses } bonus cards
}.
words-next = { "  " }next: { landscape }, { $need } to cross
words-later = { "  " }then: { landscape }, { $need } to cross

# The board in letters, for terminals
letters-legend = 2≡ track on the card, £4 prize, 6≡ needed to cross, −4 still missing

# How a match ends
ending-eighth = The eighth landscape was crossed.
ending-shortage = No cards were left, and everyone passed.

# The board: every word that is drawn, or spoken in its place.

board-title = From Cape to Cairo
board-table = { $pile ->
        [one] One card
       *[other] { $pile } cards
    } in the pile, { $track ->
        [one] one track
       *[other] { $track } tracks
    } in the common stock.
board-journey = { $name }: { $crossed } of 8 landscapes crossed, { $landscapes } bought, £{ $capital }, { $bonuses ->
        [0] no bonus cards
        [one] one bonus card
       *[other] { $bonuses } bonus cards
    }.
board-player = { $name }
board-pounds = £{ $amount }

board-kind = { $kind ->
        [savanna] Savanna
        [village] Village
        [desert] Desert
        [mountain] Mountain
       *[river] River
    }
board-card = { board-kind }: needs { $need } tracks, brings { $track }, pays £{ $prize }
board-crossed = { board-kind }, crossed
board-tie = Drawn to break the tie: { board-kind }, £{ $prize }
board-lacking = { $count ->
        [0] ready
       *[other] { $count } short
    }

board-market = Landscapes for sale
board-stock = Common stock
board-stock-track = { $track ->
        [one] One track in the common stock
       *[other] { $track } tracks in the common stock
    }
board-pile = pile
board-pile-count = { $count ->
        [one] One card in the pile
       *[other] { $count } cards in the pile
    }
board-discards = discards
board-discards-count = { $count ->
        [one] One discarded card
       *[other] { $count } discarded cards
    }

board-awaited = It is this player’s turn
board-capital = Capital: £{ $amount }
board-supply = Tracks on landscapes not yet crossed: { $track }
board-bonuses = Bonus cards: { $bonuses }
board-use-bonuses = Build with { $bonuses ->
        [one] one bonus card
       *[other] { $bonuses } bonus cards
    }
board-bid-sealed = { $name } has made a sealed bid
board-bid = { $name } bid £{ $amount }
board-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }

board-cape = The Cape
board-cairo = Cairo
board-loco = { $name }’s locomotive, { $crossed ->
        [0] at the Cape
        [one] one landscape crossed
       *[other] { $crossed } landscapes crossed
    }
board-token = { $name }: { $crossed } of 8
board-won = { $names } reaches Cairo
board-shared = { $names } share the win
board-winner = Winner

# The score sheet
sheet-crossed = Landscapes crossed

# What pays later
prospect-track = Tracks lacking for the landscapes ahead
prospect-capital = Pounds of capital
prospect-bonuses = Bonus cards

# Options
option-credit = Track may be bought on credit if the prize for the same crossing repays it at once.

# A component file of one’s own
parts-track = there are more than { $most } pieces of track
