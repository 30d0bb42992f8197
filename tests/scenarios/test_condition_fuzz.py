"""Whatever somebody writes as a condition is read, or said to be wrong; nothing else happens."""

from fractions import Fraction
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as some

from algeria_lab.scenarios.conditions.documented import documented
from algeria_lab.scenarios.conditions.expressions import Expression, WrongExpression
from algeria_lab.scenarios.conditions.games import VOCABULARIES, vocabulary
from algeria_lab.scenarios.conditions.vocabulary import Function
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
@settings(max_examples=100, deadline=None)
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
@settings(max_examples=200, deadline=None)
def test_any_row_of_words_is_read_or_said_to_be_wrong(game, pieces):
    assert answered(" ".join(pieces), game)


@given(
    written=some.sampled_from(EXAMPLES),
    place=some.integers(0, 80),
    length=some.integers(0, 4),
    put=some.sampled_from(["", *PIECES]),
)
@settings(max_examples=300, deadline=None)
def test_a_slip_in_a_good_condition_is_read_or_said_to_be_wrong(written, place, length, put):
    game, text = written
    at = place % (len(text) + 1)
    assert answered(text[:at] + put + text[at + length :], game)


LINES = ("gov resettle II-2", "gov pass", "fln bomb", "fln pass; gov pass", "fln raid", "concede", ";", "")
LITERALS = {
    "truth": ("true", "false"),
    "number": ("0", "1", "2.5"),
    "text": ('"gov"', '"II-2"', '"FLN-01"', '""'),
    "set": ('["gov"]', '["II-2", "II-3"]', "[1, 2]", "[]"),
}


class Made:
    """Makes conditions whose brackets, kinds and most words are right, so that they come to be evaluated."""

    def __init__(self, game: str, rng: Random) -> None:
        self.known, self.rng = vocabulary(game), rng

    def text(self, kind: str, depth: int) -> str:
        """Return a condition that gives something of a kind."""
        names = [name for name, one in self.known.names.items() if one.kind == kind]
        functions = [one for one in self.known.functions.items() if one[1].kind in (kind, "same")]
        if depth and self.rng.random() < 0.5 and functions:
            return self.call(*self.rng.choice(functions), kind, depth - 1)
        if depth and kind != "text":
            return self.joined(kind, depth - 1)
        return self.rng.choice([*names, *LITERALS[kind]])

    def call(self, name: str, function: Function, kind: str, depth: int) -> str:
        """Return a function with its brackets."""
        given = []
        for one in function.takes:
            if one.optional and self.rng.random() < 0.7:
                continue
            if one.name == "line":
                value = f'"{self.rng.choice(LINES)}"'
            elif one.domain and self.rng.random() < 0.8:
                value = f'"{self.rng.choice(one.domain.known)}"'
            else:
                wanted = kind if function.kind == "same" and one.lazy else self.rng.choice(one.kinds)
                value = self.text(wanted if wanted in LITERALS else "number", depth)
            given.append(f"{one.name}={value}")
        return f"{name}({', '.join(given)})"

    def joined(self, kind: str, depth: int) -> str:
        """Return two parts with a sign between them."""
        signs = {"number": "+-*/", "set": "+-", "truth": ("and", "or", "==", "<", "in")}[kind]
        sign = self.rng.choice(signs)
        parts = kind if kind != "truth" or sign in ("and", "or") else "number"
        one, other = self.text(parts, depth), self.text("set" if sign == "in" else parts, depth)
        return f"({one} {sign} {other})"


@pytest.mark.parametrize("game", VOCABULARIES)
def test_well_formed_conditions_have_a_value_or_say_why_not(game):
    made = Made(game, Random(11))
    texts = [made.text(kind, 3) for kind in LITERALS for _ in range(80)]
    assert [text for text in texts if not answered(text, game)] == []
    found = [outcome(text, game) for text in texts]
    assert sum(not isinstance(one, WrongExpression) for one in found) > len(found) / 3


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
