"""Sweep, sentence by sentence [CT-5.2.3]."""

from typing import Any

import pytest

from algeria_lab.twilight.frames.government import Sweep
from algeria_lab.twilight.frames.sequence import BeginTurn, NextCard
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.operations.activation import sweep_activates
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.state import State
from tests.twilight.boards import after, board, legal, pieces, reason, refused


def sweep(*, box: str = "OP_ONLY", limit: int = NO_LIMIT, **changes: Any) -> State:
    """Return a board on which the Government has begun a Sweep."""
    return board(
        **{"gov_resources": 9, **changes}, agenda=[NextCard(), BeginTurn("fln"), Sweep("gov", box, limit)]
    )


def test_each_destination_costs_two():
    state = sweep(algiers={"U": 1}, oran={"U": 1}, setif={"FT": 1}, gov_resources=5)
    state = after(state, "sweep algiers; sweep oran")

    assert state.gov_resources == 1
    assert reason(state, "sweep bougie") == "ct-cannot-pay"


def test_any_space_of_algeria_where_it_may_matter():
    state = sweep(algiers={"FT": 1, "A": 1}, batna={"U": 1}, setif={"FP": 1})

    assert legal(state, "sweep") == ["sweep batna", "sweep medea"]
    assert reason(state, "sweep algiers") == "ct-nothing-to-sweep"
    assert "sweep algiers" in legal(sweep(algiers={"FT": 1, "A": 1}, momentum={"brave"}))
    assert reason(state, "sweep tunisia") == "ct-not-in-algeria"


def test_any_number_of_troops_comes_from_adjacent_spaces():
    state = sweep(algiers={"FT": 3, "AT": 1}, orleansville={"AT": 2}, oran={"FT": 1})
    state = after(state, "sweep medea; bring algiers FT 2; bring algiers AT 1; bring orleansville AT 2")

    assert pieces(state, "medea") == {"FT": 2, "AT": 3}
    assert pieces(state, "algiers") == {"FT": 1}
    assert reason(state, "bring oran FT 1") == "ct-not-adjacent"


def test_police_stay():
    state = sweep(algiers={"FT": 1, "FP": 1})

    assert reason(after(state, "sweep medea"), "bring algiers FP 1") == "ct-wrong-kind"


def test_each_cube_moves_once():
    state = sweep(algiers={"FT": 2}, medea={"FT": 1})
    state = after(state, "sweep medea; bring algiers FT 2; sweep orleansville")

    assert refused(state, "bring medea FT 2").values["there"] == 1
    assert pieces(after(state, "bring medea FT 1"), "medea") == {"FT": 2}


def test_a_destination_may_receive_nothing():
    assert pieces(after(sweep(oran={"FP": 1, "U": 1}), "sweep oran; done"), "oran") == {"FP": 1, "A": 1}


# --- Activation


@pytest.mark.parametrize(
    ("space", "there", "markers", "activated"),
    [
        ("oran", {"FT": 1, "FP": 1, "AT": 1, "AP": 1, "U": 6}, (), 4),
        ("oran", {"FT": 4, "U": 2}, (), 2),
        ("medea", {"FT": 1, "FP": 1, "AT": 1, "AP": 1, "U": 6}, (), 2),
        ("medea", {"FT": 3, "U": 6}, (), 1),
        ("medea", {"FT": 3, "AT": 2, "AP": 1, "U": 6}, ("commandos_gov",), 4),
        ("oran", {"FT": 3, "AP": 1, "U": 6}, ("commandos_gov",), 4),
        ("oran", {"FT": 1, "FP": 2, "AT": 1, "AP": 1, "U": 6}, ("challe_fln",), 3),
        ("medea", {"FT": 4, "FP": 3, "U": 6}, ("challe_fln",), 2),
        ("medea", {"FT": 3, "AP": 2, "U": 6}, ("challe_fln", "commandos_gov"), 2),
    ],
)
def test_all_cubes_activate_one_each_and_one_per_two_in_mountains(
    space: str, there: dict[str, int], markers: tuple[str, ...], activated: int
):
    state = sweep(
        **{space: there},
        momentum={marker for marker in markers if marker == "challe_fln"},
        capabilities={marker for marker in markers if marker == "commandos_gov"},
    )

    assert sweep_activates(state, PLACE[space]) == activated
    assert pieces(after(state, f"sweep {space}; done"), space).get("A", 0) == activated


def test_challe_has_no_code_in_the_recorded_games():
    state = sweep(oran={"FT": 1, "FP": 1, "U": 3}, momentum={"challe_fln"}, options={"mode": "coltwi"})

    assert sweep_activates(state, PLACE["oran"]) == 2


def test_the_activation_comes_after_all_movement():
    state = after(sweep(oran={"FT": 1, "U": 1}, algiers={"FT": 1}), "sweep oran; activate oran")

    assert reason(state, "sweep algiers") == "ct-activated-already"
    assert legal(after(state, "done"), "bring") == []


