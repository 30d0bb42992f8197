"""Keys of questions: those that authors wrote, and those that the engine computes along the guided line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction

from algeria_lab.checking.faults import Fault, Path, quoted
from algeria_lab.core.refusals import LabError, Value
from algeria_lab.scenarios.causes import cause_of
from algeria_lab.scenarios.conditions.expressions import Expression, WrongExpression
from algeria_lab.scenarios.conditions.vocabulary import Moment
from algeria_lab.scenarios.forms.quiz import Computed, Question
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.quiz.literal import literal_faults, literal_key, read_literal, right_misconceptions
from algeria_lab.scenarios.quiz.own_words import OWN_WORDS
from algeria_lab.scenarios.quiz.places import places
from algeria_lab.scenarios.quiz.verdicts import Key

# Where keys are computed: what is read at the beginning of a step, None where the guided line never comes.
Moments = Callable[[str], Moment | None]


@dataclass
class Keys:
    """The keys of a scenario.

    Attributes:
        by_question: What is right, by the id of the question; not of texts, nor of what is only known once it
            was played.
        faults: What keeps a key from being known.
    """

    by_question: dict[str, Key] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)


def keys_of(scenario: Scenario, moments: Moments) -> Keys:
    """Return the keys of all questions.

    Args:
        scenario: The scenario.
        moments: Returns what is read at the beginning of a step of the guided line; the empty name is the
            beginning of the scenario.
    """
    keys = Keys()
    for place, question in enumerate(scenario.quiz):
        path: Path = ("quiz", place)
        keys.faults += literal_faults(scenario, question, path)
        if question.kind in (*OWN_WORDS, "predict", "decisive"):
            continue
        try:
            key = _key(scenario, question, moments)
        except NoKey as error:
            keys.faults.append(Fault((*path, *error.path), error.problem, error.values))
        else:
            if key is not None:
                keys.by_question[question.id] = key
                keys.faults += right_misconceptions(scenario, question, key, path)
    return keys


class NoKey(LabError, ValueError):
    """A key that cannot be computed.

    Attributes:
        problem: What is wrong, the id of a fault.
        values: What its sentence quotes.
        path: Where in the question it stands.
    """

    def __init__(self, problem: str, path: Path, **values: Value | Fault) -> None:
        self.problem, self.path, self.values = problem, path, values
        super().__init__(f"{problem}: {values}")


def _key(scenario: Scenario, question: Question, moments: Moments) -> Key | None:
    """Return the key of a question, None if its author gave none that can be read.

    Raises:
        NoKey: If it should be computed and cannot.
    """
    if isinstance(question.answer, Computed):
        key = computed(scenario, question, question.answer.engine, _moment(scenario, question, moments))
        _as_expected(scenario, question, key)
        return key
    if any(option.when for option in question.options):
        return true_options(scenario, question, _moment(scenario, question, moments))
    return literal_key(scenario, question)


def asked_at(scenario: Scenario, question: Question) -> str:
    """Return the step at whose beginning the key of a question is read; empty for the beginning of it all."""
    if question.at:
        return question.at
    return next((step.id for step in scenario.steps if question.id in step.questions), "")


def _moment(scenario: Scenario, question: Question, moments: Moments) -> Moment:
    step = asked_at(scenario, question)
    moment = moments(step)
    if moment is None:
        raise NoKey("quiz-key-moment", ("at",) if question.at else ("answer",), step=step)
    return moment


def true_options(scenario: Scenario, question: Question, moment: Moment) -> Key:
    """Return as key the options whose condition holds at a moment.

    Raises:
        NoKey: If a condition cannot be read, or one answer is wanted and several or none are true.
    """
    found = []
    for place, option in enumerate(question.options):
        if option.when and _read(scenario, option.when, moment, ("options", place, "when")):
            found.append(option.id)
    if question.kind in ("choice", "predict") and len(found) != 1:
        raise NoKey("quiz-key-options", ("options",), count=len(found), found=", ".join(found) or "-")
    return Key(tuple(found), computed=True)


def computed(scenario: Scenario, question: Question, engine: str, moment: Moment) -> Key:
    """Return the key that a quantity comes to at a moment.

    Raises:
        NoKey: If it cannot be read, or is nothing that answers this question.
    """
    value = _read(scenario, engine, moment, ("answer", "engine"))
    if question.kind in ("number", "fraction", "predict") and not question.options:
        if isinstance(value, bool) or not isinstance(value, int | Fraction):
            raise _other_kind(question, value)
        return Key(amount=Fraction(value), computed=True)
    ids = frozenset([value]) if isinstance(value, str) else value
    if not isinstance(ids, frozenset):
        raise _other_kind(question, value)
    known = places(scenario.game) if question.kind == "map" else [option.id for option in question.options]
    if not ids or not ids <= set(known):
        raise _other_kind(question, value)
    return Key(tuple(sorted(ids, key=known.index)), computed=True)


def _read(scenario: Scenario, text: str, moment: Moment, path: Path) -> object:
    try:
        return Expression(text, scenario.game).value(moment)
    except WrongExpression as error:
        raise NoKey(error.problem, path, **error.values) from error
    except (LabError, ArithmeticError) as error:
        raise NoKey("quiz-key-engine", path, given=quoted(text), why=cause_of(error)) from error


def _other_kind(question: Question, value: object) -> NoKey:
    shown = ", ".join(sorted(value)) if isinstance(value, frozenset) else str(value)
    return NoKey("quiz-key-kind", ("answer",), given=quoted(shown or "-"), kind=question.kind)


def _as_expected(scenario: Scenario, question: Question, key: Key) -> None:
    """See to it that a key is what its author reckoned, or what it was when it was sealed.

    Raises:
        NoKey: If it is something else: the rules or the scenario have changed.
    """
    answer = question.answer
    if not isinstance(answer, Computed) or answer.expect is None:
        return
    expected = read_literal(scenario, question, answer.expect)
    if expected is None:
        raise NoKey("quiz-expect", ("answer", "expect"), given=quoted(answer.expect))
    if (set(expected.ids), expected.amount) != (set(key.ids), key.amount):
        raise NoKey("quiz-changed", ("answer",), expected=written(expected), now=written(key))


def written(key: Key) -> str:
    """Return a key as its author would write it: ids one behind another, or a number."""
    return ", ".join(key.ids) if key.amount is None else str(key.amount)
