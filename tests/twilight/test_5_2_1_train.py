"""Train, sentence by sentence [CT-5.2.1]."""

from typing import Any

import pytest

from algeria_lab.twilight.frames.government import Train
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.operations.train import may_train
from algeria_lab.twilight.state import State
from tests.twilight.boards import after, board, legal, level, pieces, reason, refused

CONTROLLED: dict[str, Any] = {"FT": 1, "FP": 1}
CITIES = ["train constantine", "train algiers", "train oran"]


def training(**changes: Any) -> State:
    """Return a board on which the Government has begun to Train in any number of locations."""
    changes = {"scenario": "full", "gov_resources": 20, **changes}
    return board(**changes, agenda=[NextCard(), Train("gov", "OP_ONLY", NO_LIMIT)])


def test_each_location_costs_two():
    state = after(
        training(scenario="short"), "train algiers", "train france_track", "train border_zone_track"
    )

    assert state.gov_resources == 14


def test_a_location_that_cannot_be_paid_is_refused():
    refusal = refused(after(training(gov_resources=3), "train algiers"), "train oran")

    assert (refusal.reason, refusal.values["price"], refusal.values["held"]) == ("ct-cannot-pay", 2, 1)


def test_without_two_resources_no_train_begins():
    assert reason(board(gov_resources=1), "train alone") == "ct-cannot-pay"


def test_any_city_also_under_fln_control():
    state = training(algiers={"U": 3}, oran={"B": 1})

    assert legal(state, "train") == CITIES
    assert pieces(after(state, "train algiers", "place 1 1"), "algiers") == {"AT": 1, "AP": 1, "U": 3}


def test_any_sector_with_a_government_base():
    assert "train batna" in legal(training(batna={"GB": 1, "U": 3}), "train")


def test_recall_opens_populated_sectors_with_control_troops_and_police():
    spaces: dict[str, Any] = {
        "medea": CONTROLLED,
        "batna": CONTROLLED,
        "setif": {"FT": 1, "FP": 1, "U": 2},
        "bougie": {"FT": 2},
        "tebessa": {"AP": 2},
    }

    assert "train medea" not in legal(training(**spaces), "train")
    assert legal(training(**spaces, recall="cancelled"), "train") == CITIES
    assert set(legal(training(**spaces, recall="in_effect"), "train")) == {*CITIES, "train medea"}


def test_the_recorded_games_recall_in_sectors_without_population_too():
    state = training(batna=CONTROLLED, recall="in_effect", options={"mode": "coltwi"})

    assert "train batna" in legal(state, "train")


def test_moghazni_opens_controlled_sectors_at_support_to_police_only():
    spaces: dict[str, Any] = {"medea": {"AP": 1, "state": "support"}, "setif": {"U": 1, "state": "support"}}
    state = training(**spaces, momentum={"moghazni"})

    assert set(legal(state, "train")) == {*CITIES, "train medea"}
    state = after(state, "train medea")
    assert legal(state, "place") == ["place 0 1", "place 0 2", "place 0 3", "place 0 4"]
    assert reason(state, "place 1 0") == "ct-only-algerian-police"


def test_moghazni_takes_nothing_from_a_sector_with_a_base():
    state = training(medea={"GB": 1, "state": "support"}, momentum={"moghazni"})

    assert pieces(after(state, "train medea; place 2 0"), "medea") == {"AT": 2, "GB": 1}


def test_the_france_track_moves_toward_a_and_not_beyond():
    state = training(france=1)

    assert after(state, "train france_track").france == 0
    assert reason(training(france=0), "train france_track") == "ct-track-at-its-end"


def test_the_border_zone_track_rises_once_in_use_and_not_above_four():
    assert after(training(scenario="short", border_zone=3), "train border_zone_track").border_zone == 4
    assert (
        reason(training(scenario="short", border_zone=4), "train border_zone_track") == "ct-track-at-its-end"
    )
    assert reason(training(), "train border_zone_track") == "ct-not-independent"