def test_it_ends_only_when_every_destination_is_activated():
    state = sweep(oran={"FT": 1, "U": 1}, algiers={"FT": 1, "U": 2})
    state = after(state, "sweep oran; sweep algiers; activate algiers; done")

    assert pieces(state, "oran") == {"FT": 1, "A": 1}
    assert pieces(state, "algiers") == {"FT": 1, "A": 1, "U": 1}


def test_in_the_recorded_games_it_may_end_without():
    state = sweep(oran={"FT": 1, "U": 1}, options={"mode": "coltwi"})

    assert pieces(after(state, "sweep oran; done"), "oran") == {"FT": 1, "U": 1}


def test_only_what_was_selected_receives_troops_or_is_activated():
    state = sweep(oran={"FT": 1, "U": 1})

    assert reason(state, "bring oran FT 1") == "ct-select-a-space-first"
    assert reason(after(state, "sweep sidi_bel_abbes"), "activate oran") == "ct-not-selected"


def test_a_destination_is_activated_once():
    state = after(sweep(oran={"FT": 1, "U": 2}), "sweep oran; activate oran")

    assert reason(state, "activate oran") == "ct-activated-there"


def test_a_lift_between_two_activations_lets_troops_serve_twice():
    state = sweep(box="OP_SA", oran={"FT": 2, "U": 2}, algiers={"U": 2})
    state = after(
        state, "sweep oran; sweep algiers; activate oran", "troop-lift; lift oran algiers 2; done; done"
    )

    assert pieces(state, "oran") == {"A": 2}
    assert pieces(state, "algiers") == {"FT": 2, "A": 2}


def test_lifted_troops_may_sweep_and_swept_ones_may_be_lifted():
    lifted = sweep(box="OP_SA", constantine={"FT": 2}, medea={"U": 1})
    lifted = after(lifted, "troop-lift; lift constantine algiers 2; done", "sweep medea; bring algiers FT 2")
    assert pieces(lifted, "medea") == {"FT": 2, "U": 1}

    swept = sweep(box="OP_SA", algiers={"FT": 2}, tlemcen={"AT": 1})
    swept = after(swept, "sweep medea; bring algiers FT 2", "troop-lift; lift medea oran 2; done")
    assert pieces(swept, "oran") == {"FT": 2}
    assert reason(after(swept, "sweep sidi_bel_abbes"), "bring oran FT 1") == "ct-too-few-to-move"


def test_a_lift_takes_those_first_that_have_not_moved():
    state = sweep(box="OP_SA", algiers={"FT": 1}, medea={"FT": 1})
    state = after(state, "sweep medea; bring algiers FT 1", "troop-lift; lift medea oran 1; done")

    assert legal(after(state, "sweep sidi_bel_abbes"), "bring") == ["bring oran FT 1"]


# --- Peace of the Brave


def test_brave_removes_a_guerrilla_before_the_activation_for_one_more():
    state = sweep(oran={"FT": 1, "U": 2, "A": 1}, momentum={"brave"})
    hidden, shown = (after(state, "sweep oran", f"brave oran {kind}; done") for kind in "UA")

    assert (hidden.gov_resources, pieces(hidden, "oran")) == (6, {"FT": 1, "A": 2})
    assert (shown.gov_resources, pieces(shown, "oran")) == (6, {"FT": 1, "U": 1, "A": 1})
    assert pieces(hidden, "available")["U"] == 28


def test_brave_once_in_each_destination():
    state = sweep(oran={"U": 2}, algiers={"FT": 1, "A": 1}, momentum={"brave"})
    state = after(state, "sweep oran; sweep algiers; brave oran U")

    assert reason(state, "brave oran U") == "ct-braved-already"
    assert pieces(after(state, "brave algiers A"), "algiers") == {"FT": 1}


def test_brave_is_refused():
    there: dict[str, Any] = {"oran": {"FT": 1, "U": 2}, "gov_resources": 2}

    assert reason(after(sweep(**there), "sweep oran"), "brave oran U") == "ct-not-in-play"
    state = after(sweep(**there, momentum={"brave"}), "sweep oran")
    assert reason(state, "brave oran U") == "ct-cannot-pay"
    assert reason(state, "brave algiers U") == "ct-not-selected"
    assert reason(state, "brave oran A") == "ct-none-there"
    state = after(sweep(oran={"FT": 1, "U": 2}, momentum={"brave"}), "sweep oran; activate oran")
    assert reason(state, "brave oran U") == "ct-activated-already"


# --- the box


def test_a_limited_operation_has_one_destination():
    state = after(sweep(box="LIM_OP", limit=1, algiers={"FT": 1}), "sweep medea")

    assert reason(state, "sweep algiers") == "ct-no-more-places"
    assert after(state, "bring algiers FT 1; done").box1 == "LIM_OP"


@pytest.mark.parametrize(("said", "box"), [("sweep oran", "LIM_OP"), ("sweep oran; sweep medea", "OP_ONLY")])
def test_the_destinations_settle_the_box(said: str, box: str):
    assert after(sweep(sidi_bel_abbes={"FT": 1}, algiers={"FT": 1}), said, "done").box1 == box
