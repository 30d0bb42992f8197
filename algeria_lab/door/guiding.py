"""Scenarios that instructors wrote: read, and played with their guide."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any

from algeria_lab.checking.telling import telling
from algeria_lab.core.refusals import UnknownName
from algeria_lab.door.after_lessons import places_after_lesson
from algeria_lab.games import game_named
from algeria_lab.scenarios import from_text
from algeria_lab.scenarios.examples import ENDING, example_names, example_text
from algeria_lab.scenarios.files import text_of
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.receipts import within
from algeria_lab.views.lessons.cell_errors import tell_errors_of_cells
from algeria_lab.views.pages.lesson.page import LessonPage
from algeria_lab.views.scenarios.guide.guided import Guided

if TYPE_CHECKING:
    from algeria_lab.core.words.voice import Voice
    from algeria_lab.players.table import Table
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.pages.scenario.page import ScenarioPage
    from algeria_lab.views.pages.studio.handed.sharing import Rooms
    from algeria_lab.views.pages.studio.page import StudioPage
    from algeria_lab.views.play.session import Session

# For going on where somebody left, as a file or a link from anybody says: of this program's own work, so that
# a class that loads a slow computer loses nothing.
MOST_SECONDS = 60


def read_scenario(source: str | Path, *, language: str = "en") -> Scenario:
    """Read a scenario, and find everything that is wrong with it.

    Args:
        source: The path of a file, the text of one, which has several lines, or the name of an example, such
            as ``one-roll``; a file of that name comes first.
        language: Language in which faults are told, ``en`` or ``fr``.

    Raises:
        WrongFile: With every fault, each at its line and column.
        CannotRead: If there is no such file, or no text in it.
        UnknownName: For an unknown language, and for a name that is neither an example nor a file.

    Examples:
        >>> read_scenario("one-roll").id
        'one-roll'
    """
    path = _path(source)
    if path is None:
        text, name, folder = str(source), "scenario", None
    elif file := _example(path):
        text, name, folder = example_text(file), file, None
    else:
        text, name, folder = text_of(path), path.name, path.parent
    return from_text.read_scenario(text, name, folder, telling(language))


def guide(scenario: Scenario | str | Path, *, language: str | None = None) -> Guided:
    """Play a scenario in a notebook: the guide's panel and the board, in step with each other.

    ``lesson = guide("lesson.yaml")`` shows both; ``guide("one-roll")`` plays an example of the package.
    Its parts stand in cells of their own, all of one guide:
    ``lesson.board``, ``lesson.panel("look")`` (one step), ``lesson.question("q1")`` and
    ``lesson.experiment("prices")``. ``lesson.guide`` is played in code: ``play``, ``go_on``, ``hint``.

    Args:
        scenario: What `read_scenario` returned, or takes.
        language: ``en`` or ``fr``; that of the scenario if None.

    Raises:
        WrongFile: If something is wrong with the scenario.
        CannotRead: If there is no such file, or no text in it.
        UnknownName: For an unknown language, and for a name that is neither an example nor a file.
    """
    path = None if not isinstance(scenario, str | Path) else _path(scenario)
    read = scenario
    if isinstance(read, str | Path):
        read = read_scenario(read, language=language or "en")
    return _guided(read, language or read.lang, folder=path.parent if path else None)


def lesson(
    file: str | Path = "lesson.yaml", *, language: str | None = None, period: int | None = None
) -> LessonPage:
    """Work through a lesson in a notebook: on one page, or piece by piece in cells.

    ``lesson = algeria_lab.lesson("lesson.yaml")`` shows guide and board; ``lesson.step("look")`` shows one
    step, ``lesson.board``, ``lesson.question("q1")`` and ``lesson.experiment("prices")`` what they say. All
    of them follow one guide, ``lesson.guide``.

    Args:
        file: The file of the lesson.
        language: ``en`` or ``fr``; that of the lesson if None.
        period: For how many minutes, 50 or 90, where the lesson leaves a choice; the shortest if None. The
            page lets its reader choose, too.

    Raises:
        WrongFile: If something is wrong with the lesson.
        CannotRead: If there is no such file, or no text in it.
        UnknownName: For an unknown language, and for minutes that the lesson does not offer.
    """
    path = Path(file)
    read = read_scenario(path, language=language or "en")
    offered = read.lesson.periods if read.lesson else []
    if period is not None and period not in offered:
        raise UnknownName("period", period, map(str, offered))
    spoken = language or read.lang
    after = partial(places_after_lesson, read, path.parent)
    tell_errors_of_cells(spoken)
    return LessonPage(read, spoken, partial(_guided, read, spoken, folder=path.parent), after, period)


def scenario_page(language: str, play: str = "", file: str = "") -> ScenarioPage:
    """Return the page on which scenarios are chosen, opened and played.

    Args:
        language: ``en`` or ``fr``.
        play: The example to begin with, by its id; empty to choose.
        file: The path of a scenario to begin with where no example is named; empty for none.
    """
    from algeria_lab.views.pages.scenario.page import ScenarioPage  # a lesson does without it

    return ScenarioPage(language, _guided, play, Path(file) if file else None)


def studio_page(language: str, rooms: Rooms | None = None) -> StudioPage:
    """Return the page on which scenarios are written.

    Args:
        language: ``en`` or ``fr``.
        rooms: Says how a room is opened for a class; None where the reader can open none.
    """
    from algeria_lab.views.pages.studio.page import StudioPage  # its program is the largest

    return StudioPage(language, _tried, _seated, rooms)


def _guided(
    scenario: Scenario, language: str, journal: object = None, *, folder: Path | None = None
) -> Guided:
    """Return a scenario with its guide and its board, from its beginning or where a journal ends."""
    voices = partial(_voice, language)
    voice = voices(scenario.game)
    if journal is None:
        led = Guide(scenario, voice, voices=voices)
    else:
        led = Guide.resume(scenario, journal, voice, check=within(MOST_SECONDS, process_time), voices=voices)
    return _shown(led, language, folder)


def _voice(language: str, game: str) -> Voice:
    """Return how a game is told in a language."""
    return game_named(game).voice(language)


def _tried(scenario: Scenario, language: str, step: str) -> Guided:
    """Return a scenario from a step; it stands there before it is shown, so that no page sees another."""
    led = Guide(scenario, _voice(language, scenario.game), voices=partial(_voice, language))
    if step:
        led.jump(step)
    return _shown(led, language)


def _seated(table: Table[Any], language: str) -> Session[Any, Any]:
    """Return a table on a board."""
    return game_named(table.game.rules.name).session(table, language)


def _shown(led: Guide, language: str, folder: Path | None = None) -> Guided:
    """Return a guide with its board."""
    record = game_named(led.scenario.game)
    book = partial(record.showing_with, led.table.game.rules)
    opener = partial(_shown_part, folder)
    return Guided(led, record.session(led.table, language), record.words(language), book, folder, opener)


def _shown_part(folder: Path | None, led: Guide, language: str) -> Guided:
    """Return a scenario that is part of another one, with its board."""
    return _shown(led, language, folder)


def _example(path: Path) -> str:
    """Return the file of the example that is named; empty for a path of somebody's own.

    Raises:
        UnknownName: For a name without folder or ending that is neither an example nor a file.
    """
    if path.exists() or path.parent.name or path.is_absolute() or path.suffix not in ("", ENDING):
        return ""
    if path.stem in example_names():
        return f"{path.stem}{ENDING}"
    if path.suffix:
        return ""
    raise UnknownName("example", path.name, example_names(), "The path of a file ends in .yaml.")


def _path(source: str | Path) -> Path | None:
    """Return the path that was given; None for the text of a file."""
    return Path(source) if isinstance(source, Path) or "\n" not in source else None
