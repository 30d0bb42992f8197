"""Parts of a notebook page: tables, sentences, folded answers; as accessible HTML and as plain text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from markupsafe import Markup, escape

from algeria_lab.core.words.unbroken import unbroken
from algeria_lab.views.shared.bundles import style
from algeria_lab.views.shared.messages import Messages

Cells = Sequence[str]
# The class is named three times because the notebook's own rules for tables are that specific.
STYLE = style("texts.css")
# Elements whose letters are copied or run: nothing in them is set.
AS_IT_IS = frozenset({"code", "pre", "script", "style", "textarea"})


def element(tag: str, *inside: str, **attributes: str) -> Markup:
    """Return an element of a page; elements inside it stay elements, any other text is escaped.

    Examples:
        >>> print(element("p", "1 < ", element("b", "2"), class_="al-says"))
        <p class="al-says">1 &lt; <b>2</b></p>
    """
    # Joined, not formatted: a board has thousands of elements, and `Markup.format` takes five times as long.
    named = [
        f' {escape(name.rstrip("_").replace("_", "-"))}="{escape(value)}"'
        for name, value in attributes.items()
    ]
    held = [escape(one) for one in _kept(tag, inside)]
    name = escape(tag)
    return Markup("".join(["<", name, *named, ">", *held, "</", name, ">"]))  # noqa: S704 - each is escaped


def _kept(tag: str, inside: Sequence[str]) -> Sequence[str]:
    """Return what stands in an element, numbers in one piece unless its letters are kept as they are."""
    if tag in AS_IT_IS:
        return inside
    return [one if isinstance(one, Markup) else unbroken(one) for one in inside]


class Block(NamedTuple):
    """A part of a page as data, for whoever sets it otherwise, as the terminal does.

    Attributes:
        rows: Its rows; sentences are rows of one cell.
        title: Its title; may be empty.
        head: Headings of the columns; none for sentences.
        numbers: Columns that are set to the end of the line.
        folded: Whether it opens on demand.
    """

    rows: tuple[Cells, ...]
    title: str = ""
    head: Cells = ()
    numbers: frozenset[int] = frozenset()
    folded: bool = False


@dataclass(frozen=True)
class Page:
    """Something that a notebook shows.

    Attributes:
        html: For a page.
        text: The same for a test, a notebook without HTML.
        blocks: The same as data, for a terminal.
    """

    html: Markup = field(default_factory=Markup)
    text: str = ""
    blocks: tuple[Block, ...] = ()

    def page(self) -> Markup:
        """Return the HTML with its style."""
        return STYLE + self.html

    def _repr_html_(self) -> str:
        return self.page()

    def __repr__(self) -> str:
        return self.text

    def __add__(self, other: Page) -> Page:
        return Page(self.html + other.html, f"{self.text}\n{other.text}", self.blocks + other.blocks)


def table(
    caption: str, head: Cells, rows: Iterable[Cells], *, foot: Cells = (), numbers: Iterable[int] = ()
) -> Page:
    """Return a table; the first cell of each row is its heading.

    Args:
        caption: Its title.
        head: Headings of the columns.
        rows: Cells in plain text.
        foot: A last row, such as a sum.
        numbers: Columns that are set to the end of the line.
    """
    ends, body = frozenset(numbers), list(rows)
    parts = [
        element("caption", caption),
        element("thead", _row(head, ends, heads=len(head))),
        element("tbody", *(_row(cells, ends) for cells in body)),
        *([element("tfoot", _row(foot, ends))] if foot else []),
    ]
    # A box that scrolls must be reachable by the keyboard, and then it needs a name.
    reachable = {"role": "region", "tabindex": "0", "aria_label": caption}
    box = element("div", element("table", *parts), class_="al-table", **reachable)
    lines = [" | ".join(cells) for cells in (head, *body, foot) if cells]
    rows = [tuple(cells) for cells in (*body, foot) if cells]
    return Page(box, "\n".join([caption, *lines]), (Block(tuple(rows), caption, tuple(head), ends),))


def _row(cells: Cells, ends: frozenset[int], *, heads: int = 1) -> Markup:
    """Return a row whose first *heads* cells are headings: of columns if all are, else of the row."""
    scope = "col" if heads == len(cells) else "row"
    shown = []
    for column, cell in enumerate(cells):
        tag, named = ("th", {"scope": scope}) if column < heads else ("td", {})
        align = {"class_": "al-end"} if column in ends else {}
        shown.append(element(tag, cell, **named, **align))
    return element("tr", *shown)


def says(sentences: Iterable[str]) -> Page:
    """Return sentences, a paragraph each."""
    lines = [line for line in sentences if line]
    paragraphs = (element("p", line) for line in lines)
    return Page(element("div", *paragraphs, class_="al-says"), "\n".join(lines), _sentences(lines))


def bullets(items: Iterable[str]) -> Page:
    """Return things side by side, a line each."""
    lines = [item for item in items if item]
    listed = (element("li", item) for item in lines)
    text = "\n".join(f"- {line}" for line in lines)
    return Page(element("ul", *listed, class_="al-says"), text, _sentences(lines))


def _sentences(lines: Iterable[str]) -> tuple[Block, ...]:
    return (Block(tuple([(line,) for line in lines])),)


def folded(summary: str, inside: Page, words: Messages) -> Page:
    """Return something that opens on demand."""
    details = element("details", element("summary", summary), inside.html, class_="al-says")
    blocks = tuple(block._replace(folded=True) for block in inside.blocks)
    text = f"{words.labelled(summary, '').rstrip()} {inside.text}"  # too long for a message to hold
    return Page(details, text, blocks)
