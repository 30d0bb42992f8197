"""Spaces that change hands: no event says it, for Control is what the pieces of a space say [CT-7.1]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from algeria_lab.twilight.geography import EVERYWHERE, PLACES

if TYPE_CHECKING:
    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.words.text import TwilightWords

RULE: Final = "CT-1.7"
ORDER: Final = ("GOV", "FLN", "NONE")


def control_changes(before: State, after: State) -> dict[str, list[str]]:
    """Return the spaces that have changed hands, by who controls them now: ``GOV``, ``FLN`` or ``NONE``."""
    found: dict[str, list[str]] = {}
    if before.pieces == after.pieces and bool(before.frozen) == bool(after.frozen):
        return found
    for space in EVERYWHERE:
        now = after.control(space)
        if now != before.control(space):
            found.setdefault(now, []).append(PLACES[space])
    return found


def control_line(before: State, after: State, words: TwilightWords) -> dict[str, Any]:
    """Return the changes as a line of log or card: text, rule, places; empty where nothing changed hands."""
    changes = control_changes(before, after)
    if not changes:
        return {}
    parts = [
        words.say("campaign-control-to", side=side, places=words.places(changes[side]))
        for side in ORDER
        if side in changes
    ]
    text = words.say("campaign-control-changes", changes=words.say("list-semicolon").join(parts))
    return {"text": text, "rule": RULE, "places": [place for found in changes.values() for place in found]}
