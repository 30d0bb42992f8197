# Les cartes de Colonial Twilight : titres, effets des textes dans nos propres mots, une notice d’histoire. Les
# événements et événements pivots vont de 01 à 66, les tours de propagande de 67 à 71. « Le camp qui joue la carte » est
# celui qui exécute l’événement. Sources de l’histoire : data/twilight/card_sources.toml.

twilight-card-01 = Quadrillage
twilight-text-01-unshaded = Le camp qui joue la carte place autant qu’il veut de la police française des Disponibles, répartie sur 3 espaces d’Algérie au plus.
twilight-text-01-shaded = Le FLN fait 2 Marches limitées gratuites, chacune vers 1 destination et de 1 pas pour chaque groupe.

twilight-card-02 = Appelés récalcitrants
twilight-text-02-unshaded = Le Gouvernement peut mener un Entraînement gratuit dans 2 lieux au plus qu’il pourrait sélectionner, pistes comprises ; pacifier se paie comme d’habitude.
twilight-text-02-shaded = { twilight-lasts-momentum } { twilight-marker-balky-does }

twilight-card-03 = Capture de dirigeants
twilight-text-03-unshaded = Le camp qui joue la carte choisit 1 wilaya : toutes ses guérillas deviennent actives.
twilight-text-03-shaded = Le camp qui joue la carte fait passer à l’Opposition 1 ou 2 espaces peuplés d’Algérie contrôlés par le FLN.

twilight-card-04 = Découverte de pétrole et de gaz
twilight-text-04-single = Le camp qui joue la carte ajoute 0, 1 ou 2 points d’Engagement, sans dépasser 50. Deux fois autant de cubes français vont alors de la carte, des Disponibles ou des deux Hors jeu ; le Gouvernement choisit lesquels, et l’on n’ajoute pas plus d’Engagement que les cubes présents ne le permettent.

twilight-card-05 = Paix des braves
twilight-text-05-unshaded = { twilight-lasts-momentum } { twilight-marker-brave-does }
twilight-text-05-shaded = Le FLN mène un Recrutement gratuit dans 2 lieux quelconques qu’il pourrait sélectionner ; l’Agitation se paie comme d’habitude.

twilight-card-06 = Luttes de factions
twilight-text-06-unshaded = Le camp qui joue la carte choisit : ou bien 3 guérillas au plus de 1 wilaya vont aux Disponibles, ou bien le marqueur de la piste France se déplace de 2 cases au plus vers A.
twilight-text-06-shaded = Le FLN mène un Recrutement gratuit dans 1 espace qu’il pourrait sélectionner et où il a une base ; l’Agitation se paie comme d’habitude.

twilight-card-07 = 5e Bureau
twilight-text-07-unshaded = Le camp qui joue la carte choisit 1 wilaya et jette 1 dé. Si le résultat ne dépasse pas le nombre de guérillas qui s’y trouvent, il en envoie aux Disponibles, à son choix, autant que le dé au plus.
twilight-text-07-shaded = Le camp qui joue la carte fait glisser 2 secteurs quelconques de 1 niveau chacun vers l’Opposition.

twilight-card-08 = Raid aérien au-delà de la frontière
twilight-text-08-unshaded = Le camp qui joue la carte retire jusqu’à 3 guérillas, même clandestines, de 1 pays indépendant et les envoie aux Disponibles.
twilight-text-08-shaded = { twilight-lasts-momentum } { twilight-marker-air_strike-does }

twilight-card-09 = Béni-oui-oui
twilight-text-09-single = Le camp qui joue la carte fait passer jusqu’à 2 espaces Neutres peuplés et sans terreur au Soutien ou à l’Opposition, à son gré pour chacun.

twilight-card-10 = Moudjahidine
twilight-text-10-unshaded = Le camp qui joue la carte choisit 1 wilaya : toutes ses guérillas deviennent actives.
twilight-text-10-shaded = { twilight-lasts-momentum } { twilight-marker-moudjahidine-does }

twilight-card-11 = Bananes
twilight-text-11-unshaded = { twilight-lasts-momentum } { twilight-marker-bananes-does }
twilight-text-11-shaded = L’Engagement baisse de 1.

