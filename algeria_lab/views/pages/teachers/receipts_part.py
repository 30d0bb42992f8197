"""The tables of a class as data of the page for teachers, every word in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.views.scenarios.marking.cells import SIGNS, Cell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.views.scenarios.marking.class_table import ClassTable, Marking, Row
    from algeria_lab.views.scenarios.marking.columns import Column, Text
    from algeria_lab.views.shared.messages import Messages

Part = dict[str, Any]
LABELS = (
    *("pupil", "right", "points", "minutes", "help", "help-none", "hardest", "hardest-none", "who"),
    *("sum", "questions", "rubric", "strays"),
)


def marking_part(marking: Marking, words: Messages) -> Part:
    """Return the tables as the page shows them."""
    holding = sum(one.holds for one in marking.found)
    others = sum(one.problem == "edition" for one in marking.found)
    failing = len(marking.found) - holding
    values = {"count": len(marking.found), "holding": holding, "failing": failing, "others": others}
    signs = " · ".join(f"{SIGNS[mark]} {words.say('marking-mark', mark=mark)}" for mark in SIGNS)
    return {
        "signs": f"{words.labelled(words.say('marking-signs'), signs)}. {words.say('marking-narrow')}",
        "marks": words.labelled(words.say("marking-signs"), signs),
        "said": words.say("scenario-receipts-sum", **values) if marking.found else "",
        "labels": {name: words.say(f"marking-{name}") for name in LABELS},
        "tables": [_table(one, words) for one in marking.tables],
        "strays": [f"{words.labelled(one.file, one.why)}" for one in marking.strays],
    }


def _table(table: ClassTable, words: Messages) -> Part:
    counted = {"count": len(table.rows), "asked": table.asked, "points": table.points, "aside": table.aside}
    checked = sum(one.work.is_checked for one in table.found if one.work)
    return {
        "id": table.name,
        "title": table.title,
        "line": " · ".join(filter(None, [table.form, words.say("marking-count", **counted)])),
        "heads": [
            {
                "number": one.number,
                "title": one.title,
                "worth": one.worth,
                "sum": one.sum,
            }
            for one in table.columns
        ],
        "rows": [_row(table, row, words) for row in table.rows],
        "alike": list(table.twice),
        "helped": [words.labelled(one.name, one.why) for one in table.helped],
        "hardest": [_missed(column, checked, words) for column in table.hardest],
        "asked": [_asked(column, words) for column in table.columns],
    }


def _row(table: ClassTable, row: Row, words: Messages) -> Part:
    def of(number: str, most: int) -> str:
        return words.say("marking-of", number=number, most=most) if number and most else ""

    return {
        "name": row.name,
        "file": row.file,
        "fault": "" if row.holds else row.status,
        "why": row.why,
        "away": row.away,
        "sums": [of(row.right, table.asked), of(row.points, table.points), row.minutes],
        "cells": [_cell(cell, words) for cell in row.cells],
    }


def _cell(cell: Cell, words: Messages) -> Part:
    said = f"{SIGNS[cell.mark]} {words.say('marking-mark', mark=cell.mark)}"
    sign = " ".join(filter(None, [cell.brief, SIGNS[cell.mark]]))
    return {"text": cell.text, "mark": cell.mark, "said": said, "brief": sign}


def _missed(column: Column, checked: int, words: Messages) -> Part:
    found = column.missed
    assert found, "only called where something was missed"
    mistakes = []
    for one in found.mistakes:
        key = "marking-mistake" if one.says else "marking-mistake-other"
        said = words.say(key, count=one.learners, given=one.given)
        mistakes.append({"said": said, "says": one.says})
    return {
        "number": column.number,
        "title": column.title,
        "count": found.said(checked, words),
        "mistakes": mistakes,
    }


def _asked(column: Column, words: Messages) -> Part:
    right = words.labelled(words.say("marking-right-is"), column.right) if column.right else ""
    return {
        "number": column.number,
        "ask": column.ask,
        "part": column.part,
        "legend": " · ".join(column.legend),
        "right": right,
        "rubric": list(column.rubric),
        "texts": [] if column.sheet else _texts(column.texts),
        "sheet": [
            {"asks": one.asks, "expected": one.expected, "texts": _texts(one.texts)} for one in column.sheet
        ],
    }


def _texts(texts: Sequence[Text]) -> list[Part]:
    return [{"name": one.name, "text": one.text} for one in texts]
