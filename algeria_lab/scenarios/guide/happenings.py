"""Events and goals of a scenario: which have come, and when."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy

from algeria_lab.scenarios.forms.start import Event
from algeria_lab.scenarios.forms.steps import Goal
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.stage import Spot


class Happenings:
    """What has happened by the author's will, once each; what is taken back has not happened.

    Args:
        scenario: The scenario.
    """

    def __init__(self, scenario: Scenario) -> None:
        self._scenario = scenario
        self._events: dict[int, Spot] = {}
        self._goals: dict[str, Spot] = {}

    @property
    def goals(self) -> list[Goal]:
        """The goals that count by now."""
        return [goal for goal in self._scenario.goals if goal.id in self._goals]

    @property
    def waiting(self) -> list[Event]:
        """The events that have not come."""
        return [one for place, one in enumerate(self._scenario.events) if place not in self._events]

    def copy(self) -> Happenings:
        """Return a second record."""
        twin = copy(self)
        twin._events, twin._goals = dict(self._events), dict(self._goals)  # noqa: SLF001 - its own class
        return twin

    def due(self, turn: int, holds: Callable[[str], bool]) -> Iterator[tuple[int, Event]]:
        """Yield the events that are due, each with its place in the file."""
        for place, event in enumerate(self._scenario.events):
            if place in self._events:
                continue
            is_late = event.turn is None or turn >= event.turn
            if is_late and (event.when is None or holds(event.when)):
                yield place, event

    def met(self, holds: Callable[[str], bool]) -> Iterator[Goal]:
        """Yield the goals that count from now on."""
        for goal in self._scenario.goals:
            if goal.id not in self._goals and holds(goal.when):
                yield goal

    def note_event(self, place: int, spot: Spot) -> None:
        """Note that an event has come."""
        self._events[place] = spot

    def note_goal(self, goal: Goal, spot: Spot) -> None:
        """Note that a goal counts."""
        self._goals[goal.id] = spot

    def go_back(self, spot: Spot) -> None:
        """Let events that came after a moment come again; goals that were reached stay reached."""
        self._events = {place: at for place, at in self._events.items() if at <= spot}

    def take_back(self, spot: Spot) -> None:
        """Forget what has come after a moment."""
        self._events = {place: at for place, at in self._events.items() if at <= spot}
        self._goals = {name: at for name, at in self._goals.items() if at <= spot}
