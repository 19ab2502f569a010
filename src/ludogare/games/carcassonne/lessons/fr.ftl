# En une minute
minute-goal = Marquez le plus de points en plaçant vos pions là où le pays grandira.
minute-turn = Prenez une tuile et posez-la de façon que ses bords concordent. Puis vous pouvez y placer un pion : sur une route, dans une ville, dans un monastère ou dans un champ, si personne n’y est encore. Avec le Tunnel, deux jetons relient deux issues en une seule route.
minute-pays = Une route achevée rapporte 1 par tuile, une ville 2 par tuile et 2 par blason, un monastère entouré de huit tuiles 9. Le pion vous revient. S’il y en a de plusieurs joueurs, qui en a le plus prend tout.
minute-end = Après la dernière tuile, ce qui n’est pas achevé rapporte un peu, et les paysans marquent pour les villes qui bordent leurs champs. Qui a le plus de points gagne.

# Un guide pour les premiers tours d’une partie
company-place = Tournez la tuile d’un second clic, ou avec R. C’est près de vos routes et de vos villes qu’elle sert le plus.
company-meeple = Un pion sur une petite route ou dans une petite ville revient vite. Dans un champ, il reste jusqu’à la fin.
company-no_meeple = Rien ne vous oblige à en placer un. Sans pion en réserve, la meilleure place ira à l’autre.
company-token = Deux jetons d’une couleur relient leurs issues en une seule route. Mettez-les là où la vôtre grandit.

# Ce qu’une option change à l’esprit d’une partie
feel-tunnel = Les routes s’allongent et se rejoignent au loin : plus à prévoir, et plus à se disputer.
feel-inns_cathedrals = Des enjeux plus hauts : avec une auberge ou une cathédrale, on gagne plus si c’est achevé, et rien sinon.

# Une première partie
lesson-first-title = Votre premier pays
lesson-first-goal = À partir de cette première tuile, Hugo et vous construisez un pays de villes, de routes, de monastères et de champs, où vos pions gagnent des points. Qui en a le plus à la fin l’emporte.
lesson-first-tile = Posez la tuile que vous avez en main bord à bord avec d’autres : ville contre ville, route contre route, champ contre champ. Cliquez sur la place éclairée, où elle ferme la ville ; elle n’y va que d’une façon et se tourne toute seule.
lesson-first-tile-else = Elle irait là aussi. Pour cette leçon, fermez la ville : au-dessus de la première tuile.
lesson-first-knight = Vous pouvez maintenant placer un pion sur la tuile que vous venez de poser, là où il n’y a encore personne. Mettez un chevalier dans la ville.
lesson-first-knight-else = C’est permis. Mais la ville est achevée et rapporte tout de suite : mettez-y un chevalier.
lesson-first-paid = Des murs tout autour : la ville est achevée, rapporte 2 points pour chacune de ses deux tuiles, et votre chevalier revient. Hugo, lui, a prolongé la route et y a placé un voleur.
lesson-first-monastery = Vous avez pioché un monastère. Il lui faut des voisins de tous côtés : posez-le là où le pays grandira, sous la première tuile.
lesson-first-monastery-else = Il irait là aussi. Ici, posez-le sous la première tuile.
lesson-first-monk = Placez-y un moine. Quand les huit places autour seront prises, il rapportera 9 points ; à la fin, 1 pour chaque tuile qui s’y trouve.
lesson-first-monk-else = Un paysan resterait là jusqu’au bout. Essayez le moine.
lesson-first-road = La route de Hugo continue, après un virage. Là où un pion se tient déjà sur une route, dans une ville ou dans un champ, on n’en place pas d’autre : cette route est-elle donc à lui pour de bon ?
lesson-first-crossing = Vous avez pioché un croisement : les routes s’y terminent. Posez-le à gauche de votre monastère, à la place éclairée.
lesson-first-crossing-else = Il irait là aussi. Pour cette leçon, posez-le à gauche de votre monastère.
lesson-first-thief = Placez un voleur sur la route qui en part vers le nord. De là, celle de Hugo n’est plus qu’à une tuile.
lesson-first-thief-else = C’est permis. Mais la route de Hugo est au nord : placez le voleur sur la route qui y mène.
lesson-first-join = Et voici l’astuce : on ne place pas de pion sur une route déjà prise, mais une tuile peut relier deux routes. Posez votre virage dans le trou !
lesson-first-join-else = Il irait là aussi. Mais dans le trou éclairé, il relie votre route à celle de Hugo : posez-le là.
lesson-first-farmer = Les deux routes n’en font plus qu’une, et vous pouvez encore placer un pion. Mettez un paysan dans le pré : il s’y couche jusqu’à la fin, puis rapporte 3 points par ville achevée que touche son champ.
lesson-first-farmer-else = Un paysan rapportera des points à la fin : mettez-en un dans le pré.
lesson-first-closed = Du croisement au monastère, la route est achevée : un point pour chacune de ses six tuiles, à qui y a le plus de pions. Hugo et vous en avez un chacun : chacun marque les 6 points, et vos voleurs reviennent.
lesson-first-late = Plus tard, dans une autre partie : vous avez pioché la dernière tuile. Vous menez par 42 à 20, mais bien des choses sont inachevées.
lesson-first-last = Posez-la ici. Elle ouvre une nouvelle ville, petite il est vrai.
lesson-first-last-else = Elle irait là aussi. Pour cette leçon, prenez la place éclairée.
lesson-first-knight2 = Il n’y a personne dans cette ville. Un chevalier rapporte 1 point par tuile et 1 pour le blason, même si elle reste inachevée.
lesson-first-knight2-else = La partie s’arrête là : c’est un chevalier qui rapporte le plus. Placez-le dans la ville.
lesson-first-done = Ce qui est inachevé rapporte un peu, et les paysans comptent leurs villes : 68 à 53, vous gagnez ! Le passager, notre robot le plus facile, vous attend pour une vraie partie.