@pytest.mark.parametrize("track", ["france_track", "border_zone_track"])
def test_each_track_at_most_once(track: str):
    state = after(training(scenario="short", france=3, border_zone=1), f"train {track}")

    assert reason(state, f"train {track}") == "ct-selected-already"


def test_hardened_bars_sectors_that_are_not_at_support():
    state = training(
        medea={"GB": 1}, setif={"GB": 1, "state": "support"}, algiers={"FP": 1}, momentum={"hardened"}
    )

    assert legal(state, "train") == ["train constantine", "train setif", "train algiers", "train oran"]
    assert reason(state, "train medea") == "ct-hardened-bars"


def test_what_may_be_trained_does_not_depend_on_resources():
    state = training(gov_resources=0, medea={"GB": 1})

    assert [may_train(state, PLACE[space]) for space in ("medea", "oran", "batna")] == [True, True, False]


def test_countries_are_no_locations():
    assert reason(training(scenario="short"), "train morocco") == "ct-not-in-algeria"


def test_up_to_four_algerian_cubes_of_any_mix():
    state = after(training(), "train algiers")

    assert len(legal(state, "place")) == 13  # of 14 mixes the one with four Troops lacks a piece
    assert pieces(after(state, "place 3 1"), "algiers") == {"AT": 3, "AP": 1}
    assert refused(state, "place 3 2").values["most"] == 4
    assert pieces(after(state, "done"), "algiers") == {}


def test_call_up_allows_two_cubes():
    state = after(training(momentum={"call_up"}), "train algiers")

    assert refused(state, "place 3 0").values["most"] == 2
    assert pieces(after(state, "place 1 1"), "algiers") == {"AT": 1, "AP": 1}


def test_call_up_has_no_code_in_the_recorded_games():
    state = after(training(momentum={"call_up"}, options={"mode": "coltwi"}), "train algiers")

    assert pieces(after(state, "place 2 2"), "algiers") == {"AT": 2, "AP": 2}


def test_cubes_are_placed_once_in_each_space():
    state = after(training(), "train algiers; place 1 1")

    assert legal(state, "place") == []
    assert pieces(after(state, "train oran; place 0 2"), "oran") == {"AP": 2}


def test_what_available_lacks_may_come_from_the_map():
    state = training(available={"AT": 1}, oran={"AT": 2}, constantine={"AP": 1})
    state = after(state, "train algiers; place 2 1")

    assert state.turn_of == "gov"
    assert legal(state) == ["take AT oran", "done"]
    state = after(state, "take AT oran")
    assert pieces(state, "algiers") == {"AT": 2, "AP": 1}
    assert pieces(state, "oran") == {"AT": 1}


def test_more_than_available_and_map_hold_cannot_be_placed():
    state = after(training(available={"AT": 0}, oran={"AT": 1}), "train algiers")

    assert refused(state, "place 2 0").values["there"] == 1


def test_tracks_take_no_cubes():
    assert legal(after(training(france=2), "train france_track"), "place") == []


# --- Pacify


def test_pacify_removes_terror_first_and_then_shifts_one_level():
    state = training(algiers={**CONTROLLED, "state": "oppose", "terror": 1})
    state = after(state, "train algiers; pacify algiers")

    assert (level(state, "algiers"), state.terror[PLACE["algiers"]], state.gov_resources) == ("oppose", 0, 16)
    state = after(state, "pacify algiers")
    assert (level(state, "algiers"), state.gov_resources) == ("neutral", 14)
    assert reason(state, "pacify algiers") == "ct-one-level-already"


def test_terror_may_be_removed_without_a_shift():
    state = after(training(algiers={**CONTROLLED, "terror": 2}), "train algiers; pacify algiers; done")

    assert (level(state, "algiers"), state.terror[PLACE["algiers"]]) == ("neutral", 1)


