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
no-seat = la place { $wanted } n’existe pas ; { $count ->
    [1] la seule place est 0
   *[other] dans le code et les parties enregistrées, les { $count } places se comptent à partir de 0
}
no-chance-awaited = un tirage vient d’abord, et aucun joueur n’en décide
no-dealer = un tirage vient d’abord, et cette partie n’a pas de donneur : jouez un tirage, ou donnez-lui un donneur avec go_on
no-turn = ce n’est pas à { $name } de jouer ; on attend { $names }
no-chance-verb = c’est au hasard d’en décider, pas à { $name }
no-covered = précisez la valeur ; « ? » est seulement ce que voient les autres
no-not-now = { $name } ne peut pas faire cela maintenant
no-outcome = ce tirage n’est pas possible maintenant
no-ply = la partie a { $last } coups, elle ne peut donc pas revenir au coup { $number }

# Reprendre un coup
undo-nothing = il n’y a rien à reprendre
undo-other = le dernier coup est celui d’un autre joueur
undo-chance = un tirage a eu lieu depuis, ce coup ne peut plus être repris
undo-opened = les choix secrets ont été dévoilés, on ne les refait pas
undo-reveal = quelque chose a été révélé, ce coup ne peut plus être repris

# Où en est-on
stands-over = terminée : gagnée par { $names }
stands-nobody = terminée : personne n’a gagné
stands-awaits = on attend { $names }
stands-chance = on attend le hasard

# Jeux, langues et actions
unknown-game = aucun jeu ne s’appelle { $game } ; les jeux sont { $known }
unknown-language = il n’y a pas de textes en { $language } ; les langues sont { $known }
action-unknown = { $action } : cette action n’existe pas ; les actions sont { $known }
action-form = { $action } : écrivez { $form }
action-value = { $action } : { $argument } doit être { $wanted }
action-number = { $number } : les actions sont numérotées de 0 à { $last }
action-neither = { $value } n’est pas une action ; donnez son numéro ou son texte
value-range = un nombre entier de { $first } à { $last }
value-one-of = une valeur parmi { $values }

# Places et noms
seats-number = { $game } se joue de { $least } à { $most } joueurs, pas à { $wanted }
seats-fixed = { $game } se joue { $most ->
    [1] seul
   *[other] à { $most }
}, pas à { $wanted }
names-list = les noms doivent former une liste, un par place, pas { $names }
names-number = { $names ->
    [one] { $names } nom a été donné
   *[other] { $names } noms ont été donnés
} pour { $count ->
    [one] { $count } place
   *[other] { $count } places
}
names-twice = deux places portent le même nom
name-text = { $given } : un nom doit être un texte
name-line = { $given } : un nom doit tenir sur une ligne de 1 à { $most } caractères

# Options
unknown-option = aucune option ne s’appelle { $option } ; les options sont { $known }
no-options = aucune option ne s’appelle { $option } ; ce jeu n’en a pas
bad-option-value = { $option } doit être l’une des valeurs { $known }, pas { $value }
bad-option-form = { $given } : écrivez une option NOM=VALEUR
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
number-of-units = le nombre d’unités cachées
number-of-positions = le nombre de positions
number-of-thinkers = le nombre de processus des robots
number-noise = le bruit d’un entraînement
number-pace = le rythme des robots en millisecondes
number-forsaken = le nombre de jours après lesquels une partie se termine
script-outcome = le coup { $ply } ne peut pas avoir le tirage { $outcome } que donne le script

# Fichiers de matériel
components-toml = ce n’est pas du TOML : { $problem }
components-file = le fichier
components-lack = { $place } : il manque { $key }
components-unknown = { $place } contient { $key }, qui ne figure pas parmi { $known }
components-wrong = { $place } doit être { $wanted }, pas { $found }
components-at = { $place } : { $problem }
components-in-use = { $game } est déjà utilisé avec ce fichier ; indiquez d’abord le dossier de vos propres fichiers
wanted-number = un nombre entier de { $low } à { $high }
wanted-one-of = une valeur parmi { $known }
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
record-source = une partie enregistrée doit être un texte ou le Path d’un fichier, pas { $source }
record-long = une partie enregistrée a au plus { $most } lignes ; celle-ci en a { $count }
record-path = une partie enregistrée commence par « { $title } » ; pour lire un fichier, donnez son Path
record-title = une partie enregistrée commence par « { $title } »
record-expected = « { $text } » était attendu ici
record-rules = jouée avec d’autres règles de { $game } ; celles-ci sont la version { $version }
record-components = jouée avec un autre matériel ; celui-ci est { $components }
record-setting = « { $text } » n’est ni une place, ni une option, ni un engagement, ni un nonce, ni « play »
record-ply = « { $text } » n’est pas un coup ; écrivez « * <tirage> » ou « <place> <action> »
record-form = « { $text } » : écrivez « { $form } »
record-ending = la partie en est à « { $ending } » ici
record-result = les coups ci-dessus donnent « { $text } »
record-after-end = la partie enregistrée est déjà terminée
record-secret = le secret n’est pas celui de l’engagement
record-nonces = il faut un nonce par place
record-uncommitted = le fichier n’a pas d’engagement
record-commitment = l’engagement du fichier est { $found }, pas { $noted }
record-nonce = le nonce « { $nonce } » n’est pas dans le fichier
record-unfair = coup { $ply } : « { $dealt } » a été distribué, mais l’engagement donne « { $due } »
record-plies = la partie enregistrée a { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}

