"""Events that change the state of spaces, their markers or their Guerrillas' sides [CT-8.4]."""

from __future__ import annotations

import pytest

from algeria_lab.core.actions import Seat
from algeria_lab.twilight.chart.answers import play_card
from algeria_lab.twilight.geography import ALGERIA, MOUNTAINS, PLACE, PLACES, SECTORS
from algeria_lab.twilight.positions import TwilightPositions
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.twilight.state import State
from tests.twilight.boards import after, draft_of, legal, level, pieces, play, reason, refused
from tests.twilight.event_lines import asked, event, on_card

SEATS: tuple[Seat, Seat] = ("gov", "fln")
COLTWI = {"mode": "coltwi"}


def levels(state: State, *spaces: str) -> list[str]:
    """Return the levels of some spaces."""
    return [level(state, space) for space in spaces]


# --- 3 Leadership Snatch, 10 Moudjahidine

WILAYA_II = {"setif": {"U": 2}, "constantine": {"U": 1, "A": 1}, "tizi_ouzou": {"U": 3}}


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("card", [3, 10])
def test_every_guerrilla_of_a_wilaya_is_activated(card: int, seat: Seat):
    """3 U, 10 U: all Guerrillas of one Wilaya, those of others not."""
    state = event(card, "unshaded", f"{seat} wilaya II", seat=seat, **WILAYA_II)

    assert pieces(state, "setif") == {"A": 2}
    assert pieces(state, "constantine") == {"A": 2}
    assert pieces(state, "tizi_ouzou") == {"U": 3}


@pytest.mark.parametrize("card", [3, 10])
def test_any_wilaya_may_be_chosen(card: int):
    """3 U, 10 U: also one without Guerrillas."""
    state = event(card, "unshaded", **WILAYA_II)

    assert len(legal(state, "wilaya")) == 6
    assert reason(state, "gov done") == "ct-verb-not-awaited"
    assert asked(after(state, "gov wilaya VI")) == ""


CONTROLLED = {
    "setif": {"U": 2},
    "medea": {"U": 1, "state": "support"},
    "batna": {"U": 1},
    "oran": {"U": 1, "FT": 1},
    "algiers": {"B": 1, "state": "oppose"},
}


def test_one_or_two_spaces_of_the_fln_become_oppose():
    """3 S: FLN-Controlled populated spaces; straight from Support; one must be chosen, a second may."""
    state = event(3, "shaded", seat="fln", **CONTROLLED)

    assert legal(state) == ["pick setif", "pick medea"]
    one = after(state, "fln pick medea")
    assert legal(one) == ["pick setif", "done"]
    assert levels(after(one, "fln pick setif"), "setif", "medea") == ["oppose", "oppose"]
    assert levels(after(one, "fln done"), "setif", "medea") == ["neutral", "oppose"]


@pytest.mark.parametrize(
    ("space", "must"), [("batna", "populated"), ("oran", "fln_controlled"), ("algiers", "not_oppose")]
)
def test_spaces_that_leaders_cannot_turn(space: str, must: str):
    """3 S: the refusal says which condition a space does not meet."""
    state = event(3, "shaded", seat="fln", **CONTROLLED)

    assert refused(state, f"fln pick {space}").values == {"place": space, "must": must}


# --- 7 5th Bureau, shaded

SHIFTED = {
    "setif": {"state": "support"},
    "medea": {},
    "batna": {},
    "barika": {"state": "oppose"},
    "algiers": {},
}


def test_two_sectors_are_shifted_toward_opposition():
    """7 S: any 2 Sectors one level each; both are mandatory."""
    state = event(7, "shaded", "fln pick setif", seat="fln", **SHIFTED)

    assert refused(state, "fln done").values == {"card": 7, "left": 1}
    assert reason(state, "fln pick setif") == "ct-selected-already"
    assert levels(after(state, "fln pick medea"), "setif", "medea") == ["neutral", "oppose"]


@pytest.mark.parametrize("space", ["batna", "barika", "algiers", "morocco"])
def test_only_sectors_that_can_be_shifted(space: str):
    """7 S: no space without Population, none at Oppose, no City, no Country."""
    assert reason(event(7, "shaded", seat="fln", **SHIFTED), f"fln pick {space}") == "ct-space-must-be"


def test_one_sector_is_shifted_if_no_second_is_left():
    """7 S: as far as possible."""
    opposed = {PLACES[space]: {"state": "oppose"} for space in SECTORS if PLACES[space] != "setif"}
    state = event(7, "shaded", "fln pick setif", seat="fln", **opposed)

    assert (level(state, "setif"), asked(state)) == ("oppose", "")


