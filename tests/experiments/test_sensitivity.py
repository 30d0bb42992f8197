"""A result along the values of one constant, and what two constants do beyond the sum of each."""

import pytest

from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments import compare
from algeria_lab.experiments.asking.ways import Way
from algeria_lab.experiments.results import audit
from algeria_lab.experiments.results.frames import values
from algeria_lab.experiments.results.interactions import NotPaired, interactions
from algeria_lab.experiments.results.sensitivity import NoSensitivity, constant_of, in_order, points, ways_at

RUNS, STOP = 3, 2
PAIR = ("terror_charge", "activation_percent")


def test_every_way_stands_at_every_value_the_printed_one_among_them():
    ways = ways_at(
        {"mine": Way("civil", {"terror_charge": 0}), "grid": "grid"}, constant="psl_per_ap", values=[5, 0]
    )

    assert list(ways) == [
        *("mine psl_per_ap=5", "mine psl_per_ap=10", "mine psl_per_ap=0"),
        *("grid psl_per_ap=5", "grid psl_per_ap=10", "grid psl_per_ap=0"),
    ]
    assert ways["mine psl_per_ap=5"] == Way("civil", {"terror_charge": 0, "psl_per_ap": 5})


def test_a_zero_that_means_never_lies_beyond_the_largest_value():
    assert in_order("psl_per_ap", {0, 20, 5}) == [5, 20, 0]
    assert in_order("terror_charge", {2, 0, 1}) == [0, 1, 2]


def test_an_unknown_constant_is_refused_with_the_nearest():
    with pytest.raises(UnknownName, match="Did you mean 'psl_per_ap'"):
        ways_at({"mixed": "mixed"}, constant="psl_pro_ap")


def test_points_are_the_means_at_each_value():
    frame = compare("1956-like", ways_at({"mixed": "mixed"}, constant="terror_charge"), runs=RUNS, stop=STOP)

    found = points(frame, "gov.psl")

    assert constant_of(frame).name == "terror_charge"
    assert [point.value for point in found] == [0, 1, 2, 3]
    levels = values(frame, "gov.psl").loc["mixed", "mixed terror_charge=2"]
    assert found[2].mean.mean == pytest.approx(levels.mean())
    assert {(point.way, point.against) for point in found} == {("mixed", "mixed")}


def test_other_wars_hold_no_values_of_a_constant():
    frame = compare("1956-like", {"mixed": "mixed"}, runs=RUNS, stop=STOP)

    with pytest.raises(NoSensitivity, match="ways_at"):
        points(frame, "balance")


def test_what_two_constants_do_beyond_the_sum_is_counted_war_by_war():
    single = compare("1956-like", audit.ways("mixed", PAIR), runs=RUNS, stop=STOP)
    both = compare("1956-like", audit.ways("mixed", PAIR, together=2), runs=RUNS, stop=STOP)

    found = {audit.label(item.changes): item for item in interactions(both, single, "gov.psl")}

    assert len(found) == 4
    one, two = values(single, "gov.psl").loc["mixed"], values(both, "gov.psl").loc["mixed"]
    name = "terror_charge=2 activation_percent=75"
    together = (two[name] - two["printed"]).mean()
    added = (one["terror_charge=2"] + one["activation_percent=75"] - 2 * one["printed"]).mean()
    assert found[name].together.mean == pytest.approx(together)
    assert found[name].added.mean == pytest.approx(added)
    assert found[name].beyond.mean == pytest.approx(together - added)


def test_audits_without_common_wars_cannot_be_compared():
    single = compare("1956-like", audit.ways("mixed", PAIR), runs=RUNS, stop=STOP, seed=50)
    both = compare("1956-like", audit.ways("mixed", PAIR, together=2), runs=RUNS, stop=STOP)

    with pytest.raises(NotPaired, match="share no wars"):
        interactions(both, single, "balance")


def test_audits_from_different_positions_cannot_be_compared():
    single = compare("1958", audit.ways("mixed", PAIR), runs=2, stop=2)
    both = compare("1956-like", audit.ways("mixed", PAIR, together=2), runs=2, stop=2)

    with pytest.raises(NotPaired, match=r"begin at different positions\. Play both from one"):
        interactions(both, single, "balance")


def test_a_constant_that_was_never_changed_alone_is_named():
    single = compare("1956-like", audit.ways("mixed", PAIR[:1]), runs=RUNS, stop=STOP)
    both = compare("1956-like", audit.ways("mixed", PAIR, together=2), runs=RUNS, stop=STOP)

    with pytest.raises(NotPaired, match="activation_percent=75 was changed together"):
        interactions(both, single, "balance")
