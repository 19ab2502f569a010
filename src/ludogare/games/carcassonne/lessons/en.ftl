# In a minute
minute-goal = Score the most by placing your meeples where the land will grow.
minute-turn = Take a tile and place it so that its edges match. Then you may place a meeple on it: on a road, in a city, in a monastery or in a field, if nobody is there yet. With the Tunnel, two tokens join tunnel mouths into one road.
minute-pays = A completed road pays 1 a tile, a city 2 a tile and 2 a pennant, a monastery with its eight neighbours 9. Its meeple comes back to you. Where several players have one, whoever has the most takes it all.
minute-end = After the last tile, what is unfinished pays a little, and farmers score for the cities beside their fields. Whoever has the most points wins.

# Company for the first turns of a match
company-place = Turn the tile by clicking it again, or with R. Close to your own roads and cities it serves you most.
company-meeple = A meeple on a small road or city comes back soon. One in a field stays until the end.
company-no_meeple = You need not place one. Without a meeple left, the best place goes to the other.
company-token = Two tokens of one colour join their tunnel mouths into one road. Put them where your road grows.

# What an option changes for the feel of a match
feel-tunnel = Roads get longer and meet again far away: more to plan, and more to snatch from each other.
feel-inns_cathedrals = Higher stakes: with an inn or a cathedral a feature pays more when it is completed, and nothing when it is not.

# A first match
lesson-first-title = Your first land
lesson-first-goal = From this first tile on, you and Hugo lay out a land of cities, roads, monasteries and fields, where your people, the meeples, earn points. Whoever has the most at the end wins.
lesson-first-tile = Lay the tile in your hand edge to edge with others: city to city, road to road, field to field. Click the lit place, where it closes the city; it fits there in one way only, so it turns by itself.
lesson-first-tile-else = That would fit, too. For this lesson, close the city: above the first tile.
lesson-first-knight = Now you may place a meeple on the tile that you have just laid, wherever nobody is yet. Put a knight in the city.
lesson-first-knight-else = That is allowed. But the city is complete, and pays at once: put a knight there.
lesson-first-paid = Walls all around: the city is complete, pays 2 points for each of its two tiles, and your knight comes back. Meanwhile Hugo has made the road longer, and put a thief on it.
lesson-first-monastery = You drew a monastery. It wants neighbours on all sides, so lay it where the land will grow: below the first tile.
lesson-first-monastery-else = It fits there as well. Here, lay it below the first tile.
lesson-first-monk = Put a monk into it. When all eight places around it are taken, it pays 9; at the end, 1 for each tile that is there.
lesson-first-monk-else = A farmer would stay there for good. Try the monk.
lesson-first-road = Hugo’s road goes on, round a bend. Where a meeple already stands on a road, in a city or in a field, no other may be placed: so is this road his for good?
lesson-first-crossing = You drew a crossing, where roads end. Lay it to the left of your monastery, at the lit place.
lesson-first-crossing-else = That fits, too. For this lesson, lay it to the left of your monastery.
lesson-first-thief = Put a thief on the road that leads north from it. Hugo’s road is only one tile away from there.
lesson-first-thief-else = That is allowed. But Hugo’s road lies in the north: put the thief on the road that leads there.
lesson-first-join = Now the clever part: nobody may place a meeple on a road that is taken, but a tile may join two roads. Lay your bend in the gap!
lesson-first-join-else = It fits there as well. But in the lit gap it joins your road to Hugo’s: lay it there.
lesson-first-farmer = The roads are one now, and you may still place a meeple. Put a farmer into the meadow: he lies there until the end, and then earns 3 points for each complete city that his field touches.
lesson-first-farmer-else = A farmer brings points at the end: put one into the meadow.
lesson-first-closed = From the crossing to the monastery the road is complete: a point for each of its six tiles, for whoever has the most meeples on it. You and Hugo have one each, so both of you get all 6, and your thieves come back.
lesson-first-late = Some time later, in another match: you have drawn the last tile. You lead by 42 to 20, but much is still unfinished.
lesson-first-last = Lay it here. It opens a new city, if only a small one.
lesson-first-last-else = It fits there as well. For this lesson, take the lit place.
lesson-first-knight2 = Nobody is in this city. A knight brings 1 point for each tile, and 1 for its pennant, even though it stays unfinished.
lesson-first-knight2-else = The match ends now: a knight brings the most. Place him in the city.
lesson-first-done = What is unfinished pays a little, and the farmers count their cities: 68 to 53, you win! The passenger, our easiest bot, is ready for a whole match.

