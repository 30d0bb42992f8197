"""One step in a cell of its own: its panel, and below it what the step shows, once it has come to that.

And what a saved notebook keeps of a scenario that was played in it: the parts of its guide in words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import ipywidgets

from algeria_lab.views.live.board import game_left
from algeria_lab.views.shared.html import Page, says
from algeria_lab.views.shared.left_behind import LeavesWords

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from algeria_lab.scenarios.forms.exhibits import Exhibit
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.scenarios.guide.limits import Book
    from algeria_lab.views.scenarios.guide.panel import GuidePanel
    from algeria_lab.views.scenarios.guide.shelf import Shelf
    from algeria_lab.views.shared.messages import GameWords, Messages


class GuidedStep(LeavesWords, ipywidgets.VBox):
    """A step alone; what it has shown stays there when the guide has gone on.

    Args:
        step: The step.
        panel: Its panel.
        shelf: Its exhibits.
        in_words: Returns what it asks and shows in words, for viewers that show no widgets.

    Attributes:
        step: As above.
        panel: As above.
        shelf: As above.
        is_closed: Whether it was closed.
    """

    def __init__(
        self, step: Step, panel: GuidePanel, shelf: Shelf, in_words: Callable[[], Page] = Page
    ) -> None:
        self.step, self.panel, self.shelf, self.is_closed = step, panel, shelf, False
        wide = {"width": "100%", "overflow": "visible"}
        self._below = ipywidgets.VBox(layout=ipywidgets.Layout(**wide))
        super().__init__([panel.widget, shelf, self._below], layout=ipywidgets.Layout(**wide))
        self.add_class("al-guided-step")
        self.leave(in_words)

    @property
    def below(self) -> tuple[ipywidgets.DOMWidget, ...]:
        """What stands below the exhibits: an experiment, or another scenario that is part of the step."""
        return tuple(self._below.children)

    def show(self, shown: Sequence[Exhibit], below: Sequence[ipywidgets.DOMWidget], words: GameWords) -> None:
        """Show what the step has come to.

        Args:
            shown: Those of its exhibits that are shown now.
            below: What stands below them.
            words: The reader's language.
        """
        self.shelf.show(self.step, shown, words)
        if list(below) != list(self._below.children):
            self._below.children = list(below)

    def speak(self, words: GameWords) -> None:
        """Go on in another language."""
        self.panel.speak(words)

    def close(self) -> None:
        """End it; what stands below is closed by whoever made it."""
        if not self.is_closed:
            self.is_closed = True
            self.panel.close()
            self.shelf.close()
            self._below.close()
            super().close()


def lead_left(guide: Guide, words: Messages) -> Page:
    """Return what the scenario is called and about, and that it is to be run again."""
    scenario, language = guide.scenario, words.language
    told = (scenario.said(text, language) for text in (scenario.title, scenario.about))
    return says([*told, words.say("guiding-saved")])


def board_left(guide: Guide, book: Book, words: Messages) -> Page:
    """Return the position on the board."""
    return game_left(book(words.language), guide.table.game)


def step_left(guide: Guide, step: Step, book: Book, words: Messages, folder: Path | None) -> Page:
    """Return a step in words; what writes it is read by those who work cell by cell."""
    from algeria_lab.views.scenarios.handouts.step_in_words import step_in_words

    scenario = guide.scenario if guide.scenario.step(step.id) else guide.scenario.whole
    return step_in_words(scenario, step, book(words.language), folder)
