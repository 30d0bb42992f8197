# Why a computer player decided as it did: the question it asked itself, and what it found.
# $ap is a number of action points; $psl a level of support; $modifier, $drm modifiers of a die.

judgement-random = Which of the legal choices does chance pick?
judgement-random-found = One of { $options }.
judgement-scripted = What does the script say?
judgement-scripted-found = Its action number { $number }.
judgement-script-waits = Is the next line of the script possible here?
judgement-script-waits-found = Not yet: its line { $number }, { $line }, is not allowed here. Somebody else decides meanwhile.
judgement-finish-begun = Has somebody else begun a mission?
judgement-finish-begun-found = Yes: it is finished with what is there.

## FLN: building

judgement-fln-rebuild = Are hardly any mobile units left in Algeria?
judgement-fln-rebuild-found = Yes: a Cadre is built { $at } ({ $ap } AP in hand).
judgement-fln-raise-front = Would a Front instead of a Cadre change much somewhere?
judgement-fln-raise-front-found = A Front { $at }: income, control, and new units can be built there.
judgement-fln-build-to-spread = Is there open country within reach and nobody free to go?
judgement-fln-build-to-spread-found = A Cadre is built { $at } to go there ({ $ap } AP in hand).
judgement-fln-build-to-hold = Would a Band change who controls an area?
judgement-fln-build-to-hold-found = A Band is built { $at } ({ $ap } AP in hand).
judgement-fln-build-to-fight = Are there too few fighters beside a Front for Raids?
judgement-fln-build-to-fight-found = A Band is built { $at } ({ $ap } AP in hand).
judgement-fln-arm-cadre = Can a Cadre take up arms, where another or a Front stays?
judgement-fln-arm-cadre-found = One { $at } becomes a Band ({ $ap } AP in hand).
judgement-fln-raise-city-front = Is there a Cadre in a city without a Front?
judgement-fln-raise-city-front-found = A Front { $at }: only a Front can call a Strike ({ $ap } AP in hand).
judgement-fln-build-in-city = Are there fewer Cadres beside the Front of a city than are wanted?
judgement-fln-build-in-city-found = A Cadre is built { $at } ({ $ap } AP in hand).
judgement-fln-raise-failek = Is there a Band abroad and AP to spare?
judgement-fln-raise-failek-found = It becomes a Failek ({ $ap } AP in hand).
judgement-fln-army-abroad = Are there AP to spare for the army abroad?
judgement-fln-army-abroad-found = A Band is built { $at }, where no Government unit can go ({ $ap } AP in hand).
judgement-fln-keep-the-rest = Is it better to keep the rest of the AP?
judgement-fln-keep-the-rest-found = Yes: missions need them.

## FLN: deploying and acting

judgement-fln-send-to-france = Can a Cadre be spared for France?
judgement-fln-send-to-france-found = One goes { $from }: nobody patrols or reacts in France.
judgement-fln-bring-out = Has anybody something to do that is worth the danger?
judgement-fln-bring-out-found = Units brought out: { $count }, with { $ap } AP for their missions.
judgement-fln-bring-out-speakers = Have Fronts or Cadres something to do that is worth the danger?
judgement-fln-bring-out-speakers-found = Units brought out: { $count }, with { $ap } AP for their missions; fighters stay hidden.
judgement-fln-bring-out-fighters = Have Bands or Faileks something to do that is worth the danger?
judgement-fln-bring-out-fighters-found = Units brought out: { $count }, with { $ap } AP for their missions; nobody else shows himself.
judgement-fln-bring-out-to-cities = Can Cadres go to a city, or is there something to say?
judgement-fln-bring-out-to-cities-found = Units brought out: { $count }, with { $ap } AP for their missions.
judgement-fln-stay-underground = Is it better to stay Underground?
judgement-fln-stay-underground-found = Yes: nothing is worth the danger this turn.
judgement-fln-speak-in-france = Can the Cadre in France speak?
judgement-fln-speak-in-france-found = Yes: no patrol, no reaction, one AP.
judgement-fln-strike = Is a Strike likely to pay in a city?
judgement-fln-strike-found = Yes, { $at }: what it promises outweighs the danger to those who join; modifier { $modifier }.
judgement-fln-speak = Is Propaganda worth its price somewhere?
judgement-fln-speak-found = Yes, most of all { $at }: points to expect{ $city ->
    [yes] , which count double in a city,
   *[no] {""}
  } against the danger of being found; modifier { $modifier }.
