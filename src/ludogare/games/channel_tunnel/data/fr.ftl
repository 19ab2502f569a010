title = 1987 Tunnel sous la Manche
blurb = Deux tunneliers sous la mer : posez vos piles d’ouvriers, planifiez et forez, trouvez de l’argent, améliorez vos technologies et soyez le premier au point de rencontre.

# Des mots
side = { $side ->
    [britain] britannique
   *[france] française
}
points-many = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
token = { $colour ->
    [sky_blue] jeton bleu ciel
    [black] jeton noir
    [orange] jeton orange
    [yellow] jeton jaune
   *[white] jeton blanc
}
a-token = un { token }
colour = { $colour ->
    [sky_blue] bleu ciel
    [black] noirs
    [orange] orange
    [yellow] jaunes
   *[white] blancs
}
the-tokens = jetons { colour }
tokens = { $count ->
    [0] aucun { token }
    [one] 1 { token }
   *[other] { $count } { the-tokens }
}
the-stack = { $height ->
    [one] 1 { token }
   *[other] { $height } { the-tokens }
}
old-tokens = { $back ->
    [one] { $old ->
        [sky_blue] bleu ciel
        [black] noir
        [orange] orange
        [yellow] jaune
       *[white] blanc
    }
   *[other] { $old ->
        [sky_blue] bleu ciel
        [black] noirs
        [orange] orange
        [yellow] jaunes
       *[white] blancs
    }
}
tile = { $colour ->
    [sky_blue] tuile bleu ciel
    [black] tuile noire
    [orange] tuile orange
    [yellow] tuile jaune
    [white] tuile blanche
   *[other] tuile
}
a-tile = une { tile }
give-token = { $give ->
    [sky_blue] un jeton bleu ciel
    [black] un jeton noir
    [orange] un jeton orange
    [yellow] un jeton jaune
   *[white] un jeton blanc
}
take-token = { $take ->
    [sky_blue] un bleu ciel
    [black] un noir
    [orange] un orange
    [yellow] un jaune
   *[white] un blanc
}
action = { $action ->
    [technology] Technologie
    [finance] Financement
    [planning] Planification
    [drilling] Forage
    [secondary] action secondaire
   *[development] Développement
}
secondary = { $secondary ->
    [technology] Technologie
    [finance] Financement
    [planning] Planification
   *[drilling] Forage
}
does = { $action ->
    [secondary] { secondary }
   *[other] { action }
}
at-slot = { $slot ->
    [0] { slot }
    [1] { slot }
   *[other] le { slot }
}
slot = { $slot ->
    [0] Technologie / Financement
    [1] Planification / Forage
    [2] premier projet
    [3] deuxième projet
   *[4] troisième projet
}
country = { $country ->
    [west_germany] Allemagne de l’Ouest
    [italy] Italie
    [spain] Espagne
    [netherlands] Pays-Bas
    [belgium] Belgique
    [denmark] Danemark
    [greece] Grèce
    [portugal] Portugal
    [ireland] Irlande
   *[luxembourg] Luxembourg
}
card-name = { $kind ->
    [european_influence] Influence européenne ({ country })
    [political_duel] Duel politique
    [european_speech] Allocution européenne
    [media_relations] Relations avec les médias
    [topographic_analysis] Analyse topographique
    [improve_technology] Améliorer la technologie
    [new_workers] Nouveaux ouvriers
    [exchange] Échange
    [extra_funding] Financement supplémentaire
    [new_materials] Nouveaux matériaux
    [heavy_machinery] Machinerie lourde
    [control_room_1] Salle de contrôle 1
    [control_room_2] Salle de contrôle 2
    [control_room_3] Salle de contrôle 3
    [control_room_4] Salle de contrôle 4
    [control_room_5] Salle de contrôle 5
   *[none] rien
}
rubble = { $rubble ->
    [none] sans gravats
    [discard_1] défausser 1 tuile
    [place_1] y placer 1 tuile
   *[place_1_or_2] y placer 1 ou 2 tuiles
}
agenda-name = { $kind ->
    [training] Formation
    [warehouse_inspection] Inspection de l’entrepôt
    [control] Contrôle
    [repairs] Réparations
    [supervision] Supervision
   *[promotion] Promotion
}
agenda-effect = { $kind ->
    [training] un jeton de moins à la prochaine pioche
    [warehouse_inspection] vous sautez votre prochain tour
    [control] une carte Déviation tout de suite
    [repairs] aucun marqueur n’avance à la prochaine action Technologie
    [supervision] la prochaine pile demande deux jetons de plus qu’il n’y en a sur l’emplacement
   *[promotion] payez 3 M, maintenant ou dès que possible
}
drift-colour = { $colour ->
    [red] rouge
    [blue] bleue
    [green] verte
    [yellow] jaune
   *[none] sans couleur
}

