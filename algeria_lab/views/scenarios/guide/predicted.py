"""What the reader predicted in a step and what came of it: as a finding, and both numbers on one scale."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import ceil, floor
from typing import TYPE_CHECKING, Any

from algeria_lab.scenarios.conditions.expressions import Expression, WrongExpression
from algeria_lab.scenarios.forms.quiz import Computed
from algeria_lab.scenarios.quiz.numbers import is_of_hundred
from algeria_lab.views.scenarios.guide.one_game import one_game
from algeria_lab.views.scenarios.prose import blocks
from algeria_lab.views.scenarios.quiz.missed import is_fall
from algeria_lab.views.scenarios.quiz.words import QuizWords

if TYPE_CHECKING:
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.scenarios.quiz.asking import Asking
    from algeria_lab.views.shared.messages import GameWords

Part = dict[str, Any]
STEPS = (1, 2, 5)  # between two marks of a scale, times a power of ten
MOST_MARKS = 6
HUNDRED = 100
SINCE = "change("  # what is counted from the beginning of a step is 0 there, which says nothing


def told_in(guide: Guide) -> list[str]:
    """Return the predictions that are told in this step: those that it asks, and those that it settles."""
    step = guide.step
    if step is None:
        return []
    settled = [one.id for one in guide.scenario.quiz if one.settled == step.id]
    known = [name for name in settled if name not in step.predict and guide.answered(name).came]
    return [*step.predict, *known]


def predictions(guide: Guide, words: GameWords, *, is_telling: bool = False) -> Iterator[Part]:
    """Yield what the reader predicted in this step, beside what came once that is known.

    Args:
        guide: The guide.
        words: The reader's language.
        is_telling: Whether the board still tells what was watched: what came of it is told behind that.
    """
    quiz = QuizWords(words)
    for name in told_in(guide):
        asking = guide.answered(name)
        if guide.status == "predict" or not (asking.tries or (asking.came and asking.came.key)):
            continue  # what came is told to those who did not predict it, too
        if is_telling and asking.came and asking.came.key:
            if asking.tries:
                yield _held_back(asking, quiz)
            continue
        after = blocks(quiz.said(asking, asking.question.after)) if asking.came else []
        ask = blocks(quiz.said(asking, asking.question.ask))
        yield {"id": name, "ask": ask, "after": after, **_told(guide, asking, quiz)}


def _held_back(asking: Asking, quiz: QuizWords) -> Part:
    """Return a prediction whose result waits until the board has told what was watched."""
    said = quiz.words.say("quiz-expected-telling", expected=quiz.expected(asking))
    ask = blocks(quiz.said(asking, asking.question.ask))
    nothing: Part = {"after": [], "more": "", "scale": None, "dots": None}
    return {"id": asking.question.id, "ask": ask, "state": "awaited", "said": said, **nothing}


def _told(guide: Guide, asking: Asking, quiz: QuizWords) -> Part:
    """Return what is said of a prediction: what is awaited, what was written, or what came."""
    if asking.came is None:
        said = _awaited(guide, asking, quiz)
        return {"state": "awaited", "said": said, "more": "", "scale": None, "dots": None}
    if asking.came.key is None:
        return {"state": "written", "said": quiz.expected(asking), "more": "", "scale": None, "dots": None}
    number = asking.came.key.amount
    scale = None if number is None else _scale(guide, asking, number, quiz.words)
    more = " ".join(filter(None, [quiz.missed(asking), quiz.beside(asking), one_game(guide, quiz.words)]))
    dots = None if number is None else _dots(guide, asking, number, quiz.words)
    orders = [{"title": title, "items": items} for title, items in quiz.orders(asking)]
    said = quiz.found(asking)
    return {"state": "came", "said": said, "more": more, "scale": scale, "dots": dots, "orders": orders}


def _awaited(guide: Guide, asking: Asking, quiz: QuizWords) -> str:
    """Return what is expected, and where it is told what came: here, or at the later step that settles it."""
    words, scenario, expected = quiz.words, guide.scenario, quiz.expected(asking)
    later = scenario.step(asking.question.settled or "")
    if later is None or later is guide.step:
        return words.say("quiz-expected", expected=expected)
    number = scenario.steps.index(later) + 1
    title = scenario.said(later.title, words.language) or words.say("guiding-untitled", number=number)
    return words.say("quiz-expected-later", expected=expected, step=title)


def _dots(guide: Guide, asking: Asking, result: Fraction, words: GameWords) -> Part | None:
    """Return so many dots of a hundred; None where nothing is counted out of a hundred."""
    is_count = result.denominator == 1 and 0 <= result <= HUNDRED
    if not is_count or not is_of_hundred(guide.scenario, asking.question):
        return None
    count = int(result)
    return {"filled": count, "label": words.say("guiding-dots", count=count)}


def _scale(guide: Guide, asking: Asking, result: Fraction, words: GameWords) -> Part:
    """Return one scale with what was predicted, what came, and where the same quantity began."""
    you, start = asking.tries[-1].amount if asking.tries else None, _beginning(guide, asking)
    if you is not None and is_fall(asking.question, you, result):
        you = result  # the size of the fall, written without its sign
    given = {"you": you, "result": result, "start": start}
    known = {name: value for name, value in given.items() if value is not None}
    marks = scale_marks(known.values())
    low, wide = marks[0], marks[-1] - marks[0]

    def point(value: Fraction, name: str = "") -> Part:
        number = QuizWords(words).number(asking.question, value)
        text = words.say(f"guiding-scale-{name}", number=number) if name else number
        return {"at": float((value - low) / wide), "text": text}

    points = {name: point(value, name) for name, value in known.items()}
    label = words.say("guiding-scale", low=point(low)["text"], high=point(marks[-1])["text"])
    said = words.say("list-semicolon").join(one["text"] for one in points.values())
    return {
        "label": f"{label} {said}",
        "zero": point(max(low, min(Fraction(0), marks[-1])))["at"],
        "marks": [point(mark) for mark in marks],
        **dict.fromkeys(given),
        **points,
    }


def scale_marks(values: Iterable[Fraction]) -> list[Fraction]:
    """Return round numbers from zero, or below it, to past the largest of *values*.

    Examples:
        >>> [int(mark) for mark in scale_marks([Fraction(3), Fraction(38), Fraction(50)])]
        [0, 10, 20, 30, 40, 50]
        >>> [int(mark) for mark in scale_marks([Fraction(-7), Fraction(4)])]
        [-8, -6, -4, -2, 0, 2, 4]
    """
    found = [Fraction(0), *values]
    low, high = min(found), max(found)
    wide = high - low or Fraction(1)
    power = Fraction(10) ** (len(str(floor(wide))) - 2)
    sizes = (power * step * ten for ten in (Fraction(1, 10), 1, 10, 100) for step in STEPS)
    is_whole = all(one.denominator == 1 for one in found)  # no halves where things are counted
    size = next(one for one in sizes if wide / one <= MOST_MARKS and (one >= 1 or not is_whole))
    first = floor(low / size)
    return [size * place for place in range(first, max(ceil(high / size), first + 1) + 1)]


def _beginning(guide: Guide, asking: Asking) -> Fraction | None:
    """Return what the predicted quantity was when the step began; None where the engine does not tell."""
    question = asking.question
    asked = (one for one in reversed(guide.stages) if question.id in one.step.predict)
    stage = next(asked, guide.stage)
    answer = question.answer if question.kind == "predict" else None
    if stage is None or not isinstance(answer, Computed) or SINCE in answer.engine:
        return None
    before: Any = guide.course.seen(stage.before)
    moment = guide.moment()._replace(state=before, before=before, events=())
    try:
        value = Expression(answer.engine, guide.scenario.game).value(moment)
    except WrongExpression:
        return None
    return Fraction(value) if isinstance(value, int | Fraction) and not isinstance(value, bool) else None