twilight-card-12 = Ventilos
twilight-text-12-unshaded = { twilight-lasts-momentum } { twilight-marker-ventilos-does }
twilight-text-12-shaded = On jette 1 dé et on prend la moitié, arrondie au-dessus : le camp qui joue la carte peut déplacer autant de guérillas au plus (1 à 3) entre 3 espaces côtiers quelconques, pays indépendants compris, sans rien payer et sans les rendre actives.

twilight-card-13 = SAS
twilight-text-13-unshaded = { twilight-lasts-capability } { twilight-marker-sas_gov-does }
twilight-text-13-shaded = { twilight-lasts-capability } { twilight-marker-sas_fln-does }

twilight-card-14 = Manifestations à Paris
twilight-text-14-single = Le camp qui joue la carte déplace le marqueur de la piste France de 2 cases au plus, dans un sens ou dans l’autre.

twilight-card-15 = Jean-Paul Sartre
twilight-text-15-unshaded = Le FLN gagne 2 Ressources.
twilight-text-15-shaded = L’Engagement baisse de 1.

twilight-card-16 = OTAN
twilight-text-16-unshaded = On jette 1 dé : autant de cubes français, dans la mesure où il y en a, passent du Hors jeu aux Disponibles, au choix du camp qui joue la carte. L’Engagement ne change pas.
twilight-text-16-shaded = On jette 1 dé : autant de cubes français vont des Disponibles, de la carte ou des deux Hors jeu, et le Gouvernement choisit lesquels. L’Engagement ne change pas.

twilight-card-17 = Commandos
twilight-text-17-unshaded = { twilight-lasts-capability } { twilight-marker-commandos_gov-does }
twilight-text-17-shaded = { twilight-lasts-capability } { twilight-marker-commandos_fln-does }

twilight-card-18 = Torture
twilight-text-18-single = { twilight-lasts-capability } { twilight-marker-torture-does }

twilight-card-19 = Grève générale
twilight-text-19-unshaded = Le camp qui joue la carte rend Neutre 1 ville, même déjà Neutre, et la Population de celle-ci s’ajoute à l’Engagement.
twilight-text-19-shaded = Le FLN gagne 2 Ressources.

twilight-card-20 = Sauve qui peut
twilight-text-20-single = Le camp qui joue la carte peut envoyer jusqu’à 3 pièces de la carte aux Disponibles, guérillas ou police algérienne à son gré, et paie 1 Ressource pour chacune.

twilight-card-21 = Résolution des Nations unies
twilight-text-21-unshaded = L’Engagement monte de 1.
twilight-text-21-shaded = L’Engagement baisse de 1.

twilight-card-22 = Le gouvernement des États-Unis est convaincu…
twilight-text-22-unshaded = L’Engagement monte de 2.
twilight-text-22-shaded = L’Engagement baisse de 2.

twilight-card-23 = Affinités diplomatiques
twilight-text-23-unshaded = Le camp qui joue la carte retire jusqu’à 1 base du FLN du Maroc et autant de la Tunisie, s’ils sont indépendants. L’Engagement ne change pas.
twilight-text-23-shaded = Le FLN gagne 6 Ressources.

twilight-card-24 = Développement économique
twilight-text-24-unshaded = Le camp qui joue la carte fait passer au Soutien jusqu’à 2 espaces peuplés contrôlés par le Gouvernement.
twilight-text-24-shaded = Le Gouvernement perd 6 Ressources.

twilight-card-25 = Purge
twilight-text-25-single = On jette 1 dé et on prend la moitié, arrondie au-dessus : le camp qui joue la carte envoie autant de pièces ennemies (1 à 3) de son choix, sauf des bases, de la carte aux Disponibles. L’ennemi perd en outre autant de Ressources que l’indique un second dé.

twilight-card-26 = Casbah
twilight-text-26-unshaded = Le camp qui joue la carte retire d’Alger autant de pièces du FLN qu’il veut et les envoie aux Disponibles. L’Engagement monte de 1 pour chaque base retirée, les Ressources du FLN de 1 pour chaque pièce.
twilight-text-26-shaded = Le camp qui joue la carte place jusqu’à 4 guérillas à Alger. Si la ville passe ainsi sous le contrôle du FLN, il peut y mener gratuitement 1 pas d’Agitation : il retire 1 marqueur de terreur ou, s’il n’y en a pas, fait glisser Alger de 1 niveau vers l’Opposition.

