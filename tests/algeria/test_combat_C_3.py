"""Combat, chart A:C.3."""

import pytest

from algeria_lab.algeria.board.units import units_of
from algeria_lab.algeria.missions.combat import firepower, hits
from algeria_lab.core.events import Events
from tests.algeria.boards import (
    State,
    agenda,
    awaits,
    board,
    counts,
    legal,
    on_top,
    play,
    psl,
    refused,
    roll,
    rules_cited,
    run,
    stands,
)

COLUMNS = {
    (1,): "000001",
    (2, 3, 4): "000112",
    (5, 6, 7, 8): "112223",
    (9, 12, 15): "123345",
    (16, 20, 24): "245568",
}


def fight(fln: str, gov: str, *faces: int, air: int = 0, marks: str = "") -> tuple[State, Events]:
    """Let units that stand in II-1 fight, up to the first choice; the FLN acts afterwards."""
    start = board().put(fln, "II-1", marks=marks).put(gov, "II-1").awaiting("turn_to", "fln")
    groups = {"fln": units_of(fln.split()), "gov": units_of(gov.split())}
    return run(start, "fight", faces=faces, area="II-1", **groups, air=air, purpose="flush")


@pytest.mark.parametrize(("powers", "row"), COLUMNS.items())
def test_each_column_of_the_table(powers: tuple[int, ...], row: str):
    """Hits by firepower and natural die."""
    for power in powers:
        assert [hits(power, face) for face in range(1, 7)] == [int(number) for number in row]


@pytest.mark.parametrize("power", [25, 36, 60, 325])
def test_the_last_column_has_no_end(power: int):
    """25 and more read the last column."""
    assert [hits(power, face) for face in range(1, 7)] == [3, 5, 7, 8, 10, 12]


@pytest.mark.parametrize(
    ("name", "full", "half"),
    [
        ("division-1", 25, 13),
        ("brigade-1", 6, 3),
        ("elite-1", 9, 5),
        ("algerian-1", 5, 3),
        ("police-1", 2, 1),
        ("failek-1", 4, 0),
        ("band-1", 2, 0),
        ("cadre-1", 1, 0),
        ("front-1", 3, 0),
    ],
)
def test_firepower(name: str, full: int, half: int):
    """Every type has its firepower, and half of it rounded up for return fire."""
    state = board().put(name, "II-1").state

    assert firepower(state, units_of([name])) == full
    if half:
        assert firepower(state, units_of([name]), half=True) == half


def test_a_dispersed_division_fires_less():
    """Dispersed, a division has firepower 12, half 6."""
    state = board().put("division-1", "II-1", marks="D").state

    assert (
        firepower(state, units_of(["division-1"])),
        firepower(state, units_of(["division-1"]), half=True),
    ) == (12, 6)


def test_both_sides_fire_at_full_strength():
    """FLN fire is rolled first, then Government fire; neither is weakened by the other."""
    state, events = fight("band-1 band-2 failek-1", "elite-1", 6, 6)

    assert [(event.what, event.limit, event.row) for event in events if hasattr(event, "faces")] == [
        ("fln-fire", 8, "3"),
        ("gov-fire", 9, "5"),
    ]
    assert on_top(state) == ("distribute", "fln", 3)


def test_air_points_add_dice_to_government_firepower():
    """The result die falls first, then one die for each Air Point, added to the firepower."""
    _, events = fight("band-1", "elite-1", 1, 3, 4, 3, air=2)

    fire = roll(events, "gov-fire")
    assert (fire.faces, fire.total, fire.limit, fire.row) == ((3, 4, 3), 3, 16, "5")


def test_hits_on_the_government_are_psp_for_the_fln():
    """The FLN splits one PSP a hit: Government -1 or FLN +1; Government units are never eliminated."""
    state, _ = fight("failek-1 failek-2", "algerian-1", 4, 1)
    assert on_top(state) == ("distribute", "fln", 2)

    state, _ = play(state, "fln raise 1; fln lower 1")
    assert (awaits(state), psl(state)) == (("choose_loss", "fln"), (51, 64))


@pytest.mark.parametrize(("name", "becomes"), [("front-1", "cadre-1"), ("failek-1", "band-1")])
def test_fronts_and_faileks_are_reduced(name: str, becomes: str):
    """A hit turns a Front into a Cadre and a Failek into a Band: Government +2 and FLN -1 at once."""
    state, events = fight(name, "algerian-1", 1, 1)

    assert (stands(state, name), stands(state, becomes)) == ("POOL", "II-1 OC N")
    assert counts(events) == [("gov_psl", 2), ("fln_psl", -1)]
    assert agenda(state) == [("turn_to", "fln")]


