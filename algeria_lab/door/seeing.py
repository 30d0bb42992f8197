"""What a notebook shows of a game: its board, its charts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from algeria_lab.core.game import Game
from algeria_lab.core.refusals import UnknownName, WrongOption
from algeria_lab.games import GAMES, record_of_game
from algeria_lab.views.live.board import Board
from algeria_lab.views.live.chart import LiveChart


def board(
    game: Game[Any],
    *,
    live: bool = True,
    language: str | None = None,
    players: Mapping[str, object] | None = None,
) -> Board:
    """Show the board of any game in a notebook, to be played on with the mouse or the keyboard.

    What is picked on the board is played in *game*, and what any cell does with *game* afterwards (`play`,
    `undo`, `redo`, `bookmark`) shows on the board, until `close` ends it or its cell runs again. A branch
    that is begun on the board is a game of its own, the `game` of the board; *game* stays as it was.

    Where computers play, `game.play` returns what its own line did, and they have answered when it returns:
    the board tells it, `game.history` lists it. `game.undo` goes back to your own last decision, with what
    they answered, or raises `CannotUndo` and changes nothing; `game.redo` does both again.

    Args:
        game: The game, at any moment of it.
        live: Whether the board follows the game. If not, it stands at this moment, and what is picked on it
            once the game has gone on begins a branch that changes nothing elsewhere.
        language: ``en`` or ``fr``; that of the game if None.
        players: Computer players by side, such as ``{"gov": "mixed"}``, or one of your own, an object with
            ``choose(view, rng)``; they answer picks and cells alike. The other side is whoever looks.

    Raises:
        UnknownName: For an unknown language, side or player.
        NotAPlayer: For a player that cannot choose.
    """
    record = record_of_game(game)
    seats = record.seat(players or {})
    spoken = _language(game, language)
    showing = partial(record.showing_with, game.rules, spoken)
    return Board(record.board(game, seats, spoken), live=live, showing=showing)


def chart(game: Game[Any], name: str | None = None, *, language: str | None = None) -> LiveChart:
    """Show a chart of a game in a notebook; it follows what is played, in cells and on boards.

    The charts of the war: ``support`` (both levels, step by step), ``waterfall`` (what moved support in this
    turn), ``ap`` (income and spending of the FLN), ``spending`` (support spent by the Government), ``areas``
    (who controls how many), ``boxes`` (who stands in which box), ``forces`` (units on the map), ``losses``,
    ``markers`` (terror and resettlement) and ``dice``.

    Those of *Colonial Twilight*: ``lines`` (what decides the game, and what each side needs), ``resources``
    (how those of both sides went), ``accounts`` (where they came from and went), ``control`` (Population by
    who controls it), ``pieces`` (on the map and in the boxes) and ``events`` (who played which, and what it
    moved). No charts are drawn of the card duel.

    What is returned has `save("figure.svg")`, also for PNG and PDF and without a browser, and `figure`, the
    chart as a figure of Bokeh.

    Args:
        game: The game.
        name: Name of the chart; the first of its game if None: ``support``, or ``lines``.
        language: ``en`` or ``fr``; that of the game if None.

    Raises:
        UnknownName: For an unknown chart or language.
        WrongOption: For a game of which no charts are drawn.
    """
    record = record_of_game(game)
    charts = record.charts()
    if not charts:
        drawn = ", ".join(other for other, its in GAMES.items() if its.charts())
        raise WrongOption(f"no charts are drawn of {record.name}. Games with charts: {drawn}.")
    name = name or next(iter(charts))
    if name not in charts:
        raise UnknownName(f"chart of {record.name}", name, charts)
    return LiveChart(game, charts[name], record.words(_language(game, language)))


def _language(game: Game[Any], asked: str | None) -> str:
    return asked or game.voice.language or "en"
