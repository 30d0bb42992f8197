# La salle des cartes : les choix avant une guerre.

room-title = La salle des cartes
room-introduction = Un camp ou l’autre ; chaque résultat dit pourquoi.
room-language = Langue
room-language-name = Français
room-choose = Autre guerre
room-scenario = Début
room-side = Vous jouez
room-side-fln = le FLN
room-side-gov = le Gouvernement
room-side-both = les deux camps, sur un seul écran
room-opponent = Contre
room-profile = Règles
room-profile-default = recommandées
room-profile-rtt = comme sur Rally the Troops
room-profile-literal = telles qu’imprimées, mot à mot
room-seed = Numéro des dés
room-option-shorter-game = Partie plus courte : 26 points d’avance à deux contrôles y mettent fin
room-option-slow-french-reaction = Réaction française lente (1954)
room-option-more-deterministic-independence = Indépendance plus prévisible du Maroc et de la Tunisie (1954)
room-begin = Commencer
room-save-label = { $title }, tour { $turn }
room-begin-failed = La guerre n’a pas pu commencer ; celle du plateau est inchangée.
room-chart-failed = Le graphique n’a pas pu être tracé ; la guerre continue sans lui.
