"""Flush, A:9.22."""

import pytest

from algeria_lab.core.events import Mod
from tests.algeria.boards import Board, awaits, board, legal, play, refused, rolls, stands


def flushing(scenario: str = "1954") -> Board:
    return board(scenario).awaiting("operations", "gov")


def test_it_needs_fln_units_in_ops_or_oc():
    """A Flush goes to an area with FLN units in OPS or OC, Fronts and neutralized units included."""
    start = (
        flushing().put("elite-1", "II-1").put("elite-2", "II-2").put("elite-3", "II-3").put("elite-4", "I-1")
    )
    start.put("band-1", "II-1", "UG").put("front-1", "II-2", "OPS").put("cadre-1", "II-3", "OC", "N")

    assert legal(start, "flush") == {"gov flush II-2", "gov flush II-3"}
    assert refused(start, "gov flush II-1") == ("nobody-exposed", "A:9.22")


def test_it_needs_active_mobile_units():
    """Units in OPS or PTL flush; those in OC, neutralized ones and Police do not."""
    start = flushing().put("band-1", "II-1").put("brigade-1", "II-1").put("brigade-2", "II-1", "PTL")
    start.put("brigade-3", "II-1", "OC").put("brigade-4", "II-1", "PTL", "N").put("police-1", "II-1")
    state, _ = play(start, "gov flush II-1")

    assert legal(state, "pick") == {"gov pick brigade-1", "gov pick brigade-2"}
    assert refused(state, "gov pick brigade-3") == ("not-active", "A:9.22")
    assert refused(state, "gov pick brigade-4") == ("neutralized", "A:9.22")
    assert refused(state, "gov pick police-1") == ("wrong-unit", "A:9.22")
    assert refused(state, "gov done") == ("nobody-picked", "A:9.22")
    assert refused(flushing().put("band-1", "II-1").put("police-1", "II-1"), "gov flush II-1") == (
        "nobody-can-engage",
        "A:9.22",
    )


def test_a_unit_of_another_area_stays_out():
    """Without helicopters only units of the area flush."""
    state, _ = play(
        flushing().put("band-1", "II-1").put("brigade-1", "II-1").put("brigade-2", "II-2"), "gov flush II-1"
    )

    assert refused(state, "gov pick brigade-2") == ("out-of-area", "A:11.12")


def test_elites_join_each_other():
    """Two or more units flush together if all are elite."""
    state, _ = play(
        flushing().put("band-1", "II-1").put("elite-1 elite-2 algerian-1", "II-1"), "gov flush II-1; elite-1"
    )

    assert legal(state, "pick") == {"gov pick elite-2"}
    assert refused(state, "gov pick algerian-1") == ("mixed-group", "A:IN-59")


@pytest.mark.parametrize(("box", "marks"), [("OC", ""), ("OPS", "D"), ("OC", "N")])
def test_a_division_lets_everybody_join(box: str, marks: str):
    """Where a division stands, in any mode, box or state, any units flush together; it need not take part."""
    start = (
        flushing()
        .put("band-1", "II-1")
        .put("brigade-1 algerian-1 elite-1", "II-1")
        .put("division-1", "II-1", box, marks)
    )

    state, _ = play(start, "gov flush II-1; brigade-1; algerian-1")

    assert "gov pick elite-1" in legal(state)


@pytest.mark.parametrize(
    ("group", "rating"),
    [
        ("brigade-1", 1),
        ("elite-1", 2),
        ("algerian-1", 1),
        ("division-1", 1),
        ("elite-1 elite-2", 4),
        ("division-1 brigade-1 elite-1", 4),
    ],
)
def test_contact_ratings_add_up(group: str, rating: int):
    """The total Contact rating is the sum over the group."""
    start = flushing().put("failek-1", "II-1").put(group, "II-1")

    _, events = play(start, "gov flush II-1", *group.split(), "gov done", faces=[6])

    assert [event.limit for event in rolls(events, "contact")] == [rating]


def test_a_dispersed_division_and_helicopters_raise_contact():
    """A dispersed division has Contact 2, an airmobilized unit one more than printed."""
    start = (
        flushing()
        .put("failek-1", "II-1")
        .put("division-1", "II-1", marks="D")
        .put("elite-1", "II-1", marks="A")
    )

    _, events = play(start, "gov flush II-1; division-1; elite-1; done", faces=[6])

    assert rolls(events, "contact")[0].limit == 5


