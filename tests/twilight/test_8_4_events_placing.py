"""Events that bring pieces onto the map, move them there, or grant operations [CT-8.4, CT-4.6]."""

from __future__ import annotations

import pytest

from algeria_lab.core.actions import Action, Seat
from algeria_lab.twilight.geography import PLACE
from tests.twilight.boards import RULES, after, legal, level, pieces, reason, refused
from tests.twilight.event_lines import asked, event

SEATS: tuple[Seat, Seat] = ("gov", "fln")
COLTWI = {"mode": "coltwi"}


# --- 1 Quadrillage, unshaded


@pytest.mark.parametrize("seat", SEATS)
def test_any_french_police_go_to_up_to_three_spaces(seat: Seat):
    """1 U: any number of the French Police in Available, spread over up to 3 spaces in Algeria."""
    state = event(1, "unshaded", f"{seat} pick oran", f"{seat} pick batna", seat=seat, available={"FP": 4})

    assert reason(state, f"{seat} pick tunisia") == "ct-space-must-be"
    state = after(state, f"{seat} pick medea")
    assert asked(state) == "PlacePieces"
    assert reason(state, f"{seat} place setif 1") == "ct-place-not-meant"
    done = after(state, f"{seat} place oran 3", f"{seat} place batna 1")
    assert (pieces(done, "oran"), pieces(done, "batna"), asked(done)) == ({"FP": 3}, {"FP": 1}, "")


def test_police_come_out_of_available_only_and_may_stop():
    """1 U: no more than Available holds, never from the map; any number may be less."""
    state = event(1, "unshaded", "gov pick oran", "gov done", available={"FP": 2}, medea={"FP": 3})

    assert refused(state, "gov place oran 3").values["most"] == 2
    one = after(state, "gov place oran 1", "gov done")
    assert (pieces(one, "oran"), pieces(one, "available")["FP"]) == ({"FP": 1}, 1)
    assert asked(event(1, "unshaded", "gov done", available={"FP": 2})) == ""


# --- 12 Ventilos, shaded


def test_guerrillas_cross_between_three_coastal_spaces():
    """12 S: up to half a die of Guerrillas among any 3 coastal spaces, as they are, at no cost."""
    there = {"tlemcen": {"U": 2, "A": 1}, "oran": {"state": "support", "FT": 4}, "fln_resources": 0}
    state = event(12, "shaded", seat="fln", faces=[5], **there)

    assert reason(state, "fln pick constantine") == "ct-space-must-be"
    assert reason(state, "fln pick batna") == "ct-space-must-be"
    state = after(state, "fln pick tlemcen", "fln pick oran", "fln pick morocco")
    assert reason(state, "fln move U tlemcen algiers 1") == "ct-place-not-meant"
    done = after(state, "fln move U tlemcen oran 2", "fln move A tlemcen morocco 1")
    assert pieces(done, "oran") == {"FT": 4, "U": 2}
    assert (pieces(done, "morocco"), pieces(done, "tlemcen"), asked(done)) == ({"A": 1}, {}, "")


@pytest.mark.parametrize(("face", "most"), [(1, 1), (2, 1), (3, 2), (6, 3)])
def test_ventilos_moves_up_to_half_the_die(face: int, most: int):
    """12 S: half of 1d6, rounded up; it may stop at any time."""
    state = event(12, "shaded", seat="fln", faces=[face], tlemcen={"U": 5})
    state = after(state, "fln pick tlemcen", "fln pick oran", "fln done")

    assert refused(state, "fln move U tlemcen oran 5").values["most"] == most
    assert asked(after(state, "fln done")) == ""


def test_countries_are_coastal_once_they_are_independent():
    """12 S: A-42."""
    early = event(12, "shaded", seat="fln", faces=[6], scenario="full", played=set(), tlemcen={"U": 1})

    assert reason(early, "fln pick morocco") == "ct-space-must-be"


# --- 26 Casbah, shaded


