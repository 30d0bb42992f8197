"""Intelligence, A:9.24."""

import pytest

from algeria_lab.core.events import Mod
from tests.algeria.boards import Board, awaits, board, counts, legal, play, refused, rolls, stands


def asking() -> Board:
    return board().awaiting("operations", "gov")


def test_it_needs_able_police_and_somebody_underground():
    """The area holds a Police unit that is not neutralized and an FLN unit in UG."""
    start = asking().put("police-1", "II-1").put("cadre-1", "II-1", "UG").put("police-2", "II-2", marks="N")
    start.put("cadre-2", "II-2", "UG").put("police-3", "II-3").put("cadre-3", "II-3", "OPS").put(
        "elite-1", "I-1"
    )
    start.put("cadre-4", "I-1", "UG")

    assert legal(start, "intelligence") == {"gov intelligence II-1"}
    assert refused(start, "gov intelligence II-2") == ("no-police", "A:9.24")
    assert refused(start, "gov intelligence II-3") == ("nobody-underground", "A:9.24")
    assert refused(start, "gov intelligence I-1") == ("no-police", "A:9.24")


def test_it_costs_one_psp():
    """The Government pays 1 PSP and must keep at least 1."""
    start = asking().put("police-1", "II-1").put("cadre-1", "II-1", "UG")

    assert counts(play(start, "gov intelligence II-1", faces=[6])[1]) == [("gov_psl", -1)]
    assert refused(start.set(gov_psl=1), "gov intelligence II-1") == ("too-little-psl", "A:IN-29")


@pytest.mark.parametrize(
    ("police", "rating"), [("police-1", 2), ("police-1 police-2", 4), ("police-1 police-2 police-3", 6)]
)
def test_each_police_unit_is_worth_two(police: str, rating: int):
    """The rating is twice the number of Police that are not neutralized; nobody else helps."""
    start = asking().put(police, "II-1").put("police-9", "II-1", marks="N").put("elite-1", "II-1")
    start.put("failek-1", "II-1", "UG")

    _, events = play(start, "gov intelligence II-1", faces=[6])

    assert rolls(events, "contact")[0].limit == rating


def test_those_found_go_to_oc_without_a_fight():
    """A modified roll up to the rating brings a unit to OC; there is no combat and no reaction."""
    start = (
        asking()
        .put("police-1 police-2", "II-1")
        .put("band-1 cadre-1 front-1", "II-1", "UG")
        .put("elite-1", "II-1")
    )

    state, events = play(start, "gov intelligence II-1", faces=[4, 5, 3])

    assert [stands(state, name) for name in ("band-1", "cadre-1", "front-1")] == [
        "II-1 OC",
        "II-1 UG",
        "II-1 OC",
    ]
    assert (rolls(events, "gov-fire"), awaits(state)) == ([], ("operations", "fln"))


def test_units_in_other_boxes_are_not_looked_for():
    """Only units in UG roll."""
    start = (
        asking()
        .put("police-1", "II-1")
        .put("band-1", "II-1", "UG")
        .put("band-2", "II-1", "OPS")
        .put("band-3", "II-1", "OC")
    )

    _, events = play(start, "gov intelligence II-1", faces=[6])

    assert [event.where for event in rolls(events, "contact")] == ["band-1"]


def test_the_modifiers_are_those_of_the_flush():
    """Remote +1, Terror +1, Urban -1, Evasion above the rating +1, all added."""
    start = asking().put("police-1", "I-2").put("failek-1 band-1", "I-2", "UG").mark("terror", "I-2")
    _, events = play(start, "gov intelligence I-2", faces=[1, 1])
    remote, terror = Mod(1, "remote", "A:9.22"), Mod(1, "terrorized", "A:11.5")
    elusive = Mod(1, "evasion-above-contact", "A:9.22")
    assert [event.mods for event in rolls(events, "contact")] == [(remote, terror), (remote, terror, elusive)]

    start = asking().put("police-1 police-2", "ORAN").put("cadre-1", "ORAN", "UG")
    _, events = play(start, "gov intelligence ORAN", faces=[5])
    assert (rolls(events, "contact")[0].mods, rolls(events, "contact")[0].row) == (
        (Mod(-1, "urban", "A:9.22"),),
        "yes",
    )


def test_it_is_not_limited_and_police_stay():
    """The same area may be searched again; the Police stay on Patrol."""
    start = asking().put("police-1", "II-1").put("cadre-1", "II-1", "UG")

    state, _ = play(start, "gov intelligence II-1; fln yield", faces=[6])

    assert (stands(state, "police-1"), legal(state, "intelligence")) == (
        "II-1 PTL",
        {"gov intelligence II-1"},
    )
