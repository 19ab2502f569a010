# Les phrases de la table, quel que soit le jeu.

# Ce qu’on raconte
table-sit = { $name } s’assied.
table-return = { $name } est de retour.
table-leave = { $name } quitte la table.
table-bot = Un robot joue désormais pour { $name }.
table-resign = { $name } abandonne.
table-flag = Le temps de { $name } est écoulé ; une action quelconque est jouée.
table-lost-late = { $name } perd son tour : pas de réponse à temps. Une action quelconque est jouée.
table-lost-died = { $name } perd son tour : le programme s’est arrêté. Une action quelconque est jouée.
table-lost-nonsense = { $name } perd son tour : la réponse n’avait pas de sens. Une action quelconque est jouée.
table-lost-illegal = { $name } perd son tour : la réponse était contraire aux règles. Une action quelconque est jouée.
table-lost-absent = { $name } perd son tour : ce serveur n’a pas ce programme. Une action quelconque est jouée.
table-lost-out = { $name } perd son tour : le programme a trop souvent échoué. Une action quelconque est jouée.
table-lost-broken = { $name } perd son tour : le robot a eu un problème. Une action quelconque est jouée.
table-back = { $name } reprend son coup.
table-wants-rematch = { $name } aimerait une autre partie.
table-rematch = Une autre partie est prête.

# Ce qu’on demande
table-waiting = On attend encore { $count ->
    [one] une personne
   *[other] { $count } personnes
}.
table-bots-think = { $who } { $count ->
    [one] réfléchit
   *[other] réfléchissent
}…
table-thinking = On attend { $who }.
table-other-rules = Cette table a été jouée avec d’autres règles (version { $version }, matériel { $components }) ; elle n’est donc pas montrée coup par coup.

# Comment cela finit
ending-resigned = Tous les autres ont abandonné.
ending-abandoned = Il n’y a plus personne à la table.
sheet-points = Points

# Refus
refuse-no-table = Cette table n’existe pas.
refuse-no-page = Il n’y a rien ici.
refuse-no-game = Aucun jeu ne s’appelle { $game } ; il y a : { $games }.
refuse-no-seat = La table n’a pas de place { $number }.
refuse-not-yours = La place { $number } de cette table n’est pas la vôtre.
refuse-key = Cette clé n’ouvre aucune place de cette table.
refuse-taken = Toutes les places de cette table sont prises.
refuse-unlisted = Cette table est sur invitation : il faut le lien d’une place.
refuse-name = Un nom tient sur une ligne de 1 à { $most } caractères.
refuse-same-name = Quelqu’un s’appelle déjà { $taken } à cette table.
refuse-nonce = Un nonce a de 8 à 64 lettres, chiffres, « - » ou « _ ».
refuse-seats = { $game } se joue { $first ->
    [one] { $last ->
        [1] seul
       *[other] de 1 à { $last }
    }
   *[other] de { $first } à { $last }
}, pas à { $count }.
refuse-bot = Aucun robot ne s’appelle { $bot } ; il y a : { $bots }.
refuse-clock = Une horloge donne de { $least } à { $most } secondes par tour.
refuse-language = Les langues sont { $languages }.
refuse-waiting = La partie n’a pas commencé ; des places sont encore libres.
refuse-over = La partie est terminée.
refuse-not-over = La partie est encore en cours.
refuse-stale = La table a avancé entre-temps ; regardez de nouveau.
refuse-other-rules = Cette table a été jouée avec d’autres règles et ne peut pas continuer ici.
refuse-no-undo = À cette table, on ne reprend pas ses coups.
refuse-undo-full = À cette table, on a déjà repris { $most } fois des coups : on n’en reprend plus.
refuse-no-hints = À cette table, il n’y a pas de conseils.
refuse-no-advice = Le robot n’a pas de conseil pour l’instant.
refuse-not-awaited = On ne vous demande rien pour l’instant.
refuse-no-answer = Aucun coup n’attend votre réponse.
refuse-left = Vous avez quitté cette place ; asseyez-vous de nouveau pour continuer.
refuse-resigned = Vous avez abandonné.
refuse-chat = Un message a de 1 à { $most } caractères.
refuse-chat-full = Il n’y a plus de place dans la discussion de cette table.
refuse-rematch = On peut demander une autre partie quand celle-ci est terminée.
refuse-rematch-not-yet = Les autres n’ont pas encore accepté une autre partie.
refuse-no-hello = Il faut d’abord dire bonjour, et où vous en êtes.
refuse-request = Une demande a un id de 1 à 64 caractères ASCII imprimables et un seul souhait.
refuse-frame = Une trame est un texte JSON d’au plus { $most } octets.
refuse-body = Le corps d’une requête a au plus { $most } octets.
refuse-json = Ce n’est pas ce que demande le protocole : { $problem }.
refuse-content-type = Envoyez du JSON, en application/json.
refuse-origin = Cette page ne fait pas partie de ce serveur.
refuse-many = C’est trop à la fois ; attendez un instant.
refuse-connections = Trop de connexions à cette table sont ouvertes d’ici.
refuse-full = Le serveur n’a plus de place pour d’autres connexions.
refuse-store = Cela n’a pas pu être noté, rien n’a donc été fait. Réessayez.
refuse-event = La table n’a pas d’événement { $number }.
refuse-ply = La partie n’a pas de coup { $number }.
refuse-analysis = Donnez soit le texte d’une partie, soit une table terminée.
refuse-method = Cela ne se fait pas ici.
refuse-server = Quelque chose a échoué sur le serveur. Rien n’a été changé.
