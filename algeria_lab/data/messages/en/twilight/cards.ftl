# The cards of Colonial Twilight: titles, what their texts do in our own words, a line of history. Events and Pivotal
# Events are 01 to 66, Propaganda Rounds 67 to 71. “The playing side” is the one that carries the Event out. Sources of
# the history: data/twilight/card_sources.toml.

twilight-card-01 = Quadrillage
twilight-text-01-unshaded = The playing side places any number of the French Police in Available, spread over up to 3 spaces in Algeria.
twilight-text-01-shaded = The FLN makes 2 free Limited Marches, each to 1 destination and of 1 step for each group.
twilight-history-01 = Most French soldiers held posts and patrolled a sector each, in a grid meant to watch the population; the fighting was left above all to a much smaller general reserve.

twilight-card-02 = Balky Conscripts
twilight-text-02-unshaded = The Government may Train free in up to 2 locations that it could select, the tracks included; Pacifying is paid as usual.
twilight-text-02-shaded = { twilight-lasts-momentum } { twilight-marker-balky-does }
twilight-history-02 = In 1955 and again in the spring of 1956, reservists who had been called back protested in stations and barracks against leaving for Algeria. Nearly all of them were sent.

twilight-card-03 = Leadership Snatch
twilight-text-03-unshaded = The playing side chooses 1 Wilaya: every Guerrilla there becomes Active.
twilight-text-03-shaded = The playing side sets 1 or 2 populated FLN-Controlled spaces in Algeria to Opposition.
twilight-history-03 = On 22 October 1956 a Moroccan airliner on its way to Tunis was made to land in Algiers, and Ahmed Ben Bella was arrested with four other Algerians. Morocco and Tunisia protested sharply.

twilight-card-04 = Oil & Gas Discoveries
twilight-text-04-single = The playing side adds 0, 1 or 2 Commitment, not past 50. Twice as many French cubes then go from the map, Available or both to Out of Play; the Government chooses which, and no more Commitment may be added than there are cubes for.
twilight-history-04 = Oil and gas were found in the Algerian Sahara in 1956, at Hassi Messaoud and Hassi R’Mel among other places. France kept its claim to the desert until September 1961.

twilight-card-05 = Peace of the Brave
twilight-text-05-unshaded = { twilight-lasts-momentum } { twilight-marker-brave-does }
twilight-text-05-shaded = The FLN Rallies free in any 2 locations that it could select; Agitation is paid as usual.
twilight-history-05 = At a press conference on 23 October 1958 de Gaulle offered the fighters of the ALN a “peace of the brave”: they could lay down their arms with honour. The provisional government of the FLN refused.

twilight-card-06 = Factionalism
twilight-text-06-unshaded = The playing side chooses: either up to 3 Guerrillas of 1 Wilaya go to Available, or the France Track moves up to 2 boxes toward A.
twilight-text-06-shaded = The FLN Rallies free in 1 space that it could select and that holds an FLN Base; Agitation is paid as usual.
twilight-history-06 = The FLN was divided between leaders inside the country and abroad, between politicians and soldiers, and among its wilayas. In December 1957 Abane Ramdane, who had wanted politics to command arms, was killed in Morocco on the order of other leaders.

twilight-card-07 = 5th Bureau
twilight-text-07-unshaded = The playing side chooses 1 Wilaya and rolls 1 die. If the roll does not exceed the number of Guerrillas there, up to as many of them as the roll go to Available, at that side’s choice.
twilight-text-07-shaded = The playing side shifts any 2 Sectors 1 level each toward Opposition.
twilight-history-07 = The 5th Bureaus ran what the army called psychological action: leaflets, loudspeakers, films, and the re-education of prisoners. They were abolished in February 1960, after the week of the barricades in Algiers.

twilight-card-08 = Cross-border air strike
twilight-text-08-unshaded = The playing side removes up to 3 Guerrillas, Underground ones too, from 1 independent Country to Available.
twilight-text-08-shaded = { twilight-lasts-momentum } { twilight-marker-air_strike-does }
twilight-history-08 = On 8 February 1958, a market day, French aircraft bombed the Tunisian village of Sakiet Sidi Youssef. Counts of the dead run from about 70 to 100, schoolchildren among them.

twilight-card-09 = Beni-Oui-Oui
twilight-text-09-single = The playing side sets up to 2 populated Neutral spaces without Terror to Support or to Opposition, each as it likes.
twilight-history-09 = A mocking name for those Algerian notables and elected men who were thought to say yes to whatever the French administration wanted.

