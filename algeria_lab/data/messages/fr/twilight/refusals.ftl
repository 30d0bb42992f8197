# Pourquoi quelque chose est refusé dans Colonial Twilight, et ce qui marcherait. $place et les autres sont des noms, $given est ce qui a été demandé.

## Quelle que soit la décision
twilight-refusal-game-over = La partie est terminée : il n’y a plus rien à décider.
twilight-refusal-not-your-decision = C’est { $turn ->
    [fln] le FLN
   *[gov] le Gouvernement
  } qui décide maintenant, pas { $seat ->
    [fln] le FLN
   *[gov] le Gouvernement
  }.
twilight-refusal-verb-not-awaited = « { $verb } » n’est pas possible ici. Ce qui est demandé : { $step }{ $near ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire « { $near } » ?
  } Sont possibles : { $known }.
twilight-refusal-wrong-arguments = « { $verb } » demande : { $takes }.
twilight-refusal-not-a-space = « { $given } » : ce n’est ni un espace ni une case ni une piste que l’on puisse désigner ici. Il faut le nom d’un espace, comme Tizi Ouzou.
twilight-refusal-not-a-kind = { $given } n’est pas une sorte de pièce. Il y a FT et FP (troupes et police françaises), AT et AP (troupes et police algériennes), GB (base du Gouvernement), U et A (guérillero clandestin et actif), B (base du FLN).
twilight-refusal-not-a-number = { $given } n’est pas un nombre de 0 à 99.
twilight-refusal-not-a-word = « { $given } » n’est pas possible ici. Il faut { $takes }.
twilight-refusal-not-offered = « { $given } » n’est pas parmi les choix que les règles offrent à cette décision.
twilight-refusal-chart-silent = L’organigramme du non-joueur ne décide que pour le FLN, et ce n’est pas au FLN de décider maintenant.

## Cartes, cases et Événements pivots
twilight-refusal-box-closed = { $taken ->
    [none] Cette case est fermée : { $box }.
   *[other] La case « { $box } » est fermée au 2e éligible dès que le 1er a pris celle-ci : { $taken }.
  } Sont ouvertes : { $open }.
twilight-refusal-no-such-text = { $card } : cette carte n’a pas ce texte ({ $given }). Elle a : { $texts }.
twilight-refusal-not-your-pivotal = { $card } : ce n’est pas un Événement pivot de ce camp.
twilight-refusal-pivotal-played = { $card } : cet Événement pivot a déjà été joué ; il ne se joue qu’une fois.
twilight-refusal-coup-this-campaign = { $card } : déjà tenté pendant cette campagne ; on peut recommencer après la prochaine phase de remise à zéro.
twilight-refusal-pivotal-needs = { $card } ne s’ouvre que par { $opener }, qui n’est pas en vigueur ou n’a pas été joué.
twilight-refusal-suez-is-over = Suez appartient au passé dans le scénario { $scenario } : cet Événement pivot n’existe que dans la longue partie.
twilight-refusal-too-little-opposition = La mobilisation demande Opposition + bases d’au moins { $needed } ; elles sont à { $there }.
twilight-refusal-recall-never = { $card } ne peut pas être joué : une option de cette partie l’écarte.
twilight-refusal-no-troops-left = Il ne reste ni sur la carte ni aux disponibles de troupes françaises à envoyer hors jeu ; choisissez l’engagement.

## Les opérations en général
twilight-refusal-not-your-operation = { $operation } : c’est une opération de l’autre camp ; { $seat ->
    [fln] le FLN a recrutement, marche, attaque et terreur
   *[gov] le Gouvernement a formation, garnison, ratissage et assaut
  }.
twilight-refusal-nothing-to-select = { $operation } : aucun lieu ne peut être sélectionné maintenant.
twilight-refusal-cannot-pay = Cela coûte { $price }, et { $seat ->
    [fln] le FLN
   *[gov] le Gouvernement
  } n’a que { $held } { $held ->
    [0] ressource
    [one] ressource
   *[other] ressources
  }.
twilight-refusal-commitment-too-low = Cela coûte { $price } d’engagement ; il n’y en a que { $held }.
twilight-refusal-selected-already = { $place } : déjà sélectionné ; chaque lieu ne compte qu’une fois.
twilight-refusal-not-selected = { $place } : pas encore sélectionné ; il faut d’abord le sélectionner.
twilight-refusal-no-more-places = Plus d’autre lieu : la limite est ici de { $limit }.
twilight-refusal-select-a-place = Rien n’a encore été fait : il faut d’abord au moins un lieu ou une pièce, il y en a de possibles.
twilight-refusal-select-more-places = Il faut sélectionner { $needed ->
    [0] 0 lieu
    [one] 1 lieu
   *[other] { $needed } lieux
  } tant qu’il y en a ; jusqu’ici : { $selected }.
