"""A board that looks on while others play a stretch of its game, and shows it as a whole afterwards."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from algeria_lab.views.play.moment import Moment


class LookingOn(ABC):
    """Part of a session; see `session.Session`.

    Attributes:
        looks_on: Whether others play just now; what they play is shown by `tell_watched`.
    """

    _moment: Moment[Any]
    looks_on: Callable[[], bool] = staticmethod(lambda: False)

    @property
    def is_telling(self) -> bool:
        """Whether something is told, and nobody is asked anything yet."""
        return False

    def tell_watched(self, before: int) -> None:
        """Show what others have played since the moment *before*, while this board looked on."""
        with self._acting():
            self._moment.at = None
            self._rest(before, is_watched=True)
        self._catch_up()

    def end_telling(self) -> None:  # noqa: B027 - a board that tells nothing has nothing to end
        """Tell no more: the reader has gone on elsewhere."""

    @abstractmethod
    def _acting(self) -> AbstractContextManager[None]:
        """Do something here."""

    @abstractmethod
    def _rest(self, since: int, *, is_watched: bool = False) -> None:
        """Hear what was done elsewhere *since* a moment, or watched: the board shows where things stand."""

    @abstractmethod
    def _catch_up(self) -> None:
        """Show what was done elsewhere."""
