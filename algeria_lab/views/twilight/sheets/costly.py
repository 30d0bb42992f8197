"""What cost most in *Colonial Twilight*, in words: the strategist judges turns, in points of the score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from algeria_lab.core.refusals import LabError
from algeria_lab.players.twilight.opponents import OPPONENTS
from algeria_lab.views.play.lines import follow
from algeria_lab.views.play.told.costly import InWords, judged_by_strongest
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.twilight.choosing.planning import line_text
from algeria_lab.views.twilight.engine import RULES
from algeria_lab.views.twilight.telling.acts import acts_of
from algeria_lab.views.twilight.telling.deeds import turn_said

if TYPE_CHECKING:
    from algeria_lab.core.game import Game
    from algeria_lab.players.base import Line
    from algeria_lab.twilight.state import State
    from algeria_lab.views.play.told.costly import Judged
    from algeria_lab.views.twilight.words.text import TwilightWords

DONE = "done"
MOST_STEPS = 3  # so many are said at once; more of them follow what the turn was as a whole


def in_words(game: Game[State], ply: int, line: Line, words: TwilightWords) -> InWords:
    """Return a turn from a moment in words: as the log sums it up, and step by step where it is long."""
    state = game.state_at(ply)
    reached = follow(RULES, state, "; ".join(map(str, line)), words)
    told = [step for step in zip(reached.positions, reached.actions, strict=True) if step[1].verb != DONE]
    steps = line_text([before for before, _ in told], [action for _, action in told], words)
    if len(told) <= MOST_STEPS:
        return InWords(steps)
    summed = _summed(game, ply, line, words)
    return InWords(summed, steps) if summed else InWords(steps)


def _summed(game: Game[State], ply: int, line: Line, words: TwilightWords) -> str:
    """Return what a turn would have been in the log; nothing where its dice would lead elsewhere."""
    fork = game.fork(ply)
    try:
        fork.play("; ".join(map(str, line)))
    except LabError:
        return ""
    turn = next(act for act in acts_of(fork.history, ply + 1, fork.ply) if act.seat == line[0].seat)
    return sentence(turn_said(turn.events, turn.before, words))


JUDGED: Final[Judged[State, TwilightWords]] = judged_by_strongest("twilight", OPPONENTS, "points", in_words)