@pytest.mark.parametrize("name", ["band-1", "cadre-1"])
def test_bands_and_cadres_are_eliminated(name: str):
    """A hit eliminates a Band or Cadre; the Government splits 1 PSP for it."""
    state, _ = fight(name, "algerian-1", 1, 1)

    assert (stands(state, name), on_top(state)) == ("DEAD", ("distribute", "gov", 1))


def test_the_fln_chooses_who_takes_each_hit():
    """Hits are applied one at a time to units of the group; a reduced unit may be hit again."""
    state, _ = fight("failek-1 band-1 cadre-1", "elite-1", 1, 2)
    state, _ = play(state, "fln lower 1")
    assert legal(state) == {"fln lose failek-1", "fln lose band-1", "fln lose cadre-1"}
    assert refused(state, "fln lose band-2") == ("not-in-combat", "A:C.3")

    state, _ = play(state, "fln lose failek-1")
    assert legal(state) == {"fln lose band-1", "fln lose band-2", "fln lose cadre-1"}
    state, _ = play(state, "fln lose band-2")
    assert (stands(state, "band-1"), on_top(state)) == ("II-1 OPS", ("distribute", "gov", 1))


def test_excess_hits_are_ignored():
    """More hits than units eliminate all, and the Government is paid for the units only."""
    state, events = fight("band-1", "elite-1 elite-2", 1, 6)

    assert roll(events, "gov-fire").row == "8"
    assert on_top(state) == ("distribute", "gov", 1)


def test_no_counter_means_elimination():
    """If no smaller counter is left the unit is eliminated, with the PSP of the reduction."""
    start = board().put("failek-1", "II-1").put("algerian-1", "II-1")
    start.put(" ".join(f"band-{n}" for n in range(1, 25)), "V-3", "UG").awaiting("turn_to", "fln")
    groups = {"fln": units_of(["failek-1"]), "gov": units_of(["algerian-1"])}

    state, events = run(start, "fight", faces=[1, 1], area="II-1", **groups, air=0, purpose="flush")

    assert (stands(state, "failek-1"), psl(state)) == ("DEAD", (49, 67))
    assert "A:IN-48" in rules_cited(events)


@pytest.mark.parametrize(
    ("faces", "line", "fln", "gov"),
    [
        ((5, 1), "fln raise 2; fln lose failek-1", "II-1 OC", "II-1 OC N"),
        ((2, 4), "fln raise 1; fln lose failek-1; fln lose failek-2", "II-1 OC N", "II-1 OC"),
        ((2, 2), "fln raise 1; fln lose failek-1", "II-1 OC", "II-1 OC"),
    ],
)
def test_who_is_hit_more_often_is_neutralized(faces: tuple[int, int], line: str, fln: str, gov: str):
    """The side with more hits against it is neutralized; with equal hits nobody is."""
    state, _ = fight("failek-1 failek-2", "algerian-1", *faces)

    state, _ = play(state, line, alone=True)
    assert (stands(state, "band-1"), stands(state, "algerian-1")) == (fln, gov)


def test_rolled_hits_decide_excess_included():
    """Two hits on a lone Band are two, though one was enough: the Government's single one is fewer."""
    state, _ = fight("failek-1", "elite-1 elite-2", 6, 1)

    state, _ = play(state, "fln raise 2; gov raise 1", alone=True)
    assert (stands(state, "elite-1"), psl(state)) == ("II-1 OC", (51, 68))


def test_a_reduced_unit_keeps_its_state():
    """A neutralized Front becomes a neutralized Cadre."""
    for marks, end in (("N", "II-1 OC N"), ("", "II-1 OC")):
        state, _ = play(fight("front-1", "elite-1", 4, 1, marks=marks)[0], "fln raise 1", alone=True)
        assert stands(state, "cadre-1") == end


def test_neutralized_police_stay_on_patrol():
    """Police that lose a combat are neutralized in PTL."""
    start = board().put("band-1", "II-1").put("police-1", "II-1")

    state, _ = play(start, "fln harass II-1; target police-1; pick band-1; done; fln lower 1", faces=[4, 1])

    assert stands(state, "police-1") == "II-1 PTL N"
