# The glossary of Colonial Twilight: titles, how the terms are written in texts, and what they mean.

glossary-twilight-playing-side = Playing side
glossary-twilight-playing-side-forms = playing side
glossary-twilight-playing-side-about = The side that carries out an Event. It makes every choice that the text gives to nobody else.

glossary-twilight-commitment = Commitment
glossary-twilight-commitment-forms = Commitment
glossary-twilight-commitment-about = The will in France to go on with the war, from 0 to 50. It pays for French pieces brought into play, and each Propaganda Round wears it down.

glossary-twilight-resources = Resources
glossary-twilight-resources-forms = Resources|Resource
glossary-twilight-resources-about = What each side pays its Operations with, from 0 to 50.

glossary-twilight-support-commitment = Support + Commitment
glossary-twilight-support-commitment-forms = Support + Commitment
glossary-twilight-support-commitment-about = The Government’s score: Total Support and Commitment together. More than 35 at a Propaganda Round wins.

glossary-twilight-opposition-bases = Opposition + Bases
glossary-twilight-opposition-bases-forms = Opposition + Bases
glossary-twilight-opposition-bases-about = The FLN’s score: Total Opposition and the FLN Bases on the map together. More than 30 at a Propaganda Round wins.

glossary-twilight-france-track = France Track
glossary-twilight-france-track-forms = France Track
glossary-twilight-france-track-about = How far opinion in France has turned against the war, in boxes from A to F. The further toward F, the more Commitment is lost and the more Resources the FLN gains in each Propaganda Round.

glossary-twilight-border-zone = Border Zone
glossary-twilight-border-zone-forms = Border Zone
glossary-twilight-border-zone-about = Barriers and troops along the borders once Morocco and Tunisia are independent, from 0 to 4. They expose Guerrillas who cross and cut the income of the FLN.

glossary-twilight-sector = Sector
glossary-twilight-sector-forms = Sectors|Sector
glossary-twilight-sector-about = A space in Algeria that is no City; mountain or plains.

glossary-twilight-wilaya = Wilaya
glossary-twilight-wilaya-forms = Wilayas|Wilaya
glossary-twilight-wilaya-about = One of the six regions into which the FLN divided Algeria. A March may run on inside one, but ends when it enters another.

glossary-twilight-population = Population
glossary-twilight-population-forms = Population
glossary-twilight-population-about = How many people a space stands for; Support and Opposition are counted with it. A Resettled Sector has none left.

glossary-twilight-cube = Cube
glossary-twilight-cube-forms = cubes|cube
glossary-twilight-cube-about = Troops or Police of the Government, French or Algerian.

glossary-twilight-troops = Troops
glossary-twilight-troops-forms = Troops
glossary-twilight-troops-about = Units of the Government that Sweep and Assault, French or Algerian.

glossary-twilight-police = Police
glossary-twilight-police-forms = Police
glossary-twilight-police-about = Units of the Government that hold the ground, French or Algerian. In a City they count in an Assault beside the Troops.

glossary-twilight-guerrilla = Guerrilla
glossary-twilight-guerrilla-forms = Guerrillas|Guerrilla
glossary-twilight-guerrilla-about = Fighters of the FLN, Underground or Active on the map. Only Active ones can be hit by an Assault.

glossary-twilight-underground = Underground
glossary-twilight-underground-forms = Underground
glossary-twilight-underground-about = Of Guerrillas: hidden. They cannot be hit by an Assault and protect the Bases beside them.

glossary-twilight-active = Active
glossary-twilight-active-forms = Activates|Activate|Active
glossary-twilight-active-about = Of Guerrillas: seen, and open to an Assault. To Activate is to make them so.

glossary-twilight-base = Base
glossary-twilight-base-forms = Bases|Base
glossary-twilight-base-about = Lasting positions of either side; those of the FLN count for its victory. A space holds 2 Bases at most.

glossary-twilight-available = Available
glossary-twilight-available-forms = Available
glossary-twilight-available-about = The box of pieces that can be placed.

glossary-twilight-casualties = Casualties
glossary-twilight-casualties-forms = Casualties
glossary-twilight-casualties-about = The box of pieces lost since the last Propaganda Round. At the Reset a third of the French pieces and of the Guerrillas among them goes Out of Play, the rest to Available.

glossary-twilight-out-of-play = Out of Play
glossary-twilight-out-of-play-forms = Out of Play
glossary-twilight-out-of-play-about = The box of pieces outside the war, such as troops kept in France or in Germany.

glossary-twilight-control = Control
glossary-twilight-control-forms = Controlled|Control
glossary-twilight-control-about = A side with more pieces in a space than the other Controls it.

glossary-twilight-support = Support
glossary-twilight-support-forms = Support
glossary-twilight-support-about = The people of a space mostly back the Government. Its Population counts for the Government’s score.

glossary-twilight-opposition = Opposition
glossary-twilight-opposition-forms = Opposition|Oppose
glossary-twilight-opposition-about = The people of a space mostly reject the Government. Its Population counts for the FLN’s score.

glossary-twilight-terror = Terror
glossary-twilight-terror-forms = Terror
glossary-twilight-terror-about = An FLN operation in a populated space. Its marker, left by other acts too, means that people live in fear, whoever caused it, and must go before Support or Opposition can change.

glossary-twilight-campaign = Campaign
glossary-twilight-campaign-forms = Campaigns|Campaign
glossary-twilight-campaign-about = The cards from one Propaganda Round to the next.

glossary-twilight-eligible = Eligible
glossary-twilight-eligible-forms = 1st Eligible|2nd Eligible|Eligible
glossary-twilight-eligible-about = The 1st Eligible side chooses first what to do on a card, the 2nd from what that leaves open.

