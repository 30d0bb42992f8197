"""Parts of a page as Markdown, to be pasted into a text of one's own."""

from __future__ import annotations

import re
from collections.abc import Iterable

from algeria_lab.views.shared.html import Block, Page

_SIGNS = re.compile(r"([\\`*_{}\[\]<>#|])")


def escaped(text: str) -> str:
    r"""Return a text whose signs mean nothing to Markdown.

    Examples:
        >>> escaped("a *b* | <i>")
        'a \\*b\\* \\| \\<i\\>'
    """
    return _SIGNS.sub(r"\\\1", " ".join(text.split()))


def markdown(pages: Iterable[Page]) -> str:
    """Return parts of a page as tables and lists."""
    return "\n\n".join(_block(block) for page in pages for block in page.blocks if block.rows)


def _block(block: Block) -> str:
    if not block.head:
        return "\n".join(f"- {escaped(cell)}" for row in block.rows for cell in row)
    title = f"**{escaped(block.title)}**\n\n" if block.title else ""
    rows = [_row(block.head), "|" + " --- |" * len(block.head), *map(_row, block.rows)]
    return title + "\n".join(rows)


def _row(cells: Iterable[str]) -> str:
    return "| " + " | ".join(map(escaped, cells)) + " |"
