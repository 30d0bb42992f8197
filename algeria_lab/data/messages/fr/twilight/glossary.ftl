# Le glossaire de Colonial Twilight : titres, formes dans les textes, et sens des termes.

glossary-twilight-playing-side = Le camp qui joue la carte
glossary-twilight-playing-side-forms = camp qui joue la carte
glossary-twilight-playing-side-about = Le camp qui exécute un événement. Il fait tous les choix que le texte ne donne à personne d’autre.

glossary-twilight-commitment = Engagement
glossary-twilight-commitment-forms = Engagement|engagement
glossary-twilight-commitment-about = La volonté de la France de poursuivre la guerre, de 0 à 50. Il paie l’entrée en jeu de pièces françaises, et chaque phase de propagande l’use.

glossary-twilight-resources = Ressources
glossary-twilight-resources-forms = Ressources|ressources|ressource
glossary-twilight-resources-about = Ce avec quoi chaque camp paie ses opérations, de 0 à 50.

glossary-twilight-support-commitment = Soutien + engagement
glossary-twilight-support-commitment-forms = Soutien + engagement
glossary-twilight-support-commitment-about = Le score du Gouvernement : le soutien total et l’engagement ensemble. Plus de 35 lors d’une phase de propagande, et il gagne.

glossary-twilight-opposition-bases = Opposition + bases
glossary-twilight-opposition-bases-forms = Opposition + bases
glossary-twilight-opposition-bases-about = Le score du FLN : l’opposition totale et les bases du FLN sur la carte ensemble. Plus de 30 lors d’une phase de propagande, et il gagne.

glossary-twilight-france-track = Piste France
glossary-twilight-france-track-forms = Piste France|piste France
glossary-twilight-france-track-about = À quel point l’opinion en France s’est retournée contre la guerre, en cases de A à F. Plus on est près de F, plus l’engagement baisse et plus le FLN gagne de ressources à chaque phase de propagande.

glossary-twilight-border-zone = Barrage frontalier
glossary-twilight-border-zone-forms = Barrage frontalier|barrage frontalier
glossary-twilight-border-zone-about = Barrages et troupes le long des frontières une fois le Maroc et la Tunisie indépendants, de 0 à 4. Ils exposent les guérilleros qui passent et réduisent le revenu du FLN.

glossary-twilight-sector = Secteur
glossary-twilight-sector-forms = Secteurs|secteurs|Secteur|secteur
glossary-twilight-sector-about = Un espace d’Algérie qui n’est pas une ville ; de montagne ou de plaine.

glossary-twilight-wilaya = Wilaya
glossary-twilight-wilaya-forms = wilayas|wilaya|Wilaya
glossary-twilight-wilaya-about = L’une des six régions en lesquelles le FLN divisa l’Algérie. Une marche peut continuer à l’intérieur, mais s’achève en entrant dans une autre.

glossary-twilight-population = Population
glossary-twilight-population-forms = population|Population
glossary-twilight-population-about = Combien de personnes un espace représente ; soutien et opposition se comptent avec elle. Un secteur regroupé n’en a plus.

glossary-twilight-cube = Cube
glossary-twilight-cube-forms = cubes|cube
glossary-twilight-cube-about = Troupes ou police du Gouvernement, françaises ou algériennes.

glossary-twilight-troops = Troupes
glossary-twilight-troops-forms = Troupes|troupes
glossary-twilight-troops-about = Unités du Gouvernement qui ratissent et donnent l’assaut, françaises ou algériennes.

glossary-twilight-police = Police
glossary-twilight-police-forms = police|Police
glossary-twilight-police-about = Unités du Gouvernement qui tiennent le terrain, françaises ou algériennes. Dans une ville, elles comptent dans un assaut aux côtés des troupes.

glossary-twilight-guerrilla = Guérillero
glossary-twilight-guerrilla-forms = guérilleros|guérillero|Guérilleros|Guérillero
glossary-twilight-guerrilla-about = Des combattants du FLN, clandestins ou actifs sur la carte. Un assaut ne peut toucher que les actifs.

glossary-twilight-underground = Clandestin
glossary-twilight-underground-forms = clandestins|clandestin|Clandestin
glossary-twilight-underground-about = Se dit de guérilleros cachés. Un assaut ne peut pas les toucher, et ils protègent les bases à côté d’eux.

glossary-twilight-active = Actif
glossary-twilight-active-forms = actifs|actif|Actif
glossary-twilight-active-about = Se dit de guérilleros repérés, qu’un assaut peut toucher.

glossary-twilight-base = Base
glossary-twilight-base-forms = bases|base|Base
glossary-twilight-base-about = Positions durables de l’un ou l’autre camp ; celles du FLN comptent pour sa victoire. Un espace porte au plus 2 bases.

