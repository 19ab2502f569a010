# In a minute
minute-goal = Lead your country’s half of the tunnel, and score more than the other side.
minute-turn = Put all your tokens of one colour on one of the five slots. A stack that lies there must be lower; you take it in hand. Then carry out one of the slot’s two actions: plan or drill, technology or finance, or what its card offers. Or pass, and keep tokens for the next round.
minute-pays = Points come from developed cards and technology tracks, and from arriving first; deviation costs some. Drilling takes a token of the rubble’s colour and free storage; each time, your machine may stray. Technology and money bring it back.
minute-end = The match ends at once when a machine reaches the middle. Whoever strays beyond −4 loses.

# Company for the first turns of a match
company-place = Click a stack, then an action that glows. The tag on a slot says how many tokens it takes.
company-pass = The tokens that lie on a slot go to whoever outbids them: small stacks leave room to act again.
company-move_marker = Technology makes everything easier later on. Which track helps you first?
company-rubble = Rubble has to leave your storage before you can drill on. A developed card takes it, and brings points.
company-keep = What you keep is there at once in the next round; the rest goes back into the bag.

# What an option changes for the feel of a match
feel-agenda = A second front: promises that cost you something now and pay at the end, if you keep them. For a second match.

# A first round
lesson-first-title = Your first round
lesson-first-goal = 1987: Britain and France dig a tunnel towards each other, and you lead the British side. When a machine reaches the middle, points decide: from cards, from technology, and from arriving first.
lesson-first-hats = These are your workers, the tokens that you drew from the bag. An action takes ALL your tokens of one colour: you stack them on one of the five slots, and carry out one of its two actions.
lesson-first-plan = The tile in front of your machine is yellow; what comes after it is still face down. Turn up the next one with your three sky blue tokens: click the stack, then Planning.
lesson-first-plan-else = That is possible. For this lesson: the sky blue tokens, on Planning.
lesson-first-higher = A higher stack may still go on Technology, where Hugo has one orange token, and what it outbids comes into your hand! Put your two black tokens there.
lesson-first-higher-else = Here, outbid Hugo: the black tokens on Technology. His orange one will be yours.
lesson-first-marker = Technology moves one of your two markers by a space: below it stand points for the end, and some spaces bring a benefit. Move the marker of track A.
lesson-first-marker-else = Track B has its merits, too. For this lesson, take track A.
lesson-first-drill = Hugo has outbid your black tokens; but with the one that you took from him, your orange stack has grown to four, enough to outbid your own three sky blue ones. Put it on Drilling.
lesson-first-drill-else = It is time to dig: the orange tokens on Drilling. Your sky blue ones will come back to your hand.
lesson-first-pay = Drilling costs a token of the colour of the tile, which is yellow; or two of any colours. Pay a yellow one.
lesson-first-pay-else = Pay with a yellow token: it is the colour of the tile.
lesson-first-stray = The machine has moved on, and its rubble is in your storage; but each drilling also turns up a deviation card, by which it strays, here −1. Each level costs a point at the end, and beyond −4 the match is lost.
lesson-first-develop = Storage is small, and only cards empty it. Put the sky blue tokens on the second project, to develop it: the card joins your area, counts points there, and takes a tile of rubble.
lesson-first-develop-else = For this lesson: the sky blue tokens on the second project, to develop it.
lesson-first-rubble = Pay for it with the black tile of your storage.
lesson-first-rubble-else = The yellow tile would do, too. Here, give the black one.
lesson-first-pass = Three points more, and room in your storage. Hugo was the first to pass, so he begins the next round; you could go on alone, but pass now.
lesson-first-pass-else = You may go on as long as you can. For this lesson, pass.
lesson-first-keep = Whoever passes may keep tokens for the next round, and draws fewer then. The more you have of one colour, the higher your stack: keep the yellow one.
lesson-first-keep-else = You may give it up. Here, keep it.
lesson-first-round = All stacks go back into the bag, and everybody draws up to ten tokens again: that is a round. The second lesson is about money, barriers, and the end.

