"""A game being played: history, undo and redo, fork, bookmarks; it receives its rules.

The history keeps whole positions (copies are cheap), never the position its history.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Generic, Literal, TypeVar

from algeria_lab.core.actions import Action, Seat, parse_line
from algeria_lab.core.dice import Dice, Mark, SeededDice
from algeria_lab.core.events import Events, Revealed, Rolled
from algeria_lab.core.odds import Distribution, odds
from algeria_lab.core.refusals import (
    CannotUndo,
    IllegalAction,
    MalformedAction,
    Obstacle,
    Refusal,
    UnknownName,
)
from algeria_lab.core.rules import Options, Outcome, Rules, S
from algeria_lab.core.voice import PLAIN, Voice

TakeBacks = Literal["until-dice", "free"]
Guard = Callable[[S, Action], None]
R = TypeVar("R", bound=Hashable)


@dataclass(frozen=True)
class Entry(Generic[S]):
    """One action of the history and the position after it.

    Attributes:
        action: The action; None for the set-up.
        events: What happened.
        state: The position afterwards.
        mark: Where the dice stood afterwards.
    """

    action: Action | None
    events: Events
    state: S
    mark: Mark

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
    def obstacle(self) -> Obstacle | None:
        """Return what keeps it from being taken back: dice fell, or something hidden was shown."""
        if any(isinstance(event, Rolled) for event in self.events):
            return "undo-dice"
        return "undo-shown" if any(isinstance(event, Revealed) for event in self.events) else None


class Game(Generic[S]):
    """One game and its history.

    Args:
        rules: The rules of the game.
        scenario: Name of the starting position.
        options: Options of the game.
        seed: Seed of the dice; ignored when *dice* are given.
        dice: Dice of your own, such as fixed ones.
        take_backs: ``until-dice`` (undo stops at a roll) or ``free``.
        voice: How the game and its things are told; in the names of the rules if none is given.

    Raises:
        UnknownName: For an unknown scenario or option.
    """

    def __init__(
        self,
        rules: Rules[S],
        scenario: str,
        options: Options | None = None,
        *,
        seed: int = 0,
        dice: Dice | None = None,
        take_backs: TakeBacks = "until-dice",
        voice: Voice = PLAIN,
    ) -> None:
        self.rules = rules
        self.scenario = scenario
        self.options: dict[str, object] = dict(options or {})
        self.seed = seed
        self.dice = dice or SeededDice(seed)
        self.take_backs: TakeBacks = take_backs
        self.voice = voice
        self._marks: dict[str, int] = {}
        state, events = rules.new(scenario, self.options, self.dice)
        self._entries: list[Entry[S]] = [Entry(None, events, state, self.dice.mark())]
        self._undone: list[Entry[S]] = []

    @property
    def state(self) -> S:
        """The position; treat it as a value."""
        return self._entries[-1].state

    @property
    def ply(self) -> int:
        """How many actions have been taken."""
        return len(self._entries) - 1

    @property
    def history(self) -> tuple[Entry[S], ...]:
        """The set-up and every action since."""
        return tuple(self._entries)

    def state_at(self, ply: int) -> S:
        """Return the position after that many actions; treat it as a value.

        Raises:
            UnknownName: If there is no such moment.
        """
        return self._entries[self._moment(ply)].state

    @property
    def bookmarks(self) -> dict[str, int]:
        """Named moments up to now; one that an undo went back beyond is there again after the redo."""
        return {name: ply for name, ply in self._marks.items() if ply <= self.ply}

    @property
    def events(self) -> Events:
        """Everything that has happened, in order."""
        return tuple(event for entry in self._entries for event in entry.events)

    @property
    def to_move(self) -> Seat | None:
        """Who decides next; None once the game is over."""
        return self.rules.to_move(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self.rules.outcome(self.state)

    def legal(self) -> tuple[Action, ...]:
        """Return all legal actions."""
        return self.rules.legal(self.state)

    def refuse(self, action: Action | str) -> Refusal | None:
        """Return why an action is not legal now, or None."""
        return self.rules.refuse(self.state, self._read(self.state, action))

    def play(self, line: Action | str | Sequence[Action], guard: Guard[S] | None = None) -> Events:
        """Take one action, several, or a whole line such as ``fln raid V-4; band-3; done``.

        All or nothing: if any part is refused, nothing has changed, dice included.

        Args:
            line: What to do; text is read, actions are taken as they are.
            guard: Called with position and action before each is taken; what it raises stops the line.

        Returns:
            What happened.

        Raises:
            IllegalAction: If an action is refused; the message says why and what would work.
            MalformedAction: If a text is not an action, or there is none.
        """
        mark, entries = self.dice.mark(), []
        state = self.state
        try:
            for part in _parts(line):
                entries.append(self._take(state, part, guard))
                state = entries[-1].state
        except Exception:
            self.dice.rewind(mark)
            raise
        # What was taken back cannot be done again from here on, so its bookmarks lead nowhere.
        self._marks, self._undone = self.bookmarks, []
        self._entries += entries
        return tuple(event for entry in entries for event in entry.events)

    def _take(self, state: S, part: Action | str, guard: Guard[S] | None) -> Entry[S]:
        action = self._read(state, part)
        if guard:
            guard(state, action)
        with self._explaining():
            after, events = self.rules.apply(state, action, self.dice)
        return Entry(action, events, after, self.dice.mark())

    def _read(self, state: S, part: Action | str) -> Action:
        return part if isinstance(part, Action) else self.rules.complete(state, part)

    @contextmanager
    def _explaining(self) -> Iterator[None]:
        """Put a refusal of the rules into the sentence that this game was given for it."""
        try:
            yield
        except IllegalAction as error:
            raise IllegalAction(error.asked, error.refusal, self.voice.refusal(error.refusal)) from None

    def odds(self, action: Action | str, of: Callable[[S], R]) -> Distribution[R]:
        """Return the exact distribution of *of* the position after an action.

        Raises:
            IllegalAction: If the action is refused.
            TooManyOutcomes: If there are too many outcomes to count.
        """
        state = self.state
        chosen = self._read(state, action)
        with self._explaining():
            return odds(lambda dice: of(self.rules.preview(state, chosen, dice)))

    def undo_obstacle(self, to: int | None = None) -> Obstacle | None:
        """Return what keeps the game from going back to an earlier moment, or None.

        Args:
            to: A number of actions, at most those taken; None for the moment before the last.
        """
        if not self.ply:
            return "undo-nothing"
        if self.take_backs == "free":
            return None
        since = self._entries[self.ply if to is None else to + 1 :]
        return next((entry.obstacle for entry in reversed(since) if entry.obstacle), None)

    def can_redo(self) -> bool:
        """Return whether an action was taken back and nothing else was done since."""
        return bool(self._undone)

    def undo(self) -> Action:
        """Take back the last action and return it; doing it again meets the same dice.

        Raises:
            CannotUndo: At the start, or if it showed something (dice, a card) and take-backs are not free.
        """
        if obstacle := self.undo_obstacle():
            raise CannotUndo(obstacle, str(self._entries[-1].action))
        entry = self._entries.pop()
        self._undone.append(entry)
        self.dice.rewind(self._entries[-1].mark)
        assert entry.action is not None
        return entry.action

    def redo(self) -> Events:
        """Do again what was taken back.

        Raises:
            CannotUndo: If there is nothing to do again.
        """
        if not self._undone:
            raise CannotUndo("redo-nothing")
        entry = self._undone.pop()
        self._entries.append(entry)
        self.dice.rewind(entry.mark)
        return entry.events

    def bookmark(self, name: str, at: int | None = None) -> None:
        """Remember a moment under a name; a name that is taken moves there.

        Args:
            name: The name.
            at: A number of actions, or None for now.

        Raises:
            UnknownName: If there is no such moment.
        """
        self._marks[name] = self._moment(at)

    def forget(self, name: str) -> None:
        """Take a bookmark away.

        Raises:
            UnknownName: If there is no such bookmark.
        """
        self._moment(name)
        del self._marks[name]

    def fork(self, at: str | int | None = None, dice: Dice | None = None) -> Game[S]:
        """Return a second game that shares the history up to a moment and goes its own way.

        Args:
            at: A bookmark, a number of actions, or None for now.
            dice: Dice to go on with; those of the first if None: the same action there meets the same faces.

        Raises:
            UnknownName: If there is no such bookmark or moment.
        """
        past = self._entries[: self._moment(at) + 1]
        if dice:
            past[-1] = replace(past[-1], mark=dice.mark())
        twin: Game[S] = copy(self)
        twin.options, twin.dice = dict(self.options), dice or self.dice.fork(past[-1].mark)
        twin._entries, twin._undone = past, []
        twin._marks = {name: ply for name, ply in self._marks.items() if ply <= twin.ply}
        return twin

    def _moment(self, at: str | int | None) -> int:
        if at is None:
            return self.ply
        if isinstance(at, str):
            known = self.bookmarks
            if at not in known:
                raise UnknownName("bookmark", at, known)
            return known[at]
        if not 0 <= at <= self.ply:
            raise UnknownName("moment", at, (f"0 to {self.ply}",))
        return at


def _parts(line: Action | str | Sequence[Action]) -> Sequence[Action | str]:
    """Return the parts of a line of play, at least one."""
    if isinstance(line, str):
        return parse_line(line)
    if not line:
        raise MalformedAction("a line of play holds no action.")
    return (line,) if isinstance(line, Action) else line
