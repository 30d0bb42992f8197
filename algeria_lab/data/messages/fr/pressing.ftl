# Ce que dit un plan dont le bouton a été pressé avant la fin du calcul.
board-pressed-wait = Le calcul est en cours ; ce sera fait ensuite.
