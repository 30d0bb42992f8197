"""The instructor's key of a scenario in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal

from algeria_lab.apps.authors.files import reckoned, scenario_in, showing_of, tell_unknown, written
from algeria_lab.views.scenarios.handouts.answer_key import answers, as_csv, as_json, as_text
from algeria_lab.views.scenarios.handouts.document_notes import document_notes

if TYPE_CHECKING:
    from algeria_lab.apps.terminal.screen import Screen

Form = Literal["text", "json", "csv"]


def show(file: Path, form: Form, out: Path | None, screen: Screen) -> bool:
    """Write the key of a scenario.

    Args:
        file: The scenario.
        form: How it is written.
        out: Where; the screen if None.
        screen: Where to write, and what says which keys cannot be known.

    Returns:
        Whether every key is known.

    Raises:
        WrongFile: If something is wrong with the scenario.
        CannotRead: If there is no such file, or no text in it.
        WrongUse: If a file cannot be written.
    """
    scenario = scenario_in(file, screen)
    moments, keys = reckoned(scenario, screen)
    showing = showing_of(scenario, screen.words.language)
    found = answers(scenario, keys, moments, showing)
    notes = document_notes(scenario, showing.words)
    forms = {
        "text": lambda: (
            as_text(found, showing.words, notes) if found else screen.words.say("scenario-key-none")
        ),
        "json": lambda: as_json(scenario, found, notes),
        "csv": lambda: as_csv(found),
    }
    text = forms[form]()
    if out:
        written(out, text, screen)
    else:
        screen.console.print(text.rstrip(), soft_wrap=True)
    return tell_unknown(keys, screen)