# --- 9 Beni-Oui-Oui


@pytest.mark.parametrize("seat", SEATS)
def test_up_to_two_neutral_spaces_are_set_either_way(seat: Seat):
    """9 X: each to Support or to Opposition, as the executor likes."""
    state = event(9, "single", f"{seat} set algiers support", seat=seat, oran={"FT": 1})

    assert after(state, f"{seat} done").support[PLACE["oran"]] == 0
    assert levels(after(state, f"{seat} set oran oppose"), "algiers", "oran") == ["support", "oppose"]
    assert asked(after(state, f"{seat} set oran oppose")) == ""


@pytest.mark.parametrize(
    ("space", "given"),
    [("oran", {"terror": 1}), ("oran", {"state": "support"}), ("batna", {}), ("morocco", {})],
)
def test_beni_oui_oui_needs_neutral_populated_spaces_without_terror(space: str, given: dict[str, object]):
    """9 X: Neutral, no Terror marker, populated (A-41)."""
    assert reason(event(9, "single", **{space: given}), f"gov set {space} support") == "ct-space-must-be"


def test_the_recorded_games_set_unpopulated_spaces():
    """9 X: A-41 and A-09 under `coltwi`."""
    state = event(9, "single", "gov set batna support", options=COLTWI)

    assert level(state, "batna") == "support"


# --- 19 General Strike


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("city", "gain"), [("algiers", 3), ("oran", 2), ("constantine", 2)])
def test_a_general_strike_sets_a_city_neutral_for_commitment(city: str, gain: int, seat: Seat):
    """19 U: its Population is added to Commitment."""
    state = event(
        19, "unshaded", f"{seat} pick {city}", seat=seat, commitment=5, **{city: {"state": "oppose"}}
    )

    assert (level(state, city), state.commitment) == ("neutral", 5 + gain)


def test_a_general_strike_takes_any_city_and_counts_markers():
    """19 U: a City that is Neutral already too (A-40); current Population counts."""
    state = event(19, "unshaded", commitment=5, algiers={"plus_pop": True})

    assert legal(state) == ["pick constantine", "pick algiers", "pick oran"]
    assert after(state, "gov pick algiers").commitment == 9


# --- 24 Economic Development

GOVERNED = {
    "algiers": {"FT": 1},
    "setif": {"FP": 1, "state": "oppose"},
    "batna": {"FT": 1},
    "medea": {"FT": 1, "U": 1},
    "oran": {"FP": 1, "state": "support"},
}


@pytest.mark.parametrize("seat", SEATS)
def test_up_to_two_governed_spaces_come_to_support(seat: Seat):
    """24 U: Gov-Controlled and populated; straight from Oppose."""
    state = event(24, "unshaded", seat=seat, **GOVERNED)

    assert legal(state) == ["pick setif", "pick algiers", "done"]
    done = after(state, f"{seat} pick setif", f"{seat} pick algiers")
    assert levels(done, "setif", "algiers") == ["support", "support"]
    assert asked(after(state, f"{seat} done")) == ""


def test_the_recorded_games_may_develop_unpopulated_spaces():
    """24 U: under `coltwi` Population is not tested."""
    assert "pick batna" in legal(event(24, "unshaded", options=COLTWI, **GOVERNED))


# --- 28 Atrocities and Reprisals


@pytest.mark.parametrize(("seat", "purse"), [("gov", "gov_resources"), ("fln", "fln_resources")])
def test_atrocities_are_paid_by_the_executor(seat: Seat, purse: str):
    """28 X: 1 Resource and 1 Commitment for each marker; each space becomes Neutral."""
    places = {"algiers": {"state": "support"}, "setif": {"state": "oppose", "terror": 1}}
    purses = {"gov_resources": 5, "fln_resources": 5, "commitment": 5}
    state = event(28, "single", f"{seat} pick algiers", f"{seat} pick setif", seat=seat, **places, **purses)

    assert levels(state, "algiers", "setif") == ["neutral", "neutral"]
    assert (state.terror[PLACE["algiers"]], state.terror[PLACE["setif"]]) == (1, 2)
    paid = {"gov_resources": 5, "fln_resources": 5, "commitment": 3} | {purse: 3}
    assert {name: getattr(state, name) for name in purses} == paid


