# Textes fixes de la table de jeu. Ce qui change pendant une partie (cartes, choix, journal) arrive avec chaque scène.

duel-table-loading = Préparation de la table de jeu…
duel-table-draw-failed = La table de jeu n’a pas pu être dessinée. La partie n’est pas perdue : enregistrez-la, puis exécutez de nouveau la cellule.
duel-table-malformed = La table de jeu a envoyé un message illisible ; rien n’a été fait.
duel-table-malformed-hint = Rechargez la page ; la partie reste telle qu’elle était.

duel-table-fronts = Les trois fronts
duel-table-icons = Icônes :
duel-table-row-empty = Aucune carte
duel-table-face-up = face visible
duel-table-face-down = face cachée
duel-table-back = Carte inconnue, face cachée
duel-table-acting = en action
duel-table-now = en cours
duel-table-fresh = nouvelle
duel-table-choose = au choix
duel-table-may-choose = Peut être choisie.
duel-table-source = Source :

duel-table-prompt = La décision à prendre
duel-table-choices = Choix
duel-table-choose-card = Choisissez une carte encadrée pour voir où elle peut être jouée (touches 1 à 9, 0 pour la dixième).
duel-table-no-choice = Rien à décider au sujet de cette carte pour le moment.
duel-table-confirm-no = Non, revenir
duel-table-sampled = (estimation par simulation)

duel-table-piles = À côté des fronts
duel-table-in-hand = en main
duel-table-in-deck = en pioche
duel-table-prison = Prison
duel-table-graveyard = Hors jeu
duel-table-discard = Défausse

duel-table-news = Depuis votre dernière décision
duel-table-news-list = Montrer tous les événements
duel-table-news-steps = Montrer un événement à la fois
duel-table-news-back = Événement précédent
duel-table-news-forward = Événement suivant
duel-table-die-hit = touché
duel-table-die-miss = manqué
duel-table-die-again = relancé

duel-table-log = Journal
duel-table-turn = Tour
duel-table-turn-before = Avant le premier tour
duel-table-ending-front = Front
duel-table-goal = Huit icônes d’avance sur un front font gagner aussitôt.
duel-table-points = Ce qui a fait basculer la partie
duel-table-points-note = Calculé toutes cartes ouvertes, le reste se passant comme il s’est passé. Ce qu’un camp aurait pu jouer est comparé au seul nombre d’icônes : ce qu’elles auraient fait, une Capture par exemple, n’est pas pris en compte.
duel-table-points-look = Revoir depuis le début de ce tour
duel-table-ending-winner = Remporté par
duel-table-begin-again = Rejouer
duel-table-begin-exchange = Jouer l’autre camp

duel-table-replay = Revoir la partie
duel-table-replay-open = Toutes les cartes sont visibles.
duel-table-replay-slider = Moment de la partie
duel-table-replay-turn-back = Début du tour ou tour précédent
duel-table-replay-back = Un moment en arrière
duel-table-replay-forward = Un moment en avant
duel-table-replay-turn-forward = Tour suivant

duel-table-skip = Aller à la décision à prendre
duel-table-overview = Les fronts en un coup d’œil
duel-table-choose-tap = Touchez une carte pour voir où elle peut être jouée.

duel-table-aim = Comment gagner
duel-table-aim-count = Chaque carte rapporte à son front un point par icône, tant qu’elle y reste.
duel-table-aim-win = Huit points d’avance sur un seul front : la victoire est immédiate [INS-5.2]. Si personne n’y parvient avant l’épuisement des cartes, le camp qui tient le plus de fronts gagne [INS-5.4].
duel-table-aim-act = Une carte jouée face visible agit aussitôt : ses icônes servent de gauche à droite [INS-3.4]. Touchez une carte pour lire ce que font ses icônes.
duel-table-aim-hide = Le FLN peut poser une carte face cachée : elle compte autant et ne peut pas être attaquée, mais elle n’agit pas [INS-1.6].

## Le conseil : un choix tout de suite, et un instant après ce que le joueur le plus fort a trouvé

duel-table-hint = Conseil
duel-table-hint-about = Ce que l’ordinateur ferait ici, et pour quoi (touche H). Il ne sait que ce que vous voyez.
duel-table-hint-title = L’ordinateur ferait ceci
duel-table-hint-thinking = Le joueur le plus fort réfléchit…
duel-table-hint-do = Jouer ce coup
