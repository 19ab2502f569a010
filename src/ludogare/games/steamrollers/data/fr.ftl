title = SteamRollers
blurb = Lancez les dés, choisissez-en un et dessinez votre propre réseau : plus vos marchandises vont loin, plus elles rapportent.

# Couleurs, types, côtés, tuiles
colour-name = { $good ->
    [yellow] jaune
    [red] rouge
    [green] verte
    [blue] bleue
    [grey] grise
   *[black] noire
}
kind-name = { $kind ->
    [straight] un rail droit
    [gentle] une courbe douce
   *[sharp] une courbe serrée
}
kinds = { $one ->
    [straight] rails droits
    [gentle] courbes douces
   *[sharp] courbes serrées
} et { $two ->
    [straight] rails droits
    [gentle] courbes douces
   *[sharp] courbes serrées
}
side-from = { $from ->
    [E] de l’est
    [NE] du nord-est
    [NW] du nord-ouest
    [W] de l’ouest
    [SW] du sud-ouest
   *[SE] du sud-est
}
side-to = { $to ->
    [E] à l’est
    [NE] au nord-est
    [NW] au nord-ouest
    [W] à l’ouest
    [SW] au sud-ouest
   *[SE] au sud-est
}
hex-place = région { $region }, rangée { $row }, hexagone { $place }
cube-name = { $cube ->
    [yellow] une marchandise jaune
    [red] une marchandise rouge
    [green] une marchandise verte
    [blue] une marchandise bleue
    [grey] une marchandise grise
    [black] un charbon
    [place0] la première marchandise
    [place1] la deuxième marchandise
    [place2] la troisième marchandise
    [place3] la quatrième marchandise
   *[personal] votre marchandise personnelle
}
tile-does = { $code ->
    [t1a] votre dé prend la valeur de votre choix
    [t1b] votre dé prend la valeur de votre choix
    [t2a] deux dés, deux actions
    [t2b] réclamez le dé qu’un autre joueur vient de choisir
    [t3a] le dé peut fixer la destination d’une livraison
    [t3b] une livraison compte 1 ou 2 de plus
    [t4a] livrez à toute distance
    [t4b] 1 de puissance en plus
    [t5a] votre dé change de 1
    [t5b] relancez ou retournez votre dé
    [t6a] dessinez n’importe quel type de rail
    [t6b] dessinez n’importe quel type de rail
    [tS2a] relancez le dé d’Olive
   *[tS2b] empêchez Olive de prendre une marchandise
}
tile-lasts = { $once ->
    [0] permanente
   *[1] usage unique
}
start-does = { $tile ->
    [locomotive] Locomotive : cochez une case
    [rail] Rail : dessinez un rail
    [plus2] +2 points
    [action_tile] Tuile Action : prenez-en une
   *[personal_good] Marchandise personnelle : vous seul pourrez la livrer
}
points-many = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Les actions, comme les disent les boutons
act-start_tile = { start-does }
act-start_loco = Cocher la case { $box }
act-start_rail = Dessiner { kind-name } { side-from } { side-to }, { hex-place }
act-start_action = Prendre la tuile { $tile } : { tile-does }
act-start_place = La poser dans la ville { $city }
act-choose = Prendre le { $die }
act-choose_two = Prendre le { $first }, puis le { $second } (tuile 2a)
act-claim = Réclamer ce dé (tuile 2b)
act-let = Ne pas le réclamer
act-change = Changer le dé en { $value } (tuile { $tile })
act-reroll_die = Relancer le dé (tuile { $tile })
act-rail = Dessiner { kind-name } { side-from } { side-to }, { hex-place }
act-loco = Cocher la case { $box } de la locomotive
delivery = de la ville { $origin } à la ville { $dest }, distance { $distance }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus }
} : { points-many }
act-deliver = Livrer { cube-name } { delivery }
act-deliver-at = Livrer { cube-name }{ $good ->
    [none] { "" }
   *[other] { " " }({ colour-name })
} { delivery }
act-take = Prendre la tuile { $tile } : { tile-does }
act-pass = Passer
act-order = Échanger des marchandises contre la commande { $order }{ $coal ->
    [none] { "" }
    [yellow] , le charbon remplaçant une jaune
    [red] , le charbon remplaçant une rouge
    [green] , le charbon remplaçant une verte
    [blue] , le charbon remplaçant une bleue
   *[grey] , le charbon remplaçant une grise
}
act-no_order = Pas d’échange
act-solo_use = Utiliser la tuile Solo
act-solo_keep = Garder la tuile Solo
act-draw = Pour la ville { $city } : { colour-name }
act-tile_side = La tuile { $tile } est sur sa face { $side }
act-order_side = La commande { $order } est sur sa face { $side }
act-border_die = Le dé des frontières : { $value }
act-first = { $name } est premier joueur
act-olive_start = Olive commence avec une case dans la région { $region }
act-personal_draw = La marchandise personnelle : { colour-name }
act-white = Un dé blanc : { $value }
act-black = Le dé noir : { kinds }
act-reroll = Le nouveau jet : { $value }
act-olive_reroll = Olive obtient { $value }

