"""The page of a game whose branches can be looked at beside each other, below the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from algeria_lab.views.play.beside import CompareRoom
from algeria_lab.views.play.branching import BranchingSession
from algeria_lab.views.play.charted_page import ChartedPage
from algeria_lab.views.play.session import W

if TYPE_CHECKING:
    from collections.abc import Mapping

    from algeria_lab.core.branches import Branch
    from algeria_lab.views.play.beside import Told

G = TypeVar("G", bound=BranchingSession[Any, Any])


class ComparedPage(ChartedPage[G, W], Generic[G, W]):
    """The page of a game that compares branches; see `ChartedPage`."""

    _comparison: CompareRoom | None = None

    def _tell_apart(self, current: Branch[Any], other: Branch[Any]) -> Told:
        """Return two branches compared; the first is the one that is played."""
        raise NotImplementedError

    def _speak(self, change: Mapping[str, Any]) -> None:
        self._end_comparison()
        super()._speak(change)

    def _seat(self, session: G) -> None:
        """Put a game on the board; a comparison of the one before is put away."""
        self._end_comparison()
        super()._seat(session)
        session.on_compare(self._show_beside)

    def _show_beside(self, other: str) -> None:
        """Show another branch beside the one that is played."""
        assert self._session is not None
        war = self._session.war
        self._end_comparison()
        told = self._tell_apart(war.current, war.find(other))
        self._comparison = CompareRoom(told, self._words, self._end_comparison)
        self._stage.children = [self._session.board, self._comparison]

    def _end_comparison(self) -> None:
        if self._session and self._comparison:
            self._comparison.close_all()
            self._comparison = None
            self._stage.children = [self._session.board]
            self._session.board.show(self._session.scene())  # without the word that it stands below
