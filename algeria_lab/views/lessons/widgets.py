"""Widgets of a lesson: progress, questions, answers."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING

import ipywidgets

from algeria_lab.experiments.running import Progress as Run

if TYPE_CHECKING:
    from algeria_lab.views.algeria.words.text import Words


class Progress:
    """A bar that shows how many wars of a run have been played, and how long the rest is likely to take.

    Attributes:
        bar: The widget.
    """

    def __init__(self, words: Words, wars: int) -> None:
        self._words = words
        self.bar = ipywidgets.IntProgress(max=wars, layout=ipywidgets.Layout(width="min(24em, 100%)"))
        self.label = ipywidgets.Label()
        self.box = ipywidgets.HBox([self.bar, self.label], layout=ipywidgets.Layout(flex_flow="row wrap"))
        self.tell(Run(0, wars, 0.0))

    def _ipython_display_(self) -> None:
        from IPython.display import display

        display(self.box)

    def tell(self, run: Run) -> None:
        """Show how far a run has come."""
        self.bar.max, self.bar.value = run.wars, run.done
        said = self._words.say("lesson-progress", done=run.done, all=run.wars)
        if run.left and run.done < run.wars:
            said = self._words.say("lesson-progress-left", progress=said, seconds=ceil(run.left))
        self.label.value = said


def open_choice(question: str, answers: Sequence[tuple[str, object]]) -> ipywidgets.Dropdown:
    """Return a list of answers, each with what it stands for; its value is None as long as it is open."""
    return ipywidgets.Dropdown(
        options=[("…", None), *answers],
        description=question,
        style={"description_width": "initial"},
        # A question too long for the line has its answers under it.
        layout=ipywidgets.Layout(
            width="max-content",
            height="auto",
            min_width="min(20em, 100%)",
            max_width="calc(100% - 4px)",
            flex_flow="row wrap",
        ),
    )
