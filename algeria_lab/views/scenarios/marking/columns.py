"""The columns of a class's table: orders that were chosen, questions of the lesson and of its parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.steps import Step
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.handed_in import Work
from algeria_lab.scenarios.quiz.asking import Asking
from algeria_lab.scenarios.quiz.grading import is_marked
from algeria_lab.scenarios.quiz.own_words import CELLS, is_own_words
from algeria_lab.scenarios.quiz.points import points_of
from algeria_lab.views.experiments.words import TOLD
from algeria_lab.views.scenarios.handouts.sheet_answers import sheet_answers
from algeria_lab.views.scenarios.handouts.step_words import heading
from algeria_lab.views.scenarios.marking.cells import MOST_BRIEF, MOST_WORDS, Cell, Cells
from algeria_lab.views.scenarios.marking.missed import Missed, missed
from algeria_lab.views.scenarios.quiz.short import short, title_of
from algeria_lab.views.shared.messages import GameWords


class Text(NamedTuple):
    """What a learner wrote in own words.

    Attributes:
        file: The file of the receipt.
        name: What the learner is called.
        text: What was written, line by line.
    """

    file: str
    name: str
    text: str


class SheetCell(NamedTuple):
    """A cell of a document's sheet, with what the class wrote in it.

    Attributes:
        asks: What it asks.
        expected: What a good one says; empty where nobody wrote that down.
        texts: What was written, by whom.
    """

    asks: str
    expected: str
    texts: tuple[Text, ...]


class Column(NamedTuple):
    """A question, or a step that lets choose between orders.

    Attributes:
        number: As on the paper; O1 and so on for orders, P1 for questions of another game inside a step.
        title: The beginning of what is asked.
        ask: What is asked.
        worth: What it counts, in words.
        right: What is right, in words; empty where nothing is, or nobody's receipt says.
        legend: What the letters of its options stand for; the orders, with how many chose each.
        rubric: What a good text has.
        missed: What was missed; None where nothing is right or wrong.
        texts: What was written in own words, by whom.
        sheet: The same for a document's sheet, cell by cell.
        sum: How many of the class were right; empty where nothing is right or wrong.
        part: In which other scenario it is asked; empty for the lesson itself.
        is_order: Whether it is a step that lets choose.
    """

    number: str
    title: str
    ask: str
    worth: str = ""
    right: str = ""
    legend: tuple[str, ...] = ()
    rubric: tuple[str, ...] = ()
    missed: Missed | None = None
    texts: tuple[Text, ...] = ()
    sheet: tuple[SheetCell, ...] = ()
    sum: str = ""
    part: str = ""
    is_order: bool = False


class Handed(NamedTuple):
    """What one learner handed in.

    Attributes:
        file: The file of the receipt.
        name: What the learner is called.
        work: What was answered.
    """

    file: str
    name: str
    work: Work


@dataclass(frozen=True)
class Orders:
    """A step that lets choose between orders, as a column.

    Attributes:
        number: What the column is called.
        scenario: The lesson.
        step: The step.
        words: The reader's language.
    """

    number: str
    scenario: Scenario
    step: Step
    words: GameWords

    def cell(self, work: Work) -> Cell:
        """Return the order that a learner chose; the last one last, where the step was begun again."""
        names = [short(self._name(place), MOST_WORDS) for place in work.orders.get(self.step.id, ())]
        brief = short(names[-1], MOST_BRIEF) if names else ""
        return Cell(self.words.say("marking-then").join(names), "order" if names else "none", brief)

    def column(self, handed: Sequence[Handed]) -> Column:
        """Return the column, with how many chose each order."""
        chosen = Counter(place for one in handed for place in one.work.orders.get(self.step.id, ())[-1:])
        legend = [
            self.words.say("marking-order-count", order=self._name(place), count=chosen[place])
            for place in range(len(self.step.choose or ()))
        ]
        title = self.words.say("marking-order", step=heading(self.scenario, self.step, self.words))
        return Column(self.number, title, title, legend=tuple(legend), is_order=True)

    def _name(self, place: int) -> str:
        """Return what an order is called by its author; as it is typed where it has no other name."""
        choice = (self.step.choose or [])[place]
        return self.scenario.said(choice.text, self.words.language) or choice.order


@dataclass(frozen=True)
class Asked:
    """A question of the lesson or of a part of it, as a column.

    Attributes:
        number: What the column is called.
        scenario: The scenario that asks.
        question: The question.
        cells: Its words, and how answers are told.
        step: The id of the step whose part asks it; empty for the lesson itself.
        part: What that part is called.
    """

    number: str
    scenario: Scenario
    question: Question
    cells: Cells
    step: str = ""
    part: str = ""

    def asking(self, work: Work) -> Asking:
        """Return the question with what a learner answered; in a part that nobody came to, nothing."""
        own = work.parts.get(self.step) if self.step else work
        return (own and own.askings.get(self.question.id)) or Asking(self.scenario, self.question)

    def cell(self, work: Work) -> Cell:
        """Return what a learner answered, and what it is worth."""
        own = work.parts.get(self.step) if self.step else work
        is_left = own is not None and self.question.id in own.skipped
        return self.cells.cell(self.asking(work), is_checked=work.is_checked, is_left=is_left)

    def column(self, handed: Sequence[Handed]) -> Column:
        """Return the column, with what the class missed and wrote."""
        scenario, cells = self.scenario, self.cells
        ask = cells.said(scenario, self.question.ask) or self.question.id
        checked = [self.asking(one.work) for one in handed if one.work.is_checked]
        known = next((one for one in checked if one.key), None)
        graded = is_marked(scenario, self.question)
        return Column(
            number=self.number,
            title=title_of(ask),
            ask=ask,
            worth=self._worth(),
            right=cells.right(known, known.key) if known and known.key and graded else "",
            legend=tuple(cells.legend(scenario, self.question)),
            rubric=tuple(cells.said(scenario, line) for line in self.question.rubric),
            missed=missed(checked, cells) if graded else None,
            texts=tuple(self._texts(handed)),
            sheet=tuple(self._sheet(handed)),
            sum=self._sum(checked) if graded else "",
            part=self.part,
        )

    def _worth(self) -> str:
        points, say = points_of(self.scenario, self.question), self.cells.words.say
        is_outside = points and self.step
        return say("marking-head-outside") if is_outside else say("marking-head-points", points=points)

    def _sum(self, checked: Sequence[Asking]) -> str:
        right = sum(one.is_right for one in checked)
        return self.cells.words.say("marking-of", number=right, most=len(checked)) if checked else ""

    def _texts(self, handed: Sequence[Handed]) -> Iterator[Text]:
        if is_own_words(self.question):
            for one in handed:
                if text := self.cells.written(self.asking(one.work)):
                    yield Text(one.file, one.name, text)

    def _sheet(self, handed: Sequence[Handed]) -> Iterator[SheetCell]:
        """Yield the cells of a document's sheet; none for other questions."""
        if self.question.kind != "sheet":
            return
        words = self.cells.words
        expected = sheet_answers(self.scenario, self.question, words)
        written = [(one, self.cells.by_cell(self.asking(one.work))) for one in handed]
        for name in CELLS:
            texts = (Text(one.file, one.name, cells[name]) for one, cells in written if name in cells)
            yield SheetCell(words.say(f"quiz-sheet-{name}"), expected.get(name, ""), tuple(texts))


def asked_in(scenario: Scenario, words: GameWords) -> list[Orders | Asked]:
    """Return the columns of a form of a lesson in their order: orders, its questions, those of its parts."""
    deciding = [step for step in scenario.steps if step.choose]
    found: list[Orders | Asked] = [
        Orders(f"O{number}", scenario, step, words) for number, step in enumerate(deciding, 1)
    ]
    cells = Cells(words)
    found += [Asked(str(number), scenario, one, cells) for number, one in enumerate(scenario.in_order, 1)]
    return [*found, *_inside(scenario, words)]


def _inside(scenario: Scenario, words: GameWords) -> Iterator[Asked]:
    """Yield the questions of the other scenarios that are part of steps."""
    number = 0
    for step in scenario.steps:
        if part := scenario.part(step.part):
            cells = Cells(TOLD[part.game].words(words.language))
            title = words.say("marking-inside", title=part.said(part.title, words.language))
            for question in part.in_order:
                number += 1
                yield Asked(f"P{number}", part, question, cells, step.id, title)
