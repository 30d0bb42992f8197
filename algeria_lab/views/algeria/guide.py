"""The guide: what the step at hand is about and what to do, for somebody who is new to the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.frames import FRAMES
from algeria_lab.algeria.geography import PLACES
from algeria_lab.algeria.rules import awaited
from algeria_lab.algeria.units import ID_OF
from algeria_lab.views.algeria.advice import advise
from algeria_lab.views.algeria.choices import RULES
from algeria_lab.views.algeria.plans import line_text
from algeria_lab.views.algeria.words.reasons import because_view

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Game
    from algeria_lab.views.algeria.words.text import Words

Guide = dict[str, Any]
LAST_GUIDED_TURN = 1  # after it the guide speaks only when it is asked for
MOST_TODO = 3


def make_guide(game: Game[State], words: Words) -> Guide | None:
    """Return the guide to the decision that is awaited; None once the war is over."""
    if not game.state.agenda:
        return None
    frame, _ = awaited(game.state)
    key = _key(FRAMES.name(frame), frame.seat, words)
    advice = told_advice(game, words)
    return {
        "title": words.say(f"{key}-title"),
        "text": words.say(f"{key}-text"),
        "todo": _todo(game, key, words),
        "advice": {part: advice[part] for part in ("text", "targets", "why")},
    }


def told_advice(game: Game[State], words: Words) -> dict[str, Any]:
    """Return what to do now in words, where that is, and why: the question that decided, and all of them."""
    choice = advise(game)
    args = dict.fromkeys(arg for action in choice.line for arg in action.args)
    because = [because_view(reason, words) for reason in choice.because]
    return {
        "line": choice.text,
        "text": line_text(game.state, choice.line, words),
        "targets": [arg for arg in args if arg in PLACES or arg in ID_OF],
        "why": because[-1],
        "because": because,
    }


def _key(step: str, seat: str, words: Words) -> str:
    """Return the family of messages of a step; one that both sides can have differs by side."""
    of_side = f"guide-{step}-{seat}"
    return of_side if words.has(f"{of_side}-title") else f"guide-{step}"


def _todo(game: Game[State], key: str, words: Words) -> list[str]:
    """Return what may be done next; where nothing is left but to end the step, only that."""
    legal = game.legal()
    if all(RULES.verb(game.state, action).ends for action in legal):
        ways = [words.action(action, game.state) for action in legal]
        return [words.say("time-only-end", ways=words.say("time-or").join(ways))]
    ids = [f"{key}-todo-{number}" for number in range(1, MOST_TODO + 1)]
    return [words.say(one) for one in ids if words.has(one)]
