"""Neutralize, sentence by sentence [CT-5.3.3]."""

from typing import Any

import pytest

from algeria_lab.twilight.frames.government import Garrison, Neutralize
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.state import State
from tests.twilight.boards import after, board, legal, level, pieces, reason, refused

BOTH: dict[str, int] = {"FT": 1, "AP": 1}


def neutralizing(**changes: Any) -> State:
    """Return a board on which the Government has begun to Neutralize within a Garrison."""
    garrison = Garrison("gov", "OP_SA", NO_LIMIT, special="neutralize")
    return board(**changes, agenda=[NextCard(), garrison, Neutralize("gov")])


@pytest.mark.parametrize(
    ("operation", "offered"), [("garrison", True), ("sweep", True), ("train", False), ("assault", False)]
)
def test_with_garrison_or_sweep(operation: str, *, offered: bool):
    state = after(board(oran={**BOTH, "A": 1}), f"{operation} with-special")

    assert ("neutralize" in legal(state)) == offered


def test_a_space_needs_troops_and_police():
    state = neutralizing(
        oran={**BOTH, "A": 1},
        algiers={"FT": 3, "A": 1},
        medea={"FP": 2, "A": 1},
        setif={"AT": 1, "FP": 1, "A": 1},
    )

    assert legal(state) == ["neutralize setif", "neutralize oran"]
    assert refused(state, "neutralize algiers").values["police"] == 0


def test_only_selected_spaces_of_algeria():
    state = neutralizing(oran={**BOTH, "A": 1}, algiers={**BOTH, "A": 1})

    assert reason(state, "neutralize tunisia") == "ct-not-in-algeria"
    assert reason(after(state, "neutralize oran"), "remove algiers A") == "ct-not-selected"


def test_up_to_two_spaces():
    state = neutralizing(oran={**BOTH, "A": 1}, algiers={**BOTH, "A": 1}, medea={**BOTH, "A": 1})
    state = after(state, "neutralize oran; neutralize medea")

    assert refused(state, "neutralize algiers").values["limit"] == 2


def test_up_to_two_pieces_split_at_will():
    state = neutralizing(oran={**BOTH, "A": 3}, algiers={**BOTH, "A": 3})
    one = after(state, "neutralize oran; remove oran A; remove oran A")
    two = after(state, "neutralize oran; remove oran A; neutralize algiers; remove algiers A")

    assert refused(one, "remove oran A").values["most"] == 2
    assert refused(two, "remove algiers A").values["most"] == 2
    assert pieces(after(two, "done"), "algiers")["A"] == 2


def test_overkill_allows_four_in_at_most_two_spaces():
    state = neutralizing(oran={**BOTH, "A": 5}, capabilities={"overkill_gov"})
    state = after(state, "neutralize oran", *["remove oran A"] * 4)

    assert refused(state, "remove oran A").values["most"] == 4


def test_underground_guerrillas_are_safe():
    state = neutralizing(oran={**BOTH, "A": 1, "U": 2})

    assert legal(after(state, "neutralize oran"), "remove") == ["remove oran A"]


def test_bases_fall_only_where_no_guerrilla_is_left():
    state = neutralizing(oran={**BOTH, "A": 1, "B": 1}, algiers={**BOTH, "U": 1, "B": 1}, commitment=5)

    assert legal(state) == ["neutralize oran"]
    state = after(state, "neutralize oran")
    assert reason(state, "remove oran B") == "ct-not-exposed"
    state = after(state, "remove oran A; remove oran B; done")
    assert (pieces(state, "oran"), state.commitment) == (BOTH, 6)
    assert pieces(state, "available")["B"] == 14


def test_guerrillas_alternate_over_the_whole_activity():
    state = neutralizing(
        oran={**BOTH, "A": 1, "B": 1}, algiers={**BOTH, "A": 2}, capabilities={"overkill_gov"}
    )
    state = after(
        state,
        *("neutralize oran; remove oran A; remove oran B", "neutralize algiers; remove algiers A"),
        *("remove algiers A", "done"),
    )

    assert pieces(state, "casualties") == {"U": 1}
    assert pieces(state, "available")["U"] == 29


def test_a_space_needs_something_to_remove():
    assert reason(neutralizing(oran={**BOTH, "U": 1}), "neutralize oran") == "ct-nothing-exposed"


