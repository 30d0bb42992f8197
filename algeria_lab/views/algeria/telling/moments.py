"""A stretch of a war that was watched, in one sentence: what it was, and what in it moved support most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.views.algeria.telling.acts import ENDINGS, PHASE_OF, Act, moments
from algeria_lab.views.algeria.telling.cards import act_places, tally, title
from algeria_lab.views.shared.messages import sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.views.algeria.words.text import Words

READY, MISSIONS, END = "ready", "missions", "end"
MAKES_READY = frozenset({*PHASE_OF.values()})
# What ends a turn, and the random event with which the next one begins at once.
ENDS = ENDINGS | {"random_events", "game_over"}
SIDES = ("fln", "gov")


def part_of(act: Act) -> str:
    """Return to which part of its turn an act belongs."""
    return READY if act.kind in MAKES_READY else END if act.kind in ENDS else MISSIONS


def moved_support(act: Act) -> int:
    """Return by how many points an act moved the support of both sides together, up or down."""
    before, after = act.before, act.after
    return abs(after.fln_psl - before.fln_psl) + abs(after.gov_psl - before.gov_psl)


def make_moment(words: Words, acts: Sequence[Act]) -> dict[str, Any]:
    """Return acts in a row as one card with one sentence.

    Args:
        words: The reader's language.
        acts: The acts, at least one.
    """
    most = max(acts, key=moved_support)
    return {
        "kind": "moment",
        "seat": "",
        "own": False,
        "title": sentence(title(words, acts[0]) if len(acts) == 1 else _told(words, acts, most)),
        "places": act_places(most),
        "lines": [],
        **tally(words, acts),
    }


def _told(words: Words, acts: Sequence[Act], most: Act) -> str:
    """Return several acts as one sentence; what moved support most is named by its own heading."""
    parts = {part_of(act) for act in acts}
    turn = acts[0].before.turn
    if parts == {READY} or parts == {END}:
        return words.say(f"telling-moment-{parts.pop()}", turn=turn)
    counts = {side: sum(moments(act) for act in acts if _is_mission(act, side)) for side in SIDES}
    if not any(counts.values()):
        return title(words, most)
    largest = sentence(title(words, most)) if moved_support(most) else ""
    return words.say("telling-moment-missions", turn=turn, most=largest or "none", **counts)


def _is_mission(act: Act, side: str) -> bool:
    return part_of(act) == MISSIONS and act.seat == side and act.kind not in ("pass", "decline", "react")
