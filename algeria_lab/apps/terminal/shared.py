"""Two people at one terminal who see different things: who looks, and when the screen must be passed on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from algeria_lab.core.rules import S, see_differently

if TYPE_CHECKING:
    from collections.abc import Collection

    from algeria_lab.core.actions import Seat
    from algeria_lab.players.table import Table


class SharedScreen(Generic[S]):
    """Whose eyes are before the screen.

    Where two people see different things, the screen is *covered* until somebody takes it, and whoever has
    decided *leaves* it before the other one looks. Everybody else always sits before it.

    Args:
        table: The game, and who sits at it.
        played: The sides that somebody must play; the rules may play the others.
    """

    def __init__(self, table: Table[S], played: Collection[Seat]) -> None:
        self._table = table
        self.people = tuple(seat for seat in played if table.seats.get(seat) is None)
        self._holder: Seat | None = None
        self._differ_at: tuple[object, bool] = None, False

    @property
    def eyes_differ(self) -> bool:
        """Whether the sides see different things now; never once the game is over."""
        game = self._table.game
        if self._differ_at[0] is not (at := game.history[-1]):
            self._differ_at = at, game.outcome is None and see_differently(game.rules, at.state)
        return self._differ_at[1]

    @property
    def _is_passed_on(self) -> bool:
        return len(self.people) > 1 and self.eyes_differ

    @property
    def viewer(self) -> Seat | None:
        """The side whose eyes are before the screen; None for a bystander."""
        if len(self.people) == 1:
            return self.people[0]
        return self._holder if self._is_passed_on else None if self.eyes_differ else self._table.game.to_move

    @property
    def others(self) -> tuple[Seat, ...]:
        """The sides of people who are not before the screen."""
        return tuple(seat for seat in self.people if seat != self.viewer)

    @property
    def is_covered(self) -> bool:
        """Whether nobody has taken the screen yet."""
        return self._is_passed_on and self._holder is None

    @property
    def is_leaving(self) -> bool:
        """Whether the other person decides now, and the screen still shows what this one sees."""
        return self._is_passed_on and self._holder not in {None, self._table.game.to_move}

    @property
    def must_change(self) -> bool:
        """Whether the one who decides does not sit before the screen."""
        return self.is_covered or self.is_leaving

    def leave(self) -> None:
        """Cover the screen."""
        self._holder = None

    def take(self) -> None:
        """Uncover the screen for the side that decides."""
        self._holder = self._table.game.to_move
