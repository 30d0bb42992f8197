"""OAS, sentence by sentence [CT-5.6]."""

from typing import Any

import pytest

from algeria_lab.twilight.frames import Frame
from algeria_lab.twilight.frames.fln import Attack, March, Rally, Terror
from algeria_lab.twilight.frames.government import Assault, Garrison, Sweep, Train
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.state import State
from tests.twilight.boards import after, board, legal, level, reason

OPERATIONS = {"fln": (Rally, March, Attack, Terror), "gov": (Train, Garrison, Sweep, Assault)}
BUSY: dict[str, Any] = {
    "medea": {"U": 2, "A": 1, "FT": 2, "FP": 2},
    "barika": {"U": 2},
    "algiers": {"state": "support"},
}


def operation(frame: Frame, **changes: Any) -> State:
    """Return a board on which an operation has begun while OAS is in play."""
    changes = {
        "scenario": "short",
        "capabilities": {"oas"},
        "fln_resources": 20,
        "gov_resources": 20,
        "commitment": 20,
        **BUSY,
        **changes,
    }
    return board(**changes, first=frame.seat, agenda=[NextCard(), frame])  # type: ignore[union-attr, arg-type]


def training(**changes: Any) -> State:
    """Return a board on which the Government trains while OAS is in play."""
    return operation(Train("gov", "OP_SA", NO_LIMIT), **changes)


def rallying(**changes: Any) -> State:
    """Return a board on which the FLN rallies while OAS is in play."""
    return operation(Rally("fln", "OP_SA", NO_LIMIT), **changes)


@pytest.mark.parametrize("seat", ["fln", "gov"])
@pytest.mark.parametrize("which", range(4))
def test_either_side_uses_it_in_any_operation(seat: str, which: int):
    frame = OPERATIONS[seat][which](seat, "OP_SA", NO_LIMIT)  # type: ignore[arg-type]
    state = after(operation(frame), "oas algiers")

    assert (level(state, "algiers"), state.terror_markers) == ("neutral", 1)


def test_it_must_be_in_play():
    assert reason(training(capabilities=set()), "oas algiers") == "ct-no-oas"


def test_it_replaces_the_special_activity():
    assert reason(after(rallying(), "extort; extort barika; done"), "oas algiers") == "ct-special-used"
    state = after(rallying(), "oas algiers")
    assert reason(state, "oas oran") == reason(state, "extort") == "ct-special-used"
    assert reason(operation(Train("gov", "OP_ONLY", NO_LIMIT)), "oas algiers") == "ct-no-special-here"


def test_a_populated_space_in_algeria_without_terror():
    state = training(oran={"terror": 1}, tlemcen={"resettled": True})

    assert {"oas algiers", "oas constantine", "oas medea"} <= set(legal(state, "oas"))
    assert reason(state, "oas oran") == "ct-terror-there"
    assert reason(state, "oas batna") == reason(state, "oas tlemcen") == "ct-not-populated"
    assert reason(state, "oas tunisia") == "ct-not-in-algeria"


def test_it_sets_a_space_at_oppose_neutral_as_well():
    assert level(after(training(medea={"state": "oppose"}), "oas medea"), "medea") == "neutral"


def test_both_sides_pay_for_the_population():
    for state in (after(training(), "oas algiers"), after(rallying(), "oas algiers")):
        assert (state.commitment, state.fln_resources) == (17, 14)


def test_a_marker_for_population_counts():
    state = after(training(algiers={"plus_pop": True}), "oas algiers")

    assert (state.commitment, state.fln_resources) == (16, 12)


def test_the_side_that_uses_it_pays_its_own_part_in_full():
    assert reason(training(commitment=2), "oas algiers") == "ct-commitment-too-low"
    assert reason(rallying(fln_resources=5), "oas algiers") == "ct-cannot-pay"
    assert "oas oran" in legal(training(commitment=2), "oas")


def test_the_loss_of_the_other_side_stops_at_nothing():
    assert after(training(fln_resources=5), "oas algiers").fln_resources == 0
    assert after(rallying(commitment=2), "oas algiers").commitment == 0


def test_without_terror_markers_the_rest_still_happens():
    state = after(training(batna={"terror": 12}), "oas algiers")

    assert (level(state, "algiers"), state.terror_markers) == ("neutral", 12)


def test_whoever_spends_all_on_it_before_a_place_is_selected_is_refused():
    assert reason(rallying(fln_resources=6), "oas algiers") == "ct-nothing-to-select"
    state = after(rallying(fln_resources=7), "oas algiers; rally medea; place 1; done")
    assert state.fln_resources == 0


def test_it_may_open_a_city():
    """A Rally needs a City that is not at Support."""
    assert reason(rallying(), "rally algiers") == "ct-city-at-support"
    assert "rally algiers" in legal(after(rallying(), "oas algiers"))


def test_it_puts_the_cylinder_into_the_box_of_special_activities():
    state = board(first="gov", capabilities={"oas"}, gov_resources=9)

    assert after(state, "train with-special; train algiers; oas oran; done").box1 == "OP_SA"
