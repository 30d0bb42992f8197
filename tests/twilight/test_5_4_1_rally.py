"""Rally, sentence by sentence [CT-5.4.1]."""

from typing import Any

import pytest

from algeria_lab.twilight.frames.fln import Rally
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.state import State
from tests.twilight.boards import after, board, legal, level, pieces, play, reason, refused


def rallying(box: str = "OP_ONLY", limit: int = NO_LIMIT, **changes: Any) -> State:
    """Return a board on which the FLN has begun to Rally."""
    changes = {"scenario": "short", "fln_resources": 20, "france": 2, **changes}
    return board(**changes, first="fln", agenda=[NextCard(), Rally("fln", box, limit)])


# --- where, and for how much


def test_each_location_costs_one():
    state = after(rallying(), "rally medea; place 1; rally tunisia; place 1; rally france_track")

    assert state.fln_resources == 17


def test_a_location_that_cannot_be_paid_is_refused():
    refusal = refused(after(rallying(fln_resources=1), "rally medea; place 1"), "rally bougie")

    assert (refusal.reason, refusal.values["price"], refusal.values["held"]) == ("ct-cannot-pay", 1, 0)


def test_without_resources_no_rally_begins():
    assert reason(board(first="fln", fln_resources=0), "rally alone") == "ct-nothing-to-select"


def test_any_sector_whoever_holds_it():
    state = rallying(medea={"FT": 5, "state": "support"}, batna={"resettled": True})

    assert {"rally medea", "rally batna", "rally laghouat"} <= set(legal(state, "rally"))


def test_any_city_that_is_not_at_support():
    state = rallying(algiers={"state": "support"}, oran={"state": "oppose"})

    assert {"rally oran", "rally constantine"} <= set(legal(state, "rally"))
    assert refused(state, "rally algiers").reason == "ct-city-at-support"


def test_countries_once_they_are_independent():
    assert {"rally morocco", "rally tunisia"} <= set(legal(rallying(), "rally"))
    assert reason(rallying(scenario="full"), "rally morocco") == "ct-not-independent"


def test_the_france_track_moves_a_box_toward_f_but_not_beyond():
    assert after(rallying(france=4), "rally france_track").france == 5
    assert reason(rallying(france=5), "rally france_track") == "ct-track-at-its-end"


def test_a_place_is_selected_once():
    state = after(rallying(), "rally medea; place 1; rally france_track")

    assert reason(state, "rally medea") == reason(state, "rally france_track") == "ct-selected-already"


def test_a_player_may_rally_in_more_than_six_places():
    """Only the Non-Player has that limit [CT-11/A17]."""
    sectors = ("barika", "batna", "biskra", "tebessa", "setif", "bougie", "medea", "mascara")
    state = after(rallying(), *[f"rally {sector}; place 1" for sector in sectors])

    assert state.fln_resources == 20 - len(sectors)


def test_the_border_zone_track_is_no_place_to_rally():
    assert reason(rallying(), "rally border_zone_track") == "ct-no-place-to-rally"


# --- what it brings to a space


def test_a_space_without_a_base_gets_one_guerrilla_underground():
    state = after(rallying(medea={"A": 1}), "rally medea")

    assert legal(state) == ["place 1"]
    assert pieces(after(state, "place 1"), "medea") == {"U": 1, "A": 1}
    refusal = refused(state, "place 2")
    assert (refusal.reason, refusal.values["most"]) == ("ct-number-of-guerrillas", 1)


def test_where_there_is_no_base_something_that_can_be_done_must_be():
    assert reason(after(rallying(), "rally medea"), "nothing") == "ct-rally-something"


@pytest.mark.parametrize(("given", "left"), [("2 0", {"A": 1}), ("1 1", {"U": 1}), ("0 2", {"U": 2})])
def test_two_guerrillas_of_any_state_become_a_base(given: str, left: dict[str, int]):
    there = {"U": 2, "A": 2} if given == "0 2" else {"U": 2, "A": 1}
    state = after(rallying(medea=there), "rally medea", f"base {given}")

    assert pieces(state, "medea") == {**left, "B": 1}
    assert pieces(state, "available")["U"] == 30 - sum(there.values()) + 2


def test_a_base_needs_two_guerrillas():
    refusal = refused(after(rallying(medea={"U": 1}), "rally medea"), "base 2 0")

    assert (refusal.reason, refusal.values["there"]) == ("ct-guerrillas-needed", 1)


def test_a_base_is_traded_for_exactly_two_that_are_there():
    state = after(rallying(medea={"U": 2, "A": 1}), "rally medea")

    assert legal(state, "base") == ["base 1 1", "base 2 0"]
    assert reason(state, "base 1 0") == "ct-guerrillas-for-base"
    assert reason(state, "base 0 2") == "ct-too-few-there"