twilight-card-10 = Moudjahidine
twilight-text-10-unshaded = The playing side chooses 1 Wilaya: every Guerrilla there becomes Active.
twilight-text-10-shaded = { twilight-lasts-momentum } { twilight-marker-moudjahidine-does }
twilight-history-10 = The ALN called its soldiers in uniform moudjahidine, and had others for those who helped it or struck in the towns in everyday clothes. In independent Algeria the name became the official one of those who had fought for independence.

twilight-card-11 = Bananes
twilight-text-11-unshaded = { twilight-lasts-momentum } { twilight-marker-bananes-does }
twilight-text-11-shaded = Commitment falls by 1.
twilight-history-11 = Soldiers called the twin-rotor H-21 the banana, after its bent hull. From 1956 it carried most of the troops that the army’s helicopter group at Sétif brought into action.

twilight-card-12 = Ventilos
twilight-text-12-unshaded = { twilight-lasts-momentum } { twilight-marker-ventilos-does }
twilight-text-12-shaded = Roll 1 die and halve it, rounding up: the playing side may move up to that many Guerrillas (1 to 3) among any 3 coastal spaces, which include independent Countries, at no cost and without Activating them.
twilight-history-12 = Ventilo, fan, was soldiers’ slang for a helicopter. The Sikorsky S-55, or H-19, was among the first to carry troops in Algeria, before larger machines came.

twilight-card-13 = SAS
twilight-text-13-unshaded = { twilight-lasts-capability } { twilight-marker-sas_gov-does }
twilight-text-13-shaded = { twilight-lasts-capability } { twilight-marker-sas_fln-does }
twilight-history-13 = Created in September 1955 under governor-general Soustelle, the sections administratives spécialisées put an officer in charge of administration, schools and care in a group of villages, and of watching them. There were about 700 in 1960.

twilight-card-14 = Protest in Paris
twilight-text-14-single = The playing side moves the France Track up to 2 boxes either way.
twilight-history-14 = On 17 October 1961 the Paris police put down a march of Algerians against a curfew imposed on them; estimates of those killed run from dozens to more than 200. On 8 February 1962 nine people were fatally injured at the Charonne metro station, after a demonstration against the OAS.

twilight-card-15 = Jean-Paul Sartre
twilight-text-15-unshaded = The FLN gains 2 Resources.
twilight-text-15-shaded = Commitment falls by 1.
twilight-history-15 = The philosopher signed the Manifesto of the 121 in September 1960, which defended those who refused to fight in Algeria, and wrote the preface to Frantz Fanon’s last book in 1961.

twilight-card-16 = NATO
twilight-text-16-unshaded = Roll 1 die: that many French cubes, as far as there are any, go from Out of Play to Available at the playing side’s choice. Commitment does not change.
twilight-text-16-shaded = Roll 1 die: that many French cubes go from Available, the map or both to Out of Play, and the Government chooses which. Commitment does not change.
twilight-history-16 = The treaty of 1949 covered the Algerian departments of France. To fight there, France moved units that it had promised to the defence of Europe, which strained its place in the alliance.

twilight-card-17 = Commandos
twilight-text-17-unshaded = { twilight-lasts-capability } { twilight-marker-commandos_gov-does }
twilight-text-17-shaded = { twilight-lasts-capability } { twilight-marker-commandos_fln-does }
twilight-history-17 = Commandos de chasse followed a unit of the ALN over its own ground; many of their men were Algerians, some of them former fighters of the ALN. Challe made them general in 1959.

twilight-card-18 = Torture
twilight-text-18-single = { twilight-lasts-capability } { twilight-marker-torture-does }
twilight-history-18 = French soldiers and police tortured Algerian men and women, and some French people, throughout the war; historians have shown that it served to break a population as much as to obtain information. Henri Alleg, tortured in Algiers in 1957, told of it in La Question, which was seized in 1958.

twilight-card-19 = General Strike
twilight-text-19-unshaded = The playing side sets 1 City to Neutral, even one already Neutral, and its Population is added to Commitment.
twilight-text-19-shaded = The FLN gains 2 Resources.
twilight-history-19 = From 28 January to 4 February 1957 the FLN called Algerians to an eight-day strike, while the United Nations were to debate the Algerian question. In Algiers paratroopers broke it by force.

