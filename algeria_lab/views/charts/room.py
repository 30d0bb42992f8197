"""The charts of a game, one at a time: chosen from a list, drawn when first seen, in step with the board."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Generic

import ipywidgets

from algeria_lab.core.game import Game
from algeria_lab.core.rules import S
from algeria_lab.views.charts.base import G, caption
from algeria_lab.views.shared.page_status import PageStatus

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from algeria_lab.core.history import Entry
    from algeria_lab.views.charts.base import Chart

_LOG = logging.getLogger(__name__)


class ChartRoom(ipywidgets.VBox, Generic[S, G]):
    """A list of charts and the chosen one.

    Only the chosen chart is kept up to date, and none while the room is hidden: a decision on the board
    must not wait for pictures that nobody sees.

    Args:
        words: The reader's language.
        keys: Names of the charts in the order of the list.
        classes: Returns the charts by name; called when the first is looked at.
        close: Called when the reader has seen enough; without it that is not offered.
        look: Called with a moment that the reader wishes to see on the board; without it none is offered.
    """

    def __init__(
        self,
        words: G,
        keys: Sequence[str],
        classes: Callable[[], Mapping[str, type[Chart[S, G]]]],
        close: Callable[[], None] | None = None,
        look: Callable[[int], None] | None = None,
    ) -> None:
        self._words, self._keys, self._classes, self._look = words, keys, classes, look
        self._history: Sequence[Entry[S]] = ()
        self._at: int | None = None
        self._game: Game[S] | None = None
        self._charts: dict[str, Chart[S, G]] = {}
        self._shown = True
        self._chooser = menu()
        self._close = button()
        self._close.layout.display = "flex" if close else "none"
        self._status = PageStatus()
        self._close.on_click(lambda _button: close and close())
        self._picture = ipywidgets.VBox(layout=ipywidgets.Layout(width="100%", overflow="visible"))
        super().__init__(layout=ipywidgets.Layout(width="100%", overflow="visible"))
        self.add_class("al-charts")
        self.children = [self._head(), self._status, self._picture]
        self._write()
        self._chooser.observe(lambda _change: self._show(), "value")

    def _head(self) -> ipywidgets.HBox:
        layout = ipywidgets.Layout(
            flex_flow="row wrap", align_items="center", overflow="visible", grid_gap="4px 14px"
        )
        return ipywidgets.HBox([self._chooser, *self._beside(), self._close], layout=layout)

    def _beside(self) -> list[ipywidgets.Widget]:
        """Return what stands between the list and the way out."""
        return []

    @property
    def chosen(self) -> str:
        """Name of the chart that is looked at."""
        return str(self._chooser.value)

    @chosen.setter
    def chosen(self, key: str) -> None:
        self._chooser.value = key

    def update(self, game: Game[S] | Sequence[Entry[S]], at: int | None = None) -> None:
        """Take in the game as it stands.

        Args:
            game: The game, or its history where there is no seed to speak of.
            at: Action at which the board is; the last one when left out.
        """
        history = game.history if isinstance(game, Game) else game
        if self._history and history[0] is not self._history[0]:
            self._forget()
        self._history, self._at = history, at
        self._game = game if isinstance(game, Game) else None
        self._show()

    def _forget(self) -> None:
        """Forget what was chosen of another game."""

    def show(self, *, shown: bool) -> None:
        """Show or hide the room; what happened meanwhile is made up for."""
        self._shown = shown
        self.layout.display = "flex" if shown else "none"
        self._show()

    def warm_up(self) -> None:
        """Read the charts, so that the first comes sooner."""
        self._classes()

    def speak(self, words: G) -> None:
        """Say everything in another language."""
        for chart in self._charts.values():
            chart.pane.close()
        self._words, self._charts = words, {}
        self._write()
        self._show()

    def _write(self) -> None:
        """Write the fixed words; what was chosen stays."""
        say, chosen = self._words.say, self._chooser.value or self._keys[0]
        with self.hold_trait_notifications():
            self._chooser.options = [(say(f"charts-{key}-title"), key) for key in self._keys]
            self._chooser.description = say("charts-choose")
            self._chooser.value = chosen
            self._close.description = say("board-support-close")

    def _show(self) -> None:
        """Bring the chosen chart up to date, or make it."""
        if not (self._shown and self._history):
            return
        try:
            self._fit_head()
            chart = self._chart(self.chosen)
        except Exception as error:  # noqa: BLE001 - one chart that fails does not stop the others, nor the war
            _LOG.exception("The chart %s could not be drawn", self.chosen)
            self._charts.pop(self.chosen, None)
            self._picture.children = []
            self._status.fail(self._words.say("charts-failed"), error)
            return
        self._status.say("")
        if self._picture.children != (chart.pane,):
            self._picture.children = [chart.pane]

    def _fit_head(self) -> None:
        """Show beside the list what belongs to the chosen chart."""

    def _chart(self, key: str) -> Chart[S, G]:
        if key in self._charts:
            chart = self._charts[key]
            chart.update(self._history, self._at)
        else:
            chart = self._charts[key] = self._classes()[key](self._history, self._words, self._at)
            if self._look:
                chart.pane.on_moment(self._look_at)
        chart.pane.caption = caption(self._words, self._history, self._at, self._game)
        return chart

    def _look_at(self, moment: int) -> None:
        """Show a moment on the board; what stands in the way is said over the chart."""
        look = self._look
        assert look is not None
        self._status.attempt(lambda: look(moment), self._words, "charts-failed")


def menu() -> ipywidgets.Dropdown:
    """Return a list to choose from in the head of the room."""
    layout = ipywidgets.Layout(width="auto", max_width="100%")
    return ipywidgets.Dropdown(layout=layout, style={"description_width": "initial"})


def button() -> ipywidgets.Button:
    """Return a button in the head of the room."""
    made = ipywidgets.Button(layout=ipywidgets.Layout(width="auto", height="auto"))
    made.add_class("al-room-button")
    return made