# Les actions, sur les boutons
act-new_workers = Utiliser Nouveaux ouvriers : piocher un jeton de plus
act-draw = Piocher sans Nouveaux ouvriers
act-exchange = Donner { give-token } contre { take-token }
act-no_exchange = Pas d’échange
act-place = Tous les { the-tokens } sur { at-slot } : { action }
act-place-at = Tous les { the-tokens } sur { at-slot } : { does }
act-pass = Passer
act-keep = { $count ->
    [0] Ne garder aucun { token }
   *[other] Garder { tokens }
}
act-pay_token = Payer { a-token }
act-take = Prendre la carte du { slot } comme argent
act-move_marker = Avancer le marqueur de la piste { $track }
act-no_move = N’avancer aucun marqueur
act-extra_funding = Utiliser Financement supplémentaire : 3 M (carte { secondary })
act-pay_barrier = Payer la barrière
act-look = Regarder la tuile { side } { $number }
act-no_look = Ne regarder aucune tuile
act-realign = Dépenser { card-name } : { $ecu } M
act-realigned = Ne plus rien dépenser
act-rubble = Donner { a-tile }
act-enough = Une tuile suffit
act-use = Utiliser { card-name }
act-end_turn = Finir le tour
act-heavy = Action gratuite : { action } ({ slot })
act-agenda_keep = Garder la carte Agenda
act-agenda_discard = Défausser la carte Agenda
act-promotion = Payer avec { card-name } : { $ecu } M
act-tile = { $place ->
    [storage] Dans la zone de stockage { side }
    [tunnel] Tuile { side } { $number }
   *[look] Regardée, tuile { side } { $number }
} : { tile }
act-card = Sur le { slot } : { card-name }
act-token = { $name } pioche { a-token }
act-deviation = { $name } : carte Déviation { drift-colour } { $value }
act-agenda = { $name } pioche { agenda-name }

# Les mêmes, une fois une pile ou un lieu montrés
here-place = { does } : { colour }
here-exchange = Prendre { take-token }
here-keep = { $count ->
    [0] Aucun
   *[other] { $count }
}
here-look = Regarder cette tuile
here-heavy = { action }

