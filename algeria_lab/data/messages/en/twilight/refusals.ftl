# Why something is refused in Colonial Twilight, and what would work. $place and the like are names, $given is what was asked for.

## Whatever the decision
twilight-refusal-game-over = The game is over: there is nothing left to decide.
twilight-refusal-not-your-decision = It is { $turn ->
    [fln] the FLN
   *[gov] the Government
  } that decides now, not { $seat ->
    [fln] the FLN
   *[gov] the Government
  }.
twilight-refusal-verb-not-awaited = “{ $verb }” cannot be done here. What is asked for: { $step }{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $near }”?
  } Possible are: { $known }.
twilight-refusal-wrong-arguments = “{ $verb }” needs: { $takes }.
twilight-refusal-not-a-space = “{ $given }”: no space, box or track that could be meant here. It takes a space by its name, such as Tizi Ouzou.
twilight-refusal-not-a-kind = { $given } is no kind of piece. There are FT and FP (French Troops and Police), AT and AP (Algerian ones), GB (Government Base), U and A (Underground and Active Guerrilla), B (FLN Base).
twilight-refusal-not-a-number = { $given } is no number from 0 to 99.
twilight-refusal-not-a-word = “{ $given }” cannot stand here. It takes { $takes }.
twilight-refusal-not-offered = “{ $given }” is not among the choices that the rules offer at this decision.
twilight-refusal-chart-silent = The Non-Player’s chart decides for the FLN only, and it is not the FLN that decides now.

## Cards, boxes and Pivotal Events
twilight-refusal-box-closed = { $taken ->
    [none] This box is closed: { $box }.
   *[other] { $box } is closed to the 2nd Eligible once the 1st has taken: { $taken }.
  } Open are: { $open }.
twilight-refusal-no-such-text = { $card } has no such text ({ $given }). It has: { $texts }.
twilight-refusal-not-your-pivotal = { $card }: no Pivotal Event of this side.
twilight-refusal-pivotal-played = { $card } has been played already; a Pivotal Event is played once.
twilight-refusal-coup-this-campaign = { $card } has been attempted in this Campaign already; it can be tried again after the next Reset Phase.
twilight-refusal-pivotal-needs = { $card } opens only through { $opener }, which is not in effect or has not been played.
twilight-refusal-suez-is-over = Suez is history in the scenario { $scenario }: this Pivotal Event belongs to the long game only.
twilight-refusal-too-little-opposition = Mobilization needs Opposition + Bases of at least { $needed }; they stand at { $there }.
twilight-refusal-recall-never = { $card } cannot be played: an option of this game leaves it out.
twilight-refusal-no-troops-left = There are no French Troops left on the map or in Available to send Out of Play; choose Commitment.

## Operations in general
twilight-refusal-not-your-operation = { $operation } is an Operation of the other side: { $seat ->
    [fln] the FLN has Rally, March, Attack and Terror
   *[gov] the Government has Train, Garrison, Sweep and Assault
  }.
twilight-refusal-nothing-to-select = { $operation }: no place can be selected for it now.
twilight-refusal-cannot-pay = That costs { $price }, and { $seat ->
    [fln] the FLN
   *[gov] the Government
  } has { $held } { $held ->
    [one] Resource
   *[other] Resources
  }.
twilight-refusal-commitment-too-low = That costs { $price } Commitment; there is { $held }.
twilight-refusal-selected-already = { $place } has been selected already; each place counts once.
twilight-refusal-not-selected = { $place } has not been selected; select it first.
twilight-refusal-no-more-places = No more places: { $limit ->
    [one] one is the limit
   *[other] { $limit } are the limit
  } here.
twilight-refusal-select-a-place = Nothing has been done yet: select at least one place or piece first, there are possible ones.
twilight-refusal-select-more-places = { $needed ->
    [one] 1 place
   *[other] { $needed } places
  } must be selected as far as there are any; so far: { $selected }.
twilight-refusal-select-a-space-first = Select a space first: this goes into the space just selected, and only before anything that comes later in the Operation.
twilight-refusal-not-in-algeria = { $place } is no space of Algeria, and this is done in Algeria only.
twilight-refusal-not-independent = { $place }: out of play until Morocco and Tunisia are independent.
twilight-refusal-not-populated = { $place } has no Population (none printed, or Resettled), and this needs some.
twilight-refusal-not-gov-controlled = { $place } is not Controlled by the Government.
twilight-refusal-not-fln-controlled = { $place } is not Controlled by the FLN, as this needs.
twilight-refusal-gov-controlled = { $place } is Controlled by the Government: the FLN cannot Agitate there.
twilight-refusal-no-fln-pieces = { $place }: no FLN piece is there to Agitate.
twilight-refusal-at-support-already = { $place } is at Support already: there is nothing to Pacify.
twilight-refusal-at-oppose = { $place } is at Oppose already: Agitation brings nothing more.
twilight-refusal-none-there = { $place }: no { $kind } there.
twilight-refusal-none-available = No { $kind } in Available.
twilight-refusal-too-few-there = { $place }: { $given } asked for ({ $kind }), there { $there ->
    [one] is 1
   *[other] are { $there }
  }.