twilight-card-20 = Sauve qui peut
twilight-text-20-single = The playing side may send up to 3 pieces from the map to Available, Guerrillas or Algerian Police in any mix, and pays 1 Resource for each.
twilight-history-20 = Men changed sides in both directions: Algerian soldiers and auxiliaries deserted to the ALN, and fighters who had surrendered or been captured were enrolled as harkis.

twilight-card-21 = United Nations Resolution
twilight-text-21-unshaded = Commitment rises by 1.
twilight-text-21-shaded = Commitment falls by 1.
twilight-history-21 = The General Assembly put the Algerian question on its agenda on 30 September 1955 by one vote. On 19 December 1960 its resolution 1573 recognised the right of the Algerian people to self-determination and independence.

twilight-card-22 = The Government of the USA is Convinced…
twilight-text-22-unshaded = Commitment rises by 2.
twilight-text-22-shaded = Commitment falls by 2.
twilight-history-22 = Washington wavered between its French ally and the new states of Africa and Asia. In July 1957 Senator John F. Kennedy spoke for the independence of Algeria, to the anger of Paris.

twilight-card-23 = Diplomatic Leanings
twilight-text-23-unshaded = The playing side removes up to 1 FLN Base from each of Morocco and Tunisia, if they are independent. Commitment does not change.
twilight-text-23-shaded = The FLN gains 6 Resources.
twilight-history-23 = Independent since March 1956, Morocco and Tunisia sheltered the FLN while French troops kept bases on their soil. Over one of them, Bizerte, Tunisia and France fought in July 1961.

twilight-card-24 = Economic Development
twilight-text-24-unshaded = The playing side sets up to 2 populated Government-Controlled spaces to Support.
twilight-text-24-shaded = The Government loses 6 Resources.
twilight-history-24 = De Gaulle announced the plan at Constantine on 3 October 1958: within five years 400,000 jobs, land, housing and schools for Algerians. Only part of it was carried out.

twilight-card-25 = Purge
twilight-text-25-single = Roll 1 die and halve it, rounding up: the playing side sends that many enemy pieces (1 to 3) of its choice, but no Bases, from the map to Available. The enemy also loses as many Resources as a second die shows.
twilight-history-25 = After the putsch of April 1961 its leaders were tried, and regiments that had taken part were dissolved, the 1st Foreign Parachute Regiment among them. The FLN too removed commanders whom it distrusted, and executed some.

twilight-card-26 = Casbah
twilight-text-26-unshaded = The playing side removes any number of FLN pieces from Algiers to Available. Commitment rises by 1 for each Base among them, FLN Resources by 1 for each piece.
twilight-text-26-shaded = The playing side places up to 4 Guerrillas in Algiers. If this makes it FLN-Controlled, the FLN may Agitate there free for 1 step: it removes 1 Terror marker or, if there is none, shifts Algiers 1 level toward Opposition.
twilight-history-26 = The old quarter of Algiers, poor and crowded, hid the network of the FLN until paratroopers dismantled it in 1957 by searches, mass arrests and torture. In December 1960 its people were among the crowds that marched for independence.

twilight-card-27 = Covert Movement
twilight-text-27-unshaded = { twilight-lasts-capability } { twilight-marker-covert_gov-does }
twilight-text-27-shaded = { twilight-lasts-capability } { twilight-marker-covert_fln-does }
twilight-history-27 = Fighters moved by night from village to village, fed and guided by the people there. To cut them off, the army declared forbidden zones, forced their inhabitants into camps, and fired on whoever was seen in them.

twilight-card-28 = Atrocities and Reprisals
twilight-text-28-single = The playing side places up to 2 Terror markers, paying 1 Resource for each, in any spaces in Algeria, even where Terror already lies or both in the same space. Each of these spaces becomes Neutral, and Commitment falls by 1 for each marker.
twilight-history-28 = On 20 August 1955 a rising in the north of the Constantine region killed 123 people, most of them civilians. The reprisals of army, police and armed settlers killed far more Algerians: from 1,273 by the official count to 12,000 by that of the FLN.

twilight-card-29 = The Call Up
twilight-text-29-unshaded = The playing side moves any number of French Police from Out of Play to Available; Commitment falls by 1 for every full 3 of them.
twilight-text-29-shaded = { twilight-lasts-momentum } { twilight-marker-call_up-does }
twilight-history-29 = More than a million young Frenchmen were sent to Algeria, as conscripts for two years and sometimes more or as recalled reservists. Many spoke little of it afterwards.