twilight-refusal-select-a-space-first = Il faut d’abord sélectionner un espace : cela va dans l’espace que l’on vient de sélectionner, et seulement avant ce qui vient plus tard dans l’opération.
twilight-refusal-not-in-algeria = { $place } n’est pas un espace d’Algérie, et cela ne se fait qu’en Algérie.
twilight-refusal-not-independent = { $place } : hors jeu jusqu’à l’indépendance du Maroc et de la Tunisie.
twilight-refusal-not-populated = { $place } n’a pas de population (aucune imprimée, ou secteur regroupé), et il en faut.
twilight-refusal-not-gov-controlled = { $place } n’est pas contrôlé par le Gouvernement.
twilight-refusal-not-fln-controlled = { $place } n’est pas contrôlé par le FLN, et c’est nécessaire.
twilight-refusal-gov-controlled = { $place } est contrôlé par le Gouvernement : le FLN ne peut pas y mener d’agitation.
twilight-refusal-no-fln-pieces = { $place } : aucune pièce du FLN n’est là pour mener l’agitation.
twilight-refusal-at-support-already = { $place } est déjà au soutien : il n’y a rien à pacifier.
twilight-refusal-at-oppose = { $place } est déjà à l’opposition : l’agitation n’y apporte plus rien.
twilight-refusal-none-there = { $place } : pas de { $kind }.
twilight-refusal-none-available = Pas de { $kind } aux disponibles.
twilight-refusal-too-few-there = { $place }, demandés : { $given } ({ $kind }) ; il y en a { $there }.
twilight-refusal-too-few-to-move = { $place }, { $kind } : on ne peut pas en faire partir { $given } ; { $there ->
    [0] on ne peut en faire partir aucune
   *[other] le nombre possible va de 1 à { $there }
  }.
twilight-refusal-too-few-to-place = { $kind } : on ne peut pas en avoir { $given }, seulement { $there }, des disponibles et de la carte.
twilight-refusal-too-many-to-move = { $given }, c’est trop : { $most } pièces peuvent se déplacer en tout, dont encore { $left }.
twilight-refusal-wrong-kind = { $kind } : cela ne concerne pas cette sorte de pièce. Sont possibles : { $wanted }.
twilight-refusal-not-so-many = { $place }, { $kind } : on ne peut pas en choisir { $given } ; { $most ->
    [0] on ne peut en choisir aucune
    [1] on peut en choisir 1
   *[other] on peut en choisir de 1 à { $most }
  }.
twilight-refusal-two-different-spaces = { $place } est nommé deux fois : les pièces vont d’un lieu à un autre.
twilight-refusal-not-adjacent = { $place } ne touche pas { $source }.
twilight-refusal-track-at-its-end = { $place } : le marqueur est déjà au bout.
twilight-refusal-underground-needed = { $place } : il faut { $needed } { $needed ->
    [0] guérillero clandestin
    [one] guérillero clandestin
   *[other] guérilleros clandestins
  }, il y en a { $there }.
twilight-refusal-guerrillas-needed = { $place } : il faut { $needed } { $needed ->
    [0] guérillero
    [one] guérillero
   *[other] guérilleros
  }, il y en a { $there }.
twilight-refusal-no-fln-base = { $place } : il n’y a pas de base du FLN.
twilight-refusal-no-room-for-base = { $place } : pas de place pour une base de plus ; un espace en contient 2 au plus, des deux camps ensemble, une de plus là où un événement a fait de la place.
twilight-refusal-troops-and-police-needed = { $place } : il faut à la fois des troupes et de la police ; il y a { $troops } en troupes et { $police } en police.
twilight-refusal-nothing-exposed = { $place } : rien ne peut y être retiré. { $hidden ->
    [0] Aucun guérillero n’y est clandestin ;
   *[other] Les guérilleros clandestins ({ $hidden }) sont à l’abri, il faut d’abord les rendre actifs ;
  } une base ne tombe que si aucun guérillero ne la protège.