# Les mêmes, une fois un lieu montré
here-start_rail = Dessiner ce rail
here-rail = Dessiner ce rail
here-change = Le changer en { $value }
here-take = Prendre la tuile { $tile }
here-deliver = { $bonus ->
    [0] Distance { $distance } : { points-many }
   *[other] Distance { $distance } + { $bonus } : { points-many }
}
here-order = { $coal ->
    [none] Échanger les marchandises
    [yellow] Avec un charbon pour le jaune
    [red] Avec un charbon pour le rouge
    [green] Avec un charbon pour le vert
    [blue] Avec un charbon pour le bleu
   *[grey] Avec un charbon pour le gris
}

# Ce qu’on demande
ask-over = La partie est terminée.
ask-wait = Les autres réfléchissent.
ask-start = Quelle tuile Démarrage choisissez-vous ? Son effet est immédiat.
ask-start-box = Quelle case de la locomotive cochez-vous ? Chacune donne 1 de puissance.
ask-start-rail = Quel rail dessinez-vous, et où ?
ask-start-action = Quelle tuile Action prenez-vous ? Elle est à vous jusqu’à son usage ou son vol.
ask-start-place = Dans quelle ville posez-vous votre marchandise { colour-name } ? Vous seul pourrez la livrer.
ask-choose = Quel dé prenez-vous ? Il dit où vous agissez.
ask-choose-solo = { $number ->
    [1] Quel dé prenez-vous pour votre première action ? Il dit où vous agissez.
   *[2] Quel dé prenez-vous pour votre seconde action ? Le dernier est pour Olive.
}
ask-claim = { $name } a choisi le { $die }. Le réclamez-vous avec la tuile 2b ? Vous devrez vous en servir.
ask-act = Votre { $die } : livrez pour des points, dessinez un rail, gagnez en puissance ou prenez une tuile.
ask-order = Échangez-vous des marchandises contre une tuile Commande ? Ses points comptent à la fin.
ask-solo-before = Le dé d’Olive montre { $die }. Le relancez-vous ? Il dit où elle coche et prend.
ask-solo-instead = Olive veut prendre une marchandise de la ville { $die }. L’en empêchez-vous ? Elle y cochera un hexagone.

next-start_rail-edges = Dans quel sens va le rail ici ?
next-rail-edges = Dans quel sens va le rail ici ?
next-change-value = En quelle valeur changez-vous le dé ?
next-deliver-cube = Quelle marchandise livrez-vous ?
next-deliver-origin = De quelle ville ?
next-deliver-dest = Vers quelle ville va-t-elle ?
next-deliver-distance = Sur quelle distance voyage-t-elle ? Chaque étape vaut un point.
next-deliver-bonus = De combien la tuile 3b l’augmente-t-elle ?
next-order-coal = Utilisez-vous un charbon ?
next-choose_two-first = Quels deux dés prenez-vous ?
next-choose_two-second = Quel dé prenez-vous ensuite ?

