"""What two wars share, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Game
    from algeria_lab.lessons.algeria.pairs import Shared
    from algeria_lab.views.algeria.words.text import Words


def shared_sentence(words: Words, one: Game[State], other: Game[State], shared: Shared) -> str:
    """Return what two wars share, and what therefore may be read from their difference."""
    scenarios = {"one": words.begun(one), "other": words.begun(other)}
    if not shared.beginning:
        key = "beginnings"
    elif not shared.dice:
        key = "dice"
    else:
        key = "start" if shared.turn is None else "past"
    said = words.say(f"lesson-pair-{key}", turn=shared.turn or 0, **scenarios)
    return said if shared.rules else f"{said} {words.say('lesson-pair-rules')}"
