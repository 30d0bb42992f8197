"""Garrison, sentence by sentence [CT-5.2.2]."""

from typing import Any

import pytest

from algeria_lab.twilight.frames.government import Garrison
from algeria_lab.twilight.frames.sequence import BeginTurn, NextCard
from algeria_lab.twilight.geography import PLACE, PLACES
from algeria_lab.twilight.operations.activation import garrison_activates
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.state import State
from tests.twilight.boards import after, board, legal, pieces, reason, refused


def garrison(*, box: str = "OP_ONLY", limit: int = NO_LIMIT, **changes: Any) -> State:
    """Return a board on which the Government has begun a Garrison."""
    return board(
        **{"gov_resources": 5, **changes}, agenda=[NextCard(), BeginTurn("fln"), Garrison("gov", box, limit)]
    )


def test_it_costs_two_in_all_whatever_the_number_of_spaces():
    assert after(garrison(), "garrison algiers; garrison oran; garrison medea").gov_resources == 3


def test_it_cannot_begin_without_two_resources():
    assert reason(board(gov_resources=1), "garrison alone") == "ct-cannot-pay"
    assert reason(garrison(gov_resources=1), "garrison algiers") == "ct-cannot-pay"


def test_police_of_both_nations_move_any_distance():
    state = after(garrison(oran={"FP": 2, "AP": 1}), "garrison souk_ahras; bring oran FP 1; bring oran AP 1")

    assert pieces(state, "souk_ahras") == {"FP": 1, "AP": 1}
    assert pieces(state, "oran") == {"FP": 1}


def test_at_most_six_police_move():
    state = after(
        garrison(oran={"FP": 5}, algiers={"AP": 4}), "garrison medea; bring oran FP 4; garrison tlemcen"
    )

    refusal = refused(state, "bring algiers AP 3")
    assert (refusal.reason, refusal.values["left"]) == ("ct-too-many-to-move", 2)
    assert legal(after(state, "bring algiers AP 2"), "bring") == []


def test_each_police_moves_at_most_once():
    state = after(
        garrison(oran={"FP": 2}, medea={"FP": 1}), "garrison medea; bring oran FP 2; garrison setif"
    )

    assert refused(state, "bring medea FP 2").values["there"] == 1
    assert pieces(after(state, "bring medea FP 1"), "medea") == {"FP": 2}


def test_troops_stay():
    assert reason(after(garrison(oran={"FT": 1}), "garrison medea"), "bring oran FT 1") == "ct-wrong-kind"


def test_only_spaces_printed_with_population_resettled_or_not():
    state = garrison(batna={"FP": 1}, tlemcen={"FP": 1, "resettled": True}, biskra={"FP": 1})

    listed = legal(state, "garrison")
    assert len(listed) == 17
    assert "garrison tlemcen" in listed
    assert reason(state, "garrison batna") == "ct-not-garrisoned"
    assert reason(state, "garrison morocco") == "ct-not-garrisoned"
    assert legal(after(state, "garrison medea"), "bring") == ["bring tlemcen FP 1"]
    assert reason(after(state, "garrison medea"), "bring biskra FP 1") == "ct-not-garrisoned"


def test_a_destination_brings_nothing_from_itself():
    assert legal(after(garrison(oran={"FP": 1}), "garrison oran"), "bring") == []


# --- Activation


@pytest.mark.parametrize(
    ("space", "there", "capabilities", "activated"),
    [
        ("oran", {"FP": 1, "AP": 1, "U": 3}, (), 2),
        ("oran", {"FP": 3, "AP": 2, "U": 3}, (), 3),
        ("tlemcen", {"FP": 1, "U": 1}, (), 1),
        ("medea", {"FP": 2, "AP": 1, "U": 3}, (), 1),
        ("medea", {"FP": 2, "AP": 2, "U": 3}, (), 2),
        ("medea", {"FP": 3, "AP": 2, "U": 5}, ("commandos_gov",), 3),
        ("medea", {"FP": 3, "AP": 2, "U": 5}, ("commandos_fln",), 2),
        ("oran", {"FP": 3, "U": 5}, ("commandos_gov",), 3),
        ("oran", {"FT": 4, "AT": 1, "FP": 1, "U": 3}, (), 1),
    ],
)
def test_police_activate_one_each_and_one_per_two_in_mountains(
    space: str, there: dict[str, int], capabilities: tuple[str, ...], activated: int
):
    state = garrison(**{space: there}, capabilities=set(capabilities))

    assert garrison_activates(state, PLACE[space]) == activated
    assert pieces(after(state, f"garrison {space}; activate {space}"), space)["A"] == activated


