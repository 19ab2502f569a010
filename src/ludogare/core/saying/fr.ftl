# Les phrases communes à tous les jeux.

seat-name = Joueur { $number }
list-end = { $first } et { $last }
chance = le hasard

# Refus
no-over = la partie est terminée
no-seat = il n’y a pas de place { $number } ; les places vont de 0 à { $last }
no-chance-awaited = un tirage vient d’abord, et c’est le hasard qui en décide
no-dealer = un tirage vient d’abord, et personne ne distribue : jouez un tirage, ou donnez un donneur à la partie avec go_on
no-turn = ce n’est pas le tour de { $name } ; on attend { $awaited }
no-chance-verb = c’est au hasard d’en décider, pas à { $name }
no-covered = il faut préciser ; « ? » est seulement ce que voient les autres
no-not-now = { $name } ne peut pas faire cela maintenant
no-outcome = cela ne peut pas sortir maintenant
no-ply = la partie a { $last } coups, elle ne peut donc pas revenir à { $number }

# Reprendre un coup
undo-nothing = il n’y a rien à reprendre
undo-other = le dernier coup n’était pas de { $name }
undo-chance = le hasard est intervenu depuis, ce coup ne peut plus être repris
undo-reveal = quelque chose a été révélé, ce coup ne peut plus être repris

# Où en est-on
stands-over = terminée : gagnée par { $winners }
stands-nobody = terminée : personne n’a gagné
stands-awaits = on attend { $who }

# Le terminal
play-welcome = { $title }. Tapez un numéro ou une action ; « u » reprend le coup, « b » montre la table, « r » les règles, « ? » aide, « q » quitte.
play-help =
    Un numéro choisit dans la liste ; une action peut se taper telle qu’elle s’écrit (« bid 12 »).
    u  reprend votre dernier coup
    b  montre de nouveau la table
    r  montre les règles, « r CC-3.2 » une seule clause
    s FICHIER  enregistre la partie, pour la revoir ou la continuer
    q  quitte la partie
play-prompt = { $name } >
play-curtain = Passez l’écran à { $name }, puis appuyez sur Entrée.
play-range = { $first } … { $last }
play-saved = Enregistré sous { $file }.
play-taken-back = Coup repris.
play-bye = Au revoir.
play-over = La partie est terminée.
play-won = Victoire : { $winners }.
play-nobody = Personne n’a gagné.
play-points = { $name } : { $points }
play-no-choice = Il n’y a pas de choix { $number } ; la liste s’arrête à { $last }.
play-no-rules = Il n’y a pas de clause { $clause }.
