"""The steps of guided play, and where they lead."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BeforeValidator, Field

from algeria_lab.checking.forms import LEGIBLE, WRITTEN, Form
from algeria_lab.scenarios.forms.exhibits import Exhibit
from algeria_lab.scenarios.forms.start import Throws
from algeria_lab.scenarios.forms.texts import (
    NO_TEXT,
    Condition,
    Lines,
    Name,
    Pattern,
    Picture,
    Text,
    Texts,
)

MOST_HINTS = 3
FEWEST_CHOICES, MOST_CHOICES = 2, 3
MOST_EXHIBITS = 8
MOST_WAYS = 60  # of branches, and of reasons for wrong picks
DEBRIEF = "debrief"


class Wrong(Form):
    """What is said when a learner picks something else than the step is about.

    Attributes:
        pick: The beginning of the action, such as ``raid`` or ``mobilize division``; any that is not right if
            left out.
        when: Only where this is true as it is picked; there it goes before the author's own line.
        say: The reason why it is not right here.
    """

    pick: Pattern | None = None
    when: Condition | None = None
    say: Text


class Branch(Form):
    """Where to go on if something is true.

    Attributes:
        when: What must be true.
        to: The id of a step, ``debrief``, or another scenario file beside this one.
    """

    when: Condition
    to: Annotated[str, WRITTEN, LEGIBLE]


class Choice(Form):
    """One of the orders between which a learner decides.

    Attributes:
        order: The whole line, such as ``gov border activate; done``.
        text: What it is called; as the board names it if left out.
        say: What is said once it is played.
        to: The id of the step to go to from there, ``debrief``, or another scenario file beside this one; as
            from any step if left out.
    """

    order: Pattern
    text: Text = NO_TEXT
    say: Text
    to: Annotated[str, WRITTEN, LEGIBLE] | None = None


class Watch(Form):
    """A stretch of the game that computers play for both sides while the learner looks on.

    Attributes:
        turns: How many turns, this one the first.
        fln: Who decides for the FLN; the opponent, or the usual player, if left out.
        gov: Who decides for the Government; likewise.
    """

    turns: Annotated[int, Field(ge=1, le=20)] = 1
    fln: Annotated[str, WRITTEN, LEGIBLE] | None = None
    gov: Annotated[str, WRITTEN, LEGIBLE] | None = None


def _watch(value: object) -> object:
    return {"turns": value} if isinstance(value, int) and not isinstance(value, bool) else value


WatchData: TypeAlias = Annotated[Watch, BeforeValidator(_watch, json_schema_input_type=int | Watch)]


class Spending(Form):
    """What may be spent in a step, counted along as it is played.

    Attributes:
        value: What is spent by now, a quantity such as ``0 - change(gov.psl)``.
        of: How much may be spent.
        unit: What it is counted in.
    """

    value: Condition
    of: Annotated[float, Field(gt=0, le=1000)]
    unit: Text = NO_TEXT


class Step(Form):
    """One step: something to read, to answer, to play, to watch or to try many times.

    It is done once its questions are answered and its goal is met; without a goal, once its line is played.

    Attributes:
        id: Its name.
        title: Its heading.
        text: What the learner reads before.
        predict: Questions that are asked before anything is played or shown, by id.
        back_to: An earlier step: the game goes back to the moment at which it began, and another line begins.
        opening: What is played first, for whichever side is to move; the guide plays it, the learner nothing.
        part: Another scenario file beside this one, which is played here to its debrief.
        play: The line that the author has in mind; without ``allow`` and ``goal`` the only one possible.
        choose: Two or three orders, each with its own answer: the learner plays one of them. The first is the
            author's line where somebody else plays.
        by: A computer player that finds the line where the author does not, for previews and dry runs.
        allow: What may be done in this step; everything legal if it has a goal but no such list.
        spend: What may be spent, counted along beside the task; the limit itself is set by ``on_wrong``.
        goal: A condition that must be true for the step to be done, such as ``turn >= 3``.
        watch: Computers play on for both sides: how many turns, or a table.
        ask: Questions of the quiz that are asked here, by id.
        experiment: An experiment that is offered here, by id.
        show: What is shown besides: documents, figures, charts.
        dice: Teaching dice for this step, used from its beginning on.
        hints: Up to three, in order.
        on_done: What is said when it is done.
        on_wrong: Reasons for picks that are not right.
        branches: Where to go from here if something is true; the first that is true counts.
        next: Where to go otherwise; the step that follows in the file if left out.
        minutes: How long it takes, as a rule.
        only: 90 where it belongs to the long form of a lesson alone; whoever has 50 minutes leaves it out.
        picture: What is shown beside the text.
        content_note: What to say before, where the step names a hard subject.
    """

    id: Name
    title: Text = NO_TEXT
    text: Text
    predict: Lines = []
    back_to: Name | None = None
    opening: Lines = []
    part: Annotated[str, WRITTEN, LEGIBLE] | None = None
    play: Lines = []
    choose: Annotated[list[Choice], Field(min_length=FEWEST_CHOICES, max_length=MOST_CHOICES)] | None = None
    by: Annotated[str, WRITTEN, LEGIBLE] | None = None
    allow: list[Pattern] | None = None
    spend: Spending | None = None
    goal: Condition | None = None
    watch: WatchData | None = None
    ask: Lines = []
    experiment: Name | None = None
    show: Annotated[list[Exhibit], Field(max_length=MOST_EXHIBITS)] = []
    dice: Throws = []
    hints: Annotated[Texts, Field(max_length=MOST_HINTS)] = []
    on_done: Text = NO_TEXT
    on_wrong: Annotated[list[Wrong], Field(max_length=MOST_WAYS)] = []
    branches: Annotated[list[Branch], Field(max_length=MOST_WAYS)] = []
    next: Annotated[str, WRITTEN, LEGIBLE] | None = None
    minutes: Annotated[float, Field(ge=0.5, le=60)] | None = None
    only: Literal[90] | None = None
    picture: Picture | None = None
    content_note: Text = NO_TEXT

    @property
    def questions(self) -> list[str]:
        """The ids of all its questions, in the order in which they are asked."""
        return [*self.predict, *self.ask]

    @property
    def plays(self) -> bool:
        """Whether the learner moves in this step."""
        return bool(self.choose or self.play or self.by or self.goal or self.allow) and self.watch is None

    @property
    def lines(self) -> list[str]:
        """What its author would play: the line, or the first of the orders to choose between."""
        return [self.choose[0].order] if self.choose else self.play

    @property
    def is_played(self) -> bool:
        """Whether something is played in this step, by whomever."""
        return self.plays or self.watch is not None or self.part is not None


class Goal(Form):
    """Something that counts, whenever it becomes true.

    Attributes:
        id: Its name.
        when: What must be true.
        say: What is told then.
        points: What it counts.
    """

    id: Name
    when: Condition
    say: Text
    points: Annotated[int, Field(ge=0, le=100)] = 1


class Checkpoint(Form):
    """A moment of the guided line to which a learner can jump.

    Attributes:
        step: The step at whose beginning it lies.
        title: What it is called.
    """

    step: Name
    title: Text
