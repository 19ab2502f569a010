title = Carcassonne
blurb = Construisez le pays tuile après tuile, occupez ses routes, ses villes et ses champs, et percez des tunnels d’un bout à l’autre.

# Une partie de tuile, en points cardinaux ; un élément ; une place
where = { $toward ->
    [north] { " au nord" }
    [northeast] { " au nord-est" }
    [east] { " à l’est" }
    [southeast] { " au sud-est" }
    [south] { " au sud" }
    [southwest] { " au sud-ouest" }
    [west] { " à l’ouest" }
    [northwest] { " au nord-ouest" }
    [middle] { " au milieu" }
   *[all] { "" }
}
feature = { $feature ->
    [road] la route
    [city] la ville
    [monastery] le monastère
   *[field] le champ
}
figure = { $feature ->
    [road] un voleur
    [city] un chevalier
    [monastery] un moine
   *[field] un paysan
}
the-figure = { $feature ->
    [road] le voleur
    [city] le chevalier
    [monastery] le moine
   *[field] le paysan
}
turned = { $turn ->
    [0] non tournée
    [1] tournée de 90°
    [2] tournée de 180°
   *[3] tournée de 270°
}
edge = { $edge ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
}
across = { $across ->
    [one] { $across } case
   *[other] { $across } cases
}
along = { $along ->
    [one] { $along } case
   *[other] { $along } cases
}
place = { $ns ->
    [none] { $ew ->
        [none] au départ
        [east] à { across } à l’est du départ
       *[west] à { across } à l’ouest du départ
    }
    [north] { $ew ->
        [none] à { along } au nord du départ
        [east] à { along } au nord et { $across } à l’est du départ
       *[west] à { along } au nord et { $across } à l’ouest du départ
    }
   *[south] { $ew ->
        [none] à { along } au sud du départ
        [east] à { along } au sud et { $across } à l’est du départ
       *[west] à { along } au sud et { $across } à l’ouest du départ
    }
}
shows-city = { $count ->
    [one] { $sides ->
        [1] une ville sur un côté
        [2] une ville sur deux côtés
        [3] une ville sur trois côtés
       *[4] une ville sur tous les côtés
    }
   *[other] { $count } villes
}{ $pennants ->
    [yes] { " avec blason" }
   *[no] { "" }
}
shows-road = { $count ->
    [one] { $shape ->
        [straight] une route droite
        [bend] une route en virage
       *[end] une route qui s’arrête
    }
   *[other] { $count } routes
}{ $mouths ->
    [yes] { " avec un tunnel" }
   *[no] { "" }
}
shows-monastery = un monastère
shows-fields = des champs
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Les actions, sur les boutons
act-place = Place { $spot }, { turned }
act-place-at = Tuile { place }, { turned }
act-meeple = { $feature ->
    [road] Voleur sur la route{ where }
    [city] Chevalier dans la ville{ where }
    [monastery] Moine dans le monastère
   *[field] Paysan sur le champ{ where }
}
act-meeple-at = { $feature ->
    [road] Voleur sur la route
    [city] Chevalier dans la ville
    [monastery] Moine dans le monastère
   *[field] Paysan sur le champ
}{ $several ->
    [yes] { where }
   *[no] { "" }
} : { points } à présent
act-no_meeple = Pas de pion
act-token = Jeton { $colour } sur l’issue { $mouth }
act-token-at = Jeton { $colour } sur l’issue { edge }, { place }
act-no_token = Pas de jeton
act-draw = { $items } ({ $tile })

# Les mêmes, une fois un lieu montré
here-place = Poser ici
here-token = Jeton { $colour }

# Ce qu’on demande
ask-over = La partie est terminée.
ask-wait = Les autres réfléchissent.
ask-place = Où va la tuile ? Ce qu’elle achève rapporte aussitôt. { $stack ->
    [0] C’est la dernière.
    [1] Il en reste une.
   *[other] Il en reste { $stack }.
}
ask-meeple = Posez-vous un pion ? Rien d’autre ne marque de points. { $supply ->
    [1] Il vous en reste un.
   *[other] Vous en avez { $supply }.
}
ask-both = Un pion, ou un jeton d’abord ? Deux jetons relient des routes. Pions : { $supply }.
ask-token = Un jeton sur une issue ? Deux d’une couleur se relient. { $tokens ->
    [1] Il vous en reste un.
   *[other] Vous en avez { $tokens }.
}

