# Noms, dates et notices des jeux reconstitués, carte par carte. Les fichiers des jeux contiennent les mêmes textes en
# anglais ; les deux langues viennent d’ici, pour que chaque ligne se trouve à côté de son original.

deck-reconstructed-fln-label = FLN (jeu reconstitué)
deck-reconstructed-fln-note = Les règles publiées ne donnent pas la liste des cartes. Les noms, les fronts et les icônes de ce jeu ont été conçus pour ce projet ; ce ne sont pas les cartes du jeu imprimé.

deck-reconstructed-french-label = Français (jeu reconstitué)
deck-reconstructed-french-note = Les règles publiées ne donnent pas la liste des cartes. Les noms, les fronts et les icônes de ce jeu ont été conçus pour ce projet ; ce ne sont pas les cartes du jeu imprimé.

card-FLN-01-name = Amirouche Aït Hamouda
card-FLN-01-date = 1957–1959
card-FLN-01-note = Colonel à la tête de la wilaya III (Kabylie) à partir de 1957 ; tué au combat fin mars 1959.

card-FLN-02-name = Houari Boumédiène
card-FLN-02-date = 1957–1962
card-FLN-02-note = Chef de la wilaya V, puis, à partir du début de 1960, de l’état-major général de l’ALN et de son armée à la frontière tunisienne.

card-FLN-03-name = Yacef Saadi
card-FLN-03-date = 1956–1957
card-FLN-03-note = Chef militaire de la Zone autonome d’Alger et de son réseau de bombes ; capturé en septembre 1957.

card-FLN-04-name = Ali la Pointe
card-FLN-04-date = 1956–1957
card-FLN-04-note = Né Ali Ammar ; combattant du réseau de la Casbah, tué le 8 octobre 1957 quand les parachutistes firent sauter sa cache.

card-FLN-05-name = Abane Ramdane
card-FLN-05-date = 1955–1957
card-FLN-05-note = Principal organisateur du congrès de la Soummam ; tué au Maroc en décembre 1957 sur ordre de rivaux au sein du FLN.

card-FLN-06-name = Larbi Ben M’hidi
card-FLN-06-date = 1954–1957
card-FLN-06-note = L’un des chefs fondateurs ; voulait porter la révolution dans la rue ; arrêté en février 1957 et tué en mars, aux mains de l’armée française.

card-FLN-07-name = Zohra Drif
card-FLN-07-date = 1956–1957
card-FLN-07-note = Étudiante en droit, elle posa la bombe du Milk Bar le 30 septembre 1956 ; capturée avec Yacef Saadi ; plus tard avocate, sénatrice et mémorialiste.

card-FLN-08-name = Djamila Bouhired
card-FLN-08-date = 1957
card-FLN-08-note = Agente de liaison du réseau d’Alger ; torturée et condamnée à mort en 1957, graciée après une campagne internationale.

card-FLN-09-name = Krim Belkacem
card-FLN-09-date = 1947–1962
card-FLN-09-note = Dans le maquis kabyle dès 1947 ; ministre du Gouvernement provisoire ; signa pour les Algériens à Évian.

card-FLN-10-name = Ahmed Ben Bella
card-FLN-10-date = 1954–1962
card-FLN-10-note = Délégué extérieur au Caire ; s’était évadé de la prison de Blida en 1952 ; détenu par la France d’octobre 1956 à mars 1962.

card-FLN-11-name = Ferhat Abbas
card-FLN-11-date = 1956–1961
card-FLN-11-note = Dirigeant modéré rallié au FLN en 1956 ; premier président du Gouvernement provisoire (GPRA), de 1958 à 1961.

card-FLN-12-name = Frantz Fanon
card-FLN-12-date = 1956–1961
card-FLN-12-note = Psychiatre martiniquais, il écrivit dans El Moudjahid ; ambassadeur du GPRA à Accra ; mort en décembre 1961.

card-FLN-13-name = Toussaint rouge
card-FLN-13-date = 1er nov. 1954
card-FLN-13-note = Quelque soixante-dix attaques coordonnées dans toute l’Algérie, le jour de la Toussaint, ouvrent la guerre.

card-FLN-14-name = Philippeville
card-FLN-14-date = 20 août 1955
card-FLN-14-note = Le soulèvement du Nord-Constantinois fait plus de cent morts, en majorité des civils ; les représailles tuent des milliers d’Algériens.

card-FLN-15-name = Congrès de la Soummam
card-FLN-15-date = 20 août 1956
card-FLN-15-note = Des délégués réunis en Kabylie donnent au FLN un programme, un conseil dirigeant et l’organisation en wilayas.

card-FLN-16-name = Manifeste des 121
card-FLN-16-date = 6 sept. 1960
card-FLN-16-note = Des intellectuels français défendent les appelés qui refusent de servir et ceux qui hébergent le FLN.

card-FLN-17-name = Accords d’Évian
card-FLN-17-date = 18 mars 1962
card-FLN-17-note = Le cessez-le-feu à partir du 19 mars, un vote sur l’indépendance et la libération des prisonniers.

card-FLN-18-name = Les habitants de la Casbah
card-FLN-18-date = 1956–1957
card-FLN-18-note = Le vieux quartier d’Alger, dont les maisons et les terrasses cachaient le réseau.

card-FLN-19-name = Les villages de montagne
card-FLN-19-date = 1954–1962
card-FLN-19-note = Les paysans de Kabylie et des Aurès qui nourrissaient et guidaient les maquis ; plus de deux millions de ruraux furent installés de force dans des camps.