@pytest.mark.parametrize(
    ("area", "marks", "mods"),
    [
        ("II-1", "", ()),
        ("I-2", "", (Mod(1, "remote", "A:9.22"),)),
        ("ORAN", "", (Mod(-1, "urban", "A:9.22"),)),
        ("II-1", "terror", (Mod(1, "terrorized", "A:11.5"),)),
        ("II-1", "resettled", (Mod(1, "remote", "A:9.22"),)),
        ("I-2", "terror", (Mod(1, "remote", "A:9.22"), Mod(1, "terrorized", "A:11.5"))),
    ],
)
def test_the_area_modifies_contact(area: str, marks: str, mods: tuple[Mod, ...]):
    """Remote +1, Terrorized +1, Urban -1; all that apply are added."""
    start = flushing().put("failek-1", area).put("elite-1 elite-2", area)
    if marks:
        start.mark(marks, area)

    _, events = play(start, f"gov flush {area}; elite-1; elite-2; done", faces=[6])

    assert rolls(events, "contact")[0].mods == mods


def test_an_elusive_unit_is_harder_to_find():
    """An Evasion rating above the total Contact is +1."""
    start = flushing().put("failek-1 band-1 cadre-1 front-1", "II-1").put("elite-1", "II-1")

    _, events = play(start, "gov flush II-1; elite-1; done", faces=[6, 6, 6, 6])

    elusive = (Mod(1, "evasion-above-contact", "A:9.22"),)
    assert [(event.where, event.mods) for event in rolls(events, "contact")] == [
        ("failek-1", ()),
        ("band-1", elusive),
        ("cadre-1", elusive),
        ("front-1", elusive),
    ]


def test_contact_is_a_roll_up_to_the_rating():
    """A unit is contacted on a modified roll up to the total; the others stay where they are."""
    start = flushing().put("band-1 band-2", "II-1").put("elite-1 elite-2", "II-1")

    state, events = play(start, "gov flush II-1; elite-1; elite-2; done", faces=[4, 5, 1, 1])

    assert [event.row for event in rolls(events, "contact")] == ["yes", "no"]
    assert stands(state, "band-2") == "II-1 OPS"


def test_contact_leads_to_combat_with_all_who_flush():
    """All contacted units fight all flushing ones; everybody in it ends in OC."""
    start = flushing().put("band-1 band-2", "II-1", "OC").put("elite-1 elite-2", "II-1", "PTL")

    state, events = play(
        start,
        "gov flush II-1; elite-1; elite-2; done; fln lower 1; fln lose band-1; gov raise 2",
        faces=[1, 1, 4, 1],
    )

    assert (rolls(events, "fln-fire")[0].limit, rolls(events, "gov-fire")[0].limit) == (4, 18)
    assert [stands(state, name) for name in ("elite-1", "elite-2", "band-1")] == [
        "II-1 OC",
        "II-1 OC",
        "DEAD",
    ]


def test_without_contact_they_have_still_acted():
    """If nobody is found the units go to OC all the same."""
    state, _ = play(
        flushing().put("band-1", "II-1").put("brigade-1", "II-1", "PTL"),
        "gov flush II-1; brigade-1; done",
        faces=[1],
    )

    assert (stands(state, "brigade-1"), stands(state, "band-1")) == ("II-1 OC", "II-1 OPS")
    assert awaits(state) == ("operations", "fln")


def test_it_costs_nothing_and_is_not_limited():
    """An area may be flushed again, and no PSP are paid."""
    start = flushing().put("band-1", "II-1").put("brigade-1 brigade-2", "II-1")

    state, _ = play(start, "gov flush II-1; brigade-1; done; fln yield", faces=[6])

    assert (state.gov_psl, legal(state, "flush")) == (65, {"gov flush II-1"})


def test_helicopters_bring_elites_from_anywhere():
    """An airmobilized elite brigade flushes in any area and stays there in OC."""
    start = flushing("1958").put("band-1", "II-1").put("elite-1", "V-7").put("algerian-1", "II-1")

    state, _ = play(start, "gov flush II-1; gov lift elite-1; gov pick elite-1; gov done", faces=[6])

    assert (stands(state, "elite-1"), state.helicopter) == ("II-1 OC A", 3)


def test_helicopters_bring_others_only_to_a_division():
    """An airmobilized unit that is not elite needs a division in the area."""
    start = (
        flushing("1958")
        .put("band-1", "II-1")
        .put("algerian-1", "V-7")
        .put("elite-1", "II-1")
        .put("band-2", "V-7")
    )
    refusal = refused(play(start, "gov flush II-1")[0], "gov lift algerian-1")
    assert refusal == ("no-target-by-air", "A:IN-58")

    flown = start.put("algerian-2", "V-7", marks="A")
    assert refused(play(flown, "gov flush II-1")[0], "gov pick algerian-2") == ("needs-division", "A:IN-57")
    with_division = start.put("division-1", "II-1", "OC")
    assert {"gov pick algerian-2", "gov pick elite-1"} <= legal(
        play(with_division, "gov flush II-1")[0], "pick"
    )
    assert "gov lift algerian-1" in legal(play(with_division, "gov flush II-1")[0], "lift")