next-place-turn = Tournez la tuile à votre gré, puis posez-la.
next-token-colour = Quel jeton posez-vous ici ? A rejoint A, et B rejoint B.
next-token-mouth = Sur quelle issue de tunnel ? Deux jetons d’une lettre relient leurs routes.

# Ce qu’on raconte
log-draw = { $name } pioche une tuile : { $items }.
log-aside = Elle ne peut être posée nulle part : elle est mise de côté.
log-place = { $name } pose la tuile { place }.
log-meeple = { $name } pose { figure }{ where }.
log-no_meeple = { $name } ne pose pas de pion.
log-token = { $name } pose le jeton { $colour } sur l’issue { edge }, { place }.
log-no_token = { $name } ne pose pas de jeton.
log-linked = { $name } relie ses jetons { $colour } : ils forment un tunnel.
log-paid = { $name } marque { points } pour { feature } { place }.
log-over = La dernière tuile est piochée : place au décompte final.
log-final = { $name } marque { points } à la fin pour { feature } { place }.

# Pourquoi pas
no-phase = il faut d’abord poser la tuile
no-other-tile = la tuile est posée, et un pion ne va que sur elle
no-other-place = la tuile est posée, et un jeton ne va que sur une issue de tunnel
no-spot = il n’y a pas de place libre pour une tuile
no-taken = une tuile est déjà là
shown-edge = { $shown ->
    [road] une route
    [city] une ville
   *[field] un champ
}
no-match = le bord { edge } montrerait { shown-edge } là où la voisine a { $wanted ->
    [road] une route
    [city] une ville
   *[field] un champ
}
no-supply = { $name } n’a plus de pions
no-more-meeples = on ne peut poser qu’un pion par tour
no-occupied = quelqu’un occupe déjà { feature }
no-part = la tuile, telle qu’elle est posée, n’a pas cette partie
no-meeple-first = décidez d’abord pour le pion ; ensuite, vous pourrez renoncer au jeton
no-tunnel = cette partie se joue sans le Tunnel
no-more-tokens = on ne peut poser qu’un jeton par tour, sur une issue libre
no-token = { $name } n’a plus de jeton { $colour }
no-mouth = il n’y a pas encore d’issue { $mouth } ; { $mouths ->
    [0] il n’y en a aucune
    [1] il n’y en a qu’une
   *[other] il y en a { $mouths }
} pour l’instant
no-free-mouth = un jeton occupe déjà l’issue { $mouth }

# Le pays en mots
words-stack = Pile : { $stack ->
    [one] { $stack } tuile
   *[other] { $stack } tuiles
}.
words-tile = { place } : tuile { $tile }, { turned }.
words-hand = À poser : la tuile { $tile }.
words-spot = Place { $spot } { place }, quarts de tour : { $turns }.
words-meeple = { $name }, { the-figure } { place } : { feature } vaut { $worth } à présent.
words-mouth = Issue { $mouth } { place } : libre.
words-token = Issue { $mouth } { place } : jeton { $colour }, { $name }.
words-player = { $name } : { points }, { $supply ->
    [one] { $supply } pion
   *[other] { $supply } pions
}, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}.

# La feuille de score
sheet-road = Routes
sheet-city = Villes
sheet-monastery = Monastères
sheet-end-road = Routes inachevées
sheet-end-city = Villes inachevées
sheet-end-monastery = Monastères inachevés
sheet-field = Champs
sheet-total = Points

# Ce qui rapporte plus tard
prospect-meeples = Pions en réserve

# Comment finit une partie
ending-placed = La dernière tuile a été posée.
ending-aside = La dernière tuile ne pouvait être posée nulle part.

