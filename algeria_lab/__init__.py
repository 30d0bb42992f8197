"""Study the Algerian War of 1954-62 by playing it: rules-exact engines, boards, charts and lessons.

This module is the front door. It imports what is asked for when it is asked for, so that
`import algeria_lab` costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    import ipywidgets
    from pandas import DataFrame

    from algeria_lab.core.game import Game, TakeBacks
    from algeria_lab.core.rules import Rules
    from algeria_lab.experiments import compare

    GAMES: Mapping[str, Rules[Any]]

__version__ = "0.1.0"
__all__ = ["GAMES", "__version__", "compare", "load_game", "open_game", "plot"]


def open_game(
    game: str = "algeria",
    scenario: str | None = None,
    *,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    take_backs: TakeBacks = "until-dice",
    language: str = "en",
) -> Game[Any]:
    """Begin a game.

    Args:
        game: A name in `GAMES`: ``algeria``, the war on the map, or ``insurgent``, the card duel.
        scenario: Name of the starting position, such as ``1958`` or ``solo``; the first of the game if None.
        seed: Seed of the dice: the same seed and the same actions give the same game.
        options: Optional rules of the game, such as ``{"profile": "literal"}``.
        take_backs: ``until-dice`` (undo stops at a roll) or ``free``.
        language: Language in which the game tells itself, ``en`` or ``fr``.

    Raises:
        UnknownName: For an unknown game, scenario, option or language.
    """
    from algeria_lab.core.game import Game
    from algeria_lab.games import game_named

    record = game_named(game)
    rules = record.rules()
    begun = rules.scenarios()[0] if scenario is None else scenario
    return Game(rules, begun, options, seed=seed, take_backs=take_backs, voice=record.voice(language))


def load_game(path: Path | str, *, take_backs: TakeBacks = "until-dice", language: str = "en") -> Game[Any]:
    """Replay a saved game, verifying every move.

    Args:
        path: The file.
        take_backs: As for `open_game`.
        language: As for `open_game`.

    Raises:
        SaveError: If the file is foreign or damaged, or a move does not replay.
    """
    from pathlib import Path

    from algeria_lab.core.saves import load, read_text
    from algeria_lab.games import record_of

    file = Path(path)
    record = record_of(read_text(file), file.name)
    games, voice = {record.name: record.rules()}, record.voice(language)
    game, _ = load(file, games, take_backs=take_backs, voice=voice)
    return game


def plot(
    frame: DataFrame,
    measure: str = "balance",
    prediction: Mapping[str, float] | None = None,
    language: str = "en",
    changes: DataFrame | tuple[DataFrame, ...] | None = None,
) -> ipywidgets.VBox:
    """Show what many wars say, always in one order, from the question to "what would change this?".

    Args:
        frame: Results of `compare`.
        measure: What is measured, such as ``balance``, ``gov.psl@8`` (at the end of turn 8) or ``fln.wins``.
        prediction: Predicted means by way, to be shown beside the measured ones.
        language: ``en`` or ``fr``.
        changes: Further runs for "what would change this?": over the values of one constant
            (`experiments.sensitivity.ways_at`), or audits (`experiments.audit.ways`).

    Raises:
        UnknownName: For an unknown measure, way or language.
    """
    from algeria_lab.views.experiments.page import plot as page

    return page(frame, measure, prediction, language, changes)


def __getattr__(name: str) -> object:
    """Make `GAMES`, or read `compare`, when it is first asked for."""
    if name == "GAMES":
        from algeria_lab.games import GAMES

        return globals().setdefault("GAMES", {game: record.rules() for game, record in GAMES.items()})
    if name == "compare":
        from algeria_lab.experiments import compare

        return globals().setdefault("compare", compare)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
