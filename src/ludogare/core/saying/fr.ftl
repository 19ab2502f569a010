# Les phrases communes à tous les jeux.

language-name = Français
seat-name = Joueur { $number }
list-end = { $first } et { $last }
chance = le hasard

# Comment un refus se compose
with-clause = { $sentence } ({ $clause })
with-action = { $action } : { $why }
in-line = ligne { $line } : { $sentence }
in-file = { $file } : { $sentence }
in-file-line = { $file }, ligne { $line } : { $sentence }

# Ce qu’on ne peut pas faire
no-over = la partie est terminée
no-seat = il n’y a pas de place { $wanted } ; { $count ->
    [1] la seule place est 0
   *[other] dans le code et les parties enregistrées, les { $count } places se comptent à partir de 0
}
no-chance-awaited = un tirage vient d’abord, et c’est le hasard qui en décide
no-dealer = un tirage vient d’abord, et personne ne distribue : jouez un tirage, ou donnez un donneur à la partie avec go_on
no-turn = ce n’est pas le tour de { $name } ; on attend { $names }
no-chance-verb = c’est au hasard d’en décider, pas à { $name }
no-covered = il faut préciser ; « ? » est seulement ce que voient les autres
no-not-now = { $name } ne peut pas faire cela maintenant
no-outcome = cela ne peut pas sortir maintenant
no-ply = la partie a { $last } coups, elle ne peut donc pas revenir à { $number }

# Reprendre un coup
undo-nothing = il n’y a rien à reprendre
undo-other = le dernier coup n’était pas de { $name }
undo-chance = le hasard est intervenu depuis, ce coup ne peut plus être repris
undo-reveal = quelque chose a été révélé, ce coup ne peut plus être repris

# Où en est-on
stands-over = terminée : gagnée par { $names }
stands-nobody = terminée : personne n’a gagné
stands-awaits = on attend { $names }
stands-chance = on attend le hasard

# Jeux, langues et actions
unknown-game = aucun jeu ne s’appelle { $game } ; il y a : { $known }
unknown-language = il n’y a pas de textes en { $language } ; les langues sont : { $known }
action-unknown = { $action } : cette action n’existe pas ; il y a { $known }
action-form = { $action } : cela s’écrit { $form }
action-value = { $action } : { $argument } est { $wanted }
action-number = { $number } : les actions sont numérotées de 0 à { $last }
action-neither = { $value } n’est pas une action : ni son numéro, ni son texte
value-range = un nombre entier de { $first } à { $last }
value-one-of = l’un de : { $values }

# Places et noms
seats-number = { $game } se joue de { $least } à { $most } joueurs, pas à { $wanted }
seats-fixed = { $game } se joue { $most ->
    [1] seul
   *[other] à { $most }
}, pas à { $wanted }
names-list = les noms forment une liste, un par place ; reçu : { $names }
names-number = { $names ->
    [one] { $names } nom a été donné
   *[other] { $names } noms ont été donnés
} pour { $count ->
    [one] { $count } place
   *[other] { $count } places
}
names-twice = deux places portent le même nom
name-text = { $given } : un nom est un texte
name-line = { $given } : un nom tient sur une ligne, de 1 à { $most } caractères

# Options
unknown-option = aucune option ne s’appelle { $option } ; il y a : { $known }
no-options = aucune option ne s’appelle { $option } ; ce jeu n’en a pas
bad-option-value = { $option } prend l’une des valeurs { $known }, pas { $value }
bad-option-form = { $given } : une option s’écrit NOM=VALEUR
option-seat-absent = Le premier joueur doit être à l’une des places de cette table.
label-seat = Place { $number }
label-chance = Au sort
word-yes = oui
word-no = non

# Nombres
number-not-whole = { $what } doit être un nombre entier, pas { $value }
number-too-small = { $what } doit être au moins { $least }, pas { $value }
number-seed-bits = une graine tient sur 63 bits au plus, pas { $bits }
number-seed = une graine
number-of-matches = le nombre de parties
number-of-deals = le nombre de donnes
number-of-arena-seats = le nombre de places dans une arène
number-of-processes = le nombre de processus
number-of-simulations = le nombre de simulations
number-of-cores = le nombre de cœurs
number-of-thinkers = le nombre de processus où les robots réfléchissent
number-pace = le rythme des robots en millisecondes
script-outcome = le scénario donne au coup { $ply } le tirage { $outcome } : impossible

