# What may be done now, verb by verb.

verbs-caption = What may be done now, as it is typed
verbs-none = Nothing may be done: the game is over.
verbs-verb = Verb
verbs-choices = Choices
verbs-example = Such as
verbs-does = What it does
verbs-rule = Rule

# What each verb does: verb-<game>-<verb>, under 90 characters.

## Algeria

verb-algeria-quick = All units of the side are placed at once, in a ready-made set-up.
verb-algeria-place = A unit of the named type is placed in an area before turn 1.
verb-algeria-shift = A unit already placed goes from the first area to the second, before turn 1.
verb-algeria-done = This step ends; after the units of a mission are named, dice are rolled.
verb-algeria-raise_fln = Support for the FLN rises by one die.
verb-algeria-lower_gov = Support for the Government falls by one die.
verb-algeria-zone = The Government names the wilaya that a purge inside the FLN strikes.
verb-algeria-neutralize = The FLN names one of its units, which is out of action until it recovers.
verb-algeria-remove = A Government unit leaves the map; the step says why, and whether it comes back.
verb-algeria-oas = The OAS is placed in a city or in France.
verb-algeria-keep = The OAS stays in play.
verb-algeria-remove_oas = The OAS is taken out of play.
verb-algeria-activate = Inactive Government units become ready to act this turn, most of them at a price.
verb-algeria-mobilize = A new Government unit enters the war; “to” then names its area.
verb-algeria-buy = The Government pays support for an Air, Helicopter or Naval Point.
verb-algeria-border = The Border Zone is mobilized, improved or activated, at a price in support.
verb-algeria-to = The unit just named goes there.
verb-algeria-build = The FLN pays AP for a new Cadre or Band beside a Front.
verb-algeria-convert = An FLN unit becomes one of another type, such as a Cadre a Front.
verb-algeria-patrol = A Government unit goes on Patrol where it is and makes FLN missions harder.
verb-algeria-deploy = A Government unit leaves for another area, which “to” then names.
verb-algeria-mode = A division spreads out to find and control more, or draws together to hit harder.
verb-algeria-lift = A brigade is carried by helicopter, for Helicopter Points.
verb-algeria-ops = FLN units leave the Underground, ready to act and easier to find.
verb-algeria-to_france = A Cadre leaves for France.
verb-algeria-from_france = The Cadre in France comes back to a place with a Front.
verb-algeria-pick = One more unit takes part in what is being prepared.
verb-algeria-target = The FLN names the Government unit to be harassed.
verb-algeria-air = The Government commits this many Air Points to the combat; each adds a die.
verb-algeria-decline = The Government does not react to the mission.
verb-algeria-lose = The FLN names the unit that takes the next hit of a combat.
verb-algeria-raise = This many points raise the support of the side that shares them out.
verb-algeria-lower = This many points lower the support of the other side.
verb-algeria-propaganda = A Front or a Cadre makes propaganda; a die says how much support it wins.
verb-algeria-strike = A Front calls a strike in a city; Cadres may join it.
verb-algeria-move = A unit of the FLN sets out for a place that “to” then names.
verb-algeria-raid = Bands and Faileks seize money, food and arms in an area, which may leave Terror.
verb-algeria-harass = Bands and Faileks attack a Government unit in an area.
verb-algeria-yield = The FLN lets the Government act and may carry out missions again afterwards.
verb-algeria-pass = No mission now; by the default rules, an FLN pass holds until the phase ends.
verb-algeria-flush = Troops look for exposed FLN units in an area and fight those that they find.
verb-algeria-intelligence = Police look for hidden FLN units in an area; those found lie open to attack.
verb-algeria-civil_affairs = Schools, care and public works; FLN support may fall and Terror be lifted.
verb-algeria-suppress = Police strike the FLN of an area by force, which can cost support and leave Terror.
verb-algeria-resettle = The people of a rural area are moved to camps for good; FLN support rises.
verb-algeria-auto_pass = The Government passes until the phase ends.

## INSURGENT

