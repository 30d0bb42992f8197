"""The receipts of a class, lesson by lesson and form by form: a row a learner, a column a question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.handed_in import Work
from algeria_lab.scenarios.identity import scenario_hash
from algeria_lab.scenarios.quiz.grading import is_marked
from algeria_lab.scenarios.quiz.points import points_of
from algeria_lab.scenarios.receipts import Verified, in_a_line
from algeria_lab.scenarios.receipts_table import reason
from algeria_lab.views.experiments.words import TOLD
from algeria_lab.views.scenarios.guide.periods import period_said
from algeria_lab.views.scenarios.marking.cells import Cell
from algeria_lab.views.scenarios.marking.columns import Column, Handed, asked_in
from algeria_lab.views.scenarios.marking.helped import Helped, alike, away, helped
from algeria_lab.views.shared.messages import Messages


class Row(NamedTuple):
    """A learner.

    Attributes:
        name: The nickname; the name of the file where there is none.
        file: The name of the file.
        holds: Whether the receipt holds.
        status: That, in words.
        why: Why it does not hold; empty if it does.
        right: How many answers are right.
        points: What they count.
        minutes: How long it took.
        away: How they came away from the author's line; empty for who stayed on it.
        cells: A cell for each column.
    """

    name: str
    file: str
    holds: bool
    status: str
    why: str
    right: str
    points: str
    minutes: str
    away: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class ClassTable:
    """The receipts of one form of a lesson.

    Attributes:
        name: A short name for files, such as ``lesson5``.
        title: The title of the lesson.
        form: Which form of it; empty where there is one only.
        asked: How many questions are graded.
        points: What they count together.
        columns: Its questions, behind the orders that were chosen.
        rows: The learners, by name.
        helped: Whom to look at first.
        twice: Which receipts bear the same name, in a line each.
        found: The receipts in the same order.
    """

    name: str
    title: str
    form: str
    asked: int
    points: int
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    helped: tuple[Helped, ...]
    twice: tuple[str, ...]
    found: tuple[Verified, ...]

    @property
    def aside(self) -> int:
        """How many receipts could not be checked: what was right and missed is counted without them."""
        return sum(not one.work.is_checked for one in self.found if one.work)

    @property
    def hardest(self) -> list[Column]:
        """The questions that anybody missed or left empty, those that most did first; see `Missed.order`."""
        found = [(one.missed.order, one) for one in self.columns if one.missed and one.missed.order[0]]
        return [one for _, one in sorted(found, key=lambda pair: pair[0])]


class Stray(NamedTuple):
    """A file that belongs to no table.

    Attributes:
        file: Its name.
        why: Why.
    """

    file: str
    why: str


@dataclass(frozen=True)
class Marking:
    """All that a class has handed in.

    Attributes:
        tables: A table for each form of each lesson.
        strays: Files that belong to none.
        found: What came of all receipts.
    """

    tables: tuple[ClassTable, ...]
    strays: tuple[Stray, ...]
    found: tuple[Verified, ...]


def marking(found: Iterable[Verified], language: str) -> Marking:
    """Return the tables of a class.

    Args:
        found: What came of the receipts.
        language: The reader's language.
    """
    groups: dict[tuple[int, str, str, int], list[Verified]] = {}
    everything, strays, words = tuple(found), list[Stray](), Messages(language)
    for one in everything:
        if one.work:
            groups.setdefault(_place(one.work.scenario), []).append(one)
        else:
            strays.append(Stray(_file(one), _why(one, words) or _status(one, words)))
    tables = [_Table(group, language).table() for _, group in sorted(groups.items())]
    return Marking(tuple(_told_apart(tables)), tuple(strays), everything)


def _told_apart(tables: Iterable[ClassTable]) -> Iterator[ClassTable]:
    """Yield tables with names of their own, where two editions of a lesson are among them."""
    names = Counter[str]()
    for one in tables:
        names[one.name] += 1
        yield replace(one, name=f"{one.name}-{names[one.name]}") if names[one.name] > 1 else one


def _place(scenario: Scenario) -> tuple[int, str, str, int]:
    """Return by what tables are told apart, and in which order they stand."""
    number = scenario.lesson.number if scenario.lesson else 1000
    return number, scenario.id, scenario_hash(scenario), scenario.period or 0


def _file(found: Verified) -> str:
    return in_a_line(found.row.get("file", ""))


def name_of(found: Verified) -> str:
    """Return what a learner is called: by the nickname, else by the file."""
    return str(found.row.get("nickname", "")) or _file(found)


def _status(found: Verified, words: Messages) -> str:
    return words.say(f"scenario-receipts-{found.problem or 'holds'}")


def _why(found: Verified, words: Messages) -> str:
    """Return why a receipt does not hold, and what to do; empty where its status says all."""
    detail, file = in_a_line(reason(found, words.say)), f"{in_a_line(found.row.get('scenario', ''))}.yaml"
    return words.say("marking-why", problem=found.problem, detail=detail, file=file) if detail else ""


class _Table:
    """Makes the table of one form of a lesson."""

    def __init__(self, found: Sequence[Verified], language: str) -> None:
        pairs = [(one, one.work) for one in found if one.work]
        self._pairs: list[tuple[Verified, Work]] = sorted(pairs, key=lambda pair: name_of(pair[0]).casefold())
        self._scenario = pairs[0][1].scenario
        self._words = TOLD[self._scenario.game].words(language)
        self._asked = asked_in(self._scenario, self._words)

    def table(self) -> ClassTable:
        scenario, words = self._scenario, self._words
        number = scenario.lesson.number if scenario.lesson else None
        name = scenario.id if number is None else words.say("marking-lesson", number=str(number))
        handed = [Handed(_file(one), name_of(one), work) for one, work in self._pairs]
        points = sum(points_of(scenario, one) for one in scenario.quiz)
        return ClassTable(
            name=f"{name}-{scenario.period}min" if scenario.period else name,
            title=scenario.said(scenario.title, words.language),
            form=period_said(scenario, words),
            asked=sum(is_marked(scenario, one) for one in scenario.quiz),
            points=points + sum(goal.points for goal in scenario.goals),
            columns=tuple(one.column(handed) for one in self._asked),
            rows=tuple(self._row(one, work) for one, work in self._pairs),
            helped=helped(((name_of(one), one.row, work) for one, work in self._pairs), words),
            twice=tuple(alike(((name_of(one), _file(one)) for one, _ in self._pairs), words)),
            found=tuple(one for one, _ in self._pairs),
        )

    def _row(self, found: Verified, work: Work) -> Row:
        right, points, minutes = (str(found.row.get(name, "")) for name in ("right", "points", "minutes"))
        return Row(
            name=name_of(found),
            file=_file(found),
            holds=found.holds,
            status=_status(found, self._words),
            why="" if found.holds else _why(found, self._words),
            right=right,
            points=points,
            minutes=minutes,
            away=away(found.row, self._words),
            cells=tuple(one.cell(work) for one in self._asked),
        )