twilight-refusal-nothing-to-activate = { $place } : les cubes qui s’y trouvent ne peuvent rendre actif personne : pas de guérillero clandestin, ou trop peu de cubes (en montagne, 2 pour chacun).
twilight-refusal-activated-already = Des guérilleros ont déjà été rendus actifs dans cette opération. Sélectionner, déplacer et la Paix des braves viennent avant, et une garnison ne le fait qu’une fois.
twilight-refusal-activated-there = { $place } : ce ratissage y a déjà rendu actifs des guérilleros.
twilight-refusal-one-level-already = { $place } : déjà déplacé d’un niveau ; une opération ne va pas plus loin.
twilight-refusal-peace-talks = Les pourparlers de paix sont en jeu : jusqu’à la prochaine remise à zéro, ni assaut ni attaque.
twilight-refusal-hardened-bars = { $place } : le durcissement des positions est en jeu. Le Gouvernement ne mène la formation que dans les villes et les secteurs au soutien, le FLN n’extorque dans un secteur que s’il y a une base.
twilight-refusal-not-in-play = N’est pas en jeu : { $marker }.

## Les opérations du Gouvernement
twilight-refusal-no-place-to-train = { $place } : la formation demande une ville ou un espace avec une base du Gouvernement. « { twilight-card-65 } » y ajoute les secteurs que le Gouvernement contrôle avec des troupes et de la police ; « { twilight-card-46 } », de la police dans les secteurs au soutien qu’il contrôle.
twilight-refusal-pacified-already = La pacification a commencé ({ $place }) : après cela, plus aucun lieu ne reçoit de formation.
twilight-refusal-number-of-cubes = On ne peut pas placer { $given } cubes : il en faut de 1 à { $most }.
twilight-refusal-only-algerian-police = { $place } reçoit la formation grâce aux moghaznis : police algérienne seulement, pas de troupes.
twilight-refusal-no-more-pacification = Cette formation ne peut pacifier que { $limit ->
    [0] 0 espace
    [one] 1 espace
   *[other] { $limit } espaces
  }, et elle a commencé.
twilight-refusal-not-garrisoned = { $place } n’entre pas dans cette garnison : la police se déplace entre espaces d’Algérie à population imprimée, vers un autre que le sien.
twilight-refusal-not-a-destination = { $place } n’est pas une destination de cette garnison, et elle ne rend actifs des guérilleros qu’à une destination.
twilight-refusal-activate-first = { $place } : la police peut y rendre actifs des guérilleros. Une garnison le fait avant de se terminer, là ou dans un autre de ses espaces.
twilight-refusal-nothing-to-sweep = { $place } : aucun guérillero à y trouver, et pas de troupes voisines qui puissent encore y entrer.
twilight-refusal-braved-already = { $place } : la Paix des braves y a déjà fait partir un guérillero.
twilight-refusal-no-cubes-there = { $place } : il n’y a là ni troupes ni police.
twilight-refusal-force-too-small = { $place } : une force de { $force } n’y retire rien. En montagne il faut 2 par pièce ; la police ne compte qu’en ville et, après l’indépendance, dans les secteurs frontaliers.

## Les activités spéciales du Gouvernement, et l’OAS
twilight-refusal-no-special-here = { $special } : seulement avec la case « Opération et activité spéciale ».
twilight-refusal-special-used = Cette opération a déjà eu son activité spéciale : { $special }.
twilight-refusal-special-impossible = { $special } : cela ne peut rien faire maintenant.
twilight-refusal-no-deployment = { $place } n’est ni une ville ni contrôlé par le Gouvernement, et n’a pas de base du Gouvernement.
twilight-refusal-balky = Les appelés récalcitrants sont en jeu : on ne peut pas déployer de { $kind } depuis les disponibles.
twilight-refusal-too-many-bases = { $place } a { $there } { $there ->
    [0] base
    [one] base
   *[other] bases
  } et en contient 2 au plus : { $given } de plus, cela ne va pas.
twilight-refusal-not-mobilized = Pas de regroupement avant que la mobilisation ait été jouée.
twilight-refusal-not-of-population-one = { $place } n’est pas un secteur de population imprimée 1 ; seuls ceux-là sont regroupés.
twilight-refusal-resettled-already = { $place } est déjà regroupé.
twilight-refusal-moves-already = Ce déploiement a sélectionné { $place } pour déplacer des pièces : c’est cela ou regrouper, pas les deux.
twilight-refusal-too-few-lift-spaces = Un transport de troupes couvre maintenant { $limit ->
    [0] 0 espace
    [one] un seul espace
   *[other] { $limit } espaces
  }, et il en faut deux.
