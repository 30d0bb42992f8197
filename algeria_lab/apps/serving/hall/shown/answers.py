"""What a class answered to a question, as bars or dots, before and after; and what came."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.apps.serving.hall.counted import work_of_seat
from algeria_lab.apps.serving.hall.shown.both import Both, both, said, words_of
from algeria_lab.scenarios.quiz.asking import Asking
from algeria_lab.scenarios.quiz.grading import grade, is_number
from algeria_lab.scenarios.quiz.own_words import CELLS, is_own_words
from algeria_lab.scenarios.quiz.shown import shown_options
from algeria_lab.scenarios.quiz.verdicts import Verdict
from algeria_lab.views.scenarios.marking.cells import Cells

if TYPE_CHECKING:
    from algeria_lab.apps.serving.hall.seats import Seat
    from algeria_lab.scenarios.forms.quiz import Question
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.scenarios.quiz.verdicts import Key
    from algeria_lab.views.shared.messages import Messages

Told = dict[str, Any]
Came = Mapping[str | float, int]  # what came: an option by its id or a number, and on how many pages
Values = tuple[str | float, ...]  # options or places by id, or one number
MOST_CAME = 60
MOST_BARS = 10  # of what is not chosen from options, such as places


class Answer(NamedTuple):
    """What one reader answered first, and what in the end.

    Attributes:
        first: The options, the number, the text, or the cells of a sheet.
        last: The same of the last answer.
    """

    first: Values
    last: Values


def answers(seats: Iterable[Seat], scenario: Scenario, question: Question) -> dict[int, Answer]:
    """Return what was answered, by the number of the place."""
    found = {}
    for seat in seats:
        work = work_of_seat(seat, scenario)
        asking = work.askings.get(question.id) if work else None
        if asking and asking.tries and (given := _given(asking)):
            found[seat.number] = Answer(given[0], given[-1])
    return found


def _given(asking: Asking) -> list[Values]:
    scenario, question = asking.scenario, asking.question
    return [one for one in (values_of(scenario, question, verdict.given) for verdict in asking.tries) if one]


def values_of(scenario: Scenario, question: Question, given: Any) -> Values:
    """Return an answer as it is counted; nothing where it is not of the question's kind."""
    if is_number(question):
        amount = grade(scenario, question, given, None).amount
        return () if amount is None or not math.isfinite(float(amount)) else (float(amount),)
    if is_own_words(question):
        return _written(given)
    names = [given] if isinstance(given, str) else list(given)
    return tuple(one if isinstance(one, str) else "=".join(one) for one in names)


def _written(given: Any) -> Values:
    """Return a text alone, or the cells of a document's sheet in their order."""
    texts = [str(given.get(name, "")) for name in CELLS] if isinstance(given, Mapping) else [str(given)]
    return tuple(texts) if any(texts) else ()


def question_told(scenario: Scenario, question: Question) -> Told:
    """Return what is asked, by language."""
    return {
        "id": question.id,
        "ask": said(scenario, question.ask),
        "unit": said(scenario, question.unit),
    }


def distribution(scenario: Scenario, question: Question, given: Sequence[Values], came: Came) -> Told:
    """Return answers as a distribution: bars of options, or how often each number was said.

    Args:
        scenario: The scenario.
        question: A question with options or numbers.
        given: What each reader said.
        came: What came, and to how many; empty as long as it is not to be seen.
    """
    counted = Counter(value for values in given for value in dict.fromkeys(values))
    if is_number(question):
        numbers = sorted((value, count) for value, count in counted.items() if isinstance(value, float))
        true = [float(value) for value in came if not isinstance(value, str)]
        return {"answered": len(given), "numbers": [list(pair) for pair in numbers], "came": true}
    options = [] if question.kind == "match" else shown_options(scenario, question)
    bars = [
        _bar(one.letter, said(scenario, one.text), counted[one.id], came.get(one.id, 0)) for one in options
    ]
    for name, count in [] if bars else counted.most_common(MOST_BARS):
        bars.append(_bar("", _named(scenario, question, str(name)), count, came.get(name, 0)))
    return {"answered": len(given), "bars": bars}


def _named(scenario: Scenario, question: Question, name: str) -> Both:
    """Return what is not chosen from options: a place as the desk names it, or what was said."""
    if question.kind != "map":
        return both(lambda _language: name)
    asking, verdict, words = Asking(scenario, question), Verdict("told", (name,)), words_of(scenario)
    return both(lambda language: Cells(words[language]).given(asking, verdict, 0))


def _bar(letter: str, text: Both, count: int, came: int) -> Told:
    return {"letter": letter, "text": text, "count": count, "came": came}


def came(
    seats: Iterable[Seat], scenario: Scenario, question: Question, keys: Mapping[str, Key]
) -> Counter[str | float]:
    """Return what came, and on how many pages; where none says so, what the key is, once."""
    found: Counter[str | float] = Counter()
    for seat in seats:
        told = seat.told.get("answers", {})
        said_came = told.get("came") if told.get("lesson") == scenario.id else None
        if isinstance(said_came, dict):
            found.update(set(_of_page(question, said_came.get(question.id))))
    key = keys.get(question.id)
    return found or Counter(_of_page(question, key.to_json() if key else None))


def came_said(seats: Iterable[Seat], scenario: Scenario, question: Question, words: Messages) -> str:
    """Return what pages say came of what was predicted, with how many where it differs; else nothing."""
    found, named = came(seats, scenario, question, {}), in_short(scenario, question, words)
    counted = [f"{named(one)} ({found[one]})" if len(found) > 1 else named(one) for one in found]
    return " · ".join(sorted(counted))


def in_short(scenario: Scenario, question: Question, words: Messages) -> Callable[[str | float], str]:
    """Return what names an answer in few letters: an option by its letter, as on paper, or a number."""
    letters = {one.id: one.letter for one in shown_options(scenario, question)} if question.options else {}
    return lambda one: letters.get(one, one) if isinstance(one, str) else words.number(f"{one:g}")


def _of_page(question: Question, told: Any) -> list[str | float]:
    """Return what a page says came, in the form of `Key.to_json`; nothing of it is believed."""
    rows = told[:MOST_CAME] if isinstance(told, list) else [told]
    if is_number(question):
        return [one for one in map(_number, rows) if one is not None]
    known = {option.id for option in question.options}
    return [one for one in rows if isinstance(one, str) and (one in known or not known)]


def _number(value: Any) -> float | None:
    """Return a number that was written as one, as a decimal or as a fraction."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    top, _, bottom = str(value).partition("/")
    try:
        number = float(top) / float(bottom or 1)
    except (ValueError, ZeroDivisionError, OverflowError):
        return None
    return number if math.isfinite(number) else None
