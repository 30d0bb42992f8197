"""Where a guided person stands, and how the guide hears of what is played: everything but what they do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import Any

from algeria_lab.core.game import Game
from algeria_lab.core.history import Entry
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.voice import PLAIN, Voice
from algeria_lab.players.table import Table
from algeria_lab.scenarios.conditions.vocabulary import Moment
from algeria_lab.scenarios.forms.opening import Event
from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.steps import Goal, Step
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.course import Course, usual_way
from algeria_lab.scenarios.guide.journal import Journal, Kind
from algeria_lab.scenarios.guide.limit import OffTheStep
from algeria_lab.scenarios.guide.stage import Answers, Message, NotNow, Spot, Stage, Status
from algeria_lab.scenarios.quiz.asking import Asking
from algeria_lab.scenarios.quiz.decisive import Result, decisive_key, largest, results
from algeria_lab.scenarios.quiz.prediction import seen_in
from algeria_lab.scenarios.quiz.verdicts import Key

USUAL_MINUTES = 2.0
Seater = Callable[[Table[Any]], None]
Listener = Callable[[], None]


class Standing:
    """Where a person stands on the way through a scenario; see `guide.Guide`.

    Args:
        scenario: The scenario, checked.
        voice: How the game is told.
        keys: What is right, by question; computed along the guided line if None.
        clock: Tells the time in seconds, for the minutes of the journal.

    Attributes:
        scenario: The scenario.
        answers: What was answered and left out.
        told: Everything that the guide has said.
        journal: Everything that the person put in.
        course: The guided line with its steps.
    """

    def __init__(
        self,
        scenario: Scenario,
        voice: Voice = PLAIN,
        *,
        keys: Mapping[str, Key] | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.scenario = scenario
        self.answers, self.journal = Answers(), Journal(clock)
        self.told: list[Message] = []
        self._read = 0
        self._voice, self._keys = voice, keys
        self._free: Table[Any] | None = None
        self._is_talking = False
        self._heard_to = self._heard_free_to = 0
        self._seaters: list[Seater] = []
        self._listeners: list[Listener] = []
        self._take(Course(scenario, voice))
        self._follow()
        if scenario.dice.script:
            self.told.append(Message("dice", throws=tuple(scenario.dice.script)))
        if scenario.steps:
            self.course.begin(self.course.after(None))
        self._changed()

    # What there is

    @property
    def table(self) -> Table[Any]:
        """The table to be played at: that of the guided line, or a free one."""
        return self._free or self.course.rails.table

    @property
    def tables(self) -> tuple[Table[Any], ...]:
        """The tables of the guided line: another one after each change of position by an event."""
        return tuple(self.course.rails.tables)

    @property
    def stage(self) -> Stage | None:
        """The step that is under way; None in the debrief, and where there are no steps."""
        return None if self.course.is_over or self._is_talking else self.course.stage

    @property
    def stages(self) -> tuple[Stage, ...]:
        """The steps that were begun, in order."""
        return tuple(self.course.stages)

    @property
    def step(self) -> Step | None:
        """The step that is under way; None in the debrief."""
        return self.stage.step if self.stage else None

    @property
    def has_left(self) -> bool:
        """Whether something was played, by whatever way, that the step is not about."""
        return self.course.strayed is not None

    @property
    def next_file(self) -> str | None:
        """The scenario beside this one that comes next, once this one is over; None for none."""
        return self.course.next_file

    @property
    def goals(self) -> list[Goal]:
        """The goals that count by now."""
        return self.course.happened.goals

    @property
    def points(self) -> int:
        """What these goals count together."""
        return sum(goal.points for goal in self.goals)

    @property
    def status(self) -> Status:
        """What the person can do now."""
        if self._free or self.has_left:
            return "free"
        stage = self.stage
        if stage is None:
            return "debrief" if self._is_talking or self.course.is_over else "free"
        if stage.done is None:
            return "watch" if stage.step.watch else "play"
        if self.open_questions:
            return "ask"
        return "done" if stage.step.plays or stage.step.watch or stage.step.ask else "read"

    @property
    def number(self) -> int:
        """The number of the step in the file, counted from 1; behind the last one in the debrief."""
        names = [step.id for step in self.scenario.steps]
        return names.index(self.step.id) + 1 if self.step else len(names) + 1

    @property
    def minutes_left(self) -> float:
        """How long the steps from this one on take, as a rule, if no branch is taken."""
        left: dict[str, float] = {}
        step = self.step
        while step and step.id not in left:
            left[step.id] = step.minutes or USUAL_MINUTES
            step = self.scenario.step(usual_way(self.scenario, step) or "")
        return sum(left.values())

    @property
    def open_questions(self) -> list[str]:
        """Questions that are asked now, neither answered nor left out; at the end, those of no step."""
        found = (self.scenario.question(name) for name in self.asked if name not in self.answers.skipped)
        return [question.id for question in found if question and self._put(question).is_open]

    @property
    def asked(self) -> list[str]:
        """Questions that are asked now, answered or not; at the end, those of no step."""
        if self.step:
            return self.step.ask
        in_steps = {name for step in self.scenario.steps for name in step.ask}
        return [question.id for question in self.scenario.quiz if question.id not in in_steps]

    @property
    def messages(self) -> list[Message]:
        """What the guide says now: all since the last input of the person."""
        return self.told[self._read :]

    @property
    def waiting_events(self) -> list[Event]:
        """The events that have not come."""
        return self.course.happened.waiting

    @property
    def dice_left(self) -> int:
        """How many teaching dice are left on the guided line."""
        return self.course.rails.dice.left

    def entries_since(self, spot: Spot) -> list[Entry[Any]]:
        """Return what was played on the guided line after a moment."""
        return [entry for _, entry in self.course.rails.since(spot)]

    def moment(self) -> Moment:
        """Return what conditions are read from, now."""
        return self.course.moment()

    # How it hears

    def on_seat(self, seater: Seater) -> None:
        """Call *seater* with the table whenever another one is to be shown."""
        self._seaters.append(seater)

    def on_change(self, listener: Listener) -> None:
        """Call *listener* whenever the guide may say something else than before."""
        self._listeners.append(listener)

    def _take(self, course: Course) -> None:
        """Go on with a course."""
        self.course = course
        course.answers, course.tell, course.wrong = self.answers.last, self.told.append, self._wrong
        course.said = self.told.__len__
        course.set_limit()

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
        self.course.settle()
        self._compare()
        stage = self.stage
        if stage and stage.done and not stage.is_told and not self.open_questions and self.status == "done":
            stage.is_told = True
            if stage.step.on_done:
                self.told.append(Message("done", stage.step.on_done, stage.step.id))
        if self.course.rails.game is not self._heard_game:
            self._follow()
            self._seated()
        else:
            self._tell_listeners()

    def _seated(self) -> None:
        for seater in (*self._seaters,):
            seater(self.table)
        self._tell_listeners()

    def _tell_listeners(self) -> None:
        for listener in (*self._listeners,):
            listener()

    # Questions

    def _question(self, name: str) -> Question:
        """Return a question that is asked now.

        Raises:
            UnknownName: If there is no such question.
            NotNow: If it is not asked here.
        """
        question = self.scenario.question(name)
        if question is None:
            raise UnknownName("question", name, [one.id for one in self.scenario.quiz])
        if name not in self.asked:
            asked = ", ".join(self.asked)
            raise NotNow(
                "asked", f"{name} is not asked here; asked: {asked or 'nothing'}.", asked=asked or "-"
            )
        return question

    def asking(self, name: str) -> Asking:
        """Return a question that is asked now, with its key and what was answered.

        What is done with it is not kept: answer, take hints and ask for the key at the guide.

        Raises:
            UnknownName: If there is no such question.
            NotNow: If it is not asked here.
        """
        question = self._question(name)
        if question.kind != "decisive":
            return self._put(question, self._key(question))
        seat = None if self.scenario.side == "both" else self.scenario.side
        found = largest(results(self.course.rails.game, seat))
        return self._put(question, decisive_key(found), found)

    def answered(self, name: str) -> Asking:
        """Return a question with what was answered, wherever it is asked.

        Raises:
            UnknownName: If there is no such question.
        """
        question = self.scenario.question(name)
        if question is None:
            raise UnknownName("question", name, [one.id for one in self.scenario.quiz])
        return self._put(question)

    def _compare(self) -> None:
        """Say what came of lines that were predicted, once each."""
        for name in self.answers.tries:
            question = self.scenario.question(name)
            if question and question.kind == "predict" and name not in self.answers.came:
                spot = next((one.spot for one in reversed(self.stages) if name in one.step.ask), Spot(0, 0))
                found = seen_in(self.scenario, question, self.moment(), self.course.rails.since(spot))
                if found:
                    self.answers.came[name] = found
                    self.told.append(Message("came", name=name))

    def _put(self, question: Question, key: Key | None = None, found: Sequence[Result] = ()) -> Asking:
        given = [one.verdict for one in self.answers.tries.get(question.id, ())]
        hints, revealed = self.answers.hints.get(question.id, 0), question.id in self.answers.revealed
        came = self.answers.came.get(question.id)
        return Asking(self.scenario, question, key, found, given, hints, revealed, came)

    def _key(self, question: Question) -> Key | None:
        """Return what is right, None if it is not known."""
        return self.known_keys().get(question.id)

    def known_keys(self) -> Mapping[str, Key]:
        """Return what is right, by question, as far as it is known."""
        return self._keys or {}
