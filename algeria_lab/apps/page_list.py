"""What the list of pages shows of each notebook: its title and what one does there, in every language."""

import json
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import TypedDict

from algeria_lab.apps.page_words import LANGUAGES, Language

# So deep do notebooks lie; the deepest is such as lessons/05-resettlement/en.ipynb.
_PLACES = ("*.ipynb", "*/*.ipynb", "*/*/*.ipynb")
LAST = 99
_NOT_OURS = ("node_modules", "tests")
_LESSONS = "lessons"


class Entry(TypedDict):
    """A page of the list.

    Its `path` is as Voila names it, from the served folder; `title` and `about` are texts by language. A
    notebook for readers of one language alone, as each lesson has several, names it as its `language`.
    """

    path: str
    title: dict[Language, str]
    about: dict[Language, str]
    place: int
    language: str


def page_list(root: Path, folder: str = "") -> dict[str, list[Entry]]:
    """Return the ``pages`` and the ``lessons`` of a folder and the folders in it, each by its path.

    Args:
        root: The served folder.
        folder: The folder in it that is listed, as a path of the address.
    """
    found: dict[str, list[Entry]] = {"pages": [], _LESSONS: []}
    for path in _notebooks(root, folder):
        kind = _LESSONS if _LESSONS in PurePosixPath(path).parts[:-1] else "pages"
        found[kind].append(entry_of(root, path))
    for entries in found.values():
        entries.sort(key=lambda entry: (entry["place"], entry["path"]))
    return found


def _notebooks(root: Path, folder: str) -> Iterator[str]:
    here = root / folder.strip("/")
    paths = [file.relative_to(root) for place in _PLACES for file in sorted(here.glob(place))]
    for path in paths:
        if not any(part[0] in "._" or part in _NOT_OURS for part in path.parts):
            yield path.as_posix()


def entry_of(root: Path, path: str) -> Entry:
    """Return what a notebook says of itself; its name where it says nothing.

    Args:
        root: The served folder.
        path: The notebook's path in it, with forward slashes.
    """
    try:
        metadata = dict(json.loads((root / path).read_text("utf-8"))["metadata"])
    except (OSError, ValueError, KeyError, TypeError):
        metadata = {}  # somebody's file: it is listed by its name
    name = metadata.get("title") or PurePosixPath(path).stem
    own = metadata.get("page_list", {})
    title = {language: own.get("title", {}).get(language, name) for language in LANGUAGES}
    about = {language: own.get("about", {}).get(language, "") for language in LANGUAGES}
    language = metadata.get("lesson", {}).get("language", "")
    return Entry(path=path, title=title, about=about, place=own.get("place", LAST), language=language)