twilight-card-30 = Change in Tactics
twilight-text-30-single = The playing side takes 1 Capability marker, of either side, out of play: it no longer applies.
twilight-history-30 = Both sides changed their ways as the war went on. After the offensives of 1959 the ALN broke its companies up into small groups that avoided battle.

twilight-card-31 = Intimidation
twilight-text-31-unshaded = { twilight-lasts-momentum } { twilight-marker-intimidation-does }
twilight-text-31-shaded = The FLN gains the Resources that the France Track gives in its present box (1 in A to 6 in F).
twilight-history-31 = The FLN levied dues from Algerians in the country and among the workers in France. Many gave out of conviction; those who refused, or broke its bans on tobacco and alcohol, risked blows, mutilation or death.

twilight-card-32 = Taleb the Bomb-maker
twilight-text-32-unshaded = { twilight-lasts-capability } { twilight-marker-taleb_gov-does }
twilight-text-32-shaded = { twilight-lasts-capability } { twilight-marker-taleb_fln-does }
twilight-history-32 = Abderrahmane Taleb, a student of chemistry, made explosives for the network of Algiers. He was captured in 1957 and guillotined in Algiers in April 1958.

twilight-card-33 = Overkill
twilight-text-33-unshaded = { twilight-lasts-capability } { twilight-marker-overkill_gov-does }
twilight-text-33-shaded = { twilight-lasts-capability } { twilight-marker-overkill_fln-does }
twilight-history-33 = The army practised collective punishment: near a place where it had been attacked, hamlets might be shelled, bombed or burnt, whoever lived there.

twilight-card-34 = Elections
twilight-text-34-unshaded = The playing side chooses: either Commitment rises by 1, or it sets 1 populated Neutral space without Terror to Support.
twilight-text-34-shaded = The playing side sets 1 Sector to Neutral.
twilight-history-34 = The statute of 1947 gave half of the Algerian Assembly to about a tenth of the population, and the elections of 1948 were openly rigged. In the referendum of September 1958 Muslim women voted for the first time.

twilight-card-35 = Napalm
twilight-text-35-unshaded = { twilight-lasts-capability } { twilight-marker-napalm_gov-does }
twilight-text-35-shaded = { twilight-lasts-capability } { twilight-marker-napalm_fln-does }
twilight-history-35 = French aircraft dropped napalm in mountains and forbidden zones, although the authorities denied that it was used.

twilight-card-36 = Assassination
twilight-text-36-unshaded = The playing side removes 1 Guerrilla, wherever it stands, to Casualties. The FLN loses as many Resources as 1 die shows.
twilight-text-36-shaded = The playing side places 1 Underground Guerrilla from Available or Out of Play anywhere on the map. The FLN gains as many Resources as 1 die shows.
twilight-history-36 = Political murder struck every camp. In December 1956 Amédée Froger, a leader of the settlers, was shot in Algiers, and Algerians were attacked and killed at his funeral; in March 1957 Larbi Ben M’hidi, one of the founders of the FLN, was killed in French custody.

twilight-card-37 = Integration
twilight-text-37-unshaded = The Government may Train free in up to 2 locations that it could select, the tracks included; Pacifying is paid as usual.
twilight-text-37-shaded = The FLN makes a free Subvert and needs no Underground Guerrilla in the space for it.
twilight-history-37 = Governor-general Soustelle meant by integration, in 1955, equal rights for Algerians within France. In May 1958 it became the watchword of those who wanted Algeria to stay French.

twilight-card-38 = Economic Crisis in France
twilight-text-38-unshaded = The FLN loses as many Resources as 1 die shows.
twilight-text-38-shaded = The Government loses as many Resources as 1 die shows, and Commitment falls by 1.
twilight-history-38 = The war emptied French reserves of foreign currency: in August 1957 the franc was in effect devalued, and in January 1958 Paris had to obtain American and international loans.

twilight-card-39 = Retreat into Djebel
twilight-text-39-unshaded = The playing side chooses 2 Mountain spaces without an FLN Base: all Guerrillas there go to Available.
twilight-text-39-shaded = All Guerrillas in Mountain spaces turn Underground.
twilight-history-39 = Djebel is Arabic for mountain. In massifs such as the Aurès, Kabylia and the Ouarsenis the ALN found caves and woods to hide in, but little to live on.

twilight-card-40 = Strategic Movement
twilight-text-40-unshaded = The playing side may move up to 6 cubes in all among any 3 coastal spaces in Algeria, free.
twilight-text-40-shaded = { twilight-lasts-momentum } { twilight-marker-strategic-does }
twilight-history-40 = The French navy moved troops and watched the coast for arms. On 16 October 1956 it stopped the Athos, which was bringing weapons from Egypt.

