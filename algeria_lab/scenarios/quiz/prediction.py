"""What a line of play brought, beside what was predicted and what was likely."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from algeria_lab.core.actions import parse_line
from algeria_lab.core.asking import odds_of
from algeria_lab.core.history import Entry
from algeria_lab.core.odds import Distribution
from algeria_lab.core.refusals import LabError
from algeria_lab.core.words.amounts import read_key
from algeria_lab.scenarios.conditions.vocabulary import Moment
from algeria_lab.scenarios.forms.quiz import Computed, Question
from algeria_lab.scenarios.forms.steps import Step
from algeria_lab.scenarios.forms.texts import NO_TEXT, TextData
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.limit import fits
from algeria_lab.scenarios.quiz.keys import NoKey, computed, true_options
from algeria_lab.scenarios.quiz.literal import literal_key
from algeria_lab.scenarios.quiz.verdicts import Key, Verdict

MOST_LEAVES = 5_000
Result = str | Fraction


class Came(NamedTuple):
    """What a line brought.

    Attributes:
        key: The option or the number that came true; None where only people can tell.
        share: How likely that was before; None where nobody can count it.
        at_least: How likely it was to be this number or a larger one; None as `share`, and for options.
    """

    key: Key | None = None
    share: Fraction | None = None
    at_least: Fraction | None = None


def seen_in(
    scenario: Scenario, question: Question, now: Moment, played: Sequence[tuple[Any, Entry[Any]]]
) -> Came | None:
    """Return what the line of a prediction brought; None where it has not been played.

    Args:
        scenario: The scenario.
        question: A question of the kind ``predict``.
        now: Any moment of the same game.
        played: What was played since it was asked, each entry with the position before it.
    """
    parts = parse_line(question.line) if question.line else []
    for start in range(len(played) - len(parts) + 1):
        line = played[start : start + len(parts)]
        pairs = zip(parts, line, strict=True)
        if parts and all(entry.action and fits(part, entry.action) for part, (_, entry) in pairs):
            before = now._replace(state=line[0][0], before=line[0][0], events=())
            try:
                key = came(scenario, question, before, line[-1][1].state)
            except NoKey:
                return Came()
            return _weighed(key, likely(scenario, question, before))
    return None


def _weighed(key: Key | None, odds: Distribution[Result] | None) -> Came:
    """Return what came, with how likely it was."""
    if key is None or odds is None:
        return Came(key)
    if key.amount is None:
        return Came(key, odds[key.ids[0]])
    least = key.amount
    return Came(key, odds[least], odds.chance(lambda one: isinstance(one, Fraction) and one >= least))


def line_of(question: Question, step: Step | None) -> str | None:
    """Return the line whose result is predicted: its own, or the only one of the step that asks for it."""
    if question.line or step is None or question.id not in step.predict:
        return question.line
    return step.play[0] if len(step.play) == 1 and not step.goal else None


def read_after(scenario: Scenario, question: Question, now: Moment, *, ends: bool = False) -> Came:
    """Return what came of something that was predicted of a whole step, once it was played.

    What is predicted of a line is read where the step ends, and so is what a later step has the key of; any
    other question as its key is, where it began.

    Args:
        scenario: The scenario.
        question: The question.
        now: The end of the step.
        ends: Whether its key is that of a later step, which begins where this one ends.
    """
    moment = now if ends or question.kind == "predict" else now._replace(state=now.before, events=())
    try:
        if isinstance(question.answer, Computed):
            return Came(computed(scenario, question, question.answer.engine, moment))
        if any(option.when for option in question.options):
            return Came(true_options(scenario, question, moment))
    except NoKey:
        return Came()
    return Came(literal_key(scenario, question))


def came(scenario: Scenario, question: Question, before: Moment, state: Any) -> Key | None:
    """Return what a line brought: an option or a number; what its author wrote where no engine tells.

    Args:
        scenario: The scenario.
        question: A question of the kind ``predict``.
        before: The moment before the line.
        state: The position after it.

    Raises:
        NoKey: If it cannot be read there.
    """
    after = before._replace(state=state, before=before.state, events=())
    if isinstance(question.answer, Computed):
        return computed(scenario, question, question.answer.engine, after)
    if any(option.when for option in question.options):
        return true_options(scenario, question, after)
    return literal_key(scenario, question)


def likely(scenario: Scenario, question: Question, moment: Moment) -> Distribution[Result] | None:
    """Return how likely each result of the line was; None where nobody can count it.

    Args:
        scenario: The scenario.
        question: A question of the kind ``predict``.
        moment: The moment before the line.
    """

    def read(state: Any) -> Result:
        key = came(scenario, question, moment, state)
        assert key is not None, "only asked of what the engine can tell"
        return key.ids[0] if key.amount is None else key.amount

    if question.line is None or came_by_hand(question):
        return None
    try:
        return odds_of(moment.rules, moment.state, question.line, read, most_leaves=MOST_LEAVES)
    except LabError:  # the line is not legal there, or has too many outcomes: nothing is said of odds then
        return None


def came_by_hand(question: Question) -> bool:
    """Return whether only people can tell which answer came true."""
    return not isinstance(question.answer, Computed) and not any(option.when for option in question.options)


def foreseen(question: Question, answer: Verdict, key: Key) -> TextData:
    """Return what the author says to an answer that did not come; empty if nothing, or if it came."""
    given, amount = str(answer.given), answer.amount
    names = [name for name in question.misconceptions if name == given]
    if amount is not None:
        names += [name for name in question.misconceptions if read_key(name) == amount]
    is_it = amount == key.amount if key.amount is not None else given in key.ids
    return question.misconceptions[names[0]] if names and not is_it else NO_TEXT
