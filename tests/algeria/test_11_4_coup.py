"""The coup d'état, A:11.4."""

import pytest

from algeria_lab.algeria.phases.coup import check_coup
from algeria_lab.core.events import Mod
from tests.algeria.boards import (
    Board,
    agenda,
    awaits,
    board,
    carry_out,
    legal,
    on_top,
    play,
    psl,
    refused,
    roll,
    rolls,
    stands,
    there,
)


def shaken(gov_psl: int = 30, oas: str = "") -> Board:
    start = (
        board().set(gov_psl=gov_psl, oas=oas).put("elite-1 elite-2", "V-3", "OC").put("cadre-1", "V-4", "UG")
    )
    return start.awaiting("final_adjustment")


@pytest.mark.parametrize(("gov_psl", "checked"), [(31, False), (30, True), (1, True)])
def test_it_is_checked_at_a_psl_of_thirty_or_less(gov_psl: int, checked):
    """One die is thrown if Government PSL is 30 or less."""
    _, events = carry_out(shaken(gov_psl), check_coup, faces=[5] if checked else [])

    assert len(rolls(events, "coup-check")) == checked


@pytest.mark.parametrize(
    ("oas", "faces", "attempt"),
    [
        ("", [5], False),
        ("", [6, 3, 4, 1], True),
        ("FRANCE", [4], False),
        ("FRANCE", [5, 3, 3, 1], True),
        ("ALGIERS", [5], False),
    ],
)
def test_a_six_is_an_attempt(oas: str, faces: list[int], attempt):
    """6 or more is an attempt; the OAS in France is +1, elsewhere it does not matter."""
    _, events = carry_out(shaken(oas=oas), check_coup, faces=faces)

    assert bool(rolls(events, "coup")) == attempt


@pytest.mark.parametrize(
    ("dice", "row", "psp"),
    [
        ((1, 1), "3wild-success", 12),
        ((1, 2), "2big-success", 8),
        ((2, 2), "2big-success", 8),
        ((2, 3), "1success", 4),
        ((3, 3), "1success", 4),
        ((3, 4), "-1fizzle", -4),
        ((4, 4), "-2failure", -8),
        ((4, 5), "-2failure", -8),
        ((5, 5), "-3abject-failure", -12),
        ((6, 6), "-3abject-failure", -12),
    ],
)
def test_the_table_moves_government_support(dice: tuple[int, int], row: str, psp: int):
    """2d6 on the Coup Table bring or cost dice of PSP."""
    after = {"3": (1, 1), "2": (1,), "-3": (2,)}.get(row[: 2 if row[0] == "-" else 1], ())
    faces = [6, *dice, *[4] * (abs(psp) // 4), *after]

    state, events = carry_out(shaken(), check_coup, faces=faces)

    assert (roll(events, "coup").row, psl(state)) == (row, (50, 30 + psp))


def test_the_oas_in_france_counts_on_the_table_too():
    """+1 to the 2d6."""
    _, events = carry_out(shaken(oas="FRANCE"), check_coup, faces=[5, 3, 4, 1, 1])

    assert roll(events, "coup").mods == (Mod(1, "oas-in-france", "A:11.3"),)
    assert roll(events, "coup").row == "-2failure"


@pytest.mark.parametrize(
    ("faces", "budget"), [((6, 1, 1, 1, 1, 1, 3, 4), (3, 4)), ((6, 1, 2, 1, 1, 5), (5,))]
)
def test_success_mobilizes_units_for_nothing(faces: tuple[int, ...], budget: tuple[int, ...]):
    """A wild success gives units worth 2d6 PSP, a big one 1d6: units of the pool, to any areas, unpaid."""
    state, events = carry_out(shaken(), check_coup, faces=faces)
    assert roll(events, "free-mobilization").faces == budget
    gov_psl, free = state.gov_psl, sum(budget)

    state, _ = play(state, "gov mobilize brigade-1; gov to V-7; gov mobilize police-1; gov to ORAN")
    assert (state.gov_psl, on_top(state)) == (gov_psl, ("free_mobilization", "gov", 2 * (free - 3)))
    assert (stands(state, "brigade-1"), stands(state, "police-1")) == ("V-7 OPS", "ORAN PTL")


def test_the_budget_is_a_limit():
    """Units dearer than what is left are refused, and so are units that are not in the pool."""
    start = shaken().awaiting("free_mobilization", "gov", 8)

    assert refused(start, "gov mobilize division-1") == ("over-budget", "A:11.4")
    assert refused(start, "gov mobilize elite-1") == ("not-in-pool", "A:11.4")
    assert {"gov mobilize elite-3", "gov mobilize brigade-1", "gov done"} <= legal(start)
    assert awaits(play(start, "gov mobilize elite-3")[0]) == ("free_unit", "gov")


def test_free_units_begin_the_next_turn_active():
    """They are placed after Redeployment and stand in OPS, so that they need no activation."""
    start = shaken().awaiting("final_adjustment")
    state, _ = carry_out(start, check_coup, faces=[6, 1, 2, 1, 1, 6])

    state, _ = play(state, "gov mobilize division-1; gov to V-7; gov done", alone=True)

    assert (stands(state, "division-1"), state.turn, agenda(state)) == ("V-7 OPS", 2, [("random_events",)])


@pytest.mark.parametrize(("dice", "die", "gone"), [((4, 4), (), 1), ((5, 5), (2,), 2), ((5, 5), (1,), 1)])
def test_failure_removes_elite_brigades(dice: tuple[int, int], die: tuple[int, ...], gone: int):
    """A failure removes 1 elite brigade for good, an abject one 1d6; the Government picks among all."""
    start = shaken().put("elite-3", "ORAN", "OC", "N").put("brigade-1", "ORAN", "OC")
    faces = [6, *dice, *[1] * (3 if die else 2), *die]
    state, _ = carry_out(start, check_coup, faces=faces)
    assert legal(state) == {"gov remove elite-1", "gov remove elite-2", "gov remove elite-3"}
    assert refused(state, "gov remove brigade-1") == ("wrong-unit", "A:11.4")

    state, _ = play(state, *["gov remove elite-3", "gov remove elite-1"][:gone], alone=True)
    assert there(state, "REMOVED") == {"elite-3", *["elite-1"][: gone - 1]}


@pytest.mark.parametrize("die", [2, 5])
def test_no_more_go_than_there_are(die: int):
    """If the die asks for as many as there are, or more, all go and nobody is asked."""
    state, _ = carry_out(shaken(), check_coup, faces=[6, 6, 6, 1, 1, 1, die])

    assert (there(state, "REMOVED"), agenda(state)) == ({"elite-1", "elite-2"}, [("final_adjustment",)])


def test_the_psp_may_end_the_war_first():
    """PSP come first; the war may end before anything else happens."""
    state, events = carry_out(shaken(gov_psl=3), check_coup, faces=[6, 6, 6, 1, 1, 1])

    assert (state.winner, rolls(events, "elites-removed"), stands(state, "elite-1")) == ("fln", [], "V-3 OC")
