# En une minute
minute-goal = Dessinez le meilleur réseau et livrez les marchandises le plus loin possible.
minute-turn = Les dés sont lancés pour tous. Choisissez un dé blanc, et avec lui dessinez un rail dans sa région, cochez sa case sur votre locomotive, livrez une marchandise de sa ville ou prenez sa tuile Action. Le dé noir dit quelle sorte de rail.
minute-pays = Une livraison rapporte un point par ville et village sur son chemin, aussi loin que vont vos propres rails et la puissance de votre locomotive. Réseau, locomotive et tuiles comptent à la fin.
minute-end = La partie finit après la manche où trois villes sont vides. Qui a le plus de points gagne.

# Un guide pour les premiers tours d’une partie
company-start_tile = Toutes sont un bon début. Plus de puissance, et les marchandises vont plus loin.
company-choose = Pointez un dé : la feuille montre ce qu’il permet. Ce que vous laissez servira à d’autres.
company-rail = Dessinez vers une ville dont les marchandises sont attendues ailleurs. Sans voie, pas de livraison.
company-loco = Une livraison ne va pas plus loin que la puissance de la locomotive. Cochez tôt une case ou deux.
company-deliver = Une livraison rapporte un point par étape : plus le chemin est long, plus elle paie.

# Ce qu’une option change à l’esprit d’une partie
feel-orders = Un but de plus : ce que vous livrez compte, et pas seulement la distance.
feel-borders = Une carte plus difficile, chaque fois différente : les montagnes obligent à des détours.
feel-level = Seul contre Olive : commencez par l’Employée et montez jusqu’à la Baronne du rail.

# Une première partie
lesson-first-title = Votre première ligne
lesson-first-goal = Hugo et vous dessinez chacun un réseau sur une feuille ; voici la vôtre. Les marchandises qui y vont loin rapportent des points, le réseau aussi : qui en a le plus à la fin gagne.
lesson-first-dice = Les dés sont lancés pour vous deux : un blanc dit où vous agissez, le noir quelles sortes de rails on peut dessiner, ici des droits et des courbes serrées. Prenez le 5.
lesson-first-dice-else = Ce serait bien aussi. Pour cette leçon, prenez le 5.
lesson-first-rail = Avec un 5, un rail dans la région 5, la case 5, une marchandise de la ville 5 ou la tuile Action 5. Dessinez : cliquez sur l’hexagone éclairé, et tournez le rail jusqu’à ce qu’il aille tout droit de la ville 5 vers le haut à gauche.
lesson-first-rail-else = Tout est possible dans la région 5. Ici, tournez le rail jusqu’à ce qu’il traverse le village tout droit, de la ville 5 vers le haut à gauche.
lesson-first-more = Hugo aussi a pris un dé, et une nouvelle manche a commencé : trois nouveaux dés, et cette fois il était le premier. Prenez le 1.
lesson-first-more-else = Pour cette leçon, prenez le 1 : votre ligne continue dans la région 1.
lesson-first-curve = Votre ligne continue dans l’hexagone suivant : cliquez dessus, et la courbe douce vers la ville 1 s’y trouve déjà, prête à être dessinée. Un village n’est relié que si un rail traverse son hexagone : c’est le cas du vôtre.
lesson-first-curve-else = Ici, dessinez la courbe douce qui mène de votre ligne à la ville 1.
lesson-first-power = Les villes 5 et 1 sont reliées, avec un village en chemin : cela fait déjà 2 points. Mais votre locomotive ne tire encore rien : prenez le 6.
lesson-first-power-else = D’abord la locomotive : prenez le 6.
lesson-first-tick = Cochez la case 6 : chaque case cochée donne 1 de puissance, quel que soit son numéro. La puissance dit combien de villes et de villages une marchandise peut atteindre.
lesson-first-tick-else = Les rails suffisent pour l’instant. Cochez la case de la locomotive.
lesson-first-again = De 5 à 1, une marchandise passe un village et arrive dans une ville : il faut une puissance de 2. Prenez le 2.
lesson-first-again-else = Il faut encore une case : prenez le 2.
lesson-first-second = Cochez la case 2, et la locomotive est sous pression.
lesson-first-second-else = Cochez la case 2 de la locomotive, et vous pourrez livrer.
lesson-first-good = Une marchandise va à la ville de sa couleur : la ville 5 en a des jaunes, et la ville 1 est jaune. Prenez le 5.
lesson-first-good-else = Une livraison vous attend dans la ville 5 : prenez le 5.
lesson-first-deliver = Livrez une marchandise jaune à la ville 1.
lesson-first-deliver-else = C’est possible, mais la marchandise jaune est prête à partir. Livrez-la à la ville 1.
lesson-first-paid = 2 points : un pour le village, un pour la ville. Avec une ligne plus longue et plus de puissance, une marchandise peut faire tous les détours, et chaque étape rapporte ; et ce que vous livrez, personne d’autre ne le livrera.
lesson-first-tiles = Les tuiles Action assouplissent un peu les règles, et leur numéro est celui d’un dé. Prenez le 2.
lesson-first-tiles-else = Pour cette leçon, prenez le 2 : la tuile 2 vous attend.
lesson-first-take = Prenez la tuile 2b, qui permet de réclamer un dé que Hugo vient de choisir, et dont la valeur compte à la fin. Inclinée, une tuile est à l’abri ; une fois droite, on peut vous la prendre.
lesson-first-take-else = Prenez la tuile, pour la voir de près.
lesson-first-late = Plus tard, dans une autre partie, 25 à 25. Elle finit avec la manche où trois villes sont vides, et c’est pour bientôt.
lesson-first-last = Il vous reste une livraison : prenez le 3.
lesson-first-last-else = Cela ne suffira pas. Prenez le 3 : il y a une marchandise dans la ville 3.
lesson-first-win = Livrez la marchandise verte à la ville 5.
lesson-first-win-else = Il faut un point tout de suite : livrez la marchandise verte.
lesson-first-done = Vous gagnez d’un point, 26 à 25, et vous savez ce qu’on peut faire d’un dé : rails, puissance, marchandises, tuiles. Le passager, notre robot le plus facile, vous attend pour une vraie partie.

