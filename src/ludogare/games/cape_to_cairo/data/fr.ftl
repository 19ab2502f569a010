title = Du Cap au Caire
blurb = Misez en secret sur des paysages, partagez un stock commun de tronçons et soyez le premier à traverser huit paysages.

# Les types de paysage, et une carte en mots
kind = { $kind ->
    [savanna] savane
    [village] village
    [desert] désert
    [mountain] montagne
   *[river] rivière
}
the-kind = { $kind ->
    [savanna] la savane
    [village] le village
    [desert] le désert
    [mountain] la montagne
   *[river] la rivière
}
pieces = { $track ->
    [0] sans tronçon
    [one] 1 tronçon
   *[other] { $track } tronçons
}
landscape = { kind } ({ pieces }, { $prize } £)
a-landscape = { $kind ->
    [savanna] une savane
    [village] un village
    [desert] un désert
    [mountain] une montagne
   *[river] une rivière
} ({ pieces }, { $prize } £)
the-landscape = { the-kind } ({ pieces }, { $prize } £)

# Les actions, comme les disent les boutons
act-bid = Miser { $amount } £
act-pick = Prendre { the-landscape }
act-build = { $bonuses ->
    [0] { $bought ->
        [0] Construire
       *[other] Construire pour { $bought }0 £
    }
    [one] { $bought ->
        [0] Construire avec 1 carte bonus
       *[other] Construire avec 1 carte bonus et { $bought }0 £
    }
   *[other] { $bought ->
        [0] Construire avec { $bonuses } cartes bonus
       *[other] Construire avec { $bonuses } cartes bonus et { $bought }0 £
    }
}
act-pass = Passer
act-reveal = À vendre : { landscape }
act-tie = { $name } tire { a-landscape } pour départager
act-lot = Le sort désigne { $name }
act-draw = Au stock : { landscape }
act-bonus = { $name } prend une carte bonus

# Ce qu’on demande
ask-over = La partie est terminée.
ask-wait = Les autres réfléchissent.
ask-bid = Combien misez-vous ? Vous avez { $capital } £, et chacun paie sa mise.
ask-pick = Quel paysage prenez-vous ? Ce que vous laissez ira à { $others ->
    [one] votre adversaire
   *[other] d’autres
}.
ask-build = { $lacking ->
    [0] Traverser { the-kind } maintenant ? Vous avez tous les tronçons qu’il faut.
    [one] Traverser { the-kind } maintenant ? Il manque 1 tronçon sur { $need }{ short-of-money }.
   *[other] Traverser { the-kind } maintenant ? Il manque { $lacking } tronçons sur { $need }{ short-of-money }.
}
short-of-money = { $pays ->
    [yes] { "" }
   *[no] , et l’argent aussi
}

# Ce qu’on raconte
log-reveal = À vendre : { landscape }.
log-bid = { $name } mise { $amount } £.
log-bid-secret = { $name } fait sa mise.
log-bid-opened = { $name } dévoile sa mise et paie { $amount } £.
log-tie = { $name } tire { a-landscape } pour départager.
log-lot = Le sort désigne { $name }.
log-pick = { $name } prend { the-landscape }.
log-last = { $name } prend le dernier paysage : { landscape }.
log-draw = { $name } tire { a-landscape } pour le stock.
log-bonus = { $name } prend une carte bonus.
log-build = { $name } traverse { the-kind } : +{ $prize } £{ $bonuses ->
    [0] { "" }
    [one] , avec 1 carte bonus
   *[other] , avec { $bonuses } cartes bonus
}{ $bought ->
    [0] { "" }
   *[other] , tronçons achetés pour { $bought }0 £
}.
log-pass = { $name } passe.
log-auction = Une nouvelle enchère commence.
log-won = { $name } traverse son huitième paysage et gagne la partie.
log-shortage = Il n’y a plus de cartes à tirer, et tout le monde passe.

# Pourquoi pas
no-phase-bid = c’est le moment de miser
no-phase-pick = c’est le moment de choisir un paysage
no-phase-build = c’est le moment de construire ou de passer
no-bid = { $name } a { $capital } £
no-pick = ce paysage n’est pas à vendre
no-bonuses = { $name } { $held ->
    [0] n’a pas de carte bonus
    [one] a 1 carte bonus
   *[other] a { $held } cartes bonus
}
no-sum = { $lacking ->
    [0] il ne manque aucun tronçon, on ne peut donc pas en ajouter
    [one] il manque exactement 1 tronçon
   *[other] il manque exactement { $lacking } tronçons
}
no-money = cela coûte { $price } £, et { $name } a { $capital } £
no-credit = cela coûte { $price } £, et { $name } a { $capital } £ et une prime de { $prize } £