# Ce qu’on raconte
log-start_tile = { $name } choisit une tuile Démarrage. { start-does }.
log-start_loco = { $name } coche la case { $box }.
log-start_rail = { $name } dessine { kind-name }, { hex-place }.
log-start_action = { $name } prend la tuile { $tile } : { tile-does }.
log-start_place = { $name } pose sa marchandise personnelle dans la ville { $city }.
log-choose = { $name } prend le { $die }.
log-choose_two = { $name } prend deux dés avec la tuile 2a : { $first } et { $second }.
log-claim = { $name } réclame le { $die } avec la tuile 2b ; il faut en choisir un autre.
log-let = { $name } ne le réclame pas.
log-change = { $name } change le dé en { $value } avec la tuile { $tile }.
log-reroll_die = { $name } relance le dé avec la tuile { $tile }.
log-rail = { $name } dessine { kind-name }, { hex-place }.
log-loco = { $name } coche la case { $box } de sa locomotive.
log-deliver = { $name } livre { $good ->
    [yellow] une marchandise jaune
    [red] une marchandise rouge
    [green] une marchandise verte
    [blue] une marchandise bleue
    [grey] une marchandise grise
   *[black] un charbon
}{ $personal ->
    [0] { "" }
   *[1] { " " }(personnelle)
} de la ville { $origin } à la ville { $dest } : { points-many }{ $tiles ->
    [none] { "" }
   *[other] , avec { $tiles }
}.
log-take = { $name } prend la tuile { $tile } au centre : { tile-does }.
log-take-own = { $name } incline de nouveau sa tuile { $tile }.
log-take-from = { $name } prend la tuile { $tile } à un autre joueur : { tile-does }.
log-pass = { $name } ne peut rien faire et passe.
log-order = { $name } remplit la commande { $order }{ $coal ->
    [none] { "" }
   *[other] , avec un charbon
}.
log-no_order = { $name } n’échange rien.
log-solo_use = { $name } utilise la tuile Solo.
log-solo_keep = { $name } garde la tuile Solo.
some-dice = { $count ->
    [1] { $value }
   *[other] { $count } × { $value }
}
some-goods = { $count ->
    [1] 1 marchandise { colour-name }
   *[other] { $count } marchandises { $good ->
        [yellow] jaunes
        [red] rouges
        [green] vertes
        [blue] bleues
        [grey] grises
       *[black] noires
    }
}
some-tile = { $tile }{ $side }
some-order = { $order }{ $side }
log-whites = Les dés blancs montrent { $items }.
log-draws = La ville { $city } reçoit { $items }.
log-tile-sides = Ces tuiles Action sont en jeu : { $items }.
log-order-sides = Ces commandes sont en jeu : { $items }.
log-draw = La ville { $city } reçoit une marchandise { colour-name }.
log-tile_side = La tuile { $tile } est sur sa face { $side }.
log-order_side = La commande { $order } est sur sa face { $side }.
log-border_die = Le dé des frontières montre { $value }.
log-first = { $name } est premier joueur.
log-olive_start = Olive commence avec une case dans la région { $region }.
log-personal_draw = { $name } tire une marchandise { colour-name }.
log-white = Un dé blanc montre { $value }.
log-black = Le dé noir propose : { kinds }.
log-reroll = { $name } : le dé montre maintenant { $value }.
log-olive_reroll = Olive obtient { $value }.
log-round = Le tour de jeu { $round } commence ; { $name } est premier joueur.
log-olive-die = Olive utilise le { $die }.
log-olive-tick = Elle coche une case dans la région { $region } : { $ticks } sur { $most }.
log-olive-full = La région { $region } est pleine : elle n’a plus rien à y cocher.
log-olive-tile = La tuile { $tile } retourne au centre.
log-olive-again = La ville { $city } est vide, elle relance donc le dé.
log-olive-takes = Elle prend une marchandise { colour-name } de la ville { $city } : { points-many }.
log-olive-wins = Olive gagne : { $name } a { $points }, Olive { $olive }.
log-wins = { $name } gagne avec { points-many }.

# Pourquoi pas
no-phase-start_tile = c’est le moment de choisir une tuile Démarrage
no-phase-start_loco = c’est le moment de cocher une case
no-phase-start_rail = c’est le moment de dessiner un rail
no-phase-start_action = c’est le moment de prendre une tuile Action
no-phase-start_place = c’est le moment de poser la marchandise personnelle
no-phase-choose = c’est le moment de choisir un dé
no-phase-claim = c’est le moment de réclamer le dé ou d’y renoncer
no-phase-rail = c’est le moment d’utiliser le dé
no-phase-order = c’est le moment d’échanger des marchandises ou non
no-phase-solo_use = c’est le moment d’utiliser ou de garder la tuile Solo
no-region = cet hexagone est dans la région { $region }, et le dé montre { $die }
no-empty-hex = il y a déjà un rail dans cet hexagone
no-border = des montagnes bloquent un de ses côtés
no-kind = le dé noir ne montre pas ce type de rail
no-die = il ne reste pas de { $die }
no-live = un { $die } ne permet aucune action, mais un autre dé en permet une
no-two = aucun dé ne permet d’action : vous n’en prenez qu’un
no-tile = { $name } n’a pas de tuile { $tile } droite à utiliser
no-change-tile = la tuile { $tile } ne fait pas cela
no-tile-twice = la tuile { $tile } a déjà servi à une action de ce tour de jeu
no-change-again = la tuile { $tile } a déjà changé ce dé autant qu’elle le peut
no-change-final = après la tuile 5b, le dé est définitif
no-change-value = la tuile { $tile } ne peut pas changer un { $die } ainsi, ou cela ne servirait à rien
no-box = le dé montre { $die } : seule cette case peut être cochée
no-box-free = { $name } a déjà coché la case { $box }
no-side = la tuile { $tile } n’est pas en jeu
no-number = le dé montre { $die } : seule cette tuile peut être prise
no-tilted = { $name } a incliné la tuile { $tile }
no-origin = le dé montre { $die } : la marchandise doit venir de cette ville
no-good = cette marchandise n’est pas dans la ville { $city }
no-destination = la ville { $city } n’accepte pas cette marchandise
no-line = aucune ligne à vous ne mène encore de la ville { $origin } à la ville { $dest }
no-way = aucun trajet de distance { $distance } ne mène de la ville { $origin } à la ville { $dest }
no-power = la distance est { $distance }, et { $name } a une puissance de { $power }
no-pass = { $name } peut agir et n’a donc pas le droit de passer
no-start-tile = cette tuile Démarrage est prise
no-start-place = la marchandise personnelle se pose dans la ville 3 ou 4
no-exchange = { $name } n’a pas ces marchandises, ou la commande est prise

