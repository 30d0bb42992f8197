# Les jets de dé de Colonial Twilight, expliqués sur sa carte une fois tombés.

campaign-roll-attack = Attaque, { $place }
campaign-roll-read-up-to = { $limit ->
    [one] Il y a 1 guérillero : il fallait 1.
   *[other] Il y a { $limit } guérilleros : il fallait { $limit } ou moins.
  }
campaign-roll-read-half = La moitié du dé compte, arrondie au-dessus.
campaign-roll-read-coup = Le dé le plus haut décide : le premier est celui du Gouvernement, le second celui du FLN.
campaign-roll-attack-captures = l’attaque réussit : jusqu’à deux pièces du Gouvernement tombent, et le butin arme un guérillero de plus
campaign-roll-attack-succeeds = l’attaque réussit : jusqu’à deux pièces du Gouvernement tombent
campaign-roll-attack-fails = l’attaque échoue : le Gouvernement ne perd rien
campaign-roll-event = le nombre de l’événement est { $number }
campaign-roll-event-fails = le dé dépasse le nombre de guérilleros présents : rien ne suit
campaign-roll-coup = { $won ->
    [gov] le dé du Gouvernement est le plus haut
    [fln] le dé du FLN est le plus haut
   *[none] les deux dés sont égaux : rien ne change
  }