def test_only_selected_spaces_are_pacified():
    state = training(algiers=CONTROLLED, oran=CONTROLLED)

    assert reason(after(state, "train algiers"), "pacify oran") == "ct-not-selected"


def test_tracks_are_not_pacified():
    assert reason(after(training(france=2), "train france_track"), "pacify france_track") == "ct-not-selected"


@pytest.mark.parametrize(
    ("there", "why"),
    [
        ({"FP": 1, "U": 1}, "ct-not-gov-controlled"),
        ({"FP": 1, "state": "support"}, "ct-at-support-already"),
    ],
)
def test_pacify_needs_control_and_less_than_support(there: dict[str, Any], why: str):
    assert reason(after(training(algiers=there), "train algiers"), "pacify algiers") == why


def test_pacify_needs_population():
    state = after(training(tlemcen={"GB": 1, "resettled": True}), "train tlemcen")

    assert reason(state, "pacify tlemcen") == "ct-not-populated"


def test_the_recorded_games_pacify_without_control():
    state = training(algiers={"U": 2, "terror": 1}, options={"mode": "coltwi"})

    assert after(state, "train algiers; pacify algiers").terror[PLACE["algiers"]] == 0


def test_pacify_in_one_space_only():
    state = after(training(algiers=CONTROLLED, oran=CONTROLLED), "train algiers; train oran; pacify oran")

    assert refused(state, "pacify algiers").values["limit"] == 1


def test_sas_allows_two_spaces():
    state = training(algiers=CONTROLLED, oran=CONTROLLED, constantine=CONTROLLED, capabilities={"sas_gov"})
    state = after(state, *CITIES, "pacify algiers; pacify oran")

    assert (level(state, "algiers"), level(state, "oran")) == ("support", "support")
    assert refused(state, "pacify constantine").values["limit"] == 2


def test_nothing_is_trained_after_pacification():
    state = after(training(algiers=CONTROLLED), "train algiers; pacify algiers")

    assert reason(state, "train oran") == "ct-pacified-already"
    assert reason(state, "place 1 1") == "ct-select-a-space-first"


def test_cubes_need_not_be_placed_where_it_pacifies():
    assert level(after(training(algiers=CONTROLLED), "train algiers; pacify algiers"), "algiers") == "support"


def test_a_space_that_came_under_control_by_the_cubes_is_pacified():
    state = after(training(algiers={"FP": 1, "U": 2}), "train algiers; place 0 2; pacify algiers")

    assert level(state, "algiers") == "support"


def test_a_limited_operation_trains_one_location_and_may_pacify_there():
    state = after(board(algiers=CONTROLLED, gov_resources=20), "train limited; train algiers")

    assert reason(state, "train oran") == "ct-no-more-places"
    state = after(state, "place 1 1; pacify algiers; done")
    assert (level(state, "algiers"), state.box1) == ("support", "LIM_OP")


# --- free, and where the cylinder ends


def test_a_free_train_costs_nothing_but_pacification():
    state = board(algiers=CONTROLLED, gov_resources=5, agenda=[NextCard(), Train("gov", "", 2, free=True)])
    state = after(state, "train algiers; train oran")

    assert (state.gov_resources, reason(state, "train france_track")) == (5, "ct-no-more-places")
    state = after(state, "pacify algiers")
    assert state.gov_resources == 3


@pytest.mark.parametrize(
    ("locations", "box"),
    [(CITIES[:1], "LIM_OP"), (CITIES[:2], "OP_ONLY"), (["train france_track"], "LIM_OP")],
)
def test_the_cylinder_ends_where_the_locations_say(locations: list[str], box: str):
    assert after(board(gov_resources=20), "train alone", *locations, "done").box1 == box


def test_at_least_one_location():
    assert reason(after(board(gov_resources=20), "train alone"), "done") == "ct-select-a-place"
