# En une minute
minute-goal = Soyez le premier à construire une ligne à travers huit paysages.
minute-turn = D’abord des enchères : chacun mise en secret, chacun paie, et qui mise le plus choisit son paysage en premier. Puis chacun construit à son tour : une carte rejoint le stock commun ; traversez le prochain paysage de votre rangée avec vos tronçons et ceux du stock, ou passez.
minute-pays = Une traversée rapporte sa prime. Un tronçon manquant coûte 10 £. Devant une rivière, vous recevez des cartes bonus pendant que les autres construisent.
minute-end = Qui traverse son huitième paysage gagne aussitôt. L’argent ne compte pas.

# Un guide pour les premiers tours d’une partie
company-bid = Chacun paie ce qu’il mise. De 10 à 15 £ suffisent pour commencer : l’argent doit durer huit paysages.
company-pick = Comparez ce qu’exige chaque paysage et les tronçons qu’il apporte. Celui que vous laissez revient à l’autre.
company-build = Il manque un ou deux tronçons ? Les acheter vaut souvent la peine : qui construit vide le stock.
company-pass = Passer ne coûte rien, mais le stock grandit aussi pour l’autre. Regardez ce qui lui manque.

# Une première partie
lesson-first-title = Votre premier chemin de fer
lesson-first-goal = L’Afrique, en 1902 : Hugo et vous construisez chacun une ligne du Cap au Caire. Cette rangée sera votre voyage, et le premier à traverser huit paysages gagne.
lesson-first-sale = D’abord des enchères, un paysage pour chacun. Une carte dit combien de tronçons exige la traversée (en haut à gauche : 6 ici, 10 pour la rivière), quelle prime elle rapporte (la pièce) et quels tronçons elle vous prête (en bas).
lesson-first-bid = Les mises sont secrètes, chacun paie la sienne, et la plus haute choisit en premier. La savane se traverse plus vite, cela vaut bien quelque chose : misez 12 £.
lesson-first-bid-else = Vous pouvez miser ce que vous voulez, dans la limite de votre capital. Pour cette leçon, misez 12 £.
lesson-first-pick = 12 £ contre les 7 £ de Hugo : à vous de choisir. Prenez la savane et laissez-lui la rivière.
lesson-first-pick-else = Il faut 10 tronçons pour la rivière. Laissez-la à Hugo et prenez la savane.
lesson-first-stock = On construit à tour de rôle, et chaque tour ajoute une carte au stock commun, dont les tronçons servent à tous deux. Votre savane en apporte 2, le stock 2 : cela fait 4, et il en faut 6.
lesson-first-wait = Vous pourriez acheter les 2 tronçons manquants, à 10 £ pièce. Mais ils viendront peut-être tout seuls : passez, et voyez ce que le stock apporte.
lesson-first-wait-else = C’est possible, pour 20 £. Pour cette fois, patience : passez.
lesson-first-build = Hugo aussi a tiré une carte, puis passé. Le stock compte maintenant 5 tronçons, et votre savane en ajoute 2 : c’est assez, construisez !
lesson-first-build-else = Vous avez tous les tronçons qu’il faut. Construisez avant que Hugo ne se serve du stock.
lesson-first-crossed = C’est traversé : vous touchez 2 £, votre locomotive avance, et tout le stock est défaussé, utilisé ou non. Votre rangée est vide : de nouvelles enchères commencent.
lesson-first-river = Hugo attend devant une rivière, et cela a son charme : chaque fois qu’un autre traverse un paysage, il reçoit une carte bonus, qui vaudra 1 tronçon quand il en aura besoin.
lesson-first-second = Votre prochain paysage ira au bout de la rangée : 7 tronçons pour le village, 8 pour le désert. L’argent doit durer huit paysages : ne misez que 5 £ cette fois.
lesson-first-second-else = Toutes les mises sont permises. Ici, essayez-en une petite : 5 £.
lesson-first-buy = Hugo a payé 15 £ pour le désert et ses 3 tronçons ; à vous le village. Il vous manque 2 tronçons, et si vous passez, Hugo pourra se servir du stock : achetez-en 2 pour 20 £ et construisez.
lesson-first-buy-else = Si vous attendez, Hugo risque de construire le premier, et le stock disparaîtra. Construisez maintenant, en achetant 2 tronçons.
lesson-first-third = Et de deux, mais une autre carte bonus pour Hugo. Cette fois, la rivière sera pour vous : misez 20 £.
lesson-first-third-else = La mise la plus haute choisit en premier. Misez 20 £ pour que le choix vous revienne.
lesson-first-take = Prenez la rivière. Elle restera un moment devant votre locomotive, et pendant ce temps chaque traversée de Hugo vous donnera une carte bonus.
lesson-first-take-else = Le désert se traverse plus vite, c’est vrai. Ici, essayez la rivière.
lesson-first-feed = Vous avez 5 tronçons sur 10, et les 5 autres coûtent 50 £ : une livre de plus que vous n’avez. Passez donc, mais souvenez-vous que ce que vous laissez dans le stock peut servir au suivant.
lesson-first-feed-else = Vous n’avez pas assez d’argent pour cela. Passez.
lesson-first-bonus = Avec les 3 tronçons que vous laissiez et une carte bonus, Hugo a traversé sa rivière ; mais vous attendez devant la vôtre, et c’est à vous que va la carte bonus. Attendre ou payer : tout l’art du jeu est là.
lesson-first-last = Plus tard, dans une autre partie : Hugo et vous avez chacun traversé sept paysages. C’est à vous, et votre dernier est une savane.
lesson-first-win = Il vous manque 3 tronçons. Mais l’argent ne vaut rien à la fin, et le huitième paysage gagne aussitôt : achetez-en 3 et construisez !
lesson-first-win-else = N’attendez pas, ou Hugo arrivera peut-être le premier ; et cette fois, laissez votre carte bonus de côté. Achetez les 3 tronçons et construisez.
lesson-first-done = Votre train entre en gare du Caire, et vous savez miser, construire et attendre de meilleures cartes. Le passager, notre robot le plus facile, vous attend pour une vraie partie.

