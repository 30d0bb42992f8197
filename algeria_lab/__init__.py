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
    from algeria_lab.core.actions import Action, Seat
    from algeria_lab.core.events import Story
    from algeria_lab.core.game import Game, TakeBacks
    from algeria_lab.core.positions import Position
    from algeria_lab.core.rules import Rules
    from algeria_lab.experiments import Stop, Way, processes, refused, summary
    from algeria_lab.experiments.measures import Measure
    from algeria_lab.experiments.questions import Question
    from algeria_lab.games import Played
    from algeria_lab.insurgent.state import State as Duel
    from algeria_lab.players.base import Player
    from algeria_lab.players.outside import Outsider
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
    "legal",
    "load_game",
    "open_game",
    "play_on",
    "player",
    "plot",
    "position",
    "processes",
    "refused",
    "simulate",
    "summary",
    "war_of",
]
_MANY = frozenset({"Stop", "Way", "processes", "refused", "summary"})


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
    goes: `open_game`, `compare`, `play_war` of the simulators. A game saves it with its moves.

    Args:
        base: What it differs from: the name of a scenario, in its ready-made deployment, the random event of
            turn 1 not yet thrown, with 7 AP, the mean of two dice; a game; a position or a state; what
            ``to_json`` or ``to_text`` made of one; or the path of a ``.json`` file with a saved game
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
    players: Mapping[str, object] | None = None,
) -> Board:
    """Show the board of any game in a notebook, to be played on with the mouse or the keyboard.

    What is picked on the board is played in *game*, and what any cell does with *game* afterwards (`play`,
    `undo`, `redo`, `bookmark`) shows on the board, until `close` ends it or its cell runs again. A branch
    that is begun on the board is a game of its own, the `game` of the board; *game* stays as it was.

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
    from algeria_lab.games import record_of_game
    from algeria_lab.views.live.board import Board

    record = record_of_game(game)
    seats = record.seat(players or {})
    return Board(record.board(game, seats, language or game.voice.language or "en"), live=live)


def chart(game: Game[Any], name: str = "support", *, language: str | None = None) -> LiveChart:
    """Show a chart of a game in a notebook; it follows what is played, in cells and on boards.

    The charts of the war: ``support`` (both levels, step by step), ``waterfall`` (what moved support in this
    turn), ``ap`` (income and spending of the FLN), ``spending`` (support spent by the Government), ``areas``
    (who controls how many), ``boxes`` (who stands in which box), ``forces`` (units on the map), ``losses``,
    ``markers`` (terror and resettlement) and ``dice``. No charts are drawn of the card duel.

    Args:
        game: The game.
        name: Name of the chart.
        language: ``en`` or ``fr``; that of the game if None.

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
    return LiveChart(game, charts[name], record.words(language or game.voice.language or "en"))


def legal(view: Game[Any] | object, verb: str | None = None) -> tuple[Action, ...]:
    """Return the legal actions at a position, in a stable order: what a player of your own may choose from.

    Args:
        view: What a player is asked with; also a position, or a game.
        verb: Only those with this verb, such as ``raid``; none if it may not be used now.

    Raises:
        NoPosition: If it is no position.
        UnknownName: If the game has no such verb.
    """
    from algeria_lab.core.game import Game
    from algeria_lab.core.refusals import UnknownName
    from algeria_lab.games import game_of_position

    rules, state = (
        (view.rules, view.state) if isinstance(view, Game) else (game_of_position(view).rules(), view)
    )
    actions: tuple[Action, ...] = rules.legal(state)
    if verb is None:
        return actions
    if verb not in (known := rules.vocabulary()):
        raise UnknownName("verb", verb, known)
    return tuple([action for action in actions if action.verb == verb])


def player(name: str, seat: Seat, game: str = "algeria") -> Player[Any]:
    """Return a computer player by its name, to sit at a game or to be asked by a player of your own.

    Args:
        name: Its name, such as ``mixed``; the error for an unknown one lists them.
        seat: The side that it plays, ``fln`` or ``gov``.
        game: A name in `GAMES`.

    Raises:
        UnknownName: If there is no such game, side or player.
    """
    from algeria_lab.games import game_named

    found: Player[Any] = game_named(game).players().player(name, seat)
    return found


