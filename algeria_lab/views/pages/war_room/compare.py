"""Two branches of a war beside each other: both maps, both support lines, and what differs in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import ipywidgets

from algeria_lab.views.algeria.atlas import make_atlas
from algeria_lab.views.algeria.scene import make_scene
from algeria_lab.views.algeria.widget import BoardWidget
from algeria_lab.views.pages.war_room.comparison import Comparison, compare
from algeria_lab.views.pages.war_room.comparison_page import comparison_says, comparison_tables
from algeria_lab.views.play.timeline import branch_name
from algeria_lab.views.shared.html import Page, element, says

if TYPE_CHECKING:
    from collections.abc import Callable

    from algeria_lab.algeria.state import State
    from algeria_lab.core.branches import Branch
    from algeria_lab.core.game import Game
    from algeria_lab.views.algeria.words.text import Words

Pair = tuple["Branch[State]", "Branch[State]"]


class CompareRoom(ipywidgets.VBox):
    """A comparison of two branches as they stand when it is made.

    Args:
        pair: The branches; the first is the one that is being played.
        words: The reader's language.
        close: Called when the reader has seen enough.
    """

    def __init__(self, pair: Pair, words: Words, close: Callable[[], None]) -> None:
        self._words = words
        self._found: list[BoardWidget] = []
        names = branch_name(pair[0], words), branch_name(pair[1], words)
        comparison = compare(pair[0].game, pair[1].game)
        super().__init__(
            children=[
                self._head(close),
                _html(says(comparison_says(words, comparison, names))),
                self._maps(pair, names, comparison),
                self._chart(pair, names),
                _html(comparison_tables(words, comparison, names)),
            ],
            layout=ipywidgets.Layout(width="100%", overflow="visible"),
        )
        self.add_class("al-compare")

    def _head(self, close: Callable[[], None]) -> ipywidgets.HBox:
        title = ipywidgets.HTML(element("h2", self._words.say("compare-title"), tabindex="-1"))
        button = ipywidgets.Button(
            description=self._words.say("compare-close"), layout=ipywidgets.Layout(width="auto")
        )
        button.add_class("al-room-button")
        button.on_click(lambda _button: close())
        layout = ipywidgets.Layout(
            flex_flow="row wrap", justify_content="space-between", align_items="center"
        )
        return ipywidgets.HBox([title, button], layout=layout)

    def _maps(self, pair: Pair, names: tuple[str, str], comparison: Comparison) -> ipywidgets.Box:
        self._found = [
            self._map(branch.game.fork(moment), name, comparison.places)
            for branch, name, moment in zip(pair, names, comparison.moments, strict=True)
        ]
        maps = ipywidgets.Box(
            self._found,
            layout=ipywidgets.Layout(flex_flow="row wrap", width="100%", overflow="visible"),
        )
        maps.add_class("al-compare-maps")
        return maps

    def _map(self, game: Game[State], name: str, differ: tuple[str, ...]) -> BoardWidget:
        """Return a map to look at only, with the places ringed that differ."""
        still = {"name": name, "marked": list(differ)}
        scene = make_scene(game, self._words, [], yours=False) | {"still": still}
        strings = BoardWidget.fixed_words(self._words)
        return BoardWidget(make_atlas(self._words), strings, scene, _no_answer)

    def close_all(self) -> None:
        """Take the comparison and its maps out of the page."""
        for board in self._found:
            board.close()
        self.close()

    def _chart(self, pair: Pair, names: tuple[str, str]) -> ipywidgets.Widget:
        from algeria_lab.views.algeria.charts.pair import support_pair

        return support_pair(pair[0].game.history, pair[1].game.history, names, self._words)


def _no_answer(_message: dict[str, Any]) -> None:
    """A map to look at asks for nothing."""


def _html(page: Page) -> ipywidgets.HTML:
    return ipywidgets.HTML(page.page(), layout=ipywidgets.Layout(width="100%"))
