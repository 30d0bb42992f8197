"""The page of a game with charts beside its board: opened from it, drawn once it rests, in step with it."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import ipywidgets

from algeria_lab.views.play.page import GamePage
from algeria_lab.views.play.session import Session, W
from algeria_lab.views.play.settings import PlaySettings
from algeria_lab.views.shared.later import Later

if TYPE_CHECKING:
    from collections.abc import Mapping

    from algeria_lab.core.game import Game
    from algeria_lab.views.charts.room import ChartRoom

CHART_AFTER = 0.25  # seconds without a message of the board: the charts do not make it wait
WARM_UP_AFTER = 4.0  # seconds until the charting library is fetched for the first chart
G = TypeVar("G", bound=Session[Any, Any])


class ChartedPage(GamePage[G, W], Generic[G, W]):
    """The page of a game that has charts; see `GamePage`.

    Args:
        words: The language that the page begins with.
        settings: The choices before a game.
        charts: The charts of the game, which close by `close_charts` and lead to moments by `show_moment`.
    """

    def __init__(self, words: W, settings: PlaySettings[W], charts: ChartRoom[Any, W]) -> None:
        self._charts = charts
        self._drawing = Later(CHART_AFTER)
        charts.show(shown=False)
        super().__init__(words, settings)
        with contextlib.suppress(RuntimeError):  # without a running loop there is no page to warm up for
            loop = asyncio.get_running_loop()
            loop.call_later(WARM_UP_AFTER, loop.run_in_executor, None, self._warm_up)

    def _parts(self) -> list[ipywidgets.Widget]:
        return [*super()._parts(), self._charts]

    def _speak(self, change: Mapping[str, Any]) -> None:
        super()._speak(change)
        self._charts.speak(self._words)

    def _seat(self, session: G) -> None:
        """Put a game on the board, and the charts in step with it."""
        self._charts.show(shown=False)
        super()._seat(session)
        session.watch_moment(self._follow)
        session.board.on_msg(self._drawing.postpone)

    def open_charts(self, shown: bool) -> None:  # noqa: FBT001 - called by the session with what the reader wishes
        """Show the charts, or hide them."""
        self._charts.show(shown=shown)

    def close_charts(self) -> None:
        """Close the charts, and say so on the board."""
        assert self._session is not None
        self._session.show_charts(shown=False)

    def show_moment(self, at: int) -> None:
        """Show a moment of the game on the board."""
        assert self._session is not None
        self._session.show_moment(at)

    def _follow(self, game: Game[Any], at: int | None) -> None:
        """Keep the charts in step with the board, once it rests."""
        self._drawing.wish(lambda: self._try(lambda: self._draw(game, at), "session-watcher-failed"))

    def _draw(self, game: Game[Any], at: int | None) -> None:
        """Bring the charts up to date; nothing is drawn while they are closed."""
        if self._session and self._session.game is game:
            self._charts.update(game, at)

    def _warm_up(self) -> None:
        """Read the charting library while the reader looks at the map; in a thread: the board answers."""
        import bokeh.plotting  # noqa: F401

        from algeria_lab.views.shared.bokeh_pane import bokeh_script

        self._charts.warm_up()
        bokeh_script()
