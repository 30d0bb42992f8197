# Les choix de Colonial Twilight sur sa carte : titres, ce qui s’y choisit, prix, ce qui est fermé.

## Titres : ce qui est fait

play-title-pivotal = Événement pivot
play-title-skip = Pas d’Événement pivot
play-title-event = Événement
play-title-box = La case « { $box } »
play-title-pass = Passe
play-title-done = Terminer
play-title-train = Formation
play-title-garrison = Garnison
play-title-sweep = Ratissage
play-title-assault = Assaut
play-title-rally = Recrutement
play-title-march = Marche
play-title-attack = Attaque
play-title-terror = Terreur
play-title-deploy = Déploiement
play-title-troop-lift = Transport de troupes
play-title-neutralize = Neutralisation
play-title-oas = OAS
play-title-extort = Extorsion
play-title-subvert = Subversion
play-title-ambush = Embuscade
play-title-pacify = Pacification
play-title-agitate = Agitation
play-title-activate = Rendre actifs des guérilleros
play-title-brave = Paix des braves
play-title-assault-brave = Assaut avec la paix des braves
play-title-resettle = Regroupement
play-title-revenge = Un guérillero après l’assaut
play-title-train-place = Placer des cubes algériens
play-title-garrison-bring = Amener de la police
play-title-sweep-bring = Amener des troupes
play-title-deploy-deploy = Inclure dans le déploiement
play-title-deploy-move = Déplacer des pièces françaises
play-title-deploy-move-away = Envoyer des pièces aux disponibles
play-title-lift = Transporter des troupes françaises
play-title-remove = Retirer des pièces
play-title-replace = Remplacer un cube de police par un guérillero
play-title-rally-space-place = Placer des guérilleros
play-title-base = Installer une base
play-title-hide = Cacher des guérilleros
play-title-nothing = Rien
play-title-group = Envoyer un groupe
play-title-hit = Choisir la perte
play-title-take = Prendre sur la carte
play-title-pick = Choisir un espace
play-title-set = Mettre au soutien ou à l’opposition
play-title-wilaya = Choisir une wilaya
play-title-choose = Choisir
play-title-discard = Retirer une capacité du jeu
play-title-shift = Déplacer le marqueur de la piste France
play-title-raise = Augmenter l’engagement
play-title-place = Placer des pièces
play-title-bring = Faire venir des pièces du hors-jeu
play-title-send = Envoyer des pièces au hors-jeu
play-title-move = Déplacer des pièces
play-title-to = Redéployer vers
play-title-from = Redéployer depuis
play-title-return = Retour de Suez
play-title-lose = Hors-jeu pour de bon
play-head-special = Activité spéciale

## À quoi cela sert, en une phrase

play-about-train = L’autorité française s’étend : des cubes algériens sont placés, et un espace peut être pacifié [CT-5.2.1].
play-about-garrison = De la police se déplace sur toute la carte, et des guérilleros sont mis à découvert [CT-5.2.2].
play-about-sweep = Des troupes arrivent des espaces voisins, et des guérilleros sont mis à découvert [CT-5.2.3].
play-about-assault = Les cubes retirent des guérilleros actifs, puis des bases [CT-5.2.4].
play-about-rally = Des guérilleros sont placés ou cachés, ou deux d’entre eux deviennent une base [CT-5.4.1].
play-about-march = Des guérilleros passent dans un espace voisin ; un grand groupe devient actif dans un espace gardé [CT-5.4.2].
play-about-attack = Un dé lancé contre le nombre de guérilleros décide si des cubes tombent [CT-5.4.3].
play-about-terror = Un guérillero clandestin devient actif, et l’espace reçoit un marqueur de terreur ou redevient neutre [CT-5.4.4].
play-about-bring-in-bring = Elles coûtent en engagement le tiers de leur nombre, arrondi au plus proche : la deuxième coûte 1, puis chaque troisième après elle [CT-6.2].
play-about-send-out-send = Chaque troisième pièce rapporte 1 d’engagement [CT-6.2].
play-about-to = Des pièces y viennent d’autres espaces, sans frais [CT-6.5].
play-about-deploy-deploy = Un des espaces, trois au plus, entre lesquels, et les disponibles, des pièces françaises se déplacent [CT-5.3.1].
play-about-neutralize-neutralize = Des pièces exposées sont retirées ; l’espace penche vers l’opposition ou reçoit un marqueur de terreur [CT-5.3.3].

## Ce qui s’y choisit