# Ce qu’on demande
ask-over = La partie est terminée.
ask-wait = Votre adversaire réfléchit.
ask-turn = { $only ->
    [yes] Vous ne pouvez rien poser : passez.
   *[no] { $more ->
        [2] Quelle pile va où ? Supervision : deux jetons de plus qu’il n’y en a. Ou passez.
       *[1] Quelle pile va où, pour quelle action ? Une pile surpassée est à vous. Ou passez.
    }
}
ask-recruiting = Piochez-vous un jeton de plus avec Nouveaux ouvriers ? Vos piles montent plus haut.
ask-exchanging = Échangez-vous un jeton avec l’adversaire ? L’une de vos piles peut monter.
ask-keep = Combien de { the-tokens } gardez-vous ? Au plus { $most } ; vous en piocherez d’autant moins.
ask-pay = { $second ->
    [1] Quel second jeton payez-vous ?
   *[0] Avec quel jeton payez-vous la { tile } ? Il retourne dans le sac.
}
ask-taking = Quelle carte prenez-vous comme argent ? Personne ne pourra plus la développer.
ask-moving = Quel marqueur avancez-vous ? Sa case compte à la fin. Vous pouvez dépenser { $purse } M.
ask-crossing = La barrière coûte { $price } M et vous avez réuni { $money } M. Utilisez-vous le Financement supplémentaire ?
ask-looking = Quelle tuile cachée regardez-vous ? Vous seul en saurez la couleur.
ask-realigning = { $must ->
    [1] Quel argent dépensez-vous pour réduire votre déviation de −{ $level } ?
   *[0] Payez-vous pour réduire la déviation de −{ $level } ? Chaque niveau coûte un point.
}
ask-giving = { $given ->
    [1] Une seconde tuile pour { card-name } ? Chacune vaut une utilisation.
   *[0] Quelle tuile pour { card-name } ? Le stockage se libère.
}
ask-chaining = Utilisez-vous l’une de vos cartes maintenant ? Chacune sert une fois par manche.
ask-choosing = Quelle action gratuite effectuez-vous avec la Machinerie lourde ?
ask-deciding = { agenda-name } ({ agenda-effect }) : la garder pour { $points ->
    [one] 1 point
   *[other] { $points } points
}, ou la défausser ?
ask-promoting = Avec quel argent payez-vous la Promotion ? Il reste { $due } M.

next-place-colour = Quelle pile y posez-vous ? Elle doit dépasser celle qui s’y trouve.
next-place-slot = Où posez-vous cette pile ? Elle doit dépasser celle qui s’y trouve.
next-place-action = Pour laquelle des deux actions ?
next-exchange-card = Avec quelle carte échangez-vous ?
next-exchange-give = Lequel de vos jetons donnez-vous ?
next-exchange-take = Quel jeton prenez-vous en échange ?
next-heavy-slot = Où faites-vous cette action ?
next-heavy-action = Quelle action y faites-vous ?

