# Two branches of a war beside each other. { $first } and { $second } are the names of the branches.

compare-parted = { $turn ->
    [0] “{ $first }” and “{ $second }” are the same up to moment { $moment } of the set-up.
   *[other] “{ $first }” and “{ $second }” are the same up to moment { $moment }, in turn { $turn }.
}
# Not the same point of the turn; $one and $two say where each stands.
compare-uneven = “{ $first }” is seen { $one }, “{ $second }” { $two }: part of what differs comes from that.
compare-at-end = at the end of turn { $turn }
compare-in-phase = in the middle of turn { $turn } ({ $phase })
compare-support-fln = FLN support in turn { $turn }: { $one } in “{ $first }”, { $two } in “{ $second }” ({ $change }).
compare-support-gov = Government support in turn { $turn }: { $one } in “{ $first }”, { $two } in “{ $second }” ({ $change }).
compare-places = { $count ->
    [0] On the map nothing differs in turn { $turn }.
    [one] On the map one place differs in turn { $turn }; it is ringed.
   *[other] On the map { $count } places differ in turn { $turn }; they are ringed.
}
compare-support-caption = Support at the end of each turn
compare-side-of = { $side }, { $name }
compare-turn = Turn
compare-turn-number = { $turn ->
    [0] Set-up
   *[other] { $turn }
}
compare-numbers-caption = In numbers, turn { $turn }
compare-places-caption = Places that differ, turn { $turn }
compare-place = Place
compare-what = What
compare-difference = Difference
compare-areas-fln = Areas controlled by the FLN
compare-areas-gov = Areas controlled by the Government
compare-terror = Areas with a Terror marker
compare-resettled = Resettled areas
compare-neutralized = Neutralized units
compare-kind-front = Fronts on the map
compare-kind-cadre = Cadres on the map
compare-kind-band = Bands on the map
compare-kind-failek = Faileks on the map
compare-kind-division = French divisions on the map
compare-kind-brigade = French brigades on the map
compare-kind-elite = Elite brigades on the map
compare-kind-algerian = Algerian brigades on the map
compare-kind-police = Police on the map
compare-what-control = Control
compare-what-fln = FLN units
compare-what-gov = Government units
compare-what-terror = Terror marker
compare-what-resettled = Resettled
compare-what-oas = OAS
compare-none = none
compare-yes = yes
compare-no = no
compare-title = Compare two branches
compare-close = Close the comparison
