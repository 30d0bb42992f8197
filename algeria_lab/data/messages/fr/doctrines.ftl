# Ce qui ne va pas dans une doctrine que quelqu’un a écrite. $where est le chemin, par exemple judgements.operations.2 ;
# $near est le nom valable le plus proche, ou rien.

doctrine-faults = La doctrine « { $name } » ne peut pas être jouée :
doctrine-fault-near = Vouliez-vous dire « { $near } » ?
doctrine-fault-unknown = { $where } : « { $given } » n’est pas connu ici. Connus : { $known }.
doctrine-fault-missing = { $where } : cela manque. Il faut : { $known }.
doctrine-fault-kind = { $where } : « { $given } » n’est pas { $expected ->
    [text] un texte
    [table] une table de noms et de valeurs
    [list] une liste de noms
    [whole] un nombre entier
   *[number] un nombre
}.
doctrine-fault-range = { $where } : le numéro de « { $given } » va de { $least } à { $most }.
doctrine-fault-small = { $where } : { $given } est trop petit ; le minimum est { $least }.
doctrine-fault-elsewhere = { $where } : « { $given } » se demande à { $right }, et non à { $step }.
doctrine-fault-twice = { $where } : « { $given } » est ici deux fois.
doctrine-fault-end = { $where } : le dernier doit être « { $right } » : il a une réponse quand aucun autre n’en a.