judgement-fln-raid = Are AP or Terror worth a Raid somewhere?
judgement-fln-raid-found = Yes, { $at }: AP{ $city ->
    [yes] , twice as many in a city,
   *[no] {""}
  } and Terror outweigh the danger; modifier { $modifier }.
judgement-fln-harass = Is there a Government unit that can do little against a Harass?
judgement-fln-harass-found = { $unit }, { $at }.
judgement-fln-spread = Can somebody be spared for open country?
judgement-fln-spread-found = A unit moves { $from } { $to }.
judgement-fln-go-to-city = Is there room for a Cadre in a city of its wilaya?
judgement-fln-go-to-city-found = One goes { $from } { $to }.
judgement-fln-march-in = Is the army abroad strong enough to march in?
judgement-fln-march-in-found = A Failek marches in { $from } { $to }.
judgement-fln-come-in = Can the border be crossed, and is the interior short of units?
judgement-fln-come-in-found = A unit comes in { $from } { $to }.
judgement-fln-wait-for-patrols = Do mobile patrols stand in the way that may leave?
judgement-fln-wait-for-patrols-found = Yes, { $at } (patrols: { $patrols }): the Government acts first.
judgement-fln-stop = Is it time to pass?
judgement-fln-stop-found = Yes: nothing else is worth its price.

## FLN: when the rules ask

judgement-fln-lower-to-win = Do the points end the war?
judgement-fln-lower-to-win-found = Yes: { $points } points against a support of { $psl }.
judgement-fln-raise-while-weak = Is FLN support below what is safe?
judgement-fln-raise-while-weak-found = It stands at { $psl }: raised by { $points }.
judgement-fln-lower-government = Should Government support go down, which pays for all that the Government does?
judgement-fln-lower-government-found = It stands at { $psl }: lowered by { $points }.
judgement-fln-lose-least = Whose loss weighs least?
judgement-fln-lose-least-found = A Band before a Cadre, a Failek before a Front; units to choose from: { $count }.
judgement-fln-neutralize-least = Who has least left to do this turn?
judgement-fln-neutralize-least-found = A Band that has acted already, if there is one; units to choose from: { $count }.
judgement-fln-purge-least = Whom can the FLN best do without for a while?
judgement-fln-purge-least-found = A Band before a Cadre before a Front; units to choose from: { $count }.
judgement-fln-press-in-debate = Is FLN support safe, so that the debate can press France?
judgement-fln-press-in-debate-found = Yes: Government support, { $psl }, goes down.
judgement-fln-rise-in-debate = Does the FLN need the support itself?
judgement-fln-rise-in-debate-found = Yes: it stands at { $psl }.
judgement-fln-oas-to-france = Does the OAS cost the Government most in France?
judgement-fln-oas-to-france-found = Yes: two points a turn, and a coup is likelier at a support of { $psl }.
judgement-fln-oas-to-empty-city = Where does the OAS hit the FLN least?
judgement-fln-oas-to-empty-city-found = { $place }.
judgement-fln-quick-setup = Can the ready-made deployment be taken?
judgement-fln-quick-setup-found = Yes: nothing has been placed yet.

## Government: spending

