"""The chances of an action in the terminal, as far as the side that decides can know them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.apps.terminal.errors import WrongUse
from algeria_lab.core.actions import parse_line
from algeria_lab.core.refusals import IllegalAction

if TYPE_CHECKING:
    from algeria_lab.apps.terminal.screen import Board
    from algeria_lab.core.game import Game


def show_odds(game: Game[Any], line: str, board: Board) -> None:
    """Write the exact chances of the last action of a line; the parts before it are played on a fork.

    Raises:
        WrongUse: If a part before the last rolls dice or shows something hidden, or the game is over.
        IllegalAction: If a part is refused.
    """
    *before, last = parse_line(line)
    twin, rules = game.fork(), game.rules
    for part in before:
        twin.play(part)
        if twin.history[-1].obstacle:
            raise WrongUse(board.words.say("terminal-odds-after-dice", action=part))
    seat = twin.to_move
    if seat is None:
        raise WrongUse(board.words.say("terminal-over"))
    view = rules.observe(twin.state, seat)
    action = rules.complete(view, last)
    if refusal := rules.refuse(view, action):
        raise IllegalAction(str(action), refusal)
    board.chances(board.action(action, view), board.showing.prospects(rules, view, action))