def test_both_atrocities_may_happen_in_one_space():
    """28 X: any spaces in Algeria, existing Terror does not matter."""
    state = event(28, "single", "gov pick batna", "gov pick batna", gov_resources=5)

    assert state.terror[PLACE["batna"]] == 2
    assert reason(event(28, "single", gov_resources=5), "gov pick tunisia") == "ct-space-must-be"


def test_atrocities_may_stop_and_need_money():
    """28 X: up to 2; what cannot be paid cannot be chosen."""
    state = event(28, "single", "gov pick oran", gov_resources=1)

    assert (state.gov_resources, asked(state)) == (0, "")
    assert asked(event(28, "single", "gov done", gov_resources=5)) == ""
    assert asked(event(28, "single", gov_resources=0)) == ""


def test_without_a_marker_the_rest_of_an_atrocity_still_happens():
    """28 X, 1.4: with all 12 Terror markers on the map none is placed, the space becomes Neutral."""
    full = {"medea": {"terror": 12}, "algiers": {"state": "support"}}
    state = event(28, "single", "gov pick algiers", gov_resources=5, commitment=5, **full)

    assert (level(state, "algiers"), state.terror[PLACE["algiers"]]) == ("neutral", 0)
    assert (state.gov_resources, state.commitment) == (4, 4)


# --- 34 Elections

ELECTED = {"algiers": {}, "oran": {"terror": 1}, "setif": {"state": "oppose"}, "batna": {}}


@pytest.mark.parametrize("seat", SEATS)
def test_elections_bring_commitment_or_a_space(seat: Seat):
    """34 U: Commitment +1, or one Neutral populated space without Terror to Support."""
    state = event(34, "unshaded", seat=seat, commitment=5, **ELECTED)

    assert legal(state) == ["choose commitment", "choose space"]
    assert after(state, f"{seat} choose commitment").commitment == 6
    chosen = after(state, f"{seat} choose space")
    assert level(after(chosen, f"{seat} pick algiers"), "algiers") == "support"
    for space in ("oran", "setif", "batna"):
        assert reason(chosen, f"{seat} pick {space}") == "ct-space-must-be"
    assert reason(chosen, f"{seat} done") == "ct-event-goes-on"


def test_elections_at_the_highest_commitment_bring_a_space():
    """34 U: a branch without effect is not offered; with neither nothing happens."""
    assert asked(event(34, "unshaded", commitment=50, algiers={})) == "ChooseSpaces"
    supported = {PLACES[space]: {"state": "support"} for space in ALGERIA}
    assert asked(event(34, "unshaded", commitment=50, **supported)) == ""
    assert event(34, "unshaded", commitment=7, **supported).commitment == 8


def test_elections_set_a_sector_neutral():
    """34 S: one Sector, from either state; not a City."""
    places = {"setif": {"state": "support"}, "medea": {"state": "oppose"}, "algiers": {"state": "support"}}
    state = event(34, "shaded", seat="fln", **places)

    assert legal(state) == ["pick setif", "pick medea"]
    assert level(after(state, "fln pick setif"), "setif") == "neutral"
    assert asked(event(34, "shaded", seat="fln", algiers={"state": "support"})) == ""


# --- 39 Retreat into Djebel, 44 Paranoia: shaded


def test_guerrillas_in_mountains_go_underground():
    """39 S: all of them, and no others."""
    places = {
        "batna": {"A": 2, "U": 1},
        "setif": {"A": 1},
        "souk_ahras": {"A": 1},
        "oran": {"A": 1},
        "tunisia": {"A": 1},
    }
    state = event(39, "shaded", seat="fln", **places)

    assert [pieces(state, space) for space in places] == [{"U": 3}, {"U": 1}, {"A": 1}, {"A": 1}, {"A": 1}]
    assert PLACE["souk_ahras"] not in MOUNTAINS


@pytest.mark.parametrize("seat", SEATS)
def test_all_guerrillas_go_underground(seat: Seat):
    """44 S: everywhere, in the Countries too."""
    places = {"batna": {"A": 2, "U": 1}, "oran": {"A": 1}, "tunisia": {"A": 3}}
    state = event(44, "shaded", seat=seat, **places)

    assert [pieces(state, space) for space in places] == [{"U": 3}, {"U": 1}, {"U": 3}]


# --- 43 Refugees


def test_two_cities_grow():
    """43 U: a +1 Population marker on 2 Cities, both mandatory."""
    state = event(43, "unshaded", "gov pick algiers")

    assert reason(state, "gov done") == "ct-event-goes-on"
    assert reason(state, "gov pick setif") == "ct-space-must-be"
    grown = after(state, "gov pick oran")
    assert [grown.pop(PLACE[city]) for city in ("algiers", "oran", "constantine")] == [4, 3, 2]


