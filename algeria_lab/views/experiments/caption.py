"""What a saved picture of an experiment says of itself: question, dice, wars, version."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.core.package import __version__
from algeria_lab.experiments.results.frames import played, seen_of
from algeria_lab.views.experiments.text import question_text

if TYPE_CHECKING:
    from pandas import DataFrame

    from algeria_lab.views.shared.messages import GameWords


def caption(words: GameWords, frame: DataFrame) -> str:
    """Return all that is needed to play the wars of a picture again, in sentences."""
    question = seen_of(frame)
    wars = played(frame)
    return words.say(
        "experiment-caption",
        question=question_text(words, question),
        first=str(question.seed),
        last=str(question.seed + max(wars, 1) - 1),
        wars=wars,
        version=frame.attrs.get("version", __version__),
    )
