# En une minute
minute-goal = Creusez la moitié de tunnel de votre pays et marquez plus de points que l’autre rive.
minute-turn = Posez tous vos jetons d’une couleur sur l’un des cinq emplacements. Une pile qui s’y trouve doit être plus basse ; vous la prenez en main. Puis réalisez l’une des deux actions de l’emplacement : planifier ou forer, technologie ou finances, ou ce qu’offre sa carte. Ou passez, et gardez des jetons pour la manche suivante.
minute-pays = Les points viennent des cartes développées, des pistes de technologie, et si l’on arrive le premier au milieu ; la déviation en coûte. Forer demande un jeton de la couleur des gravats et de la place au stockage ; chaque fois, votre tunnelier peut dévier. La technologie et l’argent le ramènent.
minute-end = La partie finit dès qu’un tunnelier atteint le milieu. Qui dévie au-delà de −4 perd.

# Un guide pour les premiers tours d’une partie
company-place = Cliquez sur une pile, puis sur une action qui brille. L’étiquette d’un emplacement dit combien de jetons il faut.
company-pass = Les jetons posés sur un emplacement vont à qui les surpasse : de petites piles laissent de quoi rejouer.
company-move_marker = La technologie rend tout plus facile ensuite. Quelle piste vous aide d’abord ?
company-rubble = Les gravats doivent quitter votre stockage avant le prochain forage. Une carte développée les prend, et rapporte des points.
company-keep = Ce que vous gardez est là dès la manche suivante ; le reste retourne dans le sac.

# Ce qu’une option change à l’esprit d’une partie
feel-agenda = Un second front : des promesses qui coûtent tout de suite et rapportent à la fin, si vous les tenez. Pour une deuxième partie.

# Une première manche
lesson-first-title = Votre première manche
lesson-first-goal = 1987 : la Grande-Bretagne et la France creusent un tunnel l’une vers l’autre, et vous menez le côté britannique. Quand un tunnelier atteint le milieu, les points décident : ceux des cartes, des technologies, et de l’arrivée en premier.
lesson-first-hats = Voici vos ouvriers, les jetons que vous avez tirés du sac. Une action prend TOUS vos jetons d’une couleur : vous les empilez sur l’un des cinq emplacements, et réalisez l’une de ses deux actions.
lesson-first-plan = La tuile devant votre tunnelier est jaune ; la suite est encore cachée. Révélez la suivante avec vos trois jetons bleu ciel : cliquez sur la pile, puis sur Planification.
lesson-first-plan-else = C’est possible. Pour cette leçon : les jetons bleu ciel, sur Planification.
lesson-first-higher = Une pile plus haute peut encore se poser sur Technologie, où Hugo a un jeton orange, et celle qu’elle surpasse passe dans votre main ! Posez-y vos deux jetons noirs.
lesson-first-higher-else = Ici, surpassez Hugo : les jetons noirs sur Technologie. Son jeton orange sera à vous.
lesson-first-marker = La technologie avance d’une case l’un de vos deux marqueurs : dessous, des points pour la fin, et sur certaines cases un avantage. Avancez le marqueur de la piste A.
lesson-first-marker-else = La piste B a ses mérites aussi. Pour cette leçon, prenez la piste A.
lesson-first-drill = Hugo a surpassé vos jetons noirs ; mais avec celui que vous lui avez pris, votre pile orange est montée à quatre, assez pour surpasser vos trois bleu ciel. Posez-la sur Forage.
lesson-first-drill-else = C’est le moment de creuser : les jetons orange sur Forage. Vos bleu ciel vous reviendront.
lesson-first-pay = Forer coûte un jeton de la couleur de la tuile, ici jaune, ou deux de n’importe quelles couleurs. Payez un jaune.
lesson-first-pay-else = Payez avec un jeton jaune : c’est la couleur de la tuile.
lesson-first-stray = Le tunnelier a avancé, et ses gravats sont dans votre stockage ; mais chaque forage révèle aussi une carte de déviation, qui le fait dévier, ici de −1. Chaque niveau coûte un point à la fin, et au-delà de −4 la partie est perdue.
lesson-first-develop = Le stockage est petit, et seules les cartes le vident. Posez les jetons bleu ciel sur le deuxième projet, pour le développer : la carte rejoint votre zone, y vaut des points, et prend une tuile de gravats.
lesson-first-develop-else = Pour cette leçon : les jetons bleu ciel sur le deuxième projet, pour le développer.
lesson-first-rubble = Payez-la avec la tuile noire de votre stockage.
lesson-first-rubble-else = La tuile jaune irait aussi. Ici, donnez la noire.
lesson-first-pass = Trois points de plus, et de la place dans le stockage. Hugo a passé le premier et commencera la manche suivante : vous pourriez continuer seul, mais passez.
lesson-first-pass-else = Vous pouvez jouer tant que vous avez de quoi. Pour cette leçon, passez.
lesson-first-keep = Qui passe peut garder des jetons pour la manche suivante, et en tirera moins. Plus vous en avez d’une couleur, plus votre pile est haute : gardez le jaune.
lesson-first-keep-else = Vous pouvez y renoncer. Ici, gardez-le.
lesson-first-round = Toutes les piles retournent dans le sac, et chacun tire de nouveau jusqu’à dix jetons : voilà une manche. La deuxième leçon parle d’argent, de barrières et de la fin.

