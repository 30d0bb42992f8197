# Les cartes de Colonial Twilight : titres, effets des textes dans nos propres mots, une notice d’histoire. Les
# événements et événements pivots vont de 01 à 66, les phases de propagande de 67 à 71. « Le camp qui joue la carte » est
# celui qui exécute l’événement. Sources de l’histoire : data/twilight/card_sources.toml.

twilight-card-01 = Quadrillage
twilight-text-01-unshaded = Le camp qui joue la carte place autant qu’il veut de la police française des disponibles, répartie sur 3 espaces d’Algérie au plus.
twilight-text-01-shaded = Le FLN fait 2 marches limitées gratuites, chacune vers 1 destination et de 1 pas pour chaque groupe.
twilight-history-01 = La plupart des soldats français tenaient des postes et parcouraient chacun un secteur, dans un maillage destiné à surveiller la population ; le combat revenait surtout à une réserve générale bien moins nombreuse.

twilight-card-02 = Appelés récalcitrants
twilight-text-02-unshaded = Le Gouvernement peut mener une formation gratuite dans 2 lieux au plus qu’il pourrait sélectionner, pistes comprises ; pacifier se paie comme d’habitude.
twilight-text-02-shaded = { twilight-lasts-momentum } { twilight-marker-balky-does }
twilight-history-02 = En 1955, puis de nouveau au printemps 1956, des réservistes rappelés protestèrent dans les gares et les casernes contre leur départ pour l’Algérie. Presque tous durent partir.

twilight-card-03 = Capture de dirigeants
twilight-text-03-unshaded = Le camp qui joue la carte choisit 1 wilaya : tous ses guérilleros deviennent actifs.
twilight-text-03-shaded = Le camp qui joue la carte fait passer à l’opposition 1 ou 2 espaces peuplés d’Algérie contrôlés par le FLN.
twilight-history-03 = Le 22 octobre 1956, un avion de ligne marocain en route pour Tunis fut contraint de se poser à Alger, et Ahmed Ben Bella y fut arrêté avec quatre autres Algériens. Le Maroc et la Tunisie protestèrent vivement.

twilight-card-04 = Découvertes de pétrole et de gaz
twilight-text-04-single = Le camp qui joue la carte ajoute 0, 1 ou 2 points d’engagement, sans dépasser 50. Deux fois autant de cubes français, de la carte, des disponibles ou des deux, vont alors hors jeu ; le Gouvernement choisit lesquels, et l’on n’ajoute pas plus d’engagement que les cubes présents ne le permettent.
twilight-history-04 = En 1956, on trouva du pétrole et du gaz dans le Sahara algérien, à Hassi Messaoud et à Hassi R’Mel entre autres. La France maintint sa revendication sur le désert jusqu’en septembre 1961.

twilight-card-05 = Paix des braves
twilight-text-05-unshaded = { twilight-lasts-momentum } { twilight-marker-brave-does }
twilight-text-05-shaded = Le FLN mène un recrutement gratuit dans 2 lieux quelconques qu’il pourrait sélectionner ; l’agitation se paie comme d’habitude.
twilight-history-05 = Le 23 octobre 1958, dans une conférence de presse, de Gaulle offrit aux combattants de l’ALN la « paix des braves » : ils pouvaient déposer les armes dans l’honneur. Le Gouvernement provisoire du FLN refusa.

twilight-card-06 = Luttes de factions
twilight-text-06-unshaded = Le camp qui joue la carte choisit : ou bien 3 guérilleros au plus de 1 wilaya vont aux disponibles, ou bien le marqueur de la piste France se déplace de 2 cases au plus vers A.
twilight-text-06-shaded = Le FLN mène un recrutement gratuit dans 1 espace qu’il pourrait sélectionner et où il a une base ; l’agitation se paie comme d’habitude.
twilight-history-06 = Le FLN était divisé entre dirigeants de l’intérieur et de l’extérieur, entre politiques et militaires, et entre wilayas. En décembre 1957, Abane Ramdane, qui voulait que le politique commande au militaire, fut tué au Maroc sur l’ordre d’autres dirigeants.

twilight-card-07 = 5e Bureau
twilight-text-07-unshaded = Le camp qui joue la carte choisit 1 wilaya et jette 1 dé. Si le résultat ne dépasse pas le nombre de guérilleros qui s’y trouvent, il en envoie aux disponibles, à son choix, autant que le dé au plus.
twilight-text-07-shaded = Le camp qui joue la carte fait glisser 2 secteurs quelconques de 1 niveau chacun vers l’opposition.
twilight-history-07 = Les 5es Bureaux menaient ce que l’armée appelait l’action psychologique : tracts, haut-parleurs, films, rééducation de prisonniers. Ils furent supprimés en février 1960, après la semaine des barricades à Alger.

twilight-card-08 = Raid aérien au-delà de la frontière
twilight-text-08-unshaded = Le camp qui joue la carte retire jusqu’à 3 guérilleros, même clandestins, de 1 pays indépendant et les envoie aux disponibles.
twilight-text-08-shaded = { twilight-lasts-momentum } { twilight-marker-air_strike-does }
twilight-history-08 = Le 8 février 1958, jour de marché, des avions français bombardèrent le village tunisien de Sakiet Sidi Youssef. Les bilans vont d’environ 70 à 100 morts, dont des écoliers.

twilight-card-09 = Béni-oui-oui
twilight-text-09-single = Le camp qui joue la carte fait passer jusqu’à 2 espaces neutres peuplés et sans terreur au soutien ou à l’opposition, à son gré pour chacun.
twilight-history-09 = Surnom moqueur de ces notables et élus algériens dont on disait qu’ils approuvaient tout ce que voulait l’administration française.

