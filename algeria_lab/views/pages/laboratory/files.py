"""What the reader takes along from the laboratory: tables, the question with its seeds, one war to watch."""

from __future__ import annotations

import gzip
import json
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.checking.texts import BYTE_ORDER_MARK
from algeria_lab.core.package import __version__
from algeria_lab.experiments.kept.cache import rules_of
from algeria_lab.experiments.measuring.measures import Measure, measurable
from algeria_lab.experiments.results.frames import played, question_of
from algeria_lab.experiments.results.statistics import summary

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pandas import DataFrame

CSV, JSON = "text/csv;charset=utf-8", "application/json"
RESULT_FORMAT = "algeria-results/1"
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


def wars_file(frame: DataFrame) -> File:
    """Return every war and end of a turn as a table; see `frames.to_frame` for the columns."""
    text = frame.to_csv(index=False, lineterminator="\r\n")
    return _file(f"{_name(frame)}-wars.csv", CSV, BYTE_ORDER_MARK + text)


def summary_file(frame: DataFrame, measure: Measure) -> File:
    """Return the summary of the measure that was asked for, and of all others at the end, as a table."""
    others = [name for name in measurable(measure.game) if measure != Measure(name, game=measure.game)]
    table = summary(frame, [measure, *others]).reset_index()
    text = table.to_csv(index=False, lineterminator="\r\n", float_format="%.4g")
    return _file(f"{_name(frame)}-summary.csv", CSV, BYTE_ORDER_MARK + text)


def question_file(frame: DataFrame, measure: Measure, prediction: Mapping[str, float], link: str) -> File:
    """Return all that is needed to play the same wars again, with what they said."""
    question = question_of(frame)
    table = summary(frame, [measure]).reset_index()
    data = {
        "format": RESULT_FORMAT,
        "version": __version__,
        "rules": rules_of(frame),
        "question": question.to_json(),
        "seeds": {"first": question.seed, "played": played(frame), "asked": question.runs},
        "measure": str(measure),
        "prediction": dict(prediction),
        "notices": list(frame.attrs.get("notices", ())),
        # Through pandas' own writer: it turns numbers that are missing into null.
        "summary": json.loads(table.to_json(orient="records")),
        "link": link,
    }
    return _file(f"{_name(frame)}.json", JSON, json.dumps(data, indent=1, ensure_ascii=False) + "\n")


def link_in(text: str) -> str:
    """Return the link that a file of `question_file` holds; nothing if it is another file."""
    if f'"{RESULT_FORMAT}"' not in text[:HEAD]:
        return ""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return ""
    return str(data["link"]) if isinstance(data, dict) and "link" in data else ""


def war_file(frame: DataFrame, seed: int, save: str) -> File:
    """Return the save file of one war."""
    return _file(f"{_name(frame)}-war-{seed}.algeria.json", JSON, save)


def _name(frame: DataFrame) -> str:
    """Return what the names of all files of an experiment begin with."""
    return f"algeria-{question_of(frame).key[:8]}"
