"""Questions: what is asked, what is right, and what to say to answers that one can foresee."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from algeria_lab.checking.forms import LEGIBLE, WRITTEN, Form
from algeria_lab.scenarios.forms.texts import NO_TEXT, Condition, Name, Pattern, Picture, Text, Texts

# choice: one of several; many: all that are right; number and fraction: reckoned; order: put in order; map: a
# place or places; predict: what a line of play will bring, before it is played; decisive: the result that
# moved most in the learner's own game; match: pairs, such as claims and sources; text: free, with a rubric;
# sheet: a document, asked who, when, to whom, why, and what it cannot prove.
Kind: TypeAlias = Literal[
    "choice", "many", "number", "fraction", "order", "map", "predict", "decisive", "match", "text", "sheet"
]


class Option(Form):
    """One of the answers to choose from.

    Attributes:
        id: Its name, by which ``answer`` and ``misconceptions`` speak of it.
        text: What is read.
        match: What belongs to it, in a question of pairs.
        when: When it is right, as the engine sees it; options of a question all have one, or its ``answer``
            names those that are right.
    """

    id: Name
    text: Text
    match: Text = NO_TEXT
    when: Condition | None = None


class Computed(Form):
    """A key that the engine computes when the scenario is built.

    Attributes:
        engine: A quantity in the language of conditions, such as ``chance("resettle II-2", fln.psl >= 60)``.
        expect: What it should come to, as the author reckoned it; checking says so if it comes to something
            else, be it because a rule has changed.
    """

    engine: Annotated[str, Field(max_length=500), WRITTEN]
    expect: int | float | str | list[str] | None = None


class Cells(Form):
    """What a good sheet about a document says, for the teacher; its record says what is left out here.

    Attributes:
        who: Who speaks.
        when: When.
        whom: To whom.
        why: Why they say it.
        limits: What it cannot prove.
    """

    who: Text = NO_TEXT
    when: Text = NO_TEXT
    whom: Text = NO_TEXT
    why: Text = NO_TEXT
    limits: Text = NO_TEXT


class Question(Form):
    """One question.

    Attributes:
        id: Its name.
        kind: What kind of answer it takes.
        ask: The question.
        options: Answers to choose from; those of ``order`` and ``match`` stand here in the right order.
        answer: The key: an option's id or several, a number, a fraction such as ``"1/3"``, places, or a
            quantity for the engine; for ``predict`` what is read once the line was played. Texts have none.
        document: For ``sheet``: the excerpt, or the document of the scenario's own, that it is about, by id.
        cells: For ``sheet``: what a good answer says in each cell.
        again: For ``text``: an earlier text of the learner's own, which stands beside and is written anew.
        line: For ``predict``: the line of play whose result is predicted.
        settled: For ``predict``: the later step at whose end it is read what came, such as one in which three
            turns are watched; the end of the step that asks, or of the line, if left out.
        tolerance: How far a number may be off.
        unit: The unit that an answer is counted in.
        unit_one: What a single one is called, such as ``area`` where the unit is ``areas``.
        units: Other units that are taken for it, each with what one of them is worth in the right one.
        misconceptions: What to say to a wrong answer that one can foresee, by the answer.
        hints: Up to three, in order.
        after: What is said once it is answered.
        rubric: For free texts: what a good answer has.
        rule: Rules that it rests on.
        sources: Works that it rests on: by their keys in the fact base, or written out as in a bibliography.
        fact: A record of the fact base that it asks about, as ``topic/id``.
        at: The step at whose beginning the key is computed; the one that asks it if left out.
        points: What it counts.
        picture: What is shown beside it.
    """

    id: Name
    kind: Kind
    ask: Text
    options: list[Option] = []
    answer: Computed | int | float | str | list[int | float | str] | None = None
    document: Annotated[str, WRITTEN, LEGIBLE] | None = None
    cells: Cells | None = None
    again: Name | None = None
    line: Pattern | None = None
    settled: Name | None = None
    tolerance: Annotated[float, Field(ge=0)] | str = 0.0
    unit: Text = NO_TEXT
    unit_one: Text = NO_TEXT
    units: dict[str, float] = {}
    misconceptions: dict[str, Text] = {}
    hints: Annotated[Texts, Field(max_length=3)] = []
    after: Text = NO_TEXT
    rubric: Texts = []
    rule: list[Annotated[str, WRITTEN, LEGIBLE]] = []
    sources: list[Annotated[str, WRITTEN, LEGIBLE]] = []
    fact: Annotated[str, WRITTEN, LEGIBLE] | None = None
    at: Name | None = None
    points: Annotated[int, Field(ge=0, le=100)] = 1
    picture: Picture | None = None