twilight-card-10 = Moudjahidine
twilight-text-10-unshaded = Le camp qui joue la carte choisit 1 wilaya : tous ses guérilleros deviennent actifs.
twilight-text-10-shaded = { twilight-lasts-momentum } { twilight-marker-moudjahidine-does }
twilight-history-10 = L’ALN appelait moudjahidine ses soldats en uniforme et avait d’autres noms pour celles et ceux qui, sans uniforme, l’aidaient ou frappaient dans les villes. Dans l’Algérie indépendante, ce nom devint le titre officiel de ceux qui avaient combattu pour l’indépendance.

twilight-card-11 = Bananes
twilight-text-11-unshaded = { twilight-lasts-momentum } { twilight-marker-bananes-does }
twilight-text-11-shaded = L’engagement baisse de 1.
twilight-history-11 = Les soldats appelaient banane le H-21 à deux rotors, d’après sa coque coudée. À partir de 1956, il transporta l’essentiel des troupes que le groupe d’hélicoptères de l’armée de terre, à Sétif, amenait au combat.

twilight-card-12 = Ventilos
twilight-text-12-unshaded = { twilight-lasts-momentum } { twilight-marker-ventilos-does }
twilight-text-12-shaded = On jette 1 dé et on prend la moitié, arrondie au-dessus : le camp qui joue la carte peut déplacer autant de guérilleros au plus (1 à 3) entre 3 espaces côtiers quelconques, pays indépendants compris, sans rien payer et sans les rendre actifs.
twilight-history-12 = Ventilo voulait dire hélicoptère dans l’argot des soldats. Le Sikorsky S-55, ou H-19, fut l’un des premiers à transporter des troupes en Algérie, avant l’arrivée de machines plus grandes.

twilight-card-13 = SAS
twilight-text-13-unshaded = { twilight-lasts-capability } { twilight-marker-sas_gov-does }
twilight-text-13-shaded = { twilight-lasts-capability } { twilight-marker-sas_fln-does }
twilight-history-13 = Créées en septembre 1955 sous le gouverneur général Soustelle, les sections administratives spécialisées chargeaient un officier d’administrer un groupe de villages, d’y assurer l’école et les soins, et de les surveiller. Il y en avait environ 700 en 1960.

twilight-card-14 = Manifestation à Paris
twilight-text-14-single = Le camp qui joue la carte déplace le marqueur de la piste France de 2 cases au plus, dans un sens ou dans l’autre.
twilight-history-14 = Le 17 octobre 1961, la police parisienne écrasa une marche d’Algériens contre un couvre-feu qui les visait ; les estimations vont de quelques dizaines à plus de 200 morts. Le 8 février 1962, neuf personnes furent mortellement blessées au métro Charonne, après une manifestation contre l’OAS.

twilight-card-15 = Jean-Paul Sartre
twilight-text-15-unshaded = Le FLN gagne 2 ressources.
twilight-text-15-shaded = L’engagement baisse de 1.
twilight-history-15 = Le philosophe signa en septembre 1960 le Manifeste des 121, qui défendait ceux qui refusaient de combattre en Algérie, et écrivit en 1961 la préface du dernier livre de Frantz Fanon.

twilight-card-16 = OTAN
twilight-text-16-unshaded = On jette 1 dé : autant de cubes français, dans la mesure où il y en a, passent du hors-jeu aux disponibles, au choix du camp qui joue la carte. L’engagement ne change pas.
twilight-text-16-shaded = On jette 1 dé : autant de cubes français, de la carte, des disponibles ou des deux, vont hors jeu, et le Gouvernement choisit lesquels. L’engagement ne change pas.
twilight-history-16 = Le traité de 1949 couvrait les départements français d’Algérie. Pour y combattre, la France déplaça des unités promises à la défense de l’Europe, ce qui pesa sur sa place dans l’alliance.

twilight-card-17 = Commandos
twilight-text-17-unshaded = { twilight-lasts-capability } { twilight-marker-commandos_gov-does }
twilight-text-17-shaded = { twilight-lasts-capability } { twilight-marker-commandos_fln-does }
twilight-history-17 = Les commandos de chasse suivaient une unité de l’ALN sur son propre terrain ; beaucoup de leurs hommes étaient algériens, dont d’anciens combattants de l’ALN. Challe les généralisa en 1959.

twilight-card-18 = Torture
twilight-text-18-single = { twilight-lasts-capability } { twilight-marker-torture-does }
twilight-history-18 = Soldats et policiers français torturèrent des Algériennes et des Algériens, ainsi que quelques Français, pendant toute la guerre ; les historiens ont montré qu’il s’agissait de briser une population autant que d’obtenir des renseignements. Henri Alleg, torturé à Alger en 1957, le raconta dans La Question, livre saisi en 1958.

twilight-card-19 = Grève générale
twilight-text-19-unshaded = Le camp qui joue la carte rend neutre 1 ville, même déjà neutre, et la population de celle-ci s’ajoute à l’engagement.
twilight-text-19-shaded = Le FLN gagne 2 ressources.
twilight-history-19 = Du 28 janvier au 4 février 1957, le FLN appela les Algériens à une grève de huit jours, alors que les Nations unies devaient débattre de la question algérienne. À Alger, les parachutistes la brisèrent par la force.

twilight-card-20 = Sauve qui peut
twilight-text-20-single = Le camp qui joue la carte peut envoyer jusqu’à 3 pièces de la carte aux disponibles, guérilleros ou police algérienne à son gré, et paie 1 ressource pour chacune.
twilight-history-20 = Des hommes changèrent de camp dans les deux sens : des soldats et supplétifs algériens désertèrent pour l’ALN, et des combattants qui s’étaient rendus ou avaient été pris furent enrôlés comme harkis.

