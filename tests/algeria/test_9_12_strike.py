"""Strike, A:9.12."""

import pytest

from algeria_lab.core.events import Mod
from tests.algeria.boards import awaits, board, counts, legal, on_top, play, psl, refused, roll, stands


def test_it_needs_a_front_in_a_city():
    """A Strike is led by a Front in an Urban area."""
    ready = board().put("front-1 cadre-1", "ALGIERS").put("front-2", "II-2")

    assert legal(ready, "strike") == {"fln strike front-1"}
    assert refused(ready, "fln strike front-2") == ("needs-urban", "A:9.12")
    assert refused(ready, "fln strike cadre-1") == ("wrong-unit", "A:9.12")


def test_it_costs_three_ap():
    """A Strike is paid with 3 AP."""
    state, _ = play(board().put("front-1", "ORAN"), "fln strike front-1; done", faces=[1, 3], alone=True)
    assert state.fln_ap == 4

    assert refused(board().put("front-1", "ORAN").set(fln_ap=2), "fln strike front-1") == (
        "too-few-ap",
        "A:9.12",
    )


def test_cadres_of_the_same_area_assist():
    """Any number of ready Cadres of the area joins; others do not."""
    ready = board().put("front-1 cadre-1 cadre-2 band-1", "ALGIERS").put("cadre-3", "IV-1")
    ready.put("cadre-4", "ALGIERS", "UG").put("cadre-5", "ALGIERS", "OPS", "N")
    state, _ = play(ready, "fln strike front-1")

    assert legal(state, "pick") == {"fln pick cadre-1", "fln pick cadre-2"}
    assert refused(state, "fln pick cadre-3") == ("not-in-area", "A:9.12")
    assert refused(state, "fln pick cadre-4") == ("not-in-operations", "A:9")
    assert refused(state, "fln pick band-1") == ("wrong-unit", "A:9.12")
    state, _ = play(state, "fln pick cadre-1")
    assert refused(state, "fln pick cadre-1") == ("picked-already", "A:9.12")


def test_the_modifiers_add_up():
    """Each Cadre is +1, each unit on Patrol -1, Terror -1."""
    hard = board().put("front-1 cadre-1 cadre-2", "ALGIERS").put("police-1 police-2 police-3", "ALGIERS")
    hard.mark("terror", "ALGIERS")

    _, events = play(hard, "fln strike front-1; cadre-1; cadre-2; done", faces=[5, 4])

    found = roll(events, "strike")
    assert found.mods == (
        Mod(2, "cadres-assist", "A:9.12"),
        Mod(-1, "terrorized", "A:11.5"),
        Mod(-3, "units-on-patrol", "A:9.21"),
    )
    assert (found.total, found.row) == (3, "1")


def test_the_number_is_how_many_dice_of_psp_there_are():
    """The number is rolled in dice, and their sum is PSP for the FLN; it is not doubled."""
    state, events = play(board().put("front-1", "ORAN"), "fln strike front-1; done", faces=[5, 6, 3])

    assert roll(events, "strike-points").faces == (6, 3)
    assert on_top(state) == ("distribute", "fln", 9)


def test_nothing_is_rolled_for_a_zero():
    """With a number of 0 there are no dice of PSP; the missing reaction still costs."""
    watched = board().put("front-1 cadre-1", "ORAN").put("police-1 police-2 police-3", "ORAN")

    state, events = play(watched, "fln strike front-1; done", faces=[2, 6])

    assert roll(events, "strike").row == "0+"
    assert counts(events, "gov_psl") == [("gov_psl", 2), ("gov_psl", -6)]
    assert (psl(state), awaits(state)) == ((49, 61), ("operations", "fln"))


def test_all_units_have_completed_their_operations():
    """Front and Cadres end in OC."""
    state, _ = play(
        board().put("front-1 cadre-1", "ORAN"), "fln strike front-1; cadre-1; done", faces=[3, 1, 1]
    )

    assert (stands(state, "front-1"), stands(state, "cadre-1")) == ("ORAN OC", "ORAN OC")


