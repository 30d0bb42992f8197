"""Directives for pages that are followed in a terminal: a build writes their files and runs their commands.

``{file} first.yaml`` writes what stands in it and shows it; ``:add:`` puts it at the end of the file, and
``:instead:`` in the place of one line. ``{terminal} algeria-lab check first.yaml`` runs the command in the
folder of the page and shows what it answers; ``:status:`` is the exit status that it must end with and
``:input:`` what is typed.
"""

from __future__ import annotations

import shlex
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective
from typer.testing import CliRunner

from algeria_lab.apps.command_line import app

if TYPE_CHECKING:
    from click.testing import Result

# A terminal of a hundred columns that shows no colours.
SETTINGS = {"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"}
# What it speaks: the language of the page.
SPOKEN = {"en": "en_GB.UTF-8", "fr": "fr_FR.UTF-8"}
FOLDERS: dict[str, TemporaryDirectory[str]] = {}


class WrittenFile(SphinxDirective):
    """Writes a file, or changes it, and shows what was written."""

    required_arguments = 1
    has_content = True
    option_spec: ClassVar = {"add": directives.flag, "instead": directives.unchanged_required}

    def run(self) -> list[nodes.Node]:
        """Return the text as a block of YAML with the name of the file above it."""
        path, text = folder(self) / self.arguments[0], "\n".join(self.content) + "\n"
        if "add" in self.options:
            path.write_text(path.read_text("utf-8") + text, "utf-8")
        elif "instead" in self.options:
            path.write_text(changed(path.read_text("utf-8"), self.options["instead"], text), "utf-8")
        else:
            path.write_text(text, "utf-8")
        block = nodes.literal_block(text, text, language="yaml")
        return [
            nodes.container("", nodes.caption("", path.name), block, literal_block=True, classes=["file"])
        ]


class Terminal(SphinxDirective):
    """Runs a command and shows it with its answer."""

    required_arguments = 1
    final_argument_whitespace = True
    option_spec: ClassVar = {
        "status": directives.nonnegative_int,
        "input": directives.unchanged_required,
    }

    def run(self) -> list[nodes.Node]:
        """Return the command and what it answered; a page whose command ends otherwise is not built."""
        command, wanted = self.arguments[0], self.options.get("status", 0)
        typed = self.options.get("input", "").replace(r"\n", "\n")
        done = ran(command, folder(self), typed, language_of(self.env.docname))
        if done.exit_code != wanted:
            raise self.error(f"{command!r} ended with {done.exit_code}, not {wanted}:\n{done.output}")
        text = f"$ {command}\n{done.output}".rstrip()
        return [nodes.literal_block(text, text, language="console")]


def folder(directive: SphinxDirective) -> Path:
    """Return the folder of the page, empty when its first directive stands there."""
    page = directive.env.docname
    if page not in FOLDERS:
        FOLDERS[page] = TemporaryDirectory()
    return Path(FOLDERS[page].name)


def language_of(page: str) -> str:
    """Return the language of a page by its name."""
    return "fr" if page.startswith("fr/") else "en"


def ran(command: str, where: Path, typed: str = "", language: str = "en") -> Result:
    """Run a command of the package as somebody at a terminal in this language would, but in this process.

    Sixteen processes would each read pydantic and pandas: half of what the pages of scenarios cost.

    Raises:
        ValueError: If it is a command of somebody else.
    """
    name, *rest = shlex.split(command)
    if name != "algeria-lab":
        raise ValueError(f"{name!r} is not a command of this package.")
    settings = {**SETTINGS, **dict.fromkeys(("LANG", "LC_ALL", "LC_MESSAGES"), SPOKEN[language])}
    with chdir(where):
        return CliRunner().invoke(app, rest, input=typed, env=settings, catch_exceptions=False)


def changed(text: str, line: str, other: str) -> str:
    """Return *text* with *other* in the place of its only line that reads *line*."""
    lines = text.splitlines(keepends=True)
    (place,) = [at for at, written in enumerate(lines) if written.strip() == line.strip()]
    return "".join([*lines[:place], other, *lines[place + 1 :]])