twilight-card-21 = Résolution des Nations unies
twilight-text-21-unshaded = L’engagement monte de 1.
twilight-text-21-shaded = L’engagement baisse de 1.
twilight-history-21 = L’Assemblée générale inscrivit la question algérienne à son ordre du jour le 30 septembre 1955, à une voix près. Le 19 décembre 1960, sa résolution 1573 reconnut le droit du peuple algérien à l’autodétermination et à l’indépendance.

twilight-card-22 = Le gouvernement des États-Unis est convaincu…
twilight-text-22-unshaded = L’engagement monte de 2.
twilight-text-22-shaded = L’engagement baisse de 2.
twilight-history-22 = Washington hésitait entre son allié français et les nouveaux États d’Afrique et d’Asie. En juillet 1957, le sénateur John F. Kennedy se prononça pour l’indépendance de l’Algérie, à la colère de Paris.

twilight-card-23 = Affinités diplomatiques
twilight-text-23-unshaded = Le camp qui joue la carte retire jusqu’à 1 base du FLN du Maroc et autant de la Tunisie, s’ils sont indépendants. L’engagement ne change pas.
twilight-text-23-shaded = Le FLN gagne 6 ressources.
twilight-history-23 = Indépendants depuis mars 1956, le Maroc et la Tunisie abritaient le FLN alors que des troupes françaises gardaient des bases sur leur sol. Pour l’une d’elles, Bizerte, la Tunisie et la France s’affrontèrent en juillet 1961.

twilight-card-24 = Développement économique
twilight-text-24-unshaded = Le camp qui joue la carte fait passer au soutien jusqu’à 2 espaces peuplés contrôlés par le Gouvernement.
twilight-text-24-shaded = Le Gouvernement perd 6 ressources.
twilight-history-24 = De Gaulle annonça ce plan à Constantine le 3 octobre 1958 : en cinq ans, 400 000 emplois, des terres, des logements et des écoles pour les Algériens. Il ne fut réalisé qu’en partie.

twilight-card-25 = Purge
twilight-text-25-single = On jette 1 dé et on prend la moitié, arrondie au-dessus : le camp qui joue la carte envoie autant de pièces ennemies (1 à 3) de son choix, sauf des bases, de la carte aux disponibles. L’ennemi perd en outre autant de ressources que l’indique un second dé.
twilight-history-25 = Après le putsch d’avril 1961, ses chefs furent jugés et des régiments qui y avaient participé furent dissous, dont le 1er régiment étranger de parachutistes. Le FLN aussi écarta des commandants dont il se méfiait, et en exécuta.

twilight-card-26 = Casbah
twilight-text-26-unshaded = Le camp qui joue la carte retire d’Alger autant de pièces du FLN qu’il veut et les envoie aux disponibles. L’engagement monte de 1 pour chaque base retirée, les ressources du FLN de 1 pour chaque pièce.
twilight-text-26-shaded = Le camp qui joue la carte place jusqu’à 4 guérilleros à Alger. Si la ville passe ainsi sous le contrôle du FLN, il peut y mener gratuitement 1 pas d’agitation : il retire 1 marqueur de terreur ou, s’il n’y en a pas, fait glisser Alger de 1 niveau vers l’opposition.
twilight-history-26 = Le vieux quartier d’Alger, pauvre et surpeuplé, cachait le réseau du FLN jusqu’à ce que les parachutistes le démantèlent en 1957 par les fouilles, les arrestations massives et la torture. En décembre 1960, ses habitants furent parmi les foules qui manifestèrent pour l’indépendance.

twilight-card-27 = Déplacements clandestins
twilight-text-27-unshaded = { twilight-lasts-capability } { twilight-marker-covert_gov-does }
twilight-text-27-shaded = { twilight-lasts-capability } { twilight-marker-covert_fln-does }
twilight-history-27 = Les combattants se déplaçaient de nuit, de village en village, nourris et guidés par les habitants. Pour les isoler, l’armée déclara des zones interdites, en força les habitants à rejoindre des camps, et y tira sur quiconque s’y montrait.

twilight-card-28 = Atrocités et représailles
twilight-text-28-single = Le camp qui joue la carte pose jusqu’à 2 marqueurs de terreur, contre 1 ressource chacun, dans des espaces quelconques d’Algérie, même s’il y en a déjà ou les deux au même endroit. Chacun de ces espaces devient neutre, et l’engagement baisse de 1 par marqueur.
twilight-history-28 = Le 20 août 1955, un soulèvement dans le Nord-Constantinois fit 123 morts, civils pour la plupart. Les représailles de l’armée, de la police et d’Européens armés tuèrent bien plus d’Algériens : de 1 273 selon le compte officiel à 12 000 selon celui du FLN.

twilight-card-29 = L’appel du contingent
twilight-text-29-unshaded = Le camp qui joue la carte fait passer autant de police française qu’il veut du hors-jeu aux disponibles ; l’engagement baisse de 1 par groupe entier de 3.
twilight-text-29-shaded = { twilight-lasts-momentum } { twilight-marker-call_up-does }
twilight-history-29 = Plus d’un million de jeunes Français furent envoyés en Algérie, appelés pour deux ans et parfois davantage, ou réservistes rappelés. Beaucoup en parlèrent peu par la suite.

