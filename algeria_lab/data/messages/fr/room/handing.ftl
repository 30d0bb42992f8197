# La remise au bureau du professeur : ce que le bureau en a dit.

hour-hand-in-sent = En route vers le bureau du professeur…
hour-hand-in-done = Remis à { $at } ({ $who }).
hour-hand-in-newer = Remis à nouveau à { $at } ({ $who }). Cela remplace ce que vous aviez remis.
hour-hand-in-place = place { $place }
hour-hand-in-refused = Le bureau ne l’a pas pris. Enregistrez le reçu ci-dessous et donnez le fichier à votre professeur.
hour-hand-in-silent = Le bureau n’a pas répondu. Il aura votre travail dès qu’il sera de nouveau joignable, tant que cette page est ouverte. Pour être sûr, enregistrez aussi le reçu ci-dessous.
hour-hand-in-large = Ce que vous avez fait est plus que le bureau ne prend. Enregistrez le reçu ci-dessous et donnez le fichier à votre professeur.
