"""Two lines of one war beside each other: what is told is what differs, and nothing else."""

import pytest

from algeria_lab.algeria.units import FLN, by_kind
from algeria_lab.core.actions import SEATS
from algeria_lab.core.game import Game
from algeria_lab.lessons.algeria.accounts import levels_by_turn
from algeria_lab.players.branches import Branches
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.pages.war_room.comparison import compare, differences
from algeria_lab.views.pages.war_room.comparison_page import comparison_page, comparison_says
from tests.algeria.boards import board
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


def test_support_is_told_by_turn_as_far_as_each_line_goes(pair: tuple[Game, Game]):
    for place, game in enumerate(pair):
        rows = {row.turn: row[1 + place] for row in compare(*pair).support}
        levels = {row.turn: (row.fln, row.gov) for row in levels_by_turn(game.history)}
        assert {turn: level for turn, level in rows.items() if level} == levels


def test_numbers_are_those_of_the_moments_compared(pair: tuple[Game, Game]):
    comparison = compare(*pair)
    for place, game in enumerate(pair):
        state = game.state_at(comparison.moments[place])
        assert {row.name: row[1 + place] for row in comparison.forces if row[1 + place]} == by_kind(
            state.on_map()
        )
        assert [row[1 + place] for row in comparison.areas] == [
            sum(held == seat for held in state.control.values()) for seat in SEATS
        ]
        assert [row[1 + place] for row in comparison.markers[:2]] == [len(state.terror), len(state.resettled)]


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
