"""Widgets of a lesson: a board that never disturbs what the lesson shows below it, progress, answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import TYPE_CHECKING, Any

import ipywidgets

from algeria_lab.experiments.running import Progress as Run
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.table import Table
from algeria_lab.views.algeria.session import Session
from algeria_lab.views.shared.html import Page, folded
from algeria_lab.views.shared.notices import info

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Game
    from algeria_lab.views.algeria.scene import Scene
    from algeria_lab.views.algeria.telling.acts import Act
    from algeria_lab.views.algeria.words.text import Words
    from algeria_lab.views.shared.notices import Notice


class LessonBoard(Session):
    """A board in a lesson: people play both sides.

    As long as the lesson stands where the board stands, a pick plays on in the lesson's own war. Once the
    lesson has gone on, a pick on the old board begins a branch of its own, so that nothing below changes.

    Args:
        game: The war.
        words: The reader's language.
    """

    def __init__(self, game: Game[State], words: Words) -> None:
        super().__init__(_from_here(game), words)
        self._moment = game.fork()

    def answer(self, message: dict[str, Any]) -> Scene:
        """Carry out a message of the browser; see the class."""
        branches = self.game.history[-1] is not self._moment.history[-1]
        if branches:
            self.seat(_from_here(self._moment))
        scene = super().answer(message)
        self._moment = self.game.fork()
        if branches and "notice" not in scene:
            return scene | {"notice": info(self._words, "lesson-board-branch")}
        return scene

    def scene(self, notice: Notice | None = None) -> Scene:
        """Return what the board shows now; what a war is and what its turns moved, the lesson says itself."""
        shown = super().scene(notice)
        return {name: part for name, part in shown.items() if name not in ("minute", "turn_page")}

    def _stop_for(self, first: int, *, handed: bool = False) -> list[Act]:  # noqa: ARG002 - nobody hands it over
        """Tell nothing before the next question: one reader plays both sides."""
        passed = super()._stop_for(first)
        return passed if self.tale.at is None else [*passed, *self.tale.turn_to(None)]


def _from_here(game: Game[State]) -> Table[State]:
    """Return a table of people at which nothing is taken back that was done before they sat down."""
    return Table(game, PLAYERS.seat({}), since=game.ply)


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
        layout=ipywidgets.Layout(width="min(20em, 100%)"),
    )


def folded_answer(words: Words, choice: ipywidgets.Dropdown, page: Callable[[Any], Page]) -> ipywidgets.HTML:
    """Return an answer that opens on demand, and follows what the reader chooses.

    Args:
        words: The reader's language.
        choice: The list from `open_choice`.
        page: Makes the answer of what is chosen there.
    """
    answer = ipywidgets.HTML()

    def refresh(_change: object = None) -> None:
        answer.value = folded(words.say("lesson-answer"), page(choice.value)).page()

    choice.observe(refresh, "value")
    refresh()
    return answer
