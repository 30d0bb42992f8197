"""Why a computer decided as it did, as lines for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.views.show.eyes import seen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from algeria_lab.apps.terminal.screen import Board
    from algeria_lab.core.actions import Seat
    from algeria_lab.core.game import Game
    from algeria_lab.players.base import Because, Choice
    from algeria_lab.players.table import Table
    from algeria_lab.views.show.showing import Showing


def asked_why(table: Table[Any], seat: Seat | None, rest: str, board: Board) -> Iterator[str]:
    """Yield the answer to ``why``, alone, with a number of choices, or with the name of a thing.

    Args:
        table: The game, with the choices of its computers.
        seat: Whose eyes; None for a bystander.
        rest: What was typed after the word: a name as it is printed, or as it is called in actions.
        board: What shows the game.
    """
    if not rest or (rest.isascii() and rest.isdigit()):
        return why(table, seat, int(rest or 0), board)
    name = rest if "-" in rest else rest.lower().replace(" ", "_")
    return why_there(table, seat, name, board)


def why(table: Table[Any], seat: Seat | None, last: int, board: Board) -> Iterator[str]:
    """Yield every question of the last choice that somebody may hear of, or what decided each of several.

    Args:
        table: The game, with the choices of its computers.
        seat: Whose eyes; None for a bystander.
        last: How many choices are told; 0 for one in full.
        board: What shows the game.
    """
    game = table.game
    standing = {ply: choice for ply, choice in table.reasons.items() if ply <= game.ply}
    known = [ply for ply in sorted(standing) if may_know(game, ply, standing[ply], seat)]
    if not known:
        yield board.words.say("terminal-why-later" if standing else "terminal-why-nothing")
    for ply in known[-max(last, 1) :]:
        choice = standing[ply]
        before = game.rules.observe(game.state_at(ply - 1), choice.line[0].seat)
        yield from reasons(choice, before, board, decisive=last > 0)


def why_there(table: Table[Any], seat: Seat | None, name: str, board: Board) -> Iterator[str]:
    """Yield what the last computer that looked at a place or another thing found there.

    Args:
        table: The game, with the choices of its computers.
        seat: Whose eyes; None for a bystander.
        name: Id of the thing.
        board: What shows the game.
    """
    game = table.game
    for ply, choice in sorted(table.reasons.items(), reverse=True):
        about = choice.concerning(name)
        if about and ply <= game.ply and may_know(game, ply, choice, seat):
            before = game.rules.observe(game.state_at(ply - 1), choice.line[0].seat)
            yield from reasons(choice._replace(because=about), before, board)
            return
    yield board.words.say("terminal-why-not-there", name=name)


def reasons(choice: Choice, before: Any, board: Board, *, decisive: bool = False) -> Iterator[str]:
    """Yield what was chosen, then every question that was asked on the way, with its answer.

    Args:
        choice: The decision of a computer.
        before: The position in which it was taken.
        board: What shows the game.
        decisive: Whether only the last question is told, the one that decided.
    """
    first = choice.line[0]
    values = {"side": board.side(first.seat), "action": board.action(first, before), "line": choice.text}
    yield board.words.say("terminal-why", **values)
    for because in choice.because[-1:] if decisive else choice.because:
        yield "  " + answer(because, board.showing)


def answer(because: Because, showing: Showing[Any, Any]) -> str:
    """Return one question with its answer; a yes says what was found."""
    asked = showing.words.say(because.question)
    return f"{asked} {showing.answer(because)}{showing.words.cite(because.rule)}"


def may_know(game: Game[Any], ply: int, choice: Choice, seat: Seat | None) -> bool:
    """Return whether somebody may hear why a computer decided: it saw what they saw, or the game is over.

    Args:
        game: The game.
        ply: Place in the history of the first action of the choice.
        choice: The choice.
        seat: Whose eyes; None for a bystander, before whom nothing is told that one side alone knew.
    """
    if game.outcome or not game.rules.hides:
        return True
    before, rules = game.state_at(ply - 1), game.rules
    others = rules.seats if seat is None else (seat,)
    own = rules.observe(before, choice.line[0].seat)
    return all(seen(game, other, before) == own for other in others)
