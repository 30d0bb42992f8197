"""The pages themselves: what can be read stands in them already; Python, which comes later, shows more."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup
from nbconvert.filters import markdown2html

from algeria_lab.apps.first_text import teachers_text
from algeria_lab.apps.page_list import entry_of, page_list
from algeria_lab.apps.page_words import SITE, home_words, page_words

NOT_SHOWN = "cell-by-cell"  # of cells for those who work cell by cell
PAGES = "algeria_lab/pages"  # where they stand in the wheel
HOME, TEACHERS = "notebooks/home.ipynb", "notebooks/teachers.ipynb"
_APPS = Path(__file__).parents[2]
_TEMPLATES = (_APPS / "site" / "template", _APPS / "voila" / "template")
POLICY = {
    "default-src": "'none'",
    "script-src": "'self' blob:",
    "worker-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}


@dataclass(frozen=True)
class Page:
    """A page of the site.

    Attributes:
        path: Of its notebook, such as ``lessons/05-resettlement/fr.ipynb``.
        notebook: What the notebook says.
    """

    path: str
    notebook: dict[str, Any]

    @property
    def address(self) -> str:
        """Where it stands on the site."""
        return str(PurePosixPath(self.path).with_suffix(".html"))

    @property
    def folder(self) -> str:
        """Where its Python stands."""
        return f"{PAGES}/{PurePosixPath(self.path).parent}"

    @property
    def is_lesson(self) -> bool:
        """Whether it is one of a lesson, of which there is one a language."""
        return "lesson" in self.notebook["metadata"]

    @property
    def root(self) -> str:
        """The folder of the site, from its own."""
        return "../" * self.path.count("/")

    @property
    def cells(self) -> list[dict[str, Any]]:
        """The cells that are shown."""
        return [one for one in self.notebook["cells"] if NOT_SHOWN not in one["metadata"].get("tags", ())]

    @property
    def code(self) -> list[tuple[str, str]]:
        """The cells that are run, by name."""
        return [(cell["id"], _text(cell)) for cell in self.cells if cell["cell_type"] == "code"]


def pages(root: Path) -> list[Page]:
    """Return the pages of a folder such as a checkout."""
    found = page_list(root)
    paths = [entry["path"] for entries in found.values() for entry in entries]
    return [Page(path, json.loads((root / path).read_text("utf-8"))) for path in paths]


def write(page: Page, root: Path, packs: list[str], folder: Path) -> None:
    """Write a page into *folder*, the site.

    Args:
        page: The page.
        root: The folder of the notebooks.
        packs: The names of the packs with which it begins.
        folder: The site.
    """
    place = {"root": page.root, "folder": page.folder, "packs": packs, "cells": page.code}
    shown = {
        "policy": policy(),
        "words": page_words(SITE),
        "title": entry_of(root, page.path)["title"],
        "root": page.root,
        "home": f"{page.root}{HOME.replace('.ipynb', '.html')}",
        "lesson": page.notebook["metadata"].get("lesson"),
        "texts": [_html(cell) for cell in page.notebook["cells"] if cell["cell_type"] == "markdown"],
        "cells": [{"name": cell["id"], "html": _html(cell)} for cell in page.cells],
        "home_list": {"words": home_words(), "lessons": page_list(root)["lessons"]}
        if page.path == HOME
        else None,
        "plain": teachers_text() if page.path == TEACHERS else None,
        "place": Markup(json.dumps(place, ensure_ascii=False).replace("<", "\\u003c")),  # noqa: S704 - no mark in it
    }
    file = folder / page.address
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(environment().get_template("page.html.j2").render(shown), "utf-8")


def write_first(folder: Path) -> None:
    """Write the page at the address of the site itself, which leads home."""
    shown = {"words": page_words(SITE), "home": HOME.replace(".ipynb", ".html")}
    (folder / "index.html").write_text(environment().get_template("index.html.j2").render(shown), "utf-8")


def policy() -> str:
    """Return what a page of the site may load, as its head says it."""
    return "; ".join(f"{kind} {sources}" for kind, sources in POLICY.items())


def environment() -> Environment:
    """Return where the templates of the site, and the parts that they share with served pages, are found."""
    return Environment(loader=FileSystemLoader(_TEMPLATES), autoescape=True)


def _text(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


def _html(cell: dict[str, Any]) -> str:
    shown = cell["cell_type"] == "markdown"
    return Markup(markdown2html(_text(cell))) if shown else ""  # noqa: S704 - a notebook of ours
