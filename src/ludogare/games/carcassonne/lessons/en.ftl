# In a minute
minute-goal = Score the most by placing your meeples where the land will grow.
minute-turn = Take a tile and place it so that its edges match. Then you may place a meeple on it: on a road, in a city, in a monastery or in a field, if nobody is there yet. With the Tunnel, two tokens join tunnel mouths into one road.
minute-pays = A completed road pays 1 a tile, a city 2 a tile and 2 a pennant, a monastery with its eight neighbours 9. Its meeple comes back to you. Where several players have one, most meeples win.
minute-end = After the last tile, unfinished features pay a little, and farmers score for the cities beside their fields. The most points win.

# What an option changes for the feel of a match
feel-tunnel = Roads get longer and meet again far away: more to plan, and more to snatch from each other.
feel-inns_cathedrals = Higher stakes: with an inn or a cathedral a feature pays more when it is completed, and nothing when it is not.
