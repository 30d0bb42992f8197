"""React, A:9.23."""

import pytest

from algeria_lab.algeria.board.units import units_of
from algeria_lab.algeria.frames import TurnTo
from tests.algeria.boards import Board, awaits, board, legal, play, refused, rolls, stands


def reacting(quarry: str, scenario: str = "1958", area: str = "II-1") -> Board:
    """Return a position right after a Raid by *quarry*, which stands in OC."""
    start = board(scenario).put(quarry, area, "OC")
    quarried = units_of(quarry.split())
    return start.awaiting("react", "gov", area, quarry=quarried, air=0, group=0, mission="raid")


def after(start: Board, *texts: str, faces: list[int]):
    """Play and let the FLN act afterwards."""
    start.state.agenda.insert(0, TurnTo("fln"))
    return play(start, *texts, faces=faces)


@pytest.mark.parametrize(
    ("line", "units"),
    [
        ("fln propaganda cadre-1; fln raise 1", "cadre-1"),
        ("fln raid II-1; band-1; done", "band-1"),
        ("fln harass II-1; target police-1; pick band-1; done", "band-1"),
    ],
)
def test_it_follows_a_mission_at_once(line: str, units: str):
    """After Propaganda, Strike, Raid or Harass the Government may react if a unit of the mission is left."""
    start = board().put("cadre-1 band-1", "II-1").put("police-1", "II-1", marks="N").put("brigade-1", "II-1")

    state, _ = play(start, line, faces=[1, 1] if "harass" in line else [3])

    assert awaits(state) == ("react", "gov")
    assert state.top.quarry == units_of([units])


def test_without_an_eligible_unit_nobody_is_asked():
    """Inactive and neutralized units and those of other areas do not react."""
    start = board().put("band-1", "II-1").put("brigade-1", "II-1", "OC").put("brigade-2", "II-1", "OPS", "N")
    start.put("brigade-3", "II-2")

    state, _ = play(start, "fln raid II-1; band-1; done", faces=[3])

    assert awaits(state) == ("operations", "fln")


def test_helicopters_make_distant_elites_eligible():
    """An elite brigade elsewhere that can be airmobilized is enough for a reaction."""
    start = board("1958").put("band-1", "II-1").put("elite-1", "V-7")
    state, _ = play(start, "fln raid II-1; band-1; done", faces=[3])
    assert awaits(state) == ("react", "gov")

    grounded, _ = play(start.set(helicopter=0), "fln raid II-1; band-1; done", faces=[3])
    assert awaits(grounded) == ("operations", "fln")


@pytest.mark.parametrize(
    ("flyer", "helicopter", "asked"),
    [
        ("elite-1", 1, "react"),
        ("brigade-1", 2, "react"),
        ("algerian-1", 2, "react"),
        ("brigade-1", 1, "operations"),
    ],
)
def test_the_helicopters_have_to_suffice(flyer: str, helicopter: int, asked: str):
    """With a division in the area 2 Points bring any brigade, 1 Point only an elite one."""
    start = board("1958").put("band-1", "II-1").put("division-1", "II-1", "OC").put(flyer, "V-7")

    state, _ = play(start.set(helicopter=helicopter), "fln raid II-1; band-1; done", faces=[3])

    assert awaits(state)[0] == asked


def test_the_government_may_decline():
    """Declining leaves everybody where they are; it is possible until a unit has been picked."""
    start = reacting("band-1").put("brigade-1", "II-1")
    state, _ = after(start, "gov decline", faces=[])
    assert (awaits(state), stands(state, "brigade-1")) == (("operations", "fln"), "II-1 OPS")

    picked, _ = play(reacting("band-1").put("brigade-1", "II-1"), "gov pick brigade-1")
    assert refused(picked, "gov decline") == ("picked-already", "A:9.23")


def test_groups_follow_the_rule_of_the_flush():
    """One unit may always react; more only if all are elite or a division is in the area."""
    mixed, _ = play(reacting("band-1").put("brigade-1 elite-1", "II-1"), "gov pick brigade-1")
    assert refused(mixed, "gov pick elite-1") == ("mixed-group", "A:IN-59")

    led, _ = play(
        reacting("band-1").put("brigade-1 elite-1", "II-1").put("division-1", "II-1", "OC"),
        "gov pick brigade-1",
    )
    assert legal(led, "pick") == {"gov pick elite-1"}


