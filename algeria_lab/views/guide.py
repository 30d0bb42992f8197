"""The guide: what the step at hand is about and a way to go on, for somebody who is new to the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.views.choices import ENDING

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Game
    from algeria_lab.views.text import Words

Guide = dict[str, Any]
LAST_GUIDED_TURN = 1  # after it the guide speaks only when it is asked for
MOST_TODO = 3


def make_guide(game: Game[State], words: Words, *, first: bool) -> Guide | None:
    """Return the guide to the decision that is awaited; None once the war is over.

    Args:
        game: The war.
        words: The reader's language.
        first: Whether the reader has decided nothing yet: the guide begins with a welcome.
    """
    frame = game.state.agenda[-1] if game.state.agenda else None
    if frame is None:
        return None
    key = "guide-first" if first else _key(str(frame[0]), str(frame[1]), words)
    title = words.say(f"{key}-title")
    return {"title": title, "text": words.say(f"{key}-text"), "todo": _todo(game, key, words)}


def _key(step: str, seat: str, words: Words) -> str:
    """Return the family of messages of a step; one that both sides can have differs by side."""
    of_side = f"guide-{step}-{seat}"
    return of_side if words.has(f"{of_side}-title") else f"guide-{step}"


def _todo(game: Game[State], key: str, words: Words) -> list[str]:
    """Return what may be done next; where nothing is left but to end the step, only that."""
    legal = game.legal()
    if key != "guide-first" and all(action.verb in ENDING for action in legal):
        ways = [words.action(action, game.state) for action in legal]
        return [words.say("time-only-end", ways=words.say("time-or").join(ways))]
    ids = [f"{key}-todo-{number}" for number in range(1, MOST_TODO + 1)]
    return [words.say(one) for one in ids if words.has(one)]