twilight-card-41 = Egypt
twilight-text-41-unshaded = The FLN loses 3 Resources.
twilight-text-41-shaded = The FLN gains as many Resources as 1 die shows.
twilight-history-41 = Cairo housed the delegation of the FLN abroad and broadcast for it. The Provisional Government of the Algerian Republic was proclaimed there on 19 September 1958; later it sat in Tunis.

twilight-card-42 = Czech Arms Deal
twilight-text-42-unshaded = The FLN loses 2 Resources for each level of the Border Zone, or 2 in all while Morocco and Tunisia are not independent.
twilight-text-42-shaded = The FLN gains 6 Resources.
twilight-history-42 = The FLN bought arms abroad, some of them in Eastern Europe, and the French navy searched ships on the high seas for them. On 18 January 1958 it seized 148 tonnes on the Yugoslav freighter Slovenija, bound for Casablanca.

twilight-card-43 = Refugees
twilight-text-43-unshaded = The playing side chooses 2 Cities: each gains 1 Population for the rest of the game.
twilight-text-43-shaded = If Morocco and Tunisia are independent, each may from now on hold 3 Bases.
twilight-history-43 = About 200,000 Algerians, most of them women, children and old people, fled to Tunisia and Morocco. Inside the country more than two million were moved into camps.

twilight-card-44 = Paranoia
twilight-text-44-unshaded = { twilight-lasts-momentum } { twilight-marker-paranoia-does }
twilight-text-44-shaded = All Guerrillas turn Underground.
twilight-history-44 = Cut off as they were, the wilayas mistrusted each other and the leaders abroad, and the French services fed that mistrust. In December 1958 the chiefs of four wilayas met without those abroad; two stayed away.

twilight-card-45 = Challe Plan
twilight-text-45-unshaded = { twilight-lasts-momentum } { twilight-marker-challe_gov-does }
twilight-text-45-shaded = { twilight-lasts-momentum } { twilight-marker-challe_fln-does }
twilight-history-45 = General Challe, commander-in-chief from December 1958, thinned the grid to gain reserves and swept Algeria from west to east from February 1959. His operations broke many units of the ALN.

twilight-card-46 = Moghazni
twilight-text-46-unshaded = { twilight-lasts-momentum } { twilight-marker-moghazni-does }
twilight-text-46-shaded = In 1 Sector the playing side replaces up to all Algerian Police with as many Underground Guerrillas; the Police go to Available.
twilight-history-46 = Each SAS had a guard of some 30 Algerian moghaznis. Force K, armed in secret by the French services in Kabylia in 1956 to fight the FLN, was largely in the FLN’s hands from the start and went over to it with its weapons.

twilight-card-47 = Third Force
twilight-text-47-unshaded = In 1 Sector the playing side replaces up to 3 Guerrillas with as many Algerian Police; the Guerrillas go to Available.
twilight-text-47-shaded = The playing side sets 1 Sector with Algerian Police to Opposition.
twilight-history-47 = Mohammed Bellounis, a commander of the MNA, the rival of the FLN, came to terms with the French army in 1957 and led an army of his own, feared by the people whom it ruled. He was killed in July 1958, when it had fallen apart.

twilight-card-48 = Ultras
twilight-text-48-unshaded = The playing side sends up to 1 Guerrilla from each City to Available.
twilight-text-48-shaded = Roll 1 die and halve it, rounding up: that many Algerian cubes (1 to 3) go to Available, at the playing side’s choice.
twilight-history-48 = Those Europeans of Algeria who rejected every reform were called ultras; some of them turned to terror. On 10 August 1956 their bomb in the rue de Thèbes, in the Casbah, killed from 15 to 70 people, depending on the source.

twilight-card-49 = Factional Plot
twilight-text-49-unshaded = Half of the Guerrillas in Tunisia, rounded down, go to Available, at the playing side’s choice. No effect before Morocco and Tunisia are independent.
twilight-text-49-shaded = The playing side moves any number of Guerrillas between Morocco and Tunisia. No effect before Morocco and Tunisia are independent.
twilight-history-49 = In November 1958 officers around Colonel Lamouri were arrested in Tunisia for a plot against the Provisional Government. A court under Boumédiène tried them, and several were executed in 1959.

