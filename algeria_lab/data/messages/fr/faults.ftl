# Ce qui ne va pas dans un fichier que quelqu’un a écrit, dit de même pour les jeux de cartes et les doctrines. $where
# est le chemin, par exemple cards.4.icons.2 ; $given est ce qui s’y trouve, $known ce qui le peut, $near le nom
# valable le plus proche.

faults-deck = On ne peut pas jouer avec « { $name } » :
faults-doctrine = La doctrine « { $name } » ne peut pas être jouée :
faults-scenario = Le scénario « { $name } » ne peut pas être joué :
fault-at-line = Ligne { $line }, { $where } : { $text }
fault-line = Ligne { $line } : { $text }
fault-at = { $where } : { $text }
fault-near = Vouliez-vous dire « { $near } » ?

## Tout fichier

fault-cut = Le fichier s’arrête trop tôt. Il a peut-être été coupé à l’enregistrement ou à l’envoi.
fault-json = Cela ne peut pas être lu (signe { $column } de la ligne). Il manque peut-être une virgule ou un guillemet ici ou juste avant.
fault-number = Un nombre est illisible ici : il a bien trop de chiffres, ou n’en est pas un.
fault-deep = Trop de listes sont emboîtées pour être lues.
fault-large = Le fichier dépasse { $most } octets, ce qu’un tel fichier ne fait jamais. Choisissez-en un autre.
fault-double = La clé « { $given } » se trouve deux fois. Gardez-en une.
fault-unknown = « { $given } » n’est pas connu ici. Connus : { $known }.
fault-missing = « { $given } » manque.
fault-needed = Cela manque. Il faut : { $known }.
fault-kind = « { $given } » n’est pas { $expected ->
    [text] un texte
    [table] une table de noms et de valeurs
    [list] une liste
    [truth] vrai ou faux
    [whole] un nombre entier
   *[number] un nombre
}.
fault-choose = Choisissez : { $known }.
fault-empty = Écrivez quelque chose ici.
fault-long = { $count } lettres, c’est trop. Il y a place pour { $most } au plus.
fault-letters = Certains signes ne peuvent pas être montrés. Écrivez ce texte de nouveau.
fault-form = « { $given } » n’a pas la bonne forme. Écrivez-le comme « { $example } ».
fault-few = Nombre : { $count } ; il en faut au moins { $least }.
fault-many = Nombre : { $count } ; { $most } au plus sont permis.
fault-small = { $given } est trop petit ; le minimum est { $least }.

## Jeux de cartes, et ce qui surprend dans l’un d’eux

fault-front-needed = Un agent a besoin d’un front d’origine : { $known }.
fault-front-idle = Seuls les agents ont un front d’origine. Retirez-le.
fault-shape = Agents : { $agent }, événements : { $event }, soutiens : { $supporter }. Un jeu en compte 12, 5 et 4.
fault-id-twice = La carte { $first } porte déjà le repère « { $given } ». Donnez-en un autre à celle-ci.
fault-name-twice = La carte { $first } s’appelle déjà « { $given } ». Chaque nom ne sert qu’une fois.
fault-icon-fln = Une carte du FLN ne peut pas avoir « { $given } ». Elle peut avoir : { $known }.
fault-icon-gov = Une carte des Français ne peut pas avoir « { $given } ». Elle peut avoir : { $known }.
fault-label = Un jeu reconstitué le dit dans son nom, qui doit contenir les mots anglais « { $known } ».
fault-event-rally = « Ralliement » ne fait rien sur un événement, qui ne reste jamais sur un front.
fault-no-expose = Aucune carte des Français ne révèle : ce que le FLN cache reste caché. La partie sera déséquilibrée.
fault-no-hide = Aucune carte du FLN n’en dissimule une autre. La partie sera déséquilibrée.
fault-no-capture = Le FLN peut faire évader des prisonniers, mais les Français ne peuvent capturer personne.
fault-loop = { $count } cartes du FLN peuvent dissimuler et révéler. Cela pourrait ne jamais finir : chacune agit donc vingt fois par tour au plus.

## Doctrines

fault-range = Le numéro de « { $given } » va de { $least } à { $most }.
fault-elsewhere = « { $given } » se demande à { $right }, et non à { $step }.
fault-twice = « { $given } » est ici deux fois.
fault-end = Le dernier doit être « { $right } » : il a une réponse quand aucun autre n’en a.