twilight-card-30 = Changement de tactique
twilight-text-30-single = Le camp qui joue la carte retire du jeu 1 marqueur de capacité, de n’importe quel camp : cette capacité ne s’applique plus.
twilight-history-30 = Les deux camps changèrent de méthodes au fil de la guerre. Après les offensives de 1959, l’ALN fractionna ses compagnies en petits groupes qui évitaient le combat.

twilight-card-31 = Intimidation
twilight-text-31-unshaded = { twilight-lasts-momentum } { twilight-marker-intimidation-does }
twilight-text-31-shaded = Le FLN gagne les ressources que donne la piste France dans sa case actuelle (de 1 en A à 6 en F).
twilight-history-31 = Le FLN levait des cotisations sur les Algériens du pays et parmi les travailleurs en France. Beaucoup donnaient par conviction ; qui refusait, ou enfreignait l’interdiction du tabac et de l’alcool, risquait les coups, la mutilation ou la mort.

twilight-card-32 = Taleb, l’artificier
twilight-text-32-unshaded = { twilight-lasts-capability } { twilight-marker-taleb_gov-does }
twilight-text-32-shaded = { twilight-lasts-capability } { twilight-marker-taleb_fln-does }
twilight-history-32 = Abderrahmane Taleb, étudiant en chimie, fabriqua des explosifs pour le réseau d’Alger. Capturé en 1957, il fut guillotiné à Alger en avril 1958.

twilight-card-33 = Déluge de feu
twilight-text-33-unshaded = { twilight-lasts-capability } { twilight-marker-overkill_gov-does }
twilight-text-33-shaded = { twilight-lasts-capability } { twilight-marker-overkill_fln-does }
twilight-history-33 = L’armée pratiquait la responsabilité collective : près d’un lieu où elle avait été attaquée, des hameaux pouvaient être bombardés ou brûlés, quels qu’en fussent les habitants.

twilight-card-34 = Élections
twilight-text-34-unshaded = Le camp qui joue la carte choisit : ou bien l’engagement monte de 1, ou bien il fait passer au soutien 1 espace neutre peuplé et sans terreur.
twilight-text-34-shaded = Le camp qui joue la carte rend neutre 1 secteur.
twilight-history-34 = Le statut de 1947 donnait la moitié de l’Assemblée algérienne à un dixième environ de la population, et les élections de 1948 furent ouvertement truquées. Au référendum de septembre 1958, les femmes musulmanes votèrent pour la première fois.

twilight-card-35 = Napalm
twilight-text-35-unshaded = { twilight-lasts-capability } { twilight-marker-napalm_gov-does }
twilight-text-35-shaded = { twilight-lasts-capability } { twilight-marker-napalm_fln-does }
twilight-history-35 = Des avions français larguèrent du napalm dans les montagnes et les zones interdites, alors que les autorités en niaient l’emploi.

twilight-card-36 = Assassinat
twilight-text-36-unshaded = Le camp qui joue la carte envoie 1 guérillero, où qu’il soit, aux pertes. Le FLN perd autant de ressources que l’indique 1 dé.
twilight-text-36-shaded = Le camp qui joue la carte place n’importe où sur la carte 1 guérillero clandestin venu des disponibles ou du hors-jeu. Le FLN gagne autant de ressources que l’indique 1 dé.
twilight-history-36 = L’assassinat politique frappa tous les camps. En décembre 1956, Amédée Froger, porte-parole des Européens d’Algérie, fut abattu à Alger, et des Algériens furent attaqués et tués le jour de ses obsèques ; en mars 1957, Larbi Ben M’hidi, l’un des fondateurs du FLN, fut tué alors qu’il était aux mains de l’armée française.

twilight-card-37 = Intégration
twilight-text-37-unshaded = Le Gouvernement peut mener une formation gratuite dans 2 lieux au plus qu’il pourrait sélectionner, pistes comprises ; pacifier se paie comme d’habitude.
twilight-text-37-shaded = Le FLN mène une subversion gratuite, sans avoir besoin d’un guérillero clandestin dans l’espace.
twilight-history-37 = En 1955, le gouverneur général Soustelle entendait par intégration l’égalité des droits des Algériens au sein de la France. En mai 1958, elle devint le mot d’ordre de ceux qui voulaient que l’Algérie reste française.

twilight-card-38 = Crise économique en France
twilight-text-38-unshaded = Le FLN perd autant de ressources que l’indique 1 dé.
twilight-text-38-shaded = Le Gouvernement perd autant de ressources que l’indique 1 dé, et l’engagement baisse de 1.
twilight-history-38 = La guerre vida les réserves françaises de devises : en août 1957, le franc fut de fait dévalué, et en janvier 1958 Paris dut obtenir des prêts américains et internationaux.

twilight-card-39 = Repli dans le djebel
twilight-text-39-unshaded = Le camp qui joue la carte choisit 2 espaces de montagne sans base du FLN : tous les guérilleros qui s’y trouvent vont aux disponibles.
twilight-text-39-shaded = Tous les guérilleros des espaces de montagne redeviennent clandestins.
twilight-history-39 = Djebel veut dire montagne en arabe. Dans des massifs comme les Aurès, la Kabylie et l’Ouarsenis, l’ALN trouvait des grottes et des bois où se cacher, mais peu de quoi vivre.

twilight-card-40 = Mouvement stratégique
twilight-text-40-unshaded = Le camp qui joue la carte peut déplacer gratuitement jusqu’à 6 cubes en tout entre 3 espaces côtiers quelconques d’Algérie.
twilight-text-40-shaded = { twilight-lasts-momentum } { twilight-marker-strategic-does }
twilight-history-40 = La marine française transportait des troupes et surveillait les côtes à cause des armes. Le 16 octobre 1956, elle arraisonna l’Athos, qui apportait des armes d’Égypte.

