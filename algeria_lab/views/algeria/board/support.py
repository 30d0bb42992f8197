"""Support on the board: its course, what 30 and 70 mean, and all of it in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.phases.interphase import HIGH_PSL, LOW_PSL
from algeria_lab.views.algeria.board.atlas import GAUGES
from algeria_lab.views.play.drawn.course import levels_of, make_course

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.views.algeria.words.text import Words
    from algeria_lab.views.play.asked import Look

Part = dict[str, Any]
LOST = 0


def make_support(look: Look[State], words: Words) -> Part:
    """Return the part `support` of a scene.

    Args:
        look: What of a war is shown.
        words: The reader's language.
    """
    game = look.game
    course = make_course(game.history, GAUGES)
    return course | {
        "turn": game.state.turn,
        "marks": marks(game.state, words),
        "says": _says(look, course, words),
    }


def marks(state: State, words: Words) -> list[Part]:
    """Return the levels at which something changes, with what changes: a few words, and whole sentences."""
    leaves = state.profile.oas_removal_psl_at_least
    coup = state.profile.coup_threshold - (not state.profile.coup_at_psl_30)
    values = {"high": HIGH_PSL, "low": LOW_PSL, "leaves": leaves, "coup": coup}
    names = {HIGH_PSL: "high", LOW_PSL: "low", LOST: "lost"}
    return [
        {
            "at": level,
            "name": words.say(f"support-{name}-name", **values),
            "text": words.say(f"support-{name}-text", **values),
        }
        for level, name in names.items()
    ]


def _says(look: Look[State], course: Part, words: Words) -> str:
    """Return both levels as shown, and by how much they moved since the war and the turn began."""
    now, turn = levels_of(look.position, GAUGES), look.position.turn
    first = levels_of(look.game.history[0].state, GAUGES)
    before = course["ends"].get(str(turn - 1), first)
    said = [
        words.say(
            "support-says",
            name=words.track(gauge),
            now=level,
            whole=words.change(level - start),
            turn=words.change(level - earlier),
        )
        for gauge, level, start, earlier in zip(GAUGES, now, first, before, strict=True)
    ]
    return " ".join(said)
