"""Guided play in a notebook: the guide's panel and the board, in step with each other."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from algeria_lab.views.live.following import Following
from algeria_lab.views.scenarios.limits import limit_said
from algeria_lab.views.scenarios.panel import GuidePanel

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from algeria_lab.core.game import Game
    from algeria_lab.players.table import Table
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.play.session import Session
    from algeria_lab.views.shared.messages import GameWords
    from algeria_lab.views.shared.scene_widget import SceneWidget


class Guided(Following):
    """A scenario that is played: the guide's panel beside the board.

    Attributes:
        guide: The guide; what is played at its `table` in any cell shows here.

    Args:
        guide: The guide.
        session: The board of its table.
        words: The reader's language.
        folder: Where the scenario stands, for its pictures; None for one from elsewhere.
    """

    def __init__(
        self, guide: Guide, session: Session[Any, Any], words: GameWords, folder: Path | None = None
    ) -> None:
        self.guide, self._words = guide, words
        self._session, self._panel = session, GuidePanel(guide, words, folder)
        self._is_seating = False
        self._limited_by = guide.table.limit
        session.tell_limits(partial(limit_said, guide))
        session.watch(self._hear)
        guide.on_seat(self._seat)
        guide.on_change(self._limit)
        super().__init__(self._panel.widget, session.board)
        self.add_class("al-guided")

    @property
    def game(self) -> Game[Any]:
        """The game that is played: on the guided line, or freely."""
        if not self._parts:
            raise LookupError("this guide was closed. Make another one of your scenario.")
        return self.guide.table.game

    @property
    def board(self) -> SceneWidget:
        """The board alone, for a cell of its own."""
        return self._session.board

    @property
    def panel_widget(self) -> SceneWidget:
        """The panel of the guide alone."""
        return self._panel.widget

    @property
    def has_begun(self) -> bool:
        """Whether anything was done yet that is worth being kept."""
        return bool(self.guide.journal.inputs)

    @property
    def heading(self) -> str:
        """Where this stands, in a few words."""
        return self._panel.heading

    def journal(self) -> dict[str, object]:
        """Return what was done so far, as JSON: `Guide.resume` goes on from it."""
        return self.guide.journal.to_json(self.guide.scenario)

    def on_change(self, changed: Callable[[], None]) -> None:
        """Call *changed* whenever something was done, here or in a cell."""
        self.guide.on_change(changed)

    def speak(self, language: str) -> None:
        """Go on in another language."""
        self._words = self._words.speaking(language)
        self._session.speak(self._words)
        self._panel.speak(self._words)

    def close(self) -> None:
        """See `Following.close`."""
        self._session.close()
        self._panel.close()
        super().close()

    def _hear(self, _game: Game[Any]) -> None:
        """Hear that something was played on the board, or that another line was begun there."""
        if self._session.table is not self.guide.table and not self._is_seating:
            self.guide.leave(self._session.table)

    def _seat(self, table: Table[Any]) -> None:
        """Put the table of the guide on the board."""
        self._is_seating = True
        try:
            if self._session.table is not table:
                self._session.reseat(table)
        finally:
            self._is_seating = False

    def _limit(self) -> None:
        """Show on the board what the step that is under way leaves of the choices."""
        if self._session.table is self.guide.table and self.guide.table.limit is not self._limited_by:
            self._limited_by = self.guide.table.limit
            self._session.renew()
