# En une minute
minute-goal = Dessinez le meilleur réseau et livrez les marchandises le plus loin possible.
minute-turn = Les dés sont lancés pour tous. Choisissez un dé blanc, et avec lui dessinez un rail dans sa région, cochez sa case sur votre locomotive, livrez une marchandise de sa ville ou prenez sa tuile action. Le dé noir dit quelle sorte de rail.
minute-pays = Une livraison rapporte un point par ville et village sur son chemin, aussi loin que vont vos propres rails et la puissance de votre locomotive. Réseau, locomotive et tuiles comptent à la fin.
minute-end = La partie finit après la manche où trois villes sont vides. Le plus de points gagne.

# Ce qu’une option change à l’esprit d’une partie
feel-orders = Un but de plus : ce que vous livrez compte, et pas seulement la distance.
feel-borders = Une carte plus difficile, chaque fois différente : les montagnes obligent à des détours.
feel-level = Seul contre Olive : commencez par l’Employée et montez jusqu’à la Baronne du rail.
