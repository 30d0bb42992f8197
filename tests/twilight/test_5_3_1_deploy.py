"""Deploy, sentence by sentence [CT-5.3.1]."""

from typing import Any

import pytest

from algeria_lab.core.actions import Action
from algeria_lab.twilight.frames.government import Deploy, Train
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.state import State
from tests.twilight.boards import RULES, after, board, legal, level, pieces, reason, refused

HELD: dict[str, int] = {"FP": 1}


def deploy(**changes: Any) -> State:
    """Return a board on which the Government has begun a Deploy within a Train."""
    train = Train("gov", "OP_SA", NO_LIMIT, special="deploy")
    return board(**changes, agenda=[NextCard(), train, Deploy("gov")])


def test_with_train_only():
    state = board(oran={"FT": 1})

    assert "deploy" in legal(after(state, "train with-special"))
    assert "deploy" not in legal(after(state, "sweep with-special"))
    assert "deploy" not in legal(after(state, "garrison with-special"))


def test_cities_controlled_spaces_and_sectors_with_a_base():
    state = deploy(medea=HELD, batna={"GB": 1, "U": 3}, setif={"FP": 1, "U": 1}, oran={"U": 5})

    assert legal(state, "deploy") == [
        *("deploy batna", "deploy constantine", "deploy algiers", "deploy medea", "deploy oran"),
    ]
    assert reason(state, "deploy setif") == "ct-no-deployment"
    assert reason(state, "deploy morocco") == "ct-not-in-algeria"


def test_at_most_three_spaces():
    state = after(deploy(medea=HELD), "deploy oran; deploy algiers; deploy constantine")

    assert refused(state, "deploy medea").values["limit"] == 3
    assert reason(state, "deploy oran") == "ct-selected-already"


def test_french_pieces_move_in_any_direction_between_the_spaces_and_available():
    state = deploy(oran={"FT": 3, "GB": 1}, medea={"FP": 2}, available={"FT": 1, "FP": 5})
    state = after(
        state,
        *("deploy oran", "deploy medea", "move available oran FP 2", "move oran medea FT 1"),
        *("move oran available GB 1", "move medea oran FP 1", "done"),
    )

    assert pieces(state, "oran") == {"FT": 2, "FP": 3}
    assert pieces(state, "medea") == {"FT": 1, "FP": 1}
    assert pieces(state, "available")["GB"] == 6


def test_at_most_six_pieces():
    state = after(deploy(), "deploy oran; deploy algiers; move available oran FT 4")

    assert refused(state, "move available oran FP 3").values["left"] == 2
    state = after(state, "move available algiers FP 2")
    assert legal(state, "move") == []


def test_no_algerian_pieces():
    assert reason(after(deploy(oran={"AT": 1}), "deploy oran"), "move oran available AT 1") == "ct-wrong-kind"


def test_only_between_selected_places():
    state = after(deploy(oran={"FT": 1}), "deploy oran")

    assert reason(state, "move oran algiers FT 1") == "ct-not-selected"
    assert reason(state, "move casualties oran FT 1") == "ct-not-selected"
    nowhere = RULES.refuse(state, Action.parse("gov move oran oran FT 1"))
    assert nowhere is not None
    assert nowhere.reason == "ct-two-different-spaces"
    assert refused(state, "move oran available FT 2").values["there"] == 1


@pytest.mark.parametrize(("there", "room"), [({}, 2), ({"B": 1}, 1), ({"GB": 1, "B": 1}, 0)])
def test_bases_respect_stacking(there: dict[str, int], room: int):
    state = after(deploy(oran=there), "deploy oran")

    bases = [said for said in legal(state, "move") if said.startswith("move available oran GB")]
    assert len(bases) == room
    assert reason(state, f"move available oran GB {room + 1}") == "ct-too-many-bases"


def test_the_recorded_games_do_not_test_stacking():
    state = deploy(oran={"GB": 1, "B": 1}, options={"mode": "coltwi"})

    assert pieces(after(state, "deploy oran; move available oran GB 1"), "oran") == {"GB": 2, "B": 1}


def test_balky_police_do_not_leave_available():
    state = after(deploy(oran=HELD, momentum={"balky"}), "deploy oran; deploy algiers")

    assert reason(state, "move available oran FP 1") == "ct-balky"
    assert pieces(after(state, "move oran algiers FP 1"), "algiers") == {"FP": 1}
    assert pieces(after(state, "move available oran FT 1"), "oran") == {"FT": 1, "FP": 1}


def test_balky_has_no_code_in_the_recorded_games():
    state = deploy(momentum={"balky"}, options={"mode": "coltwi"})

    assert pieces(after(state, "deploy oran; move available oran FP 1"), "oran") == {"FP": 1}


def test_it_costs_nothing_and_may_do_nothing():
    state = after(deploy(gov_resources=7), "deploy oran; move available oran FT 1; done")

    assert state.gov_resources == 7
    assert pieces(after(deploy(), "done"), "oran") == {}


# --- Resettle


def test_resettle_places_a_marker_and_sets_neutral():
    state = deploy(barika={"FP": 1, "state": "oppose", "terror": 1})
    state = after(state, "resettle barika")

    assert (state.resettled[PLACE["barika"]], state.resettled_sectors, state.pop(PLACE["barika"])) == (
        True,
        1,
        0,
    )
    assert (level(state, "barika"), state.terror[PLACE["barika"]]) == ("neutral", 1)


def test_only_after_mobilization():
    assert reason(deploy(scenario="full", barika=HELD), "resettle barika") == "ct-not-mobilized"


@pytest.mark.parametrize(
    ("space", "there", "why"),
    [
        ("medea", HELD, "ct-not-of-population-one"),
        ("batna", HELD, "ct-not-of-population-one"),
        ("barika", {"FP": 1, "resettled": True}, "ct-resettled-already"),
        ("barika", {"FP": 1, "U": 1}, "ct-not-gov-controlled"),
        ("oran", HELD, "ct-not-of-population-one"),
    ],
)
def test_only_a_held_sector_of_population_one(space: str, there: dict[str, Any], why: str):
    assert reason(deploy(**{space: there}), f"resettle {space}") == why


def test_a_base_suffices():
    assert "resettle barika" in legal(deploy(barika={"GB": 1, "U": 3}))


def test_either_move_or_resettle():
    state = deploy(barika=HELD)

    assert reason(after(state, "deploy oran"), "resettle barika") == "ct-moves-already"
    assert legal(after(state, "resettle barika"), "deploy") == []