# The Tunnel
lesson-tunnel-title = The Tunnel
lesson-tunnel-mouths = You know Carcassonne; this is about the Tunnel. On four tiles, roads end in the mouth of a tunnel, as in your hand: lay it in the west, as it is, and confirm below.
lesson-tunnel-mouths-else = For this lesson, lay it at the western end of the road, without turning it.
lesson-tunnel-token = On your turn you may also put one of your tokens on any free mouth: put a token A on the eastern one. Alone, it changes nothing yet: the road stays open.
lesson-tunnel-token-else = That is allowed. Here, put a token A on the eastern mouth.
lesson-tunnel-none = Token and meeple do not depend on each other: you may place both, in any order. This time, place no meeple.
lesson-tunnel-none-else = Keep your meeples for now, and place none.
lesson-tunnel-second = Hugo put a crossing on the eastern end of the road. You have drawn a second tile with mouths: lay it below the first tile, as it is.
lesson-tunnel-second-else = It fits there. For this lesson, lay it below the first tile, without turning it.
lesson-tunnel-thief = Put a thief on the road that leads east.
lesson-tunnel-thief-else = Here, the thief belongs on the road to the east.
lesson-tunnel-link = And now the second token A, on the mouth of that road.
lesson-tunnel-link-else = A token B would not link anything. Take the second A, on the mouth of the thief’s road.
lesson-tunnel-one = The two mouths are linked, so their roads have become one, far apart as they are; and whoever dug the tunnel, points go to the thieves. Then Hugo laid a bend, which carries your road on.
lesson-tunnel-gate = This tile has a road that ends at a city gate. Lay it at the open end of your road.
lesson-tunnel-gate-else = Close your road instead: the lit place, with the gate towards it.
lesson-tunnel-nobody = Your thief is on the road already. Place no meeple.
lesson-tunnel-nobody-else = Keep it for later: place no meeple.
lesson-tunnel-nothing = You still have two tokens B, of a second colour. A token stays where it is to the end, so wait for a road that deserves it: none for now.
lesson-tunnel-nothing-else = Better wait for longer roads. Place no token.
lesson-tunnel-six = The road is complete: gate, bend, mouth, mouth, straight and crossing make 6 points, and what lies underground counts for nothing. Shall we play a whole match with the Tunnel?

# The rules in pictures
lesson-walk-title = The rules in pictures
lesson-walk-start = The first tile lies there from the start, and you have drawn one. It has to touch others edge to edge.
lesson-walk-match = City meets city, field meets field. The tile was turned until it fitted.
lesson-walk-city = Walls all around: the city is complete and pays 2 points for each tile. The knight is back with his owner.
lesson-walk-monk = A monk in a monastery. When the eight places around it are taken, he scores 9 points.
lesson-walk-farmer = Farmers lie down in their field and stay until the end. Then each complete city that the field touches brings 3 points.
lesson-walk-road = From the crossing to the monastery: the road is complete, 1 point for each tile.
lesson-walk-mouth = The Tunnel: a token on the mouth of a tunnel. Until the second one of its colour is placed, the road stays open.
lesson-walk-link = Two tokens of one colour link two mouths, and with them two roads, however far apart.
lesson-walk-six = The example of the rules: gate, bend, mouth, mouth, straight and crossing make 6 points, or 12 with an inn beside the road. What lies underground counts for nothing.
lesson-walk-end = The last tile has been laid. Unfinished features pay less, the farmers count their cities, and whoever has the most points wins.

# Positions to try
lesson-try-title = What would you do?
lesson-try-close = Hugo leads by 37 points to 28. You have drawn a tile with a city on one side. Where do you place it?
lesson-try-close-else = Other places bring less. Look at your city in the south: what does it lack, and whose farmers lie around it?
lesson-try-close-why = Below your large city, in the south. That completes it: 18 points, and its knight comes home. And it joins two fields in which you have a farmer each: with two against Hugo’s one, 18 more points will be yours alone. The bots see an 85% chance of winning, and 38% with the next best place.
lesson-try-several = You are four points behind. You have drawn a bend of road and a piece of city. Where do you place the tile?
lesson-try-several-else = Follow your road in the east of the land. Where is its open end?
lesson-try-several-why = In the gap beside your monastery. The bend closes your road: 6 points, and its thief comes home. The monastery gains a neighbour. And the city with the pennant below is free for a knight. The bots see a 71% chance of winning, and 53% with the next best place.
lesson-try-fourth = Hugo leads by 59 points to 42. The great meadow will be worth 30, and you have three farmers each in it. Your last meeple: where do you place it?
lesson-try-fourth-else = A knight brings 4 points at once. But count the farmers in the great meadow: what would a fourth one be worth?
lesson-try-fourth-why = In the meadow around the new city. A straight road or a bend below would join it to the great meadow: your fourth farmer takes all 30 points there, and leaves none to Hugo. The bots see a 38% chance of winning, and 9% with the knight.
