# In a minute
minute-goal = Lead your country’s half of the tunnel, and score more than the other side.
minute-turn = Put all your tokens of one colour on one of the five slots. A stack that lies there must be lower; you take it in hand. Then carry out one of the slot’s two actions: plan or drill, technology or finance, or what its card offers. Or pass, and keep tokens for the next round.
minute-pays = Points come from developed cards and technology tracks, and from arriving first; deviation costs some. Drilling takes a token of the rubble’s colour and free storage; each time, your machine may stray. Technology and money bring it back.
minute-end = The match ends at once when a machine reaches the middle. Whoever strays beyond −4 loses.

# What an option changes for the feel of a match
feel-agenda = A second front: promises that cost you something now and pay at the end, if you keep them. For a second match.