# Money and the end
lesson-second-title = Money, and the last metres
lesson-second-money = In the middle of a match, your five white tokens are higher than the four sky blue ones that Hugo has on Finance. Put them there, and his are yours.
lesson-second-money-else = For this lesson: the white tokens on Finance.
lesson-second-card = Finance takes one of the three cards of the projects as money, which slides under your board. Take New materials, worth 2 million.
lesson-second-card-else = Any card is worth something. Here, take the one of the first project.
lesson-second-barrier = Some turns later, the third project offers Technology as its secondary action, for which the card is used up. Put your orange tokens there.
lesson-second-barrier-else = For this lesson: the orange tokens on the third project, its secondary action.
lesson-second-track = In front of your marker on track A is a barrier of 2 million, and passing it takes all the money that you have: it is best to come with the exact sum, as now. Move the marker.
lesson-second-track-else = You have just the money for the barrier of track A: move that marker.
lesson-second-astray = Near the end, it gets dangerous: your machine has strayed to −3, and beyond −4 everything is lost. Technology brings it back, with money: a level for each million.
lesson-second-funds = So first the money: put the white tokens on Finance.
lesson-second-funds-else = You need money: the white tokens on Finance.
lesson-second-sum = Take the card of the first project, worth 3 million.
lesson-second-sum-else = The card of the first project is worth most: take that one.
lesson-second-correct = And now Technology, as the secondary action of the third project: put the sky blue tokens there.
lesson-second-correct-else = For this lesson: the sky blue tokens on the third project, its secondary action.
lesson-second-stay = You need not move a marker. Move none this time: the money is for something else.
lesson-second-stay-else = That would take your money. Move no marker.
lesson-second-spend = Spend the card: three million for three levels, and the machine is back on course.
lesson-second-spend-else = The machine is off course by 3: spend the card.
lesson-second-race = The last round: one tile to go for each machine, and even at −4 you risk nothing, since for the last tile nobody draws a card. Whoever arrives gets 2 points, and 1 for each tile left on the other side.
lesson-second-drill = Your four orange tokens are higher than Hugo’s white ones. Put them on Drilling!
lesson-second-drill-else = Now or never: the orange tokens on Drilling.
lesson-second-pay = The last tile is white, and Hugo’s white tokens are in your hand now. Pay with one.
lesson-second-pay-else = A white token, the colour of the tile.
lesson-second-done = Breakthrough: with cards, technology and arrival, less the deviation, you win by 28 to 24. The passenger, our easiest bot, is ready for a whole match.

# The rules in pictures
lesson-walk-title = The rules in pictures
lesson-walk-tunnel = Two machines, nine tiles on each side, and the flags in the middle. The first tile of each side is face up.
lesson-walk-hats = Tokens drawn from the bag, sorted by colour: an action takes all of one colour. At first it is ten at most: whoever kept two draws only eight.
lesson-walk-plan = Three sky blue tokens on Planning turned up the next tile. Whoever wants this slot now needs at least four.
lesson-walk-track = Technology moved a marker: the points below it count at the end, and some spaces bring a benefit.
lesson-walk-drill = A yellow token for a yellow tile: the rubble is in storage, the machine is one further, and the deviation card said −1.
lesson-walk-develop = A developed card counts points, and took a tile of rubble out of storage.
lesson-walk-higher = The example of the rule book: Hugo’s two yellow tokens lay on Drilling. Camille’s three orange ones outbid them, and the two join her own: she has three yellow ones now.
lesson-walk-shuffle = The example of the rule book: a second card of the same colour, here red. It counts, −1, and then all deviation cards are shuffled together again.
lesson-walk-money = Finance took a card as money: it lies under the board, and only its sum counts.
lesson-walk-barrier = Passing a barrier takes all the money that one has, whatever it is worth.
lesson-walk-course = Strayed to −3. Each million that is spent with a Technology action brings the machine back by a level; beyond −4, all is lost.
lesson-walk-race = Both machines stand before the last tile. Arriving is worth 2 points, and 1 for each tile left on the other side.
lesson-walk-end = Breakthrough. Cards, technology and arrival, less the deviation: the higher score wins.

# Positions to try
lesson-try-title = What would you do?
lesson-try-wait = You lead the French side, and your machine stands before its last tile. Hugo has 21 points, you have 14. Arriving in the middle brings 6 points. Do you drill?
lesson-try-wait-else = Count: 14 and 6 make 20, and arriving ends the match.
lesson-try-wait-why = Pass. Arriving ends the match at once, and 20 points lose to 21. Waiting is in your favour, too: Hugo’s machine has strayed to −4, and one level more loses him the match. The bots see a 43% chance of winning if you pass.
lesson-try-money = Your machine has strayed to −4. You have chosen Technology, and you have 3 million: just the price of the barrier on track A, which is worth 3 points. Do you move that marker?
lesson-try-money-else = Passing a barrier takes all your money. What would bring the machine back then?
lesson-try-money-why = No. Without it, the 3 million bring your machine back from −4 to −1. That is worth 3 points as well, since each level costs one, and the next deviation no longer loses the match. The bots see a 78% chance of winning, and 61% if you move the marker.
lesson-try-alone = Hugo has passed. You still have one sky blue and two white tokens, and a yellow tile lies before your machine. Do you pass, too?
lesson-try-alone-else = Nobody can disturb you any more. Which stack can you outbid, and what comes into your hand?
lesson-try-alone-why = No: put the white tokens on the first project, to drill. They outbid the black one, and you take it. You have no yellow token, but two of any colours pay as well: the black and the sky blue one. The bots see a 79% chance of winning, and 61% if you pass.