# Ce qu’on raconte
log-new_workers = { $name } utilise Nouveaux ouvriers.
log-draw = { $name } pioche sans Nouveaux ouvriers.
log-exchange = { $name } donne { give-token } contre { take-token }.
log-no_exchange = { $name } n’échange rien.
log-place = { $name } pose { tokens } pour { action }{ $back ->
    [0] { "" }
   *[other] { " " }et en reprend { $back } { old-tokens }
}.
log-secondary = { $name } pose { tokens } sur { card-name } pour son action secondaire, { secondary }{ $back ->
    [0] { "" }
   *[other] , et en reprend { $back } { old-tokens }
}.
log-develop = { $name } pose { tokens } pour développer { card-name }{ $back ->
    [0] { "" }
   *[other] , et en reprend { $back } { old-tokens }
}.
log-pass = { $name } passe.
log-keep = { $name } { $count ->
    [0] ne garde aucun { token }
   *[other] garde { tokens }
}.
log-pay_token = { $name } paie { a-token }.
log-take = { $name } prend { card-name } comme argent : { $ecu } M.
log-move_marker = { $name } choisit la piste { $track }.
log-no_move = { $name } n’avance aucun marqueur.
log-extra_funding = { $name } utilise Financement supplémentaire : 3 M.
log-pay_barrier = { $name } paie la barrière.
log-look = { $name } regarde la tuile { side } { $number }.
log-no_look = { $name } ne regarde aucune tuile.
log-realign = { $name } dépense { card-name } : { $ecu } M.
log-realigned = { $name } ne dépense plus rien.
log-rubble = { $name } donne { a-tile }.
log-enough = { $name } ne donne qu’une tuile.
log-use = { $name } utilise { card-name }.
log-end_turn = { $name } finit son tour.
log-heavy = { $name } effectue gratuitement { action }.
log-heavy-card = { $name } effectue gratuitement { action }, avec { card-name }.
log-agenda_keep = { $name } garde { agenda-name } : { agenda-effect }.
log-agenda_discard = { $name } défausse { agenda-name }.
log-promotion = { $name } paie avec { card-name } : { $ecu } M.
log-tile = { $place ->
    [storage] Dans la zone de stockage { side } : { a-tile }.
    [tunnel] La tuile { side } { $number } est { a-tile }{ $agenda ->
        [yes] { " " }avec le symbole agenda
       *[no] { "" }
    }.
   *[look] { $known ->
        [no] { $name } est seul à connaître la tuile { side } { $number }.
       *[yes] La tuile { side } { $number } est connue en secret : { a-tile }{ $agenda ->
            [yes] { " " }avec le symbole agenda
           *[no] { "" }
        }.
    }
}
log-card = Nouveau sur le { slot } : { card-name }.
log-token = { $name } pioche { a-token }.
log-tokens = { $name } pioche { $items }.
log-deviation = { $name } : carte Déviation { drift-colour }, { $value }.
log-agenda = { $name } pioche { agenda-name } ({ agenda-effect }).
log-moved = { $name } avance le marqueur de la piste { $track }{ $barrier ->
    [0] { "" }
   *[other] , au-delà d’une barrière de { $barrier } M
} : { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-lowered = { $name } ramène sa déviation à { $level }.
log-drilled = { $name } a foré { $number ->
    [one] 1 tuile
   *[other] { $number } tuiles
} sur 9.
log-shuffled = Toutes les cartes Déviation sont remélangées.
log-first = { $name } prend la carte Premier joueur.
log-resolved = { $name } réalise { agenda-name } : +{ $points }.
log-round = La manche { $round } commence ; { $name } est premier joueur.
log-lost = { $name } dévie trop et perd la partie.
log-arrived = { $name } atteint le point de rencontre !
log-stopped = Les travaux n’avancent plus : la partie s’arrête après la manche { $round }.

# Pourquoi pas
no-phase-recruiting = c’est le moment de piocher, avec ou sans Nouveaux ouvriers
no-phase-exchanging = c’est le moment d’échanger des jetons ou non
no-phase-turn = c’est le moment de poser une pile ou de passer
no-phase-keeping = c’est le moment de choisir les jetons à garder
no-phase-paying = c’est le moment de payer la tuile
no-phase-taking = c’est le moment de prendre une carte comme argent
no-phase-moving = c’est le moment d’avancer un marqueur ou non
no-phase-crossing = c’est le moment de payer la barrière
no-phase-looking = c’est le moment de regarder une tuile ou non
no-phase-realigning = c’est le moment de dépenser de l’argent pour la déviation ou non
no-phase-giving = c’est le moment de donner des gravats pour la carte
no-phase-chaining = c’est le moment d’utiliser une carte ou de finir le tour
no-phase-choosing = c’est le moment de choisir l’action gratuite
no-phase-deciding = c’est le moment de garder ou de défausser la carte Agenda
no-phase-promoting = c’est le moment de payer la Promotion
no-tokens = { $name } n’a pas de { token }
no-such-action = l’emplacement { slot } n’offre pas cette action
no-height = { $count ->
    [one] 1 jeton ne suffit pas
   *[other] { $count } jetons ne suffisent pas
} : il y en a { $there } sur place, il en faut { $need }
no-height-agenda = { no-height }
no-card-there = il n’y a pas de carte à cet emplacement
no-rubble = { card-name } demande des gravats, et { $name } n’en a pas en stock
no-rubble-any = { $name } ne peut développer aucune des cartes
no-technology = aucun marqueur ne peut avancer, et { $name } n’a { $purse ->
    [0] pas d’argent pour corriger une déviation
   *[other] rien à corriger
}
no-planning = { $name } a déjà retourné ses { $tiles } tuiles
no-drill-hidden = la tuile devant le tunnelier est cachée
no-drill-full = { $name } n’a plus de place en stock : { $room } au plus
no-drill-price = il ne resterait à { $name } ni { token } ni deux autres pour payer
no-own-card = { $name } n’a pas { card-name } dans sa zone
no-ability = { card-name } n’a pas de capacité pour ce moment
no-spent = { card-name } ne porte plus de tuile
no-twice = { card-name } a déjà servi dans cette manche
no-limit = { $name } a déjà le maximum de { $limit } jetons
no-reaction-late = { card-name } ne réagit qu’à la dernière action
no-reaction = { card-name } n’a rien à quoi réagir, ou son effet est impossible maintenant
no-exchange-pair = donnez un de vos jetons contre un jeton adverse d’une autre couleur
no-money-card = { $name } n’a pas { card-name } sous son plateau
no-track = le marqueur de la piste { $track } est au bout
no-barrier = la barrière coûte { $price } M, et { $name } a { $money } M
no-look = cette tuile est visible ou n’est plus là
no-idle = l’action doit avoir un effet : dépensez pour la déviation
no-standing-still = l’action doit avoir un effet : avancez un marqueur
no-enough = la carte demande au moins une tuile
no-tile = { $name } n’a pas de { tile } en stock
no-keep-order = dites d’abord combien de { the-tokens } vous gardez
no-keep = { $name } peut en garder au plus { $most }
no-payment = payez avec { a-token } ; deux autres seulement si vous n’en avez pas
no-heavy = les options de cette partie ne permettent pas { action } ici
no-heavy-slot = écrivez { action } avec un autre emplacement

# La table en mots
words-round = Manche { $round } ; { $name } détient la carte Premier joueur.
words-slot-0 = Technologie / Financement : { $height ->
    [0] libre
   *[other] { the-stack }
}.
words-slot-1 = Planification / Forage : { $height ->
    [0] libre
   *[other] { the-stack }
}.
words-slot = Emplacement { $slot } : { card-name } (carte { $card }, { $points } points, { rubble }, secondaire { secondary }, { $ecu } M), { $height ->
    [0] libre
   *[other] { the-stack }
}.
words-slot-empty = Emplacement { $slot } : plus de carte.
words-player = { $name }, côté { $side ->
    [britain] britannique
   *[france] français
} : { $points } points, { $drilled } sur 9 forées, déviation { $level }, { $tokens } jetons, stockage { $stored } sur { $room }, { $ecu } M, pistes { $a } et { $b }.
words-token = { "  " }{ tokens }
words-tile = { "  " }tuile { $number } : { tile }{ $state ->
    [known] { " " }(face cachée)
   *[other] { "" }
}
words-card = { "  " }{ card-name } (carte { $card }){ $tiles ->
    [0] { "" }
    [one] , 1 tuile dessus
   *[other] , { $tiles } tuiles dessus
}

# Le plateau en lettres, pour les terminaux
letters-colour = { $colour ->
    [sky_blue] bleu ciel
    [black] noir
    [orange] orange
    [yellow] jaune
   *[white] blanc
}

# Comment une partie finit
ending-arrival = Un tunnelier a atteint le point de rencontre.
ending-tie = Un tunnelier a atteint le point de rencontre et départagé une égalité.
ending-deviation = Un tunnelier a trop dévié.
ending-stop = Les travaux n’avançaient plus.

# Le score
sheet-printed = Points des cartes
sheet-topographic = Analyse topographique
sheet-duel = Duel politique
sheet-speech = Allocution européenne
sheet-media = Relations avec les médias
sheet-tracks = Technologie
sheet-deviation = Déviation
sheet-arrival = Arrivée
sheet-agenda = Agenda
sheet-total = Total

# Ce qui rapporte plus tard
prospect-drilled = Tuiles forées
prospect-planned = Tuiles retournées
prospect-stored = Tuiles en stock
prospect-funds = Millions disponibles
prospect-tokens = Jetons en main

# Le plateau : chaque mot dessiné, ou dit à sa place
board-round = Manche { $round }
board-player = { $name }
board-first = premier joueur
board-passed = a passé
board-winner = vainqueur
board-won = { $names } gagne
board-shared = { $names } se partagent la victoire
board-agenda_keep = Garder
board-agenda_discard = Défausser
board-points = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
board-part-printed = cartes
board-part-topographic = topo.
board-part-duel = duel
board-part-speech = allocution
board-part-media = médias
board-part-tracks = techno.
board-part-deviation = déviation
board-part-arrival = arrivée
board-part-agenda = agenda
board-tile = Tuile { side } { $number } : { $state ->
    [drilled] forée
    [down] face cachée
    [known] face cachée ; vous la connaissez : { a-tile }
   *[up] { a-tile }
}{ $symbol ->
    [yes] { " " }avec le symbole agenda
   *[no] { "" }
}
board-machine = { $name }, tunnelier : { $drilled } sur 9 forées
board-bag = Sac : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
board-deck = pioche
board-discards = défausse
board-deck-count = pioche : { $count }
board-discards-count = défausse : { $count }
board-drift = Cartes Déviation
board-drift-card = { drift-colour } { $value } : { $out ->
    [1] défaussée
   *[0] encore dans la pioche
}
board-hand = { $count } jetons en main, au plus { $limit }
board-storage = Stockage { $stored }/{ $room }
board-stored = En stock : { a-tile }
board-locked = Case de stockage à débloquer par la technologie
board-deviation = Déviation { $level }
board-funds = M en caisse
board-purse = { $ecu } M en cartes ECU ; { $purse } M avec le Financement supplémentaire
board-no-own = Pas encore de carte développée
board-spent = face cachée
board-agenda = { agenda-name } : { agenda-effect } ({ $state })
board-agenda-open = à réaliser
board-agenda-done = réalisée
board-no-card = Plus de carte
board-asks = { rubble }
board-card = { card-name }. { points-many } ; { rubble }. { $effect } Action secondaire : { secondary }. { $ecu } M.
board-need-words = { $need ->
    [one] Demande une pile d’au moins 1 jeton.
   *[other] Demande une pile d’au moins { $need } jetons.
}
board-need = ≥ { $need } { $need ->
    [one] jeton
   *[other] jetons
}
board-stack = { $height ->
    [0] { slot } : pas de pile
   *[other] { slot } : { the-stack }
} ; au moins { $need } pour poser.
board-do = { $action ->
    [technology] Techno.
    [finance] Financer
    [planning] Planifier
    [drilling] Forer
    [secondary] Secondaire
   *[development] Développer
}
board-order = { $action ->
    [technology] Avancer un marqueur ; payer pour corriger
    [finance] Prendre une carte comme argent
    [planning] Retourner la tuile suivante
   *[drilling] Payer, stocker la tuile, avancer
}
board-ability = { $kind ->
    [european_influence] Influence européenne : compte pour le Duel politique et l’Allocution européenne.
    [political_duel] 3 points pour plus d’Influences européennes que l’adversaire.
    [european_speech] 1 point par paire d’Influences européennes.
    [media_relations] 2 points pour plus de cartes que l’adversaire.
    [topographic_analysis] 1, 3, 6, 10, 15 points pour 1 à 5 couleurs de tuiles sur ces cartes.
    [improve_technology] Après une Technologie : encore une action Technologie.
    [new_workers] En début de manche : piocher un jeton de plus.
    [exchange] En début de manche : échanger un jeton avec l’adversaire.
    [extra_funding] Pendant une Technologie : vaut 3 M.
    [new_materials] Après toute action : reprendre un jeton de la pile.
    [heavy_machinery] Après toute action : une autre action gratuite.
    [control_room_1] Après une Planification : reprendre un jeton de la pile.
    [control_room_2] Après une Technologie : reprendre un jeton de la pile.
    [control_room_3] Après une Planification : encore une Planification.
    [control_room_4] Après une Planification : un Forage.
   *[control_room_5] Après une Technologie : encore une Technologie.
}
board-step = Piste { $track } : { points-many }{ $benefit ->
    [token] { " " }et un jeton de plus par manche
    [look] { " " }et un regard secret sur une tuile
    [storage] { " " }et la troisième case de stockage
   *[none] { "" }
}{ $barrier ->
    [0] , libre.
   *[other] , barrière de { $barrier } M (tout votre argent ; vous avez { $purse } M).
}
board-marker = { $name }, marqueur sur la piste { $track }, case { $step }
board-benefit = { $benefit ->
    [token] Un jeton de plus par manche
    [look] Un regard secret sur une tuile
   *[storage] La troisième case de stockage
}
board-barrier = Une barrière de { $price } M
board-tip-finance = Prendre une carte exposée comme argent.
board-tip-planning = { $number ->
    [10] Toutes vos tuiles sont retournées.
   *[other] Retourne votre tuile { $number }.
}
board-no-drilling = { $why ->
    [arrived] Le tunnelier est arrivé.
    [hidden] La tuile suivante est encore cachée.
   *[full] Le stockage est plein.
}
board-tip-drilling = Coûte 1 { token } { $payment ->
    [any] (ou 2 quelconques)
   *[matching] (ou 2 quelconques à défaut)
}{ $then ->
    [arrival] , et le tunnelier arrive : la partie est terminée.
    [cards] . De l’eau : { $cards ->
        [0] aucune carte Déviation.
        [one] 1 carte Déviation.
       *[other] { $cards } cartes Déviation.
    }
   *[card] , puis 1 carte Déviation.
}
board-tip-repairs = Réparations : aucun marqueur n’avance.
board-tip-realign = Votre déviation est à { $level } ; chaque million dépensé la réduit d’un niveau.
board-tip-secondary = La carte est abandonnée.
board-tip-take = Elle devient { $ecu } M.
board-tip-development = { card-name } : { rubble } (vous en avez { $stored } en stock), { points-many }.

# Options
option-agenda = Jouer avec l’extension Agenda : les tuiles à symbole apportent des cartes avec une pénalité et des points.
option-check_deviation_on_arrival = On pioche aussi des cartes Déviation après la dernière tuile ; trop dévier l’emporte sur l’arrivée.
option-agenda_counts_for_media = Les cartes Agenda réalisées comptent comme des cartes pour les Relations avec les médias.
option-heavy_machinery = L’action gratuite de la Machinerie lourde : toutes ; une autre que la précédente ; toutes sauf Développement ; ou une autre que la précédente, sauf Développement.
option-heavy_machinery-any = Toutes les actions
option-heavy_machinery-other_kind = Une autre que la précédente
option-heavy_machinery-no_development = Toutes sauf Développement
option-heavy_machinery-other_kind_no_development = Une autre, sauf Développement
option-new_red_card_chains_at_once = Une carte rouge peut réagir au Développement qui l’a mise en jeu.
option-drill_payment = Deux jetons quelconques ne paient un forage que si l’on n’a pas de jeton de la bonne couleur (couleur d’abord), ou chaque fois qu’on le souhaite (libre choix).
option-drill_payment-matching_first = Couleur d’abord
option-drill_payment-free_choice = Libre choix
option-chain_window = Une carte rouge réagit à toute action correspondante de ce tour (tout le tour), ou seulement à la dernière action (dernière action), comme le disent littéralement les règles.
option-chain_window-whole_turn = Tout le tour
option-chain_window-last_action = Dernière action

# Un fichier de matériel personnel
parts-drift = il y a deux cartes d’au moins une couleur, et jamais plus de deux
parts-tokens = un plateau donne au plus { $most } jetons de plus
parts-agenda = les cartes sont { $known }, dans cet ordre
parts-carries = une carte de la sorte { $kind } porte des tuiles
parts-carries-none = une carte de la sorte { $kind } n’a que faire de tuiles
parts-country = une carte d’influence a un pays, et aucune autre
parts-copies = de { $kind } il y a { $fewest } à { $most } cartes, et non { $found }
parts-countries = il y a une carte d’influence pour chacun de { $known }
