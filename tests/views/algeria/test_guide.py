"""The guide: words for every step of a war, in both languages, and only what can still be done."""

from collections.abc import Iterator
from random import Random

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.game import Game
from algeria_lab.views.algeria.sheets.guide import make_guide
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.play.told.guide import MOST_TODO


def moments() -> Iterator[Game]:
    """Yield the moments of two wars played by chance, the end included."""
    for seed in (1, 2):
        game, chance = Game(AlgeriaRules(), ("1954", "1960")[seed - 1], seed=seed), Random(seed)
        game.play("gov quick; fln quick")
        while game.to_move and game.ply < 400:
            yield game
            game.play(chance.choice(game.legal()))
        yield game


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_decision_of_a_war_has_a_guide(language: str):
    words = Words(language)
    for game in moments():
        guide = make_guide(game, words)
        if game.to_move is None:
            assert guide is None
            continue
        assert guide is not None
        assert guide["title"]
        assert guide["text"]
        assert len(guide["todo"]) <= MOST_TODO
        assert guide["advice"]["text"]
    assert words.faults == []


def test_where_only_the_end_of_the_step_is_left_only_that_is_proposed():
    words, seen = Words("en"), 0
    for game in moments():
        legal = game.legal()
        if legal and all(game.rules.verb(game.state, action).ends for action in legal):
            guide = make_guide(game, words)
            assert guide is not None
            assert [words.action(action, game.state) in guide["todo"][0] for action in legal] == [True] * len(
                legal
            )
            assert len(guide["todo"]) == 1
            seen += 1
    assert seen
