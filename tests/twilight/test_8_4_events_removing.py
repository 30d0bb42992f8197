"""Events that take pieces off the map or out of a box [CT-8.4]."""

from __future__ import annotations

import pytest

from algeria_lab.core.actions import Seat
from tests.twilight.boards import after, legal, pieces, reason, refused
from tests.twilight.event_lines import asked, event

SEATS: tuple[Seat, Seat] = ("gov", "fln")
COLTWI = {"mode": "coltwi"}
RESOURCES = {"gov": "gov_resources", "fln": "fln_resources"}


# --- 4 Oil & Gas Discoveries

CUBES = {"algiers": {"FT": 2, "FP": 1}, "available": {"FP": 2, "FT": 0, "GB": 6}, "commitment": 10}


@pytest.mark.parametrize("seat", SEATS)
def test_oil_raises_commitment_for_cubes_that_the_government_picks(seat: Seat):
    """4 X: up to 2 Commitment; twice as many French cubes from map and Available go Out of Play."""
    state = event(4, "single", f"{seat} raise 2", seat=seat, **CUBES)
    before = pieces(state, "out_of_play")

    assert (state.commitment, state.turn_of) == (12, "gov")
    assert refused(state, "gov done").values == {"card": 4, "left": 4}
    assert reason(state, "gov remove GB available 1") == "ct-kind-not-meant"
    done = after(state, "gov remove FP available 2", "gov remove FT algiers 2")
    assert pieces(done, "algiers") == {"FP": 1}
    assert pieces(done, "out_of_play")["FT"] == before["FT"] + 2
    assert (done.commitment, asked(done)) == (12, "")


def test_oil_may_bring_nothing():
    """4 X: 0 is one of the numbers."""
    state = event(4, "single", "gov raise 0", **CUBES)

    assert (state.commitment, asked(state)) == (10, "")


def test_oil_brings_no_more_than_there_are_cubes():
    """4 X: no more than the cubes allow, nor past 50."""
    few = event(4, "single", algiers={"FT": 2}, available={"FT": 1, "FP": 0})
    assert refused(few, "gov raise 2").values == {"given": 2, "most": 1}
    high = event(4, "single", **CUBES | {"commitment": 49})
    assert legal(high) == ["raise 0", "raise 1"]
    assert asked(event(4, "single", available={"FT": 1, "FP": 0})) == ""


# --- 6 Factionalism, 7 5th Bureau, 8 Cross-border air strike

WILAYA_III = {"bougie": {"U": 2, "A": 1}, "tizi_ouzou": {"U": 1}, "setif": {"U": 2}}


@pytest.mark.parametrize("seat", SEATS)
def test_factions_lose_up_to_three_guerrillas_of_a_wilaya(seat: Seat):
    """6 U: up to 3, Underground or Active, of one Wilaya, to Available."""
    state = event(6, "unshaded", f"{seat} wilaya III", seat=seat, france=0, **WILAYA_III)

    assert reason(state, f"{seat} remove U setif 1") == "ct-place-not-meant"
    done = after(
        state, f"{seat} remove U bougie 1", f"{seat} remove A bougie 1", f"{seat} remove U tizi_ouzou 1"
    )
    assert (pieces(done, "bougie"), pieces(done, "tizi_ouzou"), asked(done)) == ({"U": 1}, {}, "")
    assert asked(after(state, f"{seat} done")) == ""


def test_only_wilayas_with_guerrillas_have_factions():
    """6 U, 7 U: a Wilaya without Guerrillas is refused by name."""
    state = event(6, "unshaded", france=0, **WILAYA_III)

    assert legal(state) == ["wilaya II", "wilaya III"]
    assert refused(state, "gov wilaya VI").values == {"wilaya": "VI"}


@pytest.mark.parametrize("seat", SEATS)
def test_the_fifth_bureau_takes_up_to_the_roll(seat: Seat):
    """7 U: if the die is no higher than the Guerrillas there, up to that many of them go."""
    state = event(7, "unshaded", f"{seat} wilaya III", seat=seat, faces=[2], **WILAYA_III)

    assert "remove U bougie 2" in legal(state)
    assert "done" in legal(state)
    done = after(state, f"{seat} remove A bougie 1", f"{seat} remove U tizi_ouzou 1")
    assert (pieces(done, "bougie"), asked(done)) == ({"U": 2}, "")


