# Fixed words of every widget that plays a game.

widget-undo = Annuler
widget-redo = Rétablir
widget-labelled = %label% : %value%
widget-close = Fermer
widget-dismiss = Masquer ce message
widget-notice-refusal = Impossible :
widget-notice-error = Un problème est survenu :
widget-notice-info = À noter :
widget-notice-step = Le guide :
widget-no-answer = Le programme n’a pas encore répondu.
widget-thinks = Toujours en cours. Un ordinateur qui joue loin d’avance réfléchit jusqu’à deux secondes par décision, davantage sur une machine occupée.
widget-no-answer-hint = Il est peut-être occupé : patientez un peu. S’il a été redémarré, ouvrez votre dernière partie enregistrée et reprenez à partir de là.
widget-answer-failed = Le dernier choix n’a pas pu être exécuté. La partie reste telle qu’elle était.
widget-answer-failed-hint = Réessayez ou choisissez autre chose. Si cela se reproduit, enregistrez la partie et signalez ce message.
widget-rule-key = Règle %key%
widget-rule-question = Ce que la règle imprimée laisse ouvert
widget-rule-choice = Ce que l’on joue ici
widget-rule-see = Voir aussi

widget-costly = Ce qui a coûté le plus
widget-costly-about = Le joueur le plus fort réexamine chaque décision qui était la vôtre : quelques secondes au jeu de cartes, une ou plusieurs minutes pour une longue partie. La page reste utilisable pendant ce temps.
widget-costly-stop = Arrêter
widget-costly-go-on = Continuer l’examen
widget-costly-begun = Vos décisions sont examinées.
widget-costly-progress = %done% décisions sur %of%
widget-costly-left = %done% décisions sur %of%, encore %seconds% s environ
widget-costly-stopped = Arrêté après %done% décisions sur %of%.
widget-costly-all = Tout montrer (%count%)
widget-costly-played = Joué :
widget-costly-better = Mieux :
widget-costly-steps = Étape par étape
widget-costly-from = Continuer à partir d’ici
widget-costly-from-which = Continuer à partir d’ici : %when%, %played%

widget-record-won = Vos victoires contre celui-ci : %won% sur %of%
widget-record-drawn = Vos victoires contre celui-ci : %won% sur %of%, nulles : %drawn%