# L’argent et la fin
lesson-second-title = L’argent et les derniers mètres
lesson-second-money = Au milieu d’une partie, vos cinq jetons blancs surpassent les quatre bleu ciel que Hugo a sur Financement. Posez-les-y, et les siens sont à vous.
lesson-second-money-else = Pour cette leçon : les jetons blancs sur Financement.
lesson-second-card = Le Financement prend comme argent l’une des trois cartes des projets, qui glisse sous votre plateau. Prenez celle du premier projet, qui vaut 2 millions.
lesson-second-card-else = Toute carte vaut quelque chose. Ici, prenez celle du premier projet.
lesson-second-barrier = Quelques tours plus tard, le troisième projet offre Technologie comme action secondaire, ce qui consomme la carte. Posez-y vos jetons orange.
lesson-second-barrier-else = Pour cette leçon : les jetons orange sur le troisième projet, son action secondaire.
lesson-second-track = Devant votre marqueur de la piste A, une barrière de 2 millions, et la passer prend tout l’argent que vous avez : mieux vaut arriver avec le compte juste, comme ici. Avancez le marqueur.
lesson-second-track-else = Vous avez juste de quoi payer la barrière de la piste A : avancez ce marqueur.
lesson-second-astray = Près de la fin, cela devient dangereux : votre tunnelier a dévié jusqu’à −3, et au-delà de −4 tout est perdu. La technologie le ramène, avec de l’argent : un niveau par million.
lesson-second-funds = D’abord l’argent : posez les jetons blancs sur Financement.
lesson-second-funds-else = Il vous faut de l’argent : les jetons blancs sur Financement.
lesson-second-sum = Prenez la carte du premier projet, qui vaut 3 millions.
lesson-second-sum-else = C’est la carte du premier projet qui vaut le plus : prenez-la.
lesson-second-correct = Et maintenant Technologie, comme action secondaire du troisième projet : posez-y les jetons bleu ciel.
lesson-second-correct-else = Pour cette leçon : les jetons bleu ciel sur le troisième projet, son action secondaire.
lesson-second-stay = Rien n’oblige à avancer un marqueur. N’en avancez aucun cette fois : l’argent servira à autre chose.
lesson-second-stay-else = Cela prendrait votre argent. N’avancez pas de marqueur.
lesson-second-spend = Dépensez la carte : trois millions pour trois niveaux, et le tunnelier est de nouveau dans l’axe.
lesson-second-spend-else = Le tunnelier a dévié de 3 : dépensez la carte.
lesson-second-race = La dernière manche : une tuile à forer pour chacun, et même à −4 vous ne risquez rien, car pour la dernière tuile on ne tire pas de carte. L’arrivée vaut 2 points, et 1 par tuile qui reste en face.
lesson-second-drill = Vos quatre jetons orange surpassent les blancs de Hugo. Posez-les sur Forage !
lesson-second-drill-else = C’est maintenant ou jamais : les jetons orange sur Forage.
lesson-second-pay = La dernière tuile est blanche, et les jetons blancs de Hugo sont maintenant dans votre main. Payez avec l’un d’eux.
lesson-second-pay-else = Un jeton blanc, la couleur de la tuile.
lesson-second-done = La jonction : avec les cartes, les technologies et l’arrivée, moins la déviation, vous gagnez par 28 à 24. Le passager, notre robot le plus facile, vous attend pour une vraie partie.

