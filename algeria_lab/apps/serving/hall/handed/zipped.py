"""All that a class handed in as one file, in folders."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from zipfile import ZIP_DEFLATED, ZipFile

from algeria_lab.apps.serving.hall.handed.work import Work, file_names
from algeria_lab.checking.cells import as_cell
from algeria_lab.checking.texts import BYTE_ORDER_MARK
from algeria_lab.scenarios.receipts import in_a_line
from algeria_lab.views.shared.messages import Messages


def zipped(works: Sequence[Work], tables: Sequence[dict[str, str]], language: str) -> bytes:
    """Return works and tables as a ZIP file.

    Args:
        works: What was handed in.
        tables: The tables of the class, as `files.marking_files` returns them.
        language: The teacher's language.
    """
    words, out = Messages(language), io.BytesIO()
    folder = words.say("desk-said-folder")
    with ZipFile(out, "w", ZIP_DEFLATED) as file:
        for name, text in (*_each(works, words), *((one["name"], one["text"]) for one in tables)):
            file.writestr(f"{folder}/{name}", text.encode("utf-8", "surrogatepass"))
    return out.getvalue()


def _each(works: Sequence[Work], words: Messages) -> Iterator[tuple[str, str]]:
    receipt, report = words.say("marking-receipt"), words.say("marking-report")
    for work, name in zip(works, file_names(list(works)), strict=True):
        yield f"{name}-{receipt}.json", work.receipt
        if work.report:
            ending = "html" if work.report.lstrip().startswith("<") else "md"
            yield f"{name}-{report}.{ending}", work.report
    yield f"{words.say('desk-said-words')}.csv", _words_of(works, words)


def _words_of(works: Sequence[Work], words: Messages) -> str:
    """Return what readers wrote with it, as a table that no spreadsheet reckons."""
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\r\n")
    heads = ("place", "name", "handed-lesson", "handed-time", "handed-result", "handed-word")
    writer.writerow([words.say(f"desk-page-{head}") for head in heads])
    for work in works:
        result = words.say("desk-said-holds", problem=work.problem or "waiting")
        cells = (work.number, work.nickname, work.lesson, work.at, result, work.word)
        writer.writerow([as_cell(in_a_line(cell) if isinstance(cell, str) else cell) for cell in cells])
    return BYTE_ORDER_MARK + stream.getvalue()
