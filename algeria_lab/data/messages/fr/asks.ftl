# Avant la fin d’une phase où rien n’a été fait : ce qui resterait à faire.

asks-fln_reinforcement = Rien n’a encore été créé ni converti, et { $ap ->
    [one] 1 PA est disponible
   *[other] { $ap } PA sont disponibles
 } pour le faire.
asks-gov_reinforcement = Aucune unité n’a encore été mobilisée ni activée.
asks-fln_deployment = Aucune unité n’est encore sortie : { $count ->
    [one] 1 unité est
   *[other] { $count } unités sont
 } dans la clandestinité.
asks-gov_deployment = Aucune unité n’a encore été déployée : { $count ->
    [one] 1 unité est
   *[other] { $count } unités sont
 } encore là où le dernier tour s’est terminé.
asks-operations-fln = Aucune mission n’a encore été menée, et passer vaut jusqu’à la fin du tour.
asks-pass-fln = Vous passez : vos unités en Opérations ne feront plus rien pendant ce tour.
asks-operations-gov = Aucune mission n’a encore été menée pendant ce tour.
asks-free_mobilization = Ce qui reste de la mobilisation gratuite est perdu.