def test_challe_leaves_a_garrison_alone():
    state = garrison(oran={"FP": 1, "AP": 1, "FT": 3, "U": 3}, momentum={"challe_fln"})

    assert garrison_activates(state, PLACE["oran"]) == 2


def test_it_activates_in_one_space_only():
    state = after(
        garrison(oran={"FP": 1, "U": 1}, algiers={"FP": 1, "U": 1}),
        "garrison oran; garrison algiers; activate oran",
    )

    assert reason(state, "activate algiers") == "ct-activated-already"
    assert legal(state) == ["done"]


def test_nobody_moves_after_the_activation():
    state = after(garrison(oran={"FP": 2, "U": 1}), "garrison oran; garrison medea; activate oran")

    assert reason(state, "bring oran FP 1") == "ct-select-a-space-first"
    assert reason(state, "garrison setif") == "ct-activated-already"


def test_moving_nobody_and_only_activating_is_legal():
    state = after(garrison(oran={"FP": 1, "U": 1}), "garrison oran; activate oran; done")

    assert (pieces(state, "oran"), state.box1) == ({"FP": 1, "A": 1}, "LIM_OP")


def test_the_activation_need_not_be_at_a_destination():
    state = after(
        garrison(oran={"FP": 3}, philippeville={"AP": 2, "U": 1}), "garrison medea; bring oran FP 1"
    )

    assert pieces(after(state, "activate philippeville"), "philippeville") == {"AP": 2, "A": 1}


def test_an_activation_at_a_destination_is_not_left_out():
    state = garrison(oran={"FP": 1, "U": 1}, algiers={"FP": 1, "U": 1})
    state = after(state, "garrison medea; garrison oran")

    assert refused(state, "done").values["place"] == "oran"
    assert after(state, "activate oran; done").box1 == "OP_ONLY"
    assert pieces(after(state, "activate algiers; done"), "oran") == {"FP": 1, "U": 1}


def test_in_the_recorded_games_it_is_at_a_destination():
    state = garrison(oran={"FP": 1, "U": 1}, options={"mode": "coltwi"})

    assert reason(after(state, "garrison medea"), "activate oran") == "ct-not-a-destination"


def test_a_space_without_printed_population_is_not_activated():
    assert reason(after(garrison(biskra={"FP": 1, "U": 1}), "garrison oran"), "activate biskra") == (
        "ct-not-garrisoned"
    )


def test_nothing_to_activate():
    assert reason(after(garrison(oran={"FP": 1, "A": 1}), "garrison oran"), "activate oran") == (
        "ct-nothing-to-activate"
    )


# --- limited, and the box


def test_a_limited_operation_has_one_destination_and_activates_only_there():
    state = garrison(
        box="LIM_OP", limit=1, oran={"FP": 2}, setif={"FP": 1}, medea={"U": 1}, algiers={"FP": 1, "U": 1}
    )
    state = after(state, "garrison medea; bring oran FP 1; bring setif FP 1")

    assert reason(state, "garrison algiers") == "ct-no-more-places"
    assert reason(state, "activate algiers") == "ct-not-a-destination"
    state = after(state, "activate medea; done")
    assert (pieces(state, "medea"), state.box1) == ({"FP": 2, "A": 1}, "LIM_OP")


@pytest.mark.parametrize(
    ("said", "box"),
    [
        ("garrison oran", "LIM_OP"),
        ("garrison oran; garrison algiers", "OP_ONLY"),
        ("garrison oran; troop-lift; done", "OP_SA"),
    ],
)
def test_the_destinations_settle_the_box(said: str, box: str):
    state = garrison(box="OP_SA", algiers={"FT": 1})

    assert after(state, said, "done").box1 == box


def test_an_activity_may_come_before_between_and_after():
    there: dict[str, Any] = {"oran": {"FT": 1, "FP": 2, "A": 1, "U": 1}}
    for said in (
        "neutralize; neutralize oran; done; garrison oran; activate oran",
        "garrison oran; neutralize; neutralize oran; done; activate oran",
        "garrison oran; activate oran; neutralize; neutralize oran; remove oran A; done",
    ):
        state = after(garrison(box="OP_SA", **there), said)
        assert reason(state, "neutralize") == "ct-special-used"
        assert after(state, "done").box1 == "OP_SA"


def test_garrisoned_spaces_are_the_populated_ones():
    assert {PLACES[space] for space in range(30) if f"garrison {PLACES[space]}" in legal(garrison())} == {
        *("barika", "tebessa", "constantine", "setif", "philippeville", "souk_ahras", "tizi_ouzou"),
        *("bordj_bou_arreridj", "bougie", "algiers", "medea", "orleansville", "oran", "tlemcen"),
        *("sidi_bel_abbes", "mostaganem", "ain_oussera"),
    }
