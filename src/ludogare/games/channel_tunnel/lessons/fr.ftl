# En une minute
minute-goal = Menez la moitié du tunnel de votre pays et marquez plus que l’autre rive.
minute-turn = Posez tous vos jetons d’une couleur sur l’un des cinq emplacements. Une pile qui s’y trouve doit être plus basse ; vous la prenez en main. Puis réalisez l’une des deux actions de l’emplacement : planifier ou forer, technologie ou finances, ou ce qu’offre sa carte. Ou passez, et gardez des jetons pour la manche suivante.
minute-pays = Les points viennent des cartes développées, des pistes de technologie et de l’arrivée au milieu ; la déviation en coûte. Forer demande un jeton de la couleur des gravats et de la place au dépôt ; chaque fois, votre tunnelier peut dévier. La technologie et l’argent le ramènent.
minute-end = La partie finit dès qu’un tunnelier atteint le milieu. Qui dévie au-delà de −4 perd.

# Ce qu’une option change à l’esprit d’une partie
feel-agenda = Un second front : des promesses qui coûtent tout de suite et rapportent à la fin, si vous les tenez. Pour une deuxième partie.
