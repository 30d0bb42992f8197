# Une salle pour une classe, telle que la dit le terminal de l’enseignant.
class-network-alone = --network va avec --class : dites combien d’élèves viennent, par exemple --class 30 --network.
class-period-alone = --period va avec --class : dites combien d’élèves viennent, par exemple --class 30 --period 50.
class-preparing = { $places ->
    [one] La salle se prépare pour 1 élève : une première page est faite à l’essai.
   *[other] La salle se prépare pour { $places } élèves : une première page est faite à l’essai.
}
class-open = { $places ->
    [one] Ouvert pour 1 élève.
   *[other] Ouvert pour { $places } élèves.
} Le lien :
class-typed = À taper : { $address } avec la clé { $key }
class-others = Si cette adresse ne s’ouvre pas, essayez : { $addresses }
class-alone = Seul cet ordinateur peut l’ouvrir. Pour que les autres du même réseau entrent aussi, fermez cette salle et lancez :
class-projector = Le mur, pour le projecteur, avec le code QR et qui est là :
class-desk = Pour vous seul, le bureau : qui en est où, ce qui a été répondu, un mot pour tous. Il ouvre aussi le mur :
class-memory = Mémoire libre : { $free } Mo ; un élève en prend environ { $each }.
class-tight = Cela suffit pour environ { $enough } à la fois, pas pour { $places }. Quand elle est épuisée, qui vient ensuite lit que toutes les places sont prises. D’autres programmes de cet ordinateur peuvent être fermés.
class-ordinary = Sur ce système, chaque page lit elle-même ses bibliothèques : elle s’ouvre moins vite, et prend plus de mémoire, que sous Linux.
class-ready = Une page a été faite à l’essai : prête après { $seconds } s.
class-failed = Une page faite à l’essai n’a pas pu être affichée : { $why }
class-nothing-served = La salle ne s’ouvre pas : une page faite à l’essai n’a pas pu être affichée, et personne n’y verrait rien ({ $why }).
class-nothing = La salle ne s’ouvre pas : « { $file } » ne contient rien pour une classe, ni étape, ni question, ni but. Ajoutez-en dans l’atelier, puis recommencez.
class-now = Présents : { $here } sur { $places } ; { $coming ->
    [0] {""}
    [one] { $coming } arrive ;{" "}
   *[other] { $coming } arrivent ;{" "}
}places libres : { $free } ; mémoire libre : { $memory } Mo
class-now-lost = Présents : { $here } sur { $places } ; { $coming ->
    [0] {""}
    [one] { $coming } arrive ;{" "}
   *[other] { $coming } arrivent ;{" "}
}places libres : { $free } ; mémoire libre : { $memory } Mo ; connexion perdue : { $numbers }
class-close = Appuyez ici sur Ctrl+C pour fermer la salle ; la suivante aura une nouvelle clé. Les parties sont conservées dans les navigateurs des élèves.
class-unsaved = { $count ->
    [one] Un travail a été rendu et n’est pas enregistré. Enregistrez-le
   *[other] { $count } travaux ont été rendus et ne sont pas enregistrés. Enregistrez-les
} au bureau, sous « Travaux rendus ». Ou appuyez encore une fois sur Ctrl+C : la salle ferme, et tout est perdu.
class-closes = La salle ferme. Cela demande quelques secondes.
class-closed = La salle est fermée. Son lien et sa clé n’ouvrent plus rien.
class-moved = Le port { $wished } est pris, peut-être par une salle encore ouverte : cette salle est sur le port { $port }. Les navigateurs conservent les parties par adresse : celles de l’autre port ne se retrouvent pas ici. Avec --port, vous en choisissez un.
