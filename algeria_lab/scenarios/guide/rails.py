"""The guided line: one game, or several: a chapter begins where the board changes or a step goes back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any, NamedTuple

from algeria_lab.checking.positions import Reader
from algeria_lab.core.game import Game
from algeria_lab.core.history import Entry
from algeria_lab.core.rules import Rules
from algeria_lab.core.words.voice import Voice
from algeria_lab.players.table import Table
from algeria_lab.scenarios.dice import TeachingDice
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.own_line import Taken
from algeria_lab.scenarios.guide.stage import Spot
from algeria_lab.scenarios.opponents import Scripted
from algeria_lab.scenarios.table import opened, set_dice


class Chapter(NamedTuple):
    """A game of the guided line, from the moment on at which it belongs to it.

    Attributes:
        game: The game.
        since: How many actions had been taken in it; what came before is told by an earlier chapter.
    """

    game: Game[Any]
    since: int = 0


class Mark(NamedTuple):
    """A moment to which the line may have to return.

    Attributes:
        spot: The moment.
        left: The lines that had been left by then.
    """

    spot: Spot
    left: dict[str, Chapter]


class Rails:
    """The tables of the guided line, the last one to be played at.

    Args:
        scenario: The scenario.
        voice: How the game is told.

    Attributes:
        tables: The tables, one a chapter.
        left: Lines that were left to go back, by the step that went back; each from the moment on at which
            the other line begins.
    """

    def __init__(self, scenario: Scenario, voice: Voice) -> None:
        self.tables: list[Table[Any]] = [opened(scenario, voice)]
        self.left: dict[str, Chapter] = {}
        self._before: list[tuple[int, ...]] = [()]  # of each chapter: those whose games come before its own

    @property
    def table(self) -> Table[Any]:
        """The table to be played at."""
        return self.tables[-1]

    @property
    def game(self) -> Game[Any]:
        """The game to be played."""
        return self.table.game

    @property
    def spot(self) -> Spot:
        """The present moment."""
        return Spot(len(self.tables) - 1, self.game.ply)

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """The games of the line, each from where it belongs to it."""
        return tuple(Chapter(table.game, table.since) for table in self.tables)

    @property
    def own_line(self) -> tuple[Game[Any], ...]:
        """The games of the line that is played now, one behind the other, without lines that were left."""
        return (*(self.tables[number].game for number in self._before[-1]), self.game)

    @property
    def begins_chapter(self) -> bool:
        """Whether a chapter has just begun: nobody has acted in it yet."""
        game, since = self.game, self.table.since
        return len(self.tables) > 1 and all(entry.by for entry in game.history[since + 1 :])

    @property
    def acted(self) -> Game[Any]:
        """The game in which somebody acted last: not one that only went back to an earlier moment."""
        went_back = len(self.tables) > 1 and len(self.tables) - 2 not in self._before[-1]
        if went_back and self.begins_chapter:
            return [*self.left.values()][-1].game
        return self.game

    @property
    def ended(self) -> tuple[Game[Any], ...]:
        """The games in which somebody acted, as they ended: those left to go back, then the last."""
        games = [*(chapter.game for chapter in self.left.values()), self.acted]
        return tuple({id(game): game for game in games}.values())

    @property
    def dice(self) -> TeachingDice:
        """The dice of the line."""
        dice = self.game.dice
        assert isinstance(dice, TeachingDice), "a game of a scenario has teaching dice"
        return dice

    def copy(self, until: Spot | None = None) -> Rails:
        """Return a second line that shares the past and goes its own way, from a moment on or from now."""
        twin, (chapter, ply) = copy(self), until or self.spot
        twin.tables = [*self.tables[:chapter], self.tables[chapter].fork(ply)]
        twin.left, twin._before = dict(self.left), self._before[: chapter + 1]  # noqa: SLF001 - its own class
        return twin

    def mark(self) -> Mark:
        """Return what `return_to` needs to come back to the present moment."""
        return Mark(self.spot, dict(self.left))

    def return_to(self, mark: Mark) -> None:
        """Forget all that came after a moment of the last chapter of then."""
        del self.tables[mark.spot.chapter + 1 :], self._before[mark.spot.chapter + 1 :]
        self.left = mark.left
        while self.game.ply > mark.spot.ply:
            self.game.undo()
        self.game.forget_undone()

    def give(self, faces: Iterable[int]) -> None:
        """Let faces fall next; whoever comes back to this moment meets them again."""
        set_dice(self.game, list(faces))

    def since(self, spot: Spot) -> list[tuple[Any, Entry[Any]]]:
        """Return what was played after a moment, each entry with the position before it."""
        found = []
        for number, table in enumerate(self.tables[spot.chapter :], spot.chapter):
            history = table.game.history
            first = spot.ply if number == spot.chapter else table.since
            found += [
                (history[ply].state, history[ply + 1])
                for ply in range(first, min(table.game.ply, len(history)))
            ]
        return found

    def own_since(self, spot: Spot | None) -> list[tuple[Game[Any], int]]:
        """Return the games of the line that is played now, each with the moment from which on it counts.

        Args:
            spot: The moment from which on; None for the beginning of it all.
        """
        numbers = [*self._before[-1], len(self.tables) - 1]
        games = list(zip(self.own_line, (0 for _ in numbers), strict=True))
        if spot is None:
            return games
        # A line that went back shares its past, and how it is counted, with the one that was left.
        place = numbers.index(spot.chapter) if spot.chapter in numbers else len(numbers) - 1
        return [(games[place][0], spot.ply), *games[place + 1 :]]

    def taken_since(self, spot: Spot) -> list[Taken]:
        """Return what people have done after a moment."""
        return [
            Taken(before, entry.action) for before, entry in self.since(spot) if entry.action and not entry.by
        ]

    def go_back(self, spot: Spot, name: str) -> None:
        """Begin another chapter at an earlier moment, its dice too; the line that is left is kept.

        Args:
            spot: The moment.
            name: The step that goes back, by whose id the line is kept.
        """
        self.left[name] = Chapter(self.game.fork(self.game.ply), spot.ply)
        past = self.tables[spot.chapter]
        table = Table(past.game.fork(spot.ply), past.seats, since=spot.ply)
        table.game.keep_past()
        table.reasons = {ply: choice for ply, choice in past.reasons.items() if ply <= spot.ply}
        self.tables.append(table)
        self._before.append(self._before[spot.chapter])

    def change(self, changes: Mapping[str, Any], name: str) -> Table[Any]:
        """Begin another chapter, at the position as it is now but for some changes; its dice go on.

        Raises:
            WrongFile: If nobody could play from there; the old chapter goes on.
        """
        before = self.game
        rules: dict[str, Rules[Any]] = {before.rules.name: before.rules}
        position = Reader(rules).read(before, changes, name=name)
        mark, dice = self.dice.mark(), self.dice
        game: Game[Any] = Game(
            before.rules,
            position,
            seed=before.seed,
            dice=dice.fork(mark),
            take_backs="free",
            voice=before.voice,
        )
        game.dice.rewind(mark)  # its beginning is no new phase
        game.note_dice()
        seats = {
            seat: player.going_on(before.history, seat) if isinstance(player, Scripted) else player
            for seat, player in self.table.seats.items()
        }
        self._before.append((*self._before[-1], len(self.tables) - 1))
        self.tables.append(Table(game, seats))
        return self.table
