"""The tables of a class as a page to print: A4 across, heads on every sheet, no row cut in two."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from markupsafe import Markup

from algeria_lab.views.scenarios.handouts.document import document
from algeria_lab.views.scenarios.marking.cells import SIGNS, Cell
from algeria_lab.views.scenarios.marking.class_table import ClassTable, Marking, Row
from algeria_lab.views.scenarios.marking.columns import Column, SheetCell, Text
from algeria_lab.views.scenarios.marking.missed import Mistake
from algeria_lab.views.shared.bundles import sheet
from algeria_lab.views.shared.html import element
from algeria_lab.views.shared.messages import Messages

MOST_COLUMNS = 8  # questions side by side on a sheet
STYLE = sheet("marking.css")


def marking_page(marking: Marking, language: str) -> str:
    """Return the tables of a class as a page of its own.

    Args:
        marking: The tables.
        language: The reader's language.
    """
    words = Messages(language)
    page = _Page(words)
    title = words.say("marking-title-all")
    if len(marking.tables) == 1:
        title = words.say("marking-title", title=marking.tables[0].title)
    head = element("h1", title), element("p", words.say("marking-keep"), class_="note")
    worth = element("p", words.say("marking-worth"), class_="meta")
    tables = (page.lesson(one, alone=len(marking.tables) == 1) for one in marking.tables)
    body = (*head, page.signs(), *tables, page.strays(marking), worth)
    return document(title, language, words.direction, body, STYLE)


class _Page:
    """Writes the tables in one language."""

    def __init__(self, words: Messages) -> None:
        self._words, self._say = words, words.say

    def signs(self) -> Markup:
        """Return what the signs mean, and what the letters are."""
        told = {mark: self._mark(mark) for mark in SIGNS}
        shown = (f"{SIGNS[mark]} {told[mark]}" for mark in SIGNS)
        line = self._words.labelled(self._say("marking-signs"), " · ".join(shown))
        return element("p", line, class_="meta") + element("p", self._say("marking-letters"), class_="meta")

    def _mark(self, mark: str) -> str:
        return self._say("marking-mark", mark=mark)

    def lesson(self, table: ClassTable, *, alone: bool) -> Markup:
        """Return all that there is of a form of a lesson: what is seen at a glance first."""
        counted = {
            "count": len(table.rows),
            "asked": table.asked,
            "points": table.points,
            "aside": table.aside,
        }
        line = " · ".join(filter(None, [table.form, self._say("marking-count", **counted)]))
        glance = self._helped(table), self._hardest(table)
        asked = element("div", *(self._question(column) for column in table.columns), class_="all-asked")
        parts = [
            element("p", line),
            element("div", *glance, class_="glance"),
            element("h3", self._say("marking-who"), class_="part"),
            *self._tables(table),
            element("h3", self._say("marking-questions"), class_="part"),
            asked,
        ]
        head = [] if alone else [element("h2", table.title)]
        return element("section", *head, *parts, class_="lesson")

    def _tables(self, table: ClassTable) -> Iterator[Markup]:
        """Yield the table, a few questions at a time: what is side by side can be read."""
        is_first = True
        for _, same in groupby(range(len(table.columns)), lambda at: table.columns[at].part):
            places = list(same)
            many = -(-len(places) // MOST_COLUMNS)
            width = -(-len(places) // many)
            for first in range(0, len(places), width):
                yield self._table(table, places[first : first + width], with_sums=is_first)
                is_first = False
        if is_first:
            yield self._table(table, (), with_sums=True)

    def _table(self, table: ClassTable, part: Sequence[int], *, with_sums: bool) -> Markup:
        columns = [table.columns[at] for at in part]
        caption = self._caption(columns) or table.title
        head = element("tr", *self._heads(table, columns, with_sums=with_sums))
        rows = (
            self._row(table, row, [row.cells[at] for at in part], with_sums=with_sums) for row in table.rows
        )
        foot = element("tfoot", self._sums(columns, with_sums=with_sums))
        inside = (element("caption", caption), element("thead", head), element("tbody", *rows), foot)
        reachable = {"role": "region", "tabindex": "0", "aria_label": caption}
        return element("div", element("table", *inside), class_="over", **reachable)

    def _caption(self, columns: Sequence[Column]) -> str:
        """Return what stands side by side."""
        asked = [one.number for one in columns if not one.is_order]
        names = [self._say("marking-orders")] if len(asked) < len(columns) else []
        if asked:
            names.append(self._say("marking-part", first=asked[0], last=asked[-1]))
        return " · ".join(filter(None, [*names, columns[0].part if columns else ""]))

    def _sums(self, columns: Sequence[Column], *, with_sums: bool) -> Markup:
        """Return the last row: how many were right in each question."""
        empty = [element("td")] * 3 if with_sums else []
        counts = (element("td", one.sum) for one in columns)
        return element("tr", element("th", self._say("marking-sum"), scope="row"), *empty, *counts)

    def _heads(self, table: ClassTable, columns: Sequence[Column], *, with_sums: bool) -> Iterator[Markup]:
        yield element("th", self._say("marking-pupil"), scope="col", class_="who")
        if with_sums:
            for name, most in (("right", table.asked), ("points", table.points), ("minutes", 0)):
                text = self._say(f"marking-{name}")
                worth = element("small", f"/ {most}") if most else Markup()
                yield element("th", text, " ", worth, scope="col", class_="sum")
        for one in columns:
            worth = element("small", one.worth)
            yield element("th", element("b", one.number), " ", one.title, " ", worth, scope="col")

    def _row(self, table: ClassTable, row: Row, cells: Sequence[Cell], *, with_sums: bool) -> Markup:
        small = [] if not with_sums or bare(row.name) in bare(row.file) else [element("small", row.file)]
        if with_sums and not row.holds:
            small.append(element("strong", f"? {row.status}"))
        if with_sums and row.away:
            small.append(element("small", row.away))
        parts = [element("th", row.name, *small, scope="row", class_="who")]
        if with_sums:
            sums = (row.right, table.asked), (row.points, table.points)
            parts += [element("td", self._of(*one), class_="sum") for one in sums]
            parts.append(element("td", row.minutes, class_="sum"))
        return element("tr", *parts, *map(self._cell, cells))

    def _of(self, number: str, most: int) -> str:
        return self._say("marking-of", number=number, most=most) if number and most else ""

    def _cell(self, cell: Cell) -> Markup:
        mark = element("span", f"{SIGNS[cell.mark]} {self._mark(cell.mark)}", class_=f"mark {cell.mark}")
        return element("td", *([cell.text, " "] if cell.text else []), mark)

    def _helped(self, table: ClassTable) -> Markup:
        """Return whom to look at first, and why receipts do not hold."""
        rows = [(one.name, one.why) for one in table.helped]
        lines = [element("li", element("b", self._words.labelled(name, "")), why) for name, why in rows]
        told = element("ul", *lines) if lines else element("p", self._say("marking-help-none"))
        faults = (
            element("p", element("strong", f"? {row.name} ({row.file})"), f" {row.why}", class_="why")
            for row in table.rows
            if row.why
        )
        alike = (element("p", line, class_="why") for line in table.twice)
        return element("div", element("h3", self._say("marking-help"), class_="part"), *alike, told, *faults)

    def _hardest(self, table: ClassTable) -> Markup:
        """Return what was missed, question by question, what most missed first."""
        title = element("h3", self._say("marking-hardest"), class_="part")
        if not table.hardest:
            return element("div", title, element("p", self._say("marking-hardest-none")))
        names = ("question", "count", "mistake")
        head = (element("th", self._say(f"marking-hardest-{name}"), scope="col") for name in names)
        checked = sum(one.work.is_checked for one in table.found if one.work)
        rows = (self._missed(column, checked) for column in table.hardest)
        inside = element("thead", element("tr", *head)), element("tbody", *rows)
        return element("div", title, element("table", *inside, class_="hardest"))

    def _missed(self, column: Column, checked: int) -> Markup:
        found = column.missed
        assert found, "only called where something was missed"
        name = element("th", element("b", column.number), " ", column.title, scope="row")
        told = element("ul", *(self._mistake(one) for one in found.mistakes))
        return element("tr", name, element("td", found.said(checked, self._words)), element("td", told))

    def _mistake(self, one: Mistake) -> Markup:
        key = "marking-mistake" if one.says else "marking-mistake-other"
        said = self._say(key, count=one.learners, given=one.given)
        return element("li", said, *([" ", element("em", one.says)] if one.says else []))

    def _question(self, column: Column) -> Markup:
        """Return a question with what its letters stand for, what is right, and what was written."""
        head = element("h4", element("b", column.number), " ", column.ask)
        known = [element("p", column.part, class_="meta")] if column.part else []
        known += [element("p", " · ".join(column.legend), class_="meta")] if column.legend else []
        if column.right:
            right = self._words.labelled(self._say("marking-right-is"), column.right)
            known.append(element("p", right))
        if column.rubric:
            lines = element("ul", *(element("li", line) for line in column.rubric))
            known.append(element("div", self._say("marking-rubric"), lines, class_="rubric"))
        if column.sheet:
            known += map(self._sheet_cell, column.sheet)
        elif column.texts:
            known.append(self._texts(column.texts))
        return element("div", head, *known, class_="asked")

    def _sheet_cell(self, cell: SheetCell) -> Markup:
        """Return a cell of a document's sheet: what a good one says, and what the class wrote."""
        expected = self._words.labelled(self._say("marking-rubric"), cell.expected) if cell.expected else ""
        good = [element("p", expected, class_="meta")] if expected else []
        written = [self._texts(cell.texts)] if cell.texts else []
        return element("div", element("h5", cell.asks), *good, *written)

    def _texts(self, texts: Sequence[Text]) -> Markup:
        rows = ((element("dt", self._words.labelled(one.name, "")), element("dd", one.text)) for one in texts)
        return element("dl", *(element("div", *row, class_="text") for row in rows))

    def strays(self, marking: Marking) -> Markup:
        """Return the files that belong to no table; nothing where there are none."""
        if not marking.strays:
            return Markup()
        rows = (
            element("li", element("b", self._words.labelled(one.file, "")), one.why) for one in marking.strays
        )
        title = element("h2", self._say("marking-strays"))
        note = element("p", self._say("marking-strays-note"))
        return element("section", title, note, element("ul", *rows))


def bare(name: str) -> str:
    """Return a name without what names of files cannot hold.

    Examples:
        >>> bare("Bilal H.") in bare("lecon3-Bilal-H-recu.json")
        True
    """
    return re.sub(r"[\W_]+", "", name)