twilight-card-50 = Bleuite
twilight-text-50-unshaded = The playing side chooses 1 space in Algeria: all Guerrillas there become Active, then it rolls 1 die. If the roll does not exceed their number, 2 of them, or the only one, go to Casualties.
twilight-text-50-shaded = The playing side sends 2 Algerian Police in all, from any spaces, to Available.
twilight-history-50 = In 1958 French intelligence made Amirouche, at the head of wilaya III, believe that traitors surrounded him. Many of its members, young educated people above all, were tortured and killed by their own side; their number is disputed.

twilight-card-51 = Stripey Hole
twilight-text-51-unshaded = The playing side chooses 1 Sector, with or without Guerrillas: all those there become Active and the Sector is set to Opposition.
twilight-text-51-shaded = The playing side places 2 Guerrillas from Available, Out of Play or both in 1 Sector.
twilight-history-51 = Under the state of emergency of 1955 and the special powers of 1956, people could be interned without trial. Thousands of Algerians were held in camps, often after round-ups of whole quarters or villages.

twilight-card-52 = Cabinet Shuffle
twilight-text-52-single = The playing side moves the France Track 1 box either way.
twilight-history-52 = Between November 1954 and June 1958 France had six prime ministers, from Mendès France to Pflimlin. Algeria weighed on the fall of several of them.

twilight-card-53 = Population Control
twilight-text-53-unshaded = { twilight-lasts-momentum } { twilight-marker-pop_control-does }
twilight-text-53-shaded = The playing side sets 1 City to Neutral.
twilight-history-53 = In 1957 the army divided Algiers into blocks, counted the people of the Casbah house by house, and made a resident of each answer for the others. Colonel Trinquier directed this system.

twilight-card-54 = Operation 744
twilight-text-54-single = The playing side moves at most 4 French Troops, wherever they stand, to 1 Mountain Sector. Up to 2 FLN pieces there then go to Available, Guerrillas before Bases and Underground ones too; Commitment does not change.

twilight-card-55 = Development
twilight-text-55-unshaded = The playing side places up to 2 Government Bases from Available, Out of Play or both anywhere in Algeria where there is room.
twilight-text-55-shaded = The FLN gains 3 Resources.
twilight-history-55 = Land, credit and schools had long served the European minority first: when the war began, fewer than one Muslim child in five went to school.

twilight-card-56 = Hardened Attitudes
twilight-text-56-single = { twilight-lasts-momentum } { twilight-marker-hardened-does }
twilight-history-56 = The writer and teacher Mouloud Feraoun noted in his journal how his Kabyle village was caught between the army and the maquis, each asking it to choose. The OAS murdered him and five colleagues on 15 March 1962.

twilight-card-57 = Peace Talks
twilight-text-57-single = { twilight-lasts-momentum } { twilight-marker-peace_talks-does }
twilight-history-57 = Talks at Melun in June 1960 failed; those at Évian and Lugrin in 1961 broke off, the Sahara being one of the causes. The accords of 18 March 1962 brought a ceasefire from noon on the following day.

twilight-card-58 = Army in Waiting
twilight-text-58-unshaded = Half of the Guerrillas in Tunisia, rounded down, go to Out of Play, at the playing side’s choice. No effect before Morocco and Tunisia are independent.
twilight-text-58-shaded = The playing side places 1 FLN Base in Morocco or Tunisia, where there is room. No effect before Morocco and Tunisia are independent.
twilight-history-58 = Under Boumédiène, the ALN built up an army in Tunisia and Morocco which the electrified barriers kept out of Algeria. In the summer of 1962 it decided the struggle for power in favour of Ben Bella.

twilight-card-59 = Bandung Conference
twilight-text-59-unshaded = The FLN loses as many Resources as 1 die shows.
twilight-text-59-shaded = The FLN gains as many Resources as 1 die shows.
twilight-history-59 = States of Asia and Africa met at Bandung in Indonesia from 18 to 24 April 1955. Envoys of the FLN attended as observers, and the conference spoke for the independence of Algeria, Morocco and Tunisia.

twilight-card-60 = Soummam Conference
twilight-text-60-unshaded = The playing side replaces up to 2 FLN Bases in Algeria with 1 Underground Guerrilla each, from Available. Commitment does not change.
twilight-text-60-shaded = The playing side places up to 2 FLN Bases free in Algeria, wherever there is room.
twilight-history-60 = On 20 August 1956 leaders of the FLN met in the Soummam valley in Kabylia. They gave it a programme, a national council and common rules for its wilayas, and put politics above arms and the interior above the exterior; the leaders abroad were not present.

