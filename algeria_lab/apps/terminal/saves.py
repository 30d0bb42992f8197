"""Saved games in the terminal: replayed, verified, told, and gone on with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from algeria_lab.apps.terminal.eyes import Log
from algeria_lab.core.keeping.saves import read_branches, read_text
from algeria_lab.core.keeping.sealed_saves import unseal
from algeria_lab.games import record_of
from algeria_lab.players.branches import load_branches
from algeria_lab.views.play.time.timeline import branch_name
from algeria_lab.views.show.eyes import story
from algeria_lab.views.show.speaker import Speaker

if TYPE_CHECKING:
    from algeria_lab.apps.terminal.screen import Board, Screen
    from algeria_lab.core.branches import Branch
    from algeria_lab.core.game import Game
    from algeria_lab.core.keeping.saves import Saved
    from algeria_lab.players.branches import Branches


def _read(file: Path, screen: Screen) -> tuple[str, Board]:
    """Return the text of a save file, and what shows its game."""
    text = read_text(file)
    return unseal(text, file.name), screen.of(record_of(text, file.name))


def open_saved(file: Path, screen: Screen) -> tuple[Board, Saved[Any]]:
    """Return what a save file holds, every branch replayed and verified, and what shows it.

    Raises:
        SaveError: If the file cannot be read, is foreign or damaged, or a branch does not replay.
    """
    text, board = _read(file, screen)
    rules = board.record.rules()
    voice = Speaker(board.showing)
    return board, read_branches(text, {rules.name: rules}, name=file.name, voice=voice)


def open_war(file: Path, screen: Screen) -> tuple[Board, Branches[Any]]:
    """Return a saved game with its branches and players, to go on with, and what shows it.

    Raises:
        SaveError: As for `open_saved`.
        UnknownName: If a player of the file is not known here.
    """
    text, board = _read(file, screen)
    rules, seat = board.record.rules(), board.record.players().seat
    voice = Speaker(board.showing)
    return board, load_branches(text, {rules.name: rules}, seat, name=file.name, voice=voice)


def replay(file: Path, screen: Screen, *, events: bool) -> None:
    """Verify a saved game move by move, all its branches, and tell the branch that was being played.

    While a game runs that hides something, it is told as a bystander saw it.

    Args:
        file: The save file.
        screen: Where to write.
        events: Whether everything that happened is told, or only what was decided.

    Raises:
        SaveError: If a branch does not replay; the message names it and the first move that does not.
    """
    board, saved = open_saved(file, screen)
    _tell(saved.played.game, board, events=events)
    _sum_up(saved, board)


def _tell(game: Game[Any], board: Board, *, events: bool) -> None:
    log: Log[Any] = Log(board.showing, game)
    for number, entry in enumerate(game.history):
        told = [sentence.text for sentence in log.of(number)] if events else []
        if entry.action:
            deed = board.showing.deed(replace(entry, events=story(game, entry, None)))
            # A sentence that tells the deed itself says more, such as its rule.
            deed = next((text for text in told if deed in text), deed)
            told = [text for text in told if text != deed]
            board.numbered(number, _of_side(deed, board.side(entry.action.seat), board))
        for text in told:
            board.numbered("", text)


def _of_side(deed: str, side: str, board: Board) -> str:
    """Return what was done behind the side that did it, unless it says so itself."""
    said = board.words.say("terminal-replay-move", side=side, action="")
    return deed if deed.startswith(said.rstrip()) else f"{said.rstrip()} {deed}"


def _sum_up(saved: Saved[Any], board: Board) -> None:
    game, showing = saved.played.game, board.showing
    board.console.rule(align="left", style="dim")
    board.who(game, saved.seats)
    now = {"moment": showing.moment(game.state), "tally": showing.tally(game.state)}
    board.say("terminal-replay-now", **now)
    outcome = game.outcome
    board.line(showing.ending(outcome, game.state) if outcome else board.words.say("terminal-replay-on"))
    board.say("terminal-replay-verified", count=game.ply)
    tell_branch(saved.played, len(saved.branches), "terminal-replay-branches", board)


def tell_branch(branch: Branch[Any], count: int, key: str, screen: Screen) -> None:
    """Say which branch of several this is; a game with one line has none to speak of."""
    if count > 1:
        screen.say(key, name=branch_name(branch, screen.words), count=count - 1)
