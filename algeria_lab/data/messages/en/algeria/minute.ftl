# The first minute of a war, in four sentences and one picture.

minute-title = { $seat ->
    [fln] You play the FLN. The war in one minute
    [gov] You play the Government. The war in one minute
   *[none] The war in one minute
  }
minute-who = The FLN (Front de libération nationale, National Liberation Front) fights for the independence of Algeria; the French Government, with its army and Police there, fights against it.
minute-turn = In each turn the dice bring an event, both sides buy units and send them out, then act mission by mission; at the end it is counted what came of it.
minute-win = All this moves two lines of political support, from 0 to 99: the Government pays with its own, the FLN draws action points from its own, and whoever falls to 0 has lost at once.
minute-long = That is when the war ends, not after a fixed number of turns; reckon with a quarter of an hour for the first.
minute-long-usual = That is when the war ends, not after a fixed number of turns (half of the wars between two computers take { $low } to { $high }); reckon with a quarter of an hour for the first.
minute-source = Sources: proclamation of the FLN, 1 November 1954; rules [A:4, A:12.2].

# The picture: one turn. $steps are its phases, $name is one of them and $who decides there.
minute-loop = One turn after the other, each with five steps: { $steps }.
minute-step = { $name } ({ $who })
minute-then = , then { "" }
minute-dice = dice
minute-count = counting