twilight-card-61 = Morocco and Tunisia Independent
twilight-text-61-single = FLN Pivotal Event, open once { twilight-card-64 } has been played. Morocco and Tunisia come into play, and the FLN may March, Rally and Extort there. The Border Zone is set to 0; from now on Police in Border Sectors count as Troops in an Assault.
twilight-history-61 = France recognised the independence of Morocco on 2 March 1956 and that of Tunisia on 20 March. Both sheltered the ALN and refugees, and from 1957 the electrified Morice Line rose along the Tunisian border.

twilight-card-62 = Suez Crisis
twilight-text-62-single = FLN Pivotal Event, without a condition. 1 die says how many French Troops, as far as there are any, the Government sets aside at its choice from the map, Available or both; each side loses 6 Resources. In the next Propaganda Round the FLN gains 6 Resources and the Troops come back to any Cities or spaces with Government Bases, at no cost in Commitment.
twilight-history-62 = French troops landed at Port Said with the British in November 1956. Paris had seen in Nasser’s Egypt the mainstay of the Algerian revolt; the United States and the Soviet Union made the expedition stop.

twilight-card-63 = OAS
twilight-text-63-single = FLN Pivotal Event, open while { twilight-card-65 } is in effect and cancelled with it. { twilight-marker-oas-does }
twilight-history-63 = Founded in Madrid in early 1961, the Organisation armée secrète fought to keep Algeria French. Its bombs and shootings killed Algerian civilians above all, as well as French opponents, officials and soldiers.

twilight-card-64 = Mobilization
twilight-text-64-single = Government Pivotal Event, open once Opposition and Bases come to 15 or more. The Government brings as many French pieces as it wants from Out of Play to Available, at most half of its Commitment, rounded up, and pays no Commitment for them. From now on it may Resettle Sectors of Population 1.
twilight-history-64 = In the spring of 1956 the Mollet government, armed with special powers, called back reservists and lengthened service. The troops in Algeria grew to some 400,000 men or more.

twilight-card-65 = Recall de Gaulle
twilight-text-65-single = Government Pivotal Event, open once { twilight-card-66 } has been played at some time; it lasts until that card cancels it, and does not come back. The Government may also Train in populated Sectors that it Controls with Troops and Police; in the Resources Phase Total Support takes the place of French pieces in Available; French Casualties cost no Commitment. The FLN may play { twilight-card-63 }.
twilight-history-65 = On 13 May 1958 a crowd took the Government-General in Algiers, and officers there called for de Gaulle. The National Assembly invested him on 1 June by 329 votes to 224.

twilight-card-66 = Coup d’etat
twilight-text-66-single = Government Pivotal Event, open once per Campaign: each side rolls 1 die. If the Government’s is higher, { twilight-card-65 } and { twilight-card-63 } are cancelled if in play, Commitment rises by the lower roll and Government Resources by the sum. If the FLN’s is higher, the FLN chooses: Commitment falls by the lower roll, or that many French Troops of its choice go from the map, Available or both to Out of Play. A tie changes nothing, but the card counts as played.
twilight-history-66 = In the night of 21 to 22 April 1961 generals Challe, Jouhaud and Zeller, soon joined by Salan, seized power in Algiers against de Gaulle’s policy. Most of the army did not follow, conscripts least of all, and the putsch was over on 26 April.

twilight-card-67 = Propaganda Round

twilight-card-68 = Propaganda Round

twilight-card-69 = Propaganda Round

twilight-card-70 = Propaganda Round

twilight-card-71 = Propaganda Round

# Markers of Capabilities and of Momentum, by their codes: names, and what each does while it is in play.

twilight-lasts-capability = Capability, for the rest of the game unless Event 30 removes it.
twilight-lasts-momentum = Momentum, until the Reset Phase of the next Propaganda Round.

twilight-marker-sas_gov = SAS, wider reach
twilight-marker-sas_gov-does = A Train may Pacify in up to 2 selected spaces instead of 1.

twilight-marker-sas_fln = SAS, restraint
twilight-marker-sas_fln-does = The Government may select only 1 Assault space per card.

twilight-marker-commandos_gov = Commandos de chasse
twilight-marker-commandos_gov-does = In Mountains each Algerian cube counted by a Garrison or Sweep Activates 1 Guerrilla; of the French cubes it still takes 2 for each.

twilight-marker-commandos_fln = Zonal commandos
twilight-marker-commandos_fln-does = An Ambush no longer Activates the Guerrilla that makes it.