twilight-refusal-too-few-to-move = { $place }, { $kind }: { $given } cannot leave; { $there ->
    [0] none can
    [1] only 1 can
   *[other] from 1 to { $there } can
  }.
twilight-refusal-too-few-to-place = { $kind }: { $given } cannot be had, only { $there }, from Available and the map.
twilight-refusal-too-many-to-move = { $given } are too many: { $most } pieces may move in all, { $left } of them still.
twilight-refusal-wrong-kind = { $kind }: not a piece that this concerns. Possible are: { $wanted }.
twilight-refusal-not-so-many = { $place }, { $kind }: { $given } cannot be chosen, { $most ->
    [0] none can
    [1] only 1 can
   *[other] from 1 to { $most } can
  }.
twilight-refusal-two-different-spaces = { $place } stands twice: pieces go from one place to another one.
twilight-refusal-not-adjacent = { $place } is not beside { $source }.
twilight-refusal-track-at-its-end = { $place }: the marker is at its end already.
twilight-refusal-underground-needed = { $place }: { $needed } Underground { $needed ->
    [one] Guerrilla is
   *[other] Guerrillas are
  } needed, { $there ->
    [one] there is 1
   *[other] there are { $there }
  }.
twilight-refusal-guerrillas-needed = { $place }: { $needed } { $needed ->
    [one] Guerrilla is
   *[other] Guerrillas are
  } needed, { $there ->
    [one] there is 1
   *[other] there are { $there }
  }.
twilight-refusal-no-fln-base = { $place }: no FLN Base is there.
twilight-refusal-no-room-for-base = { $place }: no room for another Base; a space holds 2 of both sides together, one more where an Event made room.
twilight-refusal-troops-and-police-needed = { $place }: Troops and Police are both needed; there are { $troops } Troops and { $police } Police.
twilight-refusal-nothing-exposed = { $place }: nothing there can be removed. { $hidden ->
    [0] No Guerrilla is Underground there;
   *[other] Underground Guerrillas ({ $hidden }) are safe; Activate them first,
  } and Bases fall only when no Guerrilla shields them.
twilight-refusal-nothing-to-activate = { $place }: the cubes there can Activate nobody: no Underground Guerrilla, or too few cubes (in Mountains it takes 2 for each).
twilight-refusal-activated-already = Guerrillas have already been Activated in this Operation. Selecting, moving and Peace of the Brave come before that, and a Garrison Activates only once.
twilight-refusal-activated-there = { $place }: this Sweep has already Activated there.
twilight-refusal-one-level-already = { $place }: shifted one level already; one Operation shifts it no further.
twilight-refusal-peace-talks = Peace Talks are in play: until the next Reset nobody Assaults or Attacks.
twilight-refusal-hardened-bars = { $place }: Hardened Attitudes are in play. The Government trains only in Cities and Sectors at Support, the FLN extorts in a Sector only with a Base there.
twilight-refusal-not-in-play = Not in play: { $marker }.

## Operations of the Government
twilight-refusal-no-place-to-train = { $place }: to Train takes a City, or a space with a Government Base. { twilight-card-65 } adds Sectors that the Government controls with Troops and Police; { twilight-card-46 } adds Police in Sectors at Support that it controls.
twilight-refusal-pacified-already = Pacification has begun in { $place }: after that no more places are trained.
twilight-refusal-number-of-cubes = { $given } cubes cannot be placed: it takes from 1 to { $most }.
twilight-refusal-only-algerian-police = { $place } is trained through Moghazni: Algerian Police only, no Troops.
twilight-refusal-no-more-pacification = This Train may Pacify in { $limit ->
    [one] one space
   *[other] { $limit } spaces
  }, and has begun to.
