# Les phrases de la table, quel que soit le jeu.

# Ce qu’on raconte
table-sit = { $name } s’assied.
table-return = { $name } est de retour.
table-free = La place { $number } est de nouveau libre.
table-leave = { $name } quitte la table.
table-bot = Un robot joue désormais pour { $name }.
table-resign = { $name } abandonne.
table-flag-random = Temps écoulé pour { $name } : un coup légal est joué au hasard.
table-flag-bot = Temps écoulé pour { $name } : un robot a joué à sa place.
table-flag-takeover = Temps écoulé pour { $name }.
table-flag-lose = { $name } perd au temps.
table-lost-late = { $name } perd son tour : pas de réponse à temps. Un coup légal est joué au hasard.
table-lost-died = { $name } perd son tour : le programme s’est arrêté. Un coup légal est joué au hasard.
table-lost-nonsense = { $name } perd son tour : sa réponse est illisible. Un coup légal est joué au hasard.
table-lost-illegal = { $name } perd son tour : sa réponse est contraire aux règles. Un coup légal est joué au hasard.
table-lost-absent = { $name } perd son tour : ce serveur n’a pas ce programme. Un coup légal est joué au hasard.
table-lost-out = { $name } perd son tour : le programme a échoué trop souvent. Un coup légal est joué au hasard.
table-lost-broken = { $name } perd son tour : le robot a eu un problème. Un coup légal est joué au hasard.
table-back = { $name } reprend son coup.
table-wants-rematch = { $name } propose une autre partie.
table-rematch = Une autre partie est prête.

# Ce qu’apprend qui est absent
push-turn = C’est à vous de jouer.
push-soon-hours = C’est à vous de jouer. Il reste { $number } heures.
push-soon-minutes = C’est à vous de jouer. Il reste { $number ->
    [one] une minute
   *[other] { $number } minutes
}.

# Ce qu’on demande
table-waiting = On attend encore { $count ->
    [one] une personne
   *[other] { $count } personnes
}.
table-bots-think = { $who } { $count ->
    [one] réfléchit
   *[other] réfléchissent
}…
table-bots-wait = Les robots attendent ici : ils jouent déjà à { $most } autres tables de la même personne.
table-thinking = On attend { $who }.
table-other-rules = Cette table a été jouée avec d’autres règles (version { $version }, matériel { $components }) ; elle n’est donc pas montrée coup par coup.

# Comment cela finit
ending-resigned = Tous les autres ont abandonné.
ending-closed = L’hôte a fermé cette table.
ending-abandoned = Il n’y a plus personne à la table.
ending-time = Tous les autres ont perdu au temps.
sheet-points = Points

