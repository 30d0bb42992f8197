"""Assault, sentence by sentence [CT-5.2.4]."""

from typing import Any

import pytest

from algeria_lab.twilight.frames.government import Assault, Revenge
from algeria_lab.twilight.frames.sequence import BeginTurn, NextCard
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.operations.force import assault_losses, force
from algeria_lab.twilight.pieces import U
from algeria_lab.twilight.state import State
from tests.twilight.boards import after, board, legal, pieces, reason, refused


def assault(*, box: str = "OP_ONLY", limit: int = NO_LIMIT, **changes: Any) -> State:
    """Return a board on which the Government has begun an Assault."""
    return board(
        **{"gov_resources": 9, **changes}, agenda=[NextCard(), BeginTurn("fln"), Assault("gov", box, limit)]
    )


TARGET: dict[str, int] = {"FT": 2, "A": 1}


def test_each_space_costs_two():
    state = assault(oran=TARGET, algiers=TARGET, medea=TARGET, gov_resources=5)
    state = after(state, "assault oran; assault algiers")

    assert state.gov_resources == 1
    assert reason(state, "assault medea") == "ct-cannot-pay"


def test_scorch_makes_it_three():
    state = assault(oran=TARGET, capabilities={"napalm_fln"}, gov_resources=3)

    assert after(state, "assault oran").gov_resources == 0
    assert (
        refused(assault(oran=TARGET, capabilities={"napalm_fln"}, gov_resources=2), "assault oran").values[
            "price"
        ]
        == 3
    )


def test_not_during_peace_talks():
    state = board(oran=TARGET, momentum={"peace_talks"})

    assert reason(state, "assault alone") == "ct-peace-talks"
    assert "assault alone" in legal(board(oran=TARGET))


def test_one_space_only_with_sas():
    state = after(assault(oran=TARGET, algiers=TARGET, capabilities={"sas_fln"}), "assault oran")

    assert refused(state, "assault algiers").values["limit"] == 1


def test_it_needs_exposed_fln_pieces_and_cubes():
    state = assault(
        oran={"FT": 1, "U": 1, "B": 1},
        algiers={"FT": 1},
        medea={"GB": 1, "A": 2},
        batna={"FT": 2, "B": 1},
        setif={"FP": 1, "A": 1},
        bougie={"FT": 2, "FP": 3, "A": 2},
        tunisia={"A": 1},
    )

    assert legal(state, "assault") == ["assault batna", "assault bougie"]
    assert reason(state, "assault oran") == "ct-nothing-exposed"
    assert reason(state, "assault algiers") == "ct-nothing-exposed"
    assert reason(state, "assault medea") == "ct-no-cubes-there"
    assert refused(state, "assault setif").values["force"] == 0
    assert reason(state, "assault tunisia") == "ct-not-in-algeria"


@pytest.mark.parametrize(
    ("space", "there", "momentum", "strength"),
    [
        ("medea", {"FT": 2, "AT": 1, "FP": 3, "AP": 2}, "", 3),
        ("oran", {"FT": 2, "AT": 1, "FP": 3, "AP": 2}, "", 8),
        ("tebessa", {"FT": 2, "FP": 1}, "", 3),
        ("medea", {"FT": 2, "FP": 1, "AP": 1}, "challe_gov", 4),
        ("oran", {"FT": 2, "FP": 3}, "challe_fln", 3),
        ("medea", {"FT": 2, "FP": 3}, "challe_fln", 2),
        ("medea", {"GB": 2}, "", 0),
    ],
)
def test_force_is_troops_and_in_some_spaces_police(
    space: str, there: dict[str, int], momentum: str, strength: int
):
    assert force(assault(**{space: there}, momentum={momentum}), PLACE[space]) == strength


def test_border_sectors_count_police_only_after_independence():
    there: dict[str, Any] = {"tebessa": {"FT": 2, "FP": 1}}

    assert force(assault(scenario="full", **there), PLACE["tebessa"]) == 2