twilight-card-27 = Déplacements clandestins
twilight-text-27-unshaded = { twilight-lasts-capability } { twilight-marker-covert_gov-does }
twilight-text-27-shaded = { twilight-lasts-capability } { twilight-marker-covert_fln-does }

twilight-card-28 = Atrocités et représailles
twilight-text-28-single = Le camp qui joue la carte pose jusqu’à 2 marqueurs de terreur, contre 1 Ressource chacun, dans des espaces quelconques d’Algérie, même s’il y en a déjà ou les deux au même endroit. Chacun de ces espaces devient Neutre, et l’Engagement baisse de 1 par marqueur.

twilight-card-29 = L’appel du contingent
twilight-text-29-unshaded = Le camp qui joue la carte fait passer autant de police française qu’il veut du Hors jeu aux Disponibles ; l’Engagement baisse de 1 par groupe entier de 3.
twilight-text-29-shaded = { twilight-lasts-momentum } { twilight-marker-call_up-does }

twilight-card-30 = Changement de tactique
twilight-text-30-single = Le camp qui joue la carte retire du jeu 1 marqueur de Capacité, de n’importe quel camp : elle ne s’applique plus.

twilight-card-31 = Intimidation
twilight-text-31-unshaded = { twilight-lasts-momentum } { twilight-marker-intimidation-does }
twilight-text-31-shaded = Le FLN gagne les Ressources que donne la piste France dans sa case actuelle (de 1 en A à 6 en F).

twilight-card-32 = Taleb l’artificier
twilight-text-32-unshaded = { twilight-lasts-capability } { twilight-marker-taleb_gov-does }
twilight-text-32-shaded = { twilight-lasts-capability } { twilight-marker-taleb_fln-does }

twilight-card-33 = Déluge de feu
twilight-text-33-unshaded = { twilight-lasts-capability } { twilight-marker-overkill_gov-does }
twilight-text-33-shaded = { twilight-lasts-capability } { twilight-marker-overkill_fln-does }

twilight-card-34 = Élections
twilight-text-34-unshaded = Le camp qui joue la carte choisit : ou bien l’Engagement monte de 1, ou bien il fait passer au Soutien 1 espace Neutre peuplé et sans terreur.
twilight-text-34-shaded = Le camp qui joue la carte rend Neutre 1 secteur.

twilight-card-35 = Napalm
twilight-text-35-unshaded = { twilight-lasts-capability } { twilight-marker-napalm_gov-does }
twilight-text-35-shaded = { twilight-lasts-capability } { twilight-marker-napalm_fln-does }

twilight-card-36 = Assassinat
twilight-text-36-unshaded = Le camp qui joue la carte envoie 1 guérilla, où qu’elle soit, aux Pertes. Le FLN perd autant de Ressources que l’indique 1 dé.
twilight-text-36-shaded = Le camp qui joue la carte place n’importe où sur la carte 1 guérilla clandestine venue des Disponibles ou du Hors jeu. Le FLN gagne autant de Ressources que l’indique 1 dé.

twilight-card-37 = Intégration
twilight-text-37-unshaded = Le Gouvernement peut mener un Entraînement gratuit dans 2 lieux au plus qu’il pourrait sélectionner, pistes comprises ; pacifier se paie comme d’habitude.
twilight-text-37-shaded = Le FLN mène une Subversion gratuite, sans avoir besoin d’une guérilla clandestine dans l’espace.

twilight-card-38 = Crise économique en France
twilight-text-38-unshaded = Le FLN perd autant de Ressources que l’indique 1 dé.
twilight-text-38-shaded = Le Gouvernement perd autant de Ressources que l’indique 1 dé, et l’Engagement baisse de 1.

