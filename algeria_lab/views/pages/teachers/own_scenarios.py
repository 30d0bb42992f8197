"""A teacher's own scenarios, put on the page beside the receipts that were made with them."""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from algeria_lab.checking.faults import WrongFile, sentence
from algeria_lab.checking.unread import NotBeside
from algeria_lab.core.refusals import LabError
from algeria_lab.scenarios.causes import cause_of
from algeria_lab.scenarios.forms.sealed import LEARNERS
from algeria_lab.scenarios.from_text import scenario_as_written
from algeria_lab.scenarios.identity import scenario_hash
from algeria_lab.scenarios.named_files import gathered

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.shared.messages import Messages

ENDINGS = (".yaml", ".yml")
FORMAT = "algeria-scenario/"  # what a scenario says of itself; without it a file is one that scenarios name
MOST_FILES = 60


def is_scenario(name: str) -> bool:
    """Return whether a file is a scenario, or one that scenarios name, by its ending."""
    return name.casefold().endswith(ENDINGS)


class OwnScenarios:
    """The scenarios that a teacher has put on the page, with what they name; they go with it."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}
        self._found: dict[str, Scenario] = {}
        self._wrong: dict[str, LabError] = {}
        self._named: set[str] = set()

    @property
    def by_hash(self) -> dict[str, Scenario]:
        """Return those that can be played, by their `identity.scenario_hash`."""
        return {scenario_hash(one): one for one in self._found.values()}

    @property
    def count(self) -> int:
        """How many files there are."""
        return len(self._texts)

    @property
    def missing(self) -> set[str]:
        """The names of files that one of them names and that are not there."""
        return {error.file for error in self._wrong.values() if isinstance(error, NotBeside)}

    def take(self, name: str, text: str) -> None:
        """Keep a file, and read all anew: what one of them names may have come."""
        name = PurePosixPath(name.replace("\\", "/")).name
        if name and (name in self._texts or len(self._texts) < MOST_FILES):
            self._texts[name] = text
            self._read()

    def clear(self) -> None:
        """Forget all."""
        self._texts.clear()
        self._found.clear()
        self._wrong.clear()
        self._named.clear()

    def said(self, words: Messages) -> list[str]:
        """Return what each came to, in the reader's language."""
        titles = {one.id: one.said(one.title, words.language) for one in self._found.values()}
        return [words.say("teach-scenario-read", title=title) for title in titles.values()]

    def strays(self, words: Messages) -> list[str]:
        """Return what is wrong with files that cannot be used, each behind its name."""
        unused = self._texts.keys() - self._found.keys() - self._wrong.keys() - self._named
        wrong = {name: _why(error, words) for name, error in self._wrong.items()}
        wrong |= dict.fromkeys(sorted(unused), words.say("teach-scenario-unused"))
        return [words.labelled(name, why) for name, why in wrong.items()]

    def _read(self) -> None:
        """Read all scenarios; of two editions of one, that of the author stays."""
        self._found.clear()
        self._wrong.clear()
        self._named.clear()
        with TemporaryDirectory() as folder:
            for name, text in self._texts.items():
                (Path(folder) / name).write_text(text, "utf-8", "replace")
            for name in sorted(self._texts, key=lambda one: not one.endswith(LEARNERS)):
                if is_scenario(name) and FORMAT in self._texts[name]:
                    try:
                        found = scenario_as_written(self._texts[name], name)
                        self._named |= _named(found)
                        self._found[name] = gathered(found, Path(folder))
                    except LabError as error:
                        self._wrong[name] = error


def _named(scenario: Scenario) -> set[str]:
    """Return the files that a scenario names, as far as playing it needs them."""
    parts = (step.part for step in scenario.steps)
    data = (*scenario.doctrines.values(), *scenario.decks.values())
    return {name for name in (scenario.start.save, *parts, *data) if isinstance(name, str)}


def _why(error: LabError, words: Messages) -> str:
    if isinstance(error, NotBeside):
        return words.say("teach-scenario-beside", file=error.file)
    first = error.faults[0] if isinstance(error, WrongFile) and error.faults else cause_of(error)
    detail = sentence(first, words.say)
    return words.say("teach-scenario-wrong", line=first.line or 0, detail=detail)