def test_challe_has_no_code_in_the_recorded_games():
    state = assault(oran={"FT": 2, "FP": 3}, momentum={"challe_fln"}, options={"mode": "coltwi"})

    assert force(state, PLACE["oran"]) == 5


@pytest.mark.parametrize(
    ("space", "there", "capability", "losses"),
    [
        ("oran", {"FT": 3, "A": 2, "B": 2}, "", (2, 1)),
        ("oran", {"FT": 2, "A": 3, "B": 1}, "", (2, 0)),
        ("oran", {"FT": 5, "A": 1, "U": 1, "B": 1}, "", (1, 0)),
        ("oran", {"FT": 5, "A": 1, "B": 2}, "", (1, 2)),
        ("medea", {"FT": 5, "A": 2, "B": 1}, "", (2, 0)),
        ("medea", {"FT": 6, "A": 2, "B": 1}, "", (2, 1)),
        ("medea", {"FT": 3, "A": 2, "B": 1}, "napalm_gov", (2, 0)),
        ("medea", {"FT": 4, "A": 2, "B": 1}, "napalm_gov", (2, 1)),
        ("medea", {"FT": 3, "A": 2}, "napalm_gov", (2, 0)),
        ("medea", {"FT": 3, "B": 2}, "", (0, 1)),
    ],
)
def test_losses(space: str, there: dict[str, int], capability: str, losses: tuple[int, int]):
    state = assault(**{space: there}, capabilities={capability})

    assert assault_losses(state, PLACE[space]) == losses
    left = pieces(after(state, f"assault {space}"), space)
    gone = there.get("A", 0) - left.get("A", 0), there.get("B", 0) - left.get("B", 0)
    assert (gone, left.get("U", 0)) == (losses, there.get("U", 0))


def test_force_that_is_too_small_removes_nothing():
    state = assault(medea={"FT": 1, "A": 2})

    assert assault_losses(state, PLACE["medea"]) == (0, 0)
    assert reason(state, "assault medea") == "ct-force-too-small"


def test_without_a_target_or_the_price_no_assault_begins_even_after_a_lift():
    assert reason(board(oran={"FT": 2}, algiers={"U": 1, "B": 1}), "assault with-special") == (
        "ct-nothing-to-select"
    )
    assert reason(board(oran={"FT": 2}, algiers={"A": 1}, gov_resources=1), "assault with-special") == (
        "ct-cannot-pay"
    )
    assert "assault with-special" in legal(board(oran={"FT": 2}, algiers={"A": 1}))


def test_guerrillas_go_alternately_to_available_and_casualties_anew_in_each_space():
    state = after(assault(oran={"FT": 3, "A": 3}, algiers={"FT": 1, "A": 1}), "assault oran; assault algiers")

    assert pieces(state, "casualties") == {"U": 1}
    assert pieces(state, "available")["U"] == 29


def test_bases_go_to_available_for_a_commitment_each():
    state = after(assault(oran={"FT": 2, "B": 2}, commitment=5), "assault oran")

    assert (state.commitment, pieces(state, "available")["B"]) == (7, 15)


def test_a_space_only_once():
    state = after(assault(oran={"FT": 1, "A": 2}), "assault oran")

    assert reason(state, "assault oran") == "ct-selected-already"


# --- Peace of the Brave


def test_brave_first_removes_a_guerrilla_of_either_kind_to_available():
    state = after(assault(oran={"FT": 2, "U": 1, "A": 1, "B": 1}, momentum={"brave"}), "brave oran U")

    assert (state.gov_resources, pieces(state, "oran")) == (6, {"FT": 2})
    assert pieces(state, "available")["U"] == 30  # the one that fell began the row anew