# Parties vérifiées
verify-fair = { verified } ; les tirages sont ceux de l’engagement.
verify-unopened = { verified } ; l’engagement n’est pas encore ouvert, les tirages ne peuvent donc pas être vérifiés.
verify-uncommitted = { verified } ; sans engagement, les tirages ne peuvent pas être vérifiés.
verify-noted = Ce que vous avez noté s’y trouve.
verified = { $file } : { $count ->
    [one] { $count } coup, légal
   *[other] { $count } coups, tous légaux
} ; { $standing }

# Scénarios
scenario-title = un scénario commence par « { $title } »
scenario-unmet = { $expected } : { $problem }
scenario-differs = c’est { $found }
scenario-told = le journal dit : { $story }
scenario-legal = { $count ->
    [0] aucune action n’est légale
   *[other] les actions légales sont { $legal }
}
scenario-not-won = cette place n’a pas gagné
scenario-changed = le refus a changé l’état
scenario-not-refused = { $action } n’a pas été refusé
scenario-no-expectation = cette attente n’existe pas
lesson-no-step = « { $text } » appartient à une étape, avant que rien n’y soit joué

# Robots
unknown-bot = aucun robot ne s’appelle { $bot } ; les robots sont { $known }
bot-kind = { $bot } : le mot avant les deux-points doit être l’un de ceux-ci : { $known }
bot-setting = { $bot } : les réglages de { $kind } sont { $known }
bot-setting-whole = { $bot } : { $setting } doit être un nombre entier, pas { $value }
bot-setting-number = { $bot } : { $setting } doit être un nombre, pas { $value }
bot-setting-most = { $bot } : { $setting } doit aller de 0 à { $most }
bot-problem = { $bot } : { $problem }
bot-own = { $given } : donnez votre propre robot sous la forme { $form } ; son nom a jusqu’à 20 minuscules, chiffres, - ou _ et commence par une lettre
bot-taken = { $bot } : un robot porte déjà ce nom
bot-patience = la patience doit être de plus de 0 et d’au plus { $most } secondes
bot-not-awaited = { $name } n’a rien à décider maintenant ; { $standing }
bot-chose = { $bot } a choisi { $chosen } ; il faut le numéro d’une action
search-prior-visits = prior_visits doit être au moins 1
search-seconds = une recherche demande une durée finie de plus de 0 seconde, pas { $value }
class-not-made = { $where } ne peut pas être créé : { $problem }
class-no-bot = { $where } n’a pas de choose(game, s, seat, legal) : ce n’est pas un robot
class-name = { $where } : écrivez une classe module:Classe
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
lost-unasked = il a écrit { $said } sans être interrogé
lost-late = il n’a pas répondu en { $seconds } s
lost-ended = il s’est arrêté
lost-ended-before = il s’est arrêté avant d’être interrogé
lost-status = { $problem } avec le code { $status }
lost-words = { $problem } ; sur sa sortie d’erreur : { $words }
lost-long = sa réponse dépasse { $most } octets
lost-answer = il a écrit { $said } au lieu de { $form }
lost-no-action = sa réponse n’est pas une action : { $problem }
lost-illegal = il a choisi { $action }, qui n’est pas légal maintenant
lost-stopped = il a été arrêté
lost-out = il a échoué { $times } fois de suite ; le dernier échec : { $last }
lost-thinking = il a réfléchi plus de { $seconds } s
lost-process = son processus est mort
lost-no-process = aucun processus pour lui : { $problem }
lost-failed = il a échoué :{"\u000A"}{ $problem }
lost-stops = le serveur s’arrête

# L’arène
arena-two = une arène demande au moins deux robots différents
arena-chose = { $bot }, à la place { $number }, a fait un choix non valable : { $problem }
arena-failed = { $bot }, à la place { $number }, a échoué : { $problem }

