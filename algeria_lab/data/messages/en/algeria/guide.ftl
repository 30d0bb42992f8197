# The guide: what each step is about, for somebody who has never seen the game. What to do now is said by the
# advice that follows it, see the end.
# A step that both sides can have comes with -fln or -gov; todo lines, up to three, say how the step is done.

## Set-up

guide-setup-fln-title = Place your units
guide-setup-fln-text = Before turn 1 you place your units in the wilayas that the scenario names. A Front is your base in an area: new units are built beside it. Cadres make propaganda and can become Fronts or Bands.
guide-setup-fln-todo-1 = Choose an area, then what to place there.
guide-setup-fln-todo-2 = End the set-up when nothing is left to place.
guide-setup-gov-title = Place your units
guide-setup-gov-text = Before turn 1 you place troops and Police in the wilayas that the scenario names. Police never move and do the work among the people; cities need them most. Troops can be sent elsewhere later.
guide-setup-gov-todo-1 = Choose an area, then what to place there.
guide-setup-gov-todo-2 = End the set-up when nothing is left to place.

## Random events

guide-un_debate-fln-title = The United Nations debate
guide-un_debate-fln-text = This turn’s event. The side with more support chooses: FLN support goes up by one die, or Government support goes down by one die. Both help you.
guide-un_debate-gov-title = The United Nations debate
guide-un_debate-gov-text = This turn’s event. The side with more support chooses: FLN support goes up by one die, or Government support goes down by one die. Both hurt you; choose the lesser harm.
guide-purge_zone-title = A purge inside the FLN
guide-purge_zone-text = This turn’s event: mistrust splits the FLN in one wilaya. You name the wilaya. A die then says how many FLN units there are neutralized, that is, out of action for now.
guide-purge-title = Who is caught up in it?
guide-purge-text = The Government has named the wilaya. You choose which of your units there are neutralized: they do nothing until they recover, and they lie open to attack.
guide-purge-todo-1 = Choose the units on the map or in the list.
guide-withdraw-title = NATO wants its units back
guide-withdraw-text = This turn’s event: French units leave for NATO. A brigade counts as one, a division as three. They return to the pool next turn and must then be mobilized again.
guide-suez-title = The Suez crisis
guide-suez-text = This turn’s event: elite brigades leave for Suez. They come back next turn to the area that they left, but have to be activated again.

## The OAS

guide-place_oas-fln-title = Where does the OAS act?
guide-place_oas-fln-text = The OAS, a secret army against independence, obeys neither side, but this turn the dice let you place it. In a city it strikes your units and costs the Government 1 point; in France it costs 2 and makes a coup likelier.
guide-place_oas-gov-title = Where does the OAS act?
guide-place_oas-gov-text = The OAS, a secret army against independence, obeys neither side, but this turn the dice let you place it. In a city it strikes the FLN, leaves Terror and costs you 1 point; in France it costs you 2.
guide-oas_removal-title = Take the OAS out?
guide-oas_removal-text = Your support is above 70, so you may take the OAS out of play. As long as it stays, it costs you support at the end of every turn.

## Reinforcement

guide-gov_reinforcement-title = Spend support
guide-gov_reinforcement-text = Everything here costs Government support. Troops that you do not activate do nothing this turn: a division costs 1 point, a French or elite brigade half a point, Algerian brigades nothing. New units and Points cost more, but only once.
guide-gov_reinforcement-todo-1 = Choose troops to activate, on the map or in the list.
guide-gov_reinforcement-todo-2 = New units and Points stand below; who is mobilized is then given an area.
guide-gov_reinforcement-todo-3 = Then end reinforcement.
guide-mobilize-title = Where does it arrive?
guide-mobilize-text = You have chosen a unit to mobilize; now name its area. Troops arrive ready to act. Police begin on Patrol and stay there.
guide-mobilize-todo-1 = Choose an area on the map or in the list.
guide-fln_reinforcement-title = Build with action points
guide-fln_reinforcement-text = You have just received your AP. Beside a Front, a Cadre or a Band costs 3. A Cadre can become a Front (3) or a Band (1). AP are also the price of missions, so do not spend them all.
guide-fln_reinforcement-todo-1 = Choose an outlined area, then what to build or convert there.
guide-fln_reinforcement-todo-2 = Then end reinforcement.

## Deployment

guide-gov_deployment-title = Send troops where they matter
guide-gov_deployment-text = Each active unit stays ready, goes on Patrol where it is, or moves to any other area. Patrols make FLN missions harder. A dispersed division finds and controls more; a concentrated one hits harder.
guide-gov_deployment-todo-1 = Choose units, then Patrol or another area.
guide-gov_deployment-todo-2 = Then end deployment.
guide-deploy-title = Where does it go?
guide-deploy-text = The unit can go to any other area of Algeria, however far. It arrives ready to act, but cannot go on Patrol there this turn.
guide-deploy-todo-1 = Choose an area on the map or in the list.
guide-fln_deployment-title = Who comes out of hiding?
guide-fln_deployment-text = Units in Underground are hard to find but can do nothing. Bring out those that shall act this turn: they cannot hide again before its end, unless they slip away from an attack.
guide-fln_deployment-todo-1 = Choose an area, then the units that come out.
guide-fln_deployment-todo-2 = Then end deployment.

## Operations

