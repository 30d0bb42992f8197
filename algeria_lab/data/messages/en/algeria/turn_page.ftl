# The page of a turn of the area-map war game.

turn-page-title = Turn { $turn }
turn-page-title-so-far = Turn { $turn }, so far
turn-page-date = Begun with the position of { $scenario }. The rules give a turn no length in months, so a turn has no date.

## What moved support. $cause is a name such as "Combat", $at a place such as "in Oran".

turn-page-cause-at = { $cause } { $at }
turn-page-cause-times = { $cause }, { $count } times
# Causes that moved a line both ways: how many points they brought, and how many they took.
turn-page-both-ways = { $text } ({ $up }, { $down })
turn-page-points = Points bought (air, helicopters, naval)
turn-page-part = most at once { $change }, for example { $at }: { $chance }
turn-page-part-nowhere = most at once { $change }: { $chance }
turn-page-choice = paid, no dice
turn-page-due = falls due by rule, no dice
turn-page-still = Nothing moved it.
turn-page-chance = { $number ->
    [1] 1 chance in { $of }
   *[other] { $number } chances in { $of }
  }
turn-page-chance-percent = a chance of { $percent }
turn-page-chance-span = { $chance } for a roll of { $low } to { $high }

## What happened

turn-page-events = What happened
turn-page-event = Random event: { $event }
turn-page-event-none = No random event
turn-page-terror-on = New Terror markers: { $places }
turn-page-terror-off = Terror markers lifted: { $places }
turn-page-resettled = Population resettled: { $places }
turn-page-removed = Out of the war for good: { $units }
turn-page-nothing = No event, no coup attempt, no new marker.

turn-page-marks = Marks passed
turn-page-mark-gov-30-down = Government support fell to { $level }. At 30 or less the OAS comes into play [A:11.3], the army may attempt a coup at the end of each turn [A:11.4], units recover less easily and points wear out sooner [A:12.1].
turn-page-mark-gov-30-up = Government support rose to { $level }, above 30: no coup attempt from here on [A:11.4]. The OAS stays until support is high [A:11.3].
turn-page-mark-gov-30-touched = Government support was at { $level } for a part of the turn: 30 or less [A:12.1].
turn-page-mark-gov-70-up = Government support rose to { $level }. At 70 or more units recover more easily and points last longer [A:12.1]; above it the OAS leaves [A:11.3].
turn-page-mark-gov-70-down = Government support fell to { $level }, below 70: its units recover as usual again [A:12.1].
turn-page-mark-gov-70-touched = Government support was at { $level } for a part of the turn: 70 or more [A:12.1].
turn-page-mark-fln-30-down = FLN support fell to { $level }. At 30 or less its units recover less easily and its Action Points wear out sooner [A:12.1].
turn-page-mark-fln-30-up = FLN support rose to { $level }, above 30: its units recover as usual again [A:12.1].
turn-page-mark-fln-30-touched = FLN support was at { $level } for a part of the turn: 30 or less [A:12.1].
turn-page-mark-fln-70-up = FLN support rose to { $level }. At 70 or more its units recover more easily and its Action Points last longer [A:12.1].
turn-page-mark-fln-70-down = FLN support fell to { $level }, below 70: its units recover as usual again [A:12.1].
turn-page-mark-fln-70-touched = FLN support was at { $level } for a part of the turn: 70 or more [A:12.1].

# A name in front of what it has: a side and its units, a new holder and its areas.
turn-page-named = { $name }:
turn-page-control = Areas won and lost
turn-page-control-fln = To the FLN
turn-page-control-gov = To the Government
turn-page-control-none = Nobody’s now
turn-page-control-same = None.

turn-page-losses = Units lost
turn-page-losses-eliminated = { $count } eliminated
turn-page-losses-reduced = { $count } reduced
turn-page-losses-neutralized = { $count } neutralized
turn-page-losses-none = none
turn-page-losses-note = These are counters. The game does not count the dead.

## What the record says about the same matter. Dates: Thénault 2005, Pervillé 2007.

