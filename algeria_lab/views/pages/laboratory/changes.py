"""Charts of the same ways under other numbers of the model, beside the desk that asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import ipywidgets

from algeria_lab.views.experiments.changes import changes_charts

if TYPE_CHECKING:
    from pandas import DataFrame

    from algeria_lab.experiments.measuring.measures import Measure
    from algeria_lab.views.shared.messages import GameWords


class ChangeCharts(ipywidgets.VBox):
    """Shows what was played last; the same wars read the same way are drawn once."""

    def __init__(self) -> None:
        super().__init__(layout=ipywidgets.Layout(width="auto", margin="0 0 12px", overflow="visible"))
        self._shown: tuple[object, ...] | None = None

    def show(self, words: GameWords, asked: Measure, changes: DataFrame) -> None:
        """Show the wars of a run over the values of a constant.

        Args:
            words: The reader's language.
            asked: What is read from them.
            changes: These wars.
        """
        drawn = (id(changes), asked, words.language)
        if drawn != self._shown:
            charts = changes_charts(words, asked, (changes,))
            self.clear()
            self.children, self._shown = [chart.pane for chart in charts], drawn

    def clear(self) -> None:
        """Show nothing."""
        for pane in self.children:
            pane.close()
        self.children, self._shown = [], None
