"""Which page `algeria-lab app` opens."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from algeria_lab.apps.page_words import LANGUAGES, SCENARIO, TITLE
from algeria_lab.apps.serving.rooms.begins import Begins
from algeria_lab.apps.terminal.errors import WrongUse
from algeria_lab.core.package import LESSONS, NOTEBOOKS, has_pages, is_checkout, pages_around
from algeria_lab.core.refusals import UnknownName

if TYPE_CHECKING:
    from algeria_lab.apps.terminal.classroom import Room
    from algeria_lab.apps.terminal.screen import Screen
    from algeria_lab.views.shared.messages import Messages

NOTEBOOK, SCENARIOS = ".ipynb", (".yaml", ".yml")


def page_to_open(name: str, words: Messages) -> Path:
    """Return the folder around all pages, or the notebook that is meant.

    Args:
        name: Empty for the folder, the name of a page such as ``war-room`` or ``05-resettlement``, or the
            path of a notebook, or of a scenario, which the page of scenarios begins with.
        words: The language of messages.

    Raises:
        UnknownName: If there is no such page.
        WrongUse: If Voila is not installed, a file is no page or not there, or the pages are not installed.
    """
    if find_spec("voila") is None:
        raise WrongUse(words.say("terminal-no-voila", place="checkout" if is_checkout() else "installed"))
    if Path(name).suffix.casefold() in (NOTEBOOK, *SCENARIOS) and not Path(name).is_file():
        raise WrongUse(words.say("terminal-no-such-file", file=name, folder=str(Path.cwd())))
    if name and Path(name).is_file():
        if Path(name).suffix.casefold() not in (NOTEBOOK, *SCENARIOS):
            raise WrongUse(words.say("terminal-not-a-page", file=name))
        if Path(name).suffix.casefold() == NOTEBOOK:
            return Path(name)
        name = "scenario"
    home = Path.cwd() if has_pages(Path.cwd()) else pages_around()
    if home is None:
        raise WrongUse(words.say("terminal-no-pages"))
    return _page(home, name, words)


def room_to_open(
    readers: int | None,
    screen: Screen,
    *,
    network: bool,
    again: Sequence[str] = (),
    begins: Begins = Begins(),  # noqa: B008 - a tuple, which nobody changes
    exercise: Path | None = None,
) -> Room | None:
    """Return the room for a class, or nothing if none is asked for.

    Args:
        readers: How many readers it is for, if it is for a class.
        screen: Where the teacher reads about it.
        network: Whether others on the same network may come in.
        again: What follows the name of this program to open the same room, its network left out.
        begins: How the class begins on its first page.
        exercise: The file of an exercise of one's own, with its keys: see `own_exercise`.

    Raises:
        WrongUse: If it is for nobody, or open to the network or in one form without being for a class.
    """
    if readers is None:
        if network:
            raise WrongUse(screen.words.say("class-network-alone"))
        if begins.period:
            raise WrongUse(screen.words.say("class-period-alone"))
        return None
    if readers < 1:
        raise WrongUse(screen.words.say("terminal-too-few", option="--class", number=readers))
    from algeria_lab.apps.terminal.classroom import Room

    return Room(readers, screen, network=network, again=again, begins=begins, exercise=exercise)


def own_exercise(name: str) -> Path | None:
    """Return the file of an exercise of one's own, if one is opened: the desk reads its keys there.

    Args:
        name: What is opened, as for `page_to_open`.
    """
    return Path(name).resolve() if Path(name).suffix.casefold() in SCENARIOS else None


def same_room(
    name: str, readers: int | None, port: int | None, lang: str | None, period: int = 0
) -> list[str]:
    """Return what follows the name of this program to open a room again, from whatever folder.

    Args:
        name: What is opened, as for `page_to_open`.
        readers: How many readers it is for.
        port: The port, where another one than the usual is wished.
        lang: The language, where one was named.
        period: For how many minutes a lesson is taken, where that was named.
    """
    file = Path(name)
    opened = [str(file.resolve()) if file.is_file() else name] if name else []
    wishes = {"--class": readers, "--period": period, "--port": port, "--lang": lang}
    return ["app", *opened, *(word for one, value in wishes.items() if value for word in (one, str(value)))]


@contextmanager
def scenario_to_show(name: str, screen: Screen, *, to_class: bool = False) -> Iterator[None]:
    """Lay out a scenario of one's own, if one is opened, for the page of scenarios, which begins with it.

    Readers get the edition for learners and what it names beside it, in a folder of its own: nothing else of
    the folder in which it was written is within reach of a page.

    Args:
        name: What is opened, as for `page_to_open`.
        screen: The language of what is said.
        to_class: Whether a class comes for it.

    Raises:
        WrongUse: If a class would find nothing in it.
        CannotRead: If there is no text in it.
        WrongFile: If something is wrong with it, or a key cannot be known.
        NotBeside: If it names a file that is not beside it.
    """
    file = Path(name)
    if file.suffix.casefold() not in SCENARIOS:
        yield
        return
    from algeria_lab.scenarios.files import text_of
    from algeria_lab.scenarios.forms.whole import is_bare
    from algeria_lab.scenarios.from_text import scenario_as_written
    from algeria_lab.scenarios.quiz.edition import learners_edition
    from algeria_lab.scenarios.side_files import side_files

    scenario = scenario_as_written(text_of(file), file.name, screen.words.say)
    if to_class and is_bare(scenario):
        raise WrongUse(screen.words.say("class-nothing", file=file.name))
    text = learners_edition(text_of(file), file.name, file.parent, screen.words.say, is_fixed=True)
    beside = side_files(scenario, file.parent, is_learners=True)
    with TemporaryDirectory() as folder:
        for path, data in {file.name: text.encode(), **beside}.items():
            target = Path(folder, path)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
        title = {language: scenario.said(scenario.title, language) for language in LANGUAGES}
        os.environ[SCENARIO] = str(Path(folder, file.name))  # servers and kernels inherit it
        os.environ[TITLE] = json.dumps(title)
        try:
            yield
        finally:
            del os.environ[SCENARIO], os.environ[TITLE]


def _page(home: Path, name: str, words: Messages) -> Path:
    if not name:
        return home
    pages = {page.stem: page for page in sorted((home / NOTEBOOKS).glob("*.ipynb"))}
    lessons = sorted((home / LESSONS).glob(f"*/{words.language}.ipynb"))
    pages |= {page.parent.name: page for page in lessons}
    if name not in pages:
        raise UnknownName("page", name, pages)
    return pages[name]
