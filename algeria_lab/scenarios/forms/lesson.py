"""What makes a scenario a lesson of a course: aims, programmes, the claim that it tests, what to read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from pydantic import Field

from algeria_lab.checking.forms import LEGIBLE, WRITTEN, Form
from algeria_lab.scenarios.forms.texts import NO_TEXT, Condition, Name, Text, TextData, Texts

MOST_AIMS = 4
LEVELS = 4  # of a written answer: it cites, it presents, it sets side by side, it criticises
# What of a lesson its teacher reads and no learner: it is in no edition for learners.
FOR_TEACHERS = ("pitfalls", "care", "plan", "plan_after", "surprises", "spare", "expected", "exam")
MOST_SURPRISES = 2
Work = Annotated[str, WRITTEN, LEGIBLE]
Day = Annotated[str, Field(pattern=r"^\d{4}-\d{2}(-\d{2})?$", examples=["2026-11"]), LEGIBLE]


class Evidence(Form):
    """Something that speaks for a claim, or against it.

    Attributes:
        text: What it is.
        when: It is told only where this is true of the learner's own game; always if left out.
        source: A work that says it: by its key in the fact base, or written out as in a bibliography.
        fact: A record of the fact base that it rests on, as ``topic/id``.
        voice: An excerpt of the fact base that says it, by its id.
    """

    text: Text
    when: Condition | None = None
    source: Work | None = None
    fact: Work | None = None
    voice: Work | None = None


class Claim(Form):
    """The claim that a lesson tests, such as one of Galula's laws.

    Attributes:
        law: Which of Galula's four laws it is; none if left out.
        text: The claim in our words.
        by: Whose claim it is, and who that was, in a line.
        supports: What speaks for it.
        against: What speaks against it.
        undecided: What fits the claim and its contrary, and does not let one decide.
    """

    law: Annotated[int, Field(ge=1, le=4)] | None = None
    text: Text
    by: Text = NO_TEXT
    supports: list[Evidence] = []
    against: list[Evidence] = []
    undecided: list[Evidence] = []

    @property
    def sides(self) -> Mapping[str, Sequence[Evidence]]:
        """Its evidence by the side that it speaks for, each under its name in a file."""
        return {"supports": self.supports, "against": self.against, "undecided": self.undecided}


class Reading(Form):
    """A work to read on.

    Attributes:
        work: Its key in the fact base, or the work written out as in a bibliography.
        part: Chapter or pages.
        why: What one finds there.
    """

    work: Work
    part: Text = NO_TEXT
    why: Text = NO_TEXT


class Exam(Form):
    """The exam item of a lesson, worked for its teacher.

    Attributes:
        question: The question that is set: one answered by a text, with a rubric.
        answer: A model answer.
        levels: What an answer to it looks like at each of four levels, the lowest first: it cites, it
            presents, it sets documents against each other, it criticises.
    """

    question: Name
    answer: Text
    levels: Annotated[Texts, Field(min_length=LEVELS, max_length=LEVELS)]


class Surprise(Form):
    """What the game shows against expectation, and what a teacher can answer a pupil who says so.

    Attributes:
        text: What a pupil will say, and an answer to it.
        at: The step at whose end it is seen.
        holds: What is true then of the line of the author: the numbers of the text.
    """

    text: Text
    at: Name
    holds: Condition


class Spare(Form):
    """A step that a class passes over first where time is short.

    Attributes:
        period: In which form of the lesson, by its minutes.
        step: The step.
        lost: What is lost with it.
    """

    period: Literal[50, 90]
    step: Name
    lost: Text


class OutsideReader(Form):
    """Somebody who read the lesson for its authors, and is none of them.

    Attributes:
        name: Who it is, and from where.
        date: When they had read it: a month, or a day.
    """

    name: Annotated[str, WRITTEN, LEGIBLE]
    date: Day


class Lesson(Form):
    """What a course says of one of its lessons.

    Attributes:
        number: Its place in the course; 0 for the starter.
        objectives: What learners can do at the end, from two to four, each beginning with a verb.
        programmes: Programmes of schools that it fits, by their ids in the list of programmes.
        age: From which age.
        periods: For how many minutes a class may take it, the shortest first.
        needs: Ids of lessons that should come before it.
        prior: What learners should know before.
        board: Whether a board stands beside its guide; false for a lesson that is made of documents and plays
            nothing itself. Another file that is part of a step keeps its own.
        vocabulary: Terms of the glossary that it uses, by id.
        question: The question of history that it turns on; the documents can answer it.
        claim: The claim that it tests.
        left_out: What the model leaves out.
        readings: Works to read on.
        pitfalls: What learners often get wrong, for the teacher.
        care: What a teacher should mind.
        plan: The blackboard, for the teacher, a row in each text: the cells of a row stand between bars, one
            alone takes the whole width, an empty one is for the class to fill.
        plan_after: Steps after which the blackboard is filled.
        surprises: What of the game surprises, for the teacher, with an answer.
        spare: What is passed over first where time is short, for the teacher, at most one step in each form.
        expected: What one may expect of each question of the debrief, for the teacher, in their order.
        exam: Its exam item with a model answer, for the teacher.
        readers: Historians from outside who have read it.
    """

    number: Annotated[int, Field(ge=0, le=99)]
    objectives: Annotated[Texts, Field(min_length=2, max_length=MOST_AIMS)]
    programmes: Annotated[list[Name], Field(min_length=1)]
    age: Annotated[int, Field(ge=8, le=21)]
    periods: Annotated[list[Literal[50, 90]], Field(min_length=1)]
    needs: list[Name] = []
    prior: Text
    board: bool = True
    vocabulary: Annotated[list[Name], Field(min_length=1)]
    question: Text = NO_TEXT
    claim: Claim | None = None
    left_out: Annotated[Texts, Field(min_length=1)]
    readings: Annotated[list[Reading], Field(min_length=1)]
    pitfalls: Texts = []
    care: Texts = []
    plan: Texts = []
    plan_after: list[Name] = []
    surprises: Annotated[list[Surprise], Field(max_length=MOST_SURPRISES)] = []
    spare: list[Spare] = []
    expected: Texts = []
    exam: Exam | None = None
    readers: list[OutsideReader] = []

    @property
    def sentences(self) -> Mapping[str, Sequence[Evidence | TextData]]:
        """Among what a learner chooses the lines to keep at the end, by the line, as the author wrote it."""
        claim = self.claim
        found: dict[str, Sequence[Evidence | TextData]] = {
            "for": claim.supports if claim else [],
            "against": claim.against if claim else [],
        }
        if claim and claim.undecided:
            found["open"] = claim.undecided
        return found | {"left-out": self.left_out}
