"""Parts of a notebook page: tables, sentences, folded answers; as accessible HTML and as plain text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

Cells = Sequence[str]
# The class is named three times because the notebook's own rules for tables are that specific.
STYLE = """<style>
.al-table { overflow-x: auto; margin: 0.5rem 0; max-width: 60rem; }
.al-table table { border-collapse: collapse; margin: 0; font-size: inherit;
  font-variant-numeric: tabular-nums; }
.al-table caption { text-align: start; font-weight: 600; padding: 0.25rem 0; color: inherit; }
.al-table.al-table.al-table :is(thead, tbody, tfoot) tr { background: none; }
.al-table.al-table.al-table tr :is(th, td) { padding: 0.25rem 1.25rem 0.25rem 0; text-align: start;
  vertical-align: top; max-width: 26rem; white-space: normal; background: none;
  border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
.al-table.al-table.al-table tbody tr th { font-weight: 400; }
.al-table.al-table.al-table tr .al-end { text-align: end; }
.al-table.al-table.al-table tfoot tr :is(th, td) { font-weight: 600; border-bottom: 0; }
@media (max-width: 40rem) {
  .al-table.al-table.al-table tr :is(th, td) { padding-inline-end: 0.5rem; font-size: 0.8125rem; }
}
.al-says { max-width: 46rem; margin: 0.5rem 0; line-height: 1.5; }
.al-says p { margin: 0 0 0.375rem; }
.al-says summary { cursor: pointer; min-height: 26px; }
</style>"""


@dataclass(frozen=True)
class Page:
    """Something that a notebook shows.

    Attributes:
        html: For a page.
        text: The same for a terminal, a test, a notebook without HTML.
    """

    html: str
    text: str

    def page(self) -> str:
        """Return the HTML with its style."""
        return STYLE + self.html

    def _repr_html_(self) -> str:
        return self.page()

    def __repr__(self) -> str:
        return self.text

    def __add__(self, other: Page) -> Page:
        return Page(self.html + other.html, f"{self.text}\n{other.text}")


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
    parts = [f"<caption>{escape(caption)}</caption>", f"<thead>{_row(head, ends, heads=len(head))}</thead>"]
    parts.append(f"<tbody>{''.join(_row(cells, ends) for cells in body)}</tbody>")
    if foot:
        parts.append(f"<tfoot>{_row(foot, ends)}</tfoot>")
    # A box that scrolls must be reachable by the keyboard, and then it needs a name.
    box = f'<div class="al-table" role="region" tabindex="0" aria-label="{escape(caption)}">'
    lines = [" | ".join(cells) for cells in (head, *body, foot) if cells]
    return Page(f"{box}<table>{''.join(parts)}</table></div>", "\n".join([caption, *lines]))


def _row(cells: Cells, ends: frozenset[int], *, heads: int = 1) -> str:
    """Return a row whose first *heads* cells are headings: of columns if all are, else of the row."""
    scope = "col" if heads == len(cells) else "row"
    shown = []
    for column, cell in enumerate(cells):
        align = ' class="al-end"' if column in ends else ""
        if column < heads:
            shown.append(f'<th scope="{scope}"{align}>{escape(cell)}</th>')
        else:
            shown.append(f"<td{align}>{escape(cell)}</td>")
    return f"<tr>{''.join(shown)}</tr>"


def says(sentences: Iterable[str]) -> Page:
    """Return sentences, a paragraph each."""
    lines = [line for line in sentences if line]
    paragraphs = "".join(f"<p>{escape(line)}</p>" for line in lines)
    return Page(f'<div class="al-says">{paragraphs}</div>', "\n".join(lines))


def bullets(items: Iterable[str]) -> Page:
    """Return things side by side, a line each."""
    lines = [item for item in items if item]
    listed = "".join(f"<li>{escape(item)}</li>" for item in lines)
    return Page(f'<ul class="al-says">{listed}</ul>', "\n".join(f"- {line}" for line in lines))


def folded(summary: str, inside: Page) -> Page:
    """Return something that opens on demand."""
    html = f'<details class="al-says"><summary>{escape(summary)}</summary>{inside.html}</details>'
    return Page(html, f"{summary}: {inside.text}")