twilight-card-39 = Repli dans le djebel
twilight-text-39-unshaded = Le camp qui joue la carte choisit 2 espaces de montagne sans base du FLN : toutes les guérillas qui s’y trouvent vont aux Disponibles.
twilight-text-39-shaded = Toutes les guérillas des espaces de montagne redeviennent clandestines.

twilight-card-40 = Mouvement stratégique
twilight-text-40-unshaded = Le camp qui joue la carte peut déplacer gratuitement jusqu’à 6 cubes en tout entre 3 espaces côtiers quelconques d’Algérie.
twilight-text-40-shaded = { twilight-lasts-momentum } { twilight-marker-strategic-does }

twilight-card-41 = Égypte
twilight-text-41-unshaded = Le FLN perd 3 Ressources.
twilight-text-41-shaded = Le FLN gagne autant de Ressources que l’indique 1 dé.

twilight-card-42 = Contrat d’armes tchèques
twilight-text-42-unshaded = Le FLN perd 2 Ressources par niveau du Barrage frontalier, ou 2 en tout tant que le Maroc et la Tunisie ne sont pas indépendants.
twilight-text-42-shaded = Le FLN gagne 6 Ressources.

twilight-card-43 = Réfugiés
twilight-text-43-unshaded = Le camp qui joue la carte choisit 2 villes : chacune gagne 1 point de Population jusqu’à la fin de la partie.
twilight-text-43-shaded = Si le Maroc et la Tunisie sont indépendants, chacun peut désormais abriter 3 bases.

twilight-card-44 = Paranoïa
twilight-text-44-unshaded = { twilight-lasts-momentum } { twilight-marker-paranoia-does }
twilight-text-44-shaded = Toutes les guérillas redeviennent clandestines.

twilight-card-45 = Plan Challe
twilight-text-45-unshaded = { twilight-lasts-momentum } { twilight-marker-challe_gov-does }
twilight-text-45-shaded = { twilight-lasts-momentum } { twilight-marker-challe_fln-does }

twilight-card-46 = Moghaznis
twilight-text-46-unshaded = { twilight-lasts-momentum } { twilight-marker-moghazni-does }
twilight-text-46-shaded = Dans 1 secteur, le camp qui joue la carte remplace tout ou partie de la police algérienne par autant de guérillas clandestines ; la police va aux Disponibles.

twilight-card-47 = Troisième force
twilight-text-47-unshaded = Dans 1 secteur, le camp qui joue la carte remplace jusqu’à 3 guérillas par autant de police algérienne ; les guérillas vont aux Disponibles.
twilight-text-47-shaded = Le camp qui joue la carte fait passer à l’Opposition 1 secteur où se trouve de la police algérienne.

twilight-card-48 = Ultras
twilight-text-48-unshaded = Le camp qui joue la carte envoie aux Disponibles jusqu’à 1 guérilla de chaque ville.
twilight-text-48-shaded = On jette 1 dé et on prend la moitié, arrondie au-dessus : autant de cubes algériens (1 à 3) vont aux Disponibles, au choix du camp qui joue la carte.

twilight-card-49 = Complot de faction
twilight-text-49-unshaded = La moitié des guérillas de Tunisie, arrondie au-dessous, va aux Disponibles, au choix du camp qui joue la carte. Sans effet avant l’indépendance du Maroc et de la Tunisie.
twilight-text-49-shaded = Le camp qui joue la carte déplace autant de guérillas qu’il veut entre le Maroc et la Tunisie. Sans effet avant l’indépendance du Maroc et de la Tunisie.

twilight-card-50 = Bleuite
twilight-text-50-unshaded = Le camp qui joue la carte choisit 1 espace d’Algérie : toutes les guérillas y deviennent actives, puis il jette 1 dé. Si le résultat ne dépasse pas leur nombre, 2 d’entre elles, ou la seule présente, vont aux Pertes.
twilight-text-50-shaded = Le camp qui joue la carte envoie aux Disponibles 2 cubes de police algérienne en tout, d’espaces quelconques.

twilight-card-51 = Au trou
twilight-text-51-unshaded = Le camp qui joue la carte choisit 1 secteur, avec ou sans guérillas : toutes celles qui s’y trouvent deviennent actives et le secteur passe à l’Opposition.
twilight-text-51-shaded = Le camp qui joue la carte place dans 1 secteur 2 guérillas venues des Disponibles, du Hors jeu ou des deux.

