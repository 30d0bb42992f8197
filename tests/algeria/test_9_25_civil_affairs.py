"""Civil Affairs, A:9.25."""

import pytest

from algeria_lab.core.events import Mod
from tests.algeria.boards import Board, board, legal, play, psl, refused, roll


def asking() -> Board:
    return board().awaiting("operations", "gov")


def test_it_needs_able_police_in_an_urban_or_rural_area():
    """Able Police work where the area is Urban or Rural; FLN units are not needed."""
    start = asking().put("police-1", "ORAN").put("police-2", "II-1").put("police-3", "I-2")
    start.put("police-4", "II-2", marks="N").put("police-5", "II-3").mark("resettled", "II-3")

    assert legal(start, "civil_affairs") == {"gov civil_affairs ORAN", "gov civil_affairs II-1"}
    assert refused(start, "gov civil_affairs I-2") == ("remote-area", "A:9.25")
    assert refused(start, "gov civil_affairs II-3") == ("remote-area", "A:9.25")
    assert refused(start, "gov civil_affairs II-2") == ("no-police", "A:9.25")


@pytest.mark.parametrize(("face", "number"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_it_costs_one_psp_and_lowers_fln_support(face: int, number: int):
    """For 1 PSP the number read is taken from the FLN's PSL; cities are not doubled."""
    state, _ = play(asking().put("police-1", "ORAN"), "gov civil_affairs ORAN", faces=[face])

    assert psl(state) == (50 - number, 64)


@pytest.mark.parametrize(("face", "stays"), [(1, False), (2, True), (5, True), (6, False)])
def test_both_side_effects_lift_terror(face: int, stays):
    """On + as well as on @ the Terror marker goes."""
    start = asking().put("police-1", "II-1").mark("terror", "II-1", "II-2")

    state, _ = play(start, "gov civil_affairs II-1", faces=[face])

    assert state.terror == ({"II-1", "II-2"} if stays else {"II-2"})


def test_amnesty_helps_and_nothing_else_matters():
    """Amnesty is +1; Terror, Patrols and elites do not change the roll."""
    start = asking().put("police-1 police-2 elite-1", "II-1").mark("terror", "II-1")

    assert roll(play(start, "gov civil_affairs II-1", faces=[2])[1], "civil-affairs").mods == ()
    assert roll(
        play(start.set(amnesty=True), "gov civil_affairs II-1", faces=[2])[1], "civil-affairs"
    ).mods == (Mod(1, "amnesty", "A:C.2"),)


def test_it_is_done_once_in_an_area_and_turn():
    """An area sees one Civil Affairs mission a turn."""
    start = asking().put("police-1", "II-1").put("police-2", "II-2")

    state, _ = play(start, "gov civil_affairs II-1; fln yield", faces=[2])

    assert legal(state, "civil_affairs") == {"gov civil_affairs II-2"}
    assert refused(state, "gov civil_affairs II-1") == ("once-a-turn", "A:9.25")


def test_slow_french_reaction_forbids_it():
    """Under Slow French Reaction there is no Civil Affairs."""
    start = asking().put("police-1", "II-1").set(slow_reaction=True)

    assert refused(start, "gov civil_affairs II-1") == ("slow-reaction", "A:13.1")


def test_it_may_win_the_war():
    """FLN support at 0 ends the war at once."""
    state, _ = play(asking().put("police-1", "II-1").set(fln_psl=2), "gov civil_affairs II-1", faces=[6])

    assert (state.winner, state.level, psl(state)) == ("gov", "decisive", (0, 64))