def test_brave_opens_spaces_with_hidden_guerrillas():
    there: dict[str, Any] = {"oran": {"FT": 1, "U": 2}, "medea": {"U": 1}, "batna": {"FT": 1, "A": 1}}
    state = assault(**there, setif={"FT": 1, "B": 1}, momentum={"brave"})

    assert legal(assault(**there), "assault") == []
    assert legal(state, "assault") == ["assault batna", "assault medea", "assault oran"]
    assert legal(state, "brave") == ["brave batna A", "brave medea U", "brave oran U"]
    assert pieces(after(state, "brave medea U"), "medea") == {}
    assert pieces(after(state, "assault oran"), "oran") == {"FT": 1, "U": 2}


def test_brave_is_refused():
    there: dict[str, Any] = {"oran": {"FT": 1, "A": 1}}

    assert reason(assault(**there), "brave oran A") == "ct-not-in-play"
    state = assault(**there, momentum={"brave"}, gov_resources=2)
    assert refused(state, "brave oran A").values["price"] == 3
    assert reason(state, "brave oran U") == "ct-none-there"
    assert reason(state, "brave morocco U") == "ct-not-in-algeria"
    state = after(assault(oran={"FT": 1, "A": 2}, momentum={"brave"}), "assault oran")
    assert reason(state, "brave oran A") == "ct-selected-already"


# --- Revenge


def revenge(**changes: Any) -> State:
    """Return a board after two Assaults with Revenge in play, before the end of the Operation."""
    state = assault(oran=TARGET, algiers=TARGET, capabilities={"overkill_fln"}, **changes)
    return after(state, "assault oran; assault algiers")


def test_after_the_whole_assault_the_fln_may_place_a_guerrilla():
    state = after(revenge(), "done")

    assert (state.turn_of, legal(state)) == ("fln", ["revenge oran", "revenge algiers", "done"])
    assert pieces(after(state, "revenge algiers"), "algiers") == {"FT": 2, "U": 1}
    assert pieces(after(state, "done"), "algiers") == {"FT": 2}


def test_revenge_only_in_an_assaulted_space():
    assert reason(after(revenge(), "done"), "fln revenge medea") == "ct-not-selected"


def test_no_revenge_without_an_available_guerrilla():
    state = revenge()
    state.pieces[PLACE["available"]][U] = 0

    assert not isinstance(after(state, "done").top, Revenge)
    state = after(revenge(), "done")
    state.pieces[PLACE["available"]][U] = 0
    assert reason(state, "revenge oran") == "ct-none-available"


def test_no_revenge_without_the_capability():
    assert isinstance(after(revenge(), "done").top, Revenge)
    assert not isinstance(after(assault(oran=TARGET), "assault oran; done").top, Revenge)


# --- the box


def test_a_limited_operation_assaults_one_space():
    state = after(assault(box="LIM_OP", limit=1, oran=TARGET, algiers=TARGET), "assault oran")

    assert reason(state, "assault algiers") == "ct-no-more-places"
    assert after(state, "done").box1 == "LIM_OP"


def test_a_lift_may_make_a_space_legal_first():
    state = assault(box="OP_SA", oran={"FT": 2}, algiers={"A": 2})

    assert legal(state, "assault") == []
    state = after(state, "troop-lift; lift oran algiers 2; done; assault algiers; done")
    assert (pieces(state, "algiers"), state.box1) == ({"FT": 2}, "OP_SA")


def test_a_troop_lift_leaves_the_assault_a_space():
    """An Operation selects at least one space, so the only force may not fly away [CT-4.2, CT-5.1]."""
    state = after(assault(box="OP_SA", oran={"FT": 1, "A": 1}), "troop-lift")

    assert reason(state, "lift oran algiers 1") == "ct-no-assault-left"
    assert "done" in legal(state)


def test_troops_that_are_lifted_first_may_make_the_first_space_legal():
    state = assault(box="OP_SA", oran={"A": 1}, algiers={"FT": 1})
    state = after(state, "troop-lift")

    assert reason(state, "done") == "ct-lift-to-assault"
    assert reason(state, "lift algiers medea 1") == "ct-no-assault-left"

    state = after(state, "lift algiers oran 1; done; assault oran; done")
    assert state.box1 == "OP_SA"
