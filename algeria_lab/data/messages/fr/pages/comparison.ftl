# Deux branches d’une guerre côte à côte. { $first } et { $second } sont les noms des branches.

compare-parted = { $turn ->
    [0] « { $first } » et « { $second } » sont identiques jusqu’au moment { $moment } de la mise en place.
   *[other] « { $first } » et « { $second } » sont identiques jusqu’au moment { $moment }, au tour { $turn }.
}
# Pas au même point du tour ; $one et $two disent où chacune se trouve.
compare-uneven = « { $first } » est vue { $one }, « { $second } » { $two } : une part de ce qui diffère vient de là.
compare-at-end = à la fin du tour { $turn }
compare-in-phase = au milieu du tour { $turn } ({ $phase })
compare-support-fln = Soutien au FLN, tour { $turn } : { $one } dans « { $first } », { $two } dans « { $second } » ({ $change }).
compare-support-gov = Soutien au Gouvernement, tour { $turn } : { $one } dans « { $first } », { $two } dans « { $second } » ({ $change }).
compare-places = { $count ->
    [0] Sur la carte, rien ne diffère au tour { $turn }.
    [1] Sur la carte, un lieu diffère au tour { $turn } ; il est cerclé.
   *[other] Sur la carte, { $count } lieux diffèrent au tour { $turn } ; ils sont cerclés.
}
compare-support-caption = Soutien à la fin de chaque tour
compare-side-of = { $side }, { $name }
compare-turn = Tour
compare-turn-number = { $turn ->
    [0] Mise en place
   *[other] { $turn }
}
compare-numbers-caption = En chiffres, tour { $turn }
compare-places-caption = Lieux qui diffèrent, tour { $turn }
compare-place = Lieu
compare-what = Objet
compare-difference = Différence
compare-areas-fln = Zones contrôlées par le FLN
compare-areas-gov = Zones contrôlées par le Gouvernement
compare-terror = Zones avec un marqueur de terreur
compare-resettled = Zones à population regroupée
compare-neutralized = Unités neutralisées
compare-kind-front = Fronts sur la carte
compare-kind-cadre = Cadres sur la carte
compare-kind-band = Bandes sur la carte
compare-kind-failek = Faïleks sur la carte
compare-kind-division = Divisions françaises sur la carte
compare-kind-brigade = Brigades françaises sur la carte
compare-kind-elite = Brigades d’élite sur la carte
compare-kind-algerian = Brigades algériennes sur la carte
compare-kind-police = Unités de Police sur la carte
compare-what-control = Contrôle
compare-what-fln = Unités du FLN
compare-what-gov = Unités du Gouvernement
compare-what-terror = Marqueur de terreur
compare-what-resettled = Population regroupée
compare-what-oas = OAS
compare-none = aucune
compare-yes = oui
compare-no = non
compare-title = Comparer deux branches
compare-close = Fermer la comparaison
