"""A chart in a notebook follows its game, and goes when it is closed."""

from gc import collect
from typing import Any
from weakref import ref

import pytest

import algeria_lab
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import UnknownName, WrongOption
from algeria_lab.games import GAMES

# What changes every chart of a game.
MOVES = {
    "algeria": "gov quick; fln quick; gov mobilize police-4; to ALGIERS; gov done; fln done",
    "twilight": "fln pivotal 62; gov pivotal 66; fln attack with-special; fln attack constantine; "
    "fln ambush medea; fln ambush philippeville; fln done",
}


def war(**asked: Any) -> Game:
    return algeria_lab.open_game("algeria", "1954", seed=3, **asked)


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game, record in GAMES.items() for name in record.charts()]
)
def test_every_chart_follows_its_game(game: str, name: str):
    played = algeria_lab.open_game(game, seed=3)
    chart = algeria_lab.chart(played, name)
    before = chart.pane.table

    played.play(MOVES[game])

    fresh = algeria_lab.chart(played, name)
    assert before != chart.pane.table == fresh.pane.table
    assert chart.pane.summary == fresh.pane.summary


def test_the_first_chart_is_that_of_support_in_the_language_of_the_game():
    chart = algeria_lab.chart(war(language="fr"))

    assert chart.pane.summary.startswith("Tour 0")
    assert "tirage 3" in chart.pane.caption


def test_an_unknown_chart_is_named_with_all_there_are():
    with pytest.raises(UnknownName) as error:
        algeria_lab.chart(war(), "suport")

    assert "Known: support, waterfall, ap, spending" in str(error.value)
    assert "Did you mean 'support'?" in str(error.value)


def test_a_game_without_charts_says_so_and_names_those_with_some():
    duel = algeria_lab.open_game("insurgent", seed=3)

    with pytest.raises(WrongOption) as error:
        algeria_lab.chart(duel)

    assert str(error.value) == "no charts are drawn of insurgent. Games with charts: algeria, twilight."


def test_the_docstring_names_every_chart():
    said = algeria_lab.chart.__doc__ or ""

    assert [name for record in GAMES.values() for name in record.charts() if f"``{name}``" not in said] == []


def test_a_closed_chart_lets_its_game_go_and_draws_nothing_more():
    game = war()
    chart, gone = algeria_lab.chart(game), ref(game)
    chart.close()
    chart.close()
    game.play("gov quick")

    del game
    collect()

    assert gone() is None
    assert repr(chart) == "<LiveChart, closed>"