# Les règles en images
lesson-walk-title = Les règles en images
lesson-walk-tunnel = Deux tunneliers, neuf tuiles de chaque côté, et les drapeaux au milieu. La première tuile de chaque côté est visible.
lesson-walk-hats = Des jetons tirés du sac, rangés par couleur : une action prend tous ceux d’une couleur. Dix au plus au début : qui en a gardé deux n’en tire que huit.
lesson-walk-plan = Trois jetons bleu ciel sur Planification ont révélé la tuile suivante. Qui veut cet emplacement en a maintenant besoin d’au moins quatre.
lesson-walk-track = La technologie a avancé un marqueur : les points dessous comptent à la fin, et certaines cases donnent un avantage.
lesson-walk-drill = Un jeton jaune pour une tuile jaune : les gravats sont au stockage, le tunnelier a avancé, et la carte de déviation disait −1.
lesson-walk-develop = Une carte développée vaut des points, et elle a pris une tuile de gravats du stockage.
lesson-walk-higher = L’exemple de la règle : les deux jetons jaunes de Hugo occupaient Forage. Les trois orange de Camille les surpassent, et les deux rejoignent le sien : elle en a trois jaunes.
lesson-walk-shuffle = L’exemple de la règle : une deuxième carte de la même couleur, ici rouge. Elle compte, −1, puis toutes les cartes Déviation sont mélangées de nouveau.
lesson-walk-money = Le Financement a pris une carte comme argent : elle est sous le plateau, et seule sa somme compte.
lesson-walk-barrier = Passer une barrière prend tout l’argent que l’on a, quelle que soit sa valeur.
lesson-walk-course = Dévié jusqu’à −3. Chaque million dépensé avec une action Technologie ramène le tunnelier d’un niveau ; au-delà de −4, tout est perdu.
lesson-walk-race = Les deux tunneliers sont devant la dernière tuile. L’arrivée vaut 2 points, et 1 par tuile qui reste en face.
lesson-walk-end = La jonction. Cartes, technologies et arrivée, moins la déviation : le plus haut score gagne.

# Des positions à essayer
lesson-try-title = Que feriez-vous ?
lesson-try-wait = Vous menez le côté français, et votre tunnelier est devant sa dernière tuile. Hugo a 21 points, vous 14. Arriver au milieu rapporte 6 points. Forez-vous ?
lesson-try-wait-else = Comptez : 14 et 6 font 20, et l’arrivée finit la partie.
lesson-try-wait-why = Passez. L’arrivée finit aussitôt la partie, et 20 points perdent contre 21. Attendre vous sert aussi : le tunnelier de Hugo a dévié jusqu’à −4, et un niveau de plus lui fait perdre la partie. Les robots voient 43 % de chances de gagner si vous passez.
lesson-try-money = Votre tunnelier a dévié jusqu’à −4. Vous avez choisi Technologie, et vous avez 3 millions : juste le prix de la barrière de la piste A, qui vaut 3 points. Avancez-vous ce marqueur ?
lesson-try-money-else = Passer une barrière prend tout votre argent. Qu’est-ce qui ramènerait alors le tunnelier ?
lesson-try-money-why = Non. Sans cela, les 3 millions ramènent votre tunnelier de −4 à −1. Cela vaut aussi 3 points, car chaque niveau en coûte un, et la prochaine déviation ne fait plus perdre la partie. Les robots y voient 78 % de chances de gagner, et 61 % si vous avancez le marqueur.
lesson-try-alone = Hugo a passé. Il vous reste un jeton bleu ciel et deux blancs, et une tuile jaune est devant votre tunnelier. Passez-vous aussi ?
lesson-try-alone-else = Personne ne peut plus vous gêner. Quelle pile pouvez-vous surpasser, et qu’est-ce qui vous revient en main ?
lesson-try-alone-why = Non : posez les blancs sur le premier projet, pour forer. Ils surpassent le noir, et vous le prenez. Vous n’avez pas de jaune, mais deux jetons de n’importe quelles couleurs paient aussi : le noir et le bleu ciel. Les robots y voient 79 % de chances de gagner, et 61 % si vous passez.