@pytest.mark.parametrize(("face", "decision"), [(4, "RemovePieces"), (5, "")])
def test_the_fifth_bureau_can_fail(face: int, decision: str):
    """7 U: 4 Guerrillas; a 5 finds nobody."""
    assert asked(event(7, "unshaded", "gov wilaya III", faces=[face], **WILAYA_III)) == decision


def test_without_guerrillas_the_fifth_bureau_throws_no_die():
    """7 U: no Wilaya can be picked."""
    assert asked(event(7, "unshaded")) == ""


@pytest.mark.parametrize("seat", SEATS)
def test_an_air_strike_hits_up_to_three_in_a_country(seat: Seat):
    """8 U: up to 3 Guerrillas, Underground too, of one independent Country."""
    there = {"morocco": {"U": 3, "A": 2}, "tunisia": {"U": 1}}
    state = event(8, "unshaded", f"{seat} pick morocco", seat=seat, **there)

    assert reason(state, f"{seat} remove U tunisia 1") == "ct-place-not-meant"
    done = after(state, f"{seat} remove U morocco 2", f"{seat} remove A morocco 1")
    assert (pieces(done, "morocco"), asked(done)) == ({"U": 1, "A": 1}, "")
    assert asked(after(state, f"{seat} remove U morocco 1", f"{seat} done")) == ""


def test_an_air_strike_needs_a_country_with_guerrillas():
    """8 U: nothing happens without."""
    assert asked(event(8, "unshaded")) == ""
    assert legal(event(8, "unshaded", tunisia={"U": 1})) == ["pick tunisia"]


# --- 16 NATO


@pytest.mark.parametrize("seat", SEATS)
def test_nato_brings_cubes_back(seat: Seat):
    """16 U: 1d6 French cubes come from Out of Play, the executor choosing the kinds; Commitment stays."""
    stock = {"out_of_play": {"FT": 2, "FP": 3}, "commitment": 9}
    state = event(16, "unshaded", seat=seat, faces=[4], **stock)
    before = pieces(state, "available")

    assert reason(state, f"{seat} done") == "ct-event-goes-on"
    done = after(state, f"{seat} remove FT out_of_play 1", f"{seat} remove FP out_of_play 3")
    assert pieces(done, "out_of_play") == {"FT": 1}
    assert pieces(done, "available")["FP"] == before["FP"] + 3
    assert done.commitment == 9


def test_nato_brings_as_many_as_exist():
    """16 U: with fewer cubes than the die all come, without a choice; with none no die is thrown."""
    state = event(16, "unshaded", faces=[6], out_of_play={"FT": 2, "FP": 3})

    assert (pieces(state, "out_of_play"), asked(state)) == ({}, "")
    assert asked(event(16, "unshaded")) == ""


@pytest.mark.parametrize("seat", SEATS)
def test_nato_takes_cubes_that_the_government_picks(seat: Seat):
    """16 S: 1d6 French cubes from map and Available go Out of Play; Commitment stays."""
    state = event(16, "shaded", seat=seat, faces=[3], **CUBES)

    assert state.turn_of == "gov"
    done = after(state, "gov remove FP algiers 1", "gov remove FP available 2")
    assert (pieces(done, "algiers"), pieces(done, "available").get("FP")) == ({"FT": 2}, None)
    assert done.commitment == 10


# --- 20 Sauve qui peut


@pytest.mark.parametrize(("seat", "purse"), list(RESOURCES.items()))
def test_up_to_three_pieces_flee_for_a_resource_each(seat: Seat, purse: str):
    """20 X: Guerrillas and Algerian Police in any mix, 1 Resource each."""
    state = event(20, "single", seat=seat, algiers={"U": 2, "AP": 2}, tunisia={"A": 1}, **{purse: 5})

    done = after(
        state, f"{seat} remove AP algiers 1", f"{seat} remove U algiers 1", f"{seat} remove A tunisia 1"
    )
    assert (pieces(done, "algiers"), pieces(done, "tunisia")) == ({"AP": 1, "U": 1}, {})
    assert (getattr(done, purse), asked(done)) == (2, "")