# La table en mots
words-pile = Pioche : { $pile } cartes ; défausse : { $discards }.
words-sale = À vendre : { $card }. { landscape }, { $need } pour traverser.
words-stock = Stock : { $track ->
    [one] { $track } tronçon
   *[other] { $track } tronçons
} sur { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}.
words-player = { $name } : { $crossed } sur 8, { $capital } £, { $bonuses ->
    [0] sans carte bonus
    [one] 1 carte bonus
   *[other] { $bonuses } cartes bonus
}.
words-next = { "  " }devant : { landscape }, { $need } pour traverser
words-later = { "  " }puis : { landscape }, { $need } pour traverser

# Le plateau en lettres, pour les terminaux
letters-legend = 2≡ tronçons sur la carte, 4 £ de prime, 6≡ pour traverser, il manque −4

# Comment une partie se termine
ending-eighth = Le huitième paysage a été traversé.
ending-shortage = Il n’y avait plus de cartes, et tout le monde a passé.

# Le plateau : tous les mots dessinés, ou dits à la place du dessin.

board-title = Du Cap au Caire
board-table = { $pile ->
        [one] { $pile } carte
       *[other] { $pile } cartes
    } dans la pioche, { $track ->
        [one] { $track } tronçon
       *[other] { $track } tronçons
    } dans le stock commun.
board-journey = { $name } : { $crossed ->
        [one] { $crossed } paysage traversé
       *[other] { $crossed } paysages traversés
    } sur 8, { $landscapes ->
        [one] { $landscapes } acheté
       *[other] { $landscapes } achetés
    }, { $capital } £, { $bonuses ->
        [0] aucune carte bonus
        [one] { $bonuses } carte bonus
       *[other] { $bonuses } cartes bonus
    }.
board-player = { $name }
board-pounds = { $amount } £

board-kind = { $kind ->
        [savanna] Savane
        [village] Village
        [desert] Désert
        [mountain] Montagne
       *[river] Rivière
    }
board-card = { board-kind } : { $need } tronçons à poser, { $track ->
        [0] n’en apporte aucun
       *[other] en apporte { $track }
    }, rapporte { $prize } £
board-crossed = { board-kind }, paysage traversé
board-tie = Carte tirée pour départager : { board-kind }, { $prize } £
board-lacking = { $count ->
        [0] prêt
       *[other] manque { $count }
    }

board-market = Paysages en vente
board-stock = Stock commun
board-stock-track = { $track ->
        [one] { $track } tronçon dans le stock commun
       *[other] { $track } tronçons dans le stock commun
    }
board-pile = pioche
board-pile-count = { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
board-discards = défausse
board-discards-count = { $count ->
        [one] { $count } carte dans la défausse
       *[other] { $count } cartes dans la défausse
    }

board-awaited = C’est à ce joueur de jouer
board-capital = Capital : { $amount } £
board-supply = Tronçons sur les paysages à traverser : { $track }
board-bonuses = Cartes bonus : { $bonuses }
board-use-bonuses = Construire avec { $bonuses } bonus
board-bid-sealed = { $name } a misé en secret
board-bid = { $name } a misé { $amount } £
board-rank = { $rank ->
        [1] 1er
       *[other] { $rank }e
    }

board-cape = Le Cap
board-cairo = Le Caire
board-loco = { $name } : locomotive { $crossed ->
        [0] au Cap
        [one] après { $crossed } paysage
       *[other] après { $crossed } paysages
    }
board-token = { $name } : { $crossed } sur 8
board-won = { $names } arrive au Caire
board-shared = { $names } se partagent la victoire
board-winner = Vainqueur

# La feuille de score
sheet-crossed = Paysages traversés

# Ce qui rapporte plus tard
prospect-track = Tronçons manquants pour les paysages à venir
prospect-capital = Capital en livres
prospect-bonuses = Cartes bonus

# Options
option-credit = On peut acheter des tronçons à crédit si la prime de la même traversée les rembourse aussitôt.

# Un fichier de matériel personnel
parts-track = il y a plus de { $most } tronçons
