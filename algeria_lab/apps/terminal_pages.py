"""Which page `algeria-lab app` opens."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import algeria_lab
from algeria_lab.apps.terminal_errors import WrongUse
from algeria_lab.core.refusals import UnknownName

if TYPE_CHECKING:
    from algeria_lab.apps.terminal_class import Room
    from algeria_lab.apps.terminal_screen import Screen
    from algeria_lab.views.shared.messages import Messages

FOLDERS = ("notebooks", "lessons")


def page_to_open(name: str, words: Messages) -> Path:
    """Return the folder around all pages, or the notebook that is meant.

    Args:
        name: Empty for the folder, the name of a page such as ``war-room`` or ``05-resettlement``, or the
            path of a notebook.
        words: The language of messages.

    Raises:
        UnknownName: If there is no such page.
        WrongUse: If Voila is not installed, or there are no pages here.
    """
    if find_spec("voila") is None:
        raise WrongUse(words.say("terminal-no-voila"))
    if name and Path(name).is_file():
        return Path(name)
    for home in (Path.cwd(), Path(algeria_lab.__file__).parents[1]):
        if (home / FOLDERS[0]).is_dir():
            return _page(home, name, words)
    raise WrongUse(words.say("terminal-no-pages"))


def room_to_open(readers: int | None, screen: Screen, *, network: bool) -> Room | None:
    """Return the room for a class, or nothing if none is asked for.

    Args:
        readers: How many readers it is for, if it is for a class.
        screen: Where the teacher reads about it.
        network: Whether others on the same network may come in.

    Raises:
        WrongUse: If it is for nobody, or open to the network without being for a class.
    """
    if readers is None:
        if network:
            raise WrongUse(screen.words.say("class-network-alone"))
        return None
    if readers < 1:
        raise WrongUse(screen.words.say("terminal-too-few", option="--class", number=readers))
    from algeria_lab.apps.terminal_class import Room

    return Room(readers, screen, network=network)


def _page(home: Path, name: str, words: Messages) -> Path:
    if not name:
        return home
    pages = {page.stem: page for page in sorted((home / FOLDERS[0]).glob("*.ipynb"))}
    lessons = sorted((home / FOLDERS[1]).glob(f"*/{words.language}.ipynb"))
    pages |= {page.parent.name: page for page in lessons}
    if name not in pages:
        raise UnknownName("page", name, pages)
    return pages[name]
