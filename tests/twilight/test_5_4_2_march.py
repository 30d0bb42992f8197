"""March, sentence by sentence [CT-5.4.2]."""

from typing import Any

import pytest

from algeria_lab.twilight.frames.fln import March, MarchInto
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.operations.groups import ENDED, Rows
from algeria_lab.twilight.operations.march import is_detected, march_along
from algeria_lab.twilight.pieces import A, U
from algeria_lab.twilight.state import State
from tests.twilight.boards import after, board, draft_of, legal, pieces, reason, refused


def marching(box: str = "OP_ONLY", limit: int = NO_LIMIT, **changes: Any) -> State:
    """Return a board on which the FLN has begun to March."""
    changes = {"scenario": "short", "fln_resources": 20, "border_zone": 0, **changes}
    return board(**changes, first="fln", agenda=[NextCard(), March("fln", box, limit)])


# --- cost


def test_each_space_entered_costs_one():
    state = after(marching(batna={"U": 2}), "march barika; group batna 1 0; march negrine; group batna 1 0")

    assert state.fln_resources == 18
    assert (pieces(state, "barika"), pieces(state, "negrine")) == ({"U": 1}, {"U": 1})


def test_a_space_is_paid_once_however_many_groups_enter_it():
    state = marching(batna={"U": 1}, setif={"U": 1}, fln_resources=1)
    state = after(state, "march barika; group batna 1 0; march barika; group setif 1 0")

    assert (pieces(state, "barika"), state.fln_resources) == ({"U": 2}, 0)


def test_a_space_that_cannot_be_paid_is_refused():
    state = after(marching(batna={"U": 2}, fln_resources=1), "march barika; group batna 1 0")

    assert reason(state, "march negrine") == "ct-cannot-pay"


def test_whoever_is_paid_a_space_must_enter_it():
    state = after(marching(batna={"U": 1}), "march barika")

    assert legal(state) == ["group batna 1 0"]
    assert reason(state, "done") == "ct-verb-not-awaited"


def test_a_space_that_nobody_can_reach_is_not_paid():
    assert reason(marching(batna={"U": 1}), "march setif") == "ct-no-group-can-come"


# --- groups and their steps


def test_a_group_leaves_a_space_for_one_beside_it():
    state = after(marching(batna={"U": 2, "A": 1}, setif={"U": 1}), "march barika")

    assert legal(state) == [
        "group batna 0 1",
        "group batna 1 0",
        "group batna 1 1",
        "group batna 2 0",
        "group batna 2 1",
        "group setif 1 0",
    ]
    assert reason(state, "group algiers 1 0") == "ct-not-adjacent"
    assert reason(state, "group batna 0 0") == "ct-empty-group"
    refusal = refused(state, "group batna 3 0")
    assert (refusal.reason, refusal.values["there"]) == ("ct-too-few-there", 2)


def test_a_group_goes_on_inside_its_wilaya():
    state = after(marching(tebessa={"U": 1}), "march oum_el_bouaghi; group tebessa 1 0")
    state = after(state, "march batna; group oum_el_bouaghi 1 0; march biskra; group batna 1 0")

    assert (pieces(state, "biskra"), state.fln_resources) == ({"U": 1}, 17)


def test_a_group_picks_up_and_drops_guerrillas():
    state = marching(tebessa={"U": 2}, oum_el_bouaghi={"A": 1})
    state = after(state, "march oum_el_bouaghi; group tebessa 2 0; march batna; group oum_el_bouaghi 1 1")

    assert (pieces(state, "oum_el_bouaghi"), pieces(state, "batna")) == ({"U": 1}, {"U": 1, "A": 1})


def test_a_step_into_another_wilaya_is_legal_and_ends_the_movement():
    state = after(marching(bougie={"U": 1}), "march tizi_ouzou; group bougie 1 0")
    state = after(state, "march medea; group tizi_ouzou 1 0")

    assert pieces(state, "medea") == {"U": 1}
    assert reason(state, "march algiers") == reason(state, "march tizi_ouzou") == "ct-no-group-can-come"


