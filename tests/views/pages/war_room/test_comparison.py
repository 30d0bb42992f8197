"""Two lines of one war beside each other: what is told is what differs, and nothing else."""

import pytest

from algeria_lab.algeria.board.units import FLN
from algeria_lab.core.events import Counted
from algeria_lab.core.game import Game
from algeria_lab.players.branches import Branches
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.pages.war_room.comparison import compare, differences
from algeria_lab.views.pages.war_room.comparison_page import comparison_page, comparison_says
from tests.algeria.boards import board
from tests.algeria.told import told
from tests.players.test_branches import war
from tests.players.test_table import play_by_chance

NAMES = ("First", "Second")


@pytest.fixture(scope="module")
def pair() -> tuple[Game, Game]:
    """Return two lines of a war: the second leaves the first half way and goes on longer."""
    branches: Branches = war(25)
    first = branches.table.game
    branches.fork(first.ply // 2, "Second")
    play_by_chance(branches.table, 60, seed=5)
    return first, branches.table.game


def test_lines_part_after_the_last_moment_that_they_share(pair: tuple[Game, Game]):
    first, second = pair
    parted = compare(first, second).parted

    assert first.history[: parted + 1] == second.history[: parted + 1]
    assert first.history[parted + 1] != second.history[parted + 1]


def test_lines_are_compared_in_the_last_turn_that_both_have_begun(pair: tuple[Game, Game]):
    first, second = pair
    comparison = compare(first, second)

    assert comparison.turn == min(first.state.turn, second.state.turn)
    for game, moment in zip(pair, comparison.moments, strict=True):
        assert game.state_at(moment).turn == comparison.turn
        assert moment == game.ply or game.state_at(moment + 1).turn > comparison.turn


def test_support_is_told_by_turn_as_far_as_each_line_goes():
    """Each line at the end of its turns and as it is now; the first has come to turn 2."""
    start = (board().set(turn=0, fln_psl=60, gov_psl=50), ())
    begun = (board().set(turn=1, fln_psl=60, gov_psl=50), (Counted("turn", 1, 1, "A:4"),))
    lost = (Counted("fln_psl", -2, 58, "A:9"), Counted("gov_psl", -3, 47, "A:9"))
    ended = (board().set(turn=2, fln_psl=58, gov_psl=47), (*lost, Counted("turn", 1, 2, "A:4")))
    later = (board().set(turn=2, fln_psl=58, gov_psl=45), (Counted("gov_psl", -2, 45, "A:9"),))
    other = (board().set(turn=1, fln_psl=61, gov_psl=50), (Counted("fln_psl", 1, 61, "A:9"),))

    assert compare(told(start, begun, ended, later), told(start, begun, other)).support == (
        (0, (60, 50), (60, 50)),
        (1, (58, 47), (61, 50)),
        (2, (58, 45), None),
    )


def test_numbers_are_those_of_the_moments_compared():
    """The first line goes on to turn 2: what stands there then does not count."""
    one = board().put("band-1 band-2 cadre-1", "V-4").put("police-1", "ORAN", marks="N").control("fln", "V-4")
    two = board().put("band-1", "V-4").put("front-1 cadre-1", "V-3").control("gov", "V-4", "ORAN")
    one.mark("terror", "V-4")
    two.mark("resettled", "V-3", "V-4")
    gone = board().set(turn=2).put("failek-1", "V-4").mark("terror", "V-3", "ORAN")
    start = (board(), ())

    found = compare(told(start, (one, ()), (gone, ())), told(start, (two, ())))

    assert found.moments == (1, 1)
    assert {row for row in found.forces if row.first or row.second} == {
        ("band", 2, 1),
        ("cadre", 1, 1),
        ("front", 0, 1),
        ("police", 1, 0),
    }
    assert found.areas == (("fln", 1, 0), ("gov", 0, 2))
    assert found.markers == (("terror", 1, 0), ("resettled", 0, 2), ("neutralized", 1, 0))


def test_places_that_differ_are_all_named_and_no_others():
    first = board().put("band-3 cadre-1", "V-4").put("police-1", "ORAN").state
    second = first.copy()
    assert differences(first, second) == []

    second.put(1 << next(n for n in range(120) if first.at["V-4"] & FLN & 1 << n), "V-3", "OPS")
    second.terror.add("ORAN")
    first.judge("ORAN", "gov")
    second.judge("ORAN", "fln")

    found = {(row.place, row.what) for row in differences(first, second)}
    assert found == {("V-3", "fln"), ("V-4", "fln"), ("ORAN", "terror"), ("ORAN", "control")}


def test_alike_units_are_no_difference():
    first = board().put("band-3", "V-4").state
    second = board().put("band-7", "V-4").state

    assert [row for row in differences(first, second) if row.place == "V-4"] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_is_said_in_words(pair: tuple[Game, Game], language: str):
    words = Words(language)
    comparison = compare(*pair)

    page = comparison_page(words, comparison, NAMES)

    assert words.faults == []
    assert "compare-" not in page.text
    for place in comparison.places:
        assert words.place(place) in page.text
    assert page.html.count("<table>") == 3


def test_a_line_compared_with_its_own_beginning_says_so(pair: tuple[Game, Game]):
    first, _ = pair
    comparison = compare(first, first.fork())

    assert comparison.differences == ()
    assert "nothing differs" in comparison_says(Words("en"), comparison, NAMES)[-1]
    assert comparison_page(Words("en"), comparison, NAMES).html.count("<table>") == 2


def test_the_middle_of_a_turn_beside_its_end_is_told(pair: tuple[Game, Game]):
    """What differs then is partly what has not happened yet."""
    long = pair[1]
    ends = [at for at in range(1, long.ply) if long.state_at(at).turn < long.state_at(at + 1).turn]
    middle = long.fork(ends[1] - 3)
    said = comparison_says(Words("en"), compare(middle, long), NAMES)
    turn, phase = middle.state.turn, Words("en").phase(middle.state.phase)

    assert said[1] == (
        f"“First” is seen in the middle of turn {turn} ({phase}), “Second” at the end of turn {turn}: "
        "part of what differs comes from that."
    )
    assert not any("is seen" in one for one in comparison_says(Words("en"), compare(long, long), NAMES))