# La table en mots
words-round = Tour de jeu { $round }, premier joueur : { $name }.
words-black = Le dé noir propose : { kinds }.
words-white = Dés blancs : { $dice }.
words-claimed = { $name } a réclamé le { $die } avec la tuile 2b.
some-border = { $one }–{ $other }
words-borders = Des montagnes bloquent ces frontières entre régions : { $items }.
words-city = Ville { $city } : { $count ->
    [0] vide
   *[other] { $items }
}.
words-row = Ville { $city }{ $count ->
    [0] { " " }: vide
   *[other] , de gauche à droite : { $items }
}.
words-tile = Tuile { $tile } au centre ({ $points }, { tile-lasts }) : { tile-does }.
words-tile-held = Tuile { $tile } chez { $name }{ $tilted ->
    [0] { "" }
   *[1] , inclinée
}{ $used ->
    [0] { "" }
   *[1] , déjà utilisée dans ce tour de jeu
} ({ $points }, { tile-lasts }) : { tile-does }.
words-order = La commande { $order } est libre, elle vaut { $points } contre { $items }.
words-player = { $name } : { $points } points ; livraisons { $delivered }, réseau { $network }, locomotive { $locomotive }, tuiles { $tiles }, commandes { $orders }, bonus { $bonus }. Puissance { $power }{ $more ->
    [0] { "" }
   *[1] , plus 1 avec la tuile 4b
}, cases cochées : { $boxes ->
    [none] aucune
   *[other] { $boxes }
}.{ $count ->
    [0] { "" }
   *[other] { " " }Marchandises gardées : { $items }.
}{ $good ->
    [none] { "" }
   *[other] { " " }Marchandise personnelle : { colour-name }{ $city ->
        [0] { "" }
       *[other] , dans la ville { $city }
    }.
}
words-link = { "  " }{ $one }–{ $other }, villages en chemin : { $villages }
words-rail = { "  " }Hors connexion : { kind-name } { side-from } { side-to }, { hex-place }
words-olive = Olive : { $points } points ; cases par région { $ticks }.

# La feuille de score
sheet-delivered = Livraisons
sheet-network = Réseau
sheet-locomotive = Locomotive
sheet-tiles = Tuiles Action
sheet-orders = Tuiles Commande
sheet-bonus = Bonus de démarrage
sheet-olive-taken = Olive : marchandises
sheet-olive-locomotive = Olive : locomotive
sheet-olive-network = Olive : deux meilleures régions
sheet-olive-tiles = Olive : tuiles au centre
sheet-olive-total = Olive : total
sheet-total = Total

# Ce qui rapporte plus tard
prospect-origins = Villes d’où livrer
prospect-rails = Rails dessinés
prospect-power = Puissance

# Comment une partie se termine
ending-cities = Trois villes sont vides.
ending-guard = Aucune marchandise n’a quitté le plateau depuis trop de tours de jeu.
ending-region = Olive devait cocher une case dans une région pleine.

