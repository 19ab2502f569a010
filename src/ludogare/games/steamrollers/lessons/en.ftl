# In a minute
minute-goal = Draw the best railway and deliver goods as far as you can.
minute-turn = The dice are rolled for all. Choose one white die, and with it draw a rail in its region, tick its box on your locomotive, deliver a good from its city, or take its action tile. The black die says which kind of rail.
minute-pays = A delivery pays one point for each city and village on its way, as far as your own rails and the power of your locomotive go. Your network, the locomotive and tiles count at the end.
minute-end = The match ends after the round in which three cities are empty. The most points win.

# What an option changes for the feel of a match
feel-orders = Something to aim for: which goods you deliver matters, and not only how far.
feel-borders = A harder map, different every time: mountains force your lines into detours.
feel-level = Alone against Olive: start with the Employee, and work your way up to the Rail Baroness.
