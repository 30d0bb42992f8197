"""What has been played: the actions of a game, each with the position after it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Generic, TypeAlias

from algeria_lab.core.actions import Action
from algeria_lab.core.dice import Mark
from algeria_lab.core.events import Reached, Revealed, Rolled, Story
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.refusals import Obstacle
from algeria_lab.core.rules import S
from algeria_lab.core.words.voice import Several, Shown, Voice

if TYPE_CHECKING:  # completion by jedi 0.20.1 fails at a property whose annotation is found to hold a Literal
    Hindrance: TypeAlias = Obstacle | None


@dataclass(frozen=True, repr=False)
class Entry(Shown, Generic[S]):
    """One action of the history and the position after it.

    Attributes:
        action: The action; None for the set-up.
        events: What happened.
        state: The position afterwards.
        mark: Where the dice stood afterwards.
        by: Name of the player who decided; empty where nobody said, as where a person plays.
    """

    action: Action | None
    events: Story
    state: S
    mark: Mark
    by: str = ""

    @property
    def voice(self) -> Voice:  # type: ignore[override]  # that of its events
        """How it is told."""
        return self.events.voice

    def plain(self) -> str:
        return f"Entry({str(self.action or 'set-up')!r}, {len(self.events)} events)"

    @property
    def faces(self) -> tuple[int, ...]:
        """Return all faces thrown, in order."""
        return tuple(face for event in self.events if isinstance(event, Rolled) for face in event.faces)

    @cached_property
    def check(self) -> str:
        """A short check of the position, to be compared when a saved game is replayed."""
        text = json.dumps(self.state.to_json(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:8]

    @cached_property
    def move(self) -> str:
        """The action with its faces as JSON; kept, for a war is saved after each decision."""
        return json.dumps([str(self.action), list(self.faces)])

    @property
    def obstacle(self) -> Hindrance:
        """Return what keeps it from being taken back: dice fell, or something hidden was shown."""
        if any(isinstance(event, Rolled) for event in self.events):
            return "undo-dice"
        return "undo-shown" if any(isinstance(event, Revealed) for event in self.events) else None


class History(Several[Entry[S], range]):
    """The set-up and the actions of a game: a tuple that tells itself.

    Attributes:
        about: The number of each.
    """

    def part_about(self, place: slice) -> range | None:
        return None if self.about is None else self.about[place]

    @property
    def events(self) -> Story:
        """Everything that happened in these actions."""
        events = (event for entry in self for event in entry.events)
        return Story(events, self.voice, Reached(self[-1].state) if self else None)

    def plain(self) -> str:
        return f"History({len(self)} entries)"


@dataclass
class Past(Generic[S]):
    """The line of a game: where it began, what was played, what was taken back, which moments have names.

    Attributes:
        scenario: Name of the scenario that it comes from.
        start: The position at which it began; None if a scenario was set up.
        entries: The set-up and every action since.
        undone: What was taken back, the next to be done again at the end.
        marks: Named moments.
        earliest: The moment before which nothing is taken back.
    """

    scenario: str
    start: Position | None
    entries: list[Entry[S]]
    undone: list[Entry[S]] = field(default_factory=list)
    marks: dict[str, int] = field(default_factory=dict)
    earliest: int = 0

    def cut(self, entries: list[Entry[S]], undone: list[Entry[S]]) -> Past[S]:
        """Return a line that began likewise, with the names of those moments that it has."""
        last = len(entries) + len(undone) - 1
        marks = {name: ply for name, ply in self.marks.items() if ply <= last}
        return Past(self.scenario, self.start, entries, undone, marks, self.earliest)
