# In a minute
minute-goal = Hold the most segments of the best tunnels.
minute-turn = Flip a card, anywhere. Then place a pawn: claim a segment of an open tunnel, or block a face-down card, so that tunnels run straight through it for good.
minute-pays = A tunnel pays the sum of the numbers at its ends, times its length. Whoever has the most pawns on it takes everything; if several do, they share. Dead ends count 0.
minute-end = The match ends when no card is left to flip. Whoever has the most points wins. And remember: the board has no edge, what leaves on one side comes back on the other.

# Company for the first turns of a match
company-flip = Flip a card next to a tunnel that you would like to see grow, or to end.
company-claim = Point at a pipe: its whole tunnel lights up, with what it pays now. Two high ends are what you want.
company-block = You may also block a face-down card: tunnels then run straight through it. It keeps a surprise away.

# What an option changes for the feel of a match
feel-dead_ends = Deadly dead ends make for wider gaps and meaner play: one bad card can ruin a great tunnel.
feel-full_board = A larger and wilder board: even the point cards have to be found.

# A first match
lesson-first-title = Your first tunnels
lesson-first-goal = Deep below the crust of Io, steam runs through a maze of tunnels, and the best of them win. They begin and end at these four point cards, at numbers from 2 to 4; all other cards lie face down.
lesson-first-flip = A turn has two parts: flip a card, then place a pawn. Start beside a point card: flip the card to the right of this one.
lesson-first-flip-else = You may flip any card that lies face down. For this lesson, flip the one that is lit.
lesson-first-worth = Three straight segments: the lit one begins at a 3 and leads, as far as one can see, to a 2. A tunnel is worth the sum of its ends, times its segments: for now, (3 + 2) × 1 = 5.
lesson-first-claim = Click this segment to put a pawn on it. At the end, whoever has the most pawns on a tunnel gets all its points.
lesson-first-claim-else = That segment is free, too. Here, take the lit one, which begins at the 3.
lesson-first-rival = Hugo has put a pawn on your tunnel: one each, so you would share it. It goes on upwards, so flip the card that it leads to.
lesson-first-rival-else = You may flip that one. But your tunnel goes on in the lit card.
lesson-first-ahead = The tunnel turns left. Take this segment of it, and you are ahead by two pawns to one.
lesson-first-ahead-else = That would not help you against Hugo. Take the lit segment.
lesson-first-close = Hugo answered on the next card: two pawns each. The tunnel runs towards the card above your point card: flip it, and see where it ends.
lesson-first-close-else = First things first: flip the lit card, and see where your tunnel ends.
lesson-first-count = It comes down to the 4 of the same point card: the tunnel is completed, and no more pawns may be placed on it. Its ends, 4 + 3, times its five segments: 35 points, which you share with two pawns each.
lesson-first-elsewhere = Your pawn is still to be placed, on any free segment of an open tunnel. Take this one, which crosses your first card from top to bottom.
lesson-first-elsewhere-else = That is allowed. For this lesson, take the lit segment.
lesson-first-edge = Hugo has played below, but look at your new tunnel: it leaves the board at the top and comes back in at the bottom. The board has no edge, neither here nor at the sides: Io is a very small moon.
lesson-first-next = Through cards that lie face down, tunnels are taken to run straight on, until somebody looks. Flip the card below your pawn.
lesson-first-next-else = Any card may be flipped. Here, take the one below your pawn.
lesson-first-block = A dead end: no length, no points. At the other end, a bad card could cost you the rest as well, so block it: it will never be flipped, and tunnels run straight through it for good.
lesson-first-block-else = You could. But your tunnel would stay at risk: block the lit card.
lesson-first-small = Your tunnel is completed: 2 + 0 for its ends, times three segments, 6 points for you alone. The pawn on the blocked card counts for no tunnel: a block makes sure of what you have, or spoils what others hope for.
lesson-first-late = Some time later, in another match: one card is left. Hugo leads by 72 to 45, but large tunnels of yours are still open.
lesson-first-last = Flip the last card. Every tunnel will be completed, and everything is counted.
lesson-first-last-else = Only one card can be flipped: the lit one.
lesson-first-done = You win by 213 1/2 to 171 1/2: long tunnels with good ends decide, and often the last card does. The passenger, our easiest bot, is ready for a whole match.

# The rules in pictures
lesson-walk-title = The rules in pictures
lesson-walk-board = The mine before the first turn: the four point cards lie face up, with ends worth 4, 3 and 2. Everything else is face down.
lesson-walk-card = A card has six ports that meet those of its neighbours. This one has three straight segments; others bend, fork or end in black.
lesson-walk-claim = One pawn each on the same tunnel. Whoever has the most pawns on its segments at the end takes it all; if both have as many, they share.
lesson-walk-closed = The tunnel runs from 3 to 4, and its whole course is known: (3 + 4) × 5 segments = 35 points. No more pawns may be placed on it.
lesson-walk-edge = What leaves the board at the top comes back in at the bottom, and likewise at the sides.
lesson-walk-blocked = A blocked card is never flipped. Tunnels run straight through it, and that is certain at once.
lesson-walk-accident = The example of the rule book: the card just flipped leads into the next point card, and closes a tunnel before anybody could claim a part of it.
lesson-walk-fork = Two forks, ends of 2, 2, 3 and 0, and 8 segments: 56 points. Three players have two pawns each on it, and share.
lesson-walk-open = As long as a path leads to a card that may still be flipped, a tunnel is open. Here one card is left.
lesson-walk-end = The last card is face up, and everything is counted: the sum of the ends times the length, for whoever has the most pawns.
lesson-walk-final = The final count of the rule book, whose board is smaller than any in play: here lie seven tunnels with the same ends and lengths, each with a pawn, beside others. They pay 4, 0, 42, 63, 63, 25 and 0 points.

# Positions to try
lesson-try-title = What would you do?
lesson-try-last = You have 118 points, Hugo 110. One open tunnel is worth 100 as it lies, and Hugo holds five of its segments, you four. Where do you place your pawn?
lesson-try-last-else = Look at the tunnel that is worth 100. Is anything still free there?
lesson-try-last-why = On its last free segment, in row 4, column 3. Five pawns each: as it lies, you share the 100 points instead of leaving all of them to Hugo. The bots see a 53% chance of winning, and 3% with the next best place.
lesson-try-seven = The longest open tunnel is worth 126 points. You and Hugo hold six of its segments each, and two are still free. Where do you place your pawn?
lesson-try-seven-else = Seven beat six. And of the two free segments, only one is sure to belong to that tunnel.
lesson-try-seven-why = On the card that you have just flipped: seven pawns to six. The other free segment, in column 2, lies beyond a face-down card, and the tunnel may turn away there. The bots see a 95% chance of winning, and 55% with the other one.
lesson-try-block = Two cards are still face down. As the tunnels lie now, you would win by 146 1/2 points to 103 1/2. What do you do with your pawn?
lesson-try-block-else = You are ahead as things lie. Which card could still take that away from you?
lesson-try-block-why = Block the card in row 4, column 5: your tunnel worth 77 runs straight through it, now for good. Hugo has to flip the other card, and nearly whatever it shows, you stay ahead. If you block that one instead, it is a toss-up. The bots see a 93% chance of winning, and 48% with the next best action.