def test_up_to_four_guerrillas_come_to_algiers():
    """26 S: at most 4, Underground; it may be fewer."""
    state = event(26, "shaded", seat="fln", available={"U": 6}, algiers={"FT": 4})

    assert legal(state) == [f"place algiers {number}" for number in (1, 2, 3, 4)] + ["done"]
    done = after(state, "fln place algiers 4")
    assert (pieces(done, "algiers"), asked(done)) == ({"FT": 4, "U": 4}, "")
    assert asked(after(state, "fln done")) == ""


def test_the_casbah_agitates_free_if_it_becomes_controlled():
    """26 S: a Terror marker goes if there is one, else the level shifts by one; at no cost."""
    there = {"available": {"U": 6}, "fln_resources": 0}
    state = event(
        26, "shaded", "fln place algiers 2", "fln done", seat="fln", algiers={"state": "support"}, **there
    )

    assert (asked(state), legal(state)) == ("AgitateFree", ["agitate", "done"])
    assert level(after(state, "fln agitate"), "algiers") == "neutral"
    assert level(after(state, "fln done"), "algiers") == "support"
    frightened = {"state": "support", "terror": 1}
    other = event(26, "shaded", "fln place algiers 4", "fln agitate", seat="fln", algiers=frightened, **there)
    assert (level(other, "algiers"), other.terror[PLACE["algiers"]]) == ("support", 0)


def test_the_casbah_agitates_only_for_new_control():
    """26 S: D-35: if the FLN controlled Algiers before there is no Agitation, under `coltwi` there is."""
    there = {"algiers": {"U": 1}, "available": {"U": 6}}
    line = ["fln place algiers 4"]

    assert asked(event(26, "shaded", *line, seat="fln", **there)) == ""
    assert asked(event(26, "shaded", *line, seat="fln", options=COLTWI, **there)) == "AgitateFree"


def test_the_fln_agitates_also_if_the_government_plays():
    """26 S: the FLN may Agitate, whoever is the executor; the executor places."""
    state = event(26, "shaded", "gov place algiers 4", seat="gov", available={"U": 6})

    assert (asked(state), state.turn_of) == ("AgitateFree", "fln")


# --- 36 Assassination, shaded


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("verb", "box"), [("place", "available"), ("bring", "out_of_play")])
def test_a_guerrilla_arrives_anywhere(verb: str, box: str, seat: Seat):
    """36 S: 1 Underground Guerrilla anywhere, out of either box; then FLN Resources rise by a die."""
    state = event(36, "shaded", seat=seat, available={"U": 2}, oran={"state": "support"}, fln_resources=4)
    before = pieces(state, box)["U"]

    assert reason(state, f"{seat} done") == "ct-event-goes-on"
    done = after(state, f"{seat} {verb} oran 1", faces=[6])
    assert (pieces(done, "oran"), pieces(done, box)["U"], done.fln_resources) == ({"U": 1}, before - 1, 10)
    assert pieces(after(state, f"{seat} {verb} tunisia 1", faces=[1]), "tunisia") == {"U": 1}


def test_no_guerrilla_comes_from_the_map_for_an_assassination():
    """36 S: without any in the boxes only the die is thrown."""
    full = {"medea": {"U": 15}, "setif": {"A": 15}, "fln_resources": 4}

    assert event(36, "shaded", seat="fln", faces=[3], **full).fln_resources == 7


# --- 40 Strategic Movement


@pytest.mark.parametrize("seat", SEATS)
def test_up_to_six_cubes_move_between_coastal_spaces(seat: Seat):
    """40 U: cubes of any kind among any 3 coastal spaces in Algeria, 6 in all."""
    there = {"algiers": {"FT": 3, "AP": 2, "GB": 1}, "oran": {"FP": 2, "U": 1}}
    state = event(40, "unshaded", seat=seat, **there)

    assert reason(state, f"{seat} pick morocco") == "ct-space-must-be"
    state = after(state, f"{seat} pick algiers", f"{seat} pick oran", f"{seat} done")
    assert reason(state, f"{seat} move GB algiers oran 1") == "ct-kind-not-meant"
    nowhere = RULES.refuse(state, Action(seat, "move", ("FT", "algiers", "algiers", "1")))
    assert nowhere is not None
    assert nowhere.reason == "ct-already-there"
    done = after(state, f"{seat} move FT algiers oran 3", f"{seat} move AP algiers oran 2")
    assert refused(done, f"{seat} move FP oran algiers 2").values["most"] == 1
    done = after(done, f"{seat} move FP oran algiers 1")
    assert pieces(done, "oran") == {"FT": 3, "FP": 1, "AP": 2, "U": 1}
    assert (pieces(done, "algiers"), asked(done)) == ({"FP": 1, "GB": 1}, "")