card-FLN-20-name = Travailleurs algériens en France
card-FLN-20-date = 1957–1962
card-FLN-20-note = Les cotisations des émigrés payèrent une grande part de la guerre ; leur marche à Paris fut réprimée dans le sang le 17 octobre 1961.

card-FLN-21-name = Bloc afro-asiatique
card-FLN-21-date = depuis avr. 1955
card-FLN-21-note = Les États réunis à Bandung portèrent la question algérienne devant les Nations unies.

card-FRA-01-name = Jacques Massu
card-FRA-01-date = 1957
card-FRA-01-note = Commandant de la 10e division parachutiste ; reçut les pouvoirs de police à Alger le 7 janvier 1957.

card-FRA-02-name = Marcel Bigeard
card-FRA-02-date = 1955–1959
card-FRA-02-note = Commandant du 3e régiment de parachutistes coloniaux, dont les hommes arrêtèrent Ben M’hidi.

card-FRA-03-name = Raoul Salan
card-FRA-03-date = 1956–1962
card-FRA-03-note = Commandant en chef de la fin de 1956 à la fin de 1958 ; se joignit au putsch d’avril 1961 et dirigea l’OAS.

card-FRA-04-name = Maurice Challe
card-FRA-04-date = 1958–1961
card-FRA-04-note = Commandant en chef dont le plan de 1959 brisa de nombreux maquis ; mena le putsch d’avril 1961.

card-FRA-05-name = Paul Aussaresses
card-FRA-05-date = 1957
card-FRA-05-note = Officier de renseignement à Alger ; reconnut publiquement, vers 2000, la torture et les exécutions sommaires.

card-FRA-06-name = Charles de Gaulle
card-FRA-06-date = 1958–1962
card-FRA-06-note = De retour au pouvoir le 1er juin 1958 ; annonça l’autodétermination le 16 septembre 1959.

card-FRA-07-name = Jacques Soustelle
card-FRA-07-date = 1955–1956
card-FRA-07-note = Gouverneur général ; créa les SAS, des officiers de l’armée qui administraient les villages ; plus tard l’une des têtes de l’Algérie française.

card-FRA-08-name = Robert Lacoste
card-FRA-08-date = 1956–1958
card-FRA-08-note = Ministre résidant sous lequel les pouvoirs spéciaux passèrent à l’armée à Alger.

card-FRA-09-name = Guy Mollet
card-FRA-09-date = 1956–1957
card-FRA-09-note = Président du Conseil ; obtint les pouvoirs spéciaux en mars 1956 et envoya le contingent.

card-FRA-10-name = Louis Joxe
card-FRA-10-date = 1960–1962
card-FRA-10-note = Ministre chargé des Affaires algériennes ; conduisit la délégation française à Évian et signa.

card-FRA-11-name = Christian Pineau
card-FRA-11-date = 1956–1958
card-FRA-11-note = Ministre des Affaires étrangères lors de Suez et de l’affaire de l’Athos, navire chargé d’armes ; soutint à l’ONU que l’Algérie était une affaire intérieure française.

card-FRA-12-name = Maurice Couve de Murville
card-FRA-12-date = 1958–1962
card-FRA-12-note = Ministre des Affaires étrangères de De Gaulle ; défendit la politique française à l’étranger jusqu’à l’indépendance.

card-FRA-13-name = Bataille d’Alger
card-FRA-13-date = janv.–oct. 1957
card-FRA-13-note = Les parachutistes démantèlent le réseau de la ville par les arrestations en masse, les indicateurs et la torture.

card-FRA-14-name = Interception de l’avion de Rabat
card-FRA-14-date = 22 oct. 1956
card-FRA-14-note = Un avion de ligne marocain qui transporte Ben Bella et quatre autres figures nationalistes algériennes est détourné sur Alger ; tous sont arrêtés.

card-FRA-15-name = Sakiet Sidi Youssef
card-FRA-15-date = 8 févr. 1958
card-FRA-15-note = L’aviation française bombarde un village tunisien de la frontière ; de 70 à 100 morts selon qui compte, et un scandale diplomatique.

card-FRA-16-name = 13 mai 1958
card-FRA-16-date = 13 mai 1958
card-FRA-16-note = À Alger, la foule et des généraux forment un Comité de salut public ; la crise qui emporte la IVe République commence.

card-FRA-17-name = La Bleuite
card-FRA-17-date = 1958–1959
card-FRA-17-note = Une manœuvre d’intoxication française répand de fausses preuves de trahison dans la wilaya III, qui tue des centaines des siens ou davantage ; le nombre est discuté.

card-FRA-18-name = Européens d’Algérie
card-FRA-18-date = 1954–1962
card-FRA-18-note = Environ un million d’Européens et de Juifs d’Algérie, pour la plupart attachés à l’Algérie française.

card-FRA-19-name = Harkis
card-FRA-19-date = 1956–1962
card-FRA-19-note = Auxiliaires algériens de l’armée, environ 60 000 au plus fort ; beaucoup furent tués après le cessez-le-feu.

card-FRA-20-name = Électeurs de métropole
card-FRA-20-date = 1958–1962
card-FRA-20-note = Approuvèrent la nouvelle Constitution en 1958, l’autodétermination en janvier 1961 et Évian en avril 1962.

card-FRA-21-name = Appelés du contingent
card-FRA-21-date = 1956–1962
card-FRA-21-note = De jeunes Français appelés pour plus de deux ans ; environ 400 000 soldats servaient en même temps.
