"""Whatever somebody writes as a condition is read, or said to be wrong; nothing else happens."""

from fractions import Fraction

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as some

from algeria_lab.scenarios.conditions.documented import documented
from algeria_lab.scenarios.conditions.expressions import Expression, WrongExpression
from algeria_lab.scenarios.conditions.games import VOCABULARIES, vocabulary
from tests.scenarios.test_condition_words import moment

EXAMPLES = [(game, row.example) for game in VOCABULARIES for row in documented(game)]
WORDS = """
    gov.psl fln.psl turn phase terror gov.areas count( control( change( chance( mean( after( before( not in
    abs( areas( times( happened( legal( chance_in( answer( ) ( [ ] , = == != < <= > >= + - * / and or true
    false 0 1 30 2.5 "II-2" "gov" "band" "coup" area= of= line= since= ' " . ; \\ { } __class__ .__class__
    __import__( lambda: eval( exec( open( x:=1 ** // % & | ^ ~ @ # $ ` « » “ ” é 𝟙
"""
PIECES = (*WORDS.split(), '"fln pass"', '"gov resettle II-2"', "\x00", "\n", "\u00a0")


def outcome(text: str, game: str) -> object:
    """Return the value of a text, or what is said to be wrong with it."""
    try:
        return Expression(text, game).value(moment(game))
    except WrongExpression as error:
        return error


def answered(text: str, game: str) -> bool:
    """Return whether a text has a value, or else a problem, a place and a sentence."""
    found = outcome(text, game)
    if not isinstance(found, WrongExpression):
        return isinstance(found, bool | int | Fraction | str | frozenset)
    is_placed = 0 < found.column <= len(text) + 1
    return found.problem.startswith("condition-") and is_placed and bool(str(found))


@given(game=some.sampled_from(list(VOCABULARIES)), text=some.text(max_size=520))
@settings(max_examples=200, deadline=None)
@example("algeria", "9" * 510)
@example("algeria", "(" * 500)
@example("algeria", "[" * 500)
@example("algeria", "-" * 500)
@example("algeria", "not " * 124 + "over")
@example("algeria", "abs(" * 120 + "1" + ")" * 20)
@example("algeria", "1" + "*999999999" * 49 + " > 0")
@example("algeria", "1" + "/999999999" * 49 + " > 0")
@example("algeria", "٣ > 2")
def test_any_text_is_read_or_said_to_be_wrong(game, text):
    assert answered(text, game)


@given(game=some.sampled_from(list(VOCABULARIES)), pieces=some.lists(some.sampled_from(PIECES), max_size=14))
@settings(max_examples=400, deadline=None)
def test_any_row_of_words_is_read_or_said_to_be_wrong(game, pieces):
    assert answered(" ".join(pieces), game)


@given(
    written=some.sampled_from(EXAMPLES),
    place=some.integers(0, 80),
    length=some.integers(0, 4),
    put=some.sampled_from(["", *PIECES]),
)
@settings(max_examples=600, deadline=None)
def test_a_slip_in_a_good_condition_is_read_or_said_to_be_wrong(written, place, length, put):
    game, text = written
    at = place % (len(text) + 1)
    assert answered(text[:at] + put + text[at + length :], game)


@pytest.mark.parametrize("game", VOCABULARIES)
@pytest.mark.parametrize(
    "text",
    [
        "turn.__class__",
        "gov.psl.real",
        '"".__class__',
        "().mro",
        "[].append(1)",
        "count.__globals__",
        "__builtins__",
        "globals()",
        "getattr(turn, phase)",
        "(lambda: 1)()",
        'f"{turn}"',
        "turn if over else 1",
        "[x for x in terror]",
        "turn := 3",
        "terror[0]",
        "turn ** 9",
        "state.gov_psl",
        "moment.state",
    ],
)
def test_nothing_but_the_listed_names_can_be_reached(game, text):
    with pytest.raises(WrongExpression):
        Expression(text, game)


@pytest.mark.parametrize("game", VOCABULARIES)
def test_names_and_words_of_a_vocabulary_are_plain(game):
    known = vocabulary(game)
    assert not [name for name in (*known.names, *known.functions) if "__" in name or name.startswith("_")]
