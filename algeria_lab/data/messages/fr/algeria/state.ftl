# Toute la position en texte, pour qui ne voit pas le plateau ; on peut la remettre en place d’après lui.

state-title = Position : { $scenario }
state-turn = Tour { $turn }, { $phase }.
state-prompt = { $text } { $why }
state-heading-tracks = Pistes
state-heading-places = Lieux
state-heading-off-map = Unités hors de la carte
state-units = – { $side } : { $units }
state-group = { $units } ({ $where })
state-country = hors d’Algérie
state-independence = Indépendance du Maroc et de la Tunisie
state-amnesty = Amnistie ce tour-ci
state-jealousy = Jalousies au sein du FLN ce tour-ci
state-yes = oui
state-no = non
state-off-POOL = Dans la réserve
state-off-SETUP = Encore à placer
state-off-NATO = Parties pour l’OTAN
state-off-REMOVED = Hors de la guerre
state-off-DEAD = Éliminées
state-off-SUEZ = Parties pour Suez, retour { $at }
