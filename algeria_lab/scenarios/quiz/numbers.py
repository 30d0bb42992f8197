"""Answers that are numbers: right within a tolerance, or in another unit, a slip, or a foreseen mistake."""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction

from algeria_lab.checking.faults import quoted
from algeria_lab.core.words.amounts import Amount, read_amount, read_key, spoken
from algeria_lab.scenarios.conditions.games import vocabulary
from algeria_lab.scenarios.forms.quiz import Computed, Question
from algeria_lab.scenarios.forms.texts import NO_TEXT, TextData
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.quiz.verdicts import Key, Verdict, unclear

# How far from a value something still looks like it, reckoned wrongly at one point: a twentieth of it.
SLIP = Fraction(1, 20)
PERCENT = "%"
ENOUGH = 2  # digits behind the point of a number that has no end: more nobody asks for
NO_CHANCE = "no-chance"
PERCENTS = frozenset({PERCENT, "percent", "per cent", "pour cent"})
_HUNDRED = re.compile(r"(?<!\d)100(?!\d)")
# A number of the game alone, or how much it has changed; the names of those that may be below nothing.
_PLAIN = re.compile(
    r"\s*(?P<less>0 - )?(?P<change>change\(\s*)?(?P<name>[a-z_.]+)(?(change)\s*(,[^()]*)?\))\s*"
)
# One call that counts, or rounds what is in its brackets; and calls that reckon how likely something is.
_COUNTED = re.compile(r"\s*(count|floor|ceil|times)\(([^()]|\(([^()]|\([^()]*\))*\))*\)\s*")
_LIKELY = re.compile(r"\b(chance|mean|success)\(")
SIGNED = ("balance", "border.level", "gov.margin", "fln.margin")
CHANCE = "chance("  # how an author writes that a chance is reckoned


def grade_number(
    scenario: Scenario, question: Question, given: object, key: Key | None, language: str
) -> Verdict:
    """Return what a number is worth; see `grading.grade`."""
    if isinstance(given, bool) or not isinstance(given, str | int | float):
        return unclear("number", given=quoted(given))
    typed = f"{Decimal(repr(given)):f}" if isinstance(given, float) else str(given).strip()
    amount = read_amount(typed, language)
    if amount is None:
        return unclear("number", given=quoted(typed)) if typed else unclear("empty")
    value, is_known = _in_unit(scenario, question, amount)
    verdict = Verdict("told")
    if key is None and not 0 <= value <= 1 and _is_chance(question):
        return unclear("no-chance", given=quoted(typed))
    if key and key.amount is not None:
        verdict = _judged(question, amount, value, key.amount, is_known=is_known)
    if verdict.problem in ("slip", "wrong") and value.denominator > 1 and whole_read(scenario, question):
        return unclear("whole", given=quoted(typed))
    return verdict._replace(given=typed, amount=value if is_known else None)


def tolerance_of(question: Question) -> Fraction:
    """Return how far a number may be off; 0 where the author wrote none that can be read."""
    return read_key(question.tolerance) or Fraction(0)


def unit_names(scenario: Scenario, question: Question) -> set[str]:
    """Return what the unit of a question is called in any language, in small letters."""
    units = (question.unit, question.unit_one)
    texts = [scenario.said(unit, language) for unit in units for language in ("en", "fr")]
    return {text.casefold() for text in (*texts, *(unit.plain or "" for unit in units)) if text}


def _in_unit(scenario: Scenario, question: Question, amount: Amount) -> tuple[Fraction, bool]:
    """Return an amount in the unit of the question, and whether its own unit is known."""
    wanted, unit = unit_names(scenario, question), amount.unit
    if PERCENT in wanted and unit == PERCENT:
        return amount.value * 100, True
    if not unit or not wanted or unit.rstrip("s") in {name.rstrip("s") for name in wanted}:
        return amount.value, True
    others = {name.casefold(): read_key(worth) for name, worth in question.units.items()}
    worth = others.get(unit)
    return (amount.value, False) if worth is None else (amount.value * worth, True)


def _judged(
    question: Question, amount: Amount, value: Fraction, wanted: Fraction, *, is_known: bool
) -> Verdict:
    if abs(value - wanted) <= tolerance_of(question):
        return (
            Verdict("right") if is_known else Verdict("wrong", problem="unit", values={"unit": amount.unit})
        )
    if _rounds_to(wanted, value, amount.digits):
        is_endless = not _has_end(wanted) and (amount.digits or 0) >= ENOUGH
        return (
            Verdict("right", problem="rounded", values={"exact": str(wanted)})
            if is_endless
            else unclear("rounded")
        )
    if says := _foreseen(question, value, amount.digits):
        return Verdict("wrong", problem="foreseen", says=says)
    if _other_unit(question, value, amount.digits, wanted):
        return Verdict("wrong", problem="unit-missing")
    if says := _near_foreseen(question, value):
        return Verdict("wrong", problem="slip", says=says)
    problem = _general(question, value, wanted)
    return (
        unclear(problem, given=quoted(spoken(value)))
        if problem == NO_CHANCE
        else Verdict("wrong", problem=problem)
    )


