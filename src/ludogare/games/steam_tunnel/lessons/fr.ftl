# En une minute
minute-goal = Tenez le plus de tronçons des meilleurs tunnels.
minute-turn = Retournez une carte, n’importe où. Puis posez un pion : prenez un tronçon d’un tunnel ouvert, ou bloquez une carte cachée, que les tunnels traverseront alors tout droit.
minute-pays = Un tunnel rapporte la somme des nombres à ses bouts, multipliée par sa longueur. Qui y a le plus de pions prend tout ; à égalité, on partage. Un cul-de-sac compte 0.
minute-end = La partie finit quand il n’y a plus de carte à retourner. Qui a le plus de points gagne. Et souvenez-vous : le plateau n’a pas de bord, ce qui sort d’un côté rentre de l’autre.

# Un guide pour les premiers tours d’une partie
company-flip = Retournez une carte à côté d’un tunnel que vous voulez voir grandir, ou finir.
company-claim = Pointez un tuyau : tout son tunnel s’allume, avec ce qu’il rapporte. Il vous faut deux grands nombres aux bouts.
company-block = Vous pouvez aussi bloquer une carte cachée : les tunnels la traversent alors tout droit. Plus de surprise.

# Ce qu’une option change à l’esprit d’une partie
feel-dead_ends = Des culs-de-sac mortels creusent les écarts et durcissent le jeu : une mauvaise carte peut ruiner un grand tunnel.
feel-full_board = Un plateau plus grand et plus sauvage : même les cartes de points sont à découvrir.

# Une première partie
lesson-first-title = Vos premiers tunnels
lesson-first-goal = Sous la croûte d’Io, la vapeur court dans un dédale de tunnels, et ce sont les meilleurs qui font gagner. Ils naissent et finissent sur ces quatre cartes de points, à des nombres de 2 à 4 ; toutes les autres sont cachées.
lesson-first-flip = Un tour a deux temps : retourner une carte, puis poser un pion. Commencez près d’une carte de points : retournez la carte à sa droite.
lesson-first-flip-else = Vous pouvez retourner n’importe quelle carte cachée. Pour cette leçon, prenez celle qui est éclairée.
lesson-first-worth = Trois tronçons droits : celui qui est éclairé part d’un 3 et mène, pour autant qu’on voie, à un 2. Un tunnel vaut la somme de ses bouts, multipliée par ses tronçons : pour l’instant, (3 + 2) × 1 = 5.
lesson-first-claim = Cliquez sur ce tronçon pour y poser un pion. À la fin, qui a le plus de pions sur un tunnel en prend tous les points.
lesson-first-claim-else = Ce tronçon est libre aussi. Ici, prenez celui qui est éclairé : il part du 3.
lesson-first-rival = Hugo a posé un pion sur votre tunnel : un partout, vous le partageriez. Il continue vers le haut : retournez la carte où il mène.
lesson-first-rival-else = C’est permis. Mais votre tunnel continue sur la carte éclairée.
lesson-first-ahead = Le tunnel tourne à gauche. Prenez-en ce tronçon : vous mènerez à deux pions contre un.
lesson-first-ahead-else = Cela ne vous aiderait pas contre Hugo. Prenez le tronçon éclairé.
lesson-first-close = Hugo a répondu sur la carte d’après : deux pions chacun. Le tunnel file vers la carte située au-dessus de votre carte de points : retournez-la pour voir où il finit.
lesson-first-close-else = Chaque chose en son temps : retournez la carte éclairée pour voir où finit votre tunnel.
lesson-first-count = Il redescend jusqu’au 4 de la même carte de points : le tunnel est terminé, on n’y pose plus de pion. Ses bouts, 4 + 3, multipliés par ses cinq tronçons : 35 points, que vous partagez, à deux pions chacun.
lesson-first-elsewhere = Il vous reste un pion à poser, sur n’importe quel tronçon libre d’un tunnel ouvert. Prenez celui-ci, qui traverse votre première carte de haut en bas.
lesson-first-elsewhere-else = C’est permis. Pour cette leçon, prenez le tronçon éclairé.
lesson-first-edge = Hugo a joué plus bas, mais regardez votre nouveau tunnel : il sort du plateau en haut et y rentre par le bas. Le plateau n’a pas de bord, ni ici ni sur les côtés : Io est une toute petite lune.
lesson-first-next = À travers les cartes cachées, les tunnels sont censés aller tout droit, jusqu’à ce que quelqu’un regarde. Retournez la carte sous votre pion.
lesson-first-next-else = N’importe quelle carte peut être retournée. Ici, prenez celle qui est sous votre pion.
lesson-first-block = Un cul-de-sac : ni longueur ni points. À l’autre bout, une mauvaise carte pourrait vous coûter le reste : bloquez-la, pour qu’on ne la retourne jamais et que les tunnels la traversent tout droit, pour de bon.
lesson-first-block-else = C’est possible, mais votre tunnel resterait en danger. Bloquez la carte éclairée.
lesson-first-small = Votre tunnel est terminé : 2 + 0 pour ses bouts, multipliés par trois tronçons, 6 points rien que pour vous. Le pion de la carte bloquée ne compte pour aucun tunnel : bloquer, c’est garder ce qu’on a, ou gâcher l’espoir des autres.
lesson-first-late = Plus tard, dans une autre partie : il ne reste qu’une carte. Hugo mène par 72 à 45, mais de grands tunnels à vous sont encore ouverts.
lesson-first-last = Retournez la dernière carte. Tous les tunnels seront terminés, et l’on comptera.
lesson-first-last-else = Une seule carte peut être retournée : celle qui est éclairée.
lesson-first-done = Vous gagnez par 213 1/2 à 171 1/2 : ce sont les longs tunnels aux bons bouts qui décident, et souvent la dernière carte. Le passager, notre robot le plus facile, vous attend pour une vraie partie.

