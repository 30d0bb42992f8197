"""The lessons of a course, as a path or a list shows them: read from their files, and not played."""

from __future__ import annotations

import logging
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from algeria_lab.checking.faults import WrongFile
from algeria_lab.checking.formats.yaml_text import read_yaml
from algeria_lab.checking.forms import form_of
from algeria_lab.core.package import AROUND
from algeria_lab.core.words.languages import languages
from algeria_lab.scenarios.files import text_of
from algeria_lab.scenarios.forms.texts import TextData
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import SCENARIO

FOLDER, FILE = "lessons", "lesson.yaml"
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
    """Return the folder of the lessons: of the checkout around a place, or beside the package; None without.

    Args:
        here: The place; where the program was started if left out.
    """
    here = here or Path.cwd()
    places = (here, *here.parents, AROUND)
    return next((place / FOLDER for place in places if any((place / FOLDER).glob(f"*/{FILE}"))), None)


def read_course(folder: Path | None) -> Course:
    """Return the lessons of a folder. One that has a fault is told to the log and left out.

    Args:
        folder: A folder that holds a folder for each lesson; None for a course without lessons.
    """
    files = sorted(folder.glob(f"*/{FILE}")) if folder else []
    found = {file: _entry(file, file.stat().st_mtime_ns) for file in files}
    entries = [entry for entry in found.values() if entry]
    unread = [file.parent.name for file, entry in found.items() if entry is None]
    return Course(tuple(sorted(entries, key=lambda entry: (entry.number, entry.slug))), tuple(unread))


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
            if (file.parent / f"{language}.ipynb").is_file()
        },
    )


def _number(slug: str) -> int:
    found = _SLUG.fullmatch(slug)
    return int(found[1]) if found else UNNUMBERED
