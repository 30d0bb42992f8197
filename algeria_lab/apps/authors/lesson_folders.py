"""The lessons of this program in the terminal: which there are, and their folders written for JupyterLab."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from algeria_lab.apps.terminal.errors import WrongUse
from algeria_lab.core.package import for_readers, for_teachers
from algeria_lab.lessons.course import Entry, lessons_folder, read_course, written_lessons

if TYPE_CHECKING:
    from algeria_lab.apps.terminal.screen import Screen


def tell(screen: Screen) -> None:
    """Write which lessons there are: by the name that commands take, title and minutes."""
    for entry in _entries(screen):
        title = entry.title[screen.words.language]
        minutes = "/".join(map(str, entry.periods)) or str(entry.minutes or "")
        screen.say("terminal-lessons-row", name=entry.slug, title=title, minutes=minutes or "–")


def write(folder: Path, screen: Screen, *, to_teachers: bool = False) -> None:
    """Write the folder of each lesson into a folder: notebooks and what they open.

    A file of the same name that says something else is left as it is, for it is somebody's work.

    Args:
        folder: The folder; it is made if it is not there.
        screen: Where to write.
        to_teachers: Whether the files of the authors, with keys and notes, are written, too.

    Raises:
        WrongUse: If there are no lessons, or a file cannot be written.
    """
    for entry in _entries(screen):
        target, kept = folder / entry.slug, 0
        for file in _files(entry.slug, to_teachers=to_teachers):
            kept += not _laid(file, target / file.name, screen)
        screen.say("terminal-lessons-written", folder=str(target))
        if kept:
            screen.say("terminal-lessons-kept", folder=str(target), count=kept)
    screen.say("terminal-lessons-open", folder=str(folder))


def _entries(screen: Screen) -> tuple[Entry, ...]:
    entries = read_course(lessons_folder()).entries
    if not entries:
        raise WrongUse(screen.words.say("terminal-no-pages"))
    return entries


def _files(lesson: str, *, to_teachers: bool) -> Iterator[Path]:
    """Yield the files of a lesson, those for readers before those for teachers alone."""
    wanted: list[tuple[Path | None, Callable[[str], bool]]] = [(lessons_folder(), for_readers)]
    if to_teachers:
        wanted.append((written_lessons(), lambda name: for_teachers(name) and not for_readers(name)))
    for folder, is_wanted in wanted:
        if folder:
            yield from (file for file in sorted((folder / lesson).iterdir()) if is_wanted(file.name))


def _laid(file: Path, target: Path, screen: Screen) -> bool:
    """Write a file and return whether it is there now; another one of its name stays."""
    data = file.read_bytes()
    if target.exists():
        return target.read_bytes() == data
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    except OSError as error:
        detail = error.strerror or str(error)
        raise WrongUse(screen.words.say("terminal-not-written", file=str(target), detail=detail)) from error
    return True