turn-page-history = In history
turn-page-history-note = Chronologies: Thénault 2005, Pervillé 2007.
turn-page-history-independence = Morocco became independent on 2 March 1956, Tunisia on 20 March.
turn-page-history-coup = On 13 May 1958 a crowd in Algiers took the seat of government; de Gaulle came to power on 1 June. A putsch of generals from 21 to 26 April 1961 failed.
turn-page-history-oas = The OAS was formed in Madrid in January and February 1961. It killed Algerians, Europeans and soldiers until the summer of 1962.
turn-page-history-resettled = An estimate of 1961 counts 2,350,000 people in camps of regroupement (Cornaton 1967).
turn-page-history-un-debate = The General Assembly took up the question of Algeria on 30 September 1955, by one vote. Resolution 1573 (XV) followed on 19 December 1960.
turn-page-history-suez = British, French and Israeli troops fought in Egypt in October and November 1956.
turn-page-history-purge = In 1958 and 1959 lists of alleged traitors, spread by French services, set wilayas against their own members; how many died is disputed (Meynier, Harbi).
turn-page-history-sartre = The Manifesto of the 121 on the right to refuse service came out on 6 September 1960.
turn-page-history-amnesty = On 23 October 1958 de Gaulle offered a “peace of the brave”.
turn-page-history-arms = The ship Athos, with weapons for the FLN on board, was taken on 16 October 1956.

## A question at the end of the turn

turn-thought-kind-cause = A question about causes
turn-thought-kind-view = A question about points of view
turn-thought-kind-limit = A question about what the model leaves out

turn-thought-independence = Here a die makes Morocco and Tunisia independent, and both sides gain support. Who brought independence about in 1956, and why might either side have gained?
turn-thought-coup = In the model a coup follows from one low number. Which people, fears and interests stand behind that number?
turn-thought-coup-spared = Support was low enough for a coup, and one die decided that there was none. What decided it in May 1958 and in April 1961?
turn-thought-oas = The OAS is a marker on the map. Who joined it, whom did it kill, and what would each of them have said about this turn?
turn-thought-resettled = People were moved; the model notes a marker and some points. What would a family from that area tell about the same turn?
turn-thought-elections = An election in France moved the Government’s support. Who could vote, and who could not although the war was fought where they lived?
turn-thought-un-debate = A debate in New York changed support. By which ways could news of it reach a village in Algeria, a café in Paris, a government in Cairo?
turn-thought-suez = Units left for Suez. What did the government in Paris hope to change in Algeria by a war in Egypt?
turn-thought-purge = In a purge fighters were accused by their own side. What does a counter that is turned over leave out, and which sources could tell?
turn-thought-sartre = A writer’s protest costs the Government one point. How could one find out what a text does to a war?
turn-thought-amnesty = An amnesty was declared. How might a prisoner, a policeman and a mother each have heard of it?
turn-thought-arms = Weapons came from abroad. Which states helped the FLN, and what did each of them want for itself?
turn-thought-jealousy = The game speaks of “jealousy and mistrust”. Would a historian accept these words? What were the disputes inside the FLN about?
turn-thought-nato = NATO asked for units. For which other war did the French army have to be ready, and what did its allies think of this one?
turn-thought-low = One side’s support is at 30 or less. What would people of the time have called it: weariness, defeat, repression? Who would have disagreed?
turn-thought-first = The first turn is over. Write down on paper, in one sentence, how you think this war will end, and why. Read it again at the end.
turn-thought-terror = A Terror marker lies in an area, whoever brought it there. Does one marker for all authors inform or mislead?
turn-thought-unlikely = Something unlikely changed this turn. If you told the story of the war, would you call it luck? What do historians do with what might as easily not have happened?
turn-thought-suppression = “Suppression” is one word and one roll. Which acts can stand behind it, and who could bear witness to them?
turn-thought-spent = The Government lost support because it sent and moved troops. Why should soldiers cost support at home? Is that so in every war?
turn-thought-control = Areas changed hands. What does “control” mean for those who live there, by day and by night?
turn-thought-strike = A Strike was called. Why did people take part: conviction, fear, solidarity, orders? Which sources could tell these apart?
turn-thought-barrier = The barrier is a few points on a track. It was a fence, mines and patrols; mines were still being cleared in 2017. What does the model count, and for how long?
turn-thought-abroad = The FLN gains from an army beyond the border that does not fight. How can soldiers who wait weigh upon a war?
turn-thought-raid = A Raid brings the FLN points. From whom was something taken, and how would that person tell of it?
turn-thought-losses = Counters were turned over. How many people stand behind one of them, and why may a game prefer not to say?
turn-thought-civil-affairs = Civil Affairs took support from the FLN. Was it the school, the doctor or the soldier beside them? How could one find out?
turn-thought-propaganda = Propaganda moved support. In which language, by which ways, and who could hear or read it?
turn-thought-villager = What would a villager have noticed this turn that this page does not say?
turn-thought-historian = Which sentence on this page would a historian refuse to write? How would you put it?
turn-thought-other-side = Tell this turn in three sentences from the other side’s point of view. Which figure did you need least?
