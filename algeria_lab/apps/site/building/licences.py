"""The licences of all Python that a site brings: they go with it, whole."""

from __future__ import annotations

import json
from email.message import Message
from importlib.metadata import Distribution, distribution
from pathlib import Path

from algeria_lab.apps.site.building.tree import COMPILED, OTHERS
from algeria_lab.core.package import CHECKOUT

FILE = "LICENCES.txt"
OWN = ("LICENSE", "LICENCES.md")
_NAMES = ("LICENSE", "LICENCE", "COPYING", "NOTICE")
LINE = f"\n{'-' * 72}\n\n"
PYTHON = "Python is held in it, under the licence of the Python Software Foundation: https://docs.python.org/license.html"
HEAD = "This site holds algeria_lab, Python as Pyodide, and libraries, under these licences.\n"


def write_licences(pyodide: Path, folder: Path) -> None:
    """Write the licences of a site into *folder*.

    Args:
        pyodide: The folder of Pyodide, whose package names its licence and brings no text of it.
        folder: The site.

    Raises:
        ValueError: If a library says no licence.
    """
    parts = [HEAD, *((CHECKOUT / name).read_text("utf-8") for name in OWN)]
    parts += [_notice(distribution(name)) for name in (*OTHERS, COMPILED)]
    told = json.loads((pyodide / "package.json").read_text("utf-8"))
    parts.append(f"Pyodide {told['version']} ({told['license']}), sources: {told['homepage']}\n{PYTHON}")
    (folder / FILE).write_text(LINE.join(parts), "utf-8")


def _notice(found: Distribution) -> str:
    told: Message = found.metadata  # type: ignore[assignment]  # what it is, whatever it is declared as
    name = f"{told['Name']} {found.version}"
    files = [file for file in found.files or () if file.name.upper().startswith(_NAMES)]
    texts = [Path(str(found.locate_file(file))).read_text("utf-8") for file in files]
    classes = [one for one in told.get_all("Classifier", ()) if one.startswith("License ::")]
    named = told.get("License-Expression") or told.get("License") or ", ".join(classes)
    if not (named or texts):
        raise ValueError(f"{name} goes into the site and names no licence")
    home = told.get("Home-page") or ", ".join(told.get_all("Project-URL", ()))
    head = f"{name} ({named})" if named and "\n" not in named else name
    return "\n\n".join([head, *(texts or [named, home])])
