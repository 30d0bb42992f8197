# Names, dates and notes of the reconstructed decks, card by card. The deck files hold the same English texts; both
# languages come from here, so that a translator finds each line beside its original.

deck-reconstructed-fln-label = FLN (reconstructed deck)
deck-reconstructed-fln-note = The published rules do not list the cards. Names, fronts and icons of this deck were designed for this project; they are not the cards of the printed game.

deck-reconstructed-french-label = French (reconstructed deck)
deck-reconstructed-french-note = The published rules do not list the cards. Names, fronts and icons of this deck were designed for this project; they are not the cards of the printed game.

card-FLN-01-name = Amirouche Aït Hamouda
card-FLN-01-date = 1957–59
card-FLN-01-note = Colonel at the head of Wilaya III (Kabylia) from 1957; killed in combat in late March 1959.

card-FLN-02-name = Houari Boumédiène
card-FLN-02-date = 1957–62
card-FLN-02-note = Led Wilaya V, then from early 1960 the ALN general staff and its army on the Tunisian border.

card-FLN-03-name = Yacef Saadi
card-FLN-03-date = 1956–57
card-FLN-03-note = Military chief of the Autonomous Zone of Algiers and of its bomb network; captured September 1957.

card-FLN-04-name = Ali la Pointe
card-FLN-04-date = 1956–57
card-FLN-04-note = Born Ali Ammar; fighter of the Casbah network, killed 8 October 1957 when paratroopers blew up his hiding place.

card-FLN-05-name = Abane Ramdane
card-FLN-05-date = 1955–57
card-FLN-05-note = Main organiser of the Soummam Congress; killed in Morocco in December 1957 on the order of rivals inside the FLN.

card-FLN-06-name = Larbi Ben M’hidi
card-FLN-06-date = 1954–57
card-FLN-06-note = One of the founding chiefs; wanted the revolution carried into the street; arrested February 1957 and killed in French custody in March.

card-FLN-07-name = Zohra Drif
card-FLN-07-date = 1956–57
card-FLN-07-note = Law student who planted the Milk Bar bomb on 30 September 1956; captured with Yacef Saadi; later a lawyer, senator and memoirist.

card-FLN-08-name = Djamila Bouhired
card-FLN-08-date = 1957
card-FLN-08-note = Courier of the Algiers network; tortured and sentenced to death in 1957, reprieved after an international campaign.

card-FLN-09-name = Krim Belkacem
card-FLN-09-date = 1947–62
card-FLN-09-note = In the Kabyle maquis from 1947; minister of the provisional government; signed for the Algerians at Évian.

card-FLN-10-name = Ahmed Ben Bella
card-FLN-10-date = 1954–62
card-FLN-10-note = External delegate in Cairo; had escaped from Blida prison in 1952; held by France from October 1956 to March 1962.

card-FLN-11-name = Ferhat Abbas
card-FLN-11-date = 1956–61
card-FLN-11-note = Moderate leader who rallied to the FLN in 1956; first president of the provisional government (GPRA), 1958–61.

card-FLN-12-name = Frantz Fanon
card-FLN-12-date = 1956–61
card-FLN-12-note = Psychiatrist from Martinique, wrote for El Moudjahid; GPRA ambassador in Accra; died December 1961.

card-FLN-13-name = Toussaint Rouge
card-FLN-13-date = 1 Nov 1954
card-FLN-13-note = Some seventy coordinated attacks across Algeria on All Saints’ Day open the war.

card-FLN-14-name = Philippeville
card-FLN-14-date = 20 Aug 1955
card-FLN-14-note = Rising in the northern Constantinois kills over a hundred people, mostly civilians; the reprisals kill thousands of Algerians.

card-FLN-15-name = Soummam Congress
card-FLN-15-date = 20 Aug 1956
card-FLN-15-note = Delegates meeting in Kabylia give the FLN a programme, a governing council and the wilaya structure.

card-FLN-16-name = Manifesto of the 121
card-FLN-16-date = 6 Sep 1960
card-FLN-16-note = French intellectuals defend conscripts who refuse to serve and those who shelter the FLN.

card-FLN-17-name = Évian Accords
card-FLN-17-date = 18 Mar 1962
card-FLN-17-note = Ceasefire from 19 March, a vote on independence, and the release of prisoners.

card-FLN-18-name = People of the Casbah
card-FLN-18-date = 1956–57
card-FLN-18-note = The old quarter of Algiers, whose houses and terraces hid the network.

card-FLN-19-name = Mountain Villages
card-FLN-19-date = 1954–62
card-FLN-19-note = Peasants of Kabylia and the Aurès who fed and guided the maquis; more than two million rural people were moved into camps.

