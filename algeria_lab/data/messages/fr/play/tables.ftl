# Les tables des deux jeux sur carte, telles que l’outil « Tables » les montre.

tables-total = Total
tables-points = Points
tables-marks = « + » et « @ » après un nombre : ce que les règles C.1 et 9 y ajoutent.
tables-die = Dé
tables-die-firepower = Dé, selon la puissance de feu
tables-two-dice = Deux dés
tables-result = Résultat
tables-psp = Points de soutien
tables-dice = { $count ->
    [1] +1 dé
    [-1] −1 dé
    [-2] −2 dés
    [-3] −3 dés
   *[other] +{ $count } dés
  }
tables-coup-wild-success = grand succès
tables-coup-big-success = net succès
tables-coup-success = succès
tables-coup-fizzle = cela n’aboutit à rien
tables-coup-failure = échec
tables-coup-abject-failure = échec complet
tables-victory = Niveaux de victoire
tables-distance = Écart entre les deux niveaux
tables-victory-now = À présent : { $distance }.
tables-sequence = Déroulement du jeu
tables-phase = Phase
tables-who = Qui décide
tables-box = Case
tables-leaves = Laisse au 2e éligible
tables-next-first = 1er éligible ensuite
tables-stays = le même
tables-changes = l’autre camp
tables-boxes-note = La case du 1er éligible est celle de ce qui a vraiment été fait : un seul espace est une Op limitée [CT-4.2].
tables-operations = Opérations
tables-operation = Opération
tables-side = Camp
tables-price = Prix
tables-force = Cubes nécessaires
tables-terrain = Terrain
tables-terrain-plain = Ville, plaines
tables-terrain-mountain = Montagnes
tables-activate = pour rendre actif un guérillero
tables-remove-guerrilla = pour retirer un guérillero actif
tables-remove-base = pour retirer une base
tables-force-note = Avec les capacités et les élans en vigueur à présent. Les troupes se déplacent lors d’un ratissage, la police lors d’une garnison ; lors d’un assaut, la police compte dans les villes, et dans les secteurs frontaliers une fois ceux-ci en usage [CT-5.2].
tables-attack = Attaque
tables-guerrillas = Guérilleros
tables-attack-on = réussit jusqu’à { $face }
tables-chance = Chance
tables-round = Phase de propagande
tables-what = Ce qui se passe
tables-phase-victory = Phase de victoire
tables-phase-resources = Phase de ressources
tables-phase-commitment = Phase d’engagement
tables-phase-support = Phase de soutien
tables-phase-redeploy = Phase de redéploiement
tables-phase-reset = Phase de remise à zéro
tables-does-victory = un camp au-dessus de son seuil peut gagner
tables-does-resources = les deux camps reçoivent des ressources
tables-does-commitment = des pièces françaises entrent ou sortent, puis l’engagement baisse
tables-does-support = le Gouvernement pacifie, puis le FLN mène l’agitation
tables-does-redeploy = le Gouvernement, puis le FLN, déplace des pièces sans frais
tables-does-reset = les pertes reviennent, les pistes bougent, les élans prennent fin, les guérilleros se cachent