def test_strategic_movement_may_stop():
    """40 U: fewer spaces, fewer cubes, or none."""
    assert asked(event(40, "unshaded", "gov done", algiers={"FT": 3})) == ""
    state = event(40, "unshaded", "gov pick algiers", "gov pick oran", "gov done", algiers={"FT": 3})
    assert asked(after(state, "gov move FT algiers oran 1", "gov done")) == ""


# --- 49 Factional Plot, shaded


@pytest.mark.parametrize("seat", SEATS)
def test_guerrillas_move_between_the_countries(seat: Seat):
    """49 S: any number, either way, as they are."""
    state = event(49, "shaded", seat=seat, morocco={"U": 1}, tunisia={"U": 3, "A": 2}, oran={"U": 1})

    assert reason(state, f"{seat} move U oran morocco 1") == "ct-place-not-meant"
    done = after(
        state, f"{seat} move A tunisia morocco 2", f"{seat} move U morocco tunisia 1", f"{seat} done"
    )
    assert (pieces(done, "morocco"), pieces(done, "tunisia")) == ({"A": 2}, {"U": 4})
    assert asked(after(state, f"{seat} done")) == ""


# --- 51 Stripey Hole, shaded


@pytest.mark.parametrize("seat", SEATS)
def test_two_guerrillas_are_placed_in_a_sector(seat: Seat):
    """51 S: 2 in one Sector, out of Available, Out of Play or both; both are mandatory."""
    state = event(51, "shaded", f"{seat} pick setif", seat=seat, available={"U": 1})

    assert reason(event(51, "shaded", seat=seat), f"{seat} pick oran") == "ct-space-must-be"
    assert reason(state, f"{seat} done") == "ct-event-goes-on"
    one = after(state, f"{seat} place setif 1")
    assert reason(one, f"{seat} done") == "ct-event-goes-on"
    done = after(one, f"{seat} bring setif 1")
    assert (pieces(done, "setif"), asked(done)) == ({"U": 2}, "")


# --- 54 Operation 744


@pytest.mark.parametrize("seat", SEATS)
def test_french_troops_land_in_a_mountain_sector(seat: Seat):
    """54 X: at most 4 French Troops, wherever they stand; then up to 2 FLN pieces there go."""
    there = {
        "algiers": {"FT": 3, "AT": 1},
        "oran": {"FT": 2, "FP": 1},
        "batna": {"U": 1, "A": 1, "B": 1},
        "commitment": 5,
    }
    state = event(54, "single", f"{seat} pick batna", seat=seat, **there)

    assert reason(state, f"{seat} move AT algiers batna 1") == "ct-kind-not-meant"
    state = after(state, f"{seat} move FT algiers batna 3")
    assert refused(state, f"{seat} move FT oran batna 2").values["most"] == 1
    state = after(state, f"{seat} move FT oran batna 1")
    assert reason(state, f"{seat} remove B batna 1") == "ct-guerrillas-first"
    done = after(state, f"{seat} remove U batna 1", f"{seat} remove A batna 1")
    assert (pieces(done, "batna"), done.commitment, asked(done)) == ({"FT": 4, "B": 1}, 5, "")


def test_operation_744_reaches_a_base_after_the_guerrillas():
    """54 X: Guerrillas before Bases; Commitment unchanged (A-20); the Base goes to Available."""
    state = event(
        54, "single", "gov pick batna", "gov done", batna={"U": 1, "B": 1}, commitment=5, oran={"FT": 1}
    )

    done = after(state, "gov remove U batna 1", "gov remove B batna 1")
    assert (pieces(done, "batna"), done.commitment) == ({}, 5)
    assert asked(after(state, "gov done")) == ""


