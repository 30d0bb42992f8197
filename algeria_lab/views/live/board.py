"""The board of any game in a notebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.views.live.following import Following

if TYPE_CHECKING:
    from collections.abc import Callable

    from algeria_lab.core.game import Game
    from algeria_lab.views.play.session import Session
    from algeria_lab.views.shared.html import Page
    from algeria_lab.views.show.showing import Showing


def game_left(showing: Showing[Any, Any], game: Game[Any]) -> Page:
    """Return what stays of a board: the position as a picture, where there is one, and as tables."""
    from algeria_lab.views.shared.html import Page, says
    from algeria_lab.views.show.moments import GameFace  # most boards are shown where nothing stays

    face = GameFace(showing, game)
    note = says([showing.words.say("show-left")])
    return Page(note.html + face.page().html, f"{note.text}\n{face.text()}")


class Board(Following):
    """A board that is played on: by clicks, and by `game.play` in any cell.

    Args:
        session: The game and who sits at it, as its page would show it.
        live: Whether the board follows its game. One that does not stands where it was made: once the game
            has gone on, what is picked on it begins a game of its own, and the first is left alone.
        showing: Returns what the game says of itself in the reader's language, for viewers without widgets.
    """

    def __init__(
        self, session: Session[Any, Any], *, live: bool = True, showing: Callable[[], Showing[Any, Any]]
    ) -> None:
        self._session: Session[Any, Any] | None = session
        if not live:
            session.stand()
        super().__init__(session.board)
        self.leave(lambda: game_left(showing(), self.game))

    @property
    def game(self) -> Game[Any]:
        """The game on the board; another than the one it was made for once the reader has branched on it."""
        if self._session is None:
            raise LookupError("this board was closed. Make another one of your game.")
        return self._session.game

    def close(self) -> None:
        if self._session:
            self._session.close()
        self._session = None
        super().close()