judgement-gov-close-border = Can the Border Zone be activated for a point?
judgement-gov-close-border-found = Yes: it hinders crossings and cuts FLN income (modifier { $drm }).
judgement-gov-relieve-police = Are there neutralized Police that could be mobilized anew?
judgement-gov-relieve-police-found = Yes: { $count } taken off the map.
judgement-gov-mobilize-police = Is a Police unit worth its point somewhere?
judgement-gov-mobilize-police-found = Yes, { $at }.
judgement-gov-shift-police = Is a Police unit worth much more elsewhere?
judgement-gov-shift-police-found = Yes: one goes { $from }, and stands { $at } for a point.
judgement-gov-activate-reserve = Is somebody within reach of elite brigades?
judgement-gov-activate-reserve-found = Brigades activated: { $count }; areas within reach: { $areas }.
judgement-gov-activate-garrisons = Would divisions or brigades change more elsewhere?
judgement-gov-activate-garrisons-found = Units activated to be sent there: { $count }.
judgement-gov-buy-ships = Can a Naval Point be afforded?
judgement-gov-buy-ships-found = Yes, at a support of { $psl }: it takes an AP from the FLN every turn.
judgement-gov-buy-helicopters = Do elite brigades lack helicopters, and can they be afforded?
judgement-gov-buy-helicopters-found = Yes, at a support of { $psl }.
judgement-gov-mobilize-algerians = Can an Algerian brigade, which costs nothing to keep active, change something?
judgement-gov-mobilize-algerians-found = Yes, { $at }.
judgement-gov-mobilize-elites = Can one more elite brigade be afforded?
judgement-gov-mobilize-elites-found = Yes: it arrives { $at }.
judgement-gov-build-barrier = Does a large army stand abroad, and can the Border Zone be afforded?
judgement-gov-build-barrier-found = Yes: firepower { $firepower } in Morocco and Tunisia.
judgement-gov-raise-barrier = Can the Border Zone be built further, and is that wanted?
judgement-gov-raise-barrier-found = Yes: one step nearer to a modifier of { $wanted }.
judgement-gov-activate-watch = Are there too few patrols where Fronts or Cadres could speak?
judgement-gov-activate-watch-found = Units activated to patrol where they stand: { $count }.
judgement-gov-activate-all = Can units be activated, whatever it brings?
judgement-gov-activate-all-found = Units activated: { $count }.
judgement-gov-activate-covered = Does the lead in control pay for more active units?
judgement-gov-activate-covered-found = Units activated: { $count }.
judgement-gov-buy-aircraft = Can an Air Point be afforded?
judgement-gov-buy-aircraft-found = Yes, at a support of { $psl }: it adds a die to the firepower of a Flush.
judgement-gov-save-the-rest = Is it better to keep the rest of the support?
judgement-gov-save-the-rest-found = Yes: nothing else is worth its price.

## Government: deploying

judgement-gov-disperse = Are divisions still concentrated?
judgement-gov-disperse-found = Divisions dispersed: { $count }. They find more and control more for the same price.
judgement-gov-mass = Are more divisions dispersed than are to be?
judgement-gov-mass-found = Divisions concentrated: { $count }. They strike harder for the same price.
judgement-gov-concentrate = Where can elite brigades reach most together?
judgement-gov-concentrate-found = First of all { $at }; areas in all: { $areas }.
judgement-gov-garrison = Would somebody change more elsewhere?
judgement-gov-garrison-found = Units sent: { $count }.
judgement-gov-patrol = Can those who stay patrol?
judgement-gov-patrol-found = Units on Patrol: { $count }. It hinders the FLN and forbids nothing.
judgement-gov-end-deployment = Has everybody been deployed?
judgement-gov-end-deployment-found = Yes.

## Government: acting

judgement-gov-search = Are Police likely to find units that others wait for?
judgement-gov-search-found = Yes, { $at }, with { $police } Police.
judgement-gov-suppress = Do several fighters hide where the Police are too few to search?
judgement-gov-suppress-found = Yes, { $at }: { $count }.
judgement-gov-suppress-wherever = Is a Suppression allowed where FLN units could act?
judgement-gov-suppress-wherever-found = Yes, { $at }: units that could act there: { $count }.
judgement-gov-resettle = Are fewer areas resettled than are wanted, and can one more be resettled?
judgement-gov-resettle-found = Yes, { $at }: resettled with this one: { $number }.
judgement-gov-flush = Can those who have shown themselves be found somewhere?
judgement-gov-flush-found = Yes, { $at }, with a total Contact of { $rating }.
judgement-gov-civil-affairs = Can Civil Affairs be afforded?
judgement-gov-civil-affairs-found = Yes, { $at }; FLN support stands at { $psl }.
judgement-gov-stop = Is it time to pass?
judgement-gov-stop-found = Yes: nothing else is worth its price.
judgement-gov-react = Does a reaction promise as much as a later Flush, or must there be one?
judgement-gov-react-found = Yes, { $at }: FLN units concerned: { $count }.
judgement-gov-decline = Is it better to wait with a Flush?
judgement-gov-decline-found = Yes: nobody reacts.
judgement-gov-support-combat = Are Air Points available for the combat?
judgement-gov-support-combat-found = { $points } of them are committed.

## Government: when the rules ask

