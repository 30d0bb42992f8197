"""What this package is: its version, and where it and its pages stand, in a checkout or installed.

It imports nothing of ours: what builds the wheel (`hatch_build.py`) reads it before anything is installed.
"""

from pathlib import Path, PurePosixPath

__version__ = "0.1.0"
PACKAGE = Path(__file__).parents[1]
CHECKOUT = PACKAGE.parent
NOTEBOOKS, LESSONS, FIRST = "notebooks", "lessons", "home.ipynb"
# In a wheel: what is shown to readers, and apart from it, where no server of pages looks, keys and notes.
READERS, TEACHERS = PACKAGE / "pages", PACKAGE / "teachers"
_LEARNERS, _AUTHORS = (".learner.yaml", ".learner.yml"), (".yaml", ".yml")
_SHOWN = (".ipynb", ".wars")
_BESIDE = (".json", ".png", ".jpg", ".jpeg", ".svg", ".webp")
_SOMEBODYS = ".algeria.json"  # a war that somebody saved while playing in the checkout


def has_pages(folder: Path) -> bool:
    """Return whether a folder is one around our pages."""
    return (folder / NOTEBOOKS / FIRST).is_file()


def pages_around() -> Path | None:
    """Return the folder around all pages and lessons: in the package, or the checkout; None without."""
    return next(filter(has_pages, (READERS, CHECKOUT)), None)


def is_checkout() -> bool:
    """Return whether the package is not installed by a wheel but runs where it is written."""
    return pages_around() == CHECKOUT


def teachers_around() -> Path | None:
    """Return the folder around the lessons as their authors wrote them, with keys and notes; None without."""
    return TEACHERS if (TEACHERS / LESSONS).is_dir() else pages_around()


def pages_of(folder: Path) -> Path:
    """Return where the notebooks and kept results of a lesson are: beside its file, or with the pages."""
    inside = folder.is_relative_to(TEACHERS)
    return READERS / folder.relative_to(TEACHERS) if inside else folder


def for_readers(name: str) -> bool:
    """Return whether a file of a lesson's folder is for whoever takes it: it holds no key in clear.

    Examples:
        >>> [for_readers(name) for name in ("fr.ipynb", "lesson.learner.yaml", "lesson.yaml", "cells.py")]
        [True, True, False, False]
    """
    return name.endswith((*_LEARNERS, *_SHOWN, *_BESIDE)) and not name.endswith(_SOMEBODYS)


def for_teachers(name: str) -> bool:
    """Return whether a file of a lesson's folder is what a teacher's sheets and keys are made of.

    Examples:
        >>> [for_teachers(name) for name in ("lesson.yaml", "ten-cards.json", "lesson.learner.yaml")]
        [True, True, False]
    """
    own = name.endswith(_AUTHORS) and not name.endswith(_LEARNERS)
    return own or (name.endswith(_BESIDE) and not name.endswith(_SOMEBODYS))


def in_wheel(path: str) -> list[str]:
    """Return where a file of the folders of pages and lessons stands in the wheel; it may stand twice.

    Args:
        path: Its path from the checkout.

    Examples:
        >>> in_wheel("lessons/05-resettlement/lesson.yaml")
        ['algeria_lab/teachers/lessons/05-resettlement/lesson.yaml']
    """
    file = PurePosixPath(path)
    if any(part.startswith((".", "_")) for part in file.parts):
        return []
    if file.parts[0] == NOTEBOOKS:
        return [f"{PACKAGE.name}/{READERS.name}/{path}"] if file.suffix == ".ipynb" else []
    rooms = {READERS: for_readers(file.name), TEACHERS: for_teachers(file.name)}
    return [f"{PACKAGE.name}/{room.name}/{path}" for room, is_there in rooms.items() if is_there]
