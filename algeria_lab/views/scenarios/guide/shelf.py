"""What a step shows besides its text, as widgets: a block an exhibit; one that fails says so and no more."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import ipywidgets

from algeria_lab.views.lessons.exhibits.registry import BEGINNING, LIVE, shown_or_told
from algeria_lab.views.lessons.exhibits.setting import Piece, Setting
from algeria_lab.views.scenarios.author_text import author_text
from algeria_lab.views.shared.html import Page, element

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from algeria_lab.scenarios.forms.exhibits import Exhibit
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.scenarios.guide.stage import Spot
    from algeria_lab.views.shared.messages import GameWords


class Key(NamedTuple):
    """What tells whether a block must be made anew.

    Attributes:
        step: The step.
        place: The place of the exhibit in it.
        language: The reader's language.
        moment: The moment of the game that it tells of; 0 for what does not change with it.
    """

    step: str
    place: int
    language: str
    moment: tuple[int, int]


class Shelf(ipywidgets.VBox):
    """The exhibits of a step, one below the other.

    Args:
        guide: The guide.
        folder: Where the scenario stands; None for one from elsewhere.
    """

    def __init__(self, guide: Guide, folder: Path | None) -> None:
        self._guide, self._folder = guide, folder
        self._blocks: dict[Key, ipywidgets.VBox] = {}
        super().__init__(layout=ipywidgets.Layout(width="100%", overflow="visible"))
        self.add_class("al-shelf-exhibits")

    def show(self, step: Step | None, shown: Sequence[Exhibit], words: GameWords) -> None:
        """Show exhibits of a step; what has not changed stays as it is.

        Args:
            step: The step; None for none.
            shown: Those of its exhibits that are shown now.
            words: The reader's language.
        """
        blocks: dict[Key, ipywidgets.VBox] = {}
        for place, exhibit in enumerate(step.show if step else ()):
            if step and exhibit in shown:
                key = self._key(step, place, exhibit, words)
                blocks[key] = self._blocks.get(key) or self._made(step, exhibit, words)
        before, self._blocks = self._blocks, blocks
        if list(before.values()) != list(blocks.values()):
            self.children = list(blocks.values())
        for key, block in before.items():
            if key not in blocks:
                _close(block)

    def close(self) -> None:
        """End it, and all that it shows."""
        for block in self._blocks.values():
            _close(block)
        self._blocks, self.children = {}, []
        super().close()

    def _key(self, step: Step, place: int, exhibit: Exhibit, words: GameWords) -> Key:
        spot = self._spot(step, exhibit)
        moment = (spot.chapter + 1, spot.ply) if spot else (0, 0)
        return Key(step.id, place, words.language, moment)

    def _spot(self, step: Step, exhibit: Exhibit) -> Spot | None:
        """Return the moment that an exhibit tells of; None for one that is the same at all of them."""
        if exhibit.kind in LIVE:
            return self._guide.course.rails.spot
        if exhibit.kind not in BEGINNING:
            return None
        return next((one.spot for one in reversed(self._guide.stages) if one.step.id == step.id), None)

    def _made(self, step: Step, exhibit: Exhibit, words: GameWords) -> ipywidgets.VBox:
        """Return the block of an exhibit: its heading, what to look for, and what it shows."""
        setting = Setting(self._guide, step, exhibit, words, self._folder)
        heading = setting.said(exhibit.title)
        head = [element("h3", heading)] if heading else []
        text = author_text(setting.said(exhibit.text))
        parts = (
            [ipywidgets.HTML(str(element("div", *head, text, class_="al-exhibit-head")))]
            if head or text
            else []
        )
        block = ipywidgets.VBox(
            [*parts, *map(_widget, shown_or_told(setting))],
            layout=ipywidgets.Layout(width="100%", overflow="visible"),
        )
        block.add_class("al-exhibit")
        return block


def _widget(piece: Piece) -> ipywidgets.DOMWidget:
    if not isinstance(piece, Page):
        return piece
    return ipywidgets.HTML(str(piece.page()), layout=ipywidgets.Layout(width="100%"))


def _close(block: ipywidgets.VBox) -> None:
    for part in block.children:
        part.close()
    block.close()