glossary-twilight-operation = Operation
glossary-twilight-operation-forms = Operations|Operation
glossary-twilight-operation-about = What a side does when it does not play the Event; it pays Resources for it. A Limited Operation has one space and no Special Activity.

glossary-twilight-special-activity = Special Activity
glossary-twilight-special-activity-forms = Special Activities|Special Activity
glossary-twilight-special-activity-about = An addition to an Operation that costs no Resources.

glossary-twilight-event = Event
glossary-twilight-event-forms = Events|Event
glossary-twilight-event-about = What stands on a card. Most have an unshaded text, as a rule good for the Government, and a shaded one, good for the FLN; either side may play either.

glossary-twilight-pivotal = Pivotal Event
glossary-twilight-pivotal-forms = Pivotal Events|Pivotal Event
glossary-twilight-pivotal-about = A card that a side holds from the beginning and may put in the place of an Event once its condition is met.

glossary-twilight-capability = Capability
glossary-twilight-capability-forms = Capabilities|Capability
glossary-twilight-capability-about = A lasting effect of an Event, marked beside the map.

glossary-twilight-momentum = Momentum
glossary-twilight-momentum-forms = Momentum
glossary-twilight-momentum-about = An effect of an Event that lasts until the Reset of the next Propaganda Round.

glossary-twilight-train = Train
glossary-twilight-train-forms = Train
glossary-twilight-train-about = Operation of the Government: it places Algerian cubes in Cities and at its Bases, moves the France Track or the Border Zone, and may Pacify.

glossary-twilight-garrison = Garrison
glossary-twilight-garrison-forms = Garrison
glossary-twilight-garrison-about = Operation of the Government: it moves Police between populated spaces and Activates Guerrillas in one of them.

glossary-twilight-sweep = Sweep
glossary-twilight-sweep-forms = Sweeps|Sweep
glossary-twilight-sweep-about = Operation of the Government: it moves Troops from adjacent spaces and Activates Guerrillas where they arrive.

glossary-twilight-assault = Assault
glossary-twilight-assault-forms = Assaults|Assault
glossary-twilight-assault-about = Operation of the Government: its forces remove Active Guerrillas, and Bases that none protects any more.

glossary-twilight-deploy = Deploy
glossary-twilight-deploy-forms = Deploy
glossary-twilight-deploy-about = Special Activity of the Government with a Train: it moves French pieces, or Resettles a Sector.

glossary-twilight-resettle = Resettle
glossary-twilight-resettle-forms = Resettled|Resettle
glossary-twilight-resettle-about = The people of a Sector are moved into camps for good: its Population falls to 0, and the Government pays for it every Propaganda Round.

glossary-twilight-troop-lift = Troop Lift
glossary-twilight-troop-lift-forms = Troop Lift
glossary-twilight-troop-lift-about = Special Activity of the Government: it moves French Troops between a few spaces by air.

glossary-twilight-neutralize = Neutralize
glossary-twilight-neutralize-forms = Neutralize
glossary-twilight-neutralize-about = Special Activity of the Government: it removes Active Guerrillas and Bases where Troops and Police stand together, and the people there turn away from it.

glossary-twilight-pacify = Pacify
glossary-twilight-pacify-forms = Pacifies|Pacify
glossary-twilight-pacify-about = The Government pays to remove Terror and then to shift a space toward Support.

glossary-twilight-agitate = Agitate
glossary-twilight-agitate-forms = Agitation|Agitate
glossary-twilight-agitate-about = The FLN pays to remove Terror and then to shift a space toward Opposition.

glossary-twilight-rally = Rally
glossary-twilight-rally-forms = Rallies|Rally
glossary-twilight-rally-about = Operation of the FLN: it places Guerrillas or a Base, hides Guerrillas again, moves the France Track, and may Agitate.

glossary-twilight-march = March
glossary-twilight-march-forms = March
glossary-twilight-march-about = Operation of the FLN: Guerrillas move from space to space; large groups may be seen on the way.

glossary-twilight-attack = Attack
glossary-twilight-attack-forms = Attacks|Attack
glossary-twilight-attack-about = Operation of the FLN: all Guerrillas of a space become Active and a die decides whether they remove Government pieces.

glossary-twilight-extort = Extort
glossary-twilight-extort-forms = Extort
glossary-twilight-extort-about = Special Activity of the FLN: Guerrillas come into the open to raise dues, 1 Resource for each space.

glossary-twilight-subvert = Subvert
glossary-twilight-subvert-forms = Subvert
glossary-twilight-subvert-about = Special Activity of the FLN: Algerian cubes leave the Government, or Algerian Police change sides.

glossary-twilight-ambush = Ambush
glossary-twilight-ambush-forms = Ambushes|Ambush
glossary-twilight-ambush-about = Special Activity of the FLN in an Attack: it removes 1 piece without a die and without losses.

glossary-twilight-oas = OAS
glossary-twilight-oas-forms = OAS
glossary-twilight-oas-about = The Organisation armée secrète, which killed to keep Algeria French. Once its card is in play, either side may let it strike in place of a Special Activity, at a cost to both.

glossary-twilight-propaganda = Propaganda Round
glossary-twilight-propaganda-forms = Propaganda Rounds|Propaganda Round
glossary-twilight-propaganda-about = What ends a Campaign: victory is checked, both sides receive Resources, win people over, and move pieces home.

glossary-twilight-margin = Margin
glossary-twilight-margin-forms = margins|margin
glossary-twilight-margin-about = By how much a score is above or below what victory asks for. The higher margin wins; the FLN wins ties.