glossary-twilight-available = Disponibles
glossary-twilight-available-forms = disponibles|Disponibles
glossary-twilight-available-about = La case des pièces que l’on peut placer.

glossary-twilight-casualties = Pertes
glossary-twilight-casualties-forms = pertes|Pertes
glossary-twilight-casualties-about = La case des pièces perdues depuis la dernière phase de propagande. À la remise à zéro, un tiers des pièces françaises et des guérilleros qui s’y trouvent va hors jeu, le reste aux disponibles.

glossary-twilight-out-of-play = Hors-jeu
glossary-twilight-out-of-play-forms = hors-jeu|hors jeu|Hors-jeu
glossary-twilight-out-of-play-about = La case des pièces hors de la guerre, comme les troupes gardées en France ou en Allemagne.

glossary-twilight-control = Contrôle
glossary-twilight-control-forms = contrôlés|contrôlé|contrôle|Contrôle
glossary-twilight-control-about = Le camp qui a plus de pièces que l’autre dans un espace le contrôle.

glossary-twilight-support = Soutien
glossary-twilight-support-forms = soutien|Soutien
glossary-twilight-support-about = La population d’un espace soutient surtout le Gouvernement. Elle compte pour le score de celui-ci.

glossary-twilight-opposition = Opposition
glossary-twilight-opposition-forms = opposition|Opposition
glossary-twilight-opposition-about = La population d’un espace rejette surtout le Gouvernement. Elle compte pour le score du FLN.

glossary-twilight-terror = Terreur
glossary-twilight-terror-forms = marqueurs de terreur|marqueur de terreur|Terreur|terreur
glossary-twilight-terror-about = Une opération du FLN dans un espace peuplé. Son marqueur, que d’autres actes laissent aussi, dit que la population vit dans la peur, quel qu’en soit l’auteur ; il doit partir avant que soutien ou opposition puisse changer.

glossary-twilight-campaign = Campagne
glossary-twilight-campaign-forms = campagnes|campagne|Campagne
glossary-twilight-campaign-about = Les cartes d’une phase de propagande à la suivante.

glossary-twilight-eligible = Éligible
glossary-twilight-eligible-forms = 1er éligible|2e éligible|éligibles|éligible|Éligible
glossary-twilight-eligible-about = Sur chaque carte, le 1er éligible choisit d’abord, le 2e parmi ce que ce choix laisse ouvert.

glossary-twilight-operation = Opération
glossary-twilight-operation-forms = opérations|opération|Opération
glossary-twilight-operation-about = Ce que fait un camp qui ne joue pas l’événement ; il la paie en ressources. Une opération limitée porte sur un seul espace, sans activité spéciale.

glossary-twilight-special-activity = Activité spéciale
glossary-twilight-special-activity-forms = activités spéciales|activité spéciale|Activité spéciale
glossary-twilight-special-activity-about = Un complément à une opération, qui ne coûte pas de ressources.

glossary-twilight-event = Événement
glossary-twilight-event-forms = événements|événement|Événement
glossary-twilight-event-about = Ce qui figure sur une carte. La plupart ont un texte clair, en général favorable au Gouvernement, et un texte ombré, favorable au FLN ; chaque camp peut jouer l’un ou l’autre.

glossary-twilight-pivotal = Événement pivot
glossary-twilight-pivotal-forms = événements pivots|événement pivot|Événement pivot
glossary-twilight-pivotal-about = Une carte qu’un camp détient dès le début et peut mettre à la place d’un événement quand sa condition est remplie.

glossary-twilight-capability = Capacité
glossary-twilight-capability-forms = capacités|capacité|Capacité
glossary-twilight-capability-about = Un effet durable d’un événement, marqué à côté de la carte.

glossary-twilight-momentum = Élan
glossary-twilight-momentum-forms = élans|élan|Élan
glossary-twilight-momentum-about = Un effet d’un événement qui dure jusqu’à la remise à zéro de la prochaine phase de propagande.

glossary-twilight-train = Formation
glossary-twilight-train-forms = formations|formation|Formation
glossary-twilight-train-about = Opération du Gouvernement : il place des cubes algériens dans les villes et à ses bases, déplace la piste France ou le barrage frontalier, et peut pacifier.

glossary-twilight-garrison = Garnison
glossary-twilight-garrison-forms = garnisons|garnison|Garnison
glossary-twilight-garrison-about = Opération du Gouvernement : il déplace de la police entre espaces peuplés et rend actifs des guérilleros dans l’un d’eux.