def test_those_who_were_there_may_still_leave_when_others_have_ended_their_movement():
    state = marching(tizi_ouzou={"U": 1}, medea={"U": 2})
    state = after(state, "march medea; group tizi_ouzou 1 0; march algiers")

    assert legal(state) == ["group medea 1 0", "group medea 2 0"]


def test_a_step_over_the_border_ends_the_movement_both_ways():
    state = after(marching(tunisia={"U": 1}, negrine={"U": 1}), "march negrine; group tunisia 1 0")

    assert legal(after(state, "march tebessa")) == ["group negrine 1 0"]
    state = after(state, "march tunisia; group negrine 1 0")
    assert (pieces(state, "tunisia"), pieces(state, "negrine")) == ({"U": 1}, {"U": 1})
    assert reason(state, "march tebessa") == "ct-no-group-can-come"


def test_countries_are_closed_before_independence():
    state = marching(scenario="full", negrine={"U": 1})

    assert reason(state, "march tunisia") == "ct-not-independent"


def test_a_march_through_a_wilaya_comes_to_an_end():
    """A way through a Wilaya of two spaces has one step."""
    state = after(marching(sidi_aissa={"U": 1}), "march ain_oussera; group sidi_aissa 1 0")

    assert reason(state, "march sidi_aissa") == "ct-no-group-can-come"
    assert "march medea" in legal(state)


def test_a_limited_march_has_one_destination_and_one_step():
    state = marching("LIM_OP", 1, batna={"U": 1}, setif={"U": 1})
    state = after(state, "march barika; group batna 1 0; march barika; group setif 1 0")

    assert (pieces(state, "barika"), state.fln_resources) == ({"U": 2}, 19)
    assert reason(state, "march batna") == "ct-no-group-can-come"
    state = after(marching("LIM_OP", 1, batna={"U": 2}), "march barika; group batna 1 0")
    assert reason(state, "march negrine") == "ct-no-more-places"


def test_a_free_limited_march_costs_nothing():
    state = board(fln_resources=0, batna={"U": 1}, agenda=[NextCard(), March("fln", "", 1, free=True)])
    state = after(state, "march barika; group batna 1 0")

    assert (pieces(state, "barika"), state.fln_resources) == ({"U": 1}, 0)


# --- Activation


@pytest.mark.parametrize(("cubes", "group", "seen"), [(2, "1 0", 0), (3, "1 0", 1), (2, "2 0", 2)])
def test_more_than_three_guerrillas_and_cubes_are_noticed_at_support(cubes: int, group: str, seen: int):
    there = {"FT": 1, "AP": cubes - 1, "GB": 1, "state": "support"}
    state = after(marching(barika={"U": 2}, setif=there), f"march setif; group barika {group}")

    assert pieces(state, "setif").get("A", 0) == seen


@pytest.mark.parametrize("level", ["neutral", "oppose"])
def test_elsewhere_in_algeria_nobody_is_noticed(level: str):
    there = {"FT": 5, "FP": 5, "state": level}
    state = after(marching(barika={"U": 3}, setif=there), "march setif; group barika 3 0")

    assert pieces(state, "setif")["U"] == 3


@pytest.mark.parametrize(("zone", "group", "seen"), [(2, "1 0", 0), (3, "1 0", 1), (2, "2 0", 2)])
def test_the_border_zone_counts_over_the_border(zone: int, group: str, seen: int):
    state = marching(tunisia={"U": 2}, border_zone=zone)
    state = after(state, f"march negrine; group tunisia {group}")

    assert pieces(state, "negrine").get("A", 0) == seen


def test_the_border_zone_counts_on_the_way_out_as_well():
    state = after(marching(negrine={"U": 1}, border_zone=3), "march tunisia; group negrine 1 0")

    assert pieces(state, "tunisia") == {"A": 1}