twilight-refusal-not-garrisoned = { $place } has no place in this Garrison: Police move among spaces of Algeria with printed Population, to another one than they are in.
twilight-refusal-not-a-destination = { $place } is no destination of this Garrison, and it Activates only at one.
twilight-refusal-activate-first = { $place }: the Police there can Activate Guerrillas. A Garrison Activates before it ends, there or in another of its spaces.
twilight-refusal-nothing-to-sweep = { $place }: no Guerrilla to find there, and no Troops beside it that could still move in.
twilight-refusal-braved-already = { $place }: Peace of the Brave has taken a Guerrilla away there already.
twilight-refusal-no-cubes-there = { $place }: no Troops or Police are there.
twilight-refusal-force-too-small = { $place }: a force of { $force } removes nothing there. Mountains take 2 for each piece; Police count only in Cities and in Border Sectors after independence.

## Special activities of the Government, and OAS
twilight-refusal-no-special-here = { $special } goes only with the box “Operation and special activity”.
twilight-refusal-special-used = This Operation has had its special activity already: { $special }.
twilight-refusal-special-impossible = { $special }: nothing can be done by it now.
twilight-refusal-no-deployment = { $place } is neither a City nor Controlled by the Government, and holds no Government Base.
twilight-refusal-balky = Balky Conscripts are in play: { $kind } cannot be deployed out of Available.
twilight-refusal-too-many-bases = { $place } has { $there } { $there ->
    [one] Base
   *[other] Bases
  } and holds 2: { $given } more do not fit.
twilight-refusal-not-mobilized = No Resettlement before Mobilization has been played.
twilight-refusal-not-of-population-one = { $place } is no Sector with printed Population 1; only those are Resettled.
twilight-refusal-resettled-already = { $place } is Resettled already.
twilight-refusal-moves-already = This Deploy has selected { $place } to move pieces: it does that or Resettles, not both.
twilight-refusal-too-few-lift-spaces = A Troop Lift covers { $limit ->
    [one] only one space
   *[other] { $limit } spaces
  } now, and needs two.
twilight-refusal-no-more-lift-spaces = This Troop Lift covers { $limit } spaces in all, and that would be one more.
twilight-refusal-lifted-there = { $place } has received Troops by this Troop Lift, and sends none any more.
twilight-refusal-not-exposed = { $place }, { $kind }: that cannot be Neutralized there now. Active Guerrillas can, Underground ones only by Torture, Bases once no Guerrilla is left.
twilight-refusal-one-underground-only = { $place }: Torture removes one Underground Guerrilla in each space, and has done so.
twilight-refusal-no-more-pieces = This Neutralize removes { $most } pieces at most, and has done so.
twilight-refusal-no-oas = The Pivotal Event OAS is not in effect.
twilight-refusal-terror-there = { $place } has a Terror marker already; OAS strikes where there is none.

## Operations of the FLN
twilight-refusal-city-at-support = { $place } is a City at Support: the FLN cannot Rally there.
twilight-refusal-no-place-to-rally = { $place }: the FLN rallies in spaces or on the France Track only.
twilight-refusal-nothing-to-rally = { $place }: a Rally changes nothing there: nobody to place, no Base to build, nobody to hide, nothing to Agitate.
twilight-refusal-agitated-already = This Rally Agitates in { $place } already: in no other space, and no more places are selected.
twilight-refusal-number-of-guerrillas = { $place }: { $given } cannot be placed, { $most ->
    [1] only 1 can
   *[other] from 1 to { $most } can
  }.
twilight-refusal-guerrillas-for-base = A Base takes the place of { $needed } Guerrillas, not of { $given }.
twilight-refusal-rally-something = { $place } has no FLN Base, and there is a Guerrilla in Available: the Rally must place it, or do something else.
twilight-refusal-stays-in-country = { $place }: Guerrillas there stay in the Countries, they are not taken for Algeria.
twilight-refusal-no-place-to-march = { $place } is no space to March into.
twilight-refusal-no-group-can-come = { $place }: no Guerrilla beside it may step in; there are none, or they have ended their movement.
twilight-refusal-paranoia-bars = Paranoia is in play: nobody Marches from { $source } into { $place }, a Sector of another Wilaya.
twilight-refusal-one-group-only = From { $source } one group goes into { $place } on a card, and it has gone: Guerrillas march together or stay.
twilight-refusal-empty-group = { $place }: a group has at least one Guerrilla.
twilight-refusal-no-gov-pieces = { $place }: no Government piece is there to be attacked.
twilight-refusal-no-more-ambushes = { $limit } Ambushes are the limit.
twilight-refusal-others-fall-first = { $kind } cannot fall yet: Police go first, then Troops, then Bases. Next to fall: { $first }.
twilight-refusal-spoils-terror = { $place }: extorting there would leave no space for the Terror that this pays for.
twilight-refusal-not-algerian = { $kind }: only Algerian Troops and Police are subverted.
twilight-refusal-remove-or-replace = { $removed } { $removed ->
    [one] cube has
   *[other] cubes have
  } been removed already: one Subvert removes cubes or replaces a Police, not both.

