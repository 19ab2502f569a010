# In a minute
minute-goal = Draw the best railway and deliver goods as far as you can.
minute-turn = The dice are rolled for all. Choose one white die, and with it draw a rail in its region, tick its box on your locomotive, deliver a good from its city, or take its action tile. The black die says which kind of rail.
minute-pays = A delivery pays one point for each city and village on its way, as far as your own rails and the power of your locomotive go. Your network, the locomotive and tiles count at the end.
minute-end = The match ends after the round in which three cities are empty. Whoever has the most points wins.

# Company for the first turns of a match
company-start_tile = Any of them is a good beginning. More power lets goods travel further.
company-choose = Point at a die: what it allows is marked on the sheet. What you leave is for others.
company-rail = Draw towards a city whose goods are wanted elsewhere. Without a way, nothing can be delivered.
company-loco = A delivery goes only as far as your locomotive’s power. Tick a box or two early.
company-deliver = A delivery pays a point for each stop on its way: a longer way pays more.

# What an option changes for the feel of a match
feel-orders = Something to aim for: which goods you deliver matters, and not only how far.
feel-borders = A harder map, different every time: mountains force your lines into detours.
feel-level = Alone against Olive: start with the Employee, and work your way up to the Rail Baroness.

# A first match
lesson-first-title = Your first line
lesson-first-goal = You and Hugo each draw a railway on a sheet; this one is yours. Goods that travel far on it bring points, and so does the network itself: whoever has the most at the end wins.
lesson-first-dice = The dice are rolled for both of you: a white one says where you act, the black one which kinds of rail may be drawn, here straight ones and sharp curves. Take the 5.
lesson-first-dice-else = That would be fine, too. For this lesson, take the 5.
lesson-first-rail = With a 5 you may draw a rail in region 5, tick box 5, deliver a good from city 5, or take action tile 5. Draw: click the lit hex, and turn the rail until it runs straight from city 5 to the upper left.
lesson-first-rail-else = Anything in region 5 is possible. Here, turn the rail until it runs straight through the village, from city 5 to the upper left.
lesson-first-more = Hugo has taken a die, too, and a new round has begun: three new dice, and this time he was first. Take the 1.
lesson-first-more-else = For this lesson, take the 1: your line goes on in region 1.
lesson-first-curve = Your line goes on in the next hex: click it, and the gentle curve to city 1 lies there at once, ready to be drawn. A village is connected only if a rail crosses its hex, and yours does.
lesson-first-curve-else = Here, draw the gentle curve that leads from your line to city 1.
lesson-first-power = Cities 5 and 1 are connected, with a village on the way: that is 2 points already. But your locomotive cannot pull anything yet: take the 6.
lesson-first-power-else = First the locomotive: take the 6.
lesson-first-tick = Tick box 6: each ticked box gives 1 power, whatever its number. The power is how many cities and villages a good may reach.
lesson-first-tick-else = The rails will do for now. Tick the box of the locomotive.
lesson-first-again = To get from 5 to 1, a good passes a village and arrives at a city: that takes a power of 2. Take the 2.
lesson-first-again-else = One more box is needed: take the 2.
lesson-first-second = Tick box 2, and steam is up.
lesson-first-second-else = Tick box 2 of the locomotive, and you can deliver.
lesson-first-good = Goods want to go to the city of their colour: city 5 has yellow ones, and city 1 is yellow. Take the 5.
lesson-first-good-else = There is a delivery waiting in city 5: take the 5.
lesson-first-deliver = Deliver a yellow good to city 1.
lesson-first-deliver-else = That is possible, but the yellow good is ready to go. Deliver it to city 1.
lesson-first-paid = 2 points: one for the village, one for the city. With a longer line and more power, a good may take any detour, and every stop pays; and what you deliver, nobody else can.
lesson-first-tiles = Action tiles bend the rules a little, and their number is that of a die. Take the 2.
lesson-first-tiles-else = For this lesson, take the 2: tile 2 is waiting.
lesson-first-take = Take tile 2b, with which you may claim a die that Hugo has just chosen; its value counts at the end. While a tile is tilted it is safe; once upright, others may take it from you.
lesson-first-take-else = Take the tile, to have a look at it.
lesson-first-late = Some time later, in another match, 25 to 25. It ends with the round in which three cities are empty, and that is near.
lesson-first-last = One delivery is left to you: take the 3.
lesson-first-last-else = That will not win it. Take the 3: there is a good in city 3.
lesson-first-win = Deliver the green good to city 5.
lesson-first-win-else = A point is needed now: deliver the green good.
lesson-first-done = You win by one point, 26 to 25, and know what can be done with a die: rails, power, goods and tiles. The passenger, our easiest bot, is ready for a whole match.

