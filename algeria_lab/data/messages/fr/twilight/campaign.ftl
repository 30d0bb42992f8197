# Ce que dit le plateau de Colonial Twilight d’une campagne : noms courts des pistes, et sa page.

campaign-short-gov_resources = Ress. Gouv.
campaign-short-fln_resources = Ress. FLN

## La page d’une campagne : les cartes d’une phase de propagande à la suivante.

campaign-page-title = Campagne { $number }
campaign-page-title-so-far = Campagne { $number }, jusqu’ici
campaign-page-cards = Cartes { $first } à { $last }. Ce qu’une carte ou une phase a fait bouger suit l’ordre du jeu.
campaign-page-resources = Ressources reçues, et pourquoi
campaign-page-commitment = Phase d’engagement
campaign-page-redeploy = Phase de redéploiement
campaign-page-reset = Phase de remise à zéro
campaign-page-control = Espaces qui ont changé de mains
campaign-page-losses = Pièces perdues
campaign-page-moved = Déplacé : { $pieces }, vers { $places ->
    [one] { $places } espace
   *[other] { $places } espaces
  }.
campaign-thought-resettled = Des familles ont été regroupées pendant cette campagne. Le jeu y gagne le calme d’un secteur ; qu’ont perdu ces familles, et qui le compte ?
campaign-thought-commitment = L’engagement de la France a baissé. Quelles causes se trouvaient en Algérie, et lesquelles en France ?
campaign-thought-terror = Il y a eu de la terreur dans cette campagne. Qu’aurait souhaité, ces semaines-là, quelqu’un qui vivait dans l’un de ces lieux ?
campaign-thought-losses = La page compte les pièces perdues. Qui une pièce représente-t-elle, et qui n’est pas compté du tout ?
campaign-thought-neither = Quelle décision de cette campagne a le plus fait bouger un total, et qu’est-ce qui l’avait rendue possible ?
campaign-thought-sums = Un camp gagne ici par un total. Qu’est-ce qui a compté dans cette guerre sans figurer dans aucun des deux ?