glossary-twilight-sweep = Ratissage
glossary-twilight-sweep-forms = ratissages|ratissage|Ratissage|ratisser
glossary-twilight-sweep-about = Opération du Gouvernement : il déplace des troupes d’espaces voisins et rend actifs des guérilleros là où elles arrivent.

glossary-twilight-assault = Assaut
glossary-twilight-assault-forms = assauts|assaut|Assaut
glossary-twilight-assault-about = Opération du Gouvernement : ses forces retirent des guérilleros actifs, et les bases que plus aucun ne protège.

glossary-twilight-deploy = Déploiement
glossary-twilight-deploy-forms = déploiements|déploiement|Déploiement|déployer
glossary-twilight-deploy-about = Activité spéciale du Gouvernement lors d’une formation : il déplace des pièces françaises, ou regroupe la population d’un secteur.

glossary-twilight-resettle = Regroupement
glossary-twilight-resettle-forms = regroupements|regroupement|regroupés|regroupé|Regroupement|regrouper
glossary-twilight-resettle-about = La population d’un secteur est déplacée pour toujours dans des camps : elle tombe à 0, et le Gouvernement paie à chaque phase de propagande.

glossary-twilight-troop-lift = Transport de troupes
glossary-twilight-troop-lift-forms = transports de troupes|transport de troupes|Transport de troupes
glossary-twilight-troop-lift-about = Activité spéciale du Gouvernement : il déplace des troupes françaises entre quelques espaces par les airs.

glossary-twilight-neutralize = Neutralisation
glossary-twilight-neutralize-forms = neutralisations|neutralisation|Neutralisation
glossary-twilight-neutralize-about = Activité spéciale du Gouvernement : il retire des guérilleros actifs et des bases là où troupes et police sont ensemble, et la population s’y détourne de lui.

glossary-twilight-pacify = Pacification
glossary-twilight-pacify-forms = pacification|Pacification|pacifier
glossary-twilight-pacify-about = Le Gouvernement paie pour retirer la terreur, puis pour faire glisser un espace vers le soutien.

glossary-twilight-agitate = Agitation
glossary-twilight-agitate-forms = Agitation|agitation
glossary-twilight-agitate-about = Le FLN paie pour retirer la terreur, puis pour faire glisser un espace vers l’opposition.

glossary-twilight-rally = Recrutement
glossary-twilight-rally-forms = recrutements|recrutement|Recrutement|recruter
glossary-twilight-rally-about = Opération du FLN : il place des guérilleros ou une base, cache de nouveau des guérilleros, déplace la piste France, et peut mener une agitation.

glossary-twilight-march = Marche
glossary-twilight-march-forms = marches|marche|Marche
glossary-twilight-march-about = Opération du FLN : des guérilleros vont d’espace en espace ; les groupes nombreux peuvent être repérés en chemin.

glossary-twilight-attack = Attaque
glossary-twilight-attack-forms = attaques|attaque|Attaque
glossary-twilight-attack-about = Opération du FLN : tous les guérilleros d’un espace deviennent actifs et un dé décide s’ils retirent des pièces du Gouvernement.

glossary-twilight-extort = Extorsion
glossary-twilight-extort-forms = extorsions|extorsion|Extorsion
glossary-twilight-extort-about = Activité spéciale du FLN : des guérilleros se découvrent pour lever des cotisations, 1 ressource par espace.

glossary-twilight-subvert = Subversion
glossary-twilight-subvert-forms = subversions|subversion|Subversion
glossary-twilight-subvert-about = Activité spéciale du FLN : des cubes algériens quittent le Gouvernement, ou de la police algérienne change de camp.

glossary-twilight-ambush = Embuscade
glossary-twilight-ambush-forms = embuscades|embuscade|Embuscade
glossary-twilight-ambush-about = Activité spéciale du FLN lors d’une attaque : elle retire 1 pièce sans dé et sans pertes.

glossary-twilight-oas = OAS
glossary-twilight-oas-forms = OAS
glossary-twilight-oas-about = L’Organisation armée secrète, qui tua pour garder l’Algérie française. Une fois sa carte en jeu, chaque camp peut la laisser frapper à la place d’une activité spéciale, à un prix pour les deux.

glossary-twilight-propaganda = Phase de propagande
glossary-twilight-propaganda-forms = phases de propagande|phase de propagande|Phase de propagande
glossary-twilight-propaganda-about = Ce qui clôt une campagne : on vérifie la victoire, les deux camps reçoivent des ressources, gagnent des populations et ramènent des pièces.

glossary-twilight-margin = Marge
glossary-twilight-margin-forms = marges|marge|Marge
glossary-twilight-margin-about = De combien un score dépasse ce que la victoire demande, ou en reste loin. La plus haute marge gagne ; à égalité, c’est le FLN.
