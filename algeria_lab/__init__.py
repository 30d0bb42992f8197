"""Study the Algerian War of 1954-62 by playing it: rules-exact engines, boards, charts and lessons.

This module is the front door. It imports what is asked for when it is asked for, so that
`import algeria_lab` costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    import ipywidgets
    from pandas import DataFrame

    from algeria_lab.core.game import Game, TakeBacks
    from algeria_lab.core.refusals import Refusal
    from algeria_lab.core.rules import Rules
    from algeria_lab.experiments import compare
    from algeria_lab.views.algeria.words.text import Words
    from algeria_lab.views.insurgent.text import DuelWords

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
        language: Language of error messages, ``en`` or ``fr``.

    Raises:
        UnknownName: For an unknown game, scenario, option or language.
    """
    from algeria_lab.core.game import Game
    from algeria_lab.core.refusals import UnknownName

    games = _games()
    if game not in games:
        raise UnknownName("game", game, games)
    rules = games[game]
    begun = rules.scenarios()[0] if scenario is None else scenario
    return Game(rules, begun, options, seed=seed, take_backs=take_backs, explain=_explainer(language))


def load_game(path: Path | str, *, take_backs: TakeBacks = "until-dice", language: str = "en") -> Game[Any]:
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


def _games() -> Mapping[str, Rules[Any]]:
    from algeria_lab.algeria.rules import AlgeriaRules
    from algeria_lab.insurgent.rules import InsurgentRules

    return {AlgeriaRules.name: AlgeriaRules(), InsurgentRules.name: InsurgentRules()}


def _explainer(language: str) -> Callable[[Refusal], str]:
    """Return what turns a refusal into a sentence with its rule and hint; words are read at the first one."""
    from importlib.resources import files

    from algeria_lab.core.refusals import UnknownName

    messages = files("algeria_lab.data") / "messages"
    if not language.isalpha() or not (messages / language).is_dir():
        raise UnknownName("language", language, sorted(folder.name for folder in messages.iterdir()))

    def explain(refusal: Refusal) -> str:
        words = _words(refusal.rule, language)
        said = words.refusal(refusal)
        return f"{said.text}{words.cite(refusal.rule)} {said.hint}".rstrip()

    return explain


def _words(rule: str, language: str) -> Words | DuelWords:
    """Return the words of the game that *rule* belongs to."""
    if rule.startswith("INS-"):
        from algeria_lab.insurgent.deck_files import reconstructed_cards
        from algeria_lab.views.insurgent.text import DuelWords

        return DuelWords(language, reconstructed_cards())
    from algeria_lab.views.algeria.words.text import Words

    return Words(language)


def __getattr__(name: str) -> object:
    """Make `GAMES`, or read `compare`, when it is first asked for."""
    if name == "GAMES":
        return globals().setdefault("GAMES", _games())
    if name == "compare":
        from algeria_lab.experiments import compare

        return globals().setdefault("compare", compare)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