twilight-card-41 = Égypte
twilight-text-41-unshaded = Le FLN perd 3 ressources.
twilight-text-41-shaded = Le FLN gagne autant de ressources que l’indique 1 dé.
twilight-history-41 = Le Caire abritait la délégation extérieure du FLN et diffusait sa voix à la radio. Le Gouvernement provisoire de la République algérienne y fut proclamé le 19 septembre 1958 ; il siégea plus tard à Tunis.

twilight-card-42 = Contrat d’armes tchèques
twilight-text-42-unshaded = Le FLN perd 2 ressources par niveau du barrage frontalier, ou 2 en tout tant que le Maroc et la Tunisie ne sont pas indépendants.
twilight-text-42-shaded = Le FLN gagne 6 ressources.
twilight-history-42 = Le FLN achetait des armes à l’étranger, dont une partie en Europe de l’Est, et la marine française fouillait des navires en haute mer pour les saisir. Le 18 janvier 1958, elle en prit 148 tonnes sur le cargo yougoslave Slovenija, en route pour Casablanca.

twilight-card-43 = Réfugiés
twilight-text-43-unshaded = Le camp qui joue la carte choisit 2 villes : chacune gagne 1 point de population jusqu’à la fin de la partie.
twilight-text-43-shaded = Si le Maroc et la Tunisie sont indépendants, chacun peut désormais abriter 3 bases.
twilight-history-43 = Environ 200 000 Algériens, surtout des femmes, des enfants et des personnes âgées, se réfugièrent en Tunisie et au Maroc. Dans le pays, plus de deux millions furent déplacés dans des camps.

twilight-card-44 = Paranoïa
twilight-text-44-unshaded = { twilight-lasts-momentum } { twilight-marker-paranoia-does }
twilight-text-44-shaded = Tous les guérilleros redeviennent clandestins.
twilight-history-44 = Isolées, les wilayas se méfiaient les unes des autres et des dirigeants de l’extérieur, et les services français nourrissaient cette méfiance. En décembre 1958, les chefs de quatre wilayas se réunirent sans ceux de l’extérieur ; deux ne vinrent pas.

twilight-card-45 = Plan Challe
twilight-text-45-unshaded = { twilight-lasts-momentum } { twilight-marker-challe_gov-does }
twilight-text-45-shaded = { twilight-lasts-momentum } { twilight-marker-challe_fln-does }
twilight-history-45 = Le général Challe, commandant en chef à partir de décembre 1958, allégea le quadrillage pour gagner des réserves et ratissa l’Algérie d’ouest en est à partir de février 1959. Ses opérations brisèrent de nombreuses unités de l’ALN.

twilight-card-46 = Moghaznis
twilight-text-46-unshaded = { twilight-lasts-momentum } { twilight-marker-moghazni-does }
twilight-text-46-shaded = Dans 1 secteur, le camp qui joue la carte remplace tout ou partie de la police algérienne par autant de guérilleros clandestins ; la police va aux disponibles.
twilight-history-46 = Chaque SAS avait une garde d’environ 30 moghaznis algériens. La Force K, armée en secret par les services français en Kabylie en 1956 pour combattre le FLN, était dès le début, en grande partie, aux mains de celui-ci et le rejoignit avec ses armes.

twilight-card-47 = Troisième force
twilight-text-47-unshaded = Dans 1 secteur, le camp qui joue la carte remplace jusqu’à 3 guérilleros par autant de police algérienne ; les guérilleros vont aux disponibles.
twilight-text-47-shaded = Le camp qui joue la carte fait passer à l’opposition 1 secteur où se trouve de la police algérienne.
twilight-history-47 = Mohammed Bellounis, chef du MNA, rival du FLN, s’entendit avec l’armée française en 1957 et mena sa propre armée, redoutée des populations qu’elle tenait. Il fut tué en juillet 1958, alors que son armée s’était débandée.

twilight-card-48 = Ultras
twilight-text-48-unshaded = Le camp qui joue la carte envoie aux disponibles jusqu’à 1 guérillero de chaque ville.
twilight-text-48-shaded = On jette 1 dé et on prend la moitié, arrondie au-dessus : autant de cubes algériens (1 à 3) vont aux disponibles, au choix du camp qui joue la carte.
twilight-history-48 = On appelait ultras ceux des Européens d’Algérie qui refusaient toute réforme ; certains passèrent au terrorisme. Le 10 août 1956, leur bombe rue de Thèbes, dans la Casbah, tua de 15 à 70 personnes selon les sources.

twilight-card-49 = Complot de faction
twilight-text-49-unshaded = La moitié des guérilleros de Tunisie, arrondie au-dessous, va aux disponibles, au choix du camp qui joue la carte. Sans effet avant l’indépendance du Maroc et de la Tunisie.
twilight-text-49-shaded = Le camp qui joue la carte déplace autant de guérilleros qu’il veut entre le Maroc et la Tunisie. Sans effet avant l’indépendance du Maroc et de la Tunisie.
twilight-history-49 = En novembre 1958, des officiers réunis autour du colonel Lamouri furent arrêtés en Tunisie pour complot contre le Gouvernement provisoire. Un tribunal présidé par Boumédiène les jugea, et plusieurs furent exécutés en 1959.

