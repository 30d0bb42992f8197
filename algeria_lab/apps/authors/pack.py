"""A scenario is packed in the terminal: as a page that needs nothing else, and as an archive."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from algeria_lab.apps.authors.files import form_of, inspected, showing_of, walked, written
from algeria_lab.apps.authors.pack_zip import zipped
from algeria_lab.apps.terminal.errors import WrongUse
from algeria_lab.checking.faults import WrongFile
from algeria_lab.core.package import __version__
from algeria_lab.scenarios.from_text import SCENARIO
from algeria_lab.scenarios.quiz.edition import learners_edition
from algeria_lab.scenarios.side_files import side_files
from algeria_lab.views.scenarios.handouts.names import handout_name
from algeria_lab.views.scenarios.handouts.pack import languages_of, pack_page
from algeria_lab.views.shared.messages import LANGUAGES, Messages

if TYPE_CHECKING:
    from algeria_lab.apps.terminal.screen import Screen
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.show.showing import Showing

ENDINGS = (".html", ".zip")
READ_ME = {"en": "README.md", "fr": "LISEZMOI.md"}


@dataclass(frozen=True)
class Wish:
    """What is to be packed.

    Attributes:
        file: The scenario.
        out: The page or the archive; both, with names of their own in this folder, if None.
        is_learners: Whether the scenario in the archive is its edition for learners.
        period: The form of a lesson that the page shows, by its minutes; the shortest if None.
    """

    file: Path
    out: Path | None = None
    is_learners: bool = False
    period: int | None = None

    def target(self, ending: str, scenario: Scenario) -> Path | None:
        """Return where the file of an ending is written; None if it is not wanted.

        Args:
            ending: The ending.
            scenario: What the file holds: one form of a lesson, or all of it.
        """
        if self.out is None:
            what = "learner" if self.is_learners and ending == ".zip" else "pack"
            return Path(handout_name(scenario, what, ending=ending, all_forms=ending == ".zip"))
        return self.out if self.out.suffix.casefold() == ending else None


def pack(wish: Wish, screen: Screen) -> None:
    """Write a scenario as a page, as an archive, or both.

    Args:
        wish: What is to be packed.
        screen: Where progress is shown.

    Raises:
        WrongFile: If something is wrong with the scenario.
        NotBeside: If it names a file that is not beside it.
        CannotRead: If there is no such file, or no text in it.
        WrongUse: If a file cannot be written, or is to have another ending, or the lesson has no such form.
    """
    if wish.out and wish.out.suffix.casefold() not in ENDINGS:
        raise WrongUse(screen.words.say("scenario-pack-ending", file=str(wish.out), known=", ".join(ENDINGS)))
    found = inspected(wish.file, screen)
    if found.faults or found.scenario is None:
        raise WrongFile(SCENARIO, wish.file.name, found.faults)
    scenario = found.scenario
    form = form_of(found.gathered, wish.period, screen)
    page = _page(form, wish.file.parent, screen)
    if target := wish.target(".html", form):
        written(target, page, screen)
    if target := wish.target(".zip", scenario):
        text = found.text
        files = side_files(scenario, wish.file.parent, is_learners=wish.is_learners)
        if wish.is_learners:
            text = learners_edition(text, wish.file.name, wish.file.parent, is_fixed=True)
        name = wish.file.stem
        files |= {f"{name}.yaml": text.encode(), f"{name}.html": page.encode(), **_read_me(scenario, name)}
        written(target, zipped(files, scenario.id), screen)
        if not wish.is_learners and scenario.quiz:
            screen.say("scenario-pack-has-keys")


def _page(scenario: Scenario, folder: Path, screen: Screen) -> str:
    walk = walked(scenario, screen)
    showings: Mapping[str, Showing[Any, Any]] = {
        language: showing_of(scenario, language) for language in languages_of(scenario)
    }
    return pack_page(scenario, walk, showings, folder)


def _read_me(scenario: Scenario, name: str) -> dict[str, bytes]:
    """Return what to read first, in every language of the house."""
    found = {}
    for language in LANGUAGES:
        said = {"title": scenario.said(scenario.title, language), "name": name, "version": __version__}
        words = Messages(language)
        licence = scenario.licence or words.say("scenario-pack-no-licence")
        authors = ", ".join(scenario.authors) or "–"
        text = words.say("scenario-pack-read-me", licence=licence, authors=authors, **said)
        found[READ_ME[language]] = f"{text}\n".encode()
    return found