def test_a_base_must_be_available():
    state = after(
        rallying(
            medea={"U": 2},
            **{space: {"B": 2} for space in ("batna", "biskra", "tebessa", "setif", "bougie", "mascara")},
            tiaret={"B": 2},
            saida={"B": 1},
        ),
        "rally medea",
    )

    assert reason(state, "base 2 0") == "ct-none-there"


def test_a_base_needs_room():
    """Two Bases of both sides fill a space [CT-7.4]."""
    state = after(rallying(medea={"U": 2, "GB": 1, "B": 1}), "rally medea")

    assert reason(state, "base 2 0") == "ct-no-room-for-base"


def test_a_second_base_may_be_built_by_a_player():
    assert pieces(after(rallying(medea={"U": 2, "B": 1}), "rally medea; base 2 0"), "medea") == {"B": 2}


def test_at_a_base_up_to_population_and_bases_are_placed():
    state = after(rallying(medea={"B": 2}), "rally medea")

    assert legal(state, "place") == ["place 1", "place 2", "place 3", "place 4"]
    assert pieces(after(state, "place 4"), "medea") == {"B": 2, "U": 4}


def test_at_a_base_none_need_be_placed():
    assert pieces(after(rallying(medea={"B": 1}), "rally medea; nothing"), "medea") == {"B": 1}


@pytest.mark.parametrize(("space", "most"), [("batna", 1), ("algiers", 5), ("tunisia", 2), ("tlemcen", 1)])
def test_population_is_what_it_is_now_and_one_in_a_country(space: str, most: int):
    there: dict[str, Any] = {"B": 1, "plus_pop": space == "algiers", "resettled": space == "tlemcen"}
    state = after(rallying(**{space: there}), f"rally {space}")

    assert legal(state, "place")[-1] == f"place {most}"


def test_at_a_base_all_guerrillas_may_go_underground():
    state = after(rallying(batna={"B": 1, "A": 3, "U": 1}), "rally batna; hide")

    assert pieces(state, "batna") == {"B": 1, "U": 4}


def test_without_a_base_nobody_goes_underground():
    assert reason(after(rallying(batna={"A": 3}), "rally batna"), "hide") == "ct-no-fln-base"
    assert reason(after(rallying(batna={"B": 1}), "rally batna"), "hide") == "ct-none-there"


def test_only_one_of_these_is_done():
    state = after(rallying(medea={"B": 1, "A": 1}), "rally medea; hide")

    assert reason(state, "place 1") == "ct-verb-not-awaited"


def test_moudjahidine_counts_as_a_base_under_fln_control():
    spaces: dict[str, Any] = {"medea": {"A": 2}, "bougie": {"A": 1, "FP": 1}}
    state = after(rallying(**spaces, momentum={"moudjahidine"}), "rally medea")

    assert legal(state) == ["place 1", "place 2", "place 3", "base 0 2", "hide", "nothing"]
    assert legal(after(state, "hide; rally bougie")) == ["place 1"]


def test_the_recorded_games_forget_the_control_that_moudjahidine_needs():
    state = rallying(bougie={"A": 1, "FP": 1}, momentum={"moudjahidine"}, options={"mode": "coltwi"})

    assert "hide" in legal(after(state, "rally bougie"))


# --- pieces from the map [CT-7.5]


def test_available_is_used_up_before_the_map():
    state = after(rallying(available={"U": 1}, medea={"B": 1}, bougie={"A": 1}), "rally medea; place 2")

    assert pieces(state, "medea") == {"B": 1, "U": 1}
    assert legal(state) == ["take A bougie", "done"]
    assert pieces(after(state, "take A bougie"), "medea") == {"B": 1, "U": 2}


def test_no_more_are_asked_for_than_available_and_the_map_hold():
    state = after(rallying(available={"U": 1}, medea={"B": 1}, bougie={"A": 1}), "rally medea")
    refusal = refused(state, "place 3")

    assert (refusal.reason, refusal.values["there"]) == ("ct-too-few-to-place", 2)


def test_where_nothing_can_be_changed_no_rally_is_made():
    state = rallying(available={"U": 0}, tunisia={"U": 3})

    assert reason(state, "rally laghouat") == "ct-nothing-to-rally"


def test_a_space_may_be_selected_only_to_agitate_in_it():
    state = after(rallying(available={"U": 0}, medea={"U": 1}), "rally medea; nothing; agitate medea")

    assert level(state, "medea") == "oppose"


# --- Agitation


def test_agitation_costs_one_for_each_terror_marker_and_one_for_the_level():
    state = rallying(medea={"U": 1, "terror": 2, "state": "support"})
    state = after(state, "rally medea; place 1; agitate medea; agitate medea; agitate medea")

    assert (level(state, "medea"), state.terror_markers, state.fln_resources) == ("neutral", 0, 16)