twilight-card-50 = Bleuite
twilight-text-50-unshaded = Le camp qui joue la carte choisit 1 espace d’Algérie : tous les guérilleros y deviennent actifs, puis il jette 1 dé. Si le résultat ne dépasse pas leur nombre, 2 d’entre eux, ou le seul présent, vont aux pertes.
twilight-text-50-shaded = Le camp qui joue la carte envoie aux disponibles 2 cubes de police algérienne en tout, d’espaces quelconques.
twilight-history-50 = En 1958, les services français firent croire à Amirouche, chef de la wilaya III, que des traîtres l’entouraient. Beaucoup de ses membres, surtout des jeunes instruits, furent torturés et tués par leur propre camp ; leur nombre est débattu.

twilight-card-51 = Au trou
twilight-text-51-unshaded = Le camp qui joue la carte choisit 1 secteur, avec ou sans guérilleros : tous ceux qui s’y trouvent deviennent actifs et le secteur passe à l’opposition.
twilight-text-51-shaded = Le camp qui joue la carte place dans 1 secteur 2 guérilleros venus des disponibles, du hors-jeu ou des deux.
twilight-history-51 = Sous l’état d’urgence de 1955 et les pouvoirs spéciaux de 1956, on pouvait interner sans jugement. Des milliers d’Algériens furent détenus dans des camps, souvent après la rafle de quartiers ou de villages entiers.

twilight-card-52 = Remaniement ministériel
twilight-text-52-single = Le camp qui joue la carte déplace le marqueur de la piste France de 1 case, dans un sens ou dans l’autre.
twilight-history-52 = De novembre 1954 à juin 1958, la France eut six présidents du Conseil, de Mendès France à Pflimlin. L’Algérie pesa dans la chute de plusieurs d’entre eux.

twilight-card-53 = Contrôle de la population
twilight-text-53-unshaded = { twilight-lasts-momentum } { twilight-marker-pop_control-does }
twilight-text-53-shaded = Le camp qui joue la carte rend neutre 1 ville.
twilight-history-53 = En 1957, l’armée découpa Alger en îlots, recensa les habitants de la Casbah maison par maison et rendit dans chacune un habitant responsable des autres. Le colonel Trinquier dirigeait ce dispositif.

twilight-card-54 = Opération 744
twilight-text-54-single = Le camp qui joue la carte déplace au plus 4 cubes de troupes françaises, où qu’ils soient, vers 1 secteur de montagne. Jusqu’à 2 pièces du FLN qui s’y trouvent vont ensuite aux disponibles, les guérilleros, même clandestins, avant les bases ; l’engagement ne change pas.

twilight-card-55 = Développement
twilight-text-55-unshaded = Le camp qui joue la carte place jusqu’à 2 bases du Gouvernement venues des disponibles, du hors-jeu ou des deux, partout en Algérie où il y a de la place.
twilight-text-55-shaded = Le FLN gagne 3 ressources.
twilight-history-55 = La terre, le crédit et l’école avaient longtemps servi d’abord la minorité européenne : au début de la guerre, moins d’un enfant musulman sur cinq était scolarisé.

twilight-card-56 = Durcissement des positions
twilight-text-56-single = { twilight-lasts-momentum } { twilight-marker-hardened-does }
twilight-history-56 = L’écrivain et instituteur Mouloud Feraoun nota dans son journal comment les villageois de Kabylie étaient pris entre l’armée et le maquis, chacun les sommant de choisir. L’OAS l’assassina avec cinq collègues le 15 mars 1962.

twilight-card-57 = Pourparlers de paix
twilight-text-57-single = { twilight-lasts-momentum } { twilight-marker-peace_talks-does }
twilight-history-57 = Les pourparlers de Melun, en juin 1960, échouèrent ; ceux d’Évian et de Lugrin, en 1961, furent rompus, le Sahara étant l’une des causes. Les accords du 18 mars 1962 entraînèrent un cessez-le-feu le lendemain à midi.

twilight-card-58 = L’armée en attente
twilight-text-58-unshaded = La moitié des guérilleros de Tunisie, arrondie au-dessous, va hors jeu, au choix du camp qui joue la carte. Sans effet avant l’indépendance du Maroc et de la Tunisie.
twilight-text-58-shaded = Le camp qui joue la carte place 1 base du FLN au Maroc ou en Tunisie, là où il y a de la place. Sans effet avant l’indépendance du Maroc et de la Tunisie.
twilight-history-58 = Sous Boumédiène, l’ALN constitua en Tunisie et au Maroc une armée que les barrages électrifiés tenaient hors d’Algérie. À l’été 1962, elle trancha la lutte pour le pouvoir en faveur de Ben Bella.

twilight-card-59 = Conférence de Bandung
twilight-text-59-unshaded = Le FLN perd autant de ressources que l’indique 1 dé.
twilight-text-59-shaded = Le FLN gagne autant de ressources que l’indique 1 dé.
twilight-history-59 = Des États d’Asie et d’Afrique se réunirent à Bandung, en Indonésie, du 18 au 24 avril 1955. Des envoyés du FLN y assistèrent en observateurs, et la conférence se prononça pour l’indépendance de l’Algérie, du Maroc et de la Tunisie.

twilight-card-60 = Congrès de la Soummam
twilight-text-60-unshaded = Le camp qui joue la carte remplace jusqu’à 2 bases du FLN en Algérie par 1 guérillero clandestin chacune, venu des disponibles. L’engagement ne change pas.
twilight-text-60-shaded = Le camp qui joue la carte place gratuitement jusqu’à 2 bases du FLN en Algérie, partout où il y a de la place.
twilight-history-60 = Le 20 août 1956, des dirigeants du FLN se réunirent dans la vallée de la Soummam, en Kabylie. Ils lui donnèrent un programme, un conseil national et des règles communes pour ses wilayas, et placèrent le politique au-dessus du militaire et l’intérieur au-dessus de l’extérieur ; les dirigeants de l’extérieur n’étaient pas présents.

