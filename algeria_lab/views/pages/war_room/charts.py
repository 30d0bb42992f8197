"""The charts of a war in its room: beside the list a turn to look at, and the dice to play with once more."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import ipywidgets

from algeria_lab.algeria.state import State
from algeria_lab.views.algeria.charts.listing import KEYS, chart_classes
from algeria_lab.views.algeria.charts.rows import WaterfallChart
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.charts.room import ChartRoom, button, menu
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from algeria_lab.views.charts.base import Chart

_LOG = logging.getLogger(__name__)
WATERFALL, DICE = "waterfall", "dice"
WITH_BOARD = -1


class WarCharts(ChartRoom[State, Words]):
    """The charts of a war; see `ChartRoom`.

    Attributes:
        hides_dice: Whether the number of the dice is not shown, for somebody else meets them, too.

    Args:
        words: The reader's language.
        replay: Called with the seed when the reader wishes to play again with the same dice; without it
            that is not offered.
        close: Called when the reader has seen enough; without it that is not offered.
        look: Called with a moment that the reader wishes to see on the board; without it none is offered.
    """

    def __init__(
        self,
        words: Words,
        replay: Callable[[int], None] | None = None,
        close: Callable[[], None] | None = None,
        look: Callable[[int], None] | None = None,
    ) -> None:
        self._replay, self.hides_dice = replay, False
        self._turn = menu()
        self._seed_line = ipywidgets.HTML()
        self._again = button()
        self._again.on_click(lambda _button: self._play_again())
        super().__init__(words, KEYS, chart_classes, close, look)
        self._turn.observe(self._choose_turn, "value")

    def _beside(self) -> list[ipywidgets.Widget]:
        return [self._turn, self._seed_line, self._again]

    def _forget(self) -> None:
        self._turn.value = WITH_BOARD  # another war: its turns are not those of the last

    def _write(self) -> None:
        super()._write()
        self._again.description = self._words.say("dice-again")
        self._again.tooltip = self._words.say("dice-again-hint")
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
        if self._replay and self._game:
            try:
                self._replay(self._game.seed)
            except Exception as error:  # noqa: BLE001 - the edge of the widget: Voila shows no traceback of a callback
                _LOG.exception("The war could not begin again")
                self._status.fail(self._words.say("charts-replay-failed"), error)

    def _fit_head(self) -> None:
        offered = self._game and self.chosen == DICE and not self.hides_dice
        seed = self._game.seed if self._game and offered else None
        dice = seed is not None
        self._turn.layout.display = "flex" if self.chosen == WATERFALL else "none"
        self._again.layout.display = "flex" if dice and self._replay else "none"
        self._seed_line.layout.display = "flex" if dice else "none"
        if dice:
            self._seed_line.value = element("span", self._words.say("dice-seed", seed=str(seed)))
        if self.chosen == WATERFALL:
            self._offer_turns()

    def _chart(self, key: str) -> Chart[State, Words]:
        chart = super()._chart(key)
        if isinstance(chart, WaterfallChart):
            turn = None if self._turn.value == WITH_BOARD else self._turn.value
            if turn != chart.turn:
                chart.turn = turn
                chart.update(self._history, self._at)
        return chart
