"""Reasons of the engine, inside sentences about faults, are in the reader's language."""

import pytest

from algeria_lab.checking.causes import MOST_SIGNS, as_said
from algeria_lab.checking.faults import Fault, sentence
from algeria_lab.checking.telling import telling
from algeria_lab.core.refusals import DiceRanOut, MalformedAction, TooManyOutcomes, UnknownName
from algeria_lab.games import GAMES
from algeria_lab.players.decisions import SeatTaken
from algeria_lab.scenarios.causes import cause_of
from algeria_lab.scenarios.from_text import inspect_scenario
from tests.checking.base_texts import base_text

GOOD = base_text("scenario")
LINE = "play: gov activate division-5; done"
# What is written in the place of a line, a goal or an answer, and words of the reason in both languages.
TROUBLES = [
    (LINE, "play: gov activate division-15; done", "is neither a unit", "n’est ni une unité"),
    (LINE, "play: gov activate divison-5", "Did you mean", "Vouliez-vous dire"),
    (LINE, "play: gov mobilize air; done\n    allow: [activate]", "is not a unit", "n’est pas une unité"),
    ("goal: turn >= 2", 'goal: after("gov activate division-15", turn) > 1', "played there", "se jouer là"),
    (
        "answer: division",
        "answer: {engine: 'chance(\"gov fly\", true)'}",
        "not a choice now",
        "un choix possible",
    ),
]


def told(text: str, language: str) -> str:
    found = inspect_scenario(text, voices=lambda game: GAMES[game].voice(language))
    return " ".join(sentence(fault, telling(language)) for fault in (*found.faults, *found.warnings))


@pytest.mark.parametrize(("right", "wrong", "english", "french"), TROUBLES)
def test_a_reason_is_told_in_the_language_of_its_sentence(right: str, wrong: str, english: str, french: str):
    assert GOOD.count(right) == 1
    text = GOOD.replace(right, wrong)

    assert english in told(text, "en")
    said = told(text, "fr")
    assert french in said
    assert english not in said


@pytest.mark.parametrize(
    ("error", "french"),
    [
        (UnknownName("unit", "band-55", ["band-5", "band-6"]), "Vouliez-vous dire"),
        (MalformedAction("not an action"), "Ce n’est pas une action"),
        (SeatTaken("fln raid V-4", "fln", "mixed"), "mixed, qui joue l’autre camp"),
        (DiceRanOut("used up"), "épuisés"),
        (TooManyOutcomes("too many"), "trop d’issues"),
        (ZeroDivisionError(), "divise par zéro"),
    ],
)
def test_errors_have_a_sentence_in_french(error: Exception, french: str):
    assert french in sentence(cause_of(error), telling("fr"))


def test_a_reason_quotes_no_long_text_at_length():
    why = as_said("x" * 10_000)

    assert len(sentence(Fault((), "dry-start", {"why": why}))) < MOST_SIGNS + 100
