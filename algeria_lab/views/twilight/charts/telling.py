"""What a chart of the game says of one event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.views.twilight.telling.tales import told

if TYPE_CHECKING:
    from algeria_lab.core.events import Event
    from algeria_lab.views.twilight.words.text import TwilightWords


def told_alone(words: TwilightWords, event: Event) -> str:
    """Return an event in words, with its rule."""
    return " ".join(sentence.text for sentence in told(words, (event,)))
