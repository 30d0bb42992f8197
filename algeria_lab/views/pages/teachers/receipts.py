"""Receipts on the page for teachers: each is played again as it comes, and all become tables for marking.

A scenario of the teacher's own is put beside them; what was handed in before it is then played again.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from algeria_lab.checking.faults import legible
from algeria_lab.core.refusals import LabError
from algeria_lab.scenarios.examples import example, example_files
from algeria_lab.scenarios.files import text_of
from algeria_lab.scenarios.forms.sealed import AUTHORS, LEARNERS
from algeria_lab.scenarios.from_text import scenario_as_written
from algeria_lab.scenarios.identity import scenario_hash
from algeria_lab.scenarios.named_files import gathered
from algeria_lab.scenarios.receipts import MOST_BYTES, Verified, verified_text
from algeria_lab.views.pages.teachers.own_scenarios import OwnScenarios, is_scenario
from algeria_lab.views.pages.teachers.receipts_part import marking_part
from algeria_lab.views.scenarios.marking.class_table import Marking, marking
from algeria_lab.views.scenarios.marking.files import File, page_file, sheet_files

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.shared.messages import Messages

MOST_KEPT = 120  # receipts of a few classes
SECONDS = 10  # for one of them
UNPLAYED = ("scenario", "edition")  # of a scenario that was not there
_LOG = logging.getLogger(__name__)


class ReceiptDesk:
    """The receipts that a teacher has put on the page; they go with it.

    Args:
        lessons: The folder of the lessons; None where there is none.
    """

    def __init__(self, lessons: Path | None) -> None:
        self._lessons = lessons
        self._own = OwnScenarios()
        self._texts: dict[str, tuple[str, str]] = {}  # by the name of its own: as it came, and what it says
        self._found: list[Verified] = []
        self._marking: tuple[str, Marking] | None = None

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self._found)

    @property
    def is_full(self) -> bool:
        """Whether no more are taken."""
        return len(self._found) >= MOST_KEPT

    def take(self, name: str, text: str) -> None:
        """Play a receipt again and keep what came of it; the same file a second time is left alone.

        Args:
            name: What its file is called.
            text: What stands in it; a browser may send anything.
        """
        name, text = legible(name)[:100] or "?", text[: MOST_BYTES + 1]
        self._marking = None
        if is_scenario(name) or name in self._own.missing:
            self._own.take(name, text)
            self._again()
        elif not self.is_full and (name, text) not in self._texts.values():
            own = self._own_name(name)
            self._texts[own] = name, text
            self._found.append(self._verified(own))

    def clear(self) -> None:
        """Forget all."""
        self._texts.clear()
        self._found.clear()
        self._own.clear()
        self._marking = None

    def _verified(self, own: str) -> Verified:
        """Play a receipt again."""
        scenarios = known_scenarios(self._lessons) | self._own.by_hash
        return verified_text(own, self._texts[own][1], scenarios, SECONDS)

    def _again(self) -> None:
        """Look again at files that belonged to nothing: a scenario may be theirs now, or need them."""
        for one in [*self._found]:
            own = str(one.row["file"])
            if self._texts[own][0] in self._own.missing:
                self._own.take(*self._texts.pop(own))
                self._found.remove(one)
        for at, one in enumerate(self._found):
            if one.problem in UNPLAYED:
                self._found[at] = self._verified(str(one.row["file"]))

    def part(self, words: Messages) -> dict[str, Any]:
        """Return what the page shows of them, in the reader's language."""
        limits = {"most": MOST_KEPT, "most_bytes": MOST_BYTES, "count": len(self._found)}
        part = marking_part(self._tables(words.language), words)
        part["said"] = " ".join(filter(None, [part["said"], *self._own.said(words)]))
        part["strays"] += self._own.strays(words)
        part["scenarios"] = self._own.count
        return limits | part

    def files(self, form: str, language: str) -> list[File]:
        """Return the files to save.

        Args:
            form: ``html`` for a page of all, ``csv`` for a table of each lesson.
            language: The reader's language.
        """
        tables = self._tables(language)
        return [page_file(tables, "", language)] if form == "html" else sheet_files(tables, "", language)

    def _tables(self, language: str) -> Marking:
        """Return the tables; they are made anew when something has come or another language is spoken."""
        before = self._marking
        if before is None or before[0] != language:
            self._marking = before = (language, marking(self._found, language))
        return before[1]

    def _own_name(self, name: str) -> str:
        """Return a name that no other file has, for two pupils may hand in files of the same name."""
        names = (name if number == 1 else f"{name} ({number})" for number in range(1, MOST_KEPT + 2))
        return next(one for one in names if one not in self._texts)


@cache
def known_scenarios(lessons: Path | None) -> dict[str, Scenario]:
    """Return lessons with their parts, and the examples, by their `identity.scenario_hash`.

    One that cannot be read is told to the log. They are read once a process: every page has its own.

    Args:
        lessons: The folder of the lessons; None where there is none.
    """
    return {scenario_hash(one): one for one in _known(lessons)}


def _known(lessons: Path | None) -> Iterator[Scenario]:
    for file in sorted(lessons.glob(f"*/*{AUTHORS}")) if lessons else ():
        if not file.name.endswith(LEARNERS):
            try:
                yield gathered(scenario_as_written(text_of(file), file.name), file.parent)
            except LabError:
                _LOG.exception("Receipts of %s cannot be read", file)
    yield from map(example, example_files())
