"""What the page for teachers hands out: sheets of a lesson, each made when somebody asks for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from algeria_lab.apps.authors.lesson_papers import teachers_paper
from algeria_lab.games import game_named
from algeria_lab.lessons.course import FILE
from algeria_lab.scenarios.files import text_of
from algeria_lab.scenarios.from_text import scenario_as_written
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.walks.autopilot import walk
from algeria_lab.scenarios.named_files import gathered
from algeria_lab.scenarios.table import rules_of
from algeria_lab.views.scenarios.handouts.class_sheets import class_sheet
from algeria_lab.views.scenarios.handouts.names import handout_name
from algeria_lab.views.scenarios.handouts.pack import languages_of, pack_page
from algeria_lab.views.scenarios.handouts.step_parts import Parts
from algeria_lab.views.scenarios.handouts.teachers.notes_table import notes_page

if TYPE_CHECKING:
    from pathlib import Path

    from algeria_lab.lessons.course import Course, Entry
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.show.showing import Showing

File = dict[str, str]
HTML = "text/html;charset=utf-8"
NOTES = "notes"  # of all lessons


@dataclass(frozen=True)
class Wanted:
    """A sheet that somebody asks for.

    Attributes:
        scenario: The lesson as its author wrote it, with what it names in its place.
        folder: Where its file stands.
        language: Code of the language of the sheet.
        period: The form of the lesson, by its minutes; None where it has one form only.
    """

    scenario: Scenario
    folder: Path
    language: str
    period: int | None

    @property
    def form(self) -> Scenario:
        """The form that is taken."""
        return self.scenario.for_period(self.period)

    def showing(self, language: str = "") -> Showing[Any, Any]:
        """Return what its game says of itself."""
        return game_named(self.form.game).showing_with(rules_of(self.form), language or self.language)


def _for_teachers(what: Any, wanted: Wanted) -> str:
    return teachers_paper(what, wanted.scenario, wanted.folder, wanted.language, wanted.period)


def _for_pupils(what: Any, wanted: Wanted) -> str:
    return class_sheet(what, Guide(wanted.form), wanted.showing(), wanted.folder)["text"]


def _pack(wanted: Wanted) -> str:
    form = wanted.form
    showings = {language: wanted.showing(language) for language in languages_of(form)}
    walked = walk(form, game_named(form.game).voice(wanted.language))
    return pack_page(form, walked, showings, wanted.folder, wanted.language)


# All that the page offers of a lesson, in the order of its buttons; ``teach-ui-paper-…`` names each.
MAKERS: Mapping[str, Callable[[Wanted], str]] = {
    "sheet": partial(_for_teachers, "sheet"),
    "through": partial(_for_teachers, "through"),
    "key": partial(_for_teachers, "key"),
    "paper": partial(_for_pupils, "paper"),
    "documents": partial(_for_pupils, "documents"),
    "whole": partial(_for_pupils, "whole"),
    "roles": partial(_for_pupils, "roles"),
    "pack": _pack,
}


class PaperDesk:
    """Makes the sheets of the lessons of a course.

    Args:
        lessons: The folder of the lessons; None where there is none.
        course: The lessons.
    """

    def __init__(self, lessons: Path | None, course: Course) -> None:
        self._lessons, self._course = lessons, course

    offered = tuple(MAKERS)

    def has(self, entry: Entry) -> bool:
        """Return whether the file of a lesson's author is here: the edition for learners holds no sheet."""
        return bool(self._lessons and not entry.sealed and (self._lessons / entry.slug / FILE).is_file())

    def made(self, what: str, lesson: str, language: str, period: int) -> File | None:
        """Return a sheet as a file, None for one that there is not.

        Args:
            what: One of `MAKERS`, or the content notes of all lessons.
            lesson: The lesson's id.
            language: Code of the language of the sheet.
            period: The form of the lesson, by its minutes; any other number for the shortest.
        """
        if what == NOTES:
            lessons = [self._written(entry) for entry in self._course.entries if self.has(entry)]
            page = notes_page([_parts(one, language) for one in lessons], language)
            return _file(f"{NOTES}-{language}.html", page) if lessons else None
        entry = self._course.entry(lesson)
        if entry is None or what not in MAKERS or not self.has(entry):
            return None
        scenario = self._written(entry)
        form = period if period in scenario.periods else next(iter(scenario.periods), None)
        wanted = Wanted(scenario, self._folder(entry), language, form)
        return _file(handout_name(wanted.form, what, language), MAKERS[what](wanted))

    def _folder(self, entry: Entry) -> Path:
        assert self._lessons, "a lesson that is here has a folder"
        return self._lessons / entry.slug

    def _written(self, entry: Entry) -> Scenario:
        """Return a lesson as it is written now; its author may have gone on since the page was opened."""
        file = self._folder(entry) / FILE
        return gathered(scenario_as_written(text_of(file), file.name), file.parent)


def _parts(scenario: Scenario, language: str) -> Parts:
    return Parts(scenario, game_named(scenario.game).showing_with(rules_of(scenario), language), None)


def _file(name: str, text: str) -> File:
    return {"name": name, "type": HTML, "text": text}