twilight-card-52 = Remaniement ministériel
twilight-text-52-single = Le camp qui joue la carte déplace le marqueur de la piste France de 1 case, dans un sens ou dans l’autre.

twilight-card-53 = Contrôle de la population
twilight-text-53-unshaded = { twilight-lasts-momentum } { twilight-marker-pop_control-does }
twilight-text-53-shaded = Le camp qui joue la carte rend Neutre 1 ville.

twilight-card-54 = Opération 744
twilight-text-54-single = Le camp qui joue la carte déplace au plus 4 cubes de troupes françaises, où qu’ils soient, vers 1 secteur de montagne. Jusqu’à 2 pièces du FLN qui s’y trouvent vont ensuite aux Disponibles, les guérillas, même clandestines, avant les bases ; l’Engagement ne change pas.

twilight-card-55 = Mise en valeur
twilight-text-55-unshaded = Le camp qui joue la carte place jusqu’à 2 bases du Gouvernement venues des Disponibles, du Hors jeu ou des deux, partout en Algérie où il y a de la place.
twilight-text-55-shaded = Le FLN gagne 3 Ressources.

twilight-card-56 = Durcissement des positions
twilight-text-56-single = { twilight-lasts-momentum } { twilight-marker-hardened-does }

twilight-card-57 = Pourparlers de paix
twilight-text-57-single = { twilight-lasts-momentum } { twilight-marker-peace_talks-does }

twilight-card-58 = L’armée en attente
twilight-text-58-unshaded = La moitié des guérillas de Tunisie, arrondie au-dessous, va Hors jeu, au choix du camp qui joue la carte. Sans effet avant l’indépendance du Maroc et de la Tunisie.
twilight-text-58-shaded = Le camp qui joue la carte place 1 base du FLN au Maroc ou en Tunisie, là où il y a de la place. Sans effet avant l’indépendance du Maroc et de la Tunisie.

twilight-card-59 = Conférence de Bandung
twilight-text-59-unshaded = Le FLN perd autant de Ressources que l’indique 1 dé.
twilight-text-59-shaded = Le FLN gagne autant de Ressources que l’indique 1 dé.

twilight-card-60 = Congrès de la Soummam
twilight-text-60-unshaded = Le camp qui joue la carte remplace jusqu’à 2 bases du FLN en Algérie par 1 guérilla clandestine chacune, venue des Disponibles. L’Engagement ne change pas.
twilight-text-60-shaded = Le camp qui joue la carte place gratuitement jusqu’à 2 bases du FLN en Algérie, partout où il y a de la place.

twilight-card-61 = Indépendance du Maroc et de la Tunisie
twilight-text-61-single = Événement pivot du FLN, ouvert dès que « { twilight-card-64 } » a été jouée. Le Maroc et la Tunisie entrent en jeu, et le FLN peut y mener Marche, Recrutement et Extorsion. Le Barrage frontalier est mis à 0 ; désormais, la police des secteurs frontaliers compte comme des troupes dans un Assaut.

twilight-card-62 = Crise de Suez
twilight-text-62-single = Événement pivot du FLN, sans condition. 1 dé dit combien de cubes de troupes françaises, dans la mesure où il y en a, le Gouvernement met de côté, à son choix, depuis la carte, les Disponibles ou les deux ; chaque camp perd 6 Ressources. Au prochain Tour de propagande, le FLN gagne 6 Ressources et ces troupes reviennent dans des villes ou des espaces dotés d’une base du Gouvernement, sans coût en Engagement.

twilight-card-63 = OAS
twilight-text-63-single = Événement pivot du FLN, ouvert tant que « { twilight-card-65 } » est en vigueur et annulé avec lui. { twilight-marker-oas-does }

twilight-card-64 = Mobilisation
twilight-text-64-single = Événement pivot du Gouvernement, ouvert dès que l’Opposition et les bases atteignent 15. Le Gouvernement fait passer autant de pièces françaises qu’il veut du Hors jeu aux Disponibles, au plus la moitié de son Engagement, arrondie au-dessus, sans rien payer en Engagement. Désormais, il peut regrouper la population de secteurs de Population 1.