# La ligne de commande
cli-needs = { $switch } demande { $other }
cli-excludes = { $switch } ne peut pas être combiné avec { $other }
cli-bots = de 0 à { $most } places peuvent être des robots
cli-animate = { $file } : une image animée est un SVG ; donnez au fichier un nom qui finit par .svg
cli-game = choisissez un jeu : { $known }
cli-resume = --seats, --names et --option sont déjà fixés par la partie enregistrée de --resume
cli-other-game = { $record } est une partie de { $found }, pas de { $wanted }

# La compilation, et le diagnostic
compile-ready = { $game } : compilé
doctor-head = Ludogare { $version }
doctor-python = Python { $version } : { $path }
doctor-package = le paquet se trouve dans { $path }
doctor-data = tables et fichiers personnels : { $path } ({ $size } Mo) ; $LUDOGARE_DATA désigne un autre dossier
doctor-data-refused = tables et fichiers personnels : impossible d’écrire dans { $path } ; changez ses droits, ou désignez un autre dossier dans $LUDOGARE_DATA
doctor-cache = règles compilées : { $path } ({ $size } Mo) ; $LUDOGARE_CACHE désigne un autre dossier
doctor-cache-refused = règles compilées : impossible d’écrire dans { $path }, chaque processus les compile donc à nouveau ; désignez un autre dossier dans $LUDOGARE_CACHE
doctor-parts = votre propre matériel : { $path }
doctor-parts-nobody = votre propre matériel : { $path } ne correspond à aucun jeu ; les jeux sont { $known }
doctor-parts-refused = votre propre matériel : { $problem }
doctor-needed = indispensable : { $packages }
doctor-broken = indispensable, mais absent ou trop ancien : { $packages } ; réinstallez : pip install --upgrade ludogare
doctor-installed = { $extra } : { $packages }
doctor-old = { $extra } : trop ancien ou absent : { $packages } ; pip install 'ludogare[{ $extra }]'
doctor-missing = { $extra } : sans { $packages }, { $purpose } ; pip install 'ludogare[{ $extra }]'
doctor-fast = les règles ne sont pas compilées, et les robots qui cherchent sont bien plus faibles
doctor-gpu = aucune partie n’est simulée sur une carte graphique
doctor-postgres = plusieurs serveurs ne peuvent pas partager une base PostgreSQL
doctor-push = les joueurs absents ne sont pas appelés
doctor-ratings = il n’y a pas de classement
doctor-lab = il n’y a ni Gymnasium, ni PettingZoo, ni grappe de machines
doctor-openspiel = il n’y a pas OpenSpiel
doctor-train = aucun réseau n’est entraîné
doctor-plain = les règles tournent sans être compilées
doctor-compiled = { $game } : compilé pour { $kept }
doctor-uncompiled = { $game } : pas encore compilé pour { $left } ; les tables jouent quand même, avec les règles non compilées et des robots plus lents, pendant que la première utilisation compile d’elle-même ; « ludogare compile » le fait dès maintenant
doctor-well = Tout va bien.
doctor-wrong = { $count ->
    [one] Une chose ne va pas, marquée !!
   *[other] { $count } choses ne vont pas, marquées !!
}

# Le travail partagé
shared-process = un processus de travail s’est arrêté : il a été tué, un robot l’a arrêté, ou la mémoire a manqué
shared-stopped = les processus de travail se sont arrêtés avant la fin
cluster-job = { $count } workers de { $address } se sont arrêtés pendant la même tâche ; leurs journaux disent peut-être pourquoi
cluster-silent = aucun ordonnanceur Dask ne répond à { $address } : { $problem }
cluster-empty = l’ordonnanceur de { $address } n’a pas de workers
cluster-lacks = il manque quelque chose à un worker de { $address } : { $problem }
cluster-other = un worker de { $address } a { $theirs }, mais cette machine a { $ours }
missing-package = { $package } n’est pas installé : pip install 'ludogare[{ $extra }]'
no-device = aucun appareil ne s’appelle { $device } ; les appareils sont cpu et cuda
no-gpu = il n’y a pas de processeur graphique NVIDIA ici, ou pas de pilote
cli-cluster = --workers ne peut pas être combiné avec --cluster, qui a ses propres workers

