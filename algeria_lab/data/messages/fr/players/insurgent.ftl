# Pourquoi un joueur automatique du duel a décidé ainsi : la question qu’il s’est posée, et ce qu’il a trouvé.
# Les valeurs sont en centièmes d’un front tenu à coup sûr : $worth est celle du choix, $second celle du suivant,
# $ahead l’écart. $ways : choix comparés ; $deals : répartitions des cartes cachées sur lesquelles il les a essayés.

## Cartes à jouer

judgement-duel-win = Une façon de jouer gagne-t-elle la partie sur-le-champ ?
judgement-duel-win-found = Oui, dans toutes les répartitions des cartes cachées qui ont été essayées.
judgement-duel-best = Quelle façon de jouer promet le plus à la fin du tour ?
judgement-duel-best-found = Celle-ci, parmi { $ways }, essayées sur { $deals } répartitions des cartes cachées au plus. Si un front tenu à coup sûr vaut 100, la table et les cartes restées en main valent alors { $worth } en moyenne ; la façon suivante promet { $ahead } de moins.
judgement-duel-forced = N’y a-t-il qu’une façon de jouer ?
judgement-duel-forced-found = Oui.
judgement-duel-keep = La première main est-elle assez bonne ?
judgement-duel-keep-found = Oui : elle promet { $worth } % de ce que promettent cinq cartes en moyenne.
judgement-duel-redraw = La première main est-elle nettement moins bonne que la plupart ?
judgement-duel-redraw-found = Oui : elle ne promet que { $worth } % de ce que promettent cinq cartes en moyenne.

## Icônes. $ways : cartes entre lesquelles choisir.

judgement-duel-attack = Quelle carte manquerait le plus à l’autre camp ?
judgement-duel-attack-found = { $ways ->
    [1] La seule qu’il y ait.
   *[other] Celle-ci, parmi { $ways }.
  } Si un front tenu à coup sûr vaut 100, sa perte déplace l’équilibre de { $worth }.
judgement-duel-hit = Quelle carte manquerait le plus à l’autre camp ?
judgement-duel-hit-found = { $ways ->
    [1] La seule qu’il y ait.
   *[other] Celle-ci, parmi { $ways }.
  } Si un front tenu à coup sûr vaut 100, sa perte déplace l’équilibre de { $worth }.
judgement-duel-capture = Quelle carte manquerait le plus au FLN ?
judgement-duel-capture-found = { $ways ->
    [1] La seule qu’il y ait.
   *[other] Celle-ci, parmi { $ways }.
  } Si un front tenu à coup sûr vaut 100, sa capture déplace l’équilibre de { $worth }.
judgement-duel-spare = Frapper ne rapporterait-il rien ?
judgement-duel-spare-found = En effet : aucune des cartes qu’on peut frapper n’en vaut la peine.
judgement-duel-bomb = Y a-t-il une carte qu’un coup au but pourrait frapper ?
judgement-duel-bomb-found = Oui : { $ways }. Aucun coup au but dans 16 % des lancers, un dans 48 %, deux dans 36 %.
judgement-duel-recruit = Une autre carte peut-elle être jouée ce tour-ci ?
judgement-duel-recruit-found = Oui : le recrutement ajoute une carte sur la table sans en prendre à la main.
judgement-duel-negotiate = Peut-on piocher une carte sans manquer une pioche plus grande à la fin du tour ?
judgement-duel-negotiate-found = Oui : une carte est piochée.
judgement-duel-draw-five = Une main vide apporte-t-elle plus de cartes à la fin du tour ?
judgement-duel-draw-five-found = Oui : { $cards } cartes seront alors piochées ; rien n’est donc pioché maintenant.
judgement-duel-hide = Quelle carte visible a le plus besoin d’être à couvert ?
judgement-duel-hide-found = { $ways ->
    [1] La seule qu’il y ait.
   *[other] Celle-ci, parmi { $ways }.
  } Si un front tenu à coup sûr vaut 100, la mettre à couvert vaut { $worth }.
judgement-duel-stay-open = Vaut-il mieux laisser toutes les cartes visibles ?
judgement-duel-stay-open-found = Oui : en cacher une ferait perdre, en actions à venir, plus que n’apporte le couvert.
judgement-duel-spring = Y a-t-il une carte cachée dont les actions valent plus que son couvert ?
judgement-duel-spring-found = { $ways ->
    [1] Oui, la seule qu’il y ait.
   *[other] Oui, celle-ci, parmi { $ways }.
  } Si un front tenu à coup sûr vaut 100, elle rapporte { $worth }.
judgement-duel-stay-hidden = Chaque carte cachée vaut-elle plus à couvert ?
judgement-duel-stay-hidden-found = Oui : aucune n’est retournée.
judgement-duel-expose = Où la découverte d’une carte cachée pèserait-elle le plus ?
judgement-duel-expose-found = { $ways ->
    [1] La seule qu’il y ait.
   *[other] Ici, parmi { $ways } cartes cachées.
  } Si un front tenu à coup sûr vaut 100, cela vaut { $worth }, riposte de la carte déduite.
judgement-duel-leave-hidden = La riposte d’une carte révélée coûterait-elle plus que sa découverte ne rapporte ?
judgement-duel-leave-hidden-found = Oui, pour chaque carte cachée.
judgement-duel-jailbreak = Quel retour de prison vaut le plus, et de quelle manière ?
judgement-duel-jailbreak-found = Celui-ci, parmi { $ways } possibilités. Si un front tenu à coup sûr vaut 100, il rapporte { $worth }.

# Ce que le stratège a comparé.
judgement-duel-strategist = Quel choix gagne le plus souvent quand on le poursuit ?
judgement-duel-strategist-found = Celui-ci, parmi { $ways }, poursuivis { $tries } fois en tout pendant les tours suivants, sur des répartitions des cartes cachées : { $chance } victoires sur cent ; le suivant { $second }.

# Les échelons : comment chaque adversaire pense et ce qu’il ne voit pas.
opponent-insurgent-random = Tire ses cartes et ses choix au sort ; il ne voit pas les fronts.
opponent-insurgent-sensible = Essaie chaque coup sur deux répartitions des cartes cachées, jusqu’à la fin du tour ; il ne voit pas votre réponse.
opponent-insurgent-strategist = Poursuit chaque choix pendant les tours suivants, vos réponses comprises, sur de nombreuses répartitions ; il ne voit aucune carte cachée et n’apprend rien de votre façon de jouer.