def test_operation_744_needs_a_mountain_sector():
    """54 X: no City, no plains, no Country."""
    state = event(54, "single")

    assert {reason(state, f"gov pick {space}") for space in ("oran", "biskra", "tunisia")} == {
        "ct-space-must-be"
    }


# --- 55 Development, unshaded


@pytest.mark.parametrize("seat", SEATS)
def test_up_to_two_bases_are_built(seat: Seat):
    """55 U: up to 2 Government Bases anywhere in Algeria with room, out of Available or Out of Play."""
    state = event(55, "unshaded", seat=seat, available={"GB": 1}, medea={"B": 2}, setif={"B": 1})

    assert reason(state, f"{seat} place medea 1") == "ct-space-must-be"
    assert reason(state, f"{seat} bring tunisia 1") == "ct-space-must-be"
    assert refused(state, f"{seat} bring setif 2").values == {"place": "setif", "room": 1}
    done = after(state, f"{seat} place setif 1", f"{seat} bring oran 1")
    assert (pieces(done, "setif"), pieces(done, "oran"), asked(done)) == ({"GB": 1, "B": 1}, {"GB": 1}, "")
    assert asked(after(state, f"{seat} done")) == ""


def test_a_base_may_come_from_the_map_if_none_is_available():
    """55 U, 7.5: what Available lacks may be taken from elsewhere on the map."""
    state = event(55, "unshaded", "gov place oran 1", available={"GB": 0}, medea={"GB": 1})

    assert (asked(state), legal(state)) == ("Supply", ["take GB medea", "done"])
    assert pieces(after(state, "gov take GB medea"), "oran") == {"GB": 1}


# --- 58 Army in Waiting, 60 Soummam Conference: shaded


@pytest.mark.parametrize("seat", SEATS)
def test_a_base_is_placed_in_a_country(seat: Seat):
    """58 S: 1 FLN Base in a Country with room; mandatory."""
    state = event(58, "shaded", seat=seat, morocco={"B": 2}, tunisia={"B": 1})

    assert legal(state) == ["place tunisia 1"]
    assert pieces(after(state, f"{seat} place tunisia 1"), "tunisia") == {"B": 2}


def test_countries_without_room_get_no_base():
    """58 S: stacking; the extra-Base marker makes room for a third."""
    full = {"morocco": {"B": 2}, "tunisia": {"B": 2}}

    assert asked(event(58, "shaded", seat="fln", **full)) == ""
    wide = event(58, "shaded", seat="fln", **full | {"tunisia": {"B": 2, "plus_base": True}})
    assert legal(wide) == ["place tunisia 1"]


@pytest.mark.parametrize("seat", SEATS)
def test_up_to_two_bases_arrive_in_algeria(seat: Seat):
    """60 S: up to 2 FLN Bases wherever there is room, both in one space too, at no cost."""
    state = event(60, "shaded", seat=seat, medea={"B": 1, "GB": 1}, fln_resources=0)

    assert reason(state, f"{seat} place medea 1") == "ct-space-must-be"
    assert reason(state, f"{seat} place morocco 1") == "ct-space-must-be"
    assert pieces(after(state, f"{seat} place oran 2"), "oran") == {"B": 2}
    one = after(state, f"{seat} place oran 1", f"{seat} done")
    assert (pieces(one, "oran"), asked(one)) == ({"B": 1}, "")


# --- operations that Events grant