verb-insurgent-keep = The side keeps its first hand.
verb-insurgent-redraw = The first hand goes back into the deck; five new cards are drawn and kept.
verb-insurgent-play = A card is laid in a row, face-up or face-down, or on the discard.
verb-insurgent-attack = A face-up enemy card or a prisoner goes out of play.
verb-insurgent-skip = The icon, or this hit of a bomb, is not used.
verb-insurgent-bomb = Two dice say how many face-up enemy cards may be hit.
verb-insurgent-hit = A face-up enemy card, hit by a bomb, goes out of play.
verb-insurgent-recruit = The side looks at its top two cards, plays one and puts the other at the bottom.
verb-insurgent-negotiate = The side draws one card.
verb-insurgent-expose = A face-down FLN card is turned up, and the FLN may use its icons.
verb-insurgent-capture = A face-up FLN card goes to prison.
verb-insurgent-hide = A face-up FLN card is turned face-down.
verb-insurgent-jailbreak = A prisoner returns to the front where it was captured, face-up or face-down.
verb-insurgent-concede = The side gives up the game; no list offers it, so that nobody draws it by lot.

## Colonial Twilight

verb-twilight-pivotal = The side plays a Pivotal Event in the place of the card.
verb-twilight-skip = The side does without a Pivotal Event on this card.
verb-twilight-event = The side carries out a text of the card.
verb-twilight-train = The Government brings Algerian cubes to a space, or works on the France or Border track.
verb-twilight-garrison = The Government moves Police among populated spaces and finds Guerrillas in one.
verb-twilight-sweep = The Government moves Troops into a space and finds Guerrillas there.
verb-twilight-assault = The Government removes Active Guerrillas, and Bases that no Guerrilla shields.
verb-twilight-rally = The FLN brings Guerrillas, Bases or cover to a space, or moves the France Track.
verb-twilight-march = The FLN moves Guerrillas into a space beside theirs.
verb-twilight-attack = The FLN attacks Government pieces in a space; a die says whether it succeeds.
verb-twilight-terror = An Underground Guerrilla shows itself: Terror in a space with Population, now Neutral.
verb-twilight-pass = The side passes for a few Resources.
verb-twilight-place = Pieces are placed in a space.
verb-twilight-pacify = The Government pays to remove Terror, then to win a space over toward Support.
verb-twilight-agitate = The FLN pays to remove Terror, then to win a space over toward Opposition.
verb-twilight-deploy = French pieces may move among up to three spaces and Available, or a Sector be Resettled.
verb-twilight-troop-lift = French Troops may be lifted among a few spaces.
verb-twilight-oas = The OAS strikes a populated space: Terror there, and both sides lose by it.
verb-twilight-done = The decision ends as it stands.
verb-twilight-bring = Pieces come from where they are.
verb-twilight-activate = Guerrillas in a space are found and become Active.
verb-twilight-neutralize = Troops and Police together remove Guerrillas or Bases, at a price in opinion.
verb-twilight-brave = The Government pays 1 Resource more to remove a Guerrilla to Available.
verb-twilight-revenge = The FLN places a Guerrilla where the Government has just assaulted.
verb-twilight-move = Pieces move from one place to another.
verb-twilight-resettle = The people of a Sector are moved to camps for good; its Population counts 0.
verb-twilight-lift = French Troops fly from one space to another.
verb-twilight-remove = Pieces leave a space.
verb-twilight-extort = Guerrillas show themselves and raise Resources.
verb-twilight-subvert = Algerian cubes change sides or leave.
verb-twilight-base = Two Guerrillas become a Base.
verb-twilight-hide = All Guerrillas of the space go Underground.
verb-twilight-nothing = The FLN does nothing in this space.
verb-twilight-group = A group of Guerrillas joins the march.
verb-twilight-ambush = An Underground Guerrilla strikes one Government piece without a die.
verb-twilight-hit = The FLN names the piece that the attack removes.
verb-twilight-replace = An Algerian Police cube leaves and a Guerrilla takes its place.
verb-twilight-take = A piece already on the map is taken to be placed elsewhere.
verb-twilight-pick = The side names a space for the Event.
verb-twilight-set = A space goes to Support or Opposition.
verb-twilight-wilaya = The side names a Wilaya for the Event.
verb-twilight-choose = The side chooses what the Event brings.
verb-twilight-discard = A Capability leaves play.
verb-twilight-shift = The France Track moves toward A or F.
verb-twilight-raise = Commitment rises by as much.
verb-twilight-send = French pieces go from Available out of play, and Commitment may rise.
verb-twilight-to = Pieces redeploy to this space; what follows says which.
verb-twilight-from = These pieces come from there.
verb-twilight-return = Troops set aside for Suez come back.
verb-twilight-lose = French casualties leave the war.
verb-twilight-chart = The Non-Player’s chart decides for the FLN; no list offers it.