## Events
twilight-refusal-event-goes-on = { $card } asks for more, and more can be done: go on.
twilight-refusal-place-not-meant = { $place } is not a place that the Event means.
twilight-refusal-kind-not-meant = { $kind }: the Event does not mean such pieces.
twilight-refusal-space-must-be = { $place } does not fit: the Event wants { $must }.
twilight-refusal-guerrillas-first = { $place }: the Guerrillas there go before the Base does.
twilight-refusal-already-there = { $place }: the pieces are there already; choose another place.
twilight-refusal-not-from-out-of-play = { $card } takes nothing from Out of Play.
twilight-refusal-no-guerrillas-in-wilaya = Wilaya { $wilaya } has no Guerrillas.
twilight-refusal-no-such-branch = { $given } is not offered by this Event. It offers: { $open }.
twilight-refusal-branch-without-effect = { $branch }: that would change nothing now.
twilight-refusal-wrong-direction = The marker moves toward { $toward }, not toward { $given }.
twilight-refusal-not-so-far = { $given } is too far: at most { $most }.

## Propaganda Round
twilight-refusal-wrong-steps = { $place }: { $given } steps cannot be taken, { $most ->
    [1] only 1 can
   *[other] from 1 to { $most } can
  }: each removes a Terror marker or, once there is none, shifts one level.
twilight-refusal-spent-commitment = Pacifying may cost no more than Commitment in all: { $spent } spent, { $price } more asked for, Commitment { $commitment }.
twilight-refusal-no-redeploy-there = { $place }: { $seat ->
    [fln] Guerrillas go to Sectors and Cities of Algeria with an FLN Base
   *[gov] Troops go to Cities and Government Bases, Police where the Government has Control
  }.
twilight-refusal-nothing-to-redeploy = { $place }: no piece could still be sent there.
twilight-refusal-name-a-target = Name the space first to which the pieces go.
twilight-refusal-not-welcome = { $kind }: not to be sent to { $target }. Troops go to Cities and Government Bases, Police where the Government has Control, Guerrillas to FLN Bases.
twilight-refusal-out-of-reach = { $kind } cannot go from { $place } to { $target }: within Algeria, to another space, and Guerrillas only inside their Wilaya.
twilight-refusal-redeployed-already = { $place }, { $kind }: some have come there in this phase, so those there stay.

## What an Event wants of a space
twilight-must-algeria = a space of Algeria
twilight-must-playable = a space in which the FLN may have pieces
twilight-must-city = a City
twilight-must-sector = a Sector
twilight-must-country = Morocco or Tunisia
twilight-must-independent = Morocco and Tunisia to be independent
twilight-must-mountain = a space in the Mountains
twilight-must-coastal = a space on the coast
twilight-must-populated = a space with Population
twilight-must-settable = a space that can be at Support or Oppose
twilight-must-neutral = a space at Neutral
twilight-must-not_neutral = a space that is not at Neutral
twilight-must-not_support = a space that is not at Support
twilight-must-not_oppose = a space that is not at Oppose
twilight-must-no_terror = a space without Terror
twilight-must-gov_controlled = a space that the Government Controls
twilight-must-fln_controlled = a space that the FLN Controls
twilight-must-guerrillas = a space with Guerrillas
twilight-must-fln_base = a space with an FLN Base
twilight-must-no_fln_base = a space without an FLN Base
twilight-must-algerian_police = a space with Algerian Police
twilight-must-room = a space with room for a Base
twilight-must-no_plus_pop = a space whose Population has not been raised yet
twilight-must-plus_pop_left = a space for which a Population marker is left
twilight-must-algiers = Algiers
twilight-must-tunisia = Tunisia

## What a choice takes
twilight-takes-space = a space by its name
twilight-takes-kind = a kind of piece (FT, FP, AT, AP, GB, U, A or B)
twilight-takes-number = a number
twilight-takes-one-of = one of the words { $words }
twilight-takes-nothing = nothing more
twilight-typed = { $word } ({ $said })
twilight-refusal-no-assault-left = This would leave nothing to assault: after { $source } → { $target } no Troop Lift could bring enough force anywhere, and an Assault needs a space.
twilight-refusal-lift-to-assault = The Assault has no space yet, and with the Troops as they stand it would remove nothing anywhere: lift more of them to where Guerrillas are Active.
