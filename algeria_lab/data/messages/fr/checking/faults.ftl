# Ce qui ne va pas dans un fichier que quelqu’un a écrit, dit de même pour les jeux de cartes et les doctrines. $where
# est le chemin, par exemple cards.4.icons.2 ; $given est ce qui s’y trouve, $known ce qui le peut, $near le nom
# valable le plus proche.

faults-deck = On ne peut pas jouer avec « { $name } » :
faults-doctrine = La doctrine « { $name } » ne peut pas être jouée :
faults-trace = La partie enregistrée « { $name } » ne peut pas être montrée :
faults-scenario = Le scénario « { $name } » ne peut pas être joué :
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
fault-event-rally = « Rassemblement » ne fait rien sur un événement, qui ne reste jamais sur un front.
fault-no-expose = Aucune carte des Français ne révèle : ce que le FLN cache reste caché. La partie sera déséquilibrée.
fault-no-hide = Aucune carte du FLN n’en dissimule une autre. La partie sera déséquilibrée.
fault-no-capture = Le FLN peut faire évader des prisonniers, mais les Français ne peuvent capturer personne.
fault-loop = { $count } cartes du FLN peuvent dissimuler et révéler. Cela pourrait ne jamais finir : chacune agit donc vingt fois par tour au plus.

## Doctrines

fault-range = Le numéro de « { $given } » va de { $least } à { $most }.
fault-elsewhere = « { $given } » se demande à { $right }, et non à { $step }.
fault-twice = « { $given } » est ici deux fois.
fault-end = Le dernier doit être « { $right } » : il a une réponse quand aucun autre n’en a.

## Conditions et grandeurs des fichiers de scénario

fault-condition-empty = Il n’y a pas de condition ici. Écrivez-en une, par exemple gov.psl < 30.
fault-condition-long = { $count } signes, c’est trop pour une condition. Elle en contient { $most } au plus.
fault-condition-deep = La condition est trop imbriquée. On en lit { $most } niveaux au plus.
fault-condition-form = « { $given } » ne peut pas se trouver ici. Une condition compare des noms à des nombres ou à des mots, par exemple gov.psl < 30 and turn >= 3.
fault-condition-ends = La condition s’arrête trop tôt : il manque quelque chose à la fin, par exemple un nombre, un nom ou une parenthèse.
fault-condition-open = Un texte commence ici et ne finit pas. Fermez-le par le même guillemet.
fault-condition-sign = « { $given } » ne s’écrit pas ainsi dans une condition. Écrivez { $right }.
fault-condition-name = Une condition emploie « { $given } » ; il n’y a pas de tel nom.
fault-condition-quotes = « { $given } » est un mot. Mettez-le entre guillemets droits : "{ $given }".
fault-condition-function = Une condition demande « { $given } » ; rien de ce nom ne peut être demandé. Connus : { $known }.
fault-condition-brackets = « { $given } » se demande avec des parenthèses : { $given }(…).
fault-condition-no-brackets = « { $given } » s’écrit sans parenthèses.
fault-condition-parameter = « { $function } » ne prend pas « { $given } ». Elle prend : { $known }.
fault-condition-needs = Il faut dire « { $given } » à « { $function } ».
fault-condition-full = { $most ->
    [0] « { $function } » ne prend rien entre ses parenthèses.
    [1] « { $function } » ne prend qu’une chose entre ses parenthèses.
   *[other] « { $function } » prend au plus { $most } choses entre ses parenthèses.
}
fault-condition-twice = « { $given } » est dit deux fois.
fault-condition-word = « { $given } » n’est pas { $what ->
    [area] une zone de l’Algérie
    [place] une zone ou un pays
    [unit] une unité
    [unit-kind] un type d’unité
    [box] une case
    [area-kind] un genre de zone
    [wilaya] une wilaya
    [side] un camp
    [winner] une fin de partie
    [phase] une phase de ce jeu
    [moment] un moment à partir duquel compter
    [happening] un événement que les conditions peuvent chercher
    [card] une carte de ce jeu
    [space] un espace de la carte
   *[other] un des mots possibles ici
}. Connus : { $known }.
fault-condition-kind = { $given ->
    [truth] Quelque chose de vrai ou de faux
    [number] Un nombre
    [text] Un texte
    [set] Une liste
   *[any] Une réponse
} se trouve ici ; il faut { $expected ->
    [truth] quelque chose de vrai ou de faux, par exemple une comparaison
    [number] un nombre
    [text] un texte entre guillemets droits
    [set] une liste
   *[any] autre chose
}.
fault-condition-members = « { $function } » cherche parmi { $what ->
    [unit] des unités
   *[piece] des pièces, par leur genre
} ; cette liste contient autre chose.
fault-condition-compared = { $given ->
    [truth] Quelque chose de vrai ou de faux
    [number] Un nombre
    [text] Un texte
    [set] Une liste
   *[any] Une réponse
} ne se compare pas à { $expected ->
    [truth] quelque chose de vrai ou de faux
    [number] un nombre
    [text] un texte
    [set] une liste
   *[any] une réponse
}.
fault-condition-apart = Les deux parties parlent de choses différentes et ne peuvent jamais être les mêmes.
fault-condition-order = Seuls les nombres sont plus petits ou plus grands que d’autres. Écrivez ici == ou != au lieu de { $sign }.
fault-condition-whole = Ceci donne { $given ->
    [truth] quelque chose de vrai ou de faux
    [number] un nombre
    [text] un texte
    [set] une liste
   *[any] une réponse
} ; il faut { $expected ->
    [truth] quelque chose de vrai ou de faux, par exemple gov.psl < 30
    [number] un nombre
    [text] un texte
    [set] une liste
   *[any] autre chose
}.
fault-condition-played = Une condition essaie au plus { $most } suites de coups.
fault-condition-inside = Une suite de coups ne s’essaie pas dans une autre. Écrivez-les en une seule, séparées par un point-virgule.
fault-condition-past = Ce qui s’est passé dans cette étape ne peut pas être demandé à un autre moment.
fault-condition-zero = Ceci divise par zéro à un certain moment.
fault-condition-refused = « { $line } » ne peut pas se jouer là : { $why }
fault-condition-line = « { $line } » n’est pas une suite de coups : { $why }
fault-condition-dice = Des dés tombent dans « { $line } » : il y a donc plus d’un résultat. Demandez sa probabilité (chance) ou sa moyenne (mean).
fault-condition-hidden = Ce que donne « { $line } » dépend de ce que l’élève ne peut pas voir.
fault-condition-outcomes = « { $line } » a plus de { $most } issues, trop pour les compter toutes. Demandez une suite plus courte.