# Refus
refuse-no-table = Cette table n’existe pas.
refuse-broken = Cette table est illisible : ce qui en a été enregistré est endommagé.
refuse-no-page = Cette page n’existe pas.
refuse-no-game = Aucun jeu ne s’appelle { $game } ; les jeux sont { $known }.
refuse-no-seat = La table n’a pas de place { $number }.
refuse-not-yours = La place { $number } de cette table n’est pas la vôtre.
refuse-which-seat = Cette place n’est pas la vôtre ; indiquez l’une des vôtres.
refuse-watching = Vous regardez la partie ; prenez une place pour jouer.
refuse-key = Ce lien ne correspond à aucune place de cette table.
refuse-link-old = Ce lien a plus { $days ->
    [one] d’un jour
   *[other] de { $days } jours
} ; demandez-en un nouveau à la personne qui a ouvert la table.
refuse-not-maker = Seule la personne qui a ouvert la table peut libérer une place.
refuse-free = Seule une place donnée par un lien peut être libérée.
refuse-free-late = La partie a commencé ; chacun garde sa place.
refuse-id = L’id d’une telle requête est un secret à vous : de 22 à 64 lettres, chiffres, « - » ou « _ » au hasard.
refuse-id-used = Cet id a déjà servi à une autre requête.
refuse-taken = Toutes les places de cette table sont prises.
refuse-named = On peut demander au plus { $most } tables à la fois.
refuse-code = Ce code ne marche pas. Il a peut-être été utilisé ou annulé, ou il a expiré ; demandez-en un autre.
refuse-endpoint = Ce n’est pas un service de notifications de l’internet public.
refuse-no-push = Ce serveur n’envoie pas de notifications.
refuse-name-claimed = Le nom { $taken } appartient à quelqu’un d’autre sur ce serveur.
refuse-claim-late = Une partie ne compte pour un classement que si le nom est donné avant le premier coup.
refuse-no-ratings = Les noms n’ont pas de classement sur ce serveur.
refuse-unlisted = Cette table est sur invitation uniquement ; il vous faut le lien d’une place.
refuse-name = Un nom tient sur une ligne de 1 à { $most } caractères.
refuse-same-name = Quelqu’un s’appelle déjà { $taken } à cette table.
refuse-nonce = Un nonce a de 8 à 64 lettres, chiffres, « - » ou « _ ».
refuse-seats = { title } se joue { $first ->
    [one] { $last ->
        [1] seul
       *[other] de 1 à { $last }
    }
   *[other] de { $first } à { $last }
}, pas à { $count }.
refuse-bot = Aucun robot ne s’appelle { $bot } ; les robots sont { $known }.
refuse-clock = Une limite de temps va de { $least } à { $most } secondes.
refuse-clocks = Une table a un temps par tour ou un temps total, pas les deux.
refuse-increment = Chaque tour ajoute de 0 à { $most } secondes, et seulement à un temps total.
refuse-language = Les langues sont { $known }.
refuse-waiting = La partie n’a pas commencé ; des places sont encore libres.
refuse-over = La partie est terminée.
refuse-not-over = La partie est encore en cours.
refuse-stale = La position a changé entre-temps ; regardez de nouveau.
refuse-other-rules = Cette table a été jouée avec d’autres règles et ne peut pas continuer ici.
refuse-no-undo = Les reprises ne sont pas autorisées à cette table.
refuse-undo-full = Limite de { $most } reprises atteinte à cette table.
refuse-no-hints = Les conseils ne sont pas autorisés à cette table.
refuse-no-advice = Le robot n’a pas de conseil pour l’instant.
refuse-not-awaited = Ce n’est pas votre tour.
refuse-no-answer = Vous n’avez aucun coup auquel répondre.
refuse-left = Vous avez quitté cette place ; asseyez-vous de nouveau pour continuer.
refuse-resigned = Vous ne jouez plus cette partie.
refuse-chat = Un message a de 1 à { $most } caractères.
refuse-chat-full = La discussion de cette table est pleine.
refuse-rematch = Vous pourrez proposer une autre partie quand celle-ci sera terminée.
refuse-rematch-not-yet = Les autres n’ont pas encore accepté une autre partie.
refuse-no-hello = Envoyez d’abord un message « hello ».
refuse-request = Une requête a un id de 1 à 64 caractères ASCII imprimables et demande une seule chose.
refuse-frame = Une trame est un texte JSON d’au plus { $most } octets.
refuse-body = Le corps d’une requête a au plus { $most } octets.
refuse-json = Cela ne suit pas le protocole : { $problem }.
refuse-number = { $parameter } est un nombre entier.
refuse-content-type = Envoyez du JSON, en application/json.
refuse-origin = La requête vient de la page d’un autre site.
refuse-bots = Des robots jouent déjà à { $most } tables de votre adresse. Terminez d’abord l’une de ces parties.
refuse-bots-begin = Des robots jouent déjà à { $most } tables de la personne qui a ouvert celle-ci. Prenez place quand l’une de ces parties sera terminée.
refuse-engine = Le moteur a beaucoup travaillé pour vous ; il reprend dans un instant.
refuse-hints = Vous avez demandé beaucoup de conseils ; patientez un peu.
refuse-mute = Vous êtes privé de discussion sur ce serveur.
refuse-block = Vous êtes exclu de ce serveur.
refuse-many = Trop de requêtes ; patientez un instant.
refuse-connections = Trop de connexions à cette table depuis votre adresse.
refuse-connections-address = Trop de connexions depuis votre adresse.
refuse-host = Ce serveur ne répond pas au nom { $host }.
refuse-full = Le serveur n’a plus de place pour d’autres connexions.
refuse-store = L’enregistrement a échoué ; rien n’a changé. Réessayez.
refuse-event = La table n’a pas d’événement { $number }.
refuse-ply = La partie n’a pas de coup { $number }.
refuse-can = C’est possible maintenant.
refuse-why = Pas maintenant : { $reason }.
refuse-lesson = Ce jeu n’a pas de leçon « { $name } ».
refuse-step = La leçon n’a pas d’étape { $number }.
refuse-given-up = Cette partie a été abandonnée ; seule une partie jouée jusqu’au bout peut être analysée.
refuse-analyses = Vous avez demandé beaucoup d’analyses ; patientez un moment.
refuse-analysis = Donnez soit le texte d’une partie, soit une table terminée.
refuse-method = Cette adresse n’accepte pas cette requête.
refuse-server = Une erreur est survenue sur le serveur. Rien n’a changé.

# Ce qu’apprend qui héberge
serve-unusable = { $what } est inutilisable : { $problem }
serve-address = { $address } : une adresse s’écrit comme https://jeux.example.org
serve-others = Pour les autres de votre réseau : { $addresses }
serve-ratings = les classements ont besoin d’openskill : pip install 'ludogare[ratings]'
serve-port = un port va de 0 à 65535
serve-limit = aucune limite ne s’appelle { $limit } ; les limites sont { $known }
serve-limit-number = { $limit } est un nombre, pas « { $number } »
serve-keep = { $given } : la durée de conservation s’écrit STATUT=JOURS, avec un statut parmi { $known }
serve-taken = un autre serveur utilise déjà { $folder } ; plusieurs serveurs partagent une base PostgreSQL
store-unusable = la base de données est inutilisable : { $problem }
store-url = { $url } : une base de données est un fichier ou une URL postgresql://
store-file = { $path } : { $problem }

# Ce que `ludogare admin` dit à l’hôte
admin-no-file = ce fichier n’existe pas ; un serveur le crée à son premier démarrage
admin-no-table = il n’y a pas de table { $table }
admin-busy = on joue sans cesse à la table { $table } ; réessayez
admin-no-owner = { $client } est cette machine elle-même, qui ne peut pas être exclue
admin-waiting = en attente
admin-running = en cours
admin-over = terminée
admin-closed = Fermée : { $table }
admin-over-already = Déjà terminée : { $table }
admin-deleted = Supprimée : { $table }
admin-mute = Privé de discussion : { $owner }
admin-block = Exclu : { $owner }
admin-pardoned = Rétabli : { $owner }

# Comment s’appellent les robots à une table, sauf les programmes de l’hôte
table-bot-passenger = Passager
table-bot-porter = Porteur
table-bot-stoker = Chauffeur
table-bot-driver = Mécanicien
table-bot-engineer = Ingénieur
table-bot-random = Hasard
