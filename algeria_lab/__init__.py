"""Study the Algerian War of 1954-62 by playing it: rules-exact engines, boards, charts and lessons.

This module is the front door. It imports what is asked for when it is asked for, so that
`import algeria_lab` costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    import ipywidgets
    from pandas import DataFrame

    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Game, TakeBacks
    from algeria_lab.core.refusals import Refusal
    from algeria_lab.core.rules import Rules
    from algeria_lab.experiments import compare

    GAMES: Mapping[str, Rules[State]]

__version__ = "0.1.0"
__all__ = ["GAMES", "__version__", "compare", "load_game", "open_game", "plot"]


def open_game(
    game: str = "algeria",
    scenario: str = "1954",
    *,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    take_backs: TakeBacks = "until-dice",
    language: str = "en",
) -> Game[State]:
    """Begin a game.

    Args:
        game: A name in `GAMES`.
        scenario: Name of the starting position.
        seed: Seed of the dice: the same seed and the same actions give the same war.
        options: Optional rules and the rule profile, such as ``{"profile": "literal"}``.
        take_backs: ``until-dice`` (undo stops at a roll) or ``free``.
        language: Language of error messages, ``en`` or ``fr``.

    Raises:
        UnknownName: For an unknown game, scenario, option or language.
    """
    from algeria_lab.core.game import Game
    from algeria_lab.core.refusals import UnknownName

    games = _games()
    if game not in games:
        raise UnknownName("game", game, games)
    explain = _explainer(language)
    return Game(games[game], scenario, options, seed=seed, take_backs=take_backs, explain=explain)


def load_game(path: Path | str, *, take_backs: TakeBacks = "until-dice", language: str = "en") -> Game[State]:
    """Replay a saved game, verifying every move.

    Args:
        path: The file.
        take_backs: As for `open_game`.
        language: As for `open_game`.

    Raises:
        SaveError: If the file is foreign or damaged, or a move does not replay.
    """
    from algeria_lab.core.saves import load

    game, _ = load(path, _games(), take_backs=take_backs, explain=_explainer(language))
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


def _games() -> Mapping[str, Rules[State]]:
    from algeria_lab.algeria.rules import AlgeriaRules

    return {AlgeriaRules.name: AlgeriaRules()}


def _explainer(language: str) -> Callable[[Refusal], str]:
    """Return what turns a refusal into a sentence with its rule and hint; words are read at the first one."""
    from importlib.resources import files

    from algeria_lab.core.refusals import UnknownName

    messages = files("algeria_lab.data") / "messages"
    if not language.isalpha() or not (messages / language).is_dir():
        raise UnknownName("language", language, sorted(folder.name for folder in messages.iterdir()))

    def explain(refusal: Refusal) -> str:
        from algeria_lab.views.text import Words

        words = Words(language)
        said = words.refusal(refusal)
        return f"{said.text}{words.cite(refusal.rule)} {said.hint}".rstrip()

    return explain


def __getattr__(name: str) -> object:
    """Make `GAMES`, or read `compare`, when it is first asked for."""
    if name == "GAMES":
        return globals().setdefault("GAMES", _games())
    if name == "compare":
        from algeria_lab.experiments import compare

        return globals().setdefault("compare", compare)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
