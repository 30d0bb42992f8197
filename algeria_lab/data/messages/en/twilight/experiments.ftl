# Results of many games of Colonial Twilight, where they are told otherwise than those of the war on the map: a turn is a card.

twilight-experiment-heading-fan = Margins, card by card
twilight-experiment-question-end = Each stops after card { $turn } at the latest.
twilight-experiment-question-stop = A war also stops when all about a card is done with “{ $measure }” at { $level } or less.
twilight-experiment-position-state = a position at card { $turn } of “{ $title }”
twilight-experiment-measured-turn = { $measure } after card { $turn }
twilight-experiment-measured-end-victory = { $measure }
twilight-trial-winners = Who had won by card { $turn }, and who was ahead where nobody had, in percent of the wars
twilight-trial-winners-end = Who had won when the war was over or stopped, and who was ahead where nobody had, in percent of the wars
twilight-experiment-along-turn = card { $turn }
twilight-experiment-won-turn = Who had won by card { $turn }: { $groups }.
twilight-experiment-won-end = Who had won when the war was over, or stopped after card { $turn }: { $groups }.
twilight-experiment-fan-title = Margins of both sides, card by card
twilight-experiment-fan-file = experiment-margins-by-card
twilight-experiment-fan-summary = Medians after card { $turn }: { $items }.
twilight-experiment-fan-note = Line: the median of each side, card by card. At each card half of the wars are above, half below; no single war follows this line. Dark band: the middle half of the wars. Light band: the middle 90 of 100. Wars that are over count with their last value.

## Measures

twilight-experiment-measure-balance = Difference of the margins (Government less FLN)
twilight-experiment-measure-victory = Percent of wars decided before the last card
twilight-experiment-measure-turns = Cards played
twilight-experiment-measure-sc = Support + Commitment
twilight-experiment-measure-ob = Opposition + Bases
twilight-experiment-measure-gov-margin = Margin of the Government (S+C less 35)
twilight-experiment-measure-fln-margin = Margin of the FLN (O+B less 30)
twilight-experiment-measure-support = Total Support
twilight-experiment-measure-commitment = Commitment
twilight-experiment-measure-opposition = Total Opposition
twilight-experiment-measure-bases = FLN Bases on the map
twilight-experiment-measure-gov-resources = Government Resources
twilight-experiment-measure-fln-resources = FLN Resources
twilight-experiment-measure-gov-population = Population under Government Control
twilight-experiment-measure-fln-population = Population under FLN Control
twilight-experiment-measure-cubes = Troops and Police on the map
twilight-experiment-measure-guerrillas = Guerrillas on the map
twilight-experiment-measure-resettled = Resettled Sectors
twilight-experiment-measure-terror = Terror markers on the map
twilight-experiment-measure-france = Box of the France Track (A is 0, F is 5)
twilight-experiment-measure-border_zone = Level of the Border Zone

twilight-experiment-unit-cards = { $count ->
    [one] { $number } card
   *[other] { $number } cards
  }
twilight-experiment-unit-population = { $count ->
    [one] { $number } unit of Population
   *[other] { $number } units of Population
  }
twilight-experiment-unit-pieces = { $count ->
    [one] { $number } piece
   *[other] { $number } pieces
  }
twilight-experiment-unit-sectors = { $count ->
    [one] { $number } Sector
   *[other] { $number } Sectors
  }
twilight-experiment-unit-markers = { $count ->
    [one] { $number } marker
   *[other] { $number } markers
  }
twilight-experiment-unit-boxes = { $count ->
    [one] { $number } box
   *[other] { $number } boxes
  }
twilight-experiment-unit-resources = { $count ->
    [one] { $number } Resource
   *[other] { $number } Resources
  }
