"""The stage beside the guide's panel: the board where a step is played, else what it shows or has brought."""

from __future__ import annotations

from typing import TYPE_CHECKING

import ipywidgets

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.views.scenarios.guide.shelf import Shelf
    from algeria_lab.views.shared.messages import Messages

SHOWN, HIDDEN = "", "none"


class GuidedStage(ipywidgets.VBox):
    """Board, exhibits and experiments of a step, one below the other.

    Where a step that was played is read, and in a debrief, the board waits behind a button; where nothing is
    played and something else is to be read, nobody needs it.

    Args:
        board: The board.
        shelf: The exhibits.
        first: Exhibits that stand above the board, for they are touched before anything is played.
        has_board: Whether the board is ever in sight: a lesson of documents has none.

    Attributes:
        board: As above.
        shelf: As above.
        first: As above.
    """

    def __init__(
        self, board: ipywidgets.DOMWidget, shelf: Shelf, first: Shelf, *, has_board: bool = True
    ) -> None:
        self.board, self.shelf, self.first = board, shelf, first
        self._labels, self._has_board = ("", ""), has_board
        self._step: Step | None = None
        self._wants_board, self._is_asked, self._is_open = has_board, False, False
        self._is_offered = has_board
        self._turn = ipywidgets.Button(layout=ipywidgets.Layout(width="max-content"))
        self._turn.add_class("al-quiet-button")
        self._turn.on_click(lambda _: self._turned())
        self._below = ipywidgets.VBox(layout=ipywidgets.Layout(width="100%", overflow="visible"))
        self._below.add_class("al-guided-below")
        super().__init__(
            [self._turn, first, board, shelf, self._below],
            layout=ipywidgets.Layout(width="100%", overflow="visible"),
        )
        self.add_class("al-guided-stage")

    @property
    def shows_board(self) -> bool:
        """Whether the board is in sight."""
        return self._wants_board or self._is_asked or self._is_open

    @property
    def below(self) -> tuple[ipywidgets.DOMWidget, ...]:
        """What stands below board and exhibits."""
        return tuple(self._below.children)

    def speak(self, words: Messages) -> None:
        """Write the button in a language."""
        self._labels = (words.say("exhibit-board-show"), words.say("exhibit-board-hide"))
        self._dress()

    def show(
        self,
        step: Step | None,
        below: Sequence[ipywidgets.DOMWidget],
        *,
        is_free: bool = False,
        is_over: bool = False,
        is_told: bool = False,
        is_noted: bool = True,
        is_asked: bool = False,
    ) -> None:
        """Show a step.

        Args:
            step: The step; None in the debrief, and where there are no steps.
            below: What stands below board and exhibits.
            is_free: Whether the reader plays freely, which needs the board.
            is_over: Whether only the debrief is left, which is read in the whole width.
            is_told: Whether the step has been played, and what it brought is read.
            is_noted: Whether what is to be read before the step was read: nothing can be pressed before.
            is_asked: Whether a question is about the board.
        """
        if step is not self._step:
            self._step, self._is_open = step, False
        has_more = step is not None and bool(step.show or step.experiment or step.part)
        plays = step is None or step.plays or step.watch is not None
        wants = is_free or (is_noted and (plays or not has_more) and not is_over and not is_told)
        self._is_offered = plays and is_noted and self._has_board
        self._wants_board, self._is_asked = wants and self._has_board, is_asked and self._has_board
        if list(below) != list(self._below.children):
            self._below.children = list(below)
        self._dress()

    def close(self) -> None:
        """End it; the board is closed by whoever made it."""
        for part in (self._turn, self._below, self.first, self.shelf):
            part.close()
        self.children = ()
        super().close()

    def _turned(self) -> None:
        self._is_open = not self._is_open
        self._dress()

    def _dress(self) -> None:
        is_there = self._wants_board or self._is_asked
        self._turn.layout.display = SHOWN if self._is_offered and not is_there else HIDDEN
        self._turn.description = self._labels[self._is_open]
        self.board.layout.display = SHOWN if self.shows_board else HIDDEN
        kinds = {"al-guided-boardless": not self._wants_board, "al-guided-asked": self._is_asked}
        for name, is_so in kinds.items():
            (self.add_class if is_so else self.remove_class)(name)