def test_the_border_zone_does_not_count_inside_algeria():
    there = {"FP": 1, "state": "support"}
    state = after(marching(barika={"U": 1}, setif=there, border_zone=4), "march setif; group barika 1 0")

    assert pieces(state, "setif") == {"FP": 1, "U": 1}


def test_groups_are_tested_one_by_one():
    state = marching(barika={"U": 2}, philippeville={"U": 1}, setif={"FP": 2, "state": "support"})
    state = after(state, "march setif; group barika 2 0; march setif; group philippeville 1 0")

    assert pieces(state, "setif") == {"FP": 2, "A": 2, "U": 1}


def test_the_whole_group_counts_and_becomes_active():
    state = marching(barika={"U": 2, "A": 2}, setif={"state": "support"})
    state = after(state, "march setif; group barika 2 2")

    assert pieces(state, "setif") == {"A": 4}


def test_spaces_on_the_way_count():
    there = {"FP": 3, "state": "support"}
    state = after(marching(setif={"U": 1}, philippeville=there), "march philippeville; group setif 1 0")
    state = after(state, "march souk_ahras; group philippeville 0 1")

    assert pieces(state, "souk_ahras") == {"A": 1}


def test_active_guerrillas_stay_active():
    state = after(marching(batna={"A": 1}), "march barika; group batna 0 1")

    assert pieces(state, "barika") == {"A": 1}


# --- Momentum and Capabilities


@pytest.mark.parametrize(("cubes", "seen"), [(2, 0), (3, 1)])
def test_population_control_notices_everybody_in_a_city_with_more_than_two_cubes(cubes: int, seen: int):
    state = marching(medea={"U": 1}, algiers={"FP": cubes, "GB": 1}, momentum={"pop_control"})
    state = after(state, "march algiers; group medea 1 0")

    assert pieces(state, "algiers").get("A", 0) == seen


def test_population_control_is_for_cities():
    state = marching(barika={"U": 1}, setif={"FP": 3}, momentum={"pop_control"})

    assert pieces(after(state, "march setif; group barika 1 0"), "setif") == {"FP": 3, "U": 1}


def test_those_of_a_space_enter_another_one_in_one_group():
    """Several small groups would be tested separately and stay unseen [CT-11/A57]."""
    state = marching(tizi_ouzou={"U": 3}, medea={"FP": 2, "state": "support"})
    state = after(state, "march medea; group tizi_ouzou 1 0")

    assert pieces(state, "medea") == {"FP": 2, "U": 1}
    assert reason(state, "march medea") == "ct-no-group-can-come"
    assert "march bougie" in legal(state)


def test_a_second_group_is_refused_with_the_reason():
    state = marching(tizi_ouzou={"U": 3}, ain_oussera={"U": 1})
    state = after(state, "march medea; group tizi_ouzou 1 0; march medea")
    refusal = refused(state, "group tizi_ouzou 1 0")

    assert (refusal.reason, refusal.rule) == ("ct-one-group-only", "CT-11/A57")
    assert refusal.values == {"place": "medea", "source": "tizi_ouzou"}
    assert legal(state) == ["group ain_oussera 1 0"]


def test_a_second_group_is_refused_in_a_limited_march_as_well():
    state = after(marching("LIM_OP", 1, batna={"U": 2}), "march barika; group batna 1 0")

    assert reason(state, "march barika") == "ct-no-group-can-come"


def test_groups_that_come_one_after_the_other_go_on_one_after_the_other():
    state = marching(tebessa={"U": 2}, negrine={"U": 1}, oum_el_bouaghi={"A": 1})
    state = after(state, "march oum_el_bouaghi; group tebessa 2 0; march batna; group oum_el_bouaghi 2 0")
    state = after(state, "march batna; group oum_el_bouaghi 0 1")

    assert pieces(state, "batna") == {"U": 2, "A": 1}


