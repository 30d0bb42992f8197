"""The charts of a war, one at a time: chosen from a list, drawn when first seen, in step with the board."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import ipywidgets

from algeria_lab.core.game import Game
from algeria_lab.views.algeria.charts.listing import KEYS, chart_classes
from algeria_lab.views.charts.base import caption
from algeria_lab.views.shared.html import element
from algeria_lab.views.shared.page_status import PageStatus

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from algeria_lab.algeria.state import State
    from algeria_lab.core.history import Entry
    from algeria_lab.views.algeria.words.text import Words
    from algeria_lab.views.charts.base import Chart

_LOG = logging.getLogger(__name__)
WATERFALL, DICE = "waterfall", "dice"
WITH_BOARD = -1


class ChartRoom(ipywidgets.VBox):
    """A list of charts and the chosen one.

    Only the chosen chart is kept up to date, and none while the room is hidden: a decision on the board
    must not wait for pictures that nobody sees.

    Args:
        words: The reader's language.
        replay: Called with the seed when the reader wishes to play again with the same dice; without it
            that is not offered.
        close: Called when the reader has seen enough; without it that is not offered.
    """

    def __init__(
        self,
        words: Words,
        replay: Callable[[int], None] | None = None,
        close: Callable[[], None] | None = None,
    ) -> None:
        self._words = words
        self._replay = replay
        self._history: Sequence[Entry[State]] = ()
        self._at: int | None = None
        self._war: Game[State] | None = None
        self._charts: dict[str, Chart] = {}
        self._shown = True
        self._chooser = _menu()
        self._turn = _menu()
        self._seed_line = ipywidgets.HTML()
        self._again, self._close = _button(), _button()
        self._close.layout.display = "flex" if close else "none"
        self._status = PageStatus()
        self._again.on_click(lambda _button: self._play_again())
        self._close.on_click(lambda _button: close and close())
        self._picture = ipywidgets.VBox(layout=ipywidgets.Layout(width="100%", overflow="visible"))
        super().__init__(layout=ipywidgets.Layout(width="100%", overflow="visible"))
        self.add_class("al-charts")
        self.children = [self._head(), self._status, self._picture]
        self._write()
        self._chooser.observe(lambda _change: self._show(), "value")
        self._turn.observe(self._choose_turn, "value")

    def _head(self) -> ipywidgets.HBox:
        layout = ipywidgets.Layout(
            flex_flow="row wrap", align_items="center", overflow="visible", grid_gap="4px 14px"
        )
        return ipywidgets.HBox(
            [self._chooser, self._turn, self._seed_line, self._again, self._close], layout=layout
        )

    @property
    def chosen(self) -> str:
        """Name of the chart that is looked at, one of `KEYS`."""
        return str(self._chooser.value)

    @chosen.setter
    def chosen(self, key: str) -> None:
        self._chooser.value = key

    def update(self, war: Game[State] | Sequence[Entry[State]], at: int | None = None) -> None:
        """Take in the war as it stands.

        Args:
            war: The game, or its history where there is no seed to speak of.
            at: Action at which the board is; the last one when left out.
        """
        history = war.history if isinstance(war, Game) else war
        if self._history and history[0] is not self._history[0]:
            self._turn.value = WITH_BOARD  # another war: its turns are not those of the last
        self._history, self._at = history, at
        self._war = war if isinstance(war, Game) else None
        self._show()

    def show(self, *, shown: bool) -> None:
        """Show or hide the room; what happened meanwhile is made up for."""
        self._shown = shown
        self.layout.display = "flex" if shown else "none"
        self._show()

    def speak(self, words: Words) -> None:
        """Say everything in another language."""
        for chart in self._charts.values():
            chart.pane.close()
        self._words, self._charts = words, {}
        self._write()
        self._show()

    def _write(self) -> None:
        """Write the fixed words; what was chosen stays."""
        say, chosen = self._words.say, self._chooser.value or KEYS[0]
        with self.hold_trait_notifications():
            self._chooser.options = [(say(f"charts-{key}-title"), key) for key in KEYS]
            self._chooser.description = say("charts-choose")
            self._chooser.value = chosen
            self._again.description = say("dice-again")
            self._again.tooltip = say("dice-again-hint")
            self._close.description = say("board-support-close")
        self._offer_turns(anew=True)

    def _offer_turns(self, *, anew: bool = False) -> None:
        """Offer the turns that there have been."""
        last = self._history[-1].state.turn if self._history else 0
        if not anew and len(self._turn.options) == last + 1:
            return
        chosen = self._turn.value
        board = (self._words.say("charts-turn-board"), WITH_BOARD)
        turns = [(self._words.say("charts-turn", turn=turn), turn) for turn in range(1, last + 1)]
        self._turn.options = [board, *turns]
        self._turn.description = self._words.say("charts-turn-choose")
        self._turn.value = chosen if chosen in (WITH_BOARD, *range(1, last + 1)) else WITH_BOARD

    def _choose_turn(self, _change: Mapping[str, Any]) -> None:
        if self.chosen == WATERFALL:
            self._show()

    def _play_again(self) -> None:
        if self._replay and self._war:
            try:
                self._replay(self._war.seed)
            except Exception as error:  # noqa: BLE001 - the edge of the widget: Voila shows no traceback of a callback
                _LOG.exception("The war could not begin again")
                self._status.fail(self._words.say("charts-replay-failed"), error)

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
        seed = self._war.seed if self._war and self.chosen == DICE else None
        dice = seed is not None
        self._turn.layout.display = "flex" if self.chosen == WATERFALL else "none"
        self._again.layout.display = "flex" if dice and self._replay else "none"
        self._seed_line.layout.display = "flex" if dice else "none"
        if dice:
            self._seed_line.value = element("span", self._words.say("dice-seed", seed=str(seed)))
        if self.chosen == WATERFALL:
            self._offer_turns()

    def _chart(self, key: str) -> Chart:
        made = key not in self._charts
        if made:
            self._charts[key] = chart_classes()[key](self._history, self._words, self._at)
        chart = self._charts[key]
        if key == WATERFALL:
            turn = self._turn.value
            chart.turn = None if turn == WITH_BOARD else turn  # type: ignore[attr-defined]
        if not made or key == WATERFALL:
            chart.update(self._history, self._at)
        chart.pane.caption = self._caption()
        return chart

    def _caption(self) -> str:
        """Return what a saved picture says of itself: which war, which moment, which version."""
        return caption(self._words, self._history, self._at, self._war)


def _menu() -> ipywidgets.Dropdown:
    layout = ipywidgets.Layout(width="auto", max_width="100%")
    return ipywidgets.Dropdown(layout=layout, style={"description_width": "initial"})


def _button() -> ipywidgets.Button:
    button = ipywidgets.Button(layout=ipywidgets.Layout(width="auto", height="auto"))
    button.add_class("al-room-button")
    return button
