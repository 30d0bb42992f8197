# Mots fixes du conseil, de la première minute et du glossaire.

board-advice = Par exemple :
board-advice-show = Voir ce coup
board-advice-show-about = Ouvre le conseil : les chances, toutes les questions posées, et un bouton pour jouer ce coup
board-odds-exact = Les %count% résultats exacts
board-glossary = Glossaire
board-glossary-open = Tous les termes
board-minute-open = La première minute
board-minute-go = Au jeu
board-calibration = Vos pronostics sont-ils justes ?
board-calibration-band = Chance
board-calibration-right = Réalisés
board-calibration-sure = Intervalle à 95 %
board-calibration-of = %right% sur %count%
board-calibration-about = Sur la droite, ce qui avait une chance sur deux est arrivé une fois sur deux. Au-dessous, c’est arrivé moins souvent que prévu.
