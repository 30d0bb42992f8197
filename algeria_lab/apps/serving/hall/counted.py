"""What a class has answered so far, counted for its teacher: nobody is asked for a name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from algeria_lab.apps.serving.hall.bars import bars_of
from algeria_lab.apps.serving.hall.seats import Seat

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.scenarios.guide.handed_in import Work
    from algeria_lab.scenarios.quiz.asking import Asking
    from algeria_lab.scenarios.quiz.verdicts import Key, Verdict
    from algeria_lab.views.scenarios.marking.columns import Asked, Column, Handed
    from algeria_lab.views.scenarios.marking.missed import Mistake

Told = dict[str, Any]
Keys = Mapping[str, "Key"]


def work_of_seat(
    seat: Seat, scenario: Scenario, keys: Keys | None = None, language: str = "en"
) -> Work | None:
    """Return what the page of a seat says was answered in a lesson; None where it is at another one.

    With *keys* each answer is looked at again: what the page says of its worth is not asked, and the mistake
    that the author foresaw is named.
    """
    from algeria_lab.scenarios.guide.handed_in import claimed_work

    said = seat.told.get("answers", {})
    if said.get("lesson") != scenario.id:
        return None
    work = claimed_work({"answers": said.get("answers"), "result": {"period": said.get("form")}}, scenario)
    if keys is None:
        return work
    judged = {name: _judged(one, keys.get(name), language) for name, one in work.askings.items()}
    return replace(work, askings=judged, parts=dict(_parts(said.get("parts"), work.scenario)))


def _parts(said: object, scenario: Scenario) -> Iterator[tuple[str, Work]]:
    """Yield what was answered in other scenarios that are part of steps; its worth is what the page says."""
    from algeria_lab.scenarios.guide.handed_in import claimed_work

    for step in scenario.steps:
        part, answers = scenario.part(step.part), said.get(step.id) if isinstance(said, dict) else None
        if part and answers:
            yield step.id, claimed_work({"answers": answers}, part)


def _judged(asking: Asking, key: Key | None, language: str) -> Asking:
    tries = [_worth(asking, one, key, language) for one in asking.tries]
    return replace(asking, key=key, tries=tries)


def _worth(asking: Asking, said: Verdict, key: Key | None, language: str) -> Verdict:
    from algeria_lab.scenarios.quiz.grading import grade
    from algeria_lab.scenarios.quiz.own_words import is_own_words

    if is_own_words(asking.question):
        return said
    found = grade(asking.scenario, asking.question, said.given, key, language=language)
    return found if found.counts else said  # such as the results of one's own game, which nobody knows here


def questions(
    seats: Iterable[Seat], scenario: Scenario, language: str, keys: Keys | None = None
) -> list[Told]:
    """Return every question of a lesson and its parts with what a class answered, in the order of its steps.

    Each has its id, its step, what it asks, how many answered and were right, the answers as counts, as bars,
    the mistakes that their author foresaw, and the texts by the number of their place.
    """
    works = ((seat.number, work_of_seat(seat, scenario, keys, language)) for seat in seats)
    return told_of({number: work for number, work in works if work}, scenario, language)


def told_of(works: Mapping[int, Work], scenario: Scenario, language: str) -> list[Told]:
    """Return what `questions` does, of works by the number of their place."""
    from algeria_lab.views.experiments.words import TOLD
    from algeria_lab.views.scenarios.marking.columns import Asked, Handed, asked_in

    words = TOLD[scenario.game].words(language)
    # A teacher counts what pages say; what is handed in is played again.
    handed = [
        Handed(str(number), str(number), replace(work, is_checked=True)) for number, work in works.items()
    ]
    asked = [one for one in asked_in(scenario, words) if isinstance(one, Asked)]
    return [_told(one, one.column(handed), handed) for one in asked]


def _told(asked: Asked, column: Column, handed: Sequence[Handed]) -> Told:
    answered = [one for one in (asked.asking(one.work) for one in handed) if one.tries]
    missed, say = column.missed, asked.cells.words.say
    well = sum(one.is_right for one in answered) if missed else None
    late = sum(one.is_right and one.tries[0].outcome != "right" for one in answered)
    is_words = bool(column.texts or column.sheet)
    bars = [] if is_words else bars_of(answered, asked)
    told: dict[str, str | int] = {
        "count": len(answered),
        "all": len(handed),
        "well": well or 0,
        "late": late,
        "graded": str(missed is not None),
    }
    return {
        "id": f"{asked.step} {asked.question.id}".strip(),
        "part": column.part,
        "step": _step_of(asked),
        "kind": asked.question.kind,
        "number": column.number,
        "ask": column.ask,
        "right": column.right,
        "answered": len(answered),
        "well": well,
        "said": say("desk-said-answered", **told),
        "counts": [(one.label, one.many) for one in bars],
        "bars": [one._asdict() | {"said": _share(one.many, len(answered), say)} for one in bars],
        "mistakes": [
            {
                "given": one.given,
                "says": one.says,
                "learners": one.learners,
                "said": _mistake(one, say),
            }
            for one in (missed.mistakes if missed else ())
        ],
        "texts": [{"number": int(one.file), "text": one.text} for one in column.texts],
        "sheet": [
            {"name": cell.asks, "texts": [{"number": int(one.file), "text": one.text} for one in cell.texts]}
            for cell in column.sheet
        ],
    }


def _share(many: int, of: int, say: Callable[..., str]) -> str:
    return say("desk-said-share", count=many, percent=round(100 * many / of) if of else 0)


def _mistake(one: Mistake, say: Callable[..., str]) -> str:
    key = "marking-mistake" if one.says else "marking-mistake-other"
    return say(key, count=one.learners, given=one.given)


def _step_of(asked: Asked) -> str:
    steps = asked.scenario.steps
    return asked.step or next((step.id for step in steps if asked.question.id in step.questions), "")


class Counted:
    """Counts a lesson's answers, and remembers them until somebody answers anew: a desk looks each second."""

    def __init__(self) -> None:
        self._works: dict[tuple[int, str, str], tuple[object, Work | None]] = {}
        self._told: dict[tuple[str, str, int], tuple[list[object], list[Told]]] = {}

    def questions(self, seats: Iterable[Seat], scenario: Scenario, language: str, keys: Keys) -> list[Told]:
        """Return what `counted.questions` does."""
        by_number = {seat.number: seat for seat in seats if "answers" in seat.told}
        said: list[object] = [seat.told["answers"] for seat in by_number.values()]
        name = scenario.id, language, scenario.period or 0
        before = self._told.get(name)
        if before is None or len(before[0]) != len(said) or any(map(_is_other, before[0], said)):
            works = {number: self._work(seat, scenario, language, keys) for number, seat in by_number.items()}
            told = told_of({number: work for number, work in works.items() if work}, scenario, language)
            before = self._told[name] = said, told
        return before[1]

    def _work(self, seat: Seat, scenario: Scenario, language: str, keys: Keys) -> Work | None:
        name, said = (seat.number, scenario.id, language), seat.told["answers"]
        before = self._works.get(name)
        if before is None or before[0] is not said:
            before = self._works[name] = said, work_of_seat(seat, scenario, keys, language)
        return before[1]


def _is_other(one: object, other: object) -> bool:
    return one is not other
