"""A guide that hears what is played, notes what a person does, and sees what follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy, deepcopy
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Any, Self

from algeria_lab.core.actions import Action
from algeria_lab.core.branches import shared_moment
from algeria_lab.core.events import Story
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import LabError
from algeria_lab.core.words.voice import PLAIN, Voice
from algeria_lab.players.table import Table
from algeria_lab.scenarios.forms.steps import Step
from algeria_lab.scenarios.forms.texts import TextData
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.answering import Answering
from algeria_lab.scenarios.guide.audience import Audience
from algeria_lab.scenarios.guide.ear import Ear
from algeria_lab.scenarios.guide.guided_course import GuidedCourse
from algeria_lab.scenarios.guide.limit import OffTheStep
from algeria_lab.scenarios.guide.notebook import Notebook
from algeria_lab.scenarios.guide.stage import Answers, Message, NotNow, Stage
from algeria_lab.scenarios.guide.standing import Standing
from algeria_lab.scenarios.guide.way import Way
from algeria_lab.scenarios.quiz.verdicts import Key, Verdict


class Acting(Standing):
    """A guided person who plays, answers, leaves and comes back; see `guide.Guide`, which jumps and resumes.

    Whoever shows it reads where the person stands and hands on what the person does. Moves are played at
    `table` or in its game, by any board or cell: the guide hears both. What is put in is kept in
    the `journal`, from which `Guide.resume` makes the same guide again.

    Its parts: the `way` on which the person stands, set by `_go` alone; an ear for the game of the guided
    line and one for that of free play; the notebook of what was put in and said; the audience.

    Args:
        scenario: The scenario, checked.
        voice: How the game is told.
        keys: What is right, by question; computed along the guided line if None.
        clock: Tells the time in seconds, for the minutes of the journal.
        voices: How any game is told, by its name, for scenarios that are part of this one.

    Attributes:
        way: Where the person stands, and all that can be read of it.
        audience: Who is told of changes.
        is_watching: Whether computers play just now; what they play is no input.
    """

    def __init__(
        self,
        scenario: Scenario,
        voice: Voice = PLAIN,
        *,
        keys: Mapping[str, Key] | None = None,
        clock: Callable[[], float] = monotonic,
        voices: Callable[[str], Voice] = lambda _: PLAIN,
    ) -> None:
        self.audience = Audience()
        self._voice, self._voices, self._keys = voice, voices, keys
        self._is_keyless = keys is not None and not keys
        self.is_watching = False
        course = GuidedCourse(scenario, voice)
        super().__init__(Notebook(clock), Way(scenario, course, Answers(), self.known_keys))
        self._begin_to_hear()
        if scenario.dice.script:
            self._notebook.say(Message("dice", throws=tuple(scenario.dice.script)))
        self._go(self.way)
        if scenario.steps:
            self._begin(self.course.after(None))

    def known_keys(self) -> Mapping[str, Key]:
        """Return what is right, by question, as far as it is known."""
        return self._keys or {}

    # What the person does

    def play(self, line: Action | str) -> Story:
        """Play a line at the table, and let computers answer.

        Raises:
            OffTheStep: If it is not part of the step; the author's reason is among the messages.
            IllegalAction, MalformedAction, SeatTaken: As `Table.play`.
        """
        game, before = self.table.game, len(self.table.game.events)
        self.table.play(line)
        self.table.let_computers_act()
        return game.events[before:]

    def undo(self) -> Action:
        """Take back the last decision of the person; a step whose beginning it goes beyond is left.

        Raises:
            CannotUndo: As `Table.undo`.
            NotNow: At the beginning of a chapter: an event has changed the board, or a step went back.
        """
        if self.begins_chapter:
            raise NotNow("undo", "a new line begins here: nothing before it is taken back.")
        return self.table.undo()

    def go_on(self) -> Step | None:
        """Begin the next step and return it; None in the debrief.

        Raises:
            NotNow: If the step is not done.
            LabError: If what its author plays first is not possible; nothing has changed.
        """
        if self.status not in ("read", "done"):
            name = self.step.id if self.step else "debrief"
            raise NotNow("done", f"step {name} is not done yet: {self.status}.", status=self.status)
        following = self.course.after(self.step)
        self._notebook.note("on")
        try:
            self._begin(following)
        except LabError:
            self.journal.strike()
            raise
        return self.step

    def watch(self) -> Story:
        """Let computers play on for both sides as the step says, and return what happened.

        Raises:
            NotNow: If there is nothing to watch.
        """
        stage = self.stage
        if stage is None or self.status != "watch":
            raise NotNow("watch", "this step has nothing to watch.")
        self._notebook.note("watch")
        game, before = self.table.game, len(self.table.game.events)
        self.is_watching = True
        try:
            self.course.watch(stage)
        finally:
            self.is_watching = False
            self.audience.tell(self.table)
        return game.events[before:]

    def note_shown(self) -> None:
        """Note that a step is played for the person from here on."""
        self._notebook.note("show")
        if self.stage:
            self.stage.is_shown = True

    def jump(self, step: str, *, as_left: bool = False) -> None:
        """Go to the beginning of a step, or to where it was left; see `guide.Guide`, which can.

        Raises:
            NotNow: Of a guide that walks by itself.
        """
        raise NotNow("jump", f"this guide does not jump to {step}{' as it was left' if as_left else ''}.")

    def leave(self, table: Table[Any] | None = None) -> None:
        """Play on freely: the guided line waits as it stands; also after the end.

        Args:
            table: Another line of the game that is already on the board; a fork of the guided one if None.
        """
        rails = self.course.rails.table
        if table is rails:
            self.come_back()
        elif table is not None or not (self.way.free or self.way.has_left):
            free = table or rails.fork(rails.game.ply)
            at = shared_moment(free.game, rails.game, rails.game.ply)
            own = [[str(entry.action), entry.by] for entry in free.game.history[at + 1 :]]
            self._notebook.note("leave", at=at, own=own)
            free.limit = None
            self._go(replace(self.way, free=free))

    def come_back(self) -> None:
        """Come back to the guided line, exactly where it was left; from a debrief that was looked at, too."""
        if self.way.free is not None:
            self._notebook.note("return")
            self._go(replace(self.way, free=None))
        elif self.course.strayed:
            game, back = self.course.rails.game, self.course.strayed.ply
            while game.ply > back:
                game.undo()
        elif self.way.is_talking:
            self._notebook.note("return")
            self._go(replace(self.way, is_talking=False))

    def debrief(self) -> None:
        """Go to the debrief, from anywhere; `come_back` leads back."""
        self.come_back()
        if not self.way.is_talking and not self.course.is_over:
            self._notebook.note("debrief")
            self._go(replace(self.way, is_talking=True))

    def assume(self, step: str) -> None:
        """Begin a step as if the condition of a branch to it were true, for whoever walks all branches."""
        self._begin(step)

    # Questions and hints

    def answer(self, question: str, given: object, language: str = "") -> Verdict:
        """Answer a question that is asked now; every try is kept until it is right or the key is known.

        Args:
            question: Its id.
            given: The answer.
            language: How numbers are written; as the game is told, if empty.

        Raises:
            NotNow: If it is not asked here.
            UnknownName: If there is no such question.
        """
        return self._answering.answer(question, given, language or self._voice.language or "en")

    def skip(self, question: str) -> None:
        """Leave a question out; it can still be answered.

        Raises:
            NotNow, UnknownName: As `answer`.
        """
        self._answering.skip(question)

    def show_key(self, question: str) -> Key | None:
        """Return what is right to somebody who asks for it, which is kept; None where nothing is.

        Raises:
            NotNow, UnknownName: As `answer`.
        """
        return self._answering.show_key(question)

    def hint(self, question: str = "") -> TextData | None:
        """Return the next hint of the step, or of a question; None once all are shown.

        Raises:
            NotNow, UnknownName: As `answer`.
        """
        return self._answering.hint(question)

    def note_tried(self, experiment: str, what: str, said: object) -> None:
        """Keep what somebody did in an experiment; see `Answering.note_tried`."""
        self._answering.note_tried(experiment, what, said)

    def say(self, place: int, text: str) -> None:
        """Keep what somebody writes to something that is talked about in the debrief; see `Answering.say`."""
        self._answering.say(place, text)

    def keep(self, line: str, place: int) -> None:
        """Keep the sentence that somebody chooses for a line at the end; see `Answering.keep`."""
        self._answering.keep(line, place)

    # The other scenario that is part of a step

    def end_part(self) -> None:
        """Come back from the other scenario that is part of the step, wherever that stands.

        Raises:
            NotNow: If there is none.
        """
        stage = self.stage
        if stage is None or self.status != "part":
            raise NotNow("part", "this step has no other scenario that is played now.")
        self._notebook.note("lesson")
        stage.is_left = True
        self._changed()

    def _open_part(self) -> None:
        """Open the other scenario that is part of the step, once everything is predicted."""
        stage = self.stage
        scenario = self.scenario.part(stage.step.part) if stage else None
        if stage is None or scenario is None or stage.part or stage.is_left or self.open_predictions:
            return
        voice = self._voice if scenario.game == self.scenario.game else self._voices(scenario.game)
        keys: Mapping[str, Key] | None = {} if self._is_keyless else None
        now = lambda: self.journal.clock()  # noqa: E731, PLW0108 - a replay has another clock, for a while
        stage.hold(type(self)(scenario, voice, keys=keys, clock=now))
        stage.part.audience.on_change(partial(self._heard_part, stage))

    def _heard_part(self, stage: Stage) -> None:
        """Hear that something was done in the other scenario: it is noted, and its debrief ends the part."""
        part = stage.part
        if part is None or stage is not self.course.stage:
            return
        if part.journal.inputs and stage.entry is None:
            stage.entry = self._notebook.note("part", step=stage.step.id, inputs=part.journal.inputs)
        if part.status == "debrief" and not stage.is_left:
            stage.is_left = True
            self._changed()
        else:
            self.audience.tell(self.table)

    # What is heard, and what follows from it

    def _begin_to_hear(self) -> None:
        """Have ears of one's own, and somebody to take the answers."""
        self._ear, self._free_ear = Ear(self._heard), Ear(self._heard_free)
        self._answering = Answering(lambda: self.way, self._notebook, self._answered)

    def _go(self, way: Way) -> None:
        """Stand on a way from now on: nothing else sets it, so that whatever is played there is heard."""
        self._hold(way)
        self.way = way
        self._free_ear.on(way.free.game if way.free else None)
        self._listen()
        self._changed()

    def _hold(self, way: Way) -> None:
        """Take the course of a way: it asks and tells this guide."""
        course = way.course
        if course.wrong == self._wrong:
            return
        course.answers, course.tell, course.wrong = way.answers.last, self._notebook.say, self._wrong
        course.said, course.awaits = self._notebook.told.__len__, self._answering.awaits
        for stage in course.stages:  # parts are opened anew: another guide listens to those of a twin
            stage.part = stage.entry = None
        course.set_limit()

    def _listen(self) -> None:
        """Hear the game of the guided line as it stands now."""
        self._ear.on(self.course.rails.game)

    def _begin(self, step: str | None) -> None:
        """Begin a step; what the guide plays before it is no news."""
        self._ear.on(None)
        try:
            self.course.begin(step)
        finally:
            self._listen()
        self._changed()

    def _heard(self, game: Game[Any], known: int) -> None:
        """Hear that something has changed in the game of the guided line."""
        self._note_moved(self.course.rails.table, known)
        if game.ply < known:
            self.course.take_back()
            self.way.answers.take_back(self.course.rails.spot)
        else:
            self.course.judge(known)
        self._changed()

    def _heard_free(self, _game: Game[Any], known: int) -> None:
        """Hear that something has changed in a free game: it is noted, and nothing follows from it."""
        self._note_moved(self.table, known)
        self.audience.tell(self.table)

    def _note_moved(self, table: Table[Any], known: int) -> None:
        """Note what was taken back at a table, or played there for a person, be it done again."""
        game = table.game
        if game.ply < known:
            self._notebook.note("back", to=game.ply)
            return
        new = game.history[known + 1 :]
        action = new[0].action
        if action and table.seats.get(action.seat) is None and not self.is_watching:
            self._notebook.note_play(new, known)

    def _answered(self, question: str) -> None:
        """See what follows from an answer, or from leaving one out: the last prediction opens the play."""
        if self.way.is_predicted(question) and not self.course.is_shut():
            self.course.set_limit()
        self._changed()

    def _wrong(self, error: OffTheStep) -> None:
        """Hear that a pick was refused, and say why."""
        stage = self.stage
        if stage and self._notebook.note_wrong(error, self.table.game.ply):
            stage.refused.append((self.table.game.state, error.asked))
            self.audience.tell(self.table)

    def _changed(self) -> None:
        """See what follows from a change, and say so to whoever looks on."""
        self._open_part()
        self.course.settle()
        self._answering.compare()
        stage = self.stage
        if stage and stage.done and not stage.is_told and self.way.seen(stage.step):
            stage.is_told = True
            if chosen := stage.choice:
                self._notebook.say(Message("chosen", chosen.say, chosen.order))
            if stage.step.on_done:
                self._notebook.say(Message("done", stage.step.on_done, stage.step.id))
        self._listen()  # an event may have begun another game
        self.audience.tell(self.table)

    def copy(self) -> Self:
        """Return a second guide that stands here and goes its own way; nobody listens to it yet."""
        twin = copy(self)
        twin._turn_away_from(self)  # noqa: SLF001 - its own class
        return twin

    def _turn_away_from(self, first: Self) -> None:
        """Stand where another guide stands, and share nothing with it that may still change."""
        self.audience, self._notebook = Audience(), first._notebook.copy()
        self._begin_to_hear()
        way = first.way
        free = way.free and way.free.fork(way.free.game.ply)
        self._go(
            Way(way.scenario, way.course.copy(), deepcopy(way.answers), self.known_keys, free, way.is_talking)
        )
