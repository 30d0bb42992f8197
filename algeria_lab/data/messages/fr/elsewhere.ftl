# Où s’ouvre la sauvegarde d’un autre jeu.

page-opens-save = { $game ->
    [algeria] Elle s’ouvre dans la salle d’opérations : « Ouvrir ».
    [twilight] Elle s’ouvre sur la page de Colonial Twilight : « Ouvrir ».
   *[insurgent] Elle s’ouvre sur la page du duel de cartes : « Ouvrir ».
  }