twilight-card-61 = Indépendance du Maroc et de la Tunisie
twilight-text-61-single = Événement pivot du FLN, ouvert dès que « { twilight-card-64 } » a été jouée. Le Maroc et la Tunisie entrent en jeu, et le FLN peut y mener marche, recrutement et extorsion. Le barrage frontalier est mis à 0 ; désormais, la police des secteurs frontaliers compte comme des troupes dans un assaut.
twilight-history-61 = La France reconnut l’indépendance du Maroc le 2 mars 1956 et celle de la Tunisie le 20 mars. Les deux pays abritèrent l’ALN et des réfugiés, et à partir de 1957 la ligne Morice, électrifiée, s’éleva le long de la frontière tunisienne.

twilight-card-62 = Crise de Suez
twilight-text-62-single = Événement pivot du FLN, sans condition. 1 dé dit combien de cubes de troupes françaises, dans la mesure où il y en a, le Gouvernement met de côté, à son choix, depuis la carte, les disponibles ou les deux ; chaque camp perd 6 ressources. À la prochaine phase de propagande, le FLN gagne 6 ressources et ces troupes reviennent dans des villes ou des espaces dotés d’une base du Gouvernement, sans coût en engagement.
twilight-history-62 = En novembre 1956, des troupes françaises débarquèrent à Port-Saïd avec les Britanniques. Paris voyait dans l’Égypte de Nasser le principal soutien du soulèvement algérien ; les États-Unis et l’Union soviétique firent arrêter l’expédition.

twilight-card-63 = OAS
twilight-text-63-single = Événement pivot du FLN, ouvert tant que « { twilight-card-65 } » est en vigueur et annulé avec lui. { twilight-marker-oas-does }
twilight-history-63 = Fondée à Madrid au début de 1961, l’Organisation armée secrète se battit pour garder l’Algérie française. Ses bombes et ses fusillades tuèrent surtout des civils algériens, mais aussi des opposants, des fonctionnaires et des soldats français.

twilight-card-64 = Mobilisation
twilight-text-64-single = Événement pivot du Gouvernement, ouvert dès que l’opposition et les bases atteignent 15. Le Gouvernement fait passer autant de pièces françaises qu’il veut du hors-jeu aux disponibles, au plus la moitié de son engagement, arrondie au-dessus, sans rien payer en engagement. Désormais, il peut regrouper la population de secteurs de population 1.
twilight-history-64 = Au printemps 1956, le gouvernement Mollet, doté de pouvoirs spéciaux, rappela des réservistes et allongea le service. Les troupes en Algérie atteignirent quelque 400 000 hommes ou davantage.

twilight-card-65 = Le rappel de De Gaulle
twilight-text-65-single = Événement pivot du Gouvernement, ouvert dès que « { twilight-card-66 } » a été joué une fois ; il dure jusqu’à ce que cette carte l’annule, et ne revient pas. Le Gouvernement peut aussi mener une formation dans les secteurs peuplés qu’il contrôle avec des troupes et de la police ; à la phase des ressources, le soutien total remplace les pièces françaises disponibles ; les pertes françaises ne coûtent plus d’engagement. Le FLN peut jouer « { twilight-card-63 } ».
twilight-history-65 = Le 13 mai 1958, une foule s’empara du Gouvernement général à Alger, et des officiers y réclamèrent de Gaulle. L’Assemblée nationale l’investit le 1er juin par 329 voix contre 224.

twilight-card-66 = Coup d’État
twilight-text-66-single = Événement pivot du Gouvernement, ouvert une fois par campagne : chaque camp jette 1 dé. Si celui du Gouvernement est plus haut, « { twilight-card-65 } » et « { twilight-card-63 } » sont annulés s’ils sont en jeu, l’engagement monte du résultat le plus bas et les ressources du Gouvernement de la somme. Si celui du FLN est plus haut, le FLN choisit : ou bien l’engagement baisse du résultat le plus bas, ou bien autant de cubes de troupes françaises de son choix, de la carte, des disponibles ou des deux, vont hors jeu. À égalité, rien ne change, mais la carte compte comme jouée.
twilight-history-66 = Dans la nuit du 21 au 22 avril 1961, les généraux Challe, Jouhaud et Zeller, bientôt rejoints par Salan, prirent le pouvoir à Alger contre la politique de De Gaulle. L’armée dans son ensemble ne suivit pas, les appelés moins que tous, et le putsch prit fin le 26 avril.

twilight-card-67 = Phase de propagande

twilight-card-68 = Phase de propagande

twilight-card-69 = Phase de propagande

twilight-card-70 = Phase de propagande

twilight-card-71 = Phase de propagande

# Marqueurs de capacité et d’élan, par code : leurs noms, et ce que fait chacun tant qu’il est en jeu.

twilight-lasts-capability = Capacité, jusqu’à la fin de la partie, à moins que l’événement 30 ne la retire.
twilight-lasts-momentum = Élan, jusqu’à la remise à zéro de la prochaine phase de propagande.

twilight-marker-sas_gov = SAS, portée élargie
twilight-marker-sas_gov-does = Une formation peut pacifier jusqu’à 2 espaces sélectionnés au lieu de 1.

twilight-marker-sas_fln = SAS, retenue
twilight-marker-sas_fln-does = Le Gouvernement ne peut sélectionner que 1 espace d’assaut par carte.

twilight-marker-commandos_gov = Commandos de chasse
twilight-marker-commandos_gov-does = En montagne, chaque cube algérien compté par une garnison ou un ratissage rend actif 1 guérillero ; il faut toujours 2 cubes français pour chacun.

