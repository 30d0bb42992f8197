"""What the reader takes along from the laboratory: tables, the question with its seeds, one war to watch."""

from __future__ import annotations

import csv
import gzip
import io
import json
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.checking.texts import BYTE_ORDER_MARK
from algeria_lab.core.package import __version__
from algeria_lab.experiments.kept.cache import rules_of
from algeria_lab.experiments.measuring.measures import Measure, measurable
from algeria_lab.experiments.results.reading import is_counted
from algeria_lab.experiments.results.statistics import summary_rows

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from algeria_lab.experiments.results.table import Wars


CSV, JSON = "text/csv;charset=utf-8", "application/json"
RESULT_FORMAT = "algeria-results/1"
PLACES = 10  # of numbers in a file of the question
HEAD = 100  # letters at the beginning of a file in which it says what it is


class File(NamedTuple):
    """A file for the reader.

    Attributes:
        name: Its name.
        type: What it holds, for the browser.
        packed: Its bytes, packed by gzip; the browser unpacks them.
    """

    name: str
    type: str
    packed: bytes


def _file(name: str, kind: str, text: str) -> File:
    return File(name, kind, gzip.compress(text.encode(), compresslevel=3, mtime=0))


def wars_file(wars: Wars) -> File:
    """Return every war and end of a turn as a table; see `frames.to_frame` for the columns."""
    told = wars.worded()
    rows = zip(*(told[name] for name in told.names), strict=True)
    return _file(f"{_name(wars)}-wars.csv", CSV, _table(told.names, rows))


def summary_file(wars: Wars, measure: Measure) -> File:
    """Return the summary of the measure that was asked for, and of all others at the end, as a table."""
    others = [
        name
        for name in measurable(measure.game)
        if measure != Measure(name, game=measure.game) and is_counted(wars, name)
    ]
    rows = summary_rows(wars, [measure, *others])
    short = ([f"{cell:.4g}" if isinstance(cell, float) else cell for cell in row.values()] for row in rows)
    return _file(f"{_name(wars)}-summary.csv", CSV, _table(rows[0], short))


def question_file(wars: Wars, measure: Measure, prediction: Mapping[str, float], link: str) -> File:
    """Return all that is needed to play the same wars again, with what they said."""
    question, rows = wars.question, summary_rows(wars, [measure])
    data = {
        "format": RESULT_FORMAT,
        "version": __version__,
        "rules": rules_of(wars),
        "question": question.to_json(),
        "seeds": {"first": question.seed, "played": wars.played, "asked": question.runs},
        "measure": str(measure),
        "prediction": dict(prediction),
        "notices": list(wars.attrs.get("notices", ())),
        "summary": [{name: _rounded(cell) for name, cell in row.items()} for row in rows],
        "link": link,
    }
    return _file(f"{_name(wars)}.json", JSON, json.dumps(data, indent=1, ensure_ascii=False) + "\n")


def _table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """Return rows as spreadsheets read them."""
    text = io.StringIO()
    text.write(BYTE_ORDER_MARK)
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(heads)
    writer.writerows(rows)
    return text.getvalue()


def _rounded(cell: object) -> object:
    return round(cell, PLACES) if isinstance(cell, float) else cell


def link_in(text: str) -> str:
    """Return the link that a file of `question_file` holds; nothing if it is another file."""
    if f'"{RESULT_FORMAT}"' not in text[:HEAD]:
        return ""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return ""
    return str(data["link"]) if isinstance(data, dict) and "link" in data else ""


def war_file(wars: Wars, seed: int, save: str) -> File:
    """Return the save file of one war."""
    return _file(f"{_name(wars)}-war-{seed}.algeria.json", JSON, save)


def _name(wars: Wars) -> str:
    """Return what the names of all files of an experiment begin with."""
    return f"algeria-{wars.question.key[:8]}"
