title = Steam Tunnel
blurb = Retournez des cartes et prenez des tronçons des tunnels qui grandissent sous Io : plus un tunnel est long et bien relié, plus il rapporte.

# Un lieu, une carte, un tronçon, une somme
place = ligne { $row }, colonne { $col }
card = { $card ->
    [A1] deux tronçons et deux extrémités mortes
    [A2] deux tronçons et deux extrémités mortes
    [C1] deux tronçons et deux extrémités mortes
    [C2] deux tronçons et deux extrémités mortes
    [G] deux fourches
    [P] six extrémités chiffrées
   *[other] trois tronçons
}
port = { $port ->
    [0] du haut
    [1] du haut à droite
    [2] du bas à droite
    [3] du bas
   *[other] du bas à gauche
}
length = { $segments ->
    [one] { $segments } tronçon
   *[other] { $segments } tronçons
}
sum = { $kind ->
    [loop] une boucle de { length }, sans valeur
    [dead] ({ $ends }) × { $segments }, mais avec ces extrémités il ne vaut rien
   *[sum] ({ $ends }) × { $segments } = { $value }
}

# Les actions, comme les disent les boutons
act-flip = Retourner la carte en { place }
act-claim = Prendre le tronçon { port } de la carte en { place }
act-block = Bloquer la carte en { place }
act-pass = Ne pas poser de pion
act-start = { $name } commence
act-reveal = Carte { $card }{ $turned ->
    [0] { "" }
   *[other] , tête-bêche
} : { card }

# Les mêmes, une fois une carte montrée
here-flip = Retourner cette carte
here-claim = Prendre le tronçon { port }
here-block = Bloquer cette carte

# Ce qu’on demande
ask-over = La partie est terminée.
ask-wait = Les autres réfléchissent.
ask-flip = { $face_down ->
    [one] Retournez la dernière carte : elle termine tous les tunnels.
   *[other] Retournez une carte : elle prolonge ou termine des tunnels. { $face_down } restent cachées.
}
ask-place = Prenez un tronçon : le plus de pions l’emporte. Ou bloquez une carte, ou ne posez rien.

next-claim-port = Quel tronçon de cette carte prenez-vous ?

# Ce qu’on raconte
log-start = { $name } commence.
log-flip = { $name } retourne la carte en { place }.
log-reveal = On y voit { card }.
log-claim = { $name } prend le tronçon { port } de la carte en { place }.
log-block = { $name } bloque la carte en { place }.
log-pass = { $name } ne pose pas de pion.
log-completed = Un tunnel est terminé : { sum }.{ $leaders ->
    [0] { " " }Personne n’y a de pion.
   *[other] { "" }
}
log-paid = { $name } marque { $points } pour ce tunnel.
log-last-flip = La dernière carte est visible, la partie est terminée.
log-last-block = Il n’y a plus de carte à retourner, la partie est terminée.
log-wins = { $name } gagne avec { $points } points.

# Pourquoi pas
no-flip-first = retournez d’abord une carte
no-second-flip = une carte a déjà été retournée ; posez maintenant un pion, ou aucun
no-such-card = le plateau fait { $size } sur { $size } ; lignes et colonnes vont de 1 à { $size }
no-blocked = { $name } a bloqué cette carte
no-hole = il n’y a pas de carte dans le vide
no-face-up = cette carte est déjà visible
no-claim-face-down = une carte cachée ne montre aucun tronçon
no-claim-blocked = une carte bloquée n’a pas de tronçon à prendre
no-claim-point = les extrémités chiffrées ne sont pas des tronçons
no-claim-black = une extrémité noire n’est pas un tronçon
no-claim-name = écrivez ce tronçon avec sa plus petite entrée, { $port }
no-claim-taken = { $name } a un pion sur ce tronçon
no-claim-completed = ce tunnel est terminé

# Le plateau en mots
words-cards = { $face_down ->
    [0] Toutes les cartes sont connues.
    [one] 1 carte peut encore être retournée.
   *[other] { $face_down } cartes peuvent encore être retournées.
}
words-row = { "  " }{ $row }  { $cells }
words-signs = { "  " }# cachée, X bloquée, P carte de points, o vide, ’ tête-bêche
words-tunnel = { $state ->
    [open] Ouvert
   *[completed] Terminé
} : { sum } ; tronçons { $at }
words-pawns = { "  " }{ $name } : { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
}
words-player = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $now } si la partie se terminait maintenant.

# Comment une partie se termine
ending-flip = La dernière carte a été retournée.
ending-block = La dernière carte a été bloquée.

# La feuille de score
sheet-tunnel = { $kind ->
    [loop] Boucle, { length } = 0
    [dead] ({ $ends }) × { $segments }, mort = 0
   *[sum] ({ $ends }) × { $segments } = { $value }
}
sheet-total = Points

# Ce qui rapporte plus tard
prospect-ended = Points si la partie finissait maintenant

# Le plateau dessiné
board-title = Steam Tunnel
board-player = { $name }
board-standing = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour les tunnels terminés, { $now } si la partie se terminait maintenant.
board-ledger = { $state ->
    [open] Tunnels ouverts
   *[completed] Terminés
}
board-face = { $face ->
    [down] Carte cachée
    [blocked] Carte bloquée
    [point] Carte de points
    [hole] Vide
   *[up] Carte
}
board-segment = Tronçon
board-port = { $port ->
    [p0] haut
    [p1] haut droite
    [p2] bas droite
    [p3] bas
    [p4] bas gauche
   *[p5] haut gauche
}
board-tunnel = { $state ->
    [open] Tunnel ouvert, pour l’instant
   *[completed] Tunnel terminé :
} { sum }.{ $led ->
    [nothing] { "" }
    [nobody] { " " }Aucun pion.
    [one] { $state ->
        [open] { " " }{ $who } mène.
       *[completed] { " " }{ $who } en reçoit { $share }.
    }
   *[several] { $state ->
        [open] { " " }{ $who } sont à égalité.
       *[completed] { " " }{ $who } en reçoivent { $share } chacun.
    }
}

# Options
option-dead_ends = Les extrémités noires ne valent rien (normal) ; elles rendent tout le tunnel sans valeur (mortel) ; ou un tunnel ne vaut quelque chose qu’avec deux extrémités chiffrées (moins mortel).
option-dead_ends-normal = Normal
option-dead_ends-deadly = Mortel
option-dead_ends-less_deadly = Moins mortel
option-charity = Chaque extrémité noire vaut 1 point.
option-forks_removed = Nombre de cartes à fourches laissées dans la boîte.
option-full_board = Les 48 cartes forment, face cachée, un plateau de 7 sur 7 avec un vide au centre.
option-starter = La place qui commence, ou le sort.
condition-all_cards = Le plateau complet demande les 48 cartes : aucune carte à fourches ne peut être retirée.

# Un fichier de matériel personnel
parts-places = les { $count } cartes de points demandent { $count } places
parts-port = une entrée est l’une de { $known }, une seule fois
parts-segment = un tronçon joint au moins 2 entrées
parts-fork = la carte { $card } a des fourches, et aucune autre
parts-names = les cartes sont { $known }, dans cet ordre
parts-cards = il y a { $count } cartes de tunnel
parts-segments = toutes les cartes ensemble ont plus de { $most } tronçons