judgement-gov-lower-to-win = Do the points end the war?
judgement-gov-lower-to-win-found = Yes: { $points } points against a support of { $psl }.
judgement-gov-raise-while-weak = Is Government support below what is safe?
judgement-gov-raise-while-weak-found = It stands at { $psl }: raised by { $points }.
judgement-gov-lower-fln = Should FLN support go down?
judgement-gov-lower-fln-found = It stands at { $psl }: lowered by { $points }.
judgement-gov-withdraw-least = Which unit can NATO have?
judgement-gov-withdraw-least-found = A brigade if few are asked for, else the division that is missed least; brigades asked for: { $count }.
judgement-gov-suez = Which elite brigade can go to Suez?
judgement-gov-suez-found = One that is neutralized or has least within reach; brigades asked for: { $count }.
judgement-gov-remove-elites = Which elite brigade leaves after the coup?
judgement-gov-remove-elites-found = One that is neutralized or has least within reach; brigades to remove: { $count }.
judgement-gov-purge-zone = Where would a purge put most FLN units out of action?
judgement-gov-purge-zone-found = In { $wilaya }: { $count }.
judgement-gov-un-debate = Would a die of its own support be a greater loss than a die gained by the FLN?
judgement-gov-un-debate-found = Yes, at { $psl }: so FLN support rises.
judgement-gov-mobilize-free = Does the officers’ budget allow a unit?
judgement-gov-mobilize-free-found = Yes: it arrives { $at }.
judgement-gov-leave-budget = Is it time to leave the rest of the budget?
judgement-gov-leave-budget-found = Yes: it buys nothing more.
judgement-gov-oas-to-city = Where does the OAS cost the Government least?
judgement-gov-oas-to-city-found = In a city rather than in France: { $place }.
judgement-gov-remove-oas = Can the OAS be removed from play?
judgement-gov-remove-oas-found = Yes.
judgement-gov-quick-setup = Can the ready-made deployment be taken?
judgement-gov-quick-setup-found = Yes: nothing has been placed yet.

## Looking ahead

# What a look-ahead compared before it decided. $ways: lines of play compared; $playouts: times that one of them
# was played out; $chance, $own: estimated wars won of a hundred by the line chosen and by the doctrine's own.

look-ahead-other = Does another way promise clearly more than the doctrine’s own?
look-ahead-other-found = Yes. Ways compared: { $ways }, played out to the end of the turn { $playouts } times in all. The one chosen promises a victory in { $chance ->
    [0] hardly any of 100 wars
    [100] nearly all of 100 wars
   *[other] about { $chance } wars of 100
}, the doctrine’s own in { $own ->
    [0] hardly any
    [100] nearly all
   *[other] { $own }
}.
look-ahead-own = Is the doctrine’s own way as good as any other?
look-ahead-own-found = Yes. Ways compared: { $ways }, played out to the end of the turn { $playouts } times in all. None promises clearly more; it promises a victory in { $own ->
    [0] hardly any of 100 wars
    [100] nearly all of 100 wars
   *[other] about { $own } wars of 100
}.

# What the strategist compared. $ways: lines of play; $playouts: times that one was played on to the end of the next
# turn; $chance, $own: wars of a hundred that the way chosen, and the doctrine's own, would win.
strategist-other = Does another way promise clearly more than the doctrine’s own?
strategist-other-found = Yes. Ways compared: { $ways }, played on into the next turn { $playouts } times in all. This one promises { $chance } wins of a hundred, the doctrine’s own { $own }.
strategist-own = Is the doctrine’s own way as good as any other?
strategist-own-found = Yes. Ways compared: { $ways }, played on into the next turn { $playouts } times in all. None promises clearly more; it promises { $own } wins of a hundred.
hint-played = Was it played?
hint-played-found = Yes.

# The rungs of the ladder: how each opponent thinks and what it does not see.
opponent-algeria-random = Draws its moves by lot; it sees no aim at all.
opponent-algeria-raider = Asks a few questions in a fixed order and strikes wherever it can; it does not see what its losses cost.
opponent-algeria-suppress = Asks a few questions in a fixed order and pays for force first; it does not see that support runs out.
opponent-algeria-mixed = Asks what each mission is worth and does a little of everything; it does not see past the decision at hand.
opponent-algeria-strategist = Plays every piece of advice on into the next turn before it decides; it does not see beyond, and takes you for a mixed player.