def test_a_group_that_has_come_together_does_not_part_to_go_on():
    state = marching(tebessa={"U": 2})
    state = after(state, "march oum_el_bouaghi; group tebessa 2 0; march batna; group oum_el_bouaghi 1 0")

    assert reason(state, "march batna") == "ct-no-group-can-come"


def test_dead_zones_allow_one_step_each_in_all():
    """Into another Wilaya as well [CT-11/A38]."""
    state = marching(tebessa={"U": 1}, tizi_ouzou={"U": 1}, capabilities={"covert_gov"})
    state = after(state, "march oum_el_bouaghi; group tebessa 1 0; march medea; group tizi_ouzou 1 0")

    assert legal(state, "march") == []


def test_paranoia_closes_the_sectors_of_other_wilayas():
    state = marching(tizi_ouzou={"U": 1}, setif={"U": 1}, tunisia={"U": 1}, momentum={"paranoia"})

    assert reason(state, "march medea") == "ct-no-group-can-come"
    assert {"march constantine", "march bougie"} <= set(legal(state, "march"))
    assert {"march negrine", "march biskra"} <= set(legal(state, "march"))
    assert reason(after(state, "march bordj_bou_arreridj"), "group setif 1 0") == "ct-paranoia-bars"


# --- with an Extort, and in general


def test_an_extort_may_pay_in_mid_operation():
    state = marching("OP_SA", medea={"U": 2}, fln_resources=0)
    state = after(state, "extort; extort medea; done; march algiers; group medea 0 1")

    assert (pieces(state, "algiers"), state.fln_resources) == ({"A": 1}, 0)


def test_an_extort_leaves_those_where_they_are_who_have_ended_their_movement():
    state = marching("OP_SA", tizi_ouzou={"U": 2}, medea={})
    state = after(state, "march medea; group tizi_ouzou 2 0; extort; extort medea; done")

    assert pieces(state, "medea") == {"U": 1, "A": 1}
    assert reason(state, "march algiers") == "ct-no-group-can-come"


def test_a_path_is_walked_step_by_step():
    state = marching(setif={"U": 2}, philippeville={"FP": 2, "state": "support"})
    path = (PLACE["setif"], PLACE["philippeville"], PLACE["souk_ahras"])

    assert march_along(draft_of(state), path, 2, 0) == 0
    assert pieces(state, "souk_ahras") == {"A": 2}


def test_a_group_is_detected_by_its_size():
    state = marching(setif={"FP": 2, "state": "support"})

    assert [is_detected(state, PLACE["barika"], PLACE["setif"], size) for size in (1, 2)] == [False, True]


@pytest.mark.parametrize(
    "moved",
    [
        ((PLACE["medea"], A, 1, 9), (PLACE["medea"], U, 1, 9)),
        ((PLACE["medea"], A, ENDED, -9), (PLACE["medea"], U, -3, -9)),
        ((PLACE["medea"], U, 1, 2), (PLACE["medea"], U, 0, 1), (77, 99, 5, 5)),
    ],
)
def test_no_more_march_than_there_are_whatever_somebody_wrote(moved: Rows):
    """A position may be written by hand, what waits in it too."""
    frame = March("fln", "OP_ONLY", NO_LIMIT, moved=moved)
    state = after(
        board(first="fln", medea={"U": 2, "A": 1}, agenda=[NextCard(), frame]), "march orleansville"
    )

    assert legal(state)
    for text in legal(state):
        later = after(state, text)
        assert sum(pieces(later, "orleansville").values()) == sum(map(int, text.split()[2:]))


def test_a_group_steps_also_where_nobody_wrote_its_march():
    state = board(first="fln", medea={"U": 1}, agenda=[NextCard(), MarchInto("fln", PLACE["algiers"])])

    assert pieces(after(state, "group medea 1 0"), "algiers") == {"U": 1}
