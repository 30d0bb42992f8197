"""Texts in both languages of a page, which shows one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from algeria_lab.apps.page_words import LANGUAGES
from algeria_lab.views.experiments.words import TOLD

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.texts import TextData
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.shared.messages import GameWords

Both = dict[str, str]  # by language


def both(say: Callable[[str], str]) -> Both:
    """Return what is said, by language."""
    return {language: say(language) for language in LANGUAGES}


def said(scenario: Scenario, text: TextData) -> Both:
    """Return a text of the author in one line, without its marks, by language."""
    from algeria_lab.views.scenarios.prose import blocks, plainly

    return both(lambda language: " ".join(plainly(blocks(scenario.said(text, language)))))


def words_of(scenario: Scenario) -> dict[str, GameWords]:
    """Return the words for results of a scenario's game, by language."""
    return {language: TOLD[scenario.game].words(language) for language in LANGUAGES}