def test_who_flees_must_be_paid_for():
    """20 X: 0 to 3; no more than the Resources allow."""
    state = event(20, "single", algiers={"U": 3}, gov_resources=1)

    assert refused(state, "gov remove U algiers 2").values == {"price": 2, "held": 1, "seat": "gov"}
    assert asked(after(state, "gov done")) == ""
    assert asked(after(state, "gov remove U algiers 1")) == ""


def test_the_recorded_games_let_one_kind_flee():
    """20 X: D-26 under `coltwi`."""
    state = event(20, "single", options=COLTWI, algiers={"U": 2, "A": 1, "AP": 2}, gov_resources=9)

    assert legal(after(state, "gov remove U algiers 1"), "remove") == [
        "remove U algiers 1",
        "remove A algiers 1",
    ]
    assert legal(after(state, "gov remove AP algiers 1"), "remove") == ["remove AP algiers 1"]


# --- 23 Diplomatic Leanings


@pytest.mark.parametrize("seat", SEATS)
def test_each_country_loses_up_to_one_base(seat: Seat):
    """23 U: up to 1 FLN Base from each Country; Commitment unchanged."""
    bases = {"morocco": {"B": 2}, "tunisia": {"B": 1}, "medea": {"B": 1}}
    state = event(23, "unshaded", seat=seat, commitment=9, **bases)

    assert legal(state) == ["remove B morocco 1", "remove B tunisia 1", "done"]
    once = after(state, f"{seat} remove B morocco 1")
    assert legal(once) == ["remove B tunisia 1", "done"]
    both = after(once, f"{seat} remove B tunisia 1")
    assert [pieces(both, space) for space in bases] == [{"B": 1}, {}, {"B": 1}]
    assert (both.commitment, asked(both)) == (9, "")


# --- 25 Purge


def test_the_government_purges_guerrillas():
    """25 X by Gov: half a die of Guerrillas anywhere, no Bases; then a die of FLN Resources."""
    there = {"medea": {"U": 2, "B": 1}, "tunisia": {"A": 2}, "fln_resources": 10}
    state = event(25, "single", faces=[4], **there)

    assert (asked(state), state.fln_resources) == ("RemovePieces", 10)
    assert reason(state, "gov remove B medea 1") == "ct-kind-not-meant"
    assert reason(state, "gov done") == "ct-event-goes-on"
    done = after(state, "gov remove U medea 1", "gov remove A tunisia 1", faces=[5])
    assert (pieces(done, "medea"), pieces(done, "tunisia"), done.fln_resources) == (
        {"U": 1, "B": 1},
        {"A": 1},
        5,
    )


def test_the_fln_purges_cubes():
    """25 X by the FLN: cubes of any kind, Government Resources."""
    there = {"algiers": {"FT": 1, "AT": 1, "GB": 1}, "oran": {"FP": 1, "AP": 1}, "gov_resources": 3}
    state = event(25, "single", seat="fln", faces=[6], **there)

    assert reason(state, "fln remove GB algiers 1") == "ct-kind-not-meant"
    done = after(
        state, "fln remove FT algiers 1", "fln remove AP oran 1", "fln remove AT algiers 1", faces=[6]
    )
    assert (pieces(done, "algiers"), pieces(done, "oran"), done.gov_resources) == ({"GB": 1}, {"FP": 1}, 0)


def test_a_purge_takes_all_there_are():
    """25 X: as far as possible; the second die falls all the same."""
    state = event(25, "single", faces=[6, 2], medea={"U": 1, "A": 1}, fln_resources=10)

    assert (pieces(state, "medea"), state.fln_resources, asked(state)) == ({}, 8, "")


# --- 26 Casbah, unshaded


@pytest.mark.parametrize("seat", SEATS)
def test_the_casbah_is_searched(seat: Seat):
    """26 U: any number of FLN pieces of Algiers; +1 Commitment for a Base, +1 FLN Resource for a piece."""
    there = {"algiers": {"U": 2, "A": 1, "B": 1}, "oran": {"U": 1}, "commitment": 5, "fln_resources": 5}
    state = event(26, "unshaded", seat=seat, **there)

    assert reason(state, f"{seat} remove U oran 1") == "ct-place-not-meant"
    done = after(state, f"{seat} remove B algiers 1", f"{seat} remove U algiers 2", f"{seat} done")
    assert (pieces(done, "algiers"), done.commitment, done.fln_resources) == ({"A": 1}, 6, 8)