# Les règles en images
lesson-walk-title = Les règles en images
lesson-walk-card = Deux paysages en vente. En haut à gauche, le nombre de tronçons qu’exige une traversée ; sur la pièce, sa prime ; en bas, les tronçons que le paysage apporte.
lesson-walk-bids = Les mises sont écrites en secret et révélées ensemble, et chacun paie la sienne. Camille a misé plus : elle choisit en premier, et Hugo prend ce qui reste.
lesson-walk-stock = Pendant les travaux, chaque tour commence par une carte pour le stock commun. Tant que personne ne construit, il grandit, et le suivant peut s’en servir en entier.
lesson-walk-sources = La savane de Camille exige 6 tronçons : elle en apporte 2, le stock 5, et Camille peut construire. Des cartes bonus ou des tronçons achetés auraient comblé le manque.
lesson-walk-crossed = La savane est traversée. Camille a touché sa prime, la locomotive est sur la voie achevée, et tout le stock est passé à la défausse.
lesson-walk-river = La locomotive de Hugo est juste devant une rivière : chaque traversée d’un autre joueur lui apporte une carte bonus, qui vaut un tronçon.
lesson-walk-order = L’exemple de la règle : Camille, la joueuse bleue, a acheté un désert puis une montagne, et doit les traverser dans cet ordre. Hugo, le joueur rouge de la règle, a une rivière avant un désert.
lesson-walk-row = Une rangée dans l’ordre d’achat. On ne traverse que le paysage devant la locomotive, mais ceux qui le suivent prêtent déjà leurs tronçons.
lesson-walk-village = L’exemple de la règle, un village puis un désert : la rangée d’Amélie fournit 5 tronçons, et avec le stock cela dépasse les 7 du village. Elle garde ses cartes bonus.
lesson-walk-desert = Il reste un paysage devant elle : elle continue. Le désert exige 8 tronçons : les 3 siens, 2 du stock, 2 cartes bonus, et le dernier acheté 10 £.
lesson-walk-end = Le huitième paysage est traversé, et Camille gagne aussitôt. L’argent qui reste ne compte pas.

# Des positions à essayer
lesson-try-title = Que feriez-vous ?
lesson-try-leave = Hugo a traversé six paysages, et sa rangée est vide. Vous en avez traversé quatre, et deux autres vous attendent. Votre mise était la plus haute : quel paysage prenez-vous ?
lesson-try-leave-else = La rivière est longue à traverser, pour vous comme pour Hugo. Regardez ce que vous lui laisseriez.
lesson-try-leave-why = La savane. Ce que vous laissez, Hugo le traversera ensuite : une savane exige 6 tronçons et serait bientôt son septième paysage, une rivière le retient avec 10. Les robots y voient 41 % de chances de gagner, et 10 % avec la rivière.
lesson-try-now = Le stock compte cinq tronçons. Il vous en manque 3 pour votre montagne. Hugo a traversé six paysages, et il lui en manque 4 pour sa rivière. Construire ou passer ?
lesson-try-now-else = Passer laisse cinq tronçons à Hugo, et une carte de plus.
lesson-try-now-why = Construisez, pour 30 £. La construction vide le stock, et Hugo revient à un tronçon sur dix. Si vous passez, il traverse sa rivière avec ces tronçons. Vous avez 117 £ et trois paysages à traverser : l’argent sert à cela. Les robots y voient 70 % de chances de gagner, et 14 % si vous passez.
lesson-try-eighth = Il manque un paysage pour gagner, et vous avez 27 £. Hugo en a traversé six, et une rivière attend dans sa rangée. Vous choisissez en premier : montagne ou rivière ?
lesson-try-eighth-else = Comptez ce qui vous manquerait : la rivière exige 10 tronçons et n’en apporte aucun.
lesson-try-eighth-why = La montagne. Elle apporte 3 des 9 tronçons qu’elle exige, et il vous en manque 6 ; pour la rivière, il en manquerait 10. Et si vous laissiez la montagne à Hugo, ces 3 tronçons l’aideraient à traverser sa propre rivière. Les robots y voient 78 % de chances de gagner, et 1 % avec la rivière.
