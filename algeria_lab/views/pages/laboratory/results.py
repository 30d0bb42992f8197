"""The results of the laboratory while they grow: drawn at most once a second, so that the page can answer."""

from __future__ import annotations

from collections.abc import Mapping
from time import monotonic
from typing import TYPE_CHECKING

from algeria_lab.experiments.results.intervals import LEAST_WARS
from algeria_lab.views.experiments.page import ResultPanels
from algeria_lab.views.experiments.words import TOLD

if TYPE_CHECKING:
    from algeria_lab.experiments.playing.running import Run
    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.views.pages.laboratory.link import Asked
    from algeria_lab.views.shared.messages import GameWords

PAUSE = 1.0  # seconds between two pictures of a run
SHARE = 5.0  # a picture that took a second is followed by five without one: the page must answer


class Results:
    """The charts and sentences of one question.

    Attributes:
        asked: The question with its measure and prediction; None before the first run.
        wars: Its wars, as far as they are shown.
        panels: What shows them.
        words: The words of what is shown: those of its game.
    """

    def __init__(self, words: GameWords) -> None:
        # The page has its own desk for what would change a result, and its own place for these charts.
        self.panels = ResultPanels(words, advice=False)
        self.words = words
        self.asked: Asked | None = None
        self.wars: Wars | None = None
        self._next = 0.0

    def speak(self, language: str) -> None:
        """Say everything in another language."""
        self.words = TOLD[self.words.game].words(language)
        self.panels.speak(self.words)

    def begin(self, asked: Asked) -> None:
        """Forget what is shown: another question is being played."""
        self.asked, self.wars, self._next = asked, None, 0.0
        self.panels.clear()
        self.words = self.panels.words = TOLD[asked.question.position.game].words(self.words.language)

    def follow(self, run: Run, *, over: bool) -> bool:
        """Show what has been played, unless the last picture was just now; return whether it did."""
        begun = monotonic()
        enough = run.progress.done >= LEAST_WARS * run.question.wars / run.question.runs
        if not enough or (begun < self._next and not over):
            return False
        wars, first = run.table(), self.wars is None
        self.wars = wars
        if first:
            self._show()
        else:
            self.panels.update(wars)
        self._next = monotonic() + max(PAUSE, SHARE * (monotonic() - begun))
        return True

    def load(self, asked: Asked, wars: Wars) -> None:
        """Show results that were played before."""
        self.begin(asked)
        self.wars = wars
        self._show()

    def read(self, asked: Asked) -> None:
        """Read something else from the same wars."""
        self.asked = asked
        if self.wars is not None:
            self._show()

    def _show(self) -> None:
        assert self.asked is not None
        assert self.wars is not None
        prediction: Mapping[str, float] = self.asked.prediction
        self.panels.show(self.wars, self.asked.measure, prediction or None)