play-crew = Qui et combien
play-aim-box = Case de la piste d’initiative
play-aim-way = Ce qui s’y passe
play-aim-place = Vers où
play-row-steps = étapes
play-row-pieces = pièces
play-brings-no-commitment = { $text }. L’engagement reste le même : chaque troisième pièce envoyée en rapporte 1 [CT-6.2]
play-lacking = Ce qui manque sur place : { $kinds }.
# Why an activity can begin nowhere: the reason of one space, and how many others have the same one.
play-nowhere = { $text }{ $more ->
    [0] {""}
    [one] { " " }({ $more } autre espace pour la même raison.)
   *[other] { " " }({ $more } autres espaces pour la même raison.)
}
play-taken-from-the-map = { $text }. Manquent aux disponibles : { $pieces }. Vous pourrez les prendre ailleurs sur la carte, un par un, ou y renoncer [CT-7.5]
play-only-missing = Ce qui manque sur place : { $pieces }. N’en prenez pas plus [CT-7.5].
play-nobody-yet = Personne n’est encore choisi : dites qui, et combien.
# Ce qu’un événement prend encore ; $pieces vaut « none » si les sortes diffèrent.
play-left-to-take = Reste à prendre : { $pieces ->
    [none] { $count ->
        [one] 1 pièce
       *[other] { $count } pièces
      }
   *[other] { $pieces }
  }.
# Ce qui accompagne un déploiement : les espaces $places entre lesquels, avec les disponibles, des pièces vont, et combien sont parties.
play-deployed-so-far = { $count ->
    [0] Incluez d’abord les espaces, { $most } au plus, entre lesquels et les disponibles des pièces françaises doivent aller.
   *[other] Des pièces françaises peuvent aller entre les disponibles et { $places } ({ $most } espaces au plus) : { $moved } pièces déplacées sur { $pieces }.
  }
# Ce qui accompagne la question quand l’autre camp annonce un événement pivot : son effet, et celui d’une réponse.
play-declared = { $seat ->
    [fln] Le FLN
   *[gov] Le Gouvernement
  } annonce l’événement pivot { $card } : { $text } Si vous en jouez un, il en prend la place, et l’autre camp garde le sien ; sinon, le sien s’applique maintenant [CT-4.5].
play-row-available = { $what } (disponibles : { $count })
play-row-from = { $what }, depuis { $place }
play-row-to = { $what }, vers { $place }

## Le même choix dans la liste ; $place peut être vide

play-all-train-place = Placer des cubes algériens : { $place } …
play-all-garrison-bring = Amener de la police : { $place } …
play-all-sweep-bring = Amener des troupes : { $place } …
play-all-deploy-move = Déplacer des pièces françaises vers { $place } …
play-all-deploy-move-away = Envoyer des pièces de { $place } aux disponibles …
play-all-troop-lift-lift = Transporter des troupes françaises vers { $place } …
play-all-neutralize-remove = Retirer des pièces : { $place } …
play-all-march-into-group = Envoyer un groupe vers { $place } …
play-all-subvert-remove = Retirer des cubes algériens : { $place } …
play-all-supply-take = Prendre des pièces : { $place } …
play-all-remove-pieces-remove = { $place ->
    [none] Prendre des pièces hors de la carte …
   *[other] Prendre des pièces : { $place } …
  }
play-all-place-pieces-place = Placer des pièces : { $place } …
play-all-place-pieces-bring = Placer des pièces venues du hors-jeu : { $place } …
play-all-move-pieces-move = Déplacer des pièces vers { $place } …
play-all-bring-in-bring = Faire venir des pièces françaises du hors-jeu aux disponibles …
play-all-send-out-send = Envoyer des pièces françaises des disponibles au hors-jeu …
play-all-pacify-phase-pacify = Pacifier { $place } …
play-all-agitate-phase-agitate = Mener l’agitation : { $place } …
play-all-moves-from = Redéployer des pièces vers { $place } …
play-all-suez-return-return = Ramener des troupes de Suez : { $place } …
play-all-losses-lose = Envoyer des pertes françaises au hors-jeu …

## Prix

play-points-gov_resources = ressources
play-points-fln_resources = ressources
play-points-commitment = engagement
play-spends-the-last = Cela prend les dernières ressources.
play-spends-the-last-means = À 0, plus rien de ce qui coûte des ressources n’est possible, jusqu’à ce qu’il en rentre [CT-7.3].

## Ce qui court sous la question

play-so-far = Payé jusqu’ici : { $spent }. Il reste { $left ->
    [one] { $left } ressource
   *[other] { $left } ressources
  }.
play-gained-so-far = Gagné ce tour : { $gained }. Il reste { $left ->
    [one] { $left } ressource
   *[other] { $left } ressources
  }.
play-places = Espaces choisis : { $count }{ $limit ->
    [none] { "" }
   *[other] { " " }sur { $limit }
  }.
play-limited = Opération limitée : { $left ->
    [0] il ne reste aucun espace [CT-4.4].
    [one] il reste 1 espace [CT-4.4].
   *[other] il reste { $left } espaces [CT-4.4].
  }
play-special-open = Une activité spéciale reste possible, avant, entre ou après les espaces [CT-5.1].