# Le plateau
board-title = SteamRollers
board-round = Tour de jeu { $round }.
board-points = { $name } : { points-many }, puissance { $power }.
board-olive-points = Olive : { points-many }.
board-player = { $name }
board-first = Premier joueur
board-winner = Vainqueur
board-tray = Les dés de ce tour de jeu : les blancs à choisir, et le noir avec les rails
board-die = Un dé blanc qui montre { $die }
board-die-allows = Un { $die } : { $rail ->
    [0] pas de rail
   *[1] un rail dans la région { $die }
}, { $loco ->
    [0] la case { $die } est cochée
   *[1] la case { $die } de la locomotive
}, { $deliver ->
    [0] pas de livraison
   *[1] une livraison
}, { $take ->
    [0] pas de tuile
   *[1] la tuile { $die }
}
board-in-use = { $name } utilise le { $die }
board-claimed = { $name } a réclamé le { $die }
board-black = Le dé noir propose : { kinds }
board-good = Marchandise { colour-name } dans la ville { $city }
board-city = Ville { $city } : { $count ->
    [0] vide
    [one] { $count } marchandise
   *[other] { $count } marchandises
}
board-empty = vide
board-tile = Tuile { $tile } : { tile-does } ; { tile-lasts }, { points-many }. Au centre.
board-tile-held = Tuile { $tile } : { tile-does } ; { tile-lasts }, { points-many }. Chez { $name }{ $tilted ->
    [0] { "" }
   *[1] , inclinée
}.
board-tile-does = { tile-does }
board-order = Commande { $order } : { points-many }
board-points-short = { $points } pts
board-start = { start-does }
board-hex = Région { $region }, rangée { $row }, hexagone { $place }
board-goal = Ville { $city }
board-personal = Marchandise personnelle : { colour-name }
board-rail = { kind-name } { side-from } { side-to }
board-link = De la ville { $one } à la ville { $other }, villages en chemin : { $villages } ; { points-many }
board-route = De la ville { $origin } à la ville { $dest } : { points-many }
board-box = Case { $box } de la locomotive{ $ticked ->
    [0] { "" }
   *[1] , cochée
}
board-delivered = { points-many } de livraison
board-sheet = { $name }, feuille : { points-many }
board-olive = Olive, { $level ->
    [employee] employée
    [conductor] conductrice
    [machinist] machiniste
    [engineer] ingénieure
    [investor] investisseuse
   *[baroness] baronne du rail
}
board-olive-die = son dernier dé : { $die }
board-aid = À quoi sert votre dé
board-aid-rail = Dessiner un rail dans sa région ; le dé noir fixe les types possibles.
board-aid-loco = Cocher sa case de la locomotive : chaque case vaut 1 de puissance.
board-aid-deliver = Livrer une marchandise de sa ville : 1 point par ville et village du trajet, dans la limite de la puissance.
board-aid-take = Prendre sa tuile, au centre ou chez un joueur, sauf si elle est inclinée.
board-aid-end = Quand trois villes sont vides, la partie s’arrête à la fin du tour de jeu.

# Options
option-coal = Un charbon s’ajoute dans chaque ville qui a perdu des marchandises de sa couleur ; il peut être livré dans n’importe quelle ville.
option-orders = On garde les marchandises livrées et on peut les échanger contre des tuiles Commande.
option-start_tiles = Chacun commence avec le petit avantage d’une tuile Démarrage.
option-borders = Un jet de dé bloque par des montagnes certaines frontières entre régions.
option-borders-none = Non
option-borders-medium = Niveau moyen
option-borders-hard = Niveau difficile
option-first = La place qui est premier joueur au premier tour de jeu, ou le sort.
option-guard = Règle maison : la partie s’arrête après ce nombre de tours de jeu de suite sans livraison depuis le plateau central.
option-level = La force d’Olive quand on joue seul.
option-level-1 = 1 : Employée
option-level-2 = 2 : Conductrice
option-level-3 = 3 : Machiniste
option-level-4 = 4 : Ingénieure
option-level-5 = 5 : Investisseuse
option-level-6 = 6 : Baronne du rail
condition-alone = Seul contre Olive, il n’y a ni charbon, ni tuiles Commande, ni tuiles Démarrage.

# Un fichier de matériel personnel
parts-regions = chaque région a le même nombre d’hexagones libres
parts-hex = l’hexagone { $hex } figure deux fois sur la carte
parts-colour = aucune ville n’est { $colour }
parts-face = une face montre deux sortes de rails différentes
parts-homes = homes nomme des villes différentes, en ordre croissant
parts-border = une frontière sépare deux régions différentes
parts-rounds = un nombre de tours figure deux fois
parts-goods = [goods] contient moins que les { $wanted } marchandises que les villes peuvent demander
parts-dice = [olive] a plus de dés qu’une région n’a de places, { $most }
