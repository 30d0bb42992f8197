"""What a hint advises: what a computer of the same side would do, where, and why."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from algeria_lab.players.base import Choice
from algeria_lab.players.twilight.ahead.ways import ways_on
from algeria_lab.views.play.lines import follow
from algeria_lab.views.twilight.choosing.bundles import ON_MAP
from algeria_lab.views.twilight.choosing.planning import line_text
from algeria_lab.views.twilight.engine import RULES
from algeria_lab.views.twilight.showing import TwilightShowing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.core.actions import Action
    from algeria_lab.core.game import Game
    from algeria_lab.players.base import Because
    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.words.text import TwilightWords

# What a reason is beside a question: a test that candidates pass, who is chosen in the end, what is done.
KINDS = {"chart-test-": "test", "chart-draw-": "choice", "chart-choose-": "choice", "chart-did-": "deed"}


def advise(game: Game[State]) -> Choice:
    """Return what to do at the decision that is awaited, with every question asked on the way.

    It is what the planning player of the side would do, but for a special activity that it would not use.
    Nothing is drawn from the dice of the game, and the order of the deck stays unknown: asked twice at a
    moment, the answer is the same.

    Args:
        game: A game in which somebody decides.
    """
    seat = game.to_move
    assert seat is not None, "nobody decides in a game that is over"
    way = ways_on(RULES.observe(game.state, seat), seat, Random(f"hint {game.ply}"))[0]
    return Choice(tuple([move.action(seat) for move in way.line]), way.because)


def current_advice(game: Game[State], words: TwilightWords) -> dict[str, Any]:
    """Return in words what to do at the decision that is awaited."""
    return told_advice(game.state, advise(game), words)


def told_advice(state: State, choice: Choice, words: TwilightWords) -> dict[str, Any]:
    """Return advice in words, where it is, why, and the line to send as far as it comes without dice."""
    reached = follow(RULES, state, choice.text, words)
    count = len(reached.actions) - (reached.notice is not None)
    actions, positions = reached.actions[:count], reached.positions[:count]
    because = [because_view(reason, words) for reason in choice.because]
    return {
        "line": "; ".join(map(str, actions)),
        "text": line_text(positions, actions, words),
        "targets": targets_of(actions),
        "why": because[-1],
        "because": because,
    }


def targets_of(actions: Sequence[Action]) -> list[str]:
    """Return the places that actions are about, each once."""
    return list(dict.fromkeys(word for action in actions for word in action.args if word in ON_MAP))


def because_view(because: Because, words: TwilightWords) -> dict[str, Any]:
    """Return a question that a computer asked itself, with its answer in words."""
    return {
        "question": words.say(because.question),
        "answer": because.answer,
        "found": TwilightShowing(words).answer(because),
        "rule": because.rule,
        "kind": next(
            (kind for start, kind in KINDS.items() if because.question.startswith(start)), "question"
        ),
    }
