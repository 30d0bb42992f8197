"""The instructor's key of a scenario in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal

from algeria_lab.apps.authors.files import (
    form_of,
    keys_reckoned,
    scenario_in,
    showing_of,
    tell_unknown,
    written,
)
from algeria_lab.views.scenarios.guide.periods import period_said
from algeria_lab.views.scenarios.handouts.answer_key import answers, as_csv, as_json, as_text
from algeria_lab.views.scenarios.handouts.document_notes import document_notes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.apps.terminal.screen import Screen
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.scenarios.handouts.answer_key import Answer
    from algeria_lab.views.scenarios.handouts.document_notes import DocumentNote
    from algeria_lab.views.shared.messages import GameWords

Form = Literal["text", "json", "csv"]


def show(file: Path, form: Form, out: Path | None, screen: Screen, period: int | None = None) -> bool:
    """Write the key of a scenario.

    Args:
        file: The scenario.
        form: How it is written.
        out: Where; the screen if None.
        screen: Where to write, and what says which keys cannot be known.
        period: The form of a lesson, by its minutes; the shortest if None.

    Returns:
        Whether every key is known.

    Raises:
        WrongFile: If something is wrong with the scenario.
        CannotRead: If there is no such file, or no text in it.
        WrongUse: If a file cannot be written, or the lesson has no such form.
    """
    scenario = form_of(scenario_in(file, screen), period, screen)
    moments, keys = keys_reckoned(scenario, screen)
    showing = showing_of(scenario, screen.words.language)
    found = answers(scenario, keys, moments, showing)
    notes = document_notes(scenario, showing.words)
    forms = {
        "text": lambda: _as_text(scenario, found, showing.words, notes),
        "json": lambda: as_json(scenario, found, notes),
        "csv": lambda: as_csv(scenario, found, showing.words),
    }
    text = forms[form]()
    if out:
        written(out, text, screen)
    else:
        screen.console.print(text.rstrip(), soft_wrap=True)
    return tell_unknown(keys, screen)


def _as_text(
    scenario: Scenario, found: Sequence[Answer], words: GameWords, notes: Sequence[DocumentNote]
) -> str:
    """Return the key as text, behind the form of the lesson that it is of."""
    if not found:
        return str(words.say("scenario-key-none"))
    form = period_said(scenario, words)
    text = as_text(found, words, notes)
    return f"{form}\n\n{text}" if form else text
