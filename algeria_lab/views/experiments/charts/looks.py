"""What many differences that are read at once are worth, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from algeria_lab.experiments.results.looks import Looks
    from algeria_lab.views.shared.messages import GameWords


def looks_text(words: GameWords, found: Looks) -> str:
    """Return in a sentence what so many looks make of the differences; nothing of a single one."""
    if found.number < 2:
        return ""
    numbers = {"alone": len(found.alone), "together": len(found.together)}
    by_chance = words.number(f"{found.by_chance:.1f}")
    return words.say("experiment-looks", number=found.number, chance=by_chance, **numbers)
