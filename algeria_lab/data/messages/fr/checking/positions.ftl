# Ce qui ne va pas dans une position que quelqu’un a écrite, au-delà de ce que faults.ftl dit de tout fichier. $given
# est ce qui s’y trouve, $known ce qui le peut, $unit une unité ou une carte, $place où elle est. Les noms sont ceux
# que l’on saisit.

faults-position = Aucune partie ne peut commencer à la position « { $name } » :
fault-not-a-position = Ce n’est pas une position : donnez le nom d’un scénario, une partie, un état, une partie enregistrée, ou ce que `to_json` en a écrit.
fault-no-moments = Seule une partie a des moments (« { $given } »). Donnez une partie, ou le fichier d’une partie enregistrée.
fault-other-game = C’est une position de « { $given } », et non de « { $game } ».
fault-unknown-near = « { $given } » n’est pas connu ici.
fault-lacking = Ce n’est pas une position entière. Il manque : { $known }.
fault-between = { $given } n’est pas entre { $least } et { $most }.
fault-option = « { $given } » n’est pas possible ici : { $why }
fault-row = « { $given } » n’est pas le lieu, la case et les marques d’une unité. Écrivez-les comme ["ALGIERS", "UG", ""].
fault-pair = « { $given } » n’est pas une mission avec sa zone. Écrivez-les comme ["civil_affairs", "ORAN"].
fault-two-places = { $unit } ne peut pas être à deux endroits : « { $first } » et « { $given } ».
fault-long-agenda = Il faut une liste d’au plus { $most } choses en attente, la prochaine en dernier.
fault-frame = « { $given } » attend avec d’autres précisions que celles-ci : { $known }.
fault-field = « { $given } » n’est pas possible ici dans « { $frame } ».
fault-beneath = « { $given } » se prépare sur « { $known } », qui doit attendre juste avant.
fault-leads-nowhere = Après « { $given } », rien ne suivrait. Ce qui attend en premier doit être : { $known }.
fault-over = La partie est finie à ce moment (tour { $turn }, gagnée par : { $winner }). Choisissez un moment antérieur avec `at`.
fault-unplayable = Personne ne peut continuer d’ici, car ce qui attend ne convient pas au plateau ({ $given }). Reprenez « agenda » d’une partie.
fault-nobody = Personne ne pourrait rien choisir ici. Reprenez « agenda » d’une partie.

## La guerre sur la carte

fault-box = { $unit } ne peut pas être dans la case « { $given } » de { $place }. Cases possibles : { $known }.
fault-box-off-map = { $unit } n’est pas sur la carte ({ $place }) et n’a donc pas de case. Donnez-lui d’abord un lieu.
fault-no-dispersal = { $unit } ne peut pas être dispersée : seules les divisions le peuvent.
fault-no-lift = { $unit } ne peut pas être héliportée : seules les brigades, les unités d’élite et les unités algériennes le peuvent.
fault-neutral-off-map = { $unit } ne peut pas être neutralisée hors de la carte ({ $place }).
fault-other-side-gone = { $unit } ne peut pas être en « { $place } », réservé aux unités de l’autre camp. Hors de la carte, elle attend en « { $known } ».
fault-set-up-over = { $unit } attend encore sa mise en place, qui est terminée. Donnez-lui un lieu, ou « { $known } ».
fault-option-1954 = « { $given } » n’appartient qu’au scénario 1954, et non à { $scenario }.
fault-two-fronts = { $units } sont ensemble en { $place } ; un lieu n’a qu’un Front au plus.
fault-front-remote = { $units } est en { $place }, zone isolée, où il ne peut y avoir de Front.
fault-france = FRANCE contient { $units } ; il ne peut s’y trouver qu’un seul Cadre.
fault-gov-abroad = { $units } en { $place } : les unités du Gouvernement ne peuvent pas être à l’étranger.
fault-not-independent = { $units } en { $place } : personne ne peut y être avant l’indépendance. Écrivez independent=True, ou choisissez un autre lieu.
fault-not-rural = { $area } est { $kind ->
    [urban] urbaine
   *[other] isolée
} ; seule la population des zones rurales est regroupée.
fault-above-maximum = { $given } dépasse le maximum de { $most } ({ $name }).
fault-zone-independence = Il n’y a pas de barrage frontalier ({ $given }) avant l’indépendance. Écrivez independent=True, ou border_zone=1 : non mobilisé.
fault-zone-inactive = Un barrage frontalier à { $given } ne peut pas être actif : il a un effet de -1 à { $most }.
fault-no-oas = Quelqu’un contrôle l’OAS, qui n’est pas en jeu. Donnez à oas une de ces valeurs : { $known }.
fault-oas-of-nobody = L’OAS est en jeu, mais personne ne la contrôle. Donnez à oas_control une de ces valeurs : { $known }.