# Seul contre Olive
lesson-olive-title = Seul contre Olive
lesson-olive-meet = Olive joue sans crayon : elle ne dessine pas de rails mais coche des hexagones, qui montrent son influence dans les six régions. Il vous faut plus de points qu’elle ; à égalité, c’est elle qui gagne.
lesson-olive-dice = Trois dés blancs : deux sont pour vous, le troisième pour Olive, et chaque choix la concerne donc aussi. Prenez le 2.
lesson-olive-dice-else = N’importe lequel irait. Pour cette leçon, prenez le 2.
lesson-olive-rail = Dessinez un rail, comme toujours : une courbe douce qui part de la ville 2 vers l’ouest et descend vers le sud. Tournez-le jusqu’à ce qu’il convienne.
lesson-olive-rail-else = Pour cette leçon, dessinez dans l’hexagone éclairé la courbe douce qui va de la ville 2 vers le bas à gauche.
lesson-olive-second = Votre second dé : si vous prenez le 5, le 6 reste à Olive, qui cochera un hexagone de la région 6. Prenez le 5.
lesson-olive-second-else = C’est possible. Ici, prenez le 5 et laissez-lui le 6.
lesson-olive-line = Encore une courbe douce, qui part de la ville 5 vers l’est et monte vers le nord.
lesson-olive-line-else = Pour cette leçon, dessinez dans l’hexagone éclairé la courbe douce qui va de la ville 5 vers le haut à droite.
lesson-olive-tick = Olive a coché un hexagone de la région 6 : dès qu’elle en a trois dans une région, elle prend aussi la dernière marchandise de sa ville et marque un point par case cochée. Laissez-lui les dés des régions où elle est faible.
lesson-olive-four = La manche suivante. Prenez le 4.
lesson-olive-four-else = Pour cette leçon, prenez le 4.
lesson-olive-straight = Reliez votre courbe à la ville 4 par un rail droit : deux villes reliées, c’est 1 point.
lesson-olive-straight-else = Pour cette leçon, dessinez dans l’hexagone éclairé le rail droit qui relie votre courbe à la ville 4.
lesson-olive-two = Maintenant le 2, car la tuile Solo vaut la peine.
lesson-olive-two-else = Prenez le 2, pour la tuile Solo.
lesson-olive-solo = Prenez la tuile Solo, qui permet de faire relancer le dé d’Olive. Mais attention : si son dé a le numéro d’une tuile que vous tenez droite, la tuile retourne sur la table.
lesson-olive-solo-else = Pour cette leçon, prenez la tuile Solo.
lesson-olive-row = De la rangée de marchandises d’une ville, vous pouvez livrer n’importe laquelle ; Olive les prend par la droite. Et si elle doit cocher dans une région déjà pleine, elle gagne aussitôt.
lesson-olive-last = La fin d’une autre partie : deux villes sont vides, et la marchandise de droite dans la ville 5 peut aller jusqu’à la ville 6. Cinq étapes : livrez-la !
lesson-olive-last-else = Regardez la ville 5 : livrez la marchandise de droite, jusqu’à la ville 6.
lesson-olive-done = Trois villes sont vides, et vous avez gagné. Olive a six niveaux, de l’Employée à la Baronne du rail : affronterez-vous l’Employée ?

