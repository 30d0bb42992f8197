# Deux branches d’une partie côte à côte. { $first } et { $second } sont les noms des branches.

campaign-compare-parted = « { $first } » et « { $second } » sont identiques jusqu’au moment { $moment }.
campaign-compare-gov = Soutien + Engagement, carte { $turn } : { $one } dans « { $first } », { $two } dans « { $second } » ({ $change }).
campaign-compare-fln = Opposition + Bases, carte { $turn } : { $one } dans « { $first } », { $two } dans « { $second } » ({ $change }).
campaign-compare-places = { $count ->
    [0] Sur la carte d’Algérie, rien ne diffère à la carte { $turn }.
    [1] Sur la carte d’Algérie, un espace diffère à la carte { $turn } ; il est cerclé.
   *[other] Sur la carte d’Algérie, { $count } espaces diffèrent à la carte { $turn } ; ils sont cerclés.
}
campaign-compare-sums = Les deux sommes à la fin de chaque carte
campaign-compare-card = Carte
campaign-compare-start = Début
campaign-compare-numbers = En chiffres, carte { $turn }
campaign-compare-spaces = Espaces qui diffèrent, carte { $turn }
campaign-compare-control-fln = Espaces contrôlés par le FLN
campaign-compare-control-gov = Espaces contrôlés par le Gouvernement
campaign-compare-support = Espaces en Soutien
campaign-compare-oppose = Espaces en Opposition
campaign-compare-terror = Espaces avec des marqueurs de terreur
campaign-compare-resettled = Secteurs regroupés
campaign-compare-what-control = Contrôle
campaign-compare-what-level = Niveau
campaign-compare-what-fln = Pièces du FLN
campaign-compare-what-gov = Pièces du Gouvernement
campaign-compare-what-terror = Marqueurs de terreur
campaign-compare-what-resettled = Regroupé
campaign-compare-none = aucune
