"""The guide: what the step at hand is about and what to do, for somebody who is new to a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from algeria_lab.views.shared.messages import Messages

Guide = dict[str, Any]
MOST_TODO = 3


def told_guide(
    words: Messages, step: str, seat: str, advice: Mapping[str, Any], ends: Sequence[str]
) -> Guide:
    """Return the guide to a decision, as `Guide` in the browser's types.

    Args:
        words: The reader's language.
        step: The family of messages of the decision; one that differs by side goes on with the side.
        seat: Who decides.
        advice: What is advised: what to do, where that is, and why.
        ends: The ways to end the step, in words, where nothing else is left; empty otherwise.
    """
    of_side = f"{step}-{seat}"
    key = of_side if words.has(f"{of_side}-title") else step
    return {
        "title": words.say(f"{key}-title"),
        "text": words.say(f"{key}-text"),
        "todo": _todo(words, key, ends),
        "advice": {part: advice[part] for part in ("text", "targets", "why")},
    }


def _todo(words: Messages, key: str, ends: Sequence[str]) -> list[str]:
    """Return what may be done next; where nothing is left but to end the step, only that."""
    if ends:
        return [words.say("time-only-end", ways=words.say("time-or").join(ends))]
    ids = [f"{key}-todo-{number}" for number in range(1, MOST_TODO + 1)]
    return [words.say(one) for one in ids if words.has(one)]
