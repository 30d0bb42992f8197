# Deux personnes devant deux ordinateurs d'une même salle : trouver une table.

lobby-title = { $count ->
    [0] Jouer avec quelqu’un d’ici
    [one] Jouer avec quelqu’un d’ici (1 table)
   *[other] Jouer avec quelqu’un d’ici ({ $count } tables)
}
lobby-title-seated = { $count ->
    [0] Cette table
   *[other] Cette table, et d’autres ({ $count })
}
lobby-short = Table
lobby-note = { $number ->
    [0] Chacun est connu par le numéro de sa place.
   *[other] Vous êtes à la place { $number }. Les autres voient ce numéro, et aucun nom.
}
lobby-none = Aucune table de ce jeu n’est encore ouverte. Ouvrez-en une : quelqu’un, à un autre ordinateur, pourra s’y asseoir.
lobby-places = { $count ->
    [one] place { $listed }
   *[other] places { $listed }
}
lobby-table = Table { $table } : { $scenario }
lobby-team-people = { $side } : { $places }
lobby-team-computer = { $side } : un ordinateur
lobby-team-free = { $side } : libre
lobby-allows = Cette table permet : { $listed }.
lobby-allows-hints = des conseils
lobby-allows-undo = un retour en arrière d’un commun accord
lobby-denies = Cette table ne permet pas : { $listed }.
lobby-denies-hints = les conseils
lobby-denies-undo = le retour en arrière
lobby-timed = { $minutes ->
    [0] Pas d’horloge.
   *[other] Horloge : { $minutes } minutes pour chaque camp.
}
lobby-clock = { $minutes ->
    [0] pas d’horloge
   *[other] { $minutes } minutes chacun
}
lobby-sit = S’asseoir du côté { table-of }
lobby-join = Rejoindre l’équipe { table-of } (avec { $count ->
    [one] la place { $listed }
   *[other] les places { $listed }
})
lobby-watch = Regarder
lobby-back = Revenir à ma table
lobby-open-one = Ouvrir une table…
lobby-choose = Ouvrir une table
lobby-choose-note = Quelqu’un, à un autre ordinateur de cette salle, s’assied en face. On peut être jusqu’à quatre par camp.
lobby-more = Lecture des règles
lobby-open = Ouvrir la table
lobby-seat = Vous jouez
lobby-hints = Conseils
lobby-hints-hint = Les deux camps peuvent demander ce que conseille le guide.
lobby-undo = Retour en arrière d’un commun accord
lobby-undo-hint = Qui veut annuler quelque chose le demande à l’autre camp.
lobby-watched = D’autres peuvent regarder
lobby-watched-hint = Qui regarde voit le plateau et ne décide de rien.
lobby-minutes = Horloge
lobby-minutes-hint = Combien de temps chaque camp peut réfléchir en tout.