# Le Tunnel
lesson-tunnel-title = Le Tunnel
lesson-tunnel-mouths = Vous connaissez Carcassonne ; voici le Tunnel. Sur quatre tuiles, des routes finissent à une issue de tunnel, comme dans votre main : posez-la à l’ouest, telle quelle, et validez en bas.
lesson-tunnel-mouths-else = Pour cette leçon, posez-la au bout ouest de la route, sans la tourner.
lesson-tunnel-token = À votre tour, vous pouvez aussi mettre un de vos jetons sur une issue libre : mettez un jeton A sur celle de l’est. Seul, il ne change encore rien : la route reste ouverte.
lesson-tunnel-token-else = C’est permis. Ici, mettez un jeton A sur l’issue est.
lesson-tunnel-none = Jeton et pion ne dépendent pas l’un de l’autre : on peut placer les deux, dans n’importe quel ordre. Cette fois, pas de pion.
lesson-tunnel-none-else = Gardez vos pions pour l’instant : n’en placez pas.
lesson-tunnel-second = Hugo a posé un croisement au bout est de la route. Vous avez pioché une deuxième tuile avec des issues : posez-la sous la première tuile, telle quelle.
lesson-tunnel-second-else = Elle irait là. Pour cette leçon, posez-la sous la première tuile, sans la tourner.
lesson-tunnel-thief = Placez un voleur sur la route qui mène à l’est.
lesson-tunnel-thief-else = Ici, le voleur va sur la route de l’est.
lesson-tunnel-link = Et maintenant le second jeton A, sur l’issue de cette route.
lesson-tunnel-link-else = Un jeton B ne relierait rien. Prenez le second A, sur l’issue de la route du voleur.
lesson-tunnel-one = Les deux issues sont reliées, et leurs routes n’en font plus qu’une, si loin qu’elles soient ; et peu importe qui a percé le tunnel, les points vont aux voleurs. Puis Hugo a posé un virage, qui prolonge votre route.
lesson-tunnel-gate = Cette tuile a une route qui s’arrête à la porte d’une ville. Posez-la au bout ouvert de votre route.
lesson-tunnel-gate-else = Fermez plutôt votre route : à la place éclairée, la porte vers elle.
lesson-tunnel-nobody = Votre voleur est déjà sur la route. Ne placez pas de pion.
lesson-tunnel-nobody-else = Gardez-le pour plus tard : ne placez pas de pion.
lesson-tunnel-nothing = Il vous reste deux jetons B, d’une seconde couleur, et un jeton reste en place jusqu’à la fin. Attendez une route qui le mérite : pas de jeton pour l’instant.
lesson-tunnel-nothing-else = Mieux vaut attendre de plus longues routes. Ne placez pas de jeton.
lesson-tunnel-six = La route est achevée : porte, virage, issue, issue, ligne droite et croisement font 6 points, et ce qui est sous terre ne compte pas. On joue une vraie partie avec le Tunnel ?

