"""Study the Algerian War of 1954-62 by playing it: rules-exact engines, boards, charts and lessons.

This module is the front door. It imports what is asked for when it is asked for, so that
`import algeria_lab` costs nothing.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, overload

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path
    from typing import Literal, SupportsIndex

    import ipywidgets
    from pandas import DataFrame

    from algeria_lab.algeria.state import State as War
    from algeria_lab.checking.positions import PositionLike
    from algeria_lab.core.game import Game, TakeBacks
    from algeria_lab.core.positions import Position
    from algeria_lab.core.rules import Rules
    from algeria_lab.experiments import Stop, Way, processes, refused, summary, war_of
    from algeria_lab.insurgent.state import State as Duel
    from algeria_lab.views.experiments.results import compare
    from algeria_lab.views.live.board import Board
    from algeria_lab.views.live.chart import LiveChart

    GAMES: Mapping[str, Rules[Any]]

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "Stop",
    "Way",
    "__version__",
    "board",
    "chart",
    "compare",
    "load_game",
    "open_game",
    "plot",
    "position",
    "processes",
    "refused",
    "summary",
    "war_of",
]
_MANY = frozenset({"Stop", "Way", "processes", "refused", "summary", "war_of"})


@overload
def open_game(
    game: Literal["algeria"] = "algeria",
    scenario: str | PositionLike | None = None,
    *,
    seed: SupportsIndex | None = None,
    options: Mapping[str, object] | None = None,
    take_backs: TakeBacks = "until-dice",
    language: str = "en",
) -> Game[War]: ...
@overload
def open_game(
    game: Literal["insurgent"],
    scenario: str | PositionLike | None = None,
    *,
    seed: SupportsIndex | None = None,
    options: Mapping[str, object] | None = None,
    take_backs: TakeBacks = "until-dice",
    language: str = "en",
) -> Game[Duel]: ...
@overload
def open_game(
    game: str | PositionLike,
    scenario: str | PositionLike | None = None,
    *,
    seed: SupportsIndex | None = None,
    options: Mapping[str, object] | None = None,
    take_backs: TakeBacks = "until-dice",
    language: str = "en",
) -> Game[Any]: ...
def open_game(
    game: str | PositionLike = "algeria",
    scenario: str | PositionLike | None = None,
    *,
    seed: SupportsIndex | None = None,
    options: Mapping[str, object] | None = None,
    take_backs: TakeBacks = "until-dice",
    language: str = "en",
) -> Game[Any]:
    """Begin a game.

    Args:
        game: A name in `GAMES`: ``algeria``, the war on the map, or ``insurgent``, the card duel. Or, alone,
            what `position` makes or takes, except a name.
        scenario: Name of the starting position, such as ``1958`` or ``solo``, or what `position` makes or
            takes; the first of the game if None.
        seed: Seed of the dice, a whole number: the same seed and the same actions give the same game.
            If None, a fresh one is drawn; it is the game's `seed`, and saved with it.
        options: Optional rules of the game, such as ``{"profile": "literal"}``.
        take_backs: ``until-dice`` (undo stops at a roll) or ``free``.
        language: Language in which the game tells itself, ``en`` or ``fr``.

    Raises:
        UnknownName: For an unknown game, scenario, option, language or rule of taking back.
        WrongOption: For a seed or an option of the wrong kind.
        WrongFile: For a position from which nobody could play.
    """
    from algeria_lab.core.dice import fresh_seed
    from algeria_lab.core.game import Game
    from algeria_lab.games import game_named

    if not isinstance(scenario, str | None):
        scenario = position(scenario, language=language)
    if not isinstance(game, str):
        scenario = position(game, language=language)
        game = scenario.game
    record = game_named(game)
    rules = record.rules()
    begun = rules.scenarios()[0] if scenario is None else scenario
    drawn = fresh_seed() if seed is None else seed
    return Game(rules, begun, options, seed=drawn, take_backs=take_backs, voice=record.voice(language))


def position(
    base: PositionLike,
    /,
    *,
    at: int | str | None = None,
    name: str = "",
    language: str = "en",
    **changes: object,
) -> Position:
    """Return a position of your own: where games may begin, and many wars.

    ``position("1956-like", place={"band-6": "ALGIERS"}, fln_psl=70)`` goes wherever the name of a scenario
    goes: `open_game`, `compare`, `board`. A game saves it with its moves.

    Args:
        base: What it differs from: the name of a scenario, in its ready-made deployment, the random event of
            turn 1 not yet thrown, with 7 AP, the mean of two dice; a game; a position or a state; what
            ``to_json`` or ``str`` made of one; or the path of a file, ending in ``.json``, with a saved game
            or a position.
        at: A moment of a game: a number of actions, or a bookmark; the last one if None.
        name: What tables and boards call it; the base and the changed fields if empty.
        language: Language of the error message, ``en`` or ``fr``.
        changes: What differs, by the fields of ``to_json()``. Numbers, words and lists replace what is there;
            tables change what they name. *Algeria* also takes ``place`` and ``box`` (by unit; None takes a
            unit off the map) and ``neutralized``, ``dispersed``, ``airmobile`` (lists of units); the duel
            ``place`` (zone by card).

    Raises:
        WrongFile: If nobody could play from there; every fault is named, with the rule and the nearest name.
        UnknownName: For an unknown scenario, moment or language.
        WrongOption: For a scenario that is dealt anew for each game, so that it is no position by itself.
        SaveError: If a file cannot be read.
    """
    from algeria_lab.checking.positions import Reader
    from algeria_lab.checking.telling import telling
    from algeria_lab.games import GAMES

    rules = {game: record.rules() for game, record in GAMES.items()}
    return Reader(rules, telling(language)).read(base, changes, at, name)


def load_game(path: Path | str, *, take_backs: TakeBacks = "until-dice", language: str = "en") -> Game[Any]:
    """Replay a saved game, verifying every move.

    Args:
        path: The file.
        take_backs: As for `open_game`.
        language: As for `open_game`.

    Raises:
        SaveError: If the file is foreign or damaged, or a move does not replay.
        WrongOption: If the file is not named.
    """
    from algeria_lab.core.save_form import file_named
    from algeria_lab.core.saves import load, read_text
    from algeria_lab.games import record_of

    file = file_named(path)
    record = record_of(read_text(file), file.name)
    games, voice = {record.name: record.rules()}, record.voice(language)
    game, _ = load(file, games, take_backs=take_backs, voice=voice)
    return game


def board(
    game: Game[Any],
    *,
    live: bool = True,
    language: str | None = None,
    players: Mapping[str, str] | None = None,
) -> Board:
    """Show the board of any game in a notebook, to be played on with the mouse or the keyboard.

    What is picked on the board is played in *game*, and what any cell does with *game* afterwards (`play`,
    `undo`, `redo`, `bookmark`) shows on the board, until `close` ends it or its cell runs again. A branch
    that is begun on the board is a game of its own, the `game` of the board; *game* stays as it was.

    Args:
        game: The game, at any moment of it.
        live: Whether the board follows the game. If not, it stands at this moment, and what is picked on it
            once the game has gone on begins a branch that changes nothing elsewhere.
        language: ``en`` or ``fr``; the language of the game if None.
        players: Computer players by seat, such as ``{"gov": "mixed"}``; they answer picks and cells alike.
            The other seats are those of whoever looks at the board.

    Raises:
        UnknownName: For an unknown language, seat or player.
    """
    from algeria_lab.games import record_of_game
    from algeria_lab.views.live.board import Board

    record = record_of_game(game)
    seats = record.players().seat(players or {})
    return Board(record.board(game, seats, language or game.voice.language), live=live)


def chart(game: Game[Any], name: str = "support", *, language: str | None = None) -> LiveChart:
    """Show a chart of a game in a notebook; it follows what is played, in cells and on boards.

    The charts of the war: ``support`` (both levels, step by step), ``waterfall`` (what moved support in this
    turn), ``ap`` (income and spending of the FLN), ``spending`` (support spent by the Government), ``areas``
    (who controls how many), ``boxes`` (who stands in which box), ``forces`` (units on the map), ``losses``,
    ``markers`` (terror and resettlement) and ``dice``. No charts are drawn of the card duel.

    Args:
        game: The game.
        name: Name of the chart.
        language: ``en`` or ``fr``; the language of the game if None.

    Raises:
        UnknownName: For an unknown chart or language.
    """
    from algeria_lab.core.refusals import UnknownName
    from algeria_lab.games import record_of_game
    from algeria_lab.views.live.chart import LiveChart

    record = record_of_game(game)
    charts = record.charts()
    if name not in charts:
        raise UnknownName(f"chart of {record.name}", name, charts)
    return LiveChart(game, charts[name], record.words(language or game.voice.language))


def plot(
    frame: DataFrame,
    measure: str = "balance",
    prediction: Mapping[str, float] | None = None,
    language: str | None = None,
    changes: DataFrame | tuple[DataFrame, ...] | None = None,
) -> ipywidgets.VBox:
    """Show what many wars say, always in one order, from the question to "what would change this?".

    Args:
        frame: Results of `compare`.
        measure: What is measured, such as ``balance``, ``gov.psl@8`` (at the end of turn 8) or ``fln.wins``.
        prediction: Predicted means by way, to be shown beside the measured ones.
        language: ``en`` or ``fr``; None for that of the frame.
        changes: Further runs for "what would change this?": over the values of one constant
            (`experiments.sensitivity.ways_at`), or audits (`experiments.audit.ways`).

    Raises:
        UnknownName: For an unknown measure, way or language.
    """
    from algeria_lab.views.experiments.page import plot as page

    return page(frame, measure, prediction, language, changes)


def __dir__() -> list[str]:
    """List what is meant for users, which completion then offers."""
    return list(__all__)


def __getattr__(name: str) -> object:
    """Make `GAMES`, or read what asks many wars, when it is first asked for."""
    if name == "GAMES":
        from algeria_lab.games import GAMES

        return globals().setdefault("GAMES", {game: record.rules() for game, record in GAMES.items()})
    if name == "compare":
        from algeria_lab.views.experiments.results import compare

        return globals().setdefault("compare", compare)
    if name in _MANY:
        from algeria_lab import experiments

        return globals().setdefault(name, getattr(experiments, name))
    here = sys.modules[__name__]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name, obj=here)