def play_on(
    game: Game[Any],
    *,
    fln: str | Outsider | None = None,
    gov: str | Outsider | None = None,
    turns: int | None = None,
) -> Story:
    """Let players decide in a game; its boards and charts follow.

    ``play_on(war, fln="mixed", gov=Shy, turns=1)`` plays a turn between a computer and a player of your own;
    ``play_on(war, gov="mixed")`` lets a computer answer you.

    Args:
        game: The game; it goes on from where it stands, with its own dice.
        fln: Who plays the FLN: a name, or anything with ``choose(view, rng)``, whose choices are checked;
            None for you: the game stops where you are to decide.
        gov: Who plays the Government, the French of the duel.
        turns: After how many turns to stop, this one the first; None for the end of the game.

    Returns:
        What happened.

    Raises:
        UnknownName: For an unknown player.
        NotAPlayer: If somebody cannot play.
        WrongChoice: If a player of your own chooses what cannot be played; what was decided before stays.
    """
    from algeria_lab.games import record_of_game
    from algeria_lab.players.table import play_on as played

    return played(game, record_of_game(game).seat({"fln": fln, "gov": gov}), turns)


def simulate(
    scenario: str,
    *,
    fln: str | Outsider,
    gov: str | Outsider | None = None,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    turns: int | None = None,
    language: str = "en",
) -> Played:
    """Play a whole game between two players at full speed, without its history.

    ``pd.DataFrame(simulate("1954", fln=Shy, gov="mixed", seed=s) for s in range(1000))`` is a table of a
    thousand wars; `compare` does that with pairs, intervals and several cores.

    Args:
        scenario: Name of the starting position, such as ``1954``, ``duel`` or ``solo``.
        fln: Who plays the FLN: a name, or anything with ``choose(view, rng)``, whose choices are checked.
        gov: Who plays the Government, the French of the duel; nobody in its solo game.
        seed: Seed of dice and players; a fresh one if None.
        options: Optional rules of the game.
        turns: The turn after which an undecided game stops; None for the turn after which it is given up.
        language: Language of refusals, ``en`` or ``fr``.

    Returns:
        How it went, a tuple with names such as ``winner`` and ``turns``.

    Raises:
        UnknownName: For an unknown scenario, player, option or language.
        NotAPlayer: If somebody cannot play.
        WrongChoice: If a player of your own chooses what cannot be played.
    """
    from algeria_lab.core.dice import fresh_seed
    from algeria_lab.experiments.subjects import game_with
    from algeria_lab.games import game_named
    from algeria_lab.players.outside import WrongChoice

    record = game_named(game_with(scenario))
    seats, voice = record.seat({"fln": fln, "gov": gov}), record.voice(language)
    drawn = fresh_seed() if seed is None else seed
    try:
        return record.simulate(scenario, seats, drawn, options or {}, turns)
    except WrongChoice as error:
        error.voice = voice
        raise


def plot(
    frame: DataFrame,
    measure: str | Measure = "balance",
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
        WrongOption: For what is no frame.
    """
    from algeria_lab.core.refusals import WrongOption
    from algeria_lab.views.experiments.page import plot as page

    if not hasattr(frame, "attrs"):
        raise WrongOption(f"plot shows a frame that `compare` returned, not {frame!r:.60}.")
    return page(frame, measure, prediction, language, changes)


def war_of(
    what: DataFrame | Question,
    way: str,
    against: str,
    seed: int,
    *,
    before: Game[Any] | None = None,
    own: Mapping[str, object] | None = None,
    language: str | None = None,
) -> Game[Any]:
    """Play one war of an experiment again, move by move, with the same dice and the same decisions.

    Args:
        what: Results of `compare`, or a question.
        way: Name of the way.
        against: Name of the opponent.
        seed: Seed of the war.
        before: The game from which the position was taken, so that the war has its past too.
        own: Code of your own by name, where another session played the wars; see `experiments.wars.war_of`.
        language: ``en`` or ``fr``; that of the results if None.

    Returns:
        The game, with its history; it may be looked at, forked and saved.

    Raises:
        UnknownName: If there is no such way, opponent, war or language.
        NotAtHand: If it needs code of your own that is neither given nor known.
        OpeningRefused: If it is one of the wars that could not be played.
    """
    from algeria_lab.experiments.frames import language_of, question_of
    from algeria_lab.experiments.questions import Question
    from algeria_lab.experiments.wars import war_of as played
    from algeria_lab.games import game_named

    asked, told = (what, "en") if isinstance(what, Question) else (question_of(what), language_of(what))
    voice = game_named(asked.position.game).voice(language or told)
    return played(what, way, against, seed, before, own=own, voice=voice)


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
