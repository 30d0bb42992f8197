# The laboratory on “Colonial Twilight”: its questions to begin with, and what it says otherwise than of the war on the map.

lab-game = Which game
lab-game-algeria = Algeria
lab-game-twilight = Colonial Twilight
experiment-position-stacked = the position “{ $title }”, with its cards in one fixed order
experiment-question-does = { $way }: { $does }

lab-starter-pacify-sweep = Pacify a city or sweep it?
lab-starter-pacify-sweep-about = Constantine in 1955: three first moves of the Government, two opponents, twelve cards and a Propaganda Round.
lab-starter-resettle = Resettle a Sector or not?
lab-starter-resettle-about = 1957: none, Tebessa or Sidi Bel Abbes. People are moved into camps; the rules count what that changes for both sides, not what it means to them.
lab-starter-momentum = What does one Momentum card change?
lab-starter-momentum-about = “Peace Talks”, 1960: nobody plays it, the FLN does, or the Government does. It binds both.

twilight-experiment-way-constantine-pacified = Pacify Constantine
twilight-experiment-way-constantine-pacified-does = on the first card the FLN passes. The Government Trains in Constantine, places nothing, and pacifies by one level. It pays 4 Resources [CT-5.2.1].
twilight-experiment-way-constantine-swept = Sweep Constantine
twilight-experiment-way-constantine-swept-does = on the first card the FLN passes. The Government Sweeps Constantine, and the Guerrilla there becomes Active. It pays 2 Resources [CT-5.2.3].
twilight-experiment-way-constantine-neutralized = Sweep and Neutralize
twilight-experiment-way-constantine-neutralized-does = as before, and the Government Neutralizes in Constantine: the Guerrilla leaves the map, and the city goes over to Opposition [CT-5.3.3].
twilight-experiment-way-nobody-resettled = No Resettlement
twilight-experiment-way-nobody-resettled-does = on the first card the FLN passes, and the Government Trains in Algiers, without placing anything [CT-5.2.1].
twilight-experiment-way-tebessa-resettled = Resettle Tebessa
twilight-experiment-way-tebessa-resettled-does = the same, and Tebessa, on the Tunisian border, is Resettled: its Population counts 0 for the rest of the game [CT-5.3.1].
twilight-experiment-way-bel-abbes-resettled = Resettle Sidi Bel Abbes
twilight-experiment-way-bel-abbes-resettled-does = the same, and Sidi Bel Abbes, south of Oran, is Resettled [CT-5.3.1].
twilight-experiment-way-talks-by-nobody = Nobody plays it
twilight-experiment-way-talks-by-nobody-does = on the first card, “Peace Talks”, both sides pass.
twilight-experiment-way-talks-by-fln = The FLN plays it
twilight-experiment-way-talks-by-fln-does = the FLN plays “Peace Talks”, and the Government passes: the Government may not Assault and the FLN may not Attack until the next Reset Phase [CT-1.7].
twilight-experiment-way-talks-by-government = The Government plays it
twilight-experiment-way-talks-by-government-does = the FLN passes, and the Government plays “Peace Talks”: it binds both in the same way.

## What the wars say

twilight-experiment-question = From { $position }, { $side ->
    [gov] the Government
   *[fln] the FLN
  } fights { $count ->
    [one] in one way ({ $ways })
   *[other] in { $count } ways ({ $ways })
  } against { $opponents }. { $runs ->
    [one] Each way fights one war{ experiment-each-opponent }.
   *[other] Each way fights { $runs } wars{ experiment-each-opponent }.
  }
twilight-experiment-shows-not = What happened in Algeria, or what people would have done: these are computer players ({ $players }) under the rules of one board game, up to card { $turn }, and others may give another answer.
twilight-experiment-over = Of { $wars } wars each, these were over after card { $turn } and count with their last value: { $groups }.

## The fields, where a turn is a card

twilight-lab-moment-turn = the beginning of card { $turn }
twilight-lab-moment-now = as it stands now, card { $turn }
twilight-lab-open-hint = A file that the page of this game or this page has saved.
twilight-lab-player = Player
twilight-lab-at-turn = after card { $turn }
twilight-lab-turn = Last card
twilight-lab-turn-hint = A war that nobody has won by then is stopped. Card 13 is at the latest the first Propaganda Round.
twilight-lab-error-over = This war is over (card { $turn }): nothing is left to play. Choose an earlier moment of it.
twilight-lab-error-stop = The position stands at card { $turn }: choose that card or a later one.
twilight-lab-error-at = The position stands at card { $turn }: choose that card or a later one.
twilight-lab-error-late = What is read is to be read after card { $turn }, but the wars stop after card { $last }. Choose an earlier moment here, or a later last card.
twilight-lab-save-wars = Every war and card (CSV)
twilight-lab-save-wars-hint = A row for each card that was played, for a spreadsheet or a notebook.
twilight-lab-watch-keep = Keep it for the board
twilight-lab-watch-keep-hint = On the page of “Colonial Twilight”, under “{ files-kept }”: look at every move, and leave the war at any moment to play on yourself.
twilight-lab-ui-kept-done = The war is kept. Open “Colonial Twilight”: it stands on the board there.
twilight-lab-ui-kept-full = This browser keeps five wars of this game already. Forget one on its page first, or save this war to a file.
twilight-lab-ui-room = Open Colonial Twilight
