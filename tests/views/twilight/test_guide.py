"""The guide of Colonial Twilight: words for every decision in both languages, on the first card unasked."""

from functools import cache
from random import Random
from typing import Any

import pytest

from algeria_lab.core.game import Game
from algeria_lab.twilight.decisions import STEPS
from algeria_lab.twilight.frames import FRAMES
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.views.play.told.guide import MOST_TODO
from algeria_lab.views.twilight.engine import RULES, step_of
from algeria_lab.views.twilight.sheets.guide import make_guide
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.views.twilight.campaigns import CampaignSession, campaign, play_on, tell


@cache
def moments() -> list[Game]:
    """Return games played by chance, at the first decisions of every kind and at those with only an end."""
    found: dict[object, Game] = {}
    for scenario, seed in (("full", 4), ("short", 1)):
        game, chance = Game(TwilightRules(), scenario, {}, seed=seed), Random(seed)
        while legal := game.legal():
            only_ends = all(RULES.verb(game.state, action).ends for action in legal)
            found.setdefault((step_of(game.state), game.to_move, only_ends), game.fork())
            game.play(chance.choice(legal))
    return [*found.values(), game]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_decision_has_a_guide(language: str):
    words = TwilightWords(language)
    families = [f"campaign-guide-{FRAMES.names[kind]}" for kind in STEPS]

    for family in families:
        sides = [family] if words.has(f"{family}-title") else [f"{family}-fln", f"{family}-gov"]
        for key in sides:
            assert words.has(f"{key}-title"), key
            assert words.has(f"{key}-text"), key
            assert words.has(f"{key}-todo-1"), key


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_guide_of_a_game_advises_and_proposes_only_what_is_left(language: str):
    words, ended = TwilightWords(language), 0
    for game in moments():
        guide = make_guide(game, words)
        if game.to_move is None:
            assert guide is None
            continue
        assert guide is not None
        assert 1 <= len(guide["todo"]) <= MOST_TODO
        assert guide["advice"]["text"]
        legal = game.legal()
        if all(RULES.verb(game.state, action).ends for action in legal):
            (todo,) = guide["todo"]
            assert all(words.action(action, step_of(game.state)) in todo for action in legal)
            ended += 1
    assert ended
    assert words.faults == []


def to_the_second_card(session: CampaignSession) -> dict[str, Any]:
    while session.game.state.turn == 1 or "card" in session.board.scene.get("telling", {}):
        play_on(session, 1, pick=-1)
    return session.board.scene


def test_the_guide_speaks_on_the_first_card_and_later_when_it_is_asked():
    session, other = campaign(), campaign()

    assert session.board.scene["guide"]["title"]
    assert "guide" not in tell(session, kind="guide", on=False)
    tell(session, kind="guide", on=True)
    assert "guide" in to_the_second_card(session)
    assert "guide" not in to_the_second_card(other)