def test_refugees_asks_for_as_many_cities_as_there_are_markers():
    """43 U: there are two markers; once both lie nobody is asked, and the turn goes on [CT-1.4]."""
    grown = {"plus_pop": True}
    done = event(43, "unshaded", constantine=grown, oran=grown)
    assert asked(done) == ""
    assert sum(done.plus_pop) == 2

    one = event(43, "unshaded", oran=grown)
    assert legal(one, "pick") == ["pick constantine", "pick algiers"]
    last = after(one, "gov pick algiers")
    assert asked(last) == ""
    assert TwilightPositions(TwilightRules()).flaws(last.to_json()) == []


def test_a_marker_that_lies_is_not_told_again():
    """43 S: no event where nothing changes, by a person and by the chart."""
    there = {"plus_base": True}
    start = on_card(43, "fln", morocco=there)
    _, happened = play(start, "fln event shaded")
    assert [event.names for event in happened if getattr(event, "what", "") == "plus_base"] == [("tunisia",)]
    draft = draft_of(on_card(43, "fln", morocco=there, tunisia=there))
    play_card(draft)
    assert [event for event in draft.events if getattr(event, "what", "") == "plus_base"] == []


def test_countries_may_hold_a_third_base():
    """43 S: the extra-Base marker in both Countries, if they are independent."""
    state = event(43, "shaded", seat="fln", morocco={"B": 2})

    assert [state.plus_base[PLACE[country]] for country in ("morocco", "tunisia")] == [True, True]
    assert state.has_room_for_base(PLACE["morocco"])
    early = event(43, "shaded", seat="fln", scenario="full", played=set())
    assert not any(early.plus_base)


# --- 47 Third Force, 53 Population Control: shaded


def test_a_sector_with_algerian_police_turns_to_oppose():
    """47 S: one populated Sector with Algerian Police, whatever its state."""
    places = {
        "setif": {"AP": 1, "state": "support"},
        "medea": {"FP": 1},
        "oran": {"AP": 1},
        "batna": {"AP": 1},
    }
    state = event(47, "shaded", seat="fln", **places)

    assert legal(state) == ["pick setif"]
    assert level(after(state, "fln pick setif"), "setif") == "oppose"


def test_a_city_is_set_neutral():
    """53 S: one City, from either state; a Sector is none."""
    places = {"algiers": {"state": "support"}, "oran": {"state": "oppose"}, "medea": {"state": "support"}}
    state = event(53, "shaded", seat="fln", **places)

    assert legal(state) == ["pick algiers", "pick oran"]
    assert level(after(state, "fln pick algiers"), "algiers") == "neutral"
    assert reason(state, "fln pick medea") == "ct-space-must-be"


# --- 51 Stripey Hole, unshaded


@pytest.mark.parametrize("seat", SEATS)
def test_a_sector_is_betrayed_and_turns_to_oppose(seat: Seat):
    """51 U: any Sector: all its Guerrillas are Activated, and it becomes Oppose."""
    state = event(51, "unshaded", seat=seat, setif={"U": 2, "A": 1, "state": "support"}, medea={})

    done = after(state, f"{seat} pick setif")
    assert (pieces(done, "setif"), level(done, "setif")) == ({"A": 3}, "oppose")
    assert level(after(state, f"{seat} pick medea"), "medea") == "oppose"
    assert level(after(state, f"{seat} pick batna"), "batna") == "neutral"
    assert reason(state, f"{seat} pick oran") == "ct-space-must-be"


def test_events_of_spaces_pay_no_heed_to_who_plays():
    """4.6: the executor picks either text, whatever side it favours."""
    state = on_card(24, "fln")

    assert [text for text in legal(state) if text.startswith("event")] == ["event unshaded", "event shaded"]


def test_a_box_or_a_track_is_no_space():
    """4.6: what is chosen is a space of the map."""
    state = event(50, "unshaded")

    assert reason(state, "gov pick france_track") == "ct-not-a-space"
    assert reason(state, "gov pick casualties") == "ct-not-a-space"


def test_a_branch_belongs_to_its_card():
    """6 U, 34 U: the branch of another card is refused, with those that there are."""
    state = event(34, "unshaded", commitment=5)

    refusal = refused(state, "gov choose guerrillas")
    assert (refusal.reason, refusal.values["open"]) == ("ct-no-such-branch", "commitment space")
