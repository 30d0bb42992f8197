"""Raid, A:9.14."""

import pytest

from algeria_lab.core.events import Mod
from tests.algeria.boards import (
    awaits,
    board,
    counts,
    legal,
    on_top,
    play,
    refused,
    roll,
    rules_cited,
    stands,
)


def test_bands_and_faileks_raid():
    """One or more ready Bands and Faileks of one area raid; Cadres do not."""
    ready = board().put("band-1 failek-1 cadre-1", "V-4").put("band-2", "V-4", "UG").put("band-3", "V-3")
    state, _ = play(ready, "fln raid V-4")

    assert legal(state) == {"fln pick band-1", "fln pick failek-1"}
    assert refused(state, "fln pick cadre-1") == ("wrong-unit", "A:9.14")
    assert refused(state, "fln pick band-2") == ("not-in-operations", "A:9")
    assert refused(state, "fln pick band-3") == ("not-in-area", "A:9.14")


def test_somebody_has_to_raid():
    """A Raid without units is refused, at the declaration or at the roll."""
    state, _ = play(board().put("band-1", "V-4"), "fln raid V-4")

    assert refused(state, "fln done") == ("nobody-picked", "A:9")
    assert refused(board().put("cadre-1", "V-4"), "fln raid V-4") == ("no-ready-fighters", "A:9.14")


@pytest.mark.parametrize("area", ["I-2", "V-6"])
def test_remote_areas_have_nothing_to_take(area: str):
    """Raids happen in Urban and Rural areas only."""
    assert refused(board().put("band-1", area), f"fln raid {area}") == ("remote-area", "A:9.14")


def test_it_costs_one_ap():
    """A Raid is paid with 1 AP."""
    _, events = play(board().put("band-1", "V-4"), "fln raid V-4; band-1; done", faces=[4])

    assert counts(events, "fln_ap") == [("fln_ap", -1), ("fln_ap", 2)]
    assert refused(board().put("band-1", "V-4").set(fln_ap=0), "fln raid V-4") == ("too-few-ap", "A:9.14")


def test_each_unit_beyond_the_first_raises_a_raid_by_one():
    """A group of three rolls at +2."""
    _, events = play(
        board().put("band-1 band-2 failek-1", "V-4"),
        "fln raid V-4; band-1; band-2; failek-1; done",
        faces=[3],
    )

    assert roll(events, "raid").mods == (Mod(2, "units-beyond-first", "A:9.14"),)


def test_each_patrol_lowers_a_raid_by_one():
    """A unit on Patrol in the area is -1 to the Raid; neutralized ones, OPS and OC do not count."""
    watched = board().put("band-1", "V-4").put("police-1 police-2", "V-4").put("police-3", "V-4", marks="N")
    watched.put("algerian-1", "V-4", "OC").put("algerian-2", "V-4", "OPS")

    _, events = play(watched, "fln raid V-4; band-1; done", faces=[5])

    assert roll(events, "raid").mods == (Mod(-2, "units-on-patrol", "A:9.21"),)


def test_terror_does_not_matter():
    """There is no modifier for Terror."""
    _, events = play(
        board().put("band-1", "V-4").mark("terror", "V-4"), "fln raid V-4; band-1; done", faces=[5]
    )

    assert roll(events, "raid").mods == ()


@pytest.mark.parametrize(
    ("area", "face", "ap"), [("V-4", 2, 7), ("V-4", 5, 8), ("ORAN", 5, 10), ("ORAN", 3, 8)]
)
def test_the_number_is_ap_and_doubled_in_urban_areas(area: str, face: int, ap: int):
    """The FLN takes the number in AP, twice that in a city."""
    state, _ = play(board().put("band-1", area), f"fln raid {area}; band-1; done", faces=[face])

    assert state.fln_ap == ap


def test_plus_neutralizes_one_raider_and_leaves_terror():
    """On + the lowest counter of the group is neutralized, a Failek before a Band; the area is Terrorized."""
    state, events = play(
        board().put("band-1 failek-1", "V-4").put("police-1", "V-4"),
        "fln raid V-4; band-1; failek-1; done",
        faces=[1],
    )

    assert roll(events, "raid").row == "1+"
    assert [stands(state, name) for name in ("failek-1", "band-1")] == ["V-4 OC N", "V-4 OC"]
    assert state.terror == {"V-4"}
    assert {"A:IN-21", "A:11.5"} <= rules_cited(events)


def test_the_good_side_effect_neutralizes_one_police_and_leaves_terror():
    """On @ one Police unit is neutralized, an active one if there is one: 1 PSP for the FLN; and Terror."""
    watched = (
        board()
        .put("band-1 band-2 band-3", "V-4")
        .put("police-1", "V-4", marks="N")
        .put("police-2 police-3", "V-4")
    )

    state, events = play(watched, "fln raid V-4; band-1; band-2; band-3; done", faces=[6])

    assert roll(events, "raid").row == "3@"
    assert [stands(state, f"police-{n}") for n in (1, 2, 3)] == ["V-4 PTL N", "V-4 PTL N", "V-4 PTL"]
    assert state.terror == {"V-4"}
    assert on_top(state) == ("distribute", "fln", 1)


def test_without_police_the_good_side_effect_is_terror_only():
    """On @ in an area without Police nobody is neutralized and nothing distributed."""
    state, _ = play(board().put("band-1", "V-4"), "fln raid V-4; band-1; done", faces=[6])

    assert (state.terror, state.neutralized, awaits(state)) == ({"V-4"}, 0, ("operations", "fln"))


def test_police_that_are_neutralized_already_give_no_point():
    """Only a newly neutralized Police unit is worth a PSP."""
    watched = board().put("band-1", "V-4").put("police-1", "V-4", marks="N")

    state, _ = play(watched, "fln raid V-4; band-1; done", faces=[6])

    assert awaits(state) == ("operations", "fln")


def test_it_is_done_once_in_an_area_and_turn():
    """An area is raided once a turn."""
    ready = board().put("band-1 band-2", "V-4").put("band-3", "V-3")
    state, _ = play(ready, "fln raid V-4; band-1; done", faces=[4])

    assert refused(state, "fln raid V-4") == ("once-a-turn", "A:9.14")
    assert legal(state, "raid") == {"fln raid V-3"}


def test_all_raiders_have_completed_their_operations():
    """Every raider ends in OC; those who were not named stay ready."""
    ready = board().put("band-1 band-2 band-3", "V-4")
    state, _ = play(ready, "fln raid V-4; band-1; band-3; done", faces=[3])

    assert [stands(state, f"band-{n}") for n in (1, 2, 3)] == ["V-4 OC", "V-4 OPS", "V-4 OC"]


def test_the_government_reacts_to_all_raiders():
    """A reaction goes against every unit of the Raid, a neutralized one too."""
    ready = board().put("band-1 band-2", "V-4").put("brigade-1", "V-4").put("police-1", "V-4")

    state, _ = play(ready, "fln raid V-4; band-1; band-2; done", faces=[1])
    state, events = play(state, "gov pick brigade-1; gov done", faces=[3, 1])

    assert [stands(state, "band-1"), stands(state, "band-2")] == ["V-4 UG N", "V-4 UG"]
    assert len([event for event in events if getattr(event, "what", "") == "evasion"]) == 2


def test_ap_end_at_99():
    """AP beyond 99 are lost."""
    state, _ = play(board().put("band-1", "ORAN").set(fln_ap=97), "fln raid ORAN; band-1; done", faces=[5])

    assert state.fln_ap == 99