def meets(question: Question, value: Fraction, wanted: Fraction) -> bool:
    """Return whether a number is right: within the tolerance, or rounded where it has no end."""
    is_near = abs(value - wanted) <= tolerance_of(question)
    return is_near or (not _has_end(wanted) and any(round(wanted, digits) == value for digits in (2, 3, 4)))


def is_of_hundred(scenario: Scenario, question: Question) -> bool:
    """Return whether a number is counted out of a hundred: its unit says so, or is percent."""
    return any(name in PERCENTS or _HUNDRED.search(name) for name in unit_names(scenario, question))


def whole_read(scenario: Scenario, question: Question) -> str:
    """Return ``whole`` where only a whole number can be right, ``change`` where it may be below nothing.

    A number of the game is whole, and what counts or rounds; else it is one whose key its author wrote as a
    whole number, with nothing allowed for beside it, unless it is a chance or a mean, which may come to any.
    """
    engine = question.answer.engine if isinstance(question.answer, Computed) else ""
    read = _PLAIN.fullmatch(engine)
    name = vocabulary(scenario.game).names.get(read["name"]) if read else None
    if read is None or name is None or name.kind != "number":
        return "whole" if _COUNTED.fullmatch(engine) or _is_keyed_whole(question, engine) else ""
    is_below = (read["change"] or read["name"] in SIGNED) and not read["less"]
    return "change" if is_below else "whole"


def _is_keyed_whole(question: Question, engine: str) -> bool:
    """Return whether an author wrote a whole number as the key, and allows for nothing beside it."""
    answer = question.answer
    key = answer.expect if isinstance(answer, Computed) else answer
    is_whole = isinstance(key, int) and not isinstance(key, bool) and question.kind != "fraction"
    return is_whole and not tolerance_of(question) and not _LIKELY.search(engine)


def _is_chance(question: Question) -> bool:
    """Return whether the engine reckons a chance, and nothing else."""
    answer = question.answer
    return isinstance(answer, Computed) and answer.engine.strip().startswith(CHANCE)


def _has_end(value: Fraction) -> bool:
    """Return whether a number can be written with all its digits."""
    rest = value.denominator
    for factor in (2, 5):
        while rest % factor == 0:
            rest //= factor
    return rest == 1


def _rounds_to(wanted: Fraction, value: Fraction, digits: int | None) -> bool:
    """Return whether a decimal number is another one, rounded: 0.33 is 1/3."""
    return bool(digits) and value != 0 and round(wanted, digits) == value


def _foreseen(question: Question, value: Fraction, digits: int | None) -> TextData:
    """Return what the author says to a number, be it rounded."""
    for name, says in question.misconceptions.items():
        wrong = read_key(name)
        if wrong is not None and (wrong == value or _rounds_to(wrong, value, digits)):
            return says
    return NO_TEXT


def _near_foreseen(question: Question, value: Fraction) -> TextData:
    for name, says in question.misconceptions.items():
        wrong = read_key(name)
        if wrong and abs(value - wrong) <= abs(wrong) * SLIP:
            return says
    return NO_TEXT


def _other_unit(question: Question, value: Fraction, digits: int | None, wanted: Fraction) -> bool:
    """Return whether a number is right once it is counted in another unit, or in percent."""
    worths = [read_key(worth) for worth in question.units.values()]
    if question.kind == "fraction" or PERCENT in (question.unit.plain, question.unit.en, question.unit.fr):
        worths += [Fraction(1, 100), Fraction(100)]
    off = tolerance_of(question)
    return wanted != 0 and any(
        worth and (abs(value * worth - wanted) <= off or _rounds_to(wanted / worth, value, digits))
        for worth in worths
    )


def _general(question: Question, value: Fraction, wanted: Fraction) -> str:
    """Return what can be said to a wrong number that nobody foresaw."""
    if question.kind == "fraction" and 0 < wanted < 1 and value == 1 - wanted:
        return "complement"
    if question.kind == "fraction" and not 0 <= value <= 1 and 0 <= wanted <= 1:
        return NO_CHANCE
    if wanted and value == -wanted:
        return "sign"
    return "slip" if wanted and abs(value - wanted) <= abs(wanted) * SLIP else "wrong"
