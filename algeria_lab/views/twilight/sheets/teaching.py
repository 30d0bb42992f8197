"""What a hint teaches in *Colonial Twilight*: the strategist's turn beside its next best."""

from __future__ import annotations

from itertools import takewhile
from random import Random
from typing import TYPE_CHECKING, Any

from algeria_lab.players.base import Choice
from algeria_lab.players.twilight.ahead.strategist import THINKING
from algeria_lab.players.twilight.ahead.teacher import TwilightTeacher
from algeria_lab.views.play.lines import follow
from algeria_lab.views.play.told.taught import taught_sentences
from algeria_lab.views.twilight.choosing.planning import line_text
from algeria_lab.views.twilight.engine import RULES
from algeria_lab.views.twilight.sheets.advice import targets_of, told_advice

if TYPE_CHECKING:
    from algeria_lab.core.actions import Seat
    from algeria_lab.core.game import Game
    from algeria_lab.players.thinking.race import Budget
    from algeria_lab.players.twilight.ahead.ways import Way
    from algeria_lab.twilight.state import State
    from algeria_lab.views.shared.thinking import Thought
    from algeria_lab.views.twilight.words.text import TwilightWords

MOST_ACTIONS = 4  # of the next best turn that are told: a whole one would be longer than all else


def taught_here(
    game: Game[State], words: TwilightWords, budget: Budget = THINKING
) -> Thought[dict[str, Any]]:
    """Think, and return a turn in words, why, and what it teaches; nothing where there is only one way.

    It is the planning player's, unless the strategist finds one that promises clearly more.

    Args:
        game: A game in which somebody decides.
        words: The reader's language.
        budget: How long it may think.
    """
    seat = game.to_move
    assert seat is not None, "nobody decides in a game that is over"
    view = RULES.observe(game.state, seat)
    found = yield from TwilightTeacher(seat, budget).lesson(view, Random(f"hint {game.ply}"))
    if found is None:
        return {}
    best = _choice(found.taught.best, seat)
    second = _apart(game.state, _choice(found.taught.second, seat), best, words)
    told = told_advice(game.state, best, words) if best.because else _plain(game.state, best, words)
    return told | {"taught": taught_sentences(words, found, "", second, "points")}


def _apart(state: State, choice: Choice, other: Choice, words: TwilightWords) -> str:
    """Return where a line parts from another one, in words: a few actions from there on."""
    reached = follow(RULES, state, choice.text, words)
    pairs = zip(map(str, choice.line), map(str, other.line), strict=False)
    same = min(sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs)), len(reached.actions) - 1)
    shown = slice(same, same + MOST_ACTIONS)
    text = line_text(reached.positions[shown], reached.actions[shown], words)
    goes_on = len(reached.actions) > same + MOST_ACTIONS
    return words.say(
        "hint-line-part", line=text, begun="yes" if same else "no", goes="yes" if goes_on else "no"
    )


def _choice(way: Way, seat: Seat) -> Choice:
    return Choice(tuple([move.action(seat) for move in way.line]), way.because)


def _plain(state: State, choice: Choice, words: TwilightWords) -> dict[str, Any]:
    """Return a line in words and where it is, without reasons."""
    reached = follow(RULES, state, choice.text, words)
    count = len(reached.actions) - (reached.notice is not None)
    actions = reached.actions[:count]
    return {
        "line": "; ".join(map(str, actions)),
        "text": line_text(reached.positions[:count], actions, words),
        "targets": targets_of(actions),
        "because": [],
    }
