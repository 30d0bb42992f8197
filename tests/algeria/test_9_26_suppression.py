"""Suppression, A:9.26."""

import pytest

from algeria_lab.core.events import Mod, Rolled
from tests.algeria.boards import Board, awaits, board, legal, play, psl, refused, roll, stands


def asking() -> Board:
    return board().awaiting("operations", "gov")


def test_it_needs_able_police_and_fln_units():
    """Any rating of area will do, with a Police unit that is not neutralized and some FLN unit."""
    start = (
        asking()
        .put("police-1 front-1", "I-4")
        .put("police-2", "II-2")
        .put("band-1", "II-1")
        .put("police-3", "I-2")
    )
    start.put("cadre-1", "I-2", "UG").put("cadre-2", "ORAN", "UG").put("police-4", "ORAN", marks="N")

    assert legal(start, "suppress") == {"gov suppress I-2", "gov suppress I-4"}
    assert refused(start, "gov suppress II-2") == ("no-fln", "A:IN-25")
    assert refused(start, "gov suppress II-1") == ("no-police", "A:9.26")
    assert refused(start, "gov suppress ORAN") == ("no-police", "A:9.26")


def test_elites_of_the_area_and_amnesty_help():
    """Each elite brigade that is not neutralized is +1 in whatever box and is not moved; Amnesty is +1."""
    start = (
        asking().put("police-1 cadre-1", "II-2").put("elite-1", "II-2", "OC").put("elite-2", "II-2", "PTL")
    )
    start.put("elite-3", "II-2", "OC", "N").put("elite-4", "II-1").set(amnesty=True)

    state, events = play(start, "gov suppress II-2", faces=[2])

    assert roll(events, "suppression").mods == (
        Mod(2, "elites-assist", "A:IN-24"),
        Mod(1, "amnesty", "A:C.2"),
    )
    assert (stands(state, "elite-1"), stands(state, "elite-2")) == ("II-2 OC", "II-2 PTL")


def test_the_number_of_fighters_is_neutralized_as_the_fln_chooses():
    """So many Bands and Faileks, in any box, are neutralized; the FLN says which."""
    start = asking().put("police-1", "II-2").put("band-1", "II-2", "UG").put("failek-1", "II-2", "OPS")
    start.put("band-2", "II-2", "OC").put("band-3", "II-2", "OC", "N").put("cadre-1 front-1", "II-2", "UG")
    state, _ = play(start, "gov suppress II-2", faces=[4])

    assert legal(state) == {"fln neutralize band-1", "fln neutralize band-2", "fln neutralize failek-1"}
    assert refused(state, "fln neutralize band-3") == ("not-a-victim", "A:9.26")
    assert refused(state, "fln neutralize cadre-1") == ("not-a-victim", "A:9.26")
    state, _ = play(state, "fln neutralize band-1; fln neutralize failek-1")
    assert [stands(state, name) for name in ("band-1", "failek-1", "band-2", "cadre-1")] == [
        "II-2 OC N",
        "II-2 OC N",
        "II-2 OC",
        "II-2 UG",
    ]
    assert (psl(state), state.terror, awaits(state)) == ((50, 64), set(), ("operations", "fln"))


@pytest.mark.parametrize("bands", ["band-1 band-2", "band-1"])
def test_nobody_is_asked_where_all_of_them_are_neutralized(bands: str):
    """As many as there are, or more."""
    start = asking().put("police-1", "II-2").put(bands, "II-2", "UG")

    state, _ = play(start, "gov suppress II-2", faces=[4])

    assert awaits(state) == ("operations", "fln")
    assert {stands(state, name) for name in bands.split()} == {"II-2 OC N"}


def test_they_may_be_drawn_by_lot():
    """Under a switch each is drawn with a fair die, which the record holds, so that a saved war replays."""
    start = board(suppression_victims="random").awaiting("operations", "gov").put("police-1", "II-2")
    start.put("band-1 band-2 band-3", "II-2", "UG")

    state, events = play(start, "gov suppress II-2", faces=[4, 3, 6])

    lots = [event for event in events if isinstance(event, Rolled) and event.what == "suppression-victim"]
    assert [(lot.faces, lot.row, lot.limit, lot.where) for lot in lots] == [
        ((3,), "band-2", 3, "II-2"),
        ((6,), "band-3", 2, "II-2"),
    ]
    assert [stands(state, f"band-{number}") for number in (1, 2, 3)] == ["II-2 UG", "II-2 OC N", "II-2 OC N"]


def test_all_are_neutralized_when_there_are_not_more():
    """With no more fighters than the number nobody is asked."""
    state, _ = play(
        asking().put("police-1", "II-2").put("band-1", "II-2", "UG"), "gov suppress II-2", faces=[5]
    )

    assert (stands(state, "band-1"), awaits(state)) == ("II-2 OC N", ("operations", "fln"))


def test_the_good_side_effect_reaches_everybody_and_leaves_terror():
    """On @ all Cadres and Fronts there are neutralized too, and the area is Terrorized; no PSP for it."""
    start = (
        asking()
        .put("police-1", "II-2")
        .put("band-1 cadre-1 front-1", "II-2", "UG")
        .put("cadre-2", "II-1", "UG")
    )

    state, events = play(start, "gov suppress II-2", faces=[6])

    assert roll(events, "suppression").row == "3@"
    assert [stands(state, name) for name in ("band-1", "cadre-1", "front-1", "cadre-2")] == [
        "II-2 OC N",
        "II-2 OC N",
        "II-2 OC N",
        "II-1 UG",
    ]
    assert (psl(state), state.terror) == ((50, 64), {"II-2"})


def test_the_bad_side_effect_costs_a_die_and_leaves_terror():
    """On + the Government loses 1d6 PSP besides, and the area is Terrorized."""
    state, events = play(asking().put("police-1 cadre-1", "II-2"), "gov suppress II-2", faces=[1, 5])

    assert (roll(events, "backfire").faces, psl(state), state.terror) == ((5,), (50, 59), {"II-2"})


def test_it_is_done_once_in_an_area_and_turn():
    """An area sees one Suppression a turn."""
    start = asking().put("police-1 cadre-1", "II-2").put("police-2 cadre-2", "II-1")

    state, _ = play(start, "gov suppress II-2; fln yield", faces=[2])

    assert legal(state, "suppress") == {"gov suppress II-1"}
    assert refused(state, "gov suppress II-2") == ("once-a-turn", "A:9.26")


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"slow_reaction": True}, ("slow-reaction", "A:13.1")),
        ({"gov_psl": 1}, ("too-little-psl", "A:IN-29")),
    ],
)
def test_it_may_be_out_of_the_question(values: dict[str, object], reason: tuple[str, str]):
    """Slow French Reaction forbids it, and 1 PSP has to be left after paying."""
    assert refused(asking().put("police-1 cadre-1", "II-2").set(**values), "gov suppress II-2") == reason
