"""The table of a room as one page plays at it, and lines that its reader tries alone, with other dice."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Generic

from algeria_lab.core.actions import Action
from algeria_lab.core.branches import Branch
from algeria_lab.core.dice import Dice, SeededDice
from algeria_lab.core.events import Story
from algeria_lab.core.game import Game
from algeria_lab.core.history import Past
from algeria_lab.core.keeping.save_form import FIRST
from algeria_lab.core.refusals import Obstacle
from algeria_lab.core.rules import S
from algeria_lab.players.branches import Branches
from algeria_lab.players.table import Table
from algeria_lab.room.tables.shared import SharedTable
from algeria_lab.room.tables.sitting import Sitting

MOST_SEED = 1_000_000
Unseen = Callable[[S, Dice], S]  # a position in which what nobody has seen may be otherwise


def as_it_is(state: S, _dice: Dice) -> S:
    """Return a position of a game in which all lies open."""
    return state


class RoomTable(SharedTable[S]):
    """The side of this page at a table, as the room knows the table now.

    What is taken back is a matter between people: it may have shown dice.

    Args:
        sitting: The page at the table.
    """

    def __init__(self, sitting: Sitting[S]) -> None:
        self._sitting = sitting
        super().__init__(sitting.game, sitting.own)

    @property
    def person_decides(self) -> bool:
        """Whether somebody at this page is awaited."""
        return not self._sitting.record.given_up and super().person_decides

    def play(self, line: Action | str) -> Story:
        """Play for this page, and tell the room before anything else is done."""
        before = self._sitting.game.ply
        story = super().play(line)
        self._sitting.pressed(before)
        return story

    def undo_obstacle(self, by: str = "") -> Obstacle | None:  # noqa: ARG002 - people of one side are one
        """Return what keeps this page from asking to take its last decision back."""
        record = self._sitting.record
        if not record.agreed.undo or record.given_up or record.asks:
            return "undo-others"
        return "undo-nothing" if self._last_decision() is None else None

    @property
    def last_decision(self) -> int | None:
        """The moment at which this side decided last; None if it has decided nothing."""
        return self._last_decision()


class OwnLines(Branches[S], Generic[S]):
    """The table, and lines that a reader tries for oneself: both sides, with dice that are not the table's.

    Args:
        table: The table.
        name: What the line of the table is called.
        unseen: Deals anew what nobody has seen yet, such as the order of a deck.
    """

    def __init__(self, table: RoomTable[S], name: str, unseen: Unseen[S] = as_it_is) -> None:
        super().__init__(table)
        self.current.name, self._unseen = name, unseen

    @property
    def is_apart(self) -> bool:
        """Whether a line of the reader's own is played just now."""
        return self.current.id != FIRST

    @property
    def shared(self) -> Table[S]:
        """The table, whichever line is played."""
        return self._tables[FIRST]

    def put(self, table: RoomTable[S]) -> None:
        """Go on with the table, which has another history now."""
        self._tables[FIRST] = table
        self.find(FIRST).game = table.game

    def fork(self, at: int, name: str) -> Branch[S]:
        """Leave the line that is played at a moment; nothing that follows comes to the table.

        Raises:
            UnknownName: If there is no such moment.
            NoRoom: As for `Branches`.
        """
        self._look_for_room()
        game = self.table.game
        game.state_at(at)
        twin = apart(game, at, SeededDice(secrets.randbelow(MOST_SEED)), self._unseen)
        self._count += 1
        branch = Branch(str(self._count), name, self._current, at, twin)
        self._branches[branch.id] = branch
        self._tables[branch.id] = Table(twin, dict.fromkeys(game.rules.seats), since=at)
        self._current = branch.id
        return branch


def apart(game: Game[S], at: int, dice: Dice, unseen: Unseen[S]) -> Game[S]:
    """Return a game that has the past of another one up to a moment, and nothing of what lies ahead of it."""
    entries = list(game.history[: at + 1])
    state = unseen(entries[-1].state, dice)
    entries[-1] = replace(entries[-1], state=state, mark=dice.mark())
    past = Past(game.scenario, game.start, entries, earliest=at)
    return Game(game.rules, past, game.options, seed=game.seed, dice=dice, voice=game.voice)