# Fichiers de matériel
components-toml = ce n’est pas du TOML : { $problem }
components-file = le fichier
components-lack = { $place } : il manque { $key }
components-unknown = { $place } contient { $key }, qui n’est pas l’un de { $known }
components-wrong = { $place } est { $wanted }, et non { $found }
components-at = { $place } : { $problem }
components-in-use = { $game } est déjà utilisé avec ce fichier ; il faut nommer avant cela le dossier de ses propres fichiers
wanted-number = un nombre entier de { $low } à { $high }
wanted-one-of = l’un de { $known }
wanted-value = { $known }
wanted-flag = true ou false
wanted-text = un texte
wanted-group = un groupe de { $known }
wanted-row = [{ $known }]
wanted-list = une liste de { $count }
wanted-long-list = une liste d’au moins { $count }

# Parties enregistrées
record-no-newline = cette ligne ne se termine pas par un saut de ligne ; la partie enregistrée est peut-être coupée ici
record-no-tail = la partie enregistrée s’interrompt ici ; il en manque la fin
record-problem = { $problem }
record-folder = c’est un dossier, pas une partie enregistrée
record-no-file = ce fichier n’existe pas
record-unread = { $problem }
record-not-text = ce n’est pas du texte UTF-8 valide
record-source = une partie enregistrée est un texte, ou le Path d’un fichier, pas { $source }
record-long = une partie enregistrée a au plus { $most } lignes ; celle-ci en a { $count }
record-path = une partie enregistrée commence par « { $title } » ; pour lire un fichier, donnez son Path
record-title = une partie enregistrée commence par « { $title } »
record-expected = « { $text } » était attendu ici
record-rules = jouée avec d’autres règles de { $game } ; celles-ci sont la version { $version }
record-components = jouée avec un autre matériel ; celui-ci est { $components }
record-setting = « { $text } » n’est ni une place, ni une option, ni un engagement, ni un nonce, ni « play »
record-ply = « { $text } » n’est pas un coup : il s’écrit « * <tirage> » ou « <place> <action> »
record-form = « { $text } » s’écrit « { $form } »
record-ending = la partie en est à « { $ending } » ici
record-result = ce qui a été joué donne « { $text } »
record-after-end = la partie enregistrée s’est terminée avant cette ligne
record-secret = le secret n’est pas celui de l’engagement
record-nonces = chaque place ajoute un nonce
record-unfair = coup { $ply } : « { $dealt } » a été distribué, mais l’engagement donne « { $due } »
record-plies = la partie enregistrée a { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}

# Parties vérifiées
verify-fair = { verified } ; les tirages sont ceux de l’engagement.
verify-unopened = { verified } ; l’engagement n’est pas encore ouvert, les tirages ne peuvent donc pas être vérifiés.
verify-uncommitted = { verified } ; sans engagement, les tirages ne peuvent pas être vérifiés.
verified = { $file } : { $count ->
    [one] { $count } coup, légal
   *[other] { $count } coups, tous légaux
} ; { $standing }

# Scénarios
scenario-title = un scénario commence par « { $title } »
scenario-unmet = { $expected } : { $problem }
scenario-differs = c’est { $found }
scenario-told = le récit dit : { $story }
scenario-legal = { $count ->
    [0] aucune action n’est légale
   *[other] les actions légales sont { $legal }
}
scenario-not-won = cette place n’a pas gagné
scenario-changed = le refus a changé l’état
scenario-not-refused = { $action } n’a pas été refusé
scenario-no-expectation = ce n’est pas une attente

# Robots
unknown-bot = aucun robot ne s’appelle { $bot } ; il y a : { $known }
bot-kind = { $bot } : avant les deux-points, il faut l’un de { $known }
bot-setting = { $bot } : les réglages de { $kind } sont { $known }
bot-setting-whole = { $bot } : { $setting } est un nombre entier, pas { $value }
bot-setting-number = { $bot } : { $setting } est un nombre, pas { $value }
bot-setting-most = { $bot } : { $setting } va de 0 à { $most }
bot-problem = { $bot } : { $problem }
bot-own = { $given } : un robot à vous se donne sous la forme { $form } ; un nom a jusqu’à 20 minuscules, chiffres, - ou _, une lettre d’abord
bot-taken = { $bot } : un robot porte déjà ce nom
bot-patience = la patience est plus longue que 0 et dure au plus { $most } secondes
bot-not-awaited = { $name } n’a rien à décider maintenant ; { $standing }
bot-chose = { $bot } a choisi { $chosen } ; il faut le numéro d’une action
search-prior-visits = le jugement compte pour une visite au moins : prior_visits=1
search-seconds = une recherche dure plus de 0 seconde et s’arrête, pas { $value }
class-not-made = { $where } ne peut pas être créé : { $problem }
class-no-bot = { $where } n’a pas de choose(game, s, seat, legal) : ce n’est pas un robot
class-name = { $where } : une classe se donne sous la forme module:Classe
class-import = { $module } ne peut pas être importé : { $problem }
class-absent = { $module } n’a pas de classe { $called }
program-posix = les programmes ne jouent que sous Linux, macOS et les autres systèmes POSIX
program-command = { $command } : { $problem }
program-absent = { $command } : ce programme n’existe pas

