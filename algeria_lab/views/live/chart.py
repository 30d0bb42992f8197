"""One chart of a game in a notebook, in step with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.views.charts.base import caption
from algeria_lab.views.figures.figure import Contents, Figures, contents_of, title_of
from algeria_lab.views.live.following import Following
from algeria_lab.views.shared.html import Page, says, table
from algeria_lab.views.shared.later import Paced
from algeria_lab.views.shared.page_status import PageStatus

if TYPE_CHECKING:
    from bokeh.plotting import figure

    from algeria_lab.core.game import Game
    from algeria_lab.views.charts.base import Chart
    from algeria_lab.views.shared.messages import GameWords

PACE = 0.25  # seconds between two drawings while a program plays


class LiveChart(Following, Figures):
    """A chart that follows its game; `save` and `svg` draw it as it stands, without a browser.

    Attributes:
        name: Its name among the charts of its game.
        pane: The figure with its sentence and its table.

    Args:
        game: The game.
        kind: What is drawn of it.
        words: The reader's language.
    """

    def __init__(self, game: Game[Any], kind: type[Chart[Any, Any]], words: GameWords) -> None:
        self._game: Game[Any] | None = game
        self._words = words
        self.name = kind.key
        self._chart = kind(game.history, words)
        self._drawn = game.history[-1]
        self.pane = self._chart.pane
        self._status = PageStatus()
        self._drawing = Paced(PACE, self._draw)
        super().__init__(self._status, self.pane)
        self._entitle()
        game.follow(self._hear)
        self.leave(self._told)

    @property
    def game(self) -> Game[Any]:
        """The game that is drawn."""
        if self._game is None:
            raise LookupError("this chart was closed. Make another one of your game.")
        return self._game

    @property
    def title(self) -> str:
        """What is drawn."""
        return title_of(self._chart)

    @property
    def caption(self) -> str:
        """Where it comes from: scenario, seed, moment, version."""
        return str(self.pane.caption)

    @property
    def figure(self) -> figure:
        """The chart as a figure of Bokeh, to be shown, changed or put into a page of your own."""
        return self._chart.figure

    def _contents(self) -> Contents:
        # What a program has just played may not be drawn yet.
        if self._drawn is not self.game.history[-1]:
            self._update()
        return contents_of(self._chart)

    def close(self) -> None:
        self._drawing.drop()
        self._game = None
        super().close()

    def _told(self) -> Page:
        """Return what stays of the chart: its sentence and its numbers."""
        head, *rows = [list(map(str, row)) for row in self.pane.table]
        return says([self.pane.summary]) + table(self.pane.caption, head, rows)

    def _hear(self) -> None:
        if self._game:
            self._drawing.wish()

    def _draw(self) -> None:
        """Bring the chart up to date; what stands in the way is said over it."""
        self._status.say("")
        self._status.attempt(self._update, self._words, "charts-failed")

    def _update(self) -> None:
        self._chart.update(self.game.history)
        self._drawn = self.game.history[-1]
        self._entitle()

    def _entitle(self) -> None:
        self.pane.caption = caption(self._words, self.game.history, game=self.game)
