"""A guide that follows its games: it hears what is played, notes what people put in, says what follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from time import monotonic
from typing import Any

from algeria_lab.core.game import Game
from algeria_lab.core.voice import PLAIN, Voice
from algeria_lab.players.table import Table
from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.steps import Step
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.course import Course
from algeria_lab.scenarios.guide.journal import Journal, Kind
from algeria_lab.scenarios.guide.limit import OffTheStep
from algeria_lab.scenarios.guide.place import Place
from algeria_lab.scenarios.guide.stage import Answers, Message, Spot, Stage
from algeria_lab.scenarios.quiz.prediction import Came, line_of, read_after, seen_in
from algeria_lab.scenarios.quiz.verdicts import Key

Seater = Callable[[Table[Any]], None]
Listener = Callable[[], None]


class Standing(Place):
    """A guide without what the person does; see `guide.Guide`. Attributes are those of `Place`.

    Args:
        scenario: The scenario, checked.
        voice: How the game is told.
        keys: What is right, by question; computed along the guided line if None.
        clock: Tells the time in seconds, for the minutes of the journal.
        voices: How any game is told, by its name, for scenarios that are part of this one.
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
        self.scenario = scenario
        self.answers, self.journal = Answers(), Journal(clock)
        self.told: list[Message] = []
        self._read = 0
        self._voice, self._voices, self._keys = voice, voices, keys
        self._is_keyless = keys is not None and not keys
        self._free: Table[Any] | None = None
        self._is_talking = False
        self._heard_to = self._heard_free_to = 0
        self._seaters: list[Seater] = []
        self._listeners: list[Listener] = []
        self._keepers: list[Listener] = []
        self._take(Course(scenario, voice))
        self._follow()
        if scenario.dice.script:
            self.told.append(Message("dice", throws=tuple(scenario.dice.script)))
        if scenario.steps:
            self.course.begin(self.course.after(None))
        self._changed()

    def on_seat(self, seater: Seater) -> None:
        """Call *seater* with the table whenever another one is to be shown."""
        self._seaters.append(seater)

    def on_change(self, listener: Listener) -> None:
        """Call *listener* whenever the guide may say something else than before."""
        self._listeners.append(listener)

    def on_keep(self, keeper: Listener) -> None:
        """Call *keeper* before anybody else hears of a change, and before another table is shown."""
        self._keepers.append(keeper)

    def let_go(self, listener: Listener) -> None:
        """Call a listener no longer; to let go of it twice does no harm."""
        if listener in self._listeners:
            self._listeners.remove(listener)

    def _take(self, course: Course) -> None:
        """Go on with a course."""
        self.course = course
        course.answers, course.tell, course.wrong = self.answers.last, self.told.append, self._wrong
        course.said, course.awaits = self.told.__len__, self._awaits
        course.set_limit()
        for stage in course.stages:  # parts are opened anew: another guide listens to those of a twin
            stage.part = stage.entry = None

    def _open_part(self) -> None:
        """Open the other scenario that is part of the step, once everything is predicted."""
        stage = self.stage
        scenario = self.scenario.part(stage.step.part) if stage else None
        if stage is None or scenario is None or stage.part or stage.is_left or self.open_predictions:
            return
        voice = self._voice if scenario.game == self.scenario.game else self._voices(scenario.game)
        keys: Mapping[str, Key] | None = {} if self._is_keyless else None
        stage.part = type(self)(scenario, voice, keys=keys, clock=self._now)
        stage.part.on_change(partial(self._hear_part, stage))

    def _now(self) -> float:
        """Return the time in seconds, by the clock of this guide."""
        return self.journal.clock()

    def _hear_part(self, stage: Stage) -> None:
        """Hear that something was done in the other scenario: it is noted, and its debrief ends the part."""
        part = stage.part
        if part is None or stage is not self.course.stage:
            return
        if part.journal.inputs and stage.entry is None:
            self._note("part", step=stage.step.id, inputs=part.journal.inputs)
            stage.entry = self.journal.inputs[-1]
        if part.status == "debrief" and not stage.is_left:
            stage.is_left = True
            self._changed()
        else:
            self._tell_listeners()

    def _follow(self) -> None:
        """Hear of what is played from now on."""
        game = self.course.rails.game
        self._heard_game, self._heard_to = game, game.ply
        game.follow(self._hear)
        if self._free:
            self._heard_free_to = self._free.game.ply
            self._free.game.follow(self._hear_free)

    def _hear(self) -> None:
        """Hear that something has changed in the game of the guided line."""
        game, known = self.course.rails.game, self._heard_to
        if game is not self._heard_game or game.ply == known:
            return
        self._heard_to = game.ply
        if self._moved(game, known):
            self.course.take_back()
        else:
            self.course.judge(known)
        self._changed()

    def _hear_free(self) -> None:
        """Hear that something has changed in a free game: it is noted, and nothing follows from it."""
        if self._free and self._free.game.ply != self._heard_free_to:
            known, self._heard_free_to = self._heard_free_to, self._free.game.ply
            self._moved(self._free.game, known)
            self._tell_listeners()

    def _moved(self, game: Game[Any], known: int) -> bool:
        """Note what people have played or taken back, and return whether it was taken back."""
        if game.ply < known:
            self._note("back", to=game.ply)
            return True
        new = game.history[known + 1 :]
        if not new[0].by:
            self._note("play", line="; ".join(str(entry.action) for entry in new), at=known)
        return False

    def note_shown(self) -> None:
        """Note that a step is played for the person from here on."""
        self._note("show")

    def _wrong(self, error: OffTheStep) -> None:
        """Hear that a pick was refused, and say why; who asks twice for the same, is counted once."""
        stage, pick, at = self.stage, str(error.asked), self.table.game.ply
        last = self.journal.inputs[-1] if self.journal.inputs else {}
        if stage and (last.get("do"), last.get("pick"), last.get("at")) != ("wrong", pick, at):
            self._note("wrong", pick=pick, at=at)
            stage.wrong.append(pick)
            self.told.append(Message("wrong", error.reason, pick))
            self._tell_listeners()

    def _note(self, do: Kind, **more: object) -> None:
        """Note an input: what was said before has been read."""
        self._read = len(self.told)
        self.journal.note(do, **more)

    def _changed(self) -> None:
        """See what follows from a change, and say so to whoever looks on."""
        self._open_part()
        self.course.settle()
        self._compare()
        stage = self.stage
        if stage and stage.done and not stage.is_told and self._is_seen(stage.step):
            stage.is_told = True
            if stage.step.on_done:
                self.told.append(Message("done", stage.step.on_done, stage.step.id))
        if self.course.rails.game is not self._heard_game:
            self._follow()
            self._seated()
        else:
            self._tell_listeners()

    def _is_seen(self, step: Step) -> bool:
        """Return whether what a step brought is seen: once it is played, before its questions."""
        return self.status == "done" or (self.status == "ask" and step.is_played)

    def _compare(self) -> None:
        """Say what came of lines that were predicted, once each."""
        for name in self.answers.tries:
            question = self.scenario.question(name)
            if question and name not in self.answers.came and (found := self._came(question)):
                self.answers.came[name] = found
                self.told.append(Message("came", name=name))

    def _came(self, question: Question) -> Came | None:
        """Return what came of something that was predicted; None as long as nobody knows."""
        name, is_early = question.id, self.is_predicted(question.id)
        stages = reversed(self.stages)
        stage = next((one for one in stages if name in (*one.step.predict, *one.step.ask)), None)
        if question.kind == "predict" and (line := line_of(question, stage.step if stage else None)):
            asked = question.model_copy(update={"line": line})
            since = self.course.rails.since(stage.spot if stage else Spot(0, 0))
            return seen_in(self.scenario, asked, self.moment(), since)
        if is_early and stage and stage is self.course.stage and stage.done and not self.has_left:
            return read_after(self.scenario, question, self.moment())
        return None

    def _seated(self) -> None:
        self._keep()
        for seater in (*self._seaters,):
            seater(self.table)
        self._listen()

    def _tell_listeners(self) -> None:
        self._keep()
        self._listen()

    def _keep(self) -> None:
        for keeper in (*self._keepers,):
            keeper()

    def _listen(self) -> None:
        for listener in (*self._listeners,):
            listener()