def test_in_the_recorded_games_it_needs_nothing():
    state = neutralizing(oran=BOTH, options={"mode": "coltwi"})

    assert level(after(state, "neutralize oran; done"), "oran") == "oppose"


# --- Torture


def test_torture_costs_a_commitment_for_each_neutralize():
    state = neutralizing(
        oran={**BOTH, "A": 1}, algiers={**BOTH, "A": 1}, capabilities={"torture"}, commitment=5
    )

    assert after(state, "neutralize oran; neutralize algiers; done").commitment == 4


def test_torture_takes_one_more_in_each_space_underground_too():
    state = neutralizing(
        oran={**BOTH, "A": 2, "U": 2}, algiers={**BOTH, "U": 2}, capabilities={"torture"}, commitment=5
    )
    state = after(state, "neutralize oran; neutralize algiers; remove oran U; remove oran A; remove oran A")

    assert reason(state, "remove oran U") == "ct-one-underground-only"
    state = after(state, "remove algiers U")
    assert reason(state, "remove algiers U") == "ct-one-underground-only"
    assert (pieces(state, "oran"), pieces(state, "algiers")) == ({**BOTH, "U": 1}, {**BOTH, "U": 1})
    assert (pieces(state, "casualties"), pieces(state, "available")["U"]) == ({"U": 2}, 26)


def test_the_extra_piece_is_counted_in_its_own_space():
    state = neutralizing(
        oran={**BOTH, "A": 5}, algiers={**BOTH, "A": 5}, capabilities={"torture"}, commitment=5
    )
    state = after(state, "neutralize oran; neutralize algiers", *["remove oran A"] * 3)

    assert reason(state, "remove oran A") == "ct-no-more-pieces"
    assert reason(after(state, "remove algiers A"), "remove algiers A") == "ct-no-more-pieces"


def test_torture_still_takes_guerrillas_before_bases():
    state = neutralizing(oran={**BOTH, "U": 1, "B": 2}, capabilities={"torture"}, commitment=5)
    state = after(state, "neutralize oran")

    assert reason(state, "remove oran B") == "ct-not-exposed"
    state = after(state, "remove oran U; remove oran B; remove oran B; done")
    assert (pieces(state, "oran"), state.commitment) == (BOTH, 6)


def test_commitment_stops_at_zero():
    state = neutralizing(oran={**BOTH, "A": 1}, capabilities={"torture"}, commitment=0)

    assert after(state, "neutralize oran; remove oran A").commitment == 0


# --- what the population makes of it


@pytest.mark.parametrize(
    ("before", "terror", "afterwards", "marked"),
    [
        ("support", 0, "neutral", 0),
        ("neutral", 0, "oppose", 0),
        ("oppose", 0, "oppose", 1),
        ("oppose", 1, "oppose", 1),
    ],
)
def test_each_space_shifts_or_takes_terror(before: str, terror: int, afterwards: str, marked: int):
    state = neutralizing(oran={**BOTH, "A": 1, "state": before, "terror": terror})
    state = after(state, "neutralize oran; remove oran A; done")

    assert (level(state, "oran"), state.terror[PLACE["oran"]]) == (afterwards, marked)


def test_a_space_without_population_stays_neutral_without_terror():
    state = neutralizing(batna={**BOTH, "A": 1}, tlemcen={**BOTH, "A": 1, "resettled": True})
    state = after(state, "neutralize batna; neutralize tlemcen; done")

    assert [level(state, space) for space in ("batna", "tlemcen")] == ["neutral", "neutral"]
    assert state.terror_markers == 0


def test_in_the_recorded_games_it_turns_to_oppose():
    state = neutralizing(batna={**BOTH, "A": 1}, options={"mode": "coltwi"})

    assert level(after(state, "neutralize batna; done"), "batna") == "oppose"


def test_both_spaces_resent_it():
    state = neutralizing(oran={**BOTH, "A": 1, "state": "support"}, algiers={**BOTH, "A": 1})
    state = after(state, "neutralize oran; neutralize algiers; remove oran A; done")

    assert (level(state, "oran"), level(state, "algiers")) == ("neutral", "oppose")


def test_one_space_at_least():
    assert reason(neutralizing(oran={**BOTH, "A": 1}), "done") == "ct-select-a-place"
