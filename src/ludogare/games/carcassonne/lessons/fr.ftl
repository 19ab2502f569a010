# En une minute
minute-goal = Marquez le plus de points en plaçant vos pions là où le pays grandira.
minute-turn = Prenez une tuile et posez-la de façon que ses bords concordent. Puis vous pouvez y placer un pion : sur une route, dans une ville, dans un monastère ou dans un champ, si personne n’y est encore. Avec le Tunnel, deux jetons relient deux entrées en une seule route.
minute-pays = Une route achevée rapporte 1 par tuile, une ville 2 par tuile et 2 par blason, un monastère entouré de huit tuiles 9. Le pion vous revient. S’il y en a de plusieurs joueurs, le plus grand nombre l’emporte.
minute-end = Après la dernière tuile, ce qui n’est pas achevé rapporte un peu, et les paysans marquent pour les villes qui bordent leurs champs. Le plus de points gagne.

# Ce qu’une option change à l’esprit d’une partie
feel-tunnel = Les routes s’allongent et se rejoignent au loin : plus à prévoir, et plus à se disputer.
feel-inns_cathedrals = Des enjeux plus hauts : avec une auberge ou une cathédrale, on gagne plus si c’est achevé, et rien sinon.