# Le plateau
board-title = Carcassonne
board-table = { $tiles ->
    [one] { $tiles } tuile est posée
   *[other] { $tiles } tuiles sont posées
}, il en reste { $stack }.
board-score = { $name } : { points }, { $supply ->
    [one] { $supply } pion
   *[other] { $supply } pions
} en réserve.
board-player = { $name }
board-left = reste { $stack }
board-hand = À poser : { $items }
board-laid = Tuile : { $items }
board-aside = Mises de côté : { $tiles }.
board-tokens = { $name }, jetons { $colour } : { $held }
board-token = Issue { $mouth } : jeton { $colour }, { $name }
board-mouth = Issue de tunnel { $mouth }, libre
board-fields = Montrer les champs et à qui ils appartiennent
board-free = { place } : la tuile en main ne va pas ici
board-spot = { place }, { $turns ->
    [1] un seul sens
   *[other] { $turns } sens possibles
}
board-tip = { $feature ->
    [road] Route sur { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $complete ->
        [true] achevée
       *[false] ouverte
    } : vaut { $worth }.
    [city] Ville sur { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $complete ->
        [true] achevée
       *[false] ouverte
    } : vaut { $worth }.
    [monastery] Monastère : vaut { $worth }.
   *[field] Champ : vaudra { $worth } à la fin.
}
board-tip-owners = Pour { $names }.
board-claim = { $feature ->
    [road] Voleur sur cette route : vaut { $worth } à présent
    [city] Chevalier dans cette ville : vaut { $worth } à présent
    [monastery] Moine dans ce monastère : vaut { $worth } à présent
   *[field] Paysan sur ce champ : vaut { $worth } à présent
}
board-figure = { $name }, { the-figure }
board-paid = { $names } : { points } pour { feature }

# Options
option-tunnel = Jouer avec les quatre tuiles et les jetons du Tunnel.
option-tunnel_tokens = Couleurs de jetons tunnel par joueur, à deux et à trois joueurs ; à quatre ou plus, toujours une seule.
option-tunnel_tokens-2-1 = 2 à deux joueurs, 1 à trois
option-tunnel_tokens-3-2 = 3 à deux joueurs, 2 à trois
option-tunnel_tokens-1-1 = 1, quel que soit le nombre de joueurs
option-inns_cathedrals = Ajouter les 18 tuiles avec auberges et cathédrales.
option-other_tunnels = Les deux tuiles d’autres extensions où figure un tunnel : absentes ; avec une route continue (telles quelles) ; ou coupées en deux issues qui reçoivent des jetons.
option-other_tunnels-off = Absentes
option-other_tunnels-as-printed = Telles quelles
option-other_tunnels-cut = Coupées en deux issues
condition-tunnels_cut = Les autres tunnels ne peuvent être coupés que si l’on joue avec le Tunnel.

# Un fichier de matériel personnel
parts-name = un nom d’une à quatre majuscules ou chiffres
parts-segments = la tuile { $tile } a plus de { $most } segments
parts-edge = tuile { $tile } : le bord { $edge } n’est ni ville, ni route, ni champ
parts-line = tuile { $tile } : « { $text } » ne nomme pas de bords parmi { $edges }
parts-mark = tuile { $tile } : « { $text } » est { $mark ->
    [t] une bouche de tunnel, avec 1 bord
   *[other] un passage souterrain, avec 2 bords
}
parts-field = tuile { $tile } : « { $text } » n’est pas un champ
parts-start = la tuile de départ { $tile } ne figure pas parmi les tuiles
parts-alone = il n’y a pas d’autre tuile que celle de départ
parts-twice = deux tuiles s’appellent { $tile }
parts-kinds = il y a plus de { $most } sortes de tuiles
parts-most = tous les jeux de tuiles ensemble ont { $found } { $what ->
    [tiles] tuiles
    [segments] segments
    [fields] parties de champs
    [cities] parties de villes
    [pennants] blasons
    [inns] auberges
    [cathedrals] cathédrales
   *[mouths] bouches de tunnel
} ; une partie en admet { $most }