# Les règles en images
lesson-walk-title = Les règles en images
lesson-walk-start = La première tuile est là dès le début, et vous en avez pioché une. Elle doit en toucher d’autres bord à bord.
lesson-walk-match = Ville contre ville, champ contre champ. On a tourné la tuile jusqu’à ce qu’elle convienne.
lesson-walk-city = Des murs tout autour : la ville est achevée et rapporte 2 points par tuile. Le chevalier est revenu à son joueur.
lesson-walk-monk = Un moine dans un monastère. Quand les huit places autour seront prises, il marquera 9 points.
lesson-walk-farmer = Les paysans se couchent dans leur champ et y restent jusqu’à la fin. Alors chaque ville achevée que touche le champ rapporte 3 points.
lesson-walk-road = Du croisement au monastère : la route est achevée, 1 point par tuile.
lesson-walk-mouth = Le Tunnel : un jeton sur une issue. Tant que le second de sa couleur n’est pas placé, la route reste ouverte.
lesson-walk-link = Deux jetons d’une même couleur relient deux issues, et avec elles deux routes, si loin qu’elles soient.
lesson-walk-six = L’exemple des règles : porte, virage, issue, issue, ligne droite et croisement font 6 points, ou 12 avec une auberge au bord de la route. Ce qui est sous terre ne compte pas.
lesson-walk-end = La dernière tuile est posée. Ce qui est inachevé rapporte moins, les paysans comptent leurs villes, et qui a le plus de points gagne.

# Des positions à essayer
lesson-try-title = Que feriez-vous ?
lesson-try-close = Hugo mène par 37 points à 28. Vous avez pioché une tuile avec une ville sur un côté. Où la posez-vous ?
lesson-try-close-else = Les autres places rapportent moins. Regardez votre ville au sud : que lui manque-t-il, et quels paysans l’entourent ?
lesson-try-close-why = Sous votre grande ville, au sud. Elle est achevée : 18 points, et son chevalier revient. De plus, deux champs où vous avez un paysan chacun n’en font qu’un : à deux contre un, ses 18 points seront rien que pour vous. Les robots y voient 85 % de chances de gagner, et 38 % à la meilleure autre place.
lesson-try-several = Vous avez quatre points de retard. Vous avez pioché un virage et un bout de ville. Où posez-vous la tuile ?
lesson-try-several-else = Suivez votre route à l’est du pays. Où est son bout ouvert ?
lesson-try-several-why = Dans le trou à côté de votre monastère. Le virage ferme votre route : 6 points, et son voleur revient. Le monastère gagne une voisine. Et la ville au blason, en dessous, est libre pour un chevalier. Les robots y voient 71 % de chances de gagner, et 53 % à la meilleure autre place.
lesson-try-fourth = Hugo mène par 59 points à 42. Le grand pré vaudra 30 points, et vous y avez trois paysans chacun. Votre dernier pion : où le placez-vous ?
lesson-try-fourth-else = Un chevalier rapporte 4 points tout de suite. Mais comptez les paysans du grand pré : que vaudrait un quatrième ?
lesson-try-fourth-why = Dans le pré qui entoure la nouvelle ville. Une route droite ou un virage en dessous le relierait au grand pré : votre quatrième paysan y prend les 30 points et n’en laisse aucun à Hugo. Les robots y voient 38 % de chances de gagner, et 9 % avec le chevalier.
