"""Saved wars in the terminal: replayed and verified, and the chances of an action in them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from algeria_lab.apps.terminal_errors import WrongUse
from algeria_lab.core.events import Chose
from algeria_lab.core.saves import read_branches, read_text
from algeria_lab.games import record_of
from algeria_lab.players.branches import load_branches
from algeria_lab.views.algeria.showing import AlgeriaShowing
from algeria_lab.views.play.timeline import branch_name
from algeria_lab.views.show.speaker import Speaker

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.apps.terminal_screen import Screen
    from algeria_lab.core.branches import Branch
    from algeria_lab.core.game import Game
    from algeria_lab.core.saves import Saved
    from algeria_lab.games import Record
    from algeria_lab.players.branches import Branches
    from algeria_lab.views.algeria.words.text import Words

# Whose moves the terminal can show; for the others it says where they are played.
IN_TERMINAL = ("algeria",)


def in_terminal(record: Record, words: Words) -> Record:
    """Return the record of a game if the terminal can show it.

    Raises:
        WrongUse: If it cannot; the message names the page that does.
    """
    if record.name not in IN_TERMINAL:
        known = words.listed(IN_TERMINAL)
        raise WrongUse(words.say("terminal-other-game", game=record.name, known=known, page=record.page))
    return record


def open_saved(file: Path, words: Words) -> Saved[State]:
    """Return what a save file holds, every branch replayed and verified.

    Raises:
        SaveError: If the file cannot be read, is foreign or damaged, or a branch does not replay.
        WrongUse: If it is of a game that the terminal cannot show.
    """
    text = read_text(file)
    rules = in_terminal(record_of(text, file.name), words).rules()
    return read_branches(text, {rules.name: rules}, name=file.name, voice=Speaker(AlgeriaShowing(words)))


def open_war(file: Path, words: Words) -> tuple[Record, Branches[State]]:
    """Return a saved war with its branches and players, to go on with, and the record of its game.

    Raises:
        SaveError: As for `open_saved`.
        WrongUse: As for `open_saved`.
        UnknownName: If a player of the file is not known here.
    """
    text = read_text(file)
    record = in_terminal(record_of(text, file.name), words)
    rules, seat = record.rules(), record.players().seat
    return record, load_branches(
        text, {rules.name: rules}, seat, name=file.name, voice=Speaker(AlgeriaShowing(words))
    )


def replay(file: Path, screen: Screen, *, events: bool) -> None:
    """Verify a saved war move by move, all its branches, and tell the branch that was being played.

    Args:
        file: The save file.
        screen: Where to write.
        events: Whether everything that happened is told, or only what was decided.

    Raises:
        SaveError: If a branch does not replay; the message names it and the first move that does not.
    """
    saved = open_saved(file, screen.words)
    _tell(saved.played.game, screen, events=events)
    _sum_up(saved, screen)


def _tell(game: Game[State], screen: Screen, *, events: bool) -> None:
    words, before = screen.words, game.history[0].state
    for number, entry in enumerate(game.history):
        if entry.action:
            side, action = words.side(entry.action.seat), words.action(entry.action, before)
            screen.line(f"{number:5} {words.say('terminal-replay-move', side=side, action=action)}")
        for event in entry.events if events else ():
            if not isinstance(event, Chose) and (sentence := words.event(event)):
                screen.line(f"      {sentence}")
        before = entry.state


def _sum_up(saved: Saved[State], screen: Screen) -> None:
    words, game = screen.words, saved.played.game
    state = game.state
    screen.console.rule(align="left", style="dim")
    screen.who(game, saved.seats)
    screen.say("terminal-replay-now", turn=state.turn, fln=state.fln_psl, gov=state.gov_psl)
    outcome = game.outcome
    screen.line(words.outcome(outcome, state) if outcome else words.say("terminal-replay-on"))
    screen.say("terminal-replay-verified", count=game.ply)
    tell_branch(saved.played, len(saved.branches), "terminal-replay-branches", screen)


def tell_branch(branch: Branch[State], count: int, key: str, screen: Screen) -> None:
    """Say which branch of several this is; a war with one line has none to speak of."""
    if count > 1:
        screen.say(key, name=branch_name(branch, screen.words), count=count - 1)