twilight-refusal-no-more-lift-spaces = Ce transport de troupes couvre { $limit } espaces en tout, et cela en ferait un de plus.
twilight-refusal-lifted-there = { $place } a reçu des troupes par ce transport, et n’en envoie plus.
twilight-refusal-not-exposed = { $place }, { $kind } : cela ne peut pas y être neutralisé maintenant. Les guérilleros actifs peuvent l’être, les clandestins seulement par la torture, les bases quand il ne reste aucun guérillero.
twilight-refusal-one-underground-only = { $place } : la torture retire un seul guérillero clandestin par espace, et c’est fait.
twilight-refusal-no-more-pieces = Cette neutralisation retire au plus { $most } pièces, et c’est fait.
twilight-refusal-no-oas = L’Événement pivot OAS n’est pas en vigueur.
twilight-refusal-terror-there = { $place } a déjà un marqueur de terreur ; l’OAS frappe là où il n’y en a pas.

## Les opérations du FLN
twilight-refusal-city-at-support = { $place } est une ville au soutien : le FLN ne peut pas y recruter.
twilight-refusal-no-place-to-rally = { $place } : le FLN ne recrute que dans un espace ou sur la piste France.
twilight-refusal-nothing-to-rally = { $place } : un recrutement n’y change rien : personne à placer, pas de base à bâtir, personne à cacher, pas d’agitation possible.
twilight-refusal-agitated-already = Ce recrutement mène déjà l’agitation ({ $place }) : dans aucun autre espace, et plus aucun lieu n’est sélectionné.
twilight-refusal-number-of-guerrillas = { $place } : on ne peut pas en placer { $given }, mais { $most ->
    [1] seulement 1
   *[other] de 1 à { $most }
  }.
twilight-refusal-guerrillas-for-base = Une base prend la place de { $needed } guérilleros, pas de { $given }.
twilight-refusal-rally-something = { $place } n’a pas de base du FLN, et il y a un guérillero disponible : le recrutement doit le placer ou faire autre chose.
twilight-refusal-stays-in-country = { $place } : les guérilleros y restent dans les pays voisins, on ne les prend pas pour l’Algérie.
twilight-refusal-no-place-to-march = { $place } n’est pas un espace où l’on puisse marcher.
twilight-refusal-no-group-can-come = { $place } : aucun guérillero voisin ne peut y entrer ; il n’y en a pas, ou ils ont fini leur mouvement.
twilight-refusal-paranoia-bars = La paranoïa est en jeu : pas de marche de { $source } vers { $place }, secteur d’une autre wilaya.
twilight-refusal-one-group-only = De { $source } vers { $place }, un seul groupe marche par carte, et il est parti : les guérilleros marchent ensemble ou restent.
twilight-refusal-empty-group = { $place } : un groupe compte au moins un guérillero.
twilight-refusal-no-gov-pieces = { $place } : il n’y a pas de pièce du Gouvernement à attaquer.
twilight-refusal-no-more-ambushes = La limite est de { $limit } embuscades.
twilight-refusal-others-fall-first = { $kind } : ce n’est pas encore son tour. La police tombe d’abord, puis les troupes, puis les bases. Tombe maintenant : { $first }.
twilight-refusal-spoils-terror = { $place } : extorquer là ne laisserait aucun espace à la terreur que cela paie.
twilight-refusal-not-algerian = { $kind } : la subversion ne touche que les troupes et la police algériennes.
twilight-refusal-remove-or-replace = { $removed } { $removed ->
    [0] cube a déjà été retiré
    [one] cube a déjà été retiré
   *[other] cubes ont déjà été retirés
  } : une subversion retire des cubes ou remplace un cube de police, pas les deux.

