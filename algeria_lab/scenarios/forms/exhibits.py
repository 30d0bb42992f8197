"""What a step shows besides its text: documents, figures of history, the learner's own game."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from algeria_lab.checking.forms import LEGIBLE, WRITTEN, Form
from algeria_lab.scenarios.forms.texts import NO_TEXT, Condition, Lines, Name, Pattern, Text

MOST_ROWS = 30
MOST_SLIDING = 4  # quantities that move as something is dragged
Code = Annotated[str, WRITTEN, LEGIBLE]


class Amount(Form):
    """A row of a table that the engine reckons.

    Attributes:
        text: What is counted.
        value: A quantity in the language of conditions, at the moment at which it is shown.
        at: The step at whose beginning, on the learner's own line, it is reckoned; now if left out.
        unit: The unit that it is counted in.
        sign: Whether it is a change, told with its sign even where it is a rise.
    """

    text: Text
    value: Condition
    at: Name | None = None
    unit: Text = NO_TEXT
    sign: bool = False


class Chances(Form):
    """Exact chances of what a line of play will bring.

    Attributes:
        line: The line.
        of: What is read after it, a quantity such as ``change(fln.psl)``.
        least: From which value on the chances are added up.
    """

    line: Pattern
    of: Condition
    least: int | None = None


class Slide(Form):
    """Something to drag: so many actions are played on a copy of the game, and what counts is told.

    Attributes:
        notch: What a notch is, such as “units made ready”.
        actions: The actions in order; at the third notch the first three are played.
        then: What is played after them, whatever their number.
        amounts: What is told of each notch.
    """

    notch: Text
    actions: Lines
    then: Lines = []
    amounts: Annotated[list[Amount], Field(min_length=1, max_length=MOST_SLIDING)]


class Accounts(Form):
    """What moved support in the learner's own game, row by row.

    Attributes:
        area: Only what this area brought.
        turn: Only this turn.
        since: Only since the beginning of this step.
    """

    area: Code | None = None
    turn: Annotated[int, Field(ge=1, le=100)] | None = None
    since: Name | None = None


class TimelineView(Form):
    """A stretch of the timeline of the war.

    Attributes:
        themes: Only these themes; all if left out.
        first: The first year.
        last: The last year.
    """

    themes: list[Name] = []
    first: Annotated[int, Field(ge=1800, le=2030)] = 1954
    last: Annotated[int, Field(ge=1800, le=2030)] = 1962


class LikenessView(Form):
    """Kept wars that have marks of the record, or have not.

    Attributes:
        marks: The marks that are ticked at first, by name.
        months: How many months a turn stands for at first.
        slack: By how many turns a mark may be missed at first.
    """

    marks: list[Name] = []
    months: Annotated[int, Field(ge=1, le=100)] = 18
    slack: Annotated[int, Field(ge=0, le=10)] = 1


class AuditView(Form):
    """What each number of the model moves: the audit that is kept with the package, as a tornado.

    Attributes:
        wars: The kept audit of one number at a time, by name.
        measure: What is measured, such as ``balance@8``.
    """

    wars: Name = "audit"
    measure: Annotated[str, WRITTEN, LEGIBLE] = "balance@8"


class Exhibit(Form):
    """One thing that a step shows; it has one of the keys behind ``title``, ``text`` and ``when``.

    Attributes:
        title: Its heading.
        text: What is read before it: what to look for.
        when: ``before`` the learner plays, or ``after``; a step without play shows it at once.
        voices: Excerpts of sources from the fact base, by id, side by side.
        documents: Documents of the scenario's own, by id, shown as excerpts are.
        facts: Records of the fact base: topics, or single records as ``topic/id``.
        works: The works that a topic of the fact base rests on.
        timeline: A stretch of the timeline.
        chances: Exact chances, as a chart.
        accounts: What moved support in the learner's own game.
        amounts: A table that the engine reckons.
        slide: Something to drag that answers at once.
        support: Both lines of support in the learner's own game, beside those of the line that a step
            ``back_to`` left, where there is one.
        course: How the learner's own game stood after each step, and which step moved what.
        trace: A game that was recorded: a file beside the scenario with its moves, told as lines of support.
        galula: Who Galula was, and who disputes him.
        audit: The audit that is kept with the package: which number of the model moves a result most.
        likeness: Kept wars, of which a reader asks which look like the war that was.
    """

    title: Text = NO_TEXT
    text: Text = NO_TEXT
    when: Literal["before", "after"] | None = None
    voices: Lines = []
    documents: Lines = []
    facts: Lines = []
    works: Name | None = None
    timeline: TimelineView | None = None
    chances: Chances | None = None
    accounts: Accounts | None = None
    amounts: Annotated[list[Amount], Field(max_length=MOST_ROWS)] = []
    slide: Slide | None = None
    support: bool = False
    course: bool = False
    trace: Code | None = None
    galula: bool = False
    audit: AuditView | None = None
    likeness: LikenessView | None = None

    @property
    def excerpts(self) -> list[str]:
        """The ids of all documents that it shows, those of the fact base first."""
        return [*self.voices, *self.documents]

    @property
    def kind(self) -> str:
        """Which of its keys is given; empty if none is."""
        return next((name for name in KINDS if getattr(self, name)), "")


KINDS = (
    "voices",
    "documents",
    "facts",
    "works",
    "timeline",
    "chances",
    "accounts",
    "amounts",
    "slide",
    "support",
    "course",
    "trace",
    "galula",
    "audit",
    "likeness",
)
