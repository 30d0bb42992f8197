"""The words of results of many wars: those of the game that was played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.frames import question_of
from algeria_lab.views.algeria.words.text import Words

if TYPE_CHECKING:
    from pandas import DataFrame

    from algeria_lab.core.refusals import Refusal

TOLD = "algeria"


class NotDrawn(LabError, ValueError):
    """Results of a game whose charts nobody has drawn yet."""


def words_of(frame: DataFrame, language: str) -> Words:
    """Return the words in which results are told.

    Raises:
        NotDrawn: For a game whose results are not told yet.
        UnknownName: If there are no words in that language.
    """
    game = question_of(frame).position.game
    if game != TOLD:
        raise NotDrawn(
            f"these are games of {game!r}, and charts and sentences are made for {TOLD!r} as yet. "
            "`summary(frame, measures)` says what came out."
        )
    return Words(language)


def sentence_of(words: Words, refusal: Refusal) -> str:
    """Return why the rules refuse something; in their own names where another game refused it."""
    if not words.has(f"refusal-{refusal.reason}"):
        return str(refusal)
    return words.refusal(refusal).text
