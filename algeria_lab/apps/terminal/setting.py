"""How texts, tables and choices are set for a console of any width."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich import box
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.containers import Lines
from rich.table import Table as Grid
from rich.text import Text

if TYPE_CHECKING:
    from algeria_lab.views.shared.html import Block
    from algeria_lab.views.shared.messages import Messages
    from algeria_lab.views.show.showing import Pick

MOST_COLUMNS = 4  # of a table that may be wider than the terminal, its cells broken
NUMBER = 5  # letters before a choice
GAP = 3  # between columns
# Spaces at which rich would break lines, and signs that stand for them meanwhile.
HELD = str.maketrans({"\N{NO-BREAK SPACE}": "\ue000", "\N{NARROW NO-BREAK SPACE}": "\ue001"})
LET_GO = str.maketrans({sign: chr(space) for space, sign in HELD.items()})


class Line(Text):
    """A text that no line break tears apart at a no-break space, as rich would."""

    def wrap(self, console: Console, width: int, **more: Any) -> Lines:
        held = self.copy()
        held.plain = self.plain.translate(HELD)
        lines = held.wrap(console, width, **more)
        for line in lines:
            line.plain = line.plain.translate(LET_GO)
        return lines


def grid_of(heads: Iterable[str]) -> Grid:
    """Return an empty table."""
    return Grid(*heads, box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)


def rows_of(block: Block, wanted: str) -> list[Sequence[str]]:
    """Return the rows of a block that hold a text."""
    return [row for row in block.rows if holds(" ".join(row), wanted)]


def changed(block: Block, before: Sequence[Block]) -> Block:
    """Return the sentences that were not there before; a table whole or not at all."""
    if block.head:
        return block._replace(rows=()) if block in before else block
    old = {row for known in before for row in known.rows}
    return block._replace(rows=tuple([row for row in block.rows if row not in old]))


def set_block(block: Block, rows: Sequence[Sequence[str]], words: Messages, width: int) -> RenderableType:
    """Return some rows of a block: sentences, a table, or a sentence a row where the table is too wide."""
    if not block.head:
        return Group(*(Line(row[0]) for row in rows))
    if len(block.head) > MOST_COLUMNS and _width(block) > width:
        named = Grid.grid(padding=(0, 2, 0, 0))
        for row in rows:
            named.add_row(Line(row[0], style="bold"), Line(_in_a_row(block.head, row, words)))
        return Group(Line(block.title, style="underline"), named)
    grid = grid_of(block.head)
    grid.title, grid.title_justify, grid.title_style = block.title, "left", "underline"
    for number in block.numbers:
        grid.columns[number].justify = "right"
    for row in rows:
        grid.add_row(*map(Line, row))
    return grid


def _in_a_row(head: Sequence[str], row: Sequence[str], words: Messages) -> str:
    """Return what stands behind the name of a row as a sentence; what is empty is left out."""
    cells = zip(head[1:], row[1:], strict=True)
    said = [words.labelled(name, cell) for name, cell in cells if cell]
    return words.say("list-semicolon").join(said)


def _width(block: Block) -> int:
    """Return how wide a table would be if no cell were broken."""
    columns = zip(block.head, *block.rows, strict=True)
    return sum(max(map(cell_len, column)) + GAP for column in columns)


def set_choices(members: Sequence[tuple[int, Pick]], width: int) -> RenderableType:
    """Return numbered choices side by side, or one below the other where one of them is long."""
    choices = [_choice(pick) for _, pick in members]
    numbers = [Text(f"{number:4}", style="bold") for number, _ in members]
    if max(choice.cell_len for choice in choices) + NUMBER <= width:
        return Columns(map(Text(" ").join, zip(numbers, choices, strict=True)), padding=(0, 2))
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for number, choice in zip(numbers, choices, strict=True):
        grid.add_row(number, choice)
    return grid


def _choice(pick: Pick) -> Text:
    more = f"   {pick.more}" if pick.more else ""
    return Line.assemble(pick.text, (more, "dim"))


def behind(number: int | str, text: str) -> Grid:
    """Return a text behind a number; what does not fit on a line stands below its beginning."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row(f"{number:>5}", Line(text))
    return grid


def holds(text: str, wanted: str) -> bool:
    """Return whether *text* holds *wanted*, from the beginning of a word."""
    return re.search(rf"(?<!\w){re.escape(wanted)}", text, re.IGNORECASE) is not None


def fitting(picks: Iterable[Pick], wanted: str) -> Iterator[tuple[int, Pick]]:
    """Yield the choices that hold a text, each with its number."""
    for number, pick in enumerate(picks, 1):
        if holds(f"{pick.group} {pick.text} {pick.line}", wanted):
            yield number, pick


def by_group(picks: Iterable[Pick]) -> list[Pick]:
    """Return choices with those of one heading together, in the order in which the headings first appear."""
    groups: dict[str, list[Pick]] = {}
    for pick in picks:
        groups.setdefault(pick.group, []).append(pick)
    return [pick for members in groups.values() for pick in members]
