# Ce qu’un joueur prévoyant a comparé avant de décider. $ways : suites de coups comparées ; $playouts : nombre de fois
# que l’une d’elles a été jouée en pensée ; $chance, $own : guerres gagnées sur cent, selon l’estimation, par la suite
# choisie et par celle de la doctrine.

look-ahead-other = Une autre voie promet-elle nettement plus que celle de la doctrine ?
look-ahead-other-found = Oui. Voies comparées : { $ways }, jouées en pensée jusqu’à la fin du tour { $playouts } fois en tout. Celle qui est choisie promet la victoire dans { $chance ->
    [0] presque aucune guerre sur 100
    [100] presque toutes les guerres sur 100
   *[other] environ { $chance } guerres sur 100
}, celle de la doctrine dans { $own ->
    [0] presque aucune
    [100] presque toutes
   *[other] { $own }
}.
look-ahead-own = La voie de la doctrine vaut-elle toutes les autres ?
look-ahead-own-found = Oui. Voies comparées : { $ways }, jouées en pensée jusqu’à la fin du tour { $playouts } fois en tout. Aucune ne promet nettement plus ; elle promet la victoire dans { $own ->
    [0] presque aucune guerre sur 100
    [100] presque toutes les guerres sur 100
   *[other] environ { $own } guerres sur 100
}.
