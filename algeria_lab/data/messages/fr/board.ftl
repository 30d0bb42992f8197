# Textes fixes du plateau. Ce qui change pendant une guerre (lieux, actions, journal) arrive avec chaque scène.

board-loading = Préparation du plateau…
board-draw-failed = Le plateau n’a pas pu être dessiné. La partie n’est pas perdue : enregistrez-la, puis exécutez de nouveau la cellule.
board-malformed = Le plateau a envoyé un message illisible ; rien n’a été fait.
board-malformed-hint = Rechargez la page ; la partie reste telle qu’elle était.

board-map-label = Carte de l’Algérie
board-list-label = État de chaque zone
board-view = Affichage
board-view-map = Carte
board-view-list = Liste
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
board-no-aimed-actions = Aucun choix sur la carte pour le moment.
board-over = La partie est terminée

board-seat-fln = FLN
board-units-fln = FLN : %units%.
board-units-gov = Gouvernement : %units%.
board-comma = ,{" "}
board-seat-gov = Gouvernement

board-tracks = Soutien et points
board-news = Depuis votre dernier choix
board-since = depuis votre dernier choix
board-log = Ce qui s’est passé
board-log-empty = Rien pour l’instant.

board-only-choices = Seulement les lieux où l’on peut choisir
board-column-place = Lieu
board-column-control = Contrôle
board-column-marks = Type et marqueurs
board-column-fln = FLN
board-column-gov = Gouvernement

board-control-fln = Contrôle du FLN
board-control-gov = Contrôle du Gouvernement
board-control-none = Disputée
board-kind-urban = urbaine
board-kind-rural = rurale
board-kind-remote = isolée
board-kind-country = pays
board-mark-terror = marqueur de terreur
board-mark-resettled = population regroupée
board-mark-remote = compte comme isolée

board-box-ug = Clandestinité : contour tireté
board-box-ops = Opérations : contour plein
board-box-ptl = Patrouille : contour double
board-box-oc = Opérations terminées : gris

board-piece-front = Front
board-piece-cadre = Cadre
board-piece-band = Bande
board-piece-failek = Faïlek
board-piece-division = Division française
board-piece-brigade = Brigade française
board-piece-elite = Brigade d’élite
board-piece-algerian = Brigade algérienne
board-piece-police = Police
board-piece-neutralized = Neutralisée : barrée
board-piece-dispersed = Division dispersée : tirets en bas
board-piece-airmobile = Héliportée : trait en haut

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
