"""Two branches of a game beside each other: sentences, both maps to look at, and tables."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

import ipywidgets

from algeria_lab.views.shared.html import Page, element, table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from algeria_lab.core.game import Game
    from algeria_lab.core.rules import S
    from algeria_lab.views.play.map_widget import MapWidget
    from algeria_lab.views.shared.messages import Messages

Names = tuple[str, str]


class Pair(NamedTuple):
    """A number in both lines.

    Attributes:
        name: What is counted.
        first: In the first line.
        second: In the second line.
    """

    name: str
    first: int
    second: int


class Told(NamedTuple):
    """Two branches compared, as parts of a page.

    Attributes:
        says: What differs most, in sentences.
        boards: The maps of both.
        charts: Drawings of both, if there are any.
        tables: All that differs.
    """

    says: Page
    boards: Sequence[MapWidget]
    charts: Sequence[ipywidgets.Widget]
    tables: Page


class CompareRoom(ipywidgets.VBox):
    """A comparison of two branches as they stand when it is made.

    Args:
        told: What is compared.
        words: The reader's language.
        close: Called when the reader has seen enough.
    """

    def __init__(self, told: Told, words: Messages, close: Callable[[], None]) -> None:
        self.boards = told.boards
        maps = ipywidgets.Box(
            list(told.boards),
            layout=ipywidgets.Layout(flex_flow="row wrap", width="100%", overflow="visible"),
        )
        maps.add_class("al-compare-maps")
        super().__init__(
            children=[_head(words, close), _html(told.says), maps, *told.charts, _html(told.tables)],
            layout=ipywidgets.Layout(width="100%", overflow="visible"),
        )
        self.add_class("al-compare")

    def close_all(self) -> None:
        """Take the comparison and its maps out of the page."""
        for board in self.boards:
            board.close()
        self.close()


def _head(words: Messages, close: Callable[[], None]) -> ipywidgets.HBox:
    title = ipywidgets.HTML(element("h2", words.say("compare-title"), tabindex="-1"))
    button = ipywidgets.Button(description=words.say("compare-close"), layout=ipywidgets.Layout(width="auto"))
    button.add_class("al-room-button")
    button.on_click(lambda _button: close())
    layout = ipywidgets.Layout(flex_flow="row wrap", justify_content="space-between", align_items="center")
    return ipywidgets.HBox([title, button], layout=layout)


def _html(page: Page) -> ipywidgets.HTML:
    return ipywidgets.HTML(page.page(), layout=ipywidgets.Layout(width="100%"))


def last_of(game: Game[S], turn: int) -> int:
    """Return the last moment of a turn."""
    return bisect_right(game.history, turn, key=lambda entry: entry.state.turn) - 1


def pairs(first: Mapping[str, int], second: Mapping[str, int]) -> Iterator[Pair]:
    """Yield what is counted in both lines."""
    return (Pair(name, first[name], second[name]) for name in first)


def pairs_table(words: Messages, caption: str, named: Iterable[tuple[str, Pair]], names: Names) -> Page:
    """Return numbers of both lines as a table, with how far they are apart.

    Args:
        words: The reader's language.
        caption: What the table is about.
        named: What is counted, in words, with both numbers; what neither line has is left out.
        names: The names of the two lines.
    """
    # What neither line has is no news, and its row would hide the rows that are.
    rows = [_pair(words, name, pair) for name, pair in named if pair.first or pair.second]
    head = [words.say("compare-what"), *names, words.say("compare-difference")]
    return table(caption, head, rows, numbers=(1, 2, 3))


def _pair(words: Messages, name: str, pair: Pair) -> list[str]:
    change = pair.second - pair.first
    return [name, words.number(pair.first), words.number(pair.second), words.change(change)]


def places_table(words: Messages, caption: str, rows: Sequence[Sequence[str]], names: Names) -> Page:
    """Return what differs place by place as a table; nothing where nothing does.

    Args:
        words: The reader's language.
        caption: What the table is about.
        rows: Place, what differs, and how it is in both lines.
        names: The names of the two lines.
    """
    if not rows:
        return Page()
    return table(caption, [words.say("compare-place"), words.say("compare-what"), *names], rows)
