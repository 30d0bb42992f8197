"""A war with its branches: fork from any moment, keep both lines, switch between them.

The dice of all branches are the same, keyed by seed, turn and phase: a branch that repeats an action meets
the same faces, and turn 5 begins with the same random event whatever was done before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeAlias

from algeria_lab.core.actions import Seat
from algeria_lab.core.branches import Branch, shared_moment
from algeria_lab.core.game import TakeBacks
from algeria_lab.core.keeping.save_form import FIRST, MOST_BRANCHES, MOST_MOVES
from algeria_lab.core.keeping.saves import branches_text, read_branches
from algeria_lab.core.refusals import LabError, Tellable, UnknownName
from algeria_lab.core.rules import Rules, S
from algeria_lab.core.words.voice import PLAIN, Voice
from algeria_lab.players.base import Player
from algeria_lab.players.table import Table

LONG_WAR = 400  # moves: longer than any war that was played to its end, which took 262 at most
Seating: TypeAlias = Callable[[Mapping[str, str]], Mapping[Seat, Player[S] | None]]


class OnlyBranch(LabError, ValueError):
    """The last branch of a war cannot be dropped."""


class NoRoom(Tellable, ValueError):
    """A war has as many branches, or moves in them, as leave its save small enough to be opened again."""


class Branches(Generic[S]):
    """All lines of play of one war; one of them is being played.

    Args:
        table: The war and who plays it.
    """

    def __init__(self, table: Table[S]) -> None:
        self._branches = {FIRST: Branch(FIRST, "", "", 0, table.game)}
        self._tables = {FIRST: table}
        self._current = FIRST
        self._count = 1
        # Lines of a save on which nobody has played yet: only then are its computers asked for reasons.
        self._untold: set[str] = set()

    @property
    def table(self) -> Table[S]:
        """The line that is being played."""
        table = self._tables[self._current]
        if self._current in self._untold:
            self._untold.remove(self._current)
            table.recall_reasons()
        return table

    @property
    def current(self) -> Branch[S]:
        """The line that is being played, with its name and origin."""
        return self._branches[self._current]

    @property
    def all(self) -> tuple[Branch[S], ...]:
        """All lines, each after the one that it left."""
        return tuple(self._branches.values())

    def find(self, branch: str) -> Branch[S]:
        """Return a branch by its id.

        Raises:
            UnknownName: If there is none.
        """
        if branch not in self._branches:
            raise UnknownName("branch", branch, self._branches)
        return self._branches[branch]

    def left_at(self, branch: Branch[S]) -> int:
        """Return the moment at which a branch left its parent, as both stand now."""
        if not branch.parent:
            return 0
        return shared_moment(branch.game, self.find(branch.parent).game, branch.left)

    def fork(self, at: int, name: str) -> Branch[S]:
        """Leave the current line at a moment and play on from there; the line is kept.

        Where a computer decides at *at*, the new line begins at the next decision of a person, for what the
        computer does until then would be the same again.

        Raises:
            UnknownName: If there is no such moment.
            NoRoom: If the save of the war could not be opened with one more.
        """
        self._look_for_room()
        table = self.table
        moment = table.persons_moment(at)
        twin = table.fork(moment)
        self._count += 1
        branch = Branch(str(self._count), name, self._current, moment, twin.game)
        self._branches[branch.id], self._tables[branch.id] = branch, twin
        self._current = branch.id
        return branch

    def _look_for_room(self) -> None:
        """Look whether a save can hold all branches and one more, each played to its end."""
        moves = sum(branch.game.ply - self.left_at(branch) for branch in self.all)
        at_last = sum(max(branch.game.ply, LONG_WAR) - self.left_at(branch) for branch in self.all)
        if at_last > MOST_MOVES - LONG_WAR or len(self.all) > MOST_BRANCHES:
            held = f"{moves} moves, branches: {len(self.all)}"
            said = f"the save has no room for another branch ({held}). Remove a branch, then try again."
            full = {"most": MOST_MOVES, "most-branches": MOST_BRANCHES}
            raise NoRoom(said, "branches-full", number=moves, branches=len(self.all), **full)

    def switch(self, branch: str) -> Branch[S]:
        """Go on with another line.

        Raises:
            UnknownName: If there is no such branch.
        """
        self._current = self.find(branch).id
        return self.current

    def drop(self, branch: str) -> Branch[S]:
        """Forget a line; those that left it now leave what it had left itself.

        If it was being played, the line that it left is played next.

        Raises:
            UnknownName: If there is no such branch.
            OnlyBranch: If there is no other.
        """
        gone = self.find(branch)
        if len(self._branches) == 1:
            raise OnlyBranch("the only line of a war cannot be dropped. Branch from a moment first.")
        del self._branches[gone.id], self._tables[gone.id]
        children = [child for child in self._branches.values() if child.parent == gone.id]
        heir = gone.parent or children[0].id
        for child in children:
            child.left = min(child.left, gone.left) if gone.parent else min(child.left, children[0].left)
            child.parent = heir if child.id != heir else ""
        if self._current == gone.id:
            self._current = heir
        return gone

    def save_text(self) -> str:
        """Return the text of a save file with all lines, and who sits where."""
        return branches_text(self.all, self._current, self.table.seat_names)

    @classmethod
    def of(cls, branches: tuple[Branch[S], ...], tables: Mapping[str, Table[S]], current: str) -> Branches[S]:
        """Return branches that were read from a save."""
        war = cls(tables[branches[0].id])
        war._branches = {branch.id: branch for branch in branches}
        war._tables, war._current, war._untold = dict(tables), current, set(tables)
        numbers = (int(branch.id) for branch in branches if branch.id.isdecimal())
        war._count = max(numbers, default=1)
        return war


def load_branches(
    text: str,
    games: Mapping[str, Rules[S]],
    seat: Seating[S],
    *,
    name: str = "save",
    take_backs: TakeBacks = "until-dice",
    voice: Voice = PLAIN,
) -> Branches[S]:
    """Return the war of a save file with all its branches, replayed and checked move by move.

    Args:
        text: Text of the file.
        games: Rules by name of the game.
        seat: Returns who sits where by the names of players, None for a person; such as `Roster.seat`.
        name: Name of the file, for messages.
        take_backs: As for `Game`.
        voice: As for `Game`.

    Raises:
        SaveError: If the text is foreign or damaged, or a move does not replay; a branch is named.
        UnknownName: If a player of the file is not known here.
    """
    saved = read_branches(text, games, name=name, take_backs=take_backs, voice=voice)
    seats = seat(saved.seats)
    tables = {branch.id: Table(branch.game, seats) for branch in saved.branches}
    return Branches.of(saved.branches, tables, saved.current)