twilight-marker-commandos_fln = Commandos de zone
twilight-marker-commandos_fln-does = Une embuscade ne rend plus actif le guérillero qui la tend.

twilight-marker-torture = { twilight-card-18 }
twilight-marker-torture-does = Chaque neutralisation coûte 1 point d’engagement. Dans chaque espace sélectionné, elle peut retirer 1 pièce de plus, même un guérillero clandestin ; les guérilleros partent toujours avant les bases.

twilight-marker-covert_gov = Zones mortes
twilight-marker-covert_gov-does = Un guérillero ne peut parcourir que 1 espace par marche, même dans sa wilaya.

twilight-marker-covert_fln = Liaisons entre wilayas
twilight-marker-covert_fln-does = Au redéploiement, les guérilleros en Algérie peuvent rejoindre tout espace d’Algérie doté d’une base du FLN, quelle que soit sa wilaya.

twilight-marker-taleb_gov = Artificiers amateurs
twilight-marker-taleb_gov-does = La terreur dans une ville doit rendre actifs 2 guérilleros clandestins.

twilight-marker-taleb_fln = Artificiers expérimentés
twilight-marker-taleb_fln-does = La terreur dans une ville coûte 0 ressource.

twilight-marker-overkill_gov = Déluge de feu
twilight-marker-overkill_gov-does = Une neutralisation retire jusqu’à 4 pièces en tout, toujours de 2 espaces au plus.

twilight-marker-overkill_fln = Vengeance
twilight-marker-overkill_fln-does = Après un assaut, le FLN peut placer 1 guérillero des disponibles dans 1 des espaces d’assaut.

twilight-marker-napalm_gov = Napalm
twilight-marker-napalm_gov-does = En montagne, un assaut retire 1 guérillero pour chaque cube compté ; il en faut toujours 2 pour une base.

twilight-marker-napalm_fln = Terre brûlée
twilight-marker-napalm_fln-does = Chaque espace d’assaut coûte 3 ressources au Gouvernement.

twilight-marker-oas = { twilight-card-63 }
twilight-marker-oas-does = À la place d’une activité spéciale, chaque camp peut poser 1 marqueur de terreur dans un espace peuplé d’Algérie qui n’en a pas, et rendre cet espace neutre. L’engagement baisse de sa population, les ressources du FLN du double ; celui qui s’en sert doit pouvoir payer entièrement sa part, la perte de l’autre s’arrête à 0.

twilight-marker-balky = { twilight-card-02 }
twilight-marker-balky-does = Le Gouvernement ne peut pas déployer de police française hors des disponibles.

twilight-marker-brave = { twilight-card-05 }
twilight-marker-brave-does = Dans chaque espace de ratissage ou d’assaut, le Gouvernement peut payer 1 ressource de plus pour envoyer 1 guérillero, clandestin ou actif, aux disponibles.

twilight-marker-air_strike = { twilight-card-08 }
twilight-marker-air_strike-does = Un transport de troupes couvre 1 espace de moins.

twilight-marker-moudjahidine = { twilight-card-10 }
twilight-marker-moudjahidine-does = Un recrutement dans un espace contrôlé par le FLN et sans base du FLN se fait comme s’il y avait 1 base.

twilight-marker-bananes = { twilight-card-11 }
twilight-marker-bananes-does = Un transport de troupes couvre 2 espaces de plus.

twilight-marker-ventilos = { twilight-card-12 }
twilight-marker-ventilos-does = Un transport de troupes couvre 1 espace de plus.

twilight-marker-call_up = { twilight-card-29 }
twilight-marker-call_up-does = Une formation place au plus 2 cubes par espace.

twilight-marker-intimidation = { twilight-card-31 }
twilight-marker-intimidation-does = La terreur pose toujours son marqueur, mais ne rend pas l’espace neutre.

twilight-marker-strategic = { twilight-card-40 }
twilight-marker-strategic-does = Un transport de troupes couvre 1 espace de moins.

twilight-marker-paranoia = { twilight-card-44 }
twilight-marker-paranoia-does = Le FLN ne peut pas marcher vers un secteur d’une autre wilaya ; franchir une frontière internationale reste permis.

twilight-marker-challe_gov = Plan Challe, commandement unique
twilight-marker-challe_gov-does = La police compte comme des troupes dans tout assaut ; dans un ratissage, elle ne se déplace toujours pas.

twilight-marker-challe_fln = Plan Challe, mauvaise coordination
twilight-marker-challe_fln-does = Dans chaque espace de ratissage ou d’assaut, troupes et police ne s’additionnent pas : seules les unes ou l’autre comptent.

twilight-marker-moghazni = { twilight-card-46 }
twilight-marker-moghazni-does = Le Gouvernement peut aussi mener une formation dans les secteurs au soutien qu’il contrôle, en n’y plaçant que de la police algérienne.

twilight-marker-pop_control = { twilight-card-53 }
twilight-marker-pop_control-does = Les guérilleros qui marchent vers une ville où se trouvent plus de 2 cubes du Gouvernement deviennent actifs.

twilight-marker-hardened = { twilight-card-56 }
twilight-marker-hardened-does = Le Gouvernement ne peut pas mener de formation dans un secteur qui n’est pas au soutien ; le FLN ne peut pas pratiquer d’extorsion dans un secteur sans base du FLN.

twilight-marker-peace_talks = { twilight-card-57 }
twilight-marker-peace_talks-does = Le Gouvernement ne peut pas donner d’assaut ; le FLN ne peut pas mener d’attaque.
