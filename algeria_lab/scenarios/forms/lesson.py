"""What makes a scenario a lesson of a course: aims, programmes, the claim that it tests, what to read."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from algeria_lab.checking.forms import LEGIBLE, WRITTEN, Form
from algeria_lab.scenarios.forms.texts import NO_TEXT, Condition, Name, Text, Texts

MOST_AIMS = 4
Work = Annotated[str, WRITTEN, LEGIBLE]


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
    """

    law: Annotated[int, Field(ge=1, le=4)] | None = None
    text: Text
    by: Text = NO_TEXT
    supports: list[Evidence] = []
    against: list[Evidence] = []


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
        vocabulary: Terms of the glossary that it uses, by id.
        question: The question of history that it turns on; the documents can answer it.
        claim: The claim that it tests.
        left_out: What the model leaves out.
        readings: Works to read on.
        pitfalls: What learners often get wrong, for the teacher.
        care: What a teacher should mind.
        plan: What to draw or write on the blackboard, for the teacher.
    """

    number: Annotated[int, Field(ge=0, le=99)]
    objectives: Annotated[Texts, Field(min_length=2, max_length=MOST_AIMS)]
    programmes: Annotated[list[Name], Field(min_length=1)]
    age: Annotated[int, Field(ge=8, le=21)]
    periods: Annotated[list[Literal[50, 90]], Field(min_length=1)]
    needs: list[Name] = []
    prior: Text
    vocabulary: Annotated[list[Name], Field(min_length=1)]
    question: Text = NO_TEXT
    claim: Claim | None = None
    left_out: Annotated[Texts, Field(min_length=1)]
    readings: Annotated[list[Reading], Field(min_length=1)]
    pitfalls: Texts = []
    care: Texts = []
    plan: Texts = []
