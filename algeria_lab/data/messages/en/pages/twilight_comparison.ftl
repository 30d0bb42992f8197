# Two branches of a game beside each other. { $first } and { $second } are the names of the branches.

campaign-compare-parted = “{ $first }” and “{ $second }” are the same up to moment { $moment }.
campaign-compare-gov = Support + Commitment at card { $turn }: { $one } in “{ $first }”, { $two } in “{ $second }” ({ $change }).
campaign-compare-fln = Opposition + Bases at card { $turn }: { $one } in “{ $first }”, { $two } in “{ $second }” ({ $change }).
campaign-compare-places = { $count ->
    [0] On the map nothing differs at card { $turn }.
    [one] On the map one space differs at card { $turn }; it is ringed.
   *[other] On the map { $count } spaces differ at card { $turn }; they are ringed.
}
campaign-compare-sums = Both sums at the end of each card
campaign-compare-card = Card
campaign-compare-start = Start
campaign-compare-numbers = In numbers, card { $turn }
campaign-compare-spaces = Spaces that differ, card { $turn }
campaign-compare-control-fln = Spaces controlled by the FLN
campaign-compare-control-gov = Spaces controlled by the Government
campaign-compare-support = Spaces at Support
campaign-compare-oppose = Spaces at Oppose
campaign-compare-terror = Spaces with Terror markers
campaign-compare-resettled = Resettled Sectors
campaign-compare-what-control = Control
campaign-compare-what-level = Level
campaign-compare-what-fln = FLN pieces
campaign-compare-what-gov = Government pieces
campaign-compare-what-terror = Terror markers
campaign-compare-what-resettled = Resettled
campaign-compare-none = none
