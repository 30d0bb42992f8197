"""What an Operation asks for: only what is open, and the words of what ends it."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import algeria_lab
from algeria_lab.core.game import Game
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.views.twilight.engine import step_of
from algeria_lab.views.twilight.showing import TwilightShowing
from algeria_lab.views.twilight.words.asked import PARTS, SPECIAL_ACTIVITIES
from algeria_lab.views.twilight.words.text import TwilightWords

RULES = TwilightRules()


def played(seed: int, words: TwilightWords) -> Iterator[tuple[str, set[str], str]]:
    """Yield each decision of an Operation in a game by chance: its step, the open verbs, what is asked."""
    lot = random.Random(seed)
    game = Game(RULES, "short", seed=seed)
    while game.to_move and game.ply < 300:
        legal = game.legal()
        if (step := step_of(game.state)) in PARTS:
            yield step, {action.verb for action in legal}, TwilightShowing(words).awaited(game.state)
        game.play(lot.choice(legal))


def parts_of(step: str, words: TwilightWords) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the words of each part of an Operation, and the verbs by which it is done."""
    yield words.say("twilight-asks-special"), SPECIAL_ACTIVITIES
    for part, verbs in PARTS[step].items():
        yield words.say(f"twilight-asks-{step}-{part}"), verbs


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_operation_asks_only_for_what_is_open(language: str):
    words = TwilightWords(language)
    met: Counter[str] = Counter()
    for seed in range(6):
        for step, verbs, asked in played(seed, words):
            for text, by in parts_of(step, words):
                assert (text in asked) == bool(verbs & set(by)), (step, text, verbs)
            met[step] += 1
    assert set(met) == set(PARTS)


def test_an_end_is_offered_only_where_there_is_one():
    words = TwilightWords("en")
    assert words.asks("train", {"train"}) == "choose the next place to Train."
    assert words.asks("train", {"train", "done"}) == "choose the next place to Train, or end here."


def test_what_closes_is_not_asked_for_any_more():
    words = TwilightWords("en")
    assert words.asks("train", {"pacify", "done"}) == "Pacify, or end here."
    assert words.asks("sweep", {"done"}) == "nothing more can be done here: end it."
    assert "begin a special activity" in words.asks("march")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_position_before_its_first_card_shows_itself(language: str):
    showing = TwilightShowing(TwilightWords(language))
    state = showing.begun(algeria_lab.position("short", deck=[5, 6, 7]).state)

    assert showing.moment(state) == {"en": "before the first card", "fr": "avant la première carte"}[language]
    assert showing.awaited(state) == showing.words.say("twilight-asks-nobody")
