# What is wrong with a position that somebody wrote: beyond what faults.ftl says of any file. $given is what stands
# there, $known what may, $unit a unit or card, $place where it is. Names are those that are typed.

faults-position = No game can begin at the position “{ $name }”:
fault-not-a-position = This is no position: give the name of a scenario, a game, a state, a saved game, or what `to_json` of one wrote.
fault-no-moments = Only a game has moments (“{ $given }”). Give a game, or the file of a saved one.
fault-other-game = This is a position of “{ $given }”, not of “{ $game }”.
fault-unknown-near = “{ $given }” is not known here.
fault-lacking = This is no whole position. It lacks: { $known }.
fault-between = { $given } lies outside { $least } to { $most }.
fault-option = “{ $given }” cannot stand here: { $why }
fault-row = “{ $given }” is no place, box and marks of a unit. Write it like ["ALGIERS", "UG", ""].
fault-pair = “{ $given }” is no mission with its area. Write it like ["civil_affairs", "ORAN"].
fault-two-places = { $unit } cannot be in two places: “{ $first }” and “{ $given }”.
fault-long-agenda = This must be a list of at most { $most } things that wait, the next one last.
fault-frame = “{ $given }” waits with other details than these: { $known }.
fault-field = “{ $given }” cannot stand here in “{ $frame }”.
fault-beneath = “{ $given }” is prepared upon “{ $known }”, which must wait just before it.
fault-leads-nowhere = After “{ $given }” nothing would follow. What waits first must be one of: { $known }.
fault-over = The game is over here (turn { $turn }, won by: { $winner }). Choose an earlier moment with `at`.
fault-unplayable = Nobody can play on from here, for what waits does not fit the board ({ $given }). Take “agenda” from a game.
fault-nobody = Nobody could choose anything here. Take “agenda” from a game.

## The war on the map

fault-box = { $unit } cannot stand in “{ $given }” of { $place }. It can stand in: { $known }.
fault-box-off-map = { $unit } is not on the map ({ $place }), so that it has no box. Give it a place first.
fault-no-dispersal = { $unit } cannot be dispersed: only divisions can.
fault-no-lift = { $unit } cannot be airmobilized: only brigades, elite and Algerian units can.
fault-neutral-off-map = { $unit } cannot be neutralized off the map ({ $place }).
fault-other-side-gone = { $unit } cannot be in “{ $place }”, where only the other side's units go. Off the map it waits in “{ $known }”.
fault-set-up-over = { $unit } still waits to be set up, but the set-up is over. Give it a place, or “{ $known }”.
fault-option-1954 = “{ $given }” belongs to the scenario 1954 only, not to { $scenario }.
fault-two-fronts = { $units } stand together in { $place }; a place has one Front at most.
fault-front-remote = { $units } stands in { $place }, which is Remote; no Front can be there.
fault-france = FRANCE holds { $units }; nobody but a single Cadre can be there.
fault-gov-abroad = { $units } in { $place }: Government units cannot be abroad.
fault-not-independent = { $units } in { $place }: nobody can be there before independence. Set independent=True, or choose another place.
fault-not-rural = { $area } is { $kind ->
    [urban] Urban
   *[other] Remote
}; only Rural areas are resettled.
fault-above-maximum = { $given } are more than the maximum of { $most } ({ $name }).
fault-zone-independence = There is no Border Zone ({ $given }) before independence. Set independent=True, or border_zone=1: not mobilized.
fault-zone-inactive = A Border Zone of { $given } cannot be active: it has an effect from -1 to { $most }.
fault-no-oas = Somebody controls the OAS, but it is not in play. Set oas to one of: { $known }.
fault-oas-of-nobody = The OAS is in play, but nobody controls it. Set oas_control to one of: { $known }.

## The card duel

fault-turns-sum = The turns of both sides make { $given }, but “turn” is { $turn }.
fault-other-decks = This was dealt from other decks than { $known }.
fault-no-icon = { $unit } has no icon at this place ({ $given }, counted from 0).
fault-empty-hand = This side has no card to play when its turn begins.
fault-hidden-cards = { $count } cards are hidden: what one side sees is no position. Take it from the game itself.
fault-lost-cards = These cards are nowhere: { $known }.
fault-wrong-zone = { $unit } cannot lie in “{ $given }”. It can lie in: { $known }.
fault-not-in-a-row = { $unit } lies face-down, but not in a row of the FLN ({ $given }).
fault-not-in-prison = { $unit } is said to be captured, but is not in prison.
fault-no-front = From which front was { $unit } captured? One of: { $known }.
fault-dominated = A lead of { $lead } dominates the { $front } front and ends the game; { $most } is the most.

## The war by cards and operations: kinds of pieces go by their codes, such as FT, as they are typed.

fault-control-follows = Control is never set (“{ $given }”): it follows from the pieces. Change these.
fault-piece-count = { $unit }: { $given } pieces are in the game, but there are { $most }. Change where they are, or leave “available” out.
fault-wrong-box = { $unit } can never be in “{ $place }”.
fault-too-many-bases = { $given } Bases stand in { $place }; { $most } have room.
fault-country-closed = { $units } in { $place }: the FLN may be there once Morocco and Tunisia are independent. Add 61 to “played”.
fault-marker-place = The marker “{ $unit }” cannot lie in { $place }.
fault-marker-count = { $count } markers “{ $unit }” are too many. There are { $most }.
fault-stays-neutral = { $place } cannot be at “{ $given }”: only populated spaces of Algeria can. Set it to “neutral”.
fault-both-sides = “{ $given }” and “{ $first }” are two sides of one marker. Keep one of them.
fault-no-card = { $given } is no card of this game, or cannot be here. A deck has cards 1 to 60 and 67 to 71.
fault-propaganda-count = { $given } Propaganda cards were played or are to come; this game has { $most } (propaganda_total).
fault-recall-card = “recall” is “{ $given }”: it is “no” exactly as long as card { $unit } is not in “played”.
fault-coup-ever = Card { $unit } is in “played”, so that coup_ever must be true.
fault-zone-closed = The Border Zone ({ $given }) is not in use before card { $unit }. Set it to 0, or add { $unit } to “played”.
fault-box-pair = The 2nd Eligible cannot be in “{ $given }” if the 1st is in “{ $first }”. It can be in: { $known }.
fault-turn-order = These turns wait: { $given }. The 1st Eligible is { $first }, who acts first on a card, once; then comes the other side.
fault-not-asked = Effect { $given } of card { $unit } (text “{ $first }”, counted from 0) does not ask for this decision, or what follows it is missing.
fault-no-effect = Card { $unit } has no effect number { $given } of its text “{ $first }” (counted from 0).
fault-frozen-control = Control is held only while “thaw” waits, and then in every space. Set frozen=[].

## Where a game began, in titles

begun-named = { $scenario }, position “{ $name }”
begun-with = { $base } with { $changes }
begun-change = { $field } = { $value }
begun-more = { $changes } and { $number } more
begun-moment = { $scenario }, from turn { $turn }
