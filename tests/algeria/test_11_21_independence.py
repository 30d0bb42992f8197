"""Morocco, Tunisia and the Border Zone, A:11.21."""

import pytest

from algeria_lab.algeria.board.units import FRONTS, count
from algeria_lab.algeria.state import NOT_MOBILIZED
from tests.algeria.boards import Board, board, counts, legal, play, psl, refused, roll, run, stands, there


def spending(**values: object) -> Board:
    return board("1958").set(**values).awaiting("gov_reinforcement", "gov")


def test_both_become_independent_together_and_both_sides_gain():
    """FLN PSL rises by 2d6, rolled first, then Government PSL by 2d6; each country gets a Front counter."""
    state, events = run(board().awaiting(), "random_events", faces=[5, 1, 1, 2, 3, 4])

    assert (roll(events, "independence-fln").faces, roll(events, "independence-gov").faces) == (
        (1, 2),
        (3, 4),
    )
    assert (psl(state), state.independent) == ((53, 72), True)
    assert (there(state, "MOROCCO"), there(state, "TUNISIA")) == ({"front-1"}, {"front-2"})


def test_missing_counters_are_placed_later():
    """A country without its Front counter gets one at the start of the next FLN Reinforcement Phase."""
    state, _ = run(board("1958").awaiting(), "begin_fln_reinforcement")

    assert count(state.at["MOROCCO"] & FRONTS) == count(state.at["TUNISIA"] & FRONTS) == 1


def test_the_stand_ins_leave_fourteen_fronts():
    """The two counters come from the sixteen."""
    state, _ = run(
        board("1958").put("cadre-1", "II-1", "UG").set(fln_ap=99).awaiting(), "begin_fln_reinforcement"
    )

    assert count(state.at["POOL"] & FRONTS) == 14


def test_the_zone_is_mobilized_after_independence():
    """Before independence there is no Border Zone; mobilizing it costs 6 PSP and brings a DRM of 0."""
    start = board().awaiting("gov_reinforcement", "gov")
    assert refused(start, "gov border mobilize") == ("zone-independence", "A:11.21")

    state, _ = play(spending(border_zone=NOT_MOBILIZED), "gov border mobilize")
    assert (psl(state), state.border_zone, state.border_zone_new) == ((60, 44), 0, True)
    assert refused(state, "gov border mobilize") == ("zone-mobilized", "A:11.21")


def test_a_new_zone_is_not_improved_in_the_same_turn():
    """Improvement begins the turn after the Zone was mobilized."""
    state, _ = play(spending(border_zone=NOT_MOBILIZED), "gov border mobilize")
    assert refused(state, "gov border improve") == ("zone-too-early", "A:IN-36")

    state, _ = run(Board.of(state).put("cadre-1", "II-1", "UG").awaiting(), "final_adjustment")
    assert "gov border improve" in legal(Board.of(state).awaiting("gov_reinforcement", "gov"))


def test_each_step_costs_six_and_the_track_ends_at_minus_three():
    """Several steps are possible in a turn, 6 PSP each, down to -3."""
    state, events = play(
        spending(border_zone=0), "gov border improve; gov border improve; gov border improve"
    )

    assert (state.border_zone, counts(events, "gov_psl")) == (-3, [("gov_psl", -6)] * 3)
    assert refused(state, "gov border improve") == ("zone-complete", "A:11.21")


def test_activation_costs_one_and_lasts_the_turn():
    """A Zone of -1 or better is activated for 1 PSP until Redeployment, once a turn."""
    state, _ = play(spending(), "gov border activate")

    assert (psl(state), state.border_zone_active) == ((60, 49), True)
    assert refused(state, "gov border activate") == ("zone-active", "A:11.21")


@pytest.mark.parametrize("zone", [NOT_MOBILIZED, 0])
def test_a_zone_without_effect_is_not_activated(zone: int):
    """Without a DRM there is nothing to activate."""
    assert refused(spending(border_zone=zone), "gov border activate") == ("zone-no-effect", "A:11.21")


@pytest.mark.parametrize(("act", "values"), [("activate", {"gov_psl": 1}), ("improve", {"gov_psl": 6})])
def test_one_psp_has_to_be_left(act: str, values: dict[str, object]):
    """The Border Zone is paid like everything else."""
    assert refused(spending(**values), f"gov border {act}") == ("too-little-psl", "A:IN-29")


def test_no_government_unit_goes_abroad():
    """Units are mobilized and deployed in Algeria only."""
    state, _ = play(spending(), "gov mobilize brigade-1")
    assert refused(state, "gov to TUNISIA")[0] == "not-a-area"

    state, _ = play(
        board("1958").put("brigade-1", "I-4").awaiting("gov_deployment", "gov"), "gov deploy brigade-1"
    )
    assert refused(state, "gov to MOROCCO")[0] == "not-a-area"


def test_nothing_but_moves_is_possible_abroad():
    """Bands and Faileks abroad neither raid nor harass."""
    start = board("1958").put("band-1 failek-1", "TUNISIA")

    assert legal(start) == {"fln move band-1", "fln move failek-1", "fln yield", "fln pass"}
    assert stands(start.state, "band-1") == "TUNISIA OPS"