@pytest.mark.parametrize(
    ("name", "evasion"), [("failek-1", 2), ("band-1", 3), ("cadre-1", 4), ("front-1", 3)]
)
def test_a_roll_up_to_the_evasion_rating_gets_away(name: str, evasion: int):
    """Each unit of the mission rolls; up to its Evasion rating it goes underground and is out of it."""
    start = reacting(name).put("brigade-1", "II-1")
    state, events = after(start, "gov pick brigade-1; gov done", faces=[evasion])

    assert (stands(state, name), stands(state, "brigade-1")) == ("II-1 UG", "II-1 OC")
    assert [(event.limit, event.row) for event in rolls(events, "evasion")] == [(evasion, "yes")]
    start = reacting(name).put("brigade-1", "II-1")
    _, events = after(start, "gov pick brigade-1; gov done", faces=[evasion + 1, 1, 1])
    assert rolls(events, "evasion")[0].row == "no"


def test_every_unit_of_the_mission_rolls_in_order():
    """All of them roll, the lowest counter first, whatever the others did."""
    start = reacting("band-1 band-2 failek-1").put("brigade-1", "II-1")

    state, events = after(start, "gov pick brigade-1; gov done", faces=[1, 2, 3])

    assert [event.where for event in rolls(events, "evasion")] == ["failek-1", "band-1", "band-2"]
    assert {stands(state, name) for name in ("failek-1", "band-1", "band-2")} == {"II-1 UG"}


def test_neutralized_units_may_evade():
    """A neutralized unit rolls like any other and stays neutralized underground."""
    start = board().put("band-1", "II-1", "OC", "N").put("brigade-1", "II-1")
    start.awaiting("react", "gov", "II-1", quarry=units_of(["band-1"]), air=0, group=0, mission="raid")

    state, _ = after(start, "gov pick brigade-1; gov done", faces=[3])

    assert stands(state, "band-1") == "II-1 UG N"


def test_those_who_stay_fight_all_who_react():
    """Units that do not evade fight the whole group."""
    start = reacting("band-1 band-2 failek-1").put("elite-1 elite-2", "II-1", "PTL")

    state, events = after(start, "gov pick elite-1; gov pick elite-2; gov done", faces=[3, 6, 1, 1, 1])

    assert (rolls(events, "fln-fire")[0].limit, rolls(events, "gov-fire")[0].limit) == (6, 18)
    assert stands(state, "band-2") == "II-1 UG"


def test_units_of_the_area_that_took_no_part_are_safe():
    """A reaction reaches only the units that just performed the mission."""
    start = reacting("band-1").put("band-2 front-1", "II-1").put("brigade-1", "II-1")

    state, events = after(start, "gov pick brigade-1; gov done", faces=[6, 1, 1])

    assert [event.where for event in rolls(events, "evasion")] == ["band-1"]
    assert (stands(state, "band-2"), stands(state, "front-1")) == ("II-1 OPS", "II-1 OPS")


def test_units_that_flew_in_are_there_now():
    """Airmobilized units from elsewhere end in OC of the mission area, combat or not."""
    start = reacting("band-1").put("elite-1", "V-7")
    state, _ = after(start, "gov lift elite-1; gov pick elite-1; gov done", faces=[2])

    assert (stands(state, "elite-1"), state.helicopter) == ("II-1 OC A", 3)


def test_only_the_mission_area_counts_for_helicopters():
    """A unit is airmobilized in a reaction only if it can take part in it."""
    start = reacting("band-1").put("algerian-1", "V-7").put("band-2", "V-7").put("elite-1", "II-1")

    assert refused(start, "gov lift algerian-1") == ("no-target-by-air", "A:IN-58")
    assert "gov lift elite-1" in legal(start)


def test_there_is_one_reaction_to_a_mission():
    """After the reaction the FLN acts; nobody else may react."""
    start = reacting("band-1").put("brigade-1 brigade-2", "II-1")

    state, _ = after(start, "gov pick brigade-1; gov done", faces=[1])

    assert awaits(state) == ("operations", "fln")
