"""Which moment of its game a board shows, and what of the game is news to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Generic

from algeria_lab.core.rules import S

if TYPE_CHECKING:
    from algeria_lab.core.game import Game
    from algeria_lab.core.history import Entry


class Moment(Generic[S]):
    """What a board shows of a game that may be played elsewhere, too.

    Three laws hold. A board hears of nothing while it acts, for it shows what it does itself; nor while it
    stands, for then only what is done on it counts; nor once it is closed. What is news was played since the
    board showed or did something last. And news bring the present back, wherever the reader has looked.

    Attributes:
        at: The moment looked at, as a place in the history; None for the present.
        stands: The game as it was when the board began to stand still, or after its last own deed; None
            while the board follows its game.
        is_acting: Whether the board does something itself just now.
        is_closed: Whether the board has ended.

    Args:
        game: Returns the game on the board, which a reader may leave for another.
    """

    def __init__(self, game: Callable[[], Game[S]]) -> None:
        self.at: int | None = None
        self.stands: Game[S] | None = None
        self.is_acting = self.is_closed = False
        self._game = game
        self._shown: Entry[S] | None = None
        self._heard_ply = 0

    @property
    def is_now(self) -> bool:
        """Whether the present is shown, and no earlier moment looked at."""
        return self.at is None

    @property
    def hears(self) -> bool:
        """Whether what happens to the game now concerns the board."""
        return not (self.is_acting or self.is_closed or self.stands)

    @property
    def has_news(self) -> bool:
        """Whether the game goes on from elsewhere than what was shown last."""
        return self._game().history[-1] is not self._shown

    @property
    def was_taken_back(self) -> bool:
        """Whether actions that the board has heard of are gone."""
        return self._game().ply < self._heard_ply

    @property
    def was_left(self) -> bool:
        """Whether the game has gone on elsewhere while this board stood."""
        return self.stands is not None and self._game().history[-1] is not self.stands.history[-1]

    @property
    def shown(self) -> int:
        """The place of what was shown last; that of the present if it lies on this line no more."""
        game = self._game()
        return next((place for place, entry in enumerate(game.history) if entry is self._shown), game.ply)

    def show(self) -> None:
        """Note that the board shows how things stand."""
        self._shown = self._game().history[-1]

    def hear(self) -> None:
        """Note how far the game has come."""
        self._heard_ply = self._game().ply
        if self.stands:
            self.stands = self._game().fork()

    def stand(self) -> None:
        """Stand still: from now on only what is done on the board is shown."""
        self.stands = self._game().fork()

    @contextmanager
    def acting(self) -> Iterator[None]:
        """Do something on the board."""
        was_acting, self.is_acting = self.is_acting, True
        try:
            yield
        finally:
            self.is_acting = was_acting
            self.hear()
