"""Terror, sentence by sentence [CT-5.4.4]."""

from typing import Any

import pytest

from algeria_lab.twilight.frames.fln import Terror
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.state import State
from tests.twilight.boards import after, board, legal, level, pieces, reason


def terror(box: str = "OP_ONLY", limit: int = NO_LIMIT, **changes: Any) -> State:
    """Return a board on which the FLN has begun Terror."""
    changes = {"scenario": "short", "fln_resources": 20, **changes}
    return board(**changes, first="fln", agenda=[NextCard(), Terror("fln", box, limit)])


def test_each_space_costs_one():
    state = after(terror(algiers={"U": 1}, medea={"U": 1}), "terror algiers; terror medea")

    assert state.fln_resources == 18


def test_it_needs_population_in_algeria():
    state = terror(batna={"U": 1}, tlemcen={"U": 1, "resettled": True}, tunisia={"U": 1}, medea={"U": 1})

    assert legal(state, "terror") == ["terror medea"]
    assert reason(state, "terror tlemcen") == "ct-not-populated"
    assert reason(state, "terror tunisia") == "ct-not-in-algeria"


def test_it_needs_a_guerrilla_underground():
    assert reason(terror(medea={"A": 3}), "terror medea") == "ct-underground-needed"


def test_one_guerrilla_becomes_active():
    assert pieces(after(terror(medea={"U": 3}), "terror medea"), "medea") == {"U": 2, "A": 1}


def test_a_terror_marker_is_placed_unless_one_is_there():
    state = after(terror(medea={"U": 1}, algiers={"U": 1, "terror": 1}), "terror medea; terror algiers")

    assert state.terror_markers == 2


def test_without_markers_the_rest_still_happens():
    """There are twelve [CT-1.4]."""
    state = terror(medea={"U": 1, "state": "support"}, oran={"terror": 12})

    assert level(after(state, "terror medea"), "medea") == "neutral"
    assert after(state, "terror medea").terror_markers == 12


@pytest.mark.parametrize("before", ["support", "neutral", "oppose"])
def test_the_space_becomes_neutral_also_from_oppose(before: str):
    """It never creates Opposition, and removes it where it is used [CT-11/A25]."""
    assert level(after(terror(medea={"U": 1, "state": before}), "terror medea"), "medea") == "neutral"


def test_intimidation_leaves_the_level():
    state = terror(medea={"U": 1, "state": "support"}, momentum={"intimidation"})
    state = after(state, "terror medea")

    assert (level(state, "medea"), state.terror_markers) == ("support", 1)


def test_an_effective_bomb_maker_works_for_nothing_in_cities():
    state = terror(algiers={"U": 1}, medea={"U": 1}, capabilities={"taleb_fln"}, fln_resources=0)

    assert reason(state, "terror medea") == "ct-cannot-pay"
    assert after(state, "terror algiers").fln_resources == 0


def test_amateurs_need_two_in_cities():
    state = terror(algiers={"U": 2}, oran={"U": 1}, medea={"U": 1}, capabilities={"taleb_gov"})

    assert legal(state, "terror") == ["terror algiers", "terror medea"]
    assert pieces(after(state, "terror algiers"), "algiers") == {"A": 2}
    assert pieces(after(state, "terror medea"), "medea") == {"A": 1}


def test_limited_terror_is_one_space():
    state = after(terror("LIM_OP", 1, algiers={"U": 1}, medea={"U": 1}), "terror algiers")

    assert reason(state, "terror medea") == "ct-no-more-places"
