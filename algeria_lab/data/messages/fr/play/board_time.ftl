# Temps, signets, branches, guide et cadre du plateau. Textes fixes : le navigateur y met les valeurs.

board-time = Moments de la guerre
board-time-slider = Moment
board-time-at = Tour %turn%, moment %at% sur %last%
board-time-at-setup = Mise en place, moment %at% sur %last%
board-time-back = Reculer d’un moment
board-time-forward = Avancer d’un moment
board-time-play = Revoir à partir d’ici
board-time-replay = Revoir ce tour
board-time-pause = Arrêter la lecture
board-time-pace = Vitesse
board-time-slow = Lente
board-time-normal = Normale
board-time-fast = Rapide
board-time-now = Revenir au présent
board-time-now-short = Présent

board-past = Vous regardez le tour %turn%, moment %at% sur %last%. Rien ne peut être choisi ici.
board-past-setup = Vous regardez la mise en place, moment %at% sur %last%. Rien ne peut être choisi ici.
board-past-branch = Repartir d’ici (nouvelle branche)

board-moments = Signets et branches
board-moments-short = Moments
board-marks = Signets
board-marks-none = Aucun pour l’instant. Nommez ce moment pour le retrouver.
# %lines% sont des branches avec leur nombre de repères, comme « 2 sur « Un autre chemin » ».
board-marks-elsewhere = Aucun dans cette partie ; %lines%.
board-marks-on = %count% sur « %name% »
board-mark-name = Nom du signet
board-mark-add = Poser un signet ici
board-mark-remove = Retirer le signet « %name% »
board-branches = Branches
board-branches-about = Une seule partie jusqu’ici. Regardez un moment passé et repartez de là : l’ancienne partie est conservée à côté de la nouvelle.
board-branch-name = Nom de la nouvelle branche
board-branch-begin = Commencer
board-branch-named = Et si, tour %turn%
board-branch-named-setup = Et si, dès la mise en place
board-branch-length = tour %turn%, moment %last%
board-branch-length-setup = mise en place, moment %last%
board-branch-left = se sépare de « %name% » au moment %at%
board-branch-current = sur le plateau
board-branch-switch = Afficher
board-branch-compare = Comparer
board-branch-drop = Retirer
board-branch-really = Retirer pour de bon
board-branch-spare = Garder

board-since-moment = depuis le moment précédent

board-log-none = Aucune ligne ne convient.
board-log-earlier = Afficher les lignes précédentes
board-log-look = Voir
board-log-look-title = Regarder ce moment
board-log-why = Pourquoi ?
board-filter = Filtrer
board-filter-by-side = Par camp
board-filter-by-group = Par type d’événement
board-filter-by-place = Par zone
board-filter-any-side = Les deux camps
board-filter-any-group = Tout
board-filter-any-place = Toutes les zones
board-filter-decisions = Décisions
board-filter-dice = Dés
board-filter-moves = Déplacements
board-filter-points = Soutien et points
board-filter-markers = Marqueurs
board-filter-here = Seulement %place%
board-filter-off = Tout afficher

board-guide = Guide
board-guide-on = Afficher le guide
board-guide-off = Masquer le guide

board-projector = Grand écran
board-projector-on = Grandes lettres, fort contraste et seulement l’essentiel
board-projector-off = Quitter le grand écran

board-text = La position en texte
board-text-copy = Copier le texte
board-text-copied = Copié.
board-text-selected = Le texte est sélectionné : copiez-le avec votre clavier.
