"""What every command has: options whose help stands in the messages, a screen, and a status."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, overload

import typer

from algeria_lab.apps.command_help import help_text

if TYPE_CHECKING:
    from algeria_lab.apps.terminal.screen import Screen

INTERRUPTED = 130


def option(name: str, *flags: str, **more: Any) -> Any:
    """Return an option whose help stands in the messages."""
    return typer.Option(*flags, help=help_text(f"option-{name}"), **more)


@overload
def lesson_file(file: Path) -> Path: ...
@overload
def lesson_file(file: None) -> None: ...
def lesson_file(file: Path | None) -> Path | None:
    """Return the file of a lesson that is named as pages name it, such as 05-resettlement; else the path."""
    if file is None or file.suffix or file.exists():
        return file
    from algeria_lab.lessons.course import FILE, written_lessons

    folder = written_lessons()
    found = folder / file.name / FILE if folder and len(file.parts) == 1 else file
    return found if found.is_file() else file


Lang = Annotated[str | None, option("lang", "--lang", metavar="en|fr")]


@contextmanager
def speaking(lang: str | None, *, stderr: bool = False) -> Iterator[Screen]:
    """Give a screen in the reader's language; an error ends the command with a message and a status.

    Args:
        lang: Language code; None for the language of the terminal.
        stderr: Whether everything goes to standard error.
    """
    from rich.console import Console

    from algeria_lab.apps.page_words import asked_language
    from algeria_lab.apps.terminal.errors import sentence, status_of
    from algeria_lab.apps.terminal.screen import Screen
    from algeria_lab.core.refusals import LabError
    from algeria_lab.views.shared.messages import Messages

    screen = Screen(Messages(asked_language()), Console(stderr=stderr, highlight=False, markup=False))
    try:
        screen.words = Messages(lang or screen.words.language)
        yield screen
    except LabError as error:
        text = sentence(error, screen)
        Screen(screen.words, Console(stderr=True, highlight=False, markup=False)).trouble(text)
        raise typer.Exit(status_of(error)) from error
    except KeyboardInterrupt as interrupt:
        raise typer.Exit(INTERRUPTED) from interrupt