# Jugements appris
net-game = ce réseau a été entraîné pour { $made_for }, pas pour { $game }
net-rules = le réseau de { $game } a été entraîné pour les règles { $made_for }, et celles-ci sont les règles { $now } : entraînez-le de nouveau
net-features = le réseau de { $game } a été entraîné pour d’autres caractéristiques : entraînez-le de nouveau
net-size = le réseau de { $game } n’a pas le bon nombre de poids
net-wide = les poids du réseau de { $game } sont trop grands pour être additionnés sur 32 bits
net-large = le réseau prendrait { $bytes } octets, plus que { $most } : entraînez-le avec moins d’unités cachées
net-file = { $file } n’est pas un réseau : { $problem }
net-format = { $file } a le format { $format }, que cette version ne connaît pas
train-resume = un entraînement se trouve déjà dans { $folder } : ajoutez --resume pour le poursuivre, ou nommez un autre dossier
train-nothing = il n’y a pas d’entraînement à poursuivre dans { $folder }
train-other = l’entraînement de { $folder } est celui d’un autre jeu, ou a un autre nombre d’unités cachées
train-trace = la trace d’un entraînement est un nombre de 0 à 1, pas { $wanted }
train-hidden = le réseau de départ a { $there } unités cachées, pas { $wanted }
train-end = dites quand arrêter : --minutes ou --iterations
calibrate-search = { $bot } ne cherche pas, et n’annonce donc aucune chance de gagner

# Environnements pour apprendre
lab-illegal = une action illégale peut « lose » ou « refuse », pas { $value }
lab-over = la partie est terminée ; appelez reset pour en commencer une autre
lab-no-action = une place qui doit jouer n’a reçu aucune action
lab-bots = { $bots ->
    [one] 1 robot est nommé
   *[other] { $bots } robots sont nommés
} pour { $count ->
    [one] 1 autre place
   *[other] { $count } autres places
}

# Beaucoup de parties à la fois
vector-observe = on observe l’une de ces choses : { $known }, pas { $wanted }
vector-here = les actions sont { $count } nombres entiers, un par partie, pas { $given }
vector-there = les actions sont { $count } nombres entiers sur le processeur graphique, un par partie, pas { $given }
vector-illegal = partie { $index } : l’action { $action } n’est pas permise à la place { $seat } ; rien n’a été joué dans aucune partie

# Le terminal
play-welcome = { $title }. Tapez un numéro ou une action. « u » reprend le coup, « b » montre la table, « r » les règles, « ? » l’aide, « q » quitte.
play-help =
    Tapez un numéro de la liste, ou une action telle qu’elle s’écrit (« bid 12 »).
    u  reprendre votre dernier coup
    b  revoir la table
    w  dire la table avec des mots
    r  lire les règles, ou un seul article avec « r CC-3.2 »
    s FICHIER  enregistrer la partie, pour la revoir ou la reprendre plus tard
    q  quitter la partie
play-prompt = { $name } >
play-curtain = Passez l’écran à { $name }, puis appuyez sur Entrée.
play-range = { $first } … { $last }
play-on-board = Tapez un numéro du plateau.
play-saved = Enregistré sous { $file }.
play-taken-back = Coup repris.
play-bye = Au revoir.
play-over = La partie est terminée.
play-won = Victoire : { $winners }.
play-nobody = Personne n’a gagné.
play-points = { $name } : { $points }
play-no-choice = Il n’y a pas de choix { $number } ; la liste s’arrête à { $last }.
play-no-rules = Il n’y a pas d’article { $clause }.

# Matches in hindsight
analysis-unfinished = la partie n’est pas finie ; seule une partie finie peut être analysée
analysis-none = il n’y a ici aucun enregistrement d’une partie finie
cli-one-record = { $switch } ne vaut que pour un seul enregistrement
why-sheet = { $what } : { $better } au lieu de { $taken }.
hindsight-title = Chance et habileté
hindsight-curve = Chances de gagner
hindsight-curve-words = Les chances de gagner au fil de la partie : { $who }
hindsight-deserved = Chance mise à part, la victoire revenait à { $names }.
hindsight-decided = La chance a décidé : sans elle, { $names } { $count ->
    [one] aurait
   *[other] auraient
} dû gagner.
hindsight-points = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hindsight-fine = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
hindsight-percent = { $number } %
hindsight-seat = { $name } : chance { $luck }, erreurs { $error } points de chances de gagner en { $decisions } décisions ({ $each } chacune)
hindsight-seat-luck = { $name } : chance { $luck } points de chances de gagner
hindsight-made = Coup { $number }, { $who } : { $label }
hindsight-ply = Coup { $number }, { $who } : { $label } ({ $name } : { $before } → { $after })
hindsight-step = { $name } : { $label }
hindsight-wrong = { $called }, { $cost } points perdus ; mieux : { $best }
hindsight-best = Meilleur coup
hindsight-good = Bon coup
hindsight-inaccuracy = Imprécision
hindsight-mistake = Erreur
hindsight-blunder = Gaffe
hindsight-head-matches = parties
hindsight-head-won = % gagnés
hindsight-head-luck = chance
hindsight-head-error = erreurs
hindsight-head-each = par décision
