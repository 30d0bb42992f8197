"""The course of a guided game: at which step it is, whether that is done, what has happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from itertools import takewhile
from typing import Any

from algeria_lab.checking.faults import WrongFile
from algeria_lab.core.actions import Action
from algeria_lab.core.events import Events
from algeria_lab.core.refusals import LabError
from algeria_lab.core.words.voice import Voice
from algeria_lab.players.table import AUTHOR, Table
from algeria_lab.scenarios.conditions.vocabulary import Moment
from algeria_lab.scenarios.forced import PHASE, faces_of
from algeria_lab.scenarios.forms.start import Event, Throw
from algeria_lab.scenarios.forms.steps import DEBRIEF, Step
from algeria_lab.scenarios.forms.texts import TextData
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.happenings import Happenings
from algeria_lab.scenarios.guide.limit import OffTheStep, StepLimit
from algeria_lab.scenarios.guide.one_of import OneOf, Open
from algeria_lab.scenarios.guide.own_line import Left, OwnLine, Taken
from algeria_lab.scenarios.guide.rails import Rails
from algeria_lab.scenarios.guide.readings import Readings
from algeria_lab.scenarios.guide.stage import Message, Spot, Stage
from algeria_lab.scenarios.table import player_of

Tell = Callable[[Message], None]
Wrong = Callable[[OffTheStep], None]


class GuidedCourse:
    """The guided line with its steps; it knows nothing of free play, of answers and of who looks on.

    Args:
        scenario: The scenario.
        voice: How the game is told.

    Attributes:
        rails: The guided line.
        stages: The steps that were begun, in order.
        happened: Events and goals that have come.
        is_over: Whether the last step is done.
        next_file: The file that comes next, once it is over; None for none.
        strayed: The moment at which something was played that no step is about; None while all is well.
        answers: Returns the last answer to each question, for conditions.
        tell: Called with what is to be said.
        wrong: Called with picks that were refused.
        said: Returns how much was said so far.
        awaits: Returns whether a prediction is still to be made, by its question.
    """

    def __init__(self, scenario: Scenario, voice: Voice) -> None:
        self.scenario = scenario
        self.rails = Rails(scenario, voice)
        self.first = self.rails.game.state
        self.stages: list[Stage] = []
        self.happened = Happenings(scenario)
        self.is_over = False
        self.next_file: str | None = None
        self.strayed: Spot | None = None
        self.answers: Callable[[], Mapping[str, object]] = dict
        self.tell: Tell = lambda _: None
        self.wrong: Wrong = lambda _: None
        self.said: Callable[[], int] = lambda: 0
        self.awaits: Callable[[str], bool] = lambda _: False
        self._limit: StepLimit | None = None
        self._readings: Readings | None = None

    def copy(self, until: Spot | None = None) -> GuidedCourse:
        """Return a second course that shares the past up to a moment, or all of it; nobody hears of it."""
        twin = copy(self)
        twin.rails, twin.happened = self.rails.copy(until), self.happened.copy()
        twin.stages = [replace(stage, refused=[*stage.refused]) for stage in self.stages]
        twin.tell, twin.wrong = lambda _: None, lambda _: None
        twin.set_limit()
        return twin

    @property
    def stage(self) -> Stage | None:
        """The step that was begun last; None before the first."""
        return self.stages[-1] if self.stages else None

    # What the limit of a step asks

    def taken(self) -> Sequence[Taken]:
        """See `limit.Watched`."""
        return self.rails.taken_since(self.stages[-1].spot) if self.stages else ()

    def now(self) -> Any:
        """See `limit.Watched`."""
        return self.rails.game.state

    def is_done(self) -> bool:
        """See `limit.Watched`."""
        return self.is_over or (bool(self.stages) and self.stages[-1].done is not None)

    def is_shut(self) -> bool:
        """See `limit.Watched`: nothing is played before everything is predicted."""
        return not self.is_over and bool(self.stages) and any(map(self.awaits, self.stages[-1].step.predict))

    def holds(self, condition: str, state: Any = None, ahead: Events = ()) -> bool:
        """See `limit.Watched`; what has no value there, such as odds of a refused line, is not true.

        Args:
            condition: The condition.
            state: The position; the present one if None.
            ahead: What will have happened by then, if it is planned.
        """
        state = self.rails.game.state if state is None else state
        there = state, self.stage, dict(self.answers())
        if self._readings is None or not self._readings.are_of(*there):
            self._readings = Readings(self.scenario.game, *there, lambda: self.moment(state, ahead))
        return self._readings.holds(condition)

    def moment(self, state: Any = None, ahead: Events = (), since: Stage | None = None) -> Moment:
        """Return what conditions are read from, now or as `holds` says.

        Args:
            state: The position; the present one if None.
            ahead: What will have happened by then, if it is planned.
            since: The step from whose beginning on it is told what has changed; the present one if None.
        """
        game, stage = self.rails.game, since or self.stage
        state = game.state if state is None else state
        before = stage.before if stage else self.first
        return Moment(
            game.rules,
            self.seen(state),
            self.seen(before),
            self.seen(self.first),
            self.answers(),
            self._seen_events((*self._events_until(state, stage), *ahead)),
        )

    def _events_until(self, state: Any, stage: Stage | None) -> Events:
        """Return what has happened since a step began, up to a position, or up to now if it is planned."""
        since = self.rails.since(stage.spot) if stage else []
        played = takewhile(lambda one: one[0] is not state, since)
        return tuple([event for _, entry in played for event in entry.events])

    def seen(self, state: Any) -> Any:
        """Return a position as the learner's side may see it."""
        rules, side = self.rails.game.rules, self.scenario.side
        return state if side == "both" or not rules.hides else rules.observe(state, side)

    def _seen_events(self, events: Events) -> Events:
        """Return what the learner's side has seen of events."""
        rules, side = self.rails.game.rules, self.scenario.side
        return events if side == "both" or not rules.hides else rules.observe_events(events, side)

    def still_to_play(self, refused: Action | None = None) -> tuple[Action, ...]:
        """Return what is still to be played of the only line of the step, as far as the position offers it.

        What comes with or after what was `refused` is not said to be missing.
        """
        left = () if self._limit is None or self.strayed else self._limit.still_to_play()
        return tuple(takewhile(lambda one: one != refused, left))

    def next_of_line(self) -> tuple[Action, ...]:
        """Return what comes next of the author's line, or of the first order that is still open."""
        return self._line(self.stages[-1]).next_of(self.taken(), self.now())

    def comes_too_early(self, refused: Action) -> bool:
        """Return whether what was refused is part of the line, and something else of it comes first."""
        return self._limit is not None and self._limit.comes_later(self.now(), refused)

    # From step to step

    def begin(self, name: str | None) -> None:
        """Begin a step by its id, or what else comes: the debrief, another file, or the end if None.

        Raises:
            LabError: If what its author plays first is not possible; nothing has changed.
        """
        step = self.scenario.step(name) if name else None
        if step is None:
            self.is_over, self.next_file = True, name if name not in (None, DEBRIEF) else None
            if self.next_file:
                self.tell(Message("next", name=self.next_file))
            self.set_limit()
            return
        self.rails.table.let_computers_act()
        mark, happened = self.rails.mark(), self.happened.copy()
        try:
            self._open(step)
        except LabError:
            self.rails.return_to(mark)
            self.happened = happened
            raise
        self.is_over = False
        self.set_limit()

    def _open(self, step: Step) -> None:
        """Go back if the step does so, play what its author plays first, and let it begin."""
        last = self.stage
        names = self._left(last).names if last else {}
        if step.back_to:
            names = self._go_back(step.back_to, step.id, names)
        came = self.rails.spot
        for line in step.opening:
            self.rails.game.play(line, by=AUTHOR)
        self.stages.append(Stage(step, self.rails.spot, self.rails.game.state, names, self.said(), came))
        if step.dice:
            self.rails.give(face for throw in step.dice for face in throw.faces)
            self.tell(Message("dice", name=step.id, throws=tuple(step.dice)))

    def _go_back(self, name: str, step: str, names: Mapping[str, str]) -> Mapping[str, str]:
        """Go back to where a step began, or say why not; return the names that were given by then.

        Args:
            name: The step to go back to.
            step: The step that goes back.
            names: Names that were given in the line that is left.
        """
        earlier = self._begun(name)
        if earlier is None:
            self.tell(Message("stayed", name=name))
            return names
        self.rails.go_back(earlier.spot, step)
        self.happened.go_back(earlier.spot)
        self.tell(Message("back", name=name))
        return earlier.names

    def _begun(self, name: str | None) -> Stage | None:
        """Return a step that was begun, as it was begun last; None if it never was."""
        return next((stage for stage in reversed(self.stages) if stage.step.id == name), None)

    def after(self, step: Step | None) -> str | None:
        """Return what follows a step: the id of another, ``debrief``, a file, or None for the end."""
        steps = self.scenario.steps
        if step is None:
            return steps[0].id if steps else None
        chosen = self.stage.choice if self.stage and self.stage.step is step else None
        if chosen and chosen.to:
            return chosen.to
        for branch in step.branches:
            if self.holds(branch.when):
                return branch.to
        return self._branched() or self.scenario.usual_way(step)

    def _branched(self) -> str | None:
        """Return where a branch of the whole scenario leads that is true; none is taken twice."""
        begun = {stage.step.id for stage in self.stages}
        for branch in self.scenario.branches:
            if branch.to not in begun and self.holds(branch.when):
                return branch.to
        return None

    # What was played

    def judge(self, known: int) -> None:
        """Look at what people have just played: what no step is about leaves the line."""
        spot = Spot(self.rails.spot.chapter, known)
        new = self.rails.taken_since(spot)
        if self.strayed or not new or self._limit is None or self._limit.has_let(new):
            return
        all_taken = [*self.taken()]
        earlier = all_taken[: len(all_taken) - len(new)]
        for count, (state, action) in enumerate(new):
            is_persons = self.rails.table.seats.get(action.seat) is None
            if not is_persons or self._limit.refusal(state, action, [*earlier, *new[:count]]) is not None:
                self.strayed = spot
                self.rails.table.limit = None
                self.tell(Message("left", name=str(action)))
                return

    def take_back(self) -> None:
        """Forget what has happened after the present moment, steps too."""
        spot = self.rails.spot
        self.happened.take_back(spot)
        if self.strayed and spot <= self.strayed:
            self.strayed = None
        while len(self.stages) > 1 and self.stages[-1].spot > spot:
            left = self.stages.pop()
            self.is_over, self.next_file = False, None
            self._take_back_opening(left)
            spot = self.rails.spot
        stage = self.stage
        if stage and stage.done and stage.done > spot:
            stage.done, stage.chosen, stage.is_told = None, None, False
            self.is_over, self.next_file = False, None
        self.set_limit()

    def _take_back_opening(self, left: Stage) -> None:
        """Take back what the guide played before a step that was left: it belongs to that step."""
        game, came = self.rails.game, left.came
        if came is None or self.rails.spot.chapter != came.chapter or game.ply <= came.ply:
            return
        while game.ply > came.ply:
            game.undo()
        game.forget_undone()

    def settle(self) -> None:
        """See what has become true: the step that is done, events, goals."""
        if self.strayed:
            return
        stage = self.stage
        if stage and not self.is_over and stage.done is None and (self.is_played(stage) or self._branched()):
            stage.done, stage.chosen = self.rails.spot, self._chosen(stage)
        for goal in list(self.happened.met(self.holds)):
            self.happened.note_goal(goal, self.rails.spot)
            self.tell(Message("goal", goal.say, goal.id, points=goal.points))
        came = [self._happens(place, event) for place, event in self._due()]
        if any(came):
            self.settle()

    def _due(self) -> list[tuple[int, Event]]:
        return list(self.happened.due(self.rails.game.state.turn, self.holds))

    def _happens(self, place: int, event: Event) -> bool:
        """Let an event come, and return whether it did; the board is changed only where a person decides."""
        table = self.rails.table
        if event.change:
            if table.game.to_move and not table.person_decides:
                return False
            try:
                self.rails.change(event.change, self.scenario.id)
            except WrongFile:  # in the middle of a mission, say: it waits for the next decision
                return False
            self.set_limit()
        throws: tuple[Throw, ...] = ()
        if event.force:
            faces = faces_of(event.force)
            throws = (Throw(faces=list(faces), label=TextData(plain=event.force)),)
            if not event.turn:
                self.rails.dice.force(table.game.state.turn + 1, PHASE, faces)
        self.happened.note_event(place, self.rails.spot)
        told = Message("event", event.say, event.id or "", throws, 0, event.picture, event.content_note)
        self.tell(told)
        return True

    def is_played(self, stage: Stage) -> bool:
        """Return whether nothing is left to be played in a step."""
        step, game = stage.step, self.rails.game
        if step.part or game.to_move is None:
            return stage.is_left or not step.part
        if step.watch:
            return game.state.turn >= max(stage.before.turn, 1) + step.watch.turns
        if step.goal:
            return self.holds(step.goal)
        taken = self.rails.taken_since(stage.spot)
        if step.lines:
            return not self._left(stage).parts
        if step.allow is not None and self._limit:
            return self._limit.finishes(game.state, taken)
        return bool(taken) or not step.plays

    def _left(self, stage: Stage) -> Left | Open:
        """Return what is left of the line of a step, or of those between which it lets choose."""
        return self._line(stage).after(self.rails.taken_since(stage.spot))

    def _chosen(self, stage: Stage) -> int | None:
        """Return which of the orders of a step was played to its end; None if none was."""
        left = self._left(stage)
        return left.chosen if isinstance(left, Open) else None

    def watch(self, stage: Stage) -> None:
        """Let computers play on for both sides as a step says."""
        watch, table = stage.step.watch, self.rails.table
        assert watch is not None, "only called where there is something to watch"
        seats = {
            seat: player_of(self.scenario, seat, getattr(watch, seat)) for seat in table.game.rules.seats
        }
        looking: Table[Any] = table.look_on(seats)
        while not self.is_played(stage) and table is self.rails.table:
            looking.let_one_act()
        table.reasons |= looking.reasons
        if table is not self.rails.table and not self.is_played(stage):
            self.watch(stage)

    def set_limit(self) -> None:
        """Set the limit of the present step at the table."""
        stage = self.stage
        if stage is None:  # a game without steps
            self._limit = None
        else:
            step = None if self.is_over else stage.step
            self._limit = StepLimit(step, self.rails.game.rules, self._line(stage), self, self._refused)
        self.rails.table.limit = None if self.strayed else self._limit

    def _refused(self, error: OffTheStep) -> None:
        self.wrong(error)

    def _line(self, stage: Stage) -> OwnLine | OneOf:
        rules, step = self.rails.game.rules, stage.step
        if step.choose:
            return OneOf(rules, step.choose, stage.names)
        return OwnLine(rules, step.play, stage.names)