@pytest.mark.parametrize("seat", SEATS)
def test_the_fln_makes_two_free_limited_marches(seat: Seat):
    """1 S: two Marches of one destination and one step each, at no cost, by the FLN."""
    state = event(1, "shaded", seat=seat, batna={"U": 2}, setif={"U": 1}, fln_resources=0)

    assert (asked(state), state.turn_of, reason(state, "fln done")) == ("March", "fln", "ct-select-a-place")
    state = after(state, "fln march barika; group batna 1 0")
    assert reason(state, "fln march negrine") == "ct-no-more-places"
    state = after(state, "fln done")
    assert asked(state) == "March"
    done = after(state, "fln march negrine; group batna 1 0; done")
    assert (pieces(done, "barika"), pieces(done, "negrine")) == ({"U": 1}, {"U": 1})
    assert (asked(done), done.fln_resources) == ("", 0)


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("card", [2, 37])
def test_the_government_trains_free_in_up_to_two_locations(card: int, seat: Seat):
    """2 U, 37 U: free, by the Government, tracks included; Pacification is paid as usual."""
    there = {"france": 2, "algiers": {"FT": 2}, "gov_resources": 2, "available": {"AT": 2, "AP": 2}}
    state = event(card, "unshaded", seat=seat, **there)

    assert (asked(state), state.turn_of) == ("Train", "gov")
    state = after(state, "gov train france_track; train algiers; place 1 2")
    assert (state.france, pieces(state, "algiers")) == (1, {"FT": 2, "AT": 1, "AP": 2})
    assert reason(state, "gov train oran") == "ct-no-more-places"
    assert reason(state, "gov deploy") == "ct-no-special-here"
    done = after(state, "gov pacify algiers; done")
    assert (level(done, "algiers"), done.gov_resources, asked(done)) == ("support", 0, "")


@pytest.mark.parametrize("card", [2, 37])
def test_a_free_train_may_stop_at_once(card: int):
    """2 U, 37 U: up to 2 may be none; the cylinder stays at EVENT."""
    state = event(card, "unshaded", "gov done")

    assert (asked(state), state.box1) == ("", "EVENT")


@pytest.mark.parametrize("seat", SEATS)
def test_the_fln_rallies_free_in_two_locations(seat: Seat):
    """5 S: two free Rallies, mandatory as far as possible; Agitation is paid."""
    state = event(5, "shaded", seat=seat, fln_resources=1, france=2, available={"U": 5})

    assert (asked(state), state.turn_of) == ("Rally", "fln")
    state = after(state, "fln rally france_track")
    assert (state.france, reason(state, "fln done")) == (3, "ct-select-more-places")
    state = after(state, "fln rally setif; place 1")
    assert reason(state, "fln rally medea") == "ct-no-more-places"
    done = after(state, "fln agitate setif; done")
    assert (pieces(done, "setif"), level(done, "setif"), done.fln_resources) == ({"U": 1}, "oppose", 0)


@pytest.mark.parametrize("seat", SEATS)
def test_factions_rally_at_a_base(seat: Seat):
    """6 S: one free Rally in a space with an FLN Base."""
    state = event(6, "shaded", seat=seat, fln_resources=0, medea={"B": 1}, setif={"U": 1}, available={"U": 5})

    assert reason(state, "fln rally setif") == "ct-no-fln-base"
    done = after(state, "fln rally medea; place 3; done")
    assert (pieces(done, "medea"), asked(done)) == ({"B": 1, "U": 3}, "")


def test_without_a_base_no_faction_rallies():
    """6 S: nothing happens where nothing can be selected."""
    assert asked(event(6, "shaded", seat="fln", setif={"U": 1})) == ""


@pytest.mark.parametrize("seat", SEATS)
def test_integration_subverts_without_underground_guerrillas(seat: Seat):
    """37 S: a free Subvert by the FLN where it needs no Underground Guerrilla."""
    there = {"setif": {"AP": 1, "AT": 1}, "oran": {"AP": 1, "U": 1}, "available": {"U": 3}}
    state = event(37, "shaded", seat=seat, **there)

    assert (asked(state), state.turn_of) == ("Subvert", "fln")
    done = after(state, "fln remove setif AT", "fln remove oran AP")
    assert (pieces(done, "setif"), pieces(done, "oran"), asked(done)) == ({"AP": 1}, {"U": 1}, "")
    assert pieces(after(state, "fln replace setif"), "setif") == {"AT": 1, "U": 1}


def test_integration_needs_algerian_cubes():
    """37 S: without any nothing happens."""
    assert asked(event(37, "shaded", seat="fln", setif={"U": 1})) == ""
