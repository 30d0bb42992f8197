"""The worker that plays again what a class hands in: a program of its own, which its server begins.

So a war that is played again holds up no page. Its server asks by lines of JSON and is answered by lines of
JSON, one each; it ends with its server, and steps back behind all who answer people.
"""

from __future__ import annotations

import json
import logging
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from algeria_lab.apps.serving.hall.lessons import LessonFiles
from algeria_lab.experiments.playing.workers import step_back

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.scenarios.receipts import Verified

SECONDS = 30.0  # for which one receipt is played again
MOST_ID = 60
Told = dict[str, Any]
Row = list[str]  # the name of a receipt, that of its file, and what its learner is called
_LOG = logging.getLogger(__name__)


class Bench:
    """Plays receipts again, and makes the tables of those that it has.

    Args:
        files: Where the lessons stand that they may be of.
    """

    def __init__(self, files: LessonFiles) -> None:
        self._files = files
        self._lessons: dict[str, Scenario | None] = {}
        self._found: dict[str, Verified] = {}

    def answer(self, asked: Told) -> Told:
        """Return what is asked for: ``take`` a receipt, or ``tables`` or ``files`` of those in some rows."""
        match asked:
            case {"do": "take", "name": str(name), "text": str(text)}:
                return {"problem": self._take(name, text)}
            case {"do": "tables", "language": str(language), "rows": list(rows)}:
                return {"tables": self._tables(language, rows)}
            case {"do": "files", "language": str(language), "rows": list(rows)}:
                return {"files": self._all_files(language, rows)}
        raise ValueError(f"nobody asks for {asked.get('do')!r:.40}")

    def _take(self, name: str, text: str) -> str:
        from algeria_lab.scenarios.identity import scenario_hash
        from algeria_lab.scenarios.receipts import verified_text

        lesson = self._lesson(text)
        known = {scenario_hash(lesson): lesson} if lesson else {}
        found = self._found[name] = verified_text(f"{name}.json", text, known, SECONDS)
        return found.problem or "holds"

    def _lesson(self, text: str) -> Scenario | None:
        """Return the lesson that a receipt says it is of; None for none that is here."""
        from algeria_lab.scenarios.receipts import NoReceipt, read_receipt

        try:
            name = read_receipt(text).get("scenario")
        except NoReceipt:
            return None
        if not isinstance(name, str) or len(name) > MOST_ID:
            return None
        if name not in self._lessons:
            found = self._files.find(name)
            self._lessons[name] = found.scenario if found else None
        return self._lessons[name]

    def _tables(self, language: str, rows: list[Row]) -> Told:
        from algeria_lab.views.pages.teachers.receipts_part import marking_part
        from algeria_lab.views.scenarios.marking.class_table import marking
        from algeria_lab.views.shared.messages import Messages

        return marking_part(marking(self._of(rows), language), Messages(language))

    def _all_files(self, language: str, rows: list[Row]) -> list[dict[str, str]]:
        from algeria_lab.views.scenarios.marking.class_table import marking
        from algeria_lab.views.scenarios.marking.files import marking_files

        return marking_files(marking(self._of(rows), language), "", language)

    def _of(self, rows: list[Row]) -> list[Verified]:
        """Return what came of the receipts in some rows, called as the desk calls them; forget others."""
        self._found = {name: self._found[name] for name, *_ in rows if name in self._found}
        return [
            replace(self._found[name], row={**self._found[name].row, "file": file, "nickname": called})
            for name, file, called in rows
            if name in self._found
        ]


def serve(bench: Bench, asked: TextIO, answers: TextIO) -> None:
    """Answer line by line, until nobody asks any more; what fails is said, and leaves the rest."""
    for line in asked:
        try:
            answer = bench.answer(json.loads(line))
        except Exception as error:  # noqa: BLE001 - whatever stands in a receipt
            _LOG.exception("What was handed in cannot be played again")
            answer = {"fault": f"{type(error).__name__}: {error}"}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


def main(folder: str, own: str) -> None:
    """Serve at the standard streams; what a library prints goes where errors go."""
    step_back()
    answers, sys.stdout = sys.stdout, sys.stderr
    files = LessonFiles(Path(folder) if folder else None, Path(own) if own else None)
    serve(Bench(files), sys.stdin, answers)


if __name__ == "__main__":
    main(*sys.argv[1:3])
