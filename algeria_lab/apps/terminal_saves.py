"""Saved wars in the terminal: replayed and verified, and the chances of an action in them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.events import Chose
from algeria_lab.core.saves import load
from algeria_lab.players.registry import seat_players
from algeria_lab.players.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from algeria_lab.algeria.state import State
    from algeria_lab.apps.terminal_screen import Screen
    from algeria_lab.core.game import Game
    from algeria_lab.core.rules import Rules
    from algeria_lab.views.text import Words

GAMES: Mapping[str, Rules[State]] = {AlgeriaRules.name: AlgeriaRules()}


def open_game(file: Path, words: Words) -> tuple[Game[State], dict[str, str]]:
    """Return a saved war, and who played each side.

    Raises:
        SaveError: If the file cannot be read, is foreign or damaged, or does not replay.
    """
    return load(file, GAMES, explain=lambda refusal: words.refusal(refusal).text)


def open_table(file: Path, words: Words) -> Table[State]:
    """Return a saved war with its players, to go on with.

    Raises:
        SaveError: As for `open_game`.
        UnknownName: If a player of the file is not known here.
    """
    game, names = open_game(file, words)
    return Table(game, seat_players(names))


def replay(file: Path, screen: Screen, *, events: bool) -> None:
    """Verify a saved war move by move, and tell it.

    Args:
        file: The save file.
        screen: Where to write.
        events: Whether everything that happened is told, or only what was decided.

    Raises:
        SaveError: If the war does not replay; the message names the first move that does not.
    """
    game, seats = open_game(file, screen.words)
    _tell(game, screen, events=events)
    _sum_up(game, seats, screen)


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


def _sum_up(game: Game[State], seats: Mapping[str, str], screen: Screen) -> None:
    words, state = screen.words, game.state
    screen.console.rule(align="left", style="dim")
    screen.who(game, seats)
    screen.say("terminal-replay-now", turn=state.turn, fln=state.fln_psl, gov=state.gov_psl)
    outcome = game.outcome
    screen.line(words.outcome(outcome, state) if outcome else words.say("terminal-replay-on"))
    screen.say("terminal-replay-verified", count=game.ply)