def test_the_level_shifts_only_once_no_terror_is_left():
    state = after(rallying(medea={"U": 1, "terror": 2}), "rally medea; place 1; agitate medea")

    assert (level(state, "medea"), state.terror_markers) == ("neutral", 1)


def test_one_level_in_all():
    state = after(rallying(medea={"U": 1, "state": "support"}), "rally medea; place 1; agitate medea")

    assert reason(state, "agitate medea") == "ct-one-level-already"


def test_agitation_needs_control_or_a_base():
    state = rallying(medea={"FP": 2}, bougie={"FP": 9, "B": 1})
    state = after(state, "rally medea; place 1; rally bougie; place 1")

    assert legal(state, "agitate") == ["agitate bougie"]
    assert reason(state, "agitate medea") == "ct-not-fln-controlled"


def test_agitation_needs_population_in_algeria():
    state = after(rallying(), "rally batna; place 1; rally tunisia; place 1")

    assert legal(state, "agitate") == []
    assert reason(state, "agitate batna") == reason(state, "agitate tunisia") == "ct-not-populated"


def test_a_space_at_oppose_without_terror_cannot_be_agitated():
    state = after(rallying(medea={"state": "oppose"}), "rally medea; place 1")

    assert reason(state, "agitate medea") == "ct-at-oppose"


def test_agitation_takes_terror_off_a_space_at_oppose():
    state = after(rallying(medea={"state": "oppose", "terror": 1}), "rally medea; place 1")
    held = state.fln_resources
    state = after(state, "agitate medea")

    assert (level(state, "medea"), state.terror_markers, state.fln_resources) == ("oppose", 0, held - 1)
    assert reason(state, "agitate medea") == "ct-at-oppose"


def test_only_a_selected_space_is_agitated_and_only_one():
    state = after(rallying(setif={"U": 1}), "rally medea; place 1; rally bougie; place 1; rally france_track")

    assert reason(state, "agitate setif") == reason(state, "agitate france_track") == "ct-not-selected"
    state = after(state, "agitate medea")
    assert reason(state, "agitate bougie") == "ct-agitated-already"


def test_agitation_comes_after_all_rallies():
    state = after(rallying(), "rally medea; place 1; agitate medea")

    assert reason(state, "rally bougie") == "ct-agitated-already"


def test_agitation_is_paid_or_not_done():
    state = after(rallying(fln_resources=1), "rally medea; place 1")

    assert reason(state, "agitate medea") == "ct-cannot-pay"


# --- in its boxes


def test_a_limited_rally_takes_one_place_and_may_agitate_there():
    state = after(rallying("LIM_OP", 1), "rally medea; place 1")

    assert reason(state, "rally bougie") == "ct-no-more-places"
    assert level(after(state, "agitate medea"), "medea") == "oppose"


def test_the_france_track_is_one_place():
    state = after(board(first="fln", fln_resources=5, france=2), "rally alone; rally france_track; done")

    assert state.box1 == "LIM_OP"


def test_at_least_one_place_is_selected():
    assert reason(rallying(), "done") == "ct-select-more-places"


def test_a_rally_is_told_place_by_place():
    _, events = play(rallying(medea={"A": 2}), "rally medea; base 0 2")
    rules = {event.rule for event in events}

    assert rules == {"CT-5.4.1"}


# --- by Events [CT-8.4]


def free(limit: int, *, at_base: bool = False, at_least: int = 1, **changes: Any) -> State:
    """Return a board on which an Event grants the FLN a Rally."""
    frame = Rally("fln", "", limit, free=True, at_base=at_base, at_least=at_least)
    return board(**{"fln_resources": 0, **changes}, agenda=[NextCard(), frame])


def test_a_free_rally_costs_nothing_but_the_agitation():
    state = after(free(2), "rally medea; place 1")

    assert reason(state, "agitate medea") == "ct-cannot-pay"
    assert after(free(2, fln_resources=1), "rally medea; place 1; agitate medea").fln_resources == 0


def test_a_free_rally_of_two_places_goes_to_two():
    state = after(free(2, at_least=2), "rally medea; place 1")

    assert reason(state, "done") == "ct-select-more-places"
    assert reason(after(state, "rally bougie; place 1"), "rally setif") == "ct-no-more-places"


def test_factionalism_asks_for_a_base():
    state = free(1, at_base=True, medea={"B": 1}, bougie={"U": 1})

    assert legal(state, "rally") == ["rally medea"]
    assert reason(state, "rally bougie") == reason(state, "rally france_track") == "ct-no-fln-base"