# Les règles en images
lesson-walk-title = Les règles en images
lesson-walk-board = La mine avant le premier tour : les quatre cartes de points sont visibles, avec des bouts qui valent 4, 3 et 2. Tout le reste est caché.
lesson-walk-card = Une carte a six ouvertures, qui rejoignent celles de ses voisines. Celle-ci a trois tronçons droits ; d’autres tournent, bifurquent ou finissent en noir.
lesson-walk-claim = Un pion chacun sur le même tunnel. Qui a le plus de pions sur ses tronçons à la fin prend tout ; à égalité, on partage.
lesson-walk-closed = Le tunnel va de 3 à 4, et tout son tracé est connu : (3 + 4) × 5 tronçons = 35 points. On n’y pose plus de pion.
lesson-walk-edge = Ce qui sort du plateau en haut rentre par le bas, et de même sur les côtés.
lesson-walk-blocked = Une carte bloquée n’est jamais retournée. Les tunnels la traversent tout droit, et c’est sûr aussitôt.
lesson-walk-accident = L’exemple de la règle : la carte qu’on vient de retourner mène à la carte de points suivante et ferme un tunnel avant que quiconque ait pu en prendre une part.
lesson-walk-fork = Deux bifurcations, des bouts de 2, 2, 3 et 0, et 8 tronçons : 56 points. Trois joueurs y ont deux pions chacun et partagent.
lesson-walk-open = Tant qu’un chemin mène à une carte qu’on peut encore retourner, un tunnel est ouvert. Ici, il reste une carte.
lesson-walk-end = La dernière carte est visible, et l’on compte : la somme des bouts multipliée par la longueur, pour qui a le plus de pions.
lesson-walk-final = Le décompte final de la règle, dont le plateau est plus petit que tous ceux où l’on joue : voici sept tunnels aux mêmes bouts et longueurs, un pion sur chacun, parmi d’autres. Ils rapportent 4, 0, 42, 63, 63, 25 et 0 points.

# Des positions à essayer
lesson-try-title = Que feriez-vous ?
lesson-try-last = Vous avez 118 points, Hugo 110. Un tunnel ouvert vaut 100 tel qu’il est ; Hugo y tient cinq tronçons, vous quatre. Où posez-vous votre pion ?
lesson-try-last-else = Regardez le tunnel qui vaut 100. Y reste-t-il quelque chose de libre ?
lesson-try-last-why = Sur son dernier tronçon libre, ligne 4, colonne 3. Cinq pions chacun : tel qu’il est, vous partagez les 100 points au lieu de les laisser tous à Hugo. Les robots y voient 53 % de chances de gagner, et 3 % au meilleur autre endroit.
lesson-try-seven = Le plus long tunnel ouvert vaut 126 points. Hugo et vous y tenez six tronçons chacun, et deux sont encore libres. Où posez-vous votre pion ?
lesson-try-seven-else = Sept l’emportent sur six. Et des deux tronçons libres, un seul appartient sûrement à ce tunnel.
lesson-try-seven-why = Sur la carte que vous venez de retourner : sept pions contre six. L’autre tronçon libre, colonne 2, est derrière une carte cachée, où le tunnel peut encore tourner. Les robots y voient 95 % de chances de gagner, et 55 % avec l’autre.
lesson-try-block = Deux cartes sont encore cachées. En l’état, vous gagneriez par 146 1/2 points à 103 1/2. Que faites-vous de votre pion ?
lesson-try-block-else = Vous êtes en tête pour l’instant. Quelle carte pourrait encore tout changer ?
lesson-try-block-why = Bloquez la carte de la ligne 4, colonne 5 : votre tunnel à 77 points la traverse tout droit, pour de bon. Hugo doit retourner l’autre carte et, presque quoi qu’elle montre, vous restez en tête. Bloquer celle-là serait un coup de dés. Les robots y voient 93 % de chances de gagner, et 48 % avec le meilleur autre coup.
