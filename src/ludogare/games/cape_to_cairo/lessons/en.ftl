# In a minute
minute-goal = Be the first to build a railway across eight landscapes.
minute-turn = First an auction: everyone bids in secret, everyone pays, and whoever bids most chooses a landscape first. Then everyone builds in turn: a card joins the common stock of tracks; cross the next landscape of your row with your tracks and those of the stock, or pass.
minute-pays = A crossing pays its prize. A missing track costs £10. If you wait at a river while others build, you receive bonus cards.
minute-end = Whoever crosses their eighth landscape wins at once. Money counts for nothing.

# Company for the first turns of a match
company-bid = Everybody pays what they bid. £10 to £15 is plenty for a start: the money has to last eight landscapes.
company-pick = Compare what each landscape needs with the tracks it brings. What you leave goes to the other.
company-build = Short by one or two tracks? Buying them is often worth it: whoever builds clears the stock.
company-pass = Passing costs nothing, but the stock grows for the other, too. Look at what they still need.

# A first match
lesson-first-title = Your first railway
lesson-first-goal = Africa, 1902: you and Hugo each build a railway from the Cape to Cairo. This row is your journey, and the first to cross eight landscapes wins.
lesson-first-sale = An auction comes first, with a landscape for each of you. A card says how many tracks its crossing takes (upper left: 6 here, 10 for the river), what prize it pays (the coin), and which tracks it lends you (at the bottom).
lesson-first-bid = Bids are secret, and you both pay your own; the higher one chooses first. The savanna is easier to cross, and that is worth something: bid £12.
lesson-first-bid-else = You may bid any amount that you have. For this lesson, make it £12.
lesson-first-pick = £12 against Hugo’s £7: you choose first. Take the savanna, and leave the river to him.
lesson-first-pick-else = The river takes 10 tracks. Leave it to Hugo, and take the savanna.
lesson-first-stock = Now you build in turn, and each turn adds a card to the common stock, whose tracks serve you both. Your savanna brings 2 and the stock 2: that makes 4, and you need 6.
lesson-first-wait = You could buy the missing 2 for £10 each. But perhaps they will come for nothing: pass, and see what the stock brings.
lesson-first-wait-else = That would work, for £20. This once, be patient and pass.
lesson-first-build = Hugo drew a card as well, and passed. The stock now holds 5 tracks and your savanna adds 2: that is enough, so build!
lesson-first-build-else = You have all the tracks that you need. Build, before Hugo uses up the stock.
lesson-first-crossed = Crossed: you receive £2, your locomotive moves on, and the whole stock is discarded, used or not. Your row is empty, so there is a new auction.
lesson-first-river = Hugo is waiting in front of a river, and that has its charm: whenever somebody else crosses a landscape, he gets a bonus card, worth 1 track when he needs it.
lesson-first-second = Your next landscape goes to the end of your row: the village takes 7 tracks, the desert 8. Your money has to last for eight of them, so bid only £5 this time.
lesson-first-second-else = Any bid is allowed. Try a small one here: £5.
lesson-first-buy = Hugo paid £15 for the desert and its 3 tracks; you got the village. You are 2 tracks short, and if you pass, Hugo may use the stock: buy 2 for £20, and build.
lesson-first-buy-else = If you wait, Hugo may well build first, and the stock will be gone. Build now, and buy 2.
lesson-first-third = Two down, and another bonus card for Hugo. This time the river shall be yours: bid £20.
lesson-first-third-else = A higher bid chooses first. Bid £20, so that the choice is yours.
lesson-first-take = Take the river. It stays in front of your locomotive for a while, and all that time Hugo’s crossings give you bonus cards.
lesson-first-take-else = The desert would be quicker to cross. Here, try the river.
lesson-first-feed = You have 5 of the 10 tracks, and the other 5 cost £50: one pound more than you have. So pass, but remember that what you leave in the stock may help the next player.
lesson-first-feed-else = You do not have the money for that. Pass.
lesson-first-bonus = With the 3 tracks that you left and a bonus card, Hugo has crossed his river; but you wait in front of one now, so his crossing brings you a bonus card. When to wait and when to pay: that is the art of this game.
lesson-first-last = Some time later, in another match: you and Hugo have crossed seven landscapes each. It is your turn, and your last one is a savanna.
lesson-first-win = You are 3 tracks short. But money is worth nothing at the end, and the eighth landscape wins at once: buy 3, and build!
lesson-first-win-else = Do not wait, or Hugo may arrive first; and this once, leave your bonus card alone. Buy all 3 tracks, and build.
lesson-first-done = Your train steams into Cairo, and you know how to bid, to build and to wait for better cards. The passenger, our easiest bot, is ready for a whole match.

