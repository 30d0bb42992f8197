# La première minute d’une guerre, en quatre phrases et une image.

minute-title = { $seat ->
    [fln] Vous jouez le FLN. La guerre en une minute
    [gov] Vous jouez le Gouvernement. La guerre en une minute
   *[none] La guerre en une minute
  }
minute-who = Le FLN (Front de libération nationale) combat pour l’indépendance de l’Algérie ; le Gouvernement français, avec son armée et sa police sur place, la combat.
minute-turn = À chaque tour, les dés amènent un événement, les deux camps paient des unités et les envoient, puis agissent mission par mission ; à la fin, on compte ce qui en est sorti.
minute-win = Tout cela fait bouger deux lignes de soutien politique, de 0 à 99 : le Gouvernement paie avec le sien, le FLN tire du sien ses points d’action, et qui tombe à 0 a perdu aussitôt.
minute-long = La guerre s’arrête alors, et non après un nombre de tours fixé ; comptez un quart d’heure pour le premier.
minute-long-usual = La guerre s’arrête alors, et non après un nombre de tours fixé (la moitié des guerres entre deux ordinateurs en prennent { $low } à { $high }) ; comptez un quart d’heure pour le premier.
minute-source = Sources : proclamation du FLN, 1er novembre 1954 ; règles [A:4, A:12.2].

# L’image : un tour. $steps en sont les phases, $name l’une d’elles, $who y décide.
minute-loop = Un tour après l’autre, chacun en cinq étapes : { $steps }.
minute-step = { $name } ({ $who })
minute-then = , puis { "" }
minute-dice = dés
minute-count = décompte