card-FLN-20-name = Algerian Workers in France
card-FLN-20-date = 1957–62
card-FLN-20-note = Dues of the emigrants paid for much of the war; their march in Paris was bloodily repressed on 17 October 1961.

card-FLN-21-name = Afro-Asian Bloc
card-FLN-21-date = Apr 1955 –
card-FLN-21-note = The states that met at Bandung brought the Algerian question before the United Nations.

card-FRA-01-name = Jacques Massu
card-FRA-01-date = 1957
card-FRA-01-note = Head of the 10th Parachute Division; received police powers over Algiers on 7 January 1957.

card-FRA-02-name = Marcel Bigeard
card-FRA-02-date = 1955–59
card-FRA-02-note = Commander of the 3rd Colonial Parachute Regiment, whose men arrested Ben M’hidi.

card-FRA-03-name = Raoul Salan
card-FRA-03-date = 1956–62
card-FRA-03-note = Commander-in-chief from late 1956 to late 1958; joined the putsch of April 1961 and headed the OAS.

card-FRA-04-name = Maurice Challe
card-FRA-04-date = 1958–61
card-FRA-04-note = Commander-in-chief whose plan of 1959 broke many maquis; led the putsch of April 1961.

card-FRA-05-name = Paul Aussaresses
card-FRA-05-date = 1957
card-FRA-05-note = Intelligence officer in Algiers; around 2000 he publicly admitted torture and summary executions.

card-FRA-06-name = Charles de Gaulle
card-FRA-06-date = 1958–62
card-FRA-06-note = Back in power on 1 June 1958; announced self-determination on 16 September 1959.

card-FRA-07-name = Jacques Soustelle
card-FRA-07-date = 1955–56
card-FRA-07-note = Governor-general; set up the SAS, army officers who administered villages; later a leader of French Algeria.

card-FRA-08-name = Robert Lacoste
card-FRA-08-date = 1956–58
card-FRA-08-note = Resident minister under whom the special powers passed to the army in Algiers.

card-FRA-09-name = Guy Mollet
card-FRA-09-date = 1956–57
card-FRA-09-note = Prime minister; obtained the special powers in March 1956 and sent the conscripts.

card-FRA-10-name = Louis Joxe
card-FRA-10-date = 1960–62
card-FRA-10-note = Minister for Algerian affairs; headed the French delegation at Évian and signed.

card-FRA-11-name = Christian Pineau
card-FRA-11-date = 1956–58
card-FRA-11-note = Foreign minister at the time of Suez and of the arms ship Athos; argued at the UN that Algeria was an internal French matter.

card-FRA-12-name = Maurice Couve de Murville
card-FRA-12-date = 1958–62
card-FRA-12-note = De Gaulle’s foreign minister, who defended French policy abroad until independence.

card-FRA-13-name = Battle of Algiers
card-FRA-13-date = Jan–Oct 1957
card-FRA-13-note = Paratroopers dismantle the city network by mass arrest, informers and torture.

card-FRA-14-name = Interception of the Rabat Plane
card-FRA-14-date = 22 Oct 1956
card-FRA-14-note = A Moroccan airliner carrying Ben Bella and four other Algerian nationalist figures is diverted to Algiers; all are arrested.

card-FRA-15-name = Sakiet Sidi Youssef
card-FRA-15-date = 8 Feb 1958
card-FRA-15-note = French aircraft bomb a Tunisian border village; 70 to 100 dead by who counts, and a diplomatic outcry.

card-FRA-16-name = 13 May 1958
card-FRA-16-date = 13 May 1958
card-FRA-16-note = Crowds and generals in Algiers form a Committee of Public Safety; the crisis that ends the Fourth Republic begins.

card-FRA-17-name = La Bleuite
card-FRA-17-date = 1958–59
card-FRA-17-note = A French deception plants false evidence of treason in Wilaya III, which kills hundreds or more of its own people; the number is disputed.

card-FRA-18-name = European Settlers
card-FRA-18-date = 1954–62
card-FRA-18-note = About a million Europeans and Jews of Algeria, most of them set on French Algeria.

card-FRA-19-name = Harkis
card-FRA-19-date = 1956–62
card-FRA-19-note = Algerian auxiliaries of the army, about 60,000 at their peak; many were killed after the ceasefire.

card-FRA-20-name = Metropolitan Voters
card-FRA-20-date = 1958–62
card-FRA-20-note = Approved the new constitution in 1958, self-determination in January 1961 and Évian in April 1962.

card-FRA-21-name = Conscripts
card-FRA-21-date = 1956–62
card-FRA-21-note = Young Frenchmen called up for more than two years; about 400,000 troops served at a time.