twilight-card-65 = Retour de De Gaulle
twilight-text-65-single = Événement pivot du Gouvernement, ouvert dès que « { twilight-card-66 } » a été joué une fois ; il dure jusqu’à ce que cette carte l’annule, et ne revient pas. Le Gouvernement peut aussi mener un Entraînement dans les secteurs peuplés qu’il contrôle avec des troupes et de la police ; à la phase des Ressources, le Soutien total remplace les pièces françaises disponibles ; les Pertes françaises ne coûtent plus d’Engagement. Le FLN peut jouer « { twilight-card-63 } ».

twilight-card-66 = Coup d’État
twilight-text-66-single = Événement pivot du Gouvernement, ouvert une fois par campagne : chaque camp jette 1 dé. Si celui du Gouvernement est plus haut, « { twilight-card-65 } » et « { twilight-card-63 } » sont annulés s’ils sont en jeu, l’Engagement monte du résultat le plus bas et les Ressources du Gouvernement de la somme. Si celui du FLN est plus haut, le FLN choisit : ou bien l’Engagement baisse du résultat le plus bas, ou bien autant de cubes de troupes françaises, choisis par lui, vont de la carte, des Disponibles ou des deux Hors jeu. À égalité, rien ne change, mais la carte compte comme jouée.

twilight-card-67 = Tour de propagande

twilight-card-68 = Tour de propagande

twilight-card-69 = Tour de propagande

twilight-card-70 = Tour de propagande

twilight-card-71 = Tour de propagande

# Marqueurs de Capacité et d’Élan, par code : leurs noms, et ce que fait chacun tant qu’il est en jeu.

twilight-lasts-capability = Capacité, jusqu’à la fin de la partie à moins que l’événement 30 ne la retire :
twilight-lasts-momentum = Élan, jusqu’à la phase de Remise en ordre du prochain Tour de propagande :

twilight-marker-sas_gov = SAS, portée élargie
twilight-marker-sas_gov-does = Un Entraînement peut pacifier jusqu’à 2 espaces sélectionnés au lieu de 1.

twilight-marker-sas_fln = SAS, retenue
twilight-marker-sas_fln-does = Le Gouvernement ne peut sélectionner que 1 espace d’Assaut par carte.

twilight-marker-commandos_gov = Commandos de chasse
twilight-marker-commandos_gov-does = En montagne, chaque cube algérien compté par une Garnison ou un Ratissage rend active 1 guérilla ; il faut toujours 2 cubes français pour chacune.

twilight-marker-commandos_fln = Commandos de zone
twilight-marker-commandos_fln-does = Une Embuscade ne rend plus active la guérilla qui la tend.

twilight-marker-torture = { twilight-card-18 }
twilight-marker-torture-does = Chaque Neutralisation coûte 1 point d’Engagement. Dans chaque espace sélectionné, elle peut retirer 1 pièce de plus, même une guérilla clandestine ; les guérillas partent toujours avant les bases.

twilight-marker-covert_gov = Zones mortes
twilight-marker-covert_gov-does = Une guérilla ne peut parcourir que 1 espace par Marche, même dans sa wilaya.

twilight-marker-covert_fln = Liaisons entre wilayas
twilight-marker-covert_fln-does = Pendant la phase de Redéploiement, les guérillas en Algérie peuvent rejoindre tout espace d’Algérie doté d’une base du FLN, quelle que soit sa wilaya.

twilight-marker-taleb_gov = Artificiers amateurs
twilight-marker-taleb_gov-does = La Terreur dans une ville doit rendre actives 2 guérillas clandestines.

twilight-marker-taleb_fln = Artificiers expérimentés
twilight-marker-taleb_fln-does = La Terreur dans une ville coûte 0 Ressource.

twilight-marker-overkill_gov = Déluge de feu
twilight-marker-overkill_gov-does = Une Neutralisation retire jusqu’à 4 pièces en tout, toujours de 2 espaces au plus.

