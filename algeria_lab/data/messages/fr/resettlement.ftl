# La leçon sur le regroupement [A:9.27] : prédictions, cas et tarif.

## Prédiction

resettlement-predict = Le coût est compensé
resettlement-predict-turn = { $turns ->
    [one] au bout d’un tour
   *[other] au bout de { $turns } tours
  }
resettlement-predict-never = jamais

## Où c’est possible

resettlement-cases-caption = Zones que le Gouvernement pourrait regrouper maintenant
resettlement-cases-area = Zone
resettlement-cases-control = Contrôlée par
resettlement-cases-front = Front sur place
resettlement-cases-income = Points du FLN par tour : maintenant
resettlement-cases-after = ensuite
resettlement-control-fln = le FLN
resettlement-control-gov = le Gouvernement
resettlement-control-none = personne (disputée)

## Le tarif

resettlement-price-dice = Les dés donnent { $award } points en moyenne, l’ordre coûte { $cost } au Gouvernement.
resettlement-price-front = Le Front réduit à un Cadre rend { $lost } points : le basculement immédiat est donc de { $swing } ; en refaire un Front coûterait { $rebuilding } points d’action au FLN.
resettlement-price-no-front = Il n’y a pas de Front : le basculement immédiat est donc de { $swing } points.
resettlement-price-turn = À chaque tour, le FLN y perd { $saved } points d’action et le Gouvernement paie { $charge } pour la zone.
resettlement-price-plain = Si un point d’action vaut un point de soutien, le coût est compensé au bout de { $turns } tours.
resettlement-price-plain-never = Si un point d’action vaut un point de soutien, le coût n’est jamais compensé.
resettlement-price-feedback = Mais le soutien rapporte aussi au FLN : un point d’action par tour pour { $per } points. Ses { $award } nouveaux points en rapportent environ { $feedback } par tour.
resettlement-price-feedback-pays = En comptant cela, le coût est compensé au bout de { $turns } tours.
resettlement-price-feedback-never = En comptant cela, le coût n’est jamais compensé.
resettlement-price-prediction = Votre prédiction : { $prediction }.