twilight-marker-torture = { twilight-card-18 }
twilight-marker-torture-does = Each Neutralize costs 1 Commitment. In each selected space it may remove 1 piece more, which may be an Underground Guerrilla; Guerrillas still go before Bases.

twilight-marker-covert_gov = Dead zones
twilight-marker-covert_gov-does = A Guerrilla may March only 1 space, even inside its Wilaya.

twilight-marker-covert_fln = Cross-Wilaya links
twilight-marker-covert_fln-does = In the Redeploy Phase Guerrillas in Algeria may move to any space in Algeria with an FLN Base, whatever its Wilaya.

twilight-marker-taleb_gov = Amateur bomb-makers
twilight-marker-taleb_gov-does = Terror in a City must Activate 2 Underground Guerrillas.

twilight-marker-taleb_fln = Skilled bomb-makers
twilight-marker-taleb_fln-does = Terror in a City costs 0 Resources.

twilight-marker-overkill_gov = Overkill
twilight-marker-overkill_gov-does = A Neutralize removes up to 4 pieces in all, still from at most 2 spaces.

twilight-marker-overkill_fln = Revenge
twilight-marker-overkill_fln-does = After an Assault the FLN may place 1 Guerrilla from Available in 1 of the Assault spaces.

twilight-marker-napalm_gov = Napalm
twilight-marker-napalm_gov-does = An Assault in Mountains removes 1 Guerrilla for each cube that counts; a Base there still takes 2.

twilight-marker-napalm_fln = Scorched land
twilight-marker-napalm_fln-does = Each Assault space costs the Government 3 Resources.

twilight-marker-oas = { twilight-card-63 }
twilight-marker-oas-does = In place of a Special Activity, either side may put 1 Terror marker in a populated space in Algeria without Terror and set that space to Neutral. Commitment falls by its Population, FLN Resources by twice as much; the user must be able to pay its own part in full, the other side’s loss stops at 0.

twilight-marker-balky = { twilight-card-02 }
twilight-marker-balky-does = The Government may not Deploy French Police out of Available.

twilight-marker-brave = { twilight-card-05 }
twilight-marker-brave-does = In each Sweep or Assault space the Government may pay 1 Resource more to send 1 Guerrilla, Underground or Active, to Available.

twilight-marker-air_strike = { twilight-card-08 }
twilight-marker-air_strike-does = A Troop Lift covers 1 space fewer.

twilight-marker-moudjahidine = { twilight-card-10 }
twilight-marker-moudjahidine-does = A Rally in an FLN-Controlled space without an FLN Base is made as if 1 Base stood there.

twilight-marker-bananes = { twilight-card-11 }
twilight-marker-bananes-does = A Troop Lift covers 2 spaces more.

twilight-marker-ventilos = { twilight-card-12 }
twilight-marker-ventilos-does = A Troop Lift covers 1 space more.

twilight-marker-call_up = { twilight-card-29 }
twilight-marker-call_up-does = A Train places at most 2 cubes in each space.

twilight-marker-intimidation = { twilight-card-31 }
twilight-marker-intimidation-does = Terror still places its marker but does not set the space to Neutral.

twilight-marker-strategic = { twilight-card-40 }
twilight-marker-strategic-does = A Troop Lift covers 1 space fewer.

twilight-marker-paranoia = { twilight-card-44 }
twilight-marker-paranoia-does = The FLN may not March into a Sector of another Wilaya; crossing an international border remains allowed.

twilight-marker-challe_gov = Challe Plan, single command
twilight-marker-challe_gov-does = Police count as Troops in every Assault; in a Sweep Police still do not move.

twilight-marker-challe_fln = Challe Plan, poor coordination
twilight-marker-challe_fln-does = In each Sweep or Assault space Troops and Police do not add up: only the one or the other counts.

twilight-marker-moghazni = { twilight-card-46 }
twilight-marker-moghazni-does = The Government may also Train in Sectors at Support that it Controls, placing Algerian Police only.

twilight-marker-pop_control = { twilight-card-53 }
twilight-marker-pop_control-does = Guerrillas that March into a City with more than 2 Government cubes become Active.

twilight-marker-hardened = { twilight-card-56 }
twilight-marker-hardened-does = The Government may not Train in Sectors that are not at Support; the FLN may not Extort in Sectors without an FLN Base.

twilight-marker-peace_talks = { twilight-card-57 }
twilight-marker-peace_talks-does = The Government may not Assault; the FLN may not Attack.
