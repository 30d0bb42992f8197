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

## What each measure counts

twilight-experiment-counts-balance = Margin of the Government less margin of the FLN.
twilight-experiment-counts-victory = 100 for a war that had been won by that moment in the Victory Phase of a Propaganda Round, before the last card was scored, 0 for any other; so its mean is a percentage.
twilight-experiment-counts-turns = Cards of which all is done at that moment, Propaganda cards too.
twilight-experiment-counts-sc = Total Support and Commitment together.
twilight-experiment-counts-ob = Total Opposition and the Bases of the FLN on the map together.
twilight-experiment-counts-gov-margin = Total Support and Commitment, less 35: above 0 the Government has passed the mark at which it wins.
twilight-experiment-counts-fln-margin = Total Opposition and the Bases of the FLN on the map, less 30: above 0 the FLN has passed the mark at which it wins.
twilight-experiment-counts-support = Population of the spaces of Algeria at Support; a Resettled Sector has none.
twilight-experiment-counts-commitment = Commitment, as its track shows it.
twilight-experiment-counts-opposition = Population of the spaces of Algeria at Oppose; a Resettled Sector has none.
twilight-experiment-counts-bases = Bases of the FLN in spaces, those in Morocco and Tunisia too.
twilight-experiment-counts-gov-resources = Resources of the Government, as their track shows them.
twilight-experiment-counts-fln-resources = Resources of the FLN, as their track shows them.
twilight-experiment-counts-gov-population = Population of the spaces of Algeria in which the Government has more pieces than the FLN; a Resettled Sector has none.
twilight-experiment-counts-fln-population = Population of the spaces of Algeria in which the FLN has more pieces than the Government; a Resettled Sector has none.
twilight-experiment-counts-cubes = Troops and Police, French and Algerian, in spaces; Bases and what lies in boxes are not counted.
twilight-experiment-counts-guerrillas = Guerrillas in spaces, Underground and Active, those in Morocco and Tunisia too.
twilight-experiment-counts-resettled = Sectors in which a Resettled marker lies.
twilight-experiment-counts-terror = Terror markers in all spaces together.
twilight-experiment-counts-france = Box of the France Track in which its marker stands: 0 for A, 5 for F.
twilight-experiment-counts-border_zone = Level of the Border Zone, 0 to 4; 0 also as long as it is not in use.
