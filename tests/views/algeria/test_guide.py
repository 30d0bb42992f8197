"""The guide: words for every step of a war, in both languages, and only what can still be done."""

from collections.abc import Iterator
from random import Random

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.units import ID_OF
from algeria_lab.core.game import Game
from algeria_lab.views.algeria.guide import MOST_TODO, make_guide
from algeria_lab.views.algeria.words.text import Words


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
        guide = make_guide(game, words, first=False)
        if game.to_move is None:
            assert guide is None
            continue
        assert guide is not None
        assert guide["title"]
        assert guide["text"]
        assert 1 <= len(guide["todo"]) <= MOST_TODO
    assert words.faults == []


def test_where_only_the_end_of_the_step_is_left_only_that_is_proposed():
    words, seen = Words("en"), 0
    for game in moments():
        legal = game.legal()
        if legal and all(game.rules.verb(game.state, action).ends for action in legal):
            guide = make_guide(game, words, first=False)
            assert guide is not None
            assert [words.action(action, game.state) in guide["todo"][0] for action in legal] == [True] * len(
                legal
            )
            assert len(guide["todo"]) == 1
            seen += 1
    assert seen


def test_the_guide_begins_with_a_welcome():
    guide = make_guide(Game(AlgeriaRules(), "1954"), Words("en"), first=True)

    assert guide is not None
    assert guide["title"] == Words("en").say("guide-first-title")


def test_a_newcomer_is_shown_a_place_to_begin_with():
    """Where it speaks to the people first, nobody meets fewer patrols; the place can be chosen."""
    game, words = Game(AlgeriaRules(), "1954", seed=8), Words("en")
    game.play("gov quick; fln quick; gov done; fln done; gov done; fln ops all; fln done")

    guide = make_guide(game, words, first=False)

    assert guide is not None
    speakers = {action.args[0] for action in game.legal() if action.verb == "propaganda"}
    places = {game.state.place[ID_OF[name]] for name in speakers}
    fewest = min(game.state.patrols(place) for place in places)
    named = [place for place in places if words.place(place) in guide["todo"][0]]
    assert [game.state.patrols(place) for place in named] == [fewest]


def test_the_welcome_is_only_for_the_set_up():
    game = Game(AlgeriaRules(), "1954", seed=8)
    game.play("gov quick; fln quick")

    guide = make_guide(game, Words("en"), first=True)

    assert guide is not None
    assert guide["title"] == Words("en").say("guide-gov_reinforcement-title")
