# Textes fixes du plateau. Ce qui change pendant une guerre (lieux, actions, journal) arrive avec chaque scène.

board-loading = Préparation du plateau…
board-draw-failed = Le plateau n’a pas pu être dessiné. La partie n’est pas perdue : enregistrez-la, puis exécutez de nouveau la cellule.
board-malformed = Le plateau a envoyé un message illisible ; rien n’a été fait.
board-malformed-hint = Rechargez la page ; la partie reste telle qu’elle était.

board-list-label = État de chaque zone
board-view = Affichage
board-view-map = Carte
board-view-list = Liste
board-tools = Outils
board-help = Légende

board-zoom-in = Agrandir
board-zoom-out = Réduire
board-zoom-all = Carte entière
board-modern-name = nom actuel

board-actions = Choix
board-other-actions = Autres choix
board-choices = Choix
board-show-all = Tout afficher
board-nothing-here = Rien à choisir ici pour le moment.
board-nothing-here-step = Rien à jouer ici pour le moment. Si la question de l’étape demande un lieu, celui-ci est choisi dans sa liste : appuyez là sur « Ajouter un lieu ».
board-no-aimed-actions = Aucun choix sur la carte pour le moment.
board-over = La partie est terminée

board-comma = ,{" "}

board-tracks = Soutien et points
board-since = depuis votre dernier choix
board-log = Ce qui s’est passé
board-log-empty = Rien pour l’instant.

board-only-choices = Seulement les lieux où l’on peut choisir
board-column-place = Lieu
board-column-control = Contrôle
board-column-marks = Type et marqueurs

board-help-map = Sur la carte
board-help-legal = Peut être choisi maintenant
board-help-pieces = Pions : ronds pour le FLN, carrés pour le Gouvernement
board-help-boxes = Cases et états
board-help-keys = Clavier
board-key-arrows = Flèches
board-key-arrows-does = aller à la zone voisine dans cette direction
board-key-pages = Page préc., Page suiv.
board-key-pages-does = parcourir les zones dans l’ordre des wilayas
board-key-enter = Entrée
board-key-enter-does = ouvrir les choix d’une zone, ou prendre un choix
board-key-escape = Échap
board-key-escape-does = fermer et revenir à la zone
board-key-help = ?
board-key-help-does = afficher ou masquer cette légende
board-tabs = Ce qui est montré

## La carte : ses outils, ses couches, ses cases

board-map-tools = Outils de la carte
board-modern-names = Noms actuels
board-layer = Afficher
board-layer-none = carte simple

board-column-layer = Couche

board-help-layers = Couches
board-help-layers-about = « Afficher », au-dessus de la carte, teinte chaque zone selon une seule chose à la fois et y inscrit le chiffre ; les noms lus à voix haute et la liste disent la même chose.
board-key-zoom = + − 0
board-key-zoom-does = agrandir la carte, la réduire, la montrer entière

## Les unités d’un lieu, dans sa fiche

board-units-here = Unités présentes

## Le soutien sous les yeux

board-support = Soutien aux deux camps
board-support-open = Ouvrir les graphiques
board-support-close = Fermer les graphiques
board-support-turn = Tour %turn%
board-more = Montrer tous les points et ce que veut dire le soutien
board-less = Ne montrer que ce qui est en jeu
board-charts = Graphiques

## La carte qui raconte ce que les autres ont fait, à côté de la carte géographique

board-telling-next = Suite
board-telling-last = Continuer
board-telling-close = Fermer
board-telling-back = Retour
board-telling-skip = Sauter le récit
board-telling-pause = Pause
board-telling-play = Reprendre
board-telling-to-end = À la fin
board-telling-again = Revoir le récit
board-telling-replay = Revoir (replay)
board-telling-count = %at% sur %count%
board-telling-own = Votre décision
board-telling-sum = En tout, depuis votre dernière décision
board-telling-sum-watched = En tout, pendant que vous regardiez