# Tours perdus par un robot, et pourquoi
lost-start = il n’a pas pu être démarré : { $problem }
lost-guard = il n’a pas pu être surveillé : { $problem }
lost-absent = ce serveur n’a pas ce programme
lost-early = il a répondu avant d’avoir lu la question
lost-unasked = il a dit { $said } sans être interrogé
lost-late = il n’a pas répondu en { $seconds } s
lost-ended = il s’est arrêté
lost-ended-before = il s’est arrêté avant d’être interrogé
lost-status = { $problem } avec le code { $status }
lost-words = { $problem } ; sur sa sortie d’erreur : { $words }
lost-long = sa réponse dépasse { $most } octets
lost-answer = il a dit { $said } au lieu de { $form }
lost-no-action = sa réponse n’est pas une action : { $problem }
lost-illegal = il a choisi { $action }, qui n’est pas légal maintenant
lost-stopped = il a été arrêté
lost-out = il a échoué { $times } fois de suite ; la dernière fois, { $last }
lost-thinking = il a réfléchi plus de { $seconds } s
lost-process = son processus est mort
lost-no-process = aucun processus pour lui : { $problem }
lost-failed = il a échoué :{"\u000A"}{ $problem }
lost-stops = le serveur s’arrête

# L’arène
arena-two = une arène demande au moins deux robots différents
arena-chose = { $bot }, place { $number }, a mal choisi : { $problem }
arena-failed = { $bot }, place { $number }, a échoué : { $problem }

# La ligne de commande
cli-needs = { $switch } va avec { $other }
cli-excludes = { $switch } ne va pas avec { $other }
cli-bots = de 0 à { $most } places peuvent être des robots
cli-game = dites quel jeu : { $known }
cli-resume = --seats, --names et --option figurent déjà dans la partie enregistrée de --resume
cli-other-game = { $record } est une partie de { $found }, pas de { $wanted }

# Le travail partagé
shared-process = un processus qui partageait le travail a été arrêté de l’extérieur ou par un robot, ou a manqué de mémoire
shared-stopped = ceux qui partageaient le travail se sont arrêtés avant la fin
cluster-job = { $count } ouvriers de { $address } se sont arrêtés pendant la même tâche ; leurs journaux disent peut-être pourquoi
cluster-silent = aucun ordonnanceur Dask ne répond à { $address } : { $problem }
cluster-empty = l’ordonnanceur de { $address } n’a pas d’ouvriers
cluster-lacks = il manque quelque chose à un ouvrier de { $address } : { $problem }
cluster-other = un ouvrier de { $address } a { $theirs }, et ici c’est { $ours }
missing-package = { $package } n’est pas installé ici : pip install 'ludogare[{ $extra }]'
no-device = aucun appareil ne s’appelle { $device } ; il y a : cpu, cuda
no-gpu = il n’y a pas ici de processeur graphique NVIDIA, ou pas de pilote pour lui
cli-cluster = --workers ne va pas avec --cluster, qui a ses propres ouvriers

# Environnements pour apprendre
lab-illegal = une action illégale peut « lose » ou « refuse », pas { $value }
lab-over = la partie est finie ; reset en commence une autre
lab-no-action = une place attendue n’a reçu aucune action
lab-bots = { $bots ->
    [one] 1 robot est nommé
   *[other] { $bots } robots sont nommés
} pour { $count ->
    [one] 1 autre place
   *[other] { $count } autres places
}

# Le terminal
play-welcome = { $title }. Tapez un numéro ou une action ; « u » reprend le coup, « b » montre la table, « r » les règles, « ? » aide, « q » quitte.
play-help =
    Un numéro choisit dans la liste ; une action peut se taper telle qu’elle s’écrit (« bid 12 »).
    u  reprend votre dernier coup
    b  montre de nouveau la table
    r  montre les règles, « r CC-3.2 » une seule clause
    s FICHIER  enregistre la partie, pour la revoir ou la continuer
    q  quitte la partie
play-prompt = { $name } >
play-curtain = Passez l’écran à { $name }, puis appuyez sur Entrée.
play-range = { $first } … { $last }
play-saved = Enregistré sous { $file }.
play-taken-back = Coup repris.
play-bye = Au revoir.
play-over = La partie est terminée.
play-won = Victoire : { $winners }.
play-nobody = Personne n’a gagné.
play-points = { $name } : { $points }
play-no-choice = Il n’y a pas de choix { $number } ; la liste s’arrête à { $last }.
play-no-rules = Il n’y a pas de clause { $clause }.