guide-operations-fln-title = Choose a mission
guide-operations-fln-text = You act as often as you like; the Government may react to each mission. Propaganda and Strikes win support, Raids win AP, Harass hits a unit, Move spreads you. You see the chances before you roll.
guide-operations-fln-todo-1 = Choose a place with units of yours in Operations, then a mission.
guide-operations-fln-todo-2 = Look at the chances, then roll the dice.
guide-operations-fln-todo-3 = Nothing worth its price? Pass: that is final for this turn.
guide-operations-gov-title = Choose a mission
guide-operations-gov-text = After each mission of yours the FLN may act again. Flush fights FLN units in the open, Intelligence finds hidden ones, Civil Affairs lowers FLN support. All but the Flush cost 1 point of support.
guide-operations-gov-todo-1 = Choose a place with Police or active troops, then a mission.
guide-operations-gov-todo-2 = Look at the chances, then roll.
guide-operations-gov-todo-3 = Nothing worth its price? Pass.
guide-strike-title = Who joins the Strike?
guide-strike-text = One Front leads the Strike in its city. Each Cadre that joins adds 1 to the roll, but is lost if the roll goes badly. The Government must react, or loses one die of support.
guide-strike-todo-1 = Add Cadres or leave them out.
guide-strike-todo-2 = Look at the chances, then roll.
guide-move-title = Where does it move?
guide-move-text = A unit reaches every area of its own wilaya and some beyond. A roll of 1 loses it, and each unit on Patrol at the destination makes that likelier. It arrives in the open.
guide-move-todo-1 = Choose a destination on the map or in the list.
guide-raid-title = Who joins the Raid?
guide-raid-text = A Raid brings AP, twice as many in a city. Each unit beyond the first adds 1 to the roll, each unit on Patrol takes 1 off. All who join are in the open afterwards.
guide-raid-todo-1 = Add Bands and Faileks, or leave them out.
guide-raid-todo-2 = Then roll.
guide-harass-title = Whom do you attack?
guide-harass-text = One Band or Failek fires at one Government unit, which returns fire at half strength. With a Failek, other Bands and Faileks may join. Afterwards the Government may react.
guide-harass-todo-1 = Choose the target first.
guide-harass-todo-2 = Choose who attacks, then roll.
guide-flush-title = Who takes part?
guide-flush-text = Your troops search the area for FLN units in the open; the higher their Contact ratings together, the more they find. Several units act together only if all are elite or a division is there.
guide-flush-todo-1 = Add units, or leave them out.
guide-flush-todo-2 = Outside cities, Air Points add firepower.
guide-flush-todo-3 = Then roll.
guide-react-title = React to the mission?
guide-react-text = The FLN units that have just acted can be attacked now, once. Each first tries to slip away. Your units that react are done for this turn. A Strike without a reaction costs you one die of support.
guide-react-todo-1 = “React” shows who can, then Air Points and the chances; a click on a unit takes it in or out.
guide-react-todo-2 = Or “Do not react”.
guide-commit_air-title = How many Air Points?
guide-commit_air-text = There is a combat. Each Air Point that you commit adds one die to the firepower of your side. Points come back next turn, unless they wear out.
guide-assist-title = Do elite brigades assist?
guide-assist-text = Each elite brigade in the area that takes part adds 1 to the roll of this Suppression. It is done for this turn afterwards.
guide-assist-todo-1 = Choose the brigades, then roll.

## Losses and points

guide-choose_loss-title = Who takes the hit?
guide-choose_loss-text = You choose one of your units in this combat. A hit eliminates a Cadre or Band, turns a Front into a Cadre and a Failek into a Band. A reduction also costs you 1 point and gives the Government 2.
guide-distribute-fln-title = Share out your points
guide-distribute-fln-text = Each point either raises your support or lowers the Government’s. Your support brings AP; the Government’s pays for everything it does, and at 0 it has lost.
guide-distribute-gov-title = Share out your points
guide-distribute-gov-text = Each point either raises your support or lowers that of the FLN. Yours pays for all that you do; at 30 or less an army coup threatens. The FLN loses at 0.
guide-suppressed-title = Who is put out of action?
guide-suppressed-text = The Suppression neutralizes some of your Bands and Faileks here. You choose which. They do nothing until they recover, and a Flush can find them.

## Coup

guide-free_mobilization-title = Units from the coup
guide-free_mobilization-text = The coup has gone the Government’s way, and the army sends units. You may mobilize for the points shown without paying. What you leave unused is lost.
guide-free_mobilization-todo-1 = Choose units until nothing more fits.
guide-free_unit-title = Where does it arrive?
guide-free_unit-text = You have chosen a unit to mobilize; now name its area. It begins the next turn ready to act, at no cost.
guide-free_unit-todo-1 = Choose an area on the map or in the list.
guide-remove_elites-title = Elite brigades leave
guide-remove_elites-text = The coup has failed, and elite brigades leave the war for good. You choose which.

## Advice

# What guide and hint advise beyond the judgements of players/algeria.ftl: reasons that only arise where a person has begun
# something, or where a judgement would advise what cannot succeed. Questions with an answer, as there.

advice-can-succeed = Can the dice bring anything of it?
advice-place-next = Are there units left to place?
advice-place-next-found = One after the other, until all stand; then the set-up ends.
advice-carry-on = Is something begun that can still succeed?
advice-carry-on-found = Yes: it goes on with who is there.
advice-reinforce = Who is missing for what was begun?
advice-reinforce-found = { $unit }: without more units no dice can bring anything.
advice-only-way = Is this the only way to go on?
advice-only-way-found = Yes, although it can bring nothing any more.
advice-to-gov = Where are most FLN units?
advice-to-gov-found = { $place }: { $count }.
advice-to-fln = Where are the fewest patrols?
advice-to-fln-found = { $place }: { $count }.
