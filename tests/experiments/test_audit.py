"""The audit: eight constants, one at a time and two at a time, the printed value always there."""

from itertools import combinations

import pytest
from pandas import DataFrame

from algeria_lab.algeria.board.profiles import read_profile
from algeria_lab.algeria.cite import cite
from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments import compare
from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.asking.ways import Way
from algeria_lab.experiments.results import audit
from algeria_lab.experiments.results.interactions import is_audit
from algeria_lab.experiments.results.statistics import rows

CAPSTONE = (
    "resettlement_award_dice",
    "resettled_charge",
    "terror_charge",
    "psl_per_ap",
    "activation_percent",
    "control_lead_per_psp",
    "coup_threshold",
    "move_loss_at_most",
)


@pytest.fixture(scope="module")
def result() -> DataFrame:
    ways = audit.ways("resettle-3", ["terror_charge", "psl_per_ap", "move_loss_at_most"])
    return compare("1956-like", ways, runs=6, stop=3)


def test_the_eight_constants_of_the_capstone_can_be_changed():
    assert tuple(audit.constants()) == CAPSTONE


@pytest.mark.parametrize("constant", audit.constants().values(), ids=lambda constant: constant.name)
def test_the_printed_value_stands_between_others(constant: audit.Constant):
    assert constant.printed == getattr(read_profile(), constant.name)
    assert constant.printed not in constant.others
    assert list(constant.others) == sorted(set(constant.others))
    assert min(constant.others) < constant.printed < max(constant.others)
    assert len(constant.ends) == 2
    assert cite(constant.rule) == constant.rule


def test_one_at_a_time_every_constant_takes_its_nearest_values():
    ways = audit.ways("resettle-3")

    assert next(iter(ways)) == audit.PRINTED
    assert ways[audit.PRINTED].changes == {}
    assert len(ways) == 1 + 2 * 8
    assert all(len(way.changes) == 1 for name, way in ways.items() if name != audit.PRINTED)
    assert {way.player for way in ways.values()} == {"resettle-3"}


def test_all_values_can_be_asked_for():
    known = audit.constants()
    ways = audit.ways(names=["psl_per_ap"], every=True)

    assert [way.changes.get("psl_per_ap") for way in ways.values()] == [None, *known["psl_per_ap"].others]
    assert len(audit.ways(every=True)) == 1 + sum(len(constant.others) for constant in known.values())


def test_two_at_a_time_every_pair_takes_every_combination():
    ways = audit.ways(together=2)
    pairs = list(combinations(CAPSTONE, 2))

    assert len(pairs) == 28
    assert len(ways) == 1 + 4 * 28
    assert {tuple(way.changes) for way in ways.values()} == {(), *pairs}


def test_the_questions_of_the_audit_can_be_asked():
    for together in (1, 2):
        ask("1956-like", audit.ways("resettle-3", together=together), runs=2, stop=2)


def test_an_unknown_constant_is_refused_with_the_nearest():
    with pytest.raises(UnknownName, match="Did you mean 'terror_charge'"):
        audit.ways(names=["terror_charges"])


def test_changes_of_the_way_itself_stay():
    base = Way("mixed", {"coup_threshold": 10}, "")
    ways = audit.ways(base, ["terror_charge"])

    assert all(way.changes["coup_threshold"] == 10 for way in ways.values())


def test_effects_are_differences_from_the_printed_model_the_strongest_first(result: DataFrame):
    found = audit.effects(result, "fln.psl@3")
    by_changes = {audit.label(effect.changes): effect for effect in found}

    sizes = [abs(effect.difference.mean) for effect in found]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] > 0
    assert len(found) == 6
    for row in rows(result, ["fln.psl@3"]):
        if row.way != audit.PRINTED:
            assert by_changes[row.way].difference == row.difference


def test_a_tornado_has_a_row_for_each_change_with_the_printed_value_beside_it(result: DataFrame):
    table = audit.tornado(result, "fln.psl@3")

    assert len(table) == 6
    assert set(table["printed"]) == {(1,), (10,)}
    assert (table["values"] != table["printed"]).all()
    reach = table.groupby("constants", sort=False)["difference"].apply(lambda gaps: gaps.abs().max())
    assert list(reach) == sorted(reach, reverse=True)


def test_in_pairs_both_constants_are_told():
    ways = audit.ways("mixed", ["terror_charge", "psl_per_ap"], together=2)
    table = audit.tornado(compare("1956-like", ways, runs=3, stop=2), "balance")

    assert set(table["constants"]) == {("terror_charge", "psl_per_ap")}
    assert set(table["printed"]) == {(1, 10)}


def test_a_frame_that_is_no_audit_is_refused(frame: DataFrame):
    with pytest.raises(audit.NoAudit, match="their first way is 'none', not 'printed'"):
        audit.effects(frame, "balance")


@pytest.mark.parametrize("other", ["grid", Way("mixed", {"spend_floor": "none"})])
def test_a_way_that_is_only_called_like_the_printed_model_makes_no_audit(other: str | Way):
    """Its effect would be drawn as that of a constant which nobody changed."""
    asked = ask("1956-like", {audit.PRINTED: "mixed", "other": other}, runs=2, stop=1)

    with pytest.raises(audit.NoAudit, match="'other' differs by something else than resettlement_award_dice"):
        audit.changes_of(asked)
    assert not is_audit(asked)
    assert is_audit(ask("1956-like", audit.ways(), runs=2, stop=1))


def test_another_number_at_a_time_is_refused():
    with pytest.raises(audit.NoAudit, match="3 constants at a time"):
        audit.ways(together=3)