# Alone against Olive
lesson-olive-title = Alone against Olive
lesson-olive-meet = Olive plays without a pencil: she draws no rails but ticks hexes, which show her growing influence in the six regions. You need more points than she has; if you have the same, she wins.
lesson-olive-dice = Three white dice: two of them are yours, the third is Olive’s, so each choice is also one about her. Take the 2.
lesson-olive-dice-else = Any die will do. For this lesson, take the 2.
lesson-olive-rail = Draw a rail with it, as always: a gentle curve that leaves city 2 to the west and bends south. Turn it until it fits.
lesson-olive-rail-else = For this lesson, draw the gentle curve from city 2 to the lower left in the lit hex.
lesson-olive-second = Your second die: if you take the 5, the 6 is left to Olive, and she will tick a hex in region 6. Take the 5.
lesson-olive-second-else = You could. Here, take the 5 and leave her the 6.
lesson-olive-line = Another gentle curve, which leaves city 5 to the east and bends north.
lesson-olive-line-else = For this lesson, draw the gentle curve from city 5 to the upper right in the lit hex.
lesson-olive-tick = Olive has ticked a hex in region 6: as soon as she has three in a region, she also takes the last good of its city, and scores a point for each tick there. Leave her dice of regions in which she is weak.
lesson-olive-four = The next round. Take the 4.
lesson-olive-four-else = For this lesson, take the 4.
lesson-olive-straight = Join your curve to city 4 with a straight rail: two cities are connected, and that is 1 point.
lesson-olive-straight-else = For this lesson, draw the straight rail that joins your curve to city 4, in the lit hex.
lesson-olive-two = Now the 2, since the Solo tile is worth having.
lesson-olive-two-else = Take the 2, for the Solo tile.
lesson-olive-solo = Take the Solo tile, with which you may have Olive’s die rolled again. But take care: if her die has the number of a tile that you hold upright, the tile goes back to the table.
lesson-olive-solo-else = For this lesson, take the Solo tile.
lesson-olive-row = Of a city’s row of goods you may deliver any; Olive takes them from the right. And if she has to tick a region that is full, she wins at once.
lesson-olive-last = The end of another match: two cities are empty, and the good on the right in city 5 can go all the way to city 6. Five stops: deliver it!
lesson-olive-last-else = Look at city 5: deliver the good on the right, all the way to city 6.
lesson-olive-done = Three cities are empty, and you have won. Olive has six levels, from the Employee to the Rail Baroness: will you play the Employee?

# The rules in pictures
lesson-walk-title = The rules in pictures
lesson-walk-sheet = A sheet: six regions, each with a city, which shows the face of a die, and a village. The goods wait in the cities.
lesson-walk-dice = A white die says where you act: in its region, with its city, its box or its tile. The black die says which kinds of rail there are.
lesson-walk-rail = One rail in an empty hex. Rails need not touch each other; you may begin anywhere.
lesson-walk-village = The example of the rule book: a village is connected only if a rail crosses its hex, and two cities only if the line between them has no gap.
lesson-walk-power = Two boxes are ticked, so the power is 2: a good may reach two cities or villages.
lesson-walk-goods = The good goes to the city of its colour: a yellow one from city 5 to city 1, a grey one to city 3 or 4.
lesson-walk-delivery = 2 points for two stops, a village and a city. The good goes back into the bag.
lesson-walk-routes = The example of the rule book: of two routes to the same city, the longer one pays more, if the power allows it.
lesson-walk-tile = A tile that was just taken is tilted: nobody can take it away before its owner’s next turn.
lesson-walk-olive = Alone against Olive: she draws nothing but ticks hexes. From the third tick of a region on, she takes goods.
lesson-walk-score = The example of the rule book: Tiffany has 13 points for deliveries, 9 for her network, 2 for a locomotive with five boxes ticked, and −2 for a tile. That makes 22.
lesson-walk-end = Three cities are empty, and the round is over. Deliveries, network, locomotive and tiles are added up.

# Positions to try
lesson-try-title = What would you do?
lesson-try-join = You have 8 points, Hugo 7, and your die is a 2. Box 2 would bring your locomotive to power 6, tile 2b is free, or you draw a rail in region 2. What do you do?
lesson-try-join-else = Look at the red goods in cities 1, 3, 4 and 6. Where do they want to go, and what is missing on the way?
lesson-try-join-why = Draw the straight rail that joins your line to city 2. Six red goods wait along it, and all want to go there: 5 points for the one from city 1, 4 for those from city 3. The link itself is worth 2. The bots see a 76% chance of winning, and 33% if you tick the box.
lesson-try-far = You begin the round, and your locomotive has a power of 5. Which die do you take: 1, 4 or 6?
lesson-try-far-else = Goods pay for every city and village that they reach. Which one could travel longest?
lesson-try-far-why = The 1. The blue good of city 1 goes to city 6, over a village and the cities 5, 3 and 4: 5 points, just what your power allows. From city 4 the blue ones earn 1, and city 6 is empty. The bots see a 61% chance of winning, and 28% with the 6.
lesson-try-let = You have 30 points, Hugo has 27, and two cities are empty. Hugo has just taken a 2. With your tile 2b you could claim that die. Do you?
lesson-try-let-else = Look at the dice that are left. Which one would Hugo take instead?
lesson-try-let-why = Let it go. Two 2s were rolled, so Hugo would simply take the other one, and there is a 2 for you anyway. Your tile would be gone, with the point that it is worth at the end. In a match as close as this, that is a lot. The bots see a 46% chance of winning, and 19% if you claim.