def test_the_casbah_may_be_left_alone():
    """26 U: any number may be none."""
    done = event(26, "unshaded", "gov done", algiers={"U": 2}, fln_resources=5)

    assert (pieces(done, "algiers"), done.fln_resources) == ({"U": 2}, 5)


# --- 29 The Call Up


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("number", "cost"), [(1, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_police_are_called_up_for_commitment(number: int, cost: int, seat: Seat):
    """29 U: any quantity from Out of Play to Available, 1 Commitment for every three."""
    stock = {"out_of_play": {"FP": 8}, "commitment": 4}
    state = event(29, "unshaded", f"{seat} remove FP out_of_play {number}", seat=seat, **stock)

    assert (pieces(state, "out_of_play"), state.commitment, asked(state)) == (
        {"FP": 8 - number},
        4 - cost,
        "",
    )


def test_commitment_must_pay_for_the_call_up():
    """29 U: what cannot be paid cannot be chosen; it may be none."""
    state = event(29, "unshaded", out_of_play={"FP": 8}, commitment=1)

    assert refused(state, "gov remove FP out_of_play 6").values == {"price": 2, "held": 1}
    assert legal(state, "remove")[-1] == "remove FP out_of_play 5"
    assert asked(after(state, "gov done")) == ""


# --- 36 Assassination, unshaded


@pytest.mark.parametrize("seat", SEATS)
def test_a_guerrilla_is_assassinated(seat: Seat):
    """36 U: 1 Guerrilla anywhere to Casualties, then FLN Resources fall by a die."""
    there = {"morocco": {"U": 1}, "oran": {"A": 2}, "fln_resources": 9}
    state = event(36, "unshaded", seat=seat, **there)

    assert reason(state, f"{seat} done") == "ct-event-goes-on"
    done = after(state, f"{seat} remove A oran 1", faces=[4])
    assert (pieces(done, "oran"), pieces(done, "casualties"), done.fln_resources) == ({"A": 1}, {"U": 1}, 5)


def test_the_die_of_an_assassination_falls_without_a_victim():
    """36 U: with no Guerrilla on the map the die is thrown all the same, unless nothing is to be lost."""
    assert event(36, "unshaded", faces=[4], fln_resources=9).fln_resources == 5
    assert asked(event(36, "unshaded", fln_resources=0)) == ""
    assert event(36, "unshaded", faces=[4], fln_resources=0, oran={"U": 1}).fln_resources == 0


# --- 39 Retreat into Djebel, unshaded

DJEBEL = {"batna": {"U": 2, "A": 1}, "setif": {"A": 1}, "medea": {"U": 1, "B": 1}, "biskra": {"U": 1}}


@pytest.mark.parametrize("seat", SEATS)
def test_guerrillas_leave_two_mountain_spaces(seat: Seat):
    """39 U: all Guerrillas of 2 Mountain spaces without FLN Base go to Available."""
    state = event(39, "unshaded", f"{seat} pick batna", seat=seat, **DJEBEL)

    assert (pieces(state, "batna"), legal(state)) == ({}, ["pick setif"])
    assert reason(state, f"{seat} pick medea") == "ct-space-must-be"
    assert reason(state, f"{seat} pick biskra") == "ct-space-must-be"
    assert pieces(after(state, f"{seat} pick setif"), "setif") == {}


def test_one_mountain_space_is_left_if_there_is_no_other():
    """39 U: as far as possible."""
    assert asked(event(39, "unshaded", "gov pick batna", batna={"U": 2})) == ""
    assert asked(event(39, "unshaded")) == ""


# --- 46 Moghazni, shaded


@pytest.mark.parametrize("seat", SEATS)
def test_algerian_police_go_over(seat: Seat):
    """46 S: in one Sector up to all Algerian Police are replaced by as many Guerrillas."""
    state = event(46, "shaded", f"{seat} pick setif", seat=seat, setif={"AP": 3, "FP": 1}, oran={"AP": 1})

    done = after(state, f"{seat} remove AP setif 2", f"{seat} done")
    assert pieces(done, "setif") == {"FP": 1, "AP": 1, "U": 2}
    assert pieces(after(state, f"{seat} remove AP setif 3"), "setif") == {"FP": 1, "U": 3}
    assert reason(event(46, "shaded", setif={"AP": 1}, oran={"AP": 1}), "gov pick oran") == "ct-space-must-be"


def test_guerrillas_for_police_may_come_from_the_map():
    """46 S, 7.5: if Available lacks Guerrillas others may be taken, not from a Country into Algeria."""
    there = {"setif": {"AP": 2}, "available": {"U": 1}, "oran": {"A": 1}, "tunisia": {"U": 1}}
    state = event(46, "shaded", "fln pick setif", "fln remove AP setif 2", seat="fln", **there)

    assert (asked(state), legal(state)) == ("Supply", ["take A oran", "done"])
    assert pieces(after(state, "fln take A oran"), "setif") == {"U": 2}


# --- 47 Third Force, unshaded


@pytest.mark.parametrize("seat", SEATS)
def test_a_third_force_replaces_guerrillas(seat: Seat):
    """47 U: in one Sector up to 3 Guerrillas are replaced by as many Algerian Police."""
    state = event(47, "unshaded", f"{seat} pick setif", seat=seat, setif={"U": 2, "A": 2}, oran={"U": 1})

    done = after(state, f"{seat} remove U setif 2", f"{seat} remove A setif 1", f"{seat} place setif 3")
    assert (pieces(done, "setif"), asked(done)) == ({"A": 1, "AP": 3}, "")
    fewer = after(state, f"{seat} remove U setif 1", f"{seat} done")
    assert legal(fewer) == ["place setif 1", "done"]


def test_the_recorded_games_force_three():
    """47 U: D-25 under `coltwi`: 3 Guerrillas, or all."""
    state = event(47, "unshaded", "gov pick setif", options=COLTWI, setif={"U": 2, "A": 2})

    assert reason(state, "gov done") == "ct-event-goes-on"
    few = event(47, "unshaded", "gov pick setif", options=COLTWI, setif={"U": 2})
    assert (pieces(few, "setif"), asked(few)) == ({}, "PlacePieces")


# --- 48 Ultras


@pytest.mark.parametrize("seat", SEATS)
def test_each_city_loses_up_to_one_guerrilla(seat: Seat):
    """48 U: up to 1 Guerrilla from each City to Available."""
    there = {"algiers": {"U": 2, "A": 1}, "oran": {"A": 1}, "medea": {"U": 1}}
    state = event(48, "unshaded", seat=seat, **there)

    assert legal(state, "remove") == ["remove U algiers 1", "remove A algiers 1", "remove A oran 1"]
    done = after(state, f"{seat} remove A algiers 1", f"{seat} remove A oran 1")
    assert [pieces(done, space) for space in there] == [{"U": 2}, {}, {"U": 1}]
    assert asked(after(state, f"{seat} done")) == ""


@pytest.mark.parametrize("seat", SEATS)
def test_algerian_cubes_desert(seat: Seat):
    """48 S: half a die of Algerian cubes, rounded up, of the executor's choice, to Available."""
    there = {"algiers": {"AT": 1, "FT": 1}, "setif": {"AP": 2}}
    state = event(48, "shaded", seat=seat, faces=[3], **there)

    assert reason(state, f"{seat} remove FT algiers 1") == "ct-kind-not-meant"
    assert reason(state, f"{seat} done") == "ct-event-goes-on"
    done = after(state, f"{seat} remove AP setif 1", f"{seat} remove AT algiers 1")
    assert (pieces(done, "algiers"), pieces(done, "setif")) == ({"FT": 1}, {"AP": 1})
    assert pieces(event(48, "shaded", seat=seat, faces=[6], **there), "setif") == {}


# --- 49 Factional Plot, 58 Army in Waiting: unshaded


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("card", "box"), [(49, "available"), (58, "out_of_play")])
def test_half_the_guerrillas_of_tunisia_go(card: int, box: str, seat: Seat):
    """49 U, 58 U: half, rounded down, to Available or Out of Play; the executor picks the kinds."""
    there = {"tunisia": {"U": 3, "A": 2}, "morocco": {"U": 3}, "available": {"U": 5}}
    state = event(card, "unshaded", seat=seat, **there)
    before = pieces(state, box)["U"]

    assert reason(state, f"{seat} remove U morocco 1") == "ct-place-not-meant"
    assert reason(state, f"{seat} done") == "ct-event-goes-on"
    done = after(state, f"{seat} remove U tunisia 1", f"{seat} remove A tunisia 1")
    assert (pieces(done, "tunisia"), pieces(done, box)["U"], asked(done)) == (
        {"U": 2, "A": 1},
        before + 2,
        "",
    )


@pytest.mark.parametrize("card", [49, 58])
def test_one_guerrilla_in_tunisia_stays(card: int):
    """49 U, 58 U: half of 1 is 0; half of one kind needs no choice."""
    assert asked(event(card, "unshaded", tunisia={"U": 1})) == ""
    assert pieces(event(card, "unshaded", tunisia={"U": 4}), "tunisia") == {"U": 2}


@pytest.mark.parametrize(
    ("card", "text"), [(49, "unshaded"), (49, "shaded"), (58, "unshaded"), (58, "shaded")]
)
def test_before_independence_nothing_happens(card: int, text: str):
    """49, 58: no effect before independence."""
    early = {"scenario": "full", "played": set[int](), "tunisia": {"U": 4}}

    assert asked(event(card, text, seat="fln", **early)) == ""


# --- 50 Bleuite


@pytest.mark.parametrize("seat", SEATS)
def test_the_bleuite_kills_two(seat: Seat):
    """50 U: all Guerrillas of a space turn Active; a die no higher than their number kills 2."""
    there = {"medea": {"U": 2, "A": 1}}
    state = event(50, "unshaded", f"{seat} pick medea", seat=seat, faces=[3], **there)

    assert (pieces(state, "medea"), pieces(state, "casualties")) == ({"A": 1}, {"U": 2})


def test_the_bleuite_can_fail():
    """50 U: they are Active all the same; a single one alone can be killed; a space may be empty."""
    assert pieces(event(50, "unshaded", "gov pick medea", faces=[4], medea={"U": 3}), "medea") == {"A": 3}
    assert pieces(event(50, "unshaded", "gov pick medea", faces=[1], medea={"U": 1}), "medea") == {}
    assert asked(event(50, "unshaded", "gov pick oran", faces=[1])) == ""
    assert reason(event(50, "unshaded"), "gov pick tunisia") == "ct-space-must-be"


@pytest.mark.parametrize("seat", SEATS)
def test_two_algerian_police_leave(seat: Seat):
    """50 S: 2 Algerian Police in all, from any spaces, to Available."""
    state = event(50, "shaded", seat=seat, setif={"AP": 2}, oran={"AP": 1, "AT": 1})

    assert reason(state, f"{seat} done") == "ct-event-goes-on"
    done = after(state, f"{seat} remove AP setif 1", f"{seat} remove AP oran 1")
    assert (pieces(done, "setif"), pieces(done, "oran"), asked(done)) == ({"AP": 1}, {"AT": 1}, "")
    last = after(state, f"{seat} remove AP oran 1")
    assert (pieces(last, "setif"), asked(last)) == ({"AP": 1}, "")
    assert pieces(event(50, "shaded", seat=seat, setif={"AP": 1}), "setif") == {}


# --- 60 Soummam Conference, unshaded


@pytest.mark.parametrize("seat", SEATS)
def test_bases_become_guerrillas(seat: Seat):
    """60 U: up to 2 FLN Bases in Algeria, each replaced by 1 Guerrilla; Commitment unchanged."""
    there = {"medea": {"B": 2}, "setif": {"B": 1}, "tunisia": {"B": 1}, "commitment": 9}
    state = event(60, "unshaded", seat=seat, **there)

    assert reason(state, f"{seat} remove B tunisia 1") == "ct-place-not-meant"
    one = after(state, f"{seat} remove B medea 1")
    assert (pieces(one, "medea"), "done" in legal(one)) == ({"U": 1, "B": 1}, True)
    two = after(one, f"{seat} remove B setif 1")
    assert (pieces(two, "setif"), two.commitment, asked(two)) == ({"U": 1}, 9, "")


def test_guerrillas_for_bases_come_from_available_only():
    """60 U: with 1 Guerrilla Available the second Base is replaced by nothing."""
    there = {"medea": {"B": 2}, "oran": {"U": 1}, "available": {"U": 1}}
    state = event(60, "unshaded", "gov remove B medea 2", **there)

    assert (pieces(state, "medea"), asked(state)) == ({"U": 1}, "")