def test_plus_costs_all_cadres_and_reduces_the_front():
    """On + every assisting Cadre is eliminated and the Front becomes a Cadre; other Cadres are safe."""
    watched = board().put("front-1 cadre-1 cadre-2 cadre-3", "ORAN").put("police-1 police-2 police-3", "ORAN")

    state, events = play(watched, "fln strike front-1; cadre-1; cadre-2; done", faces=[2, 4])

    assert roll(events, "strike").row == "1+"
    assert [stands(state, name) for name in ("cadre-1", "cadre-2", "cadre-3")] == ["DEAD", "DEAD", "ORAN OPS"]
    assert stands(state, "cadre-4") == "ORAN OC"
    assert psl(state) == (49, 67)
    state, _ = play(state, "fln lower 4")
    assert on_top(state) == ("distribute", "gov", 2)


def test_the_good_side_effect_neutralizes_all_police():
    """On @ all Police of the area are neutralized in PTL; each newly neutralized one is 1 PSP for the FLN."""
    watched = board().put("front-1 cadre-1 cadre-2 cadre-3", "ORAN").put("police-1 police-2", "ORAN")
    watched.put("police-3", "ORAN", marks="N")

    state, events = play(watched, "fln strike front-1; cadre-1; cadre-2; cadre-3; done", faces=[5, 1, 1, 1])

    assert roll(events, "strike").row == "3@"
    assert {stands(state, name) for name in ("police-1", "police-2", "police-3")} == {"ORAN PTL N"}
    assert on_top(state) == ("distribute", "fln", 5)


def test_it_is_done_once_in_an_area_and_turn():
    """A city strikes once a turn."""
    state = board().put("front-1", "ORAN").set(done={("strike", "ORAN")})

    assert refused(state, "fln strike front-1") == ("once-a-turn", "A:9.12")


def test_the_government_pays_a_die_when_it_declines_to_react():
    """Without a reaction the Government loses 1d6 PSP, after all points are assigned."""
    ready = board().put("front-1", "ORAN").put("brigade-1", "ORAN")
    state, _ = play(ready, "fln strike front-1; done; fln lower 1", faces=[3, 1])
    assert awaits(state) == ("react", "gov")

    state, events = play(state, "gov decline", faces=[5])
    assert (roll(events, "no-reaction").rule, psl(state)) == ("A:IN-32", (50, 59))


def test_the_government_pays_a_die_when_it_cannot_react():
    """It pays just the same when it has no unit that could react."""
    inactive = board().put("front-1", "ORAN").put("brigade-1", "ORAN", "OC")

    state, _ = play(inactive, "fln strike front-1; done; fln lower 1", faces=[3, 1, 6])

    assert psl(state) == (50, 58)


def test_one_unit_that_reacts_is_enough():
    """Any reaction meets the duty, even when everybody evades."""
    ready = board().put("front-1", "ORAN").put("brigade-1", "ORAN")

    state, events = play(
        ready, "fln strike front-1; done; fln lower 1; gov pick brigade-1; gov done", faces=[3, 1, 2]
    )

    assert counts(events, "gov_psl") == [("gov_psl", -1)]
    assert stands(state, "front-1") == "ORAN UG"


def test_nothing_left_to_react_to_costs_a_die():
    """If no unit of the Strike is left, the Government cannot react and pays."""
    lost = board().put("front-1", "ORAN").put("brigade-1 police-1 police-2", "ORAN")
    lost.put(" ".join(f"cadre-{n}" for n in range(1, 31)), "II-2")

    state, events = play(lost, "fln strike front-1; done", faces=[1, 4])

    assert roll(events, "no-reaction").faces == (4,)
    assert (stands(state, "front-1"), psl(state)) == ("DEAD", (49, 63))


@pytest.mark.parametrize(
    ("box", "marks", "reason"),
    [
        ("UG", "", ("not-in-operations", "A:9")),
        ("OPS", "N", ("neutralized", "A:9.12")),
    ],
)
def test_the_front_is_ready(box: str, marks: str, reason: tuple[str, str]):
    """The Front has to be in OPS and not neutralized."""
    assert refused(board().put("front-1", "ORAN", box, marks), "fln strike front-1") == reason
