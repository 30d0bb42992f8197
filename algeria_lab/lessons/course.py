"""The lessons of a course, as a path or a list shows them: read from their files, and not played."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from algeria_lab.checking.faults import WrongFile
from algeria_lab.checking.formats.yaml_text import read_yaml
from algeria_lab.checking.forms import form_of
from algeria_lab.core.package import LESSONS, pages_around, pages_of, teachers_around
from algeria_lab.core.words.languages import languages
from algeria_lab.scenarios.files import text_of
from algeria_lab.scenarios.forms.texts import TextData
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import SCENARIO
from algeria_lab.scenarios.guide.way import USUAL_MINUTES

FILE, LEARNERS_FILE = "lesson.yaml", "lesson.learner.yaml"
UNNUMBERED = 99  # behind all others
_SLUG = re.compile(r"(\d\d)-[a-z0-9-]+")
_LOG = logging.getLogger(__name__)

# A text by the code of its language.
Said = dict[str, str]


class Entry(NamedTuple):
    """A lesson as a list shows it.

    Attributes:
        number: Its place in the course; 0 for the starter.
        slug: Name of its folder.
        id: Id of its scenario, which journals, receipts and links carry.
        title: What readers call it, by language.
        about: What one does there, by language.
        minutes: How long it takes in all; None where its file does not say.
        periods: For how many minutes a class may take it, the shortest first.
        age: From which age; None where its file does not say.
        content_notes: What readers should know before they begin; each by language.
        objectives: What learners can do at the end; each by language.
        programmes: Programmes of schools that it fits, by their ids.
        steps: How many steps it has, in the shortest of its forms.
        notebooks: Path of the notebook of each language, from the folder of all lessons.
        question: The question of the hour, by language; empty texts where its file asks none.
        authors: Who wrote it.
        readers: Historians from outside who have read it, each with the date.
        lengths: How long the steps of each form take, by its minutes.
        sealed: Whether the file is an edition for learners, which holds nothing that is for teachers.
    """

    number: int
    slug: str
    id: str
    title: Said
    about: Said
    minutes: int | None
    periods: tuple[int, ...]
    age: int | None
    content_notes: tuple[Said, ...]
    objectives: tuple[Said, ...]
    programmes: tuple[str, ...]
    steps: int
    notebooks: Said
    question: Said
    authors: tuple[str, ...]
    readers: tuple[tuple[str, str], ...]
    lengths: Mapping[int, float]
    sealed: bool

    def opened_at(self, language: str, folder: str) -> str:
        """Return where it opens: in the language asked for, else in another one; empty without a notebook.

        Args:
            language: Code of the language.
            folder: Address of the folder of all lessons, with a slash behind it.
        """
        path = self.notebooks.get(language) or next(iter(self.notebooks.values()), "")
        return f"{folder}{path}" if path else ""


class Course(NamedTuple):
    """The lessons of a folder, in their order.

    Attributes:
        entries: The lessons that can be listed.
        unread: Names of folders whose lesson has a fault of form.
    """

    entries: tuple[Entry, ...]
    unread: tuple[str, ...] = ()

    def entry(self, name: str) -> Entry | None:
        """Return the lesson of that id or slug, None if there is none."""
        return next((entry for entry in self.entries if name in (entry.id, entry.slug)), None)

    def after(self, name: str) -> Entry | None:
        """Return the lesson that follows the one of that id or slug, None behind the last."""
        found = self.entry(name)
        later = self.entries[self.entries.index(found) + 1 :] if found else ()
        return later[0] if later else None


def lessons_folder(here: Path | None = None) -> Path | None:
    """Return the folder of the lessons that readers take: around a place, or of the package; None without.

    Args:
        here: The place; where the program was started if left out.
    """
    return _nearest(here, pages_around(), FILE, LEARNERS_FILE)


def written_lessons(here: Path | None = None) -> Path | None:
    """Return the folder of the lessons as their authors wrote them, with keys and notes; None without.

    Args:
        here: A place around which they may be; where the program was started if left out.
    """
    return _nearest(here, teachers_around(), FILE)


def _nearest(here: Path | None, own: Path | None, *names: str) -> Path | None:
    here = here or Path.cwd()
    folders = [place / LESSONS for place in (here, *here.parents, own) if place]
    return next((one for one in folders if any(any(one.glob(f"*/{name}")) for name in names)), None)


def read_course(folder: Path | None) -> Course:
    """Return the lessons of a folder. One that has a fault is told to the log and left out.

    Args:
        folder: A folder that holds a folder for each lesson; None for a course without lessons. A lesson is
            read as its author wrote it, or where that is not there in its edition for learners.
    """
    sealed = {file.parent: file for file in folder.glob(f"*/{LEARNERS_FILE}")} if folder else {}
    written = {file.parent: file for file in folder.glob(f"*/{FILE}")} if folder else {}
    files = sorted((sealed | written).values())
    found = {file: _entry(file, file.stat().st_mtime_ns) for file in files}
    entries = [entry for entry in found.values() if entry]
    unread = [file.parent.name for file, entry in found.items() if entry is None]
    return Course(tuple(sorted(entries, key=lambda entry: (entry.number, entry.slug))), tuple(unread))


def entry_named(folder: Path | None, name: str) -> Entry | None:
    """Return the lesson of that id in a folder, and read no other; None if there is none."""
    for file in (
        sorted(folder.glob(f"*/{FILE}")) + sorted(folder.glob(f"*/{LEARNERS_FILE}")) if folder else ()
    ):
        if f"\nid: {name}\n" in text_of(file):
            return _entry(file, file.stat().st_mtime_ns)
    return None


@cache
def _entry(file: Path, _changed: int) -> Entry | None:
    """Return what a file says of its lesson, None if it has a fault; read again when the file has changed."""
    try:
        data = read_yaml(text_of(file), SCENARIO, str(file)).data
    except WrongFile as error:
        _LOG.warning("The lesson %s is not listed: %s", file.parent.name, error)
        return None
    scenario, faults = form_of(Scenario, data)
    if scenario is None:
        _LOG.warning("The lesson %s is not listed: %s", file.parent.name, faults[0])
        return None
    return _listed(scenario, file)


def _listed(scenario: Scenario, file: Path) -> Entry:
    lesson, slug = scenario.lesson, file.parent.name

    def said(text: TextData) -> Said:
        return {language: scenario.said(text, language) for language in languages()}

    return Entry(
        number=lesson.number if lesson else _number(slug),
        slug=slug,
        id=scenario.id,
        title=said(scenario.title),
        about=said(scenario.about),
        minutes=scenario.minutes,
        periods=tuple(lesson.periods) if lesson else (),
        age=lesson.age if lesson else None,
        content_notes=tuple(map(said, scenario.content_notes)),
        objectives=tuple(map(said, lesson.objectives)) if lesson else (),
        programmes=tuple(lesson.programmes) if lesson else (),
        steps=len(scenario.for_period(next(iter(scenario.periods), None)).steps),
        notebooks={
            language: f"{slug}/{language}.ipynb"
            for language in languages()
            if (pages_of(file.parent) / f"{language}.ipynb").is_file()
        },
        question=said(lesson.question) if lesson else dict.fromkeys(languages(), ""),
        authors=tuple(scenario.authors),
        readers=tuple((one.name, one.date) for one in lesson.readers) if lesson else (),
        lengths={minutes: _length(scenario.for_period(minutes)) for minutes in scenario.periods},
        sealed=bool(scenario.sealed),
    )


def _length(form: Scenario) -> float:
    return sum(step.minutes or USUAL_MINUTES for step in form.steps)


def _number(slug: str) -> int:
    found = _SLUG.fullmatch(slug)
    return int(found[1]) if found else UNNUMBERED