## Le duel de cartes

fault-turns-sum = Les tours des deux camps font { $given }, mais « turn » vaut { $turn }.
fault-other-decks = Ces cartes viennent d’autres jeux que { $known }.
fault-no-icon = { $unit } n’a pas d’icône à cette place ({ $given }, à partir de 0).
fault-empty-hand = Ce camp n’a pas de carte à jouer au début de son tour.
fault-hidden-cards = { $count } cartes sont cachées : ce que voit un camp n’est pas une position. Prenez-la de la partie elle-même.
fault-lost-cards = Ces cartes ne sont nulle part : { $known }.
fault-wrong-zone = { $unit } ne peut pas être en « { $given } ». Elle peut être en : { $known }.
fault-not-in-a-row = { $unit } est face cachée, mais n’est pas dans une rangée du FLN ({ $given }).
fault-not-in-prison = { $unit } serait capturée, mais n’est pas en prison.
fault-no-front = De quel front { $unit } a-t-elle été capturée ? Un de : { $known }.
fault-dominated = Une avance de { $lead } domine le front { $front } et finit la partie ; { $most } au plus.

## La guerre par cartes et opérations : les sortes de pièces vont par leurs codes, comme FT, ainsi qu’on les saisit.

fault-control-follows = Le contrôle ne se donne pas (« { $given } ») : il résulte des pièces. Changez celles-ci.
fault-piece-count = { $unit } : { $given } pièces sont en jeu, mais il y en a { $most }. Changez leur place, ou omettez « available ».
fault-wrong-box = { $unit } ne peut jamais être en « { $place } ».
fault-too-many-bases = { $given } bases se trouvent en { $place } ; il y a place pour { $most }.
fault-country-closed = { $units } en { $place } : le FLN peut y être une fois le Maroc et la Tunisie indépendants. Ajoutez 61 à « played ».
fault-marker-place = Le marqueur « { $unit } » ne peut pas être en { $place }.
fault-marker-count = { $count } marqueurs « { $unit } », c’est trop. Il y en a { $most }.
fault-stays-neutral = { $place } ne peut pas être en « { $given } » : seuls les espaces peuplés d’Algérie le peuvent. Mettez « neutral ».
fault-both-sides = « { $given } » et « { $first } » sont les deux faces d’un marqueur. Gardez-en une.
fault-no-card = { $given } n’est pas une carte de ce jeu, ou ne peut pas être là. Un paquet a les cartes 1 à 60 et 67 à 71.
fault-propaganda-count = { $given } cartes de propagande ont été jouées ou sont à venir ; cette partie en a { $most } (propaganda_total).
fault-recall-card = « recall » vaut « { $given } » : il vaut « no » aussi longtemps que la carte { $unit } n’est pas dans « played », et pas plus.
fault-coup-ever = La carte { $unit } est dans « played » : coup_ever doit être vrai.
fault-zone-closed = La zone frontalière ({ $given }) n’est pas en usage avant la carte { $unit }. Mettez 0, ou ajoutez { $unit } à « played ».
fault-box-pair = Le 2e éligible ne peut pas être en « { $given } » si le 1er est en « { $first } ». Il peut être en : { $known }.
fault-turn-order = Ces tours attendent : { $given }. Le 1er éligible est { $first }, qui agit d’abord, une fois par carte ; puis vient l’autre camp.
fault-not-asked = L’effet { $given } de la carte { $unit } (texte « { $first } », compté à partir de 0) ne demande pas cette décision, ou ce qui le suit manque.
fault-no-effect = La carte { $unit } n’a pas d’effet numéro { $given } de son texte « { $first } » (compté à partir de 0).
fault-frozen-control = Le contrôle n’est retenu que tant que « thaw » attend, et alors dans chaque espace. Mettez frozen=[].

## Où une partie a commencé, dans les titres

begun-named = { $scenario }, position « { $name } »
begun-with = { $base } avec { $changes }
begun-change = { $field } = { $value }
begun-more = { $changes } et { $number } de plus
begun-moment = { $scenario }, à partir du tour { $turn }