# Les règles en images
lesson-walk-title = Les règles en images
lesson-walk-sheet = Une feuille : six régions, chacune avec une ville, qui montre la face d’un dé, et un village. Les marchandises attendent dans les villes.
lesson-walk-dice = Un dé blanc dit où l’on agit : dans sa région, avec sa ville, sa case ou sa tuile. Le dé noir dit quelles sortes de rails il y a.
lesson-walk-rail = Un rail dans un hexagone vide. Les rails n’ont pas à se toucher ; on commence où l’on veut.
lesson-walk-village = L’exemple de la règle : un village n’est relié que si un rail traverse son hexagone, et deux villes que si la ligne entre elles est sans lacune.
lesson-walk-power = Deux cases sont cochées, la puissance est donc 2 : une marchandise peut atteindre deux villes ou villages.
lesson-walk-goods = La marchandise va à la ville de sa couleur : une jaune de la ville 5 à la ville 1, une grise à la ville 3 ou 4.
lesson-walk-delivery = 2 points pour deux étapes, un village et une ville. La marchandise retourne dans le sac.
lesson-walk-routes = L’exemple de la règle : de deux chemins vers la même ville, le plus long rapporte davantage, si la puissance le permet.
lesson-walk-tile = Une tuile qu’on vient de prendre est inclinée : personne ne peut la reprendre avant le prochain tour de son joueur.
lesson-walk-olive = Seul contre Olive : elle ne dessine rien mais coche des hexagones. À partir de la troisième case d’une région, elle prend des marchandises.
lesson-walk-score = L’exemple de la règle : Tiffany a 13 points de livraison, 9 pour son réseau, 2 pour une locomotive à cinq cases cochées et −2 pour une tuile. Cela fait 22.
lesson-walk-end = Trois villes sont vides, et la manche est finie. On additionne livraisons, réseau, locomotive et tuiles.

# Des positions à essayer
lesson-try-title = Que feriez-vous ?
lesson-try-join = Vous avez 8 points, Hugo 7, et votre dé montre 2. La case 2 donnerait une puissance de 6, la tuile 2b est libre, ou vous dessinez un rail dans la région 2. Que faites-vous ?
lesson-try-join-else = Regardez les marchandises rouges des villes 1, 3, 4 et 6. Où veulent-elles aller, et que manque-t-il en chemin ?
lesson-try-join-why = Dessinez le rail droit qui joint votre ligne à la ville 2. Six marchandises rouges attendent le long de la ligne, et toutes veulent y aller : 5 points pour celle de la ville 1, 4 pour celles de la ville 3. La liaison elle-même vaut 2 points. Les robots y voient 76 % de chances de gagner, et 33 % si vous cochez la case.
lesson-try-far = Vous commencez la manche, et votre locomotive a une puissance de 5. Quel dé prenez-vous : 1, 4 ou 6 ?
lesson-try-far-else = Une marchandise rapporte pour chaque ville et chaque village qu’elle atteint. Laquelle irait le plus loin ?
lesson-try-far-why = Le 1. La marchandise bleue de la ville 1 va à la ville 6, par un village et les villes 5, 3 et 4 : 5 points, juste ce que permet votre puissance. De la ville 4, les bleues en rapportent 1, et la ville 6 est vide. Les robots y voient 61 % de chances de gagner, et 28 % avec le 6.
lesson-try-let = Vous avez 30 points, Hugo 27, et deux villes sont vides. Hugo vient de prendre un 2. Avec votre tuile 2b, vous pourriez réclamer ce dé. Le faites-vous ?
lesson-try-let-else = Regardez les dés qui restent. Lequel Hugo prendrait-il à la place ?
lesson-try-let-why = Laissez-le. Il y a deux 2 : Hugo prendrait simplement l’autre, et il vous en reste un de toute façon. Votre tuile serait perdue, avec le point qu’elle vaut à la fin. Dans une partie aussi serrée, c’est beaucoup. Les robots y voient 46 % de chances de gagner, et 19 % si vous le réclamez.
