"""The guided line and its branches, walked by a guide of their own."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

from algeria_lab.checking.faults import Fault
from algeria_lab.core.events import Rolled, Story
from algeria_lab.core.history import Entry
from algeria_lab.scenarios.conditions.odds import MOST_OUTCOMES, at_most
from algeria_lab.scenarios.conditions.vocabulary import Moment
from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.start import Event
from algeria_lab.scenarios.forms.steps import DEBRIEF, Step
from algeria_lab.scenarios.graph import EVERYWHERE, graph_of
from algeria_lab.scenarios.guide.stage import Message
from algeria_lab.scenarios.guide.walks.pilot import Stuck, advance, drive
from algeria_lab.scenarios.quiz.keys import keys_of
from algeria_lab.scenarios.quiz.verdicts import Key

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.scenarios.guide.acting import Acting

MOST_STOPS = 200  # steps that are played twice on the way count twice
MOST_ACTIONS = 500  # of everybody, before a step is begun; the longest of our examples has 120
Told: TypeAlias = Callable[[int, int], None]


@dataclass
class Stop:
    """A step of the guided line that was walked.

    Attributes:
        step: The step.
        moment: What conditions and keys were read from at its beginning.
        before: The position at its beginning.
        after: The position at its end.
        entries: What was played in it, by anybody, each action with what happened.
        story: Everything that happened in it.
        decisions: The actions of the person in it.
        messages: What the guide said in it.
        stuck: Why it could not be finished; None if it was.
        is_assumed: Whether it was reached only by assuming that the condition of a branch is true.
        follows: The id of the step from which one came; empty at the beginning.
        leads: Where it leads on the guided line: a step, ``debrief``, another file, or empty for the end.
        dice_left: How many teaching dice were left at its end.
        choice: The place of the order that was played, of those to choose between.
        chosen: The place of the order that was taken to be played; None if none was.
    """

    step: Step
    moment: Moment
    before: Any
    after: Any
    entries: tuple[Entry[Any], ...] = ()
    story: Story = field(default_factory=lambda: Story(()))
    decisions: tuple[str, ...] = ()
    messages: tuple[Message, ...] = ()
    stuck: Stuck | None = None
    is_assumed: bool = False
    follows: str = ""
    leads: str = ""
    dice_left: int = 0
    choice: int = 0
    chosen: int | None = None

    @property
    def faces(self) -> tuple[int, ...]:
        """All faces that fell in it, in order."""
        return tuple(face for event in self.story if isinstance(event, Rolled) for face in event.faces)

    @property
    def is_met(self) -> bool:
        """Whether it was finished, its goal met if it has one."""
        return self.stuck is None


@dataclass
class Walk:
    """The guided line and what else can be reached.

    Attributes:
        stops: The steps in the order in which they were walked, the guided line first, then other branches.
        choices: The steps once more that were walked with another order than the first, of those to choose
            between, and those behind them.
        first: What is read at the beginning of the scenario.
        ending: Where the guided line ends.
        waiting: Events that never came on the guided line.
    """

    stops: list[Stop] = field(default_factory=list)
    choices: list[Stop] = field(default_factory=list)
    first: Moment | None = None
    ending: Acting | None = None
    waiting: list[Event] = field(default_factory=list)

    @property
    def line(self) -> list[Stop]:
        """The steps of the guided line."""
        return [stop for stop in self.stops if not stop.is_assumed]

    def stop(self, name: str) -> Stop | None:
        """Return the first stop at a step, None if it was never reached."""
        return next((stop for stop in self.stops if stop.step.id == name), None)

    def moments(self) -> dict[str, Moment]:
        """Return what is read at the beginning of each step; the empty name is that of the scenario."""
        found = {stop.step.id: stop.moment for stop in reversed(self.stops)}
        return found | ({"": self.first} if self.first else {})


class Watcher(Protocol):
    """Who looks on while a line is walked, such as a sheet that tells it."""

    def begun(self, stop: Stop, guide: Acting) -> None:
        """Look at a step before anything is answered or played in it."""

    def ended(self, stop: Stop, guide: Acting) -> None:
        """Look at a step when it is done, or cannot be."""


class Turning(NamedTuple):
    """A way that the guided line did not take.

    Attributes:
        guide: A guide that stands at the end of the step that it leaves.
        step: The step to which it leads.
        follows: The step that it leaves.
    """

    guide: Acting
    step: str
    follows: str


class Fork(NamedTuple):
    """A decision in which the line took the first of several orders.

    Attributes:
        guide: A guide that stands at the beginning of the step.
        choice: The place of another order.
        follows: The step before it.
    """

    guide: Acting
    choice: int
    follows: str


class Walker:
    """Walks a scenario.

    Args:
        guide: A guide at the beginning.
        until: The step at whose beginning to stop; None to walk everything.
        told: Called with each step that is begun.
        watcher: Who looks on.

    Attributes:
        found: What was walked.
        arrived: A guide at the beginning of the step that was looked for; None if it was never reached.
    """

    def __init__(
        self,
        guide: Acting,
        until: str | None = None,
        told: Told | None = None,
        watcher: Watcher | None = None,
    ) -> None:
        self.found = Walk()
        self._told, self._watcher = told, watcher
        self._actions, self._forks = 0, list[Fork]()
        self.arrived: Acting | None = None
        self._scenario, self._until = guide.scenario, until
        self._graph = graph_of(guide.scenario)
        self.found.first = guide.moment()
        others = self._along(guide, assumed=False, follows="")
        self.found.ending, self.found.waiting = guide, guide.course.happened.waiting
        while (others or self._forks) and len(self.found.stops) < MOST_STOPS:
            if self._forks:
                others += self._other(self._forks.pop(0))
                continue
            way = others.pop(0)
            if self.found.stop(way.step) is None and self.arrived is None:
                way.guide.assume(way.step)
                others += self._along(way.guide, assumed=True, follows=way.follows)

    def _along(self, guide: Acting, *, assumed: bool, follows: str) -> list[Turning]:
        """Walk on to the end of a line, or to a step that was walked; return the ways that were not taken."""
        others: list[Turning] = []
        while guide.step and self.found.stop(guide.step.id) is None and len(self.found.stops) < MOST_STOPS:
            if guide.step.id == self._until:
                self.arrived = guide
                break
            stop = self._begun(guide, assumed=assumed, follows=follows)
            self._fork(guide, follows)
            try:
                self._drive(guide, self._actions)
                self._end(stop, guide)
                self._actions += len(stop.entries)
                others += [Turning(guide.copy(), name, stop.step.id) for name in self._targets(stop)]
                after = advance(guide)
            except Stuck as stuck:
                stop.stuck = stuck
                self._end(stop, guide)
                break
            stop.leads = after.id if after else guide.next_file or DEBRIEF
            follows = stop.step.id
        return others

    def _fork(self, guide: Acting, follows: str) -> None:
        """Note the other orders between which a step lets choose."""
        count = len(guide.step.choose or ()) if guide.step else 0
        self._forks += [Fork(guide.copy(), choice, follows) for choice in range(1, count)]

    def _other(self, fork: Fork) -> list[Turning]:
        """Walk on with another order, to the end or to a step that was not walked; return as `_along`."""
        guide, choice, follows, played = fork.guide, fork.choice, fork.follows, 0
        while guide.step and len(self.found.choices) < MOST_STOPS and self.arrived is None:
            if self.found.stop(guide.step.id) is None:
                return self._along(guide, assumed=True, follows=follows)
            state = guide.table.game.state
            stop = Stop(guide.step, guide.moment(), state, state, is_assumed=True, follows=follows)
            stop.choice = choice
            self.found.choices.append(stop)
            try:
                self._drive(guide, played, choice)
                self._end(stop, guide)
                advance(guide)
            except Stuck as stuck:
                stop.stuck = stuck
                self._end(stop, guide)
                break
            played += len(stop.entries)
            follows, choice = stop.step.id, 0
        return []

    def _drive(self, guide: Acting, played: int, choice: int = 0) -> None:
        if guide.step and played > MOST_ACTIONS:
            raise Stuck(guide.step.id, "long", Fault((), "cause-actions", {"count": played}))
        drive(guide, self._key, choice)

    def _begun(self, guide: Acting, *, assumed: bool, follows: str) -> Stop:
        step, state = guide.step, guide.table.game.state
        assert step is not None, "only called in a step"
        stop = Stop(step, guide.moment(), state, state, is_assumed=assumed, follows=follows)
        self.found.stops.append(stop)
        if self._told:
            self._told(len(self.found.stops), len(self._scenario.steps))
        if self._watcher:
            self._watcher.begun(stop, guide)
        return stop

    def _end(self, stop: Stop, guide: Acting) -> None:
        """Note what has come of a step."""
        stage = next(one for one in reversed(guide.stages) if one.step is stop.step)
        stop.entries = tuple(guide.entries_since(stage.spot))
        stop.after = guide.table.game.state
        events = (event for entry in stop.entries for event in entry.events)
        stop.story = Story(events, guide.table.game.voice)
        stop.decisions = tuple(str(entry.action) for entry in stop.entries if not entry.by)
        stop.messages = tuple(guide.told[stage.told if stop.follows else 0 :])
        stop.dice_left, stop.chosen = guide.dice_left, stage.chosen
        if self._watcher:
            self._watcher.ended(stop, guide)

    def _targets(self, stop: Stop) -> list[str]:
        """Return the steps that may follow one and were not walked yet."""
        ways = (*self._graph.ways(stop.step.id), *self._graph.ways(EVERYWHERE))
        steps = {step.id for step in self._scenario.steps}
        names = dict.fromkeys(way.end for way in ways if way.end in steps)
        return [name for name in names if self.found.stop(name) is None]

    def _key(self, question: Question) -> Key | None:
        """Return what is right, computed from what was walked so far."""
        alone = self._scenario.model_copy(update={"quiz": [question]})
        return keys_of(alone, self.found.moments().get).by_question.get(question.id)


def walked(guide: Acting, told: Told | None = None, watcher: Watcher | None = None) -> Walk:
    """Walk the guided line, then every branch that it did not take, as if its condition were true there.

    The author's lines are played, or whoever is named finds them; questions are answered rightly. A step that
    cannot be finished ends its line.

    Args:
        guide: A guide at the beginning; it walks.
        told: Called with each step that is begun: steps begun so far, steps in all.
        watcher: Who looks on.
    """
    with at_most(MOST_OUTCOMES):
        return Walker(guide, told=told, watcher=watcher).found


def walked_to(guide: Acting, step: str) -> Acting | None:
    """Let a guide walk to the beginning of a step; None if neither line nor branch leads there."""
    with at_most(MOST_OUTCOMES):
        return Walker(guide, step).arrived


class _Found(NamedTuple):
    """What is right in a scenario."""

    scenario: Scenario
    keys: Mapping[str, Key]


# Of those that were asked for last: a class hands in thirty receipts of a lesson, whose line is walked once.
_FOUND: deque[_Found] = deque(maxlen=16)


def keys_along(guide: Acting) -> Mapping[str, Key]:
    """Return what is right by question, as far as it is known, computed along the line that a guide walks."""
    scenario = guide.scenario
    for known in tuple(_FOUND):
        if known.scenario is scenario or known.scenario == scenario:
            return known.keys
    moments = walked(guide).moments()
    with at_most(MOST_OUTCOMES):
        found = keys_of(scenario, moments.get).by_question
    _FOUND.append(_Found(scenario, found))
    return found