## Événements
twilight-refusal-event-goes-on = { $card } demande davantage, et c’est possible : il faut continuer.
twilight-refusal-place-not-meant = { $place } n’est pas un lieu que l’événement désigne.
twilight-refusal-kind-not-meant = { $kind } : l’événement ne désigne pas de telles pièces.
twilight-refusal-space-must-be = { $place } ne convient pas : l’événement veut { $must }.
twilight-refusal-guerrillas-first = { $place } : les guérilleros partent avant la base.
twilight-refusal-already-there = { $place } : les pièces y sont déjà ; choisissez un autre lieu.
twilight-refusal-not-from-out-of-play = { $card } ne prend rien hors jeu.
twilight-refusal-no-guerrillas-in-wilaya = La wilaya { $wilaya } n’a pas de guérilleros.
twilight-refusal-no-such-branch = { $given } : cet événement ne l’offre pas. Il offre : { $open }.
twilight-refusal-branch-without-effect = { $branch } : cela ne changerait rien maintenant.
twilight-refusal-wrong-direction = Le marqueur va vers { $toward }, pas vers { $given }.
twilight-refusal-not-so-far = { $given }, c’est trop : au plus { $most }.

## Phase de propagande
twilight-refusal-wrong-steps = { $place } : { $given } pas, ce n’est pas possible, { $most ->
    [1] seulement 1
   *[other] de 1 à { $most }
  } : chacun retire un marqueur de terreur ou, s’il n’y en a plus, déplace d’un niveau.
twilight-refusal-spent-commitment = Pacifier ne peut pas coûter en tout plus que l’engagement : { $spent } dépensés, encore { $price } demandés, engagement { $commitment }.
twilight-refusal-no-redeploy-there = { $place } : { $seat ->
    [fln] les guérilleros vont vers un espace d’Algérie avec une base du FLN
   *[gov] les troupes vont vers les villes et les bases du Gouvernement, la police là où le Gouvernement a le contrôle
  }.
twilight-refusal-nothing-to-redeploy = { $place } : aucune pièce ne peut encore y être envoyée.
twilight-refusal-name-a-target = Il faut d’abord nommer l’espace où vont les pièces.
twilight-refusal-not-welcome = { $kind } : pas vers { $target }. Les troupes vont vers les villes et les bases du Gouvernement, la police là où le Gouvernement a le contrôle, les guérilleros vers les bases du FLN.
twilight-refusal-out-of-reach = { $kind } : pas de { $place } vers { $target } ; en Algérie, vers un autre espace, et les guérilleros seulement dans leur wilaya.
twilight-refusal-redeployed-already = { $place }, { $kind } : il en est venu là pendant cette phase, ceux qui s’y trouvent restent.

## Ce qu’un événement veut d’un espace
twilight-must-algeria = un espace d’Algérie
twilight-must-playable = un espace où le FLN peut avoir des pièces
twilight-must-city = une ville
twilight-must-sector = un secteur
twilight-must-country = le Maroc ou la Tunisie
twilight-must-independent = que le Maroc et la Tunisie soient indépendants
twilight-must-mountain = un espace de montagne
twilight-must-coastal = un espace côtier
twilight-must-populated = un espace peuplé
twilight-must-settable = un espace qui peut être au soutien ou à l’opposition
twilight-must-neutral = un espace neutre
twilight-must-not_neutral = un espace qui n’est pas neutre
twilight-must-not_support = un espace qui n’est pas au soutien
twilight-must-not_oppose = un espace qui n’est pas à l’opposition
twilight-must-no_terror = un espace sans terreur
twilight-must-gov_controlled = un espace contrôlé par le Gouvernement
twilight-must-fln_controlled = un espace contrôlé par le FLN
twilight-must-guerrillas = un espace avec des guérilleros
twilight-must-fln_base = un espace avec une base du FLN
twilight-must-no_fln_base = un espace sans base du FLN
twilight-must-algerian_police = un espace avec de la police algérienne
twilight-must-room = un espace où une base a sa place
twilight-must-no_plus_pop = un espace dont la population n’a pas encore été augmentée
twilight-must-plus_pop_left = un espace pour lequel il reste un marqueur de population
twilight-must-algiers = Alger
twilight-must-tunisia = la Tunisie

## Ce qu’un choix demande
twilight-takes-space = un espace par son nom
twilight-takes-kind = une sorte de pièce (FT, FP, AT, AP, GB, U, A ou B)
twilight-takes-number = un nombre
twilight-takes-one-of = un des mots { $words }
twilight-takes-nothing = rien de plus
twilight-typed = { $word } ({ $said })
twilight-refusal-no-assault-left = Il ne resterait rien à assaillir : après { $source } → { $target }, aucun transport ne pourrait amener assez de forces nulle part, et il faut un espace à un assaut.
twilight-refusal-lift-to-assault = L’assaut n’a pas encore d’espace et, avec les troupes où elles sont, il ne retirerait rien nulle part : transportez-en encore là où des guérilleros sont actifs.
