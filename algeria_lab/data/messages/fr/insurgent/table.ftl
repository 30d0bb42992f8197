# Textes fixes de la table de jeu. Ce qui change pendant une partie (cartes, choix, journal) arrive avec chaque scène.

table-loading = Préparation de la table de jeu…
table-draw-failed = La table de jeu n’a pas pu être dessinée. La partie n’est pas perdue : enregistrez-la, puis exécutez de nouveau la cellule.
table-malformed = La table de jeu a envoyé un message illisible ; rien n’a été fait.
table-malformed-hint = Rechargez la page ; la partie reste telle qu’elle était.

table-fronts = Les trois fronts
table-icons = Icônes :
table-row-empty = Aucune carte
table-face-up = face visible
table-face-down = face cachée
table-back = Carte inconnue, face cachée
table-acting = en action
table-now = en cours
table-fresh = nouvelle
table-choose = au choix
table-may-choose = Peut être choisie.
table-source = Source :

table-prompt = La décision à prendre
table-choices = Choix
table-choose-card = Choisissez une carte encadrée pour voir où elle peut être jouée (touches 1 à 9).
table-no-choice = Rien à décider au sujet de cette carte pour le moment.
table-confirm-no = Non, revenir
table-sampled = (estimation par simulation)

table-piles = À côté des fronts
table-in-hand = en main
table-in-deck = en pioche
table-prison = Prison
table-graveyard = Hors jeu
table-discard = Défausse

table-news = Depuis votre dernière décision
table-news-list = Montrer tous les événements
table-news-steps = Montrer un événement à la fois
table-news-back = Événement précédent
table-news-forward = Événement suivant
table-die-hit = touché
table-die-miss = manqué
table-die-again = relancé

table-log = Journal
table-turn = Tour
table-turn-before = Avant le premier tour
table-ending-front = Front
table-goal = Huit icônes d’avance sur un front font gagner aussitôt.
table-points = Ce qui a fait basculer la partie
table-points-note = Calculé toutes cartes ouvertes, le reste se passant comme il s’est passé.
table-points-look = Regarder ce moment
table-ending-winner = Remporté par

table-replay = Revoir la partie
table-replay-open = Toutes les cartes sont visibles.
table-replay-slider = Moment de la partie
table-replay-turn-back = Début du tour ou tour précédent
table-replay-back = Un moment en arrière
table-replay-forward = Un moment en avant
table-replay-turn-forward = Tour suivant

table-skip = Aller à la décision à prendre
table-overview = Les fronts en un coup d’œil
table-choose-tap = Touchez une carte pour voir où elle peut être jouée.

table-aim = Comment gagner
table-aim-count = Chaque carte rapporte à son front un point par icône, tant qu’elle y reste.
table-aim-win = Huit points d’avance sur un seul front : la victoire est immédiate [INS-5.2]. Si personne n’y parvient avant l’épuisement des cartes, le camp qui tient le plus de fronts gagne [INS-5.4].
table-aim-act = Une carte jouée face visible agit aussitôt : ses icônes servent de gauche à droite [INS-3.4]. Touchez une carte pour lire ce que font ses icônes.
table-aim-hide = Le FLN peut poser une carte face cachée : elle compte autant et ne peut pas être attaquée, mais elle n’agit pas [INS-1.6].
