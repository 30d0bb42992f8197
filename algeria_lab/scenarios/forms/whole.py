"""The form of a whole scenario file."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import ConfigDict, Field, PrivateAttr, model_validator

from algeria_lab.checking.forms import LEGIBLE, WRITTEN, Form
from algeria_lab.scenarios.forms.experiment import Experiment
from algeria_lab.scenarios.forms.lesson import Lesson
from algeria_lab.scenarios.forms.own_documents import OwnDocument
from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.sealed import Sealed, unsealed
from algeria_lab.scenarios.forms.start import (
    Dice,
    DiceData,
    Event,
    Opponent,
    OpponentData,
    Start,
    StartData,
)
from algeria_lab.scenarios.forms.steps import Branch, Checkpoint, Goal, Step
from algeria_lab.scenarios.forms.texts import NO_TEXT, Name, Table, Text, TextData, Texts, held

FORMAT = "algeria-scenario/1"
MOST_STEPS, MOST_QUESTIONS, MOST_DOCUMENTS = 60, 60, 12
MOST_ROWS = 60  # of any other list; all that is true or not is asked after every move


class Debrief(Form):
    """One thing to talk about afterwards.

    Attributes:
        ask: The question.
        tell: What of the learner's own game is quoted beside it: ``decisive`` (what moved the tracks most),
            ``ending``, or ``goals``.
        link: A work to read on, by its key in the fact base or written out.
        under: Under which heading it stands: what ``happened``, what the ``model`` says, what
            ``historians`` say, what the model ``left-out``, how it ``felt``, or a question for the ``class``.
    """

    ask: Text
    under: Literal["happened", "model", "historians", "left-out", "felt", "class"] | None = None
    tell: Literal["decisive", "ending", "goals"] | None = None
    link: str | None = None


class Scenario(Form):
    """A scenario: what a teacher writes and a class plays.

    Attributes:
        format: What this file is.
        id: Its name; receipts and links carry it.
        version: A number that its author raises whenever the file changes.
        title: What readers call it.
        lang: The language of texts that are plain.
        read_in: The language in which it is read, or both: what is lacking in the other is no matter then.
        about: One or two sentences for a list of scenarios.
        minutes: How long it takes in all; the sum of its steps if left out.
        authors: Who wrote it.
        licence: Under what terms others may use it.
        sources: Works that it rests on: by their keys in the fact base, or written out as in a bibliography.
        content_notes: What readers should know before they begin.
        game: Which game it is played in.
        profile: Readings and constants of the rules, by name; only *algeria*.
        options: Options of the game.
        side: The side that the learner plays, or both.
        start: Where it begins.
        set_up: What differs there, as the fields of `algeria_lab.position`.
        dice: Seed and teaching dice.
        opponent: Who decides for the other side; the usual player if left out.
        steps: Guided steps; none for a game without a guide.
        branches: Where to go, whatever the step, once something is true.
        events: What happens by the author's will.
        goals: What counts, whenever it becomes true.
        checkpoints: Moments to jump to.
        quiz: Questions; those that no step asks come at the end.
        documents: Documents that its author adds, for steps to show.
        experiments: The same position fought many times.
        debrief: What to talk about.
        lesson: What a course says of it, if it is a lesson of one.
        strings: Texts by key, for files in several languages.
        doctrines: Computer players of the author's own, by name: data, or the path of a file.
        decks: Decks of the card duel by side: data, or the path of a file.
        sealed: In an edition for learners: keys, hints and reasons, folded away. The program writes it.
    """

    model_config = ConfigDict(
        title="algeria_lab scenario",
        json_schema_extra={"$schema": "https://json-schema.org/draft/2020-12/schema"},
    )

    format: Literal["algeria-scenario/1"]
    id: Name
    version: Annotated[int, Field(ge=1)] = 1
    title: Text
    lang: Literal["en", "fr"] = "en"
    read_in: Literal["en", "fr", "both"] = "both"
    about: Text = NO_TEXT
    minutes: Annotated[int, Field(ge=1, le=240)] | None = None
    authors: list[Annotated[str, WRITTEN, LEGIBLE]] = []
    licence: Annotated[str, LEGIBLE] = ""
    sources: list[Annotated[str, WRITTEN, LEGIBLE]] = []
    content_notes: Texts = []
    game: Literal["algeria", "insurgent", "twilight"] = "algeria"
    profile: Annotated[str, WRITTEN, LEGIBLE] | None = None
    options: Table = {}
    side: Literal["fln", "gov", "both"] = "gov"
    start: StartData = Start()
    set_up: Table = {}
    dice: DiceData = Dice()
    opponent: OpponentData = Opponent()
    steps: Annotated[list[Step], Field(max_length=MOST_STEPS)] = []
    branches: Annotated[list[Branch], Field(max_length=MOST_ROWS)] = []
    events: Annotated[list[Event], Field(max_length=MOST_ROWS)] = []
    goals: Annotated[list[Goal], Field(max_length=MOST_ROWS)] = []
    checkpoints: Annotated[list[Checkpoint], Field(max_length=MOST_ROWS)] = []
    quiz: Annotated[list[Question], Field(max_length=MOST_QUESTIONS)] = []
    documents: Annotated[list[OwnDocument], Field(max_length=MOST_DOCUMENTS)] = []
    experiments: Annotated[list[Experiment], Field(max_length=MOST_ROWS)] = []
    debrief: Annotated[list[Debrief], Field(max_length=MOST_ROWS)] = []
    lesson: Lesson | None = None
    strings: dict[str, TextData] = {}
    doctrines: dict[str, str | Table] = {}
    decks: dict[str, str | Table] = {}
    sealed: Sealed = ""

    _parts: dict[str, Scenario] = PrivateAttr(default_factory=dict)  # by file; read where the folder is known
    _whole: Scenario | None = PrivateAttr(default=None)  # of which this is a shorter form; None for all of it
    _period: int | None = PrivateAttr(default=None)

    @model_validator(mode="before")
    @classmethod
    def _unfold(cls, data: object) -> object:
        return unsealed(data)

    def said(self, text: TextData, language: str) -> str:
        """Return a text in a language, or else in one that it has; empty if there is none.

        What is plain is in the language of the scenario.
        """
        return self.spoken(text, language)[1]

    def spoken(self, text: TextData, language: str) -> tuple[str, str]:
        """Return in which language a text is said to readers of a language, and what; see `said`."""
        if text.key:
            text = self.strings.get(text.key, NO_TEXT)
        found = {"en": text.en, "fr": text.fr}
        found[self.lang] = found[self.lang] or text.plain
        tongues = (language, self.lang, "en", "fr")
        tongue = next((one for one in tongues if found.get(one)), language)
        return tongue, held(found.get(tongue) or "")

    def part(self, name: str | None) -> Scenario | None:
        """Return the scenario that is part of a step, by its file; None if it was not read."""
        return self._parts.get(name or "")

    def with_parts(self, parts: dict[str, Scenario]) -> Scenario:
        """Return this scenario with the scenarios that are parts of its steps, by their files."""
        twin = self.model_copy()
        twin._parts = parts  # noqa: SLF001 - its own class
        return twin

    @property
    def whole(self) -> Scenario:
        """All of the file, of which this may be a form that leaves steps out."""
        return self._whole or self

    @property
    def has_board(self) -> bool:
        """Whether a board stands beside the guide: always, unless it is a lesson that says otherwise."""
        return self.lesson is None or self.lesson.board

    @property
    def periods(self) -> tuple[int, ...]:
        """The minutes between which a class chooses, the shortest first; none where no step is left out."""
        lesson, steps = self.whole.lesson, self.whole.steps
        found = sorted(set(lesson.periods)) if lesson and any(step.only for step in steps) else []
        return tuple(found) if len(found) > 1 else ()

    @property
    def period(self) -> int | None:
        """For how many minutes this form is, the most for all of the file; None where nobody chooses."""
        return self._period or (self.periods[-1] if self.periods else None)

    @property
    def left_out(self) -> list[Step]:
        """The steps of the file that this form leaves out."""
        kept = {step.id for step in self.steps}
        return [step for step in self.whole.steps if step.id not in kept]

    @property
    def document_numbers(self) -> dict[str, int]:
        """The number of each document that is shown, counted over the whole file: the same in every form."""
        shown = (name for step in self.whole.steps for exhibit in step.show for name in exhibit.excerpts)
        return {name: number for number, name in enumerate(dict.fromkeys(shown), 1)}

    def for_period(self, minutes: int | None) -> Scenario:
        """Return the form for so many minutes; all of the file for None, and where one does not choose.

        It leaves out the steps that are longer, with the questions and experiments that only they ask.

        Args:
            minutes: One of `periods`.
        """
        whole = self.whole
        if minutes not in whole.periods[:-1]:
            return whole
        steps = [step for step in whole.steps if step.only is None or step.only <= minutes]
        gone = [step for step in whole.steps if step not in steps]
        asked, left = ({name for step in some for name in step.questions} for some in (steps, gone))
        tried, untried = {one.experiment for one in steps}, {one.experiment for one in gone}
        twin = whole.model_copy(
            update={
                "steps": steps,
                "quiz": [one for one in whole.quiz if one.id in asked or one.id not in left],
                "experiments": [one for one in whole.experiments if one.id in tried or one.id not in untried],
            }
        )
        twin._whole, twin._period = whole, minutes  # noqa: SLF001 - its own class
        return twin

    def step(self, name: str) -> Step | None:
        """Return the step of that id, None if there is none."""
        return next((step for step in self.steps if step.id == name), None)

    def usual_way(self, step: Step) -> str | None:
        """Return what follows a step where no branch is taken: a step by its id, a file; None for the end."""
        if step.next:
            return step.next
        names = [one.id for one in self.steps]
        place = names.index(step.id) + 1
        return names[place] if place < len(names) else None

    @property
    def asked_by_no_step(self) -> list[Question]:
        """The questions that no step asks: they come at the end."""
        asked = {name for step in self.steps for name in step.questions}
        return [question for question in self.quiz if question.id not in asked]

    @property
    def in_order(self) -> list[Question]:
        """The questions as they are asked, step by step: the order in which all sheets number them."""
        asked = dict.fromkeys(name for step in self.steps for name in step.questions)
        return [*filter(None, map(self.question, asked)), *self.asked_by_no_step]

    def is_predicted(self, name: str) -> bool:
        """Return whether a question is asked before a step is played."""
        return any(name in step.predict for step in self.steps)

    def document(self, name: str) -> OwnDocument | None:
        """Return the document of its own that has that id, None if there is none."""
        return next((document for document in self.documents if document.id == name), None)

    def question(self, name: str) -> Question | None:
        """Return the question of that id, None if there is none."""
        return next((question for question in self.quiz if question.id == name), None)


def is_bare(scenario: Scenario) -> bool:
    """Return whether a scenario has nothing but a name: no step, question or goal, no position of its own."""
    parts = (scenario.steps, scenario.quiz, scenario.goals, scenario.events, scenario.experiments)
    return not any((*parts, scenario.debrief, scenario.set_up)) and scenario.start == Start()