twilight-marker-overkill_fln = Vengeance
twilight-marker-overkill_fln-does = Après un Assaut, le FLN peut placer 1 guérilla des Disponibles dans 1 des espaces d’Assaut.

twilight-marker-napalm_gov = Napalm
twilight-marker-napalm_gov-does = En montagne, un Assaut retire 1 guérilla pour chaque cube compté ; il en faut toujours 2 pour une base.

twilight-marker-napalm_fln = Terre brûlée
twilight-marker-napalm_fln-does = Chaque espace d’Assaut coûte 3 Ressources au Gouvernement.

twilight-marker-oas = { twilight-card-63 }
twilight-marker-oas-does = À la place d’une Activité spéciale, chaque camp peut poser 1 marqueur de terreur dans un espace peuplé d’Algérie qui n’en a pas, et rendre cet espace Neutre. L’Engagement baisse de sa Population, les Ressources du FLN du double ; celui qui s’en sert doit pouvoir payer entièrement sa part, la perte de l’autre s’arrête à 0.

twilight-marker-balky = { twilight-card-02 }
twilight-marker-balky-does = Le Gouvernement ne peut pas déployer de police française hors des Disponibles.

twilight-marker-brave = { twilight-card-05 }
twilight-marker-brave-does = Dans chaque espace de Ratissage ou d’Assaut, le Gouvernement peut payer 1 Ressource de plus pour envoyer 1 guérilla, clandestine ou active, aux Disponibles.

twilight-marker-air_strike = { twilight-card-08 }
twilight-marker-air_strike-does = Un Héliportage couvre 1 espace de moins.

twilight-marker-moudjahidine = { twilight-card-10 }
twilight-marker-moudjahidine-does = Un Recrutement dans un espace contrôlé par le FLN et sans base du FLN se fait comme s’il y avait 1 base.

twilight-marker-bananes = { twilight-card-11 }
twilight-marker-bananes-does = Un Héliportage couvre 2 espaces de plus.

twilight-marker-ventilos = { twilight-card-12 }
twilight-marker-ventilos-does = Un Héliportage couvre 1 espace de plus.

twilight-marker-call_up = { twilight-card-29 }
twilight-marker-call_up-does = Un Entraînement place au plus 2 cubes par espace.

twilight-marker-intimidation = { twilight-card-31 }
twilight-marker-intimidation-does = La Terreur pose toujours son marqueur, mais ne rend pas l’espace Neutre.

twilight-marker-strategic = { twilight-card-40 }
twilight-marker-strategic-does = Un Héliportage couvre 1 espace de moins.

twilight-marker-paranoia = { twilight-card-44 }
twilight-marker-paranoia-does = Le FLN ne peut pas marcher vers un secteur d’une autre wilaya ; franchir une frontière internationale reste permis.

twilight-marker-challe_gov = Plan Challe, commandement unique
twilight-marker-challe_gov-does = La police compte comme des troupes dans tout Assaut ; dans un Ratissage, elle ne se déplace toujours pas.

twilight-marker-challe_fln = Plan Challe, mauvaise coordination
twilight-marker-challe_fln-does = Dans chaque espace de Ratissage ou d’Assaut, troupes et police ne s’additionnent pas : seules les unes ou l’autre comptent.

twilight-marker-moghazni = { twilight-card-46 }
twilight-marker-moghazni-does = Le Gouvernement peut aussi mener un Entraînement dans les secteurs au Soutien qu’il contrôle, en n’y plaçant que de la police algérienne.

twilight-marker-pop_control = { twilight-card-53 }
twilight-marker-pop_control-does = Les guérillas qui marchent vers une ville où se trouvent plus de 2 cubes du Gouvernement deviennent actives.

twilight-marker-hardened = { twilight-card-56 }
twilight-marker-hardened-does = Le Gouvernement ne peut pas mener d’Entraînement dans un secteur qui n’est pas au Soutien ; le FLN ne peut pas pratiquer d’Extorsion dans un secteur sans base du FLN.

twilight-marker-peace_talks = { twilight-card-57 }
twilight-marker-peace_talks-does = Le Gouvernement ne peut pas donner d’Assaut ; le FLN ne peut pas mener d’Attaque.
