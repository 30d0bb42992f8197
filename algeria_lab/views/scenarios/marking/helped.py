"""Whom a teacher may look at first: few right answers, a lesson that was not finished, much left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.handed_in import Work
from algeria_lab.scenarios.quiz.asking import Asking
from algeria_lab.scenarios.quiz.grading import is_marked
from algeria_lab.scenarios.receipts import Row
from algeria_lab.views.scenarios.marking.cells import MOST_WORDS, Cells
from algeria_lab.views.shared.messages import GameWords, Messages

ENDED = "debrief"
# How a learner came away from the line that the author wrote, by what a receipt counts.
AWAY = ("left_the_line", "shown", "jumps", "keys")


class Helped(NamedTuple):
    """Somebody to look at first.

    Attributes:
        name: What they are called.
        why: Why.
    """

    name: str
    why: str


def helped(found: Iterable[tuple[str, Row, Work]], words: GameWords) -> tuple[Helped, ...]:
    """Return whom to look at first: the fewest right answers at the top, then who tried most.

    Args:
        found: What each learner is called, what the receipt comes to, and what was answered.
        words: The reader's language.
    """
    seen = [
        (
            (_count(row, "right"), -len(_tried(work))),
            Helped(_called(name, work, words), words.say("list-semicolon").join(whys)),
        )
        for name, row, work in found
        if (work.is_checked or "right" in row) and (whys := list(_whys(row, work, words)))
    ]
    return tuple(one for _, one in sorted(seen, key=lambda pair: pair[0]))


def _called(name: str, work: Work, words: GameWords) -> str:
    """Return what a learner is called, with a mark where the receipt alone says what was done."""
    return name if work.is_checked else words.say("marking-help-unchecked", name=name)


def away(row: Row, words: Messages) -> str:
    """Return how somebody came away from the author's line, and how often; empty for who stayed on it."""
    told = [
        words.say("marking-away", name=name, count=_count(row, name)) for name in AWAY if _count(row, name)
    ]
    return " · ".join(told)


def alike(found: Iterable[tuple[str, str]], words: Messages) -> Iterator[str]:
    """Yield in words which receipts bear the same name: of one pupil who handed in again, or of two.

    Args:
        found: What each learner is called, and the name of the file.
        words: The reader's language.
    """
    by_name: dict[str, list[tuple[str, str]]] = {}
    for name, file in found:
        by_name.setdefault(" ".join(name.casefold().split()), []).append((name, file))
    for same in by_name.values():
        if len(same) > 1:
            files = words.say("list-semicolon").join(file for _, file in same)
            yield words.say("marking-alike", count=len(same), name=same[0][0], files=files)


def _whys(row: Row, work: Work, words: GameWords) -> Iterator[str]:
    scenario = work.scenario
    asked, right = sum(is_marked(scenario, one) for one in scenario.quiz), _count(row, "right")
    if right * 2 < asked:
        yield _answered(row, work, words, asked)
    if row.get("status") != ENDED and (at := _step(row, scenario)):
        yield words.say("marking-help-stopped", at=at, all=len(scenario.steps))
    if last := _passed_from(work):
        yield words.say(
            "marking-help-passed", count=len(scenario.steps) - last, first=last + 1, last=len(scenario.steps)
        )
    if jumps := _count(row, "jumps"):
        yield words.say("marking-away", name="jumps", count=jumps)
    if len(work.skipped) * 2 > len(scenario.quiz):
        yield words.say("marking-help-left", count=len(work.skipped))


def _answered(row: Row, work: Work, words: GameWords, asked: int) -> str:
    """Return how many graded questions somebody tried, what came of them, and what went wrong twice alike."""
    tried, right, minutes = len(_tried(work)), _count(row, "right"), _count(row, "minutes")
    values = {"tried": tried, "asked": asked, "right": right}
    if tried * 2 < asked:
        said = words.say("marking-help-few", **values)
        return words.say("marking-help-in", said=said, minutes=minutes) if tried and minutes else said
    twice = words.say("list-semicolon").join(_twice(work, words))
    said = words.say("marking-help-tried", **values)
    return words.say("marking-help-twice", said=said, twice=twice) if twice else said


def _tried(work: Work) -> list[Asking]:
    """Return the graded questions that were answered."""
    askings = (work.askings.get(one.id) for one in work.scenario.in_order if is_marked(work.scenario, one))
    return [one for one in askings if one and one.tries]


def _twice(work: Work, words: GameWords) -> Iterator[str]:
    """Yield what was answered wrongly again in the same way: the question, and the answer."""
    cells, numbers = Cells(words), {one.id: at for at, one in enumerate(work.scenario.in_order, 1)}
    for asking in _tried(work):
        wrong = (one for one in asking.tries if one.outcome == "wrong")
        for given, count in Counter(cells.given(asking, one, MOST_WORDS) for one in wrong).items():
            if count > 1:
                number = str(numbers[asking.question.id])
                yield words.say("marking-help-again", number=number, given=given, count=count)


def _passed_from(work: Work) -> int:
    """Return the number of the step after which somebody went to the debrief; 0 for who passed none over."""
    names = [step.id for step in work.scenario.steps]
    return names.index(work.left_at) + 1 if work.left_at in names[:-1] else 0


def _step(row: Row, scenario: Scenario) -> int:
    """Return the number of the step at which somebody stopped; 0 where that is not known."""
    names = [step.id for step in scenario.steps]
    return names.index(str(row["step"])) + 1 if row.get("step") in names else 0


def _count(row: Row, name: str) -> int:
    value = row.get(name)
    return value if isinstance(value, int) else 0