# The rules in pictures
lesson-walk-title = The rules in pictures
lesson-walk-card = Two landscapes for sale. The number at the upper left says how many tracks a crossing takes, the coin is the prize for it, and the tracks at the bottom are what the landscape brings along.
lesson-walk-bids = Bids are written in secret and opened together, and everyone pays their own. Camille bid more, so she chooses first; Hugo takes what is left.
lesson-walk-stock = Every turn of construction begins with a card for the common stock. As long as nobody builds, it grows, and whoever is next may use all of it.
lesson-walk-sources = Camille’s savanna takes 6 tracks: it brings 2 itself and the stock has 5, so she can build. Bonus cards or bought tracks would have made up for what was missing.
lesson-walk-crossed = The savanna is crossed. Camille has its prize, the locomotive stands on finished track, and the whole stock has gone to the discards.
lesson-walk-river = Hugo’s locomotive stands right in front of a river, so each crossing of another player brings him a bonus card, worth one track.
lesson-walk-order = The example of the rule book: Camille, Blue there, has bought a desert and then a mountain, and has to cross them in this order. Hugo, Red there, has a river before a desert.
lesson-walk-row = A row in order of purchase. Only the landscape in front of the locomotive can be crossed, but those behind it lend their tracks already.
lesson-walk-village = The example of the rule book, a village and then a desert: Amélie’s row supplies 5, and with the stock that is more than the 7 of the village. She keeps her bonus cards.
lesson-walk-desert = She still has a landscape in front of her, so she goes on. The desert takes 8: 3 of its own, 2 of the stock, 2 bonus cards, and the last one bought for £10.
lesson-walk-end = The eighth landscape is crossed, and Camille has won at once. What anybody still has in the bank plays no part.

# Positions to try
lesson-try-title = What would you do?
lesson-try-leave = Hugo has crossed six landscapes, and his row is empty. You have crossed four, and two more lie in your row. Your bid was the highest: which landscape do you take?
lesson-try-leave-else = The river takes long to cross, for you and for Hugo alike. Look at what you would leave him.
lesson-try-leave-why = The savanna. What you leave is what Hugo crosses next: a savanna needs 6 tracks and would soon be his seventh landscape, a river holds him up with 10. The bots see a 41% chance of winning with it, and 10% with the river.
lesson-try-now = Five tracks lie in the stock. You lack 3 for your mountain. Hugo has crossed six landscapes and lacks 4 for his river. Do you build or pass?
lesson-try-now-else = Passing leaves five tracks to Hugo, and another card on top.
lesson-try-now-why = Build, for £30. Building clears the stock, and Hugo is back at one track of ten. If you pass, he crosses his river with those tracks. You have £117 and three landscapes to go: this is what money is for. The bots see a 70% chance of winning, and 14% if you pass.
lesson-try-eighth = One landscape is missing to win, and you have £27. Hugo has crossed six, and a river lies in his row. You choose first: mountain or river?
lesson-try-eighth-else = Count what you would lack: the river needs 10 tracks and brings none.
lesson-try-eighth-why = The mountain. It brings 3 of the 9 tracks that it needs, and you lack 6; for the river you would lack 10. And left to Hugo, those 3 tracks would help him across his own river. The bots see a 78% chance of winning, and 1% with the river.
