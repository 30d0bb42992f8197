"""Games begin: anew, or from a saved file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex, overload

from algeria_lab.core.dice import fresh_seed
from algeria_lab.core.game import Game, TakeBacks
from algeria_lab.core.keeping.save_form import file_named
from algeria_lab.core.keeping.saves import load, read_text
from algeria_lab.games import game_named, record_of

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State as War
    from algeria_lab.checking.positions import PositionLike
    from algeria_lab.core.keeping.positions import Position
    from algeria_lab.insurgent.state import State as Duel
    from algeria_lab.twilight.state import State as Campaign


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
    game: Literal["twilight"],
    scenario: str | PositionLike | None = None,
    *,
    seed: SupportsIndex | None = None,
    options: Mapping[str, object] | None = None,
    take_backs: TakeBacks = "until-dice",
    language: str = "en",
) -> Game[Campaign]: ...
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
        game: A name in `GAMES`: ``algeria``, the war on the map, ``insurgent``, the card duel, or
            ``twilight``, *Colonial Twilight*. Or, alone, what `position` makes or takes, except a name.
        scenario: Name of the starting position, such as ``1958``, ``solo`` or ``short``, or what `position`
            makes or takes; the first of the game if None.
        seed: Seed of the dice, a whole number: the same seed and the same actions give the same game.
            If None, a fresh one is drawn; it is the game's `seed`, and saved with it.
        options: Optional rules of the game, such as ``{"profile": "literal"}`` or, of ``twilight``,
            ``{"solitaire": True}``.
        take_backs: ``until-dice`` (undo stops at a roll) or ``free``.
        language: Language in which the game tells itself, ``en`` or ``fr``.

    Raises:
        UnknownName: For an unknown game, scenario, option, language or rule of taking back.
        WrongOption: For a seed or an option of the wrong kind.
        WrongFile: For a position from which nobody could play.
    """
    if not isinstance(scenario, str | None):
        scenario = _position(scenario, language)
    if not isinstance(game, str):
        scenario = _position(game, language)
        game = scenario.game
    record = game_named(game)
    rules = record.rules()
    begun = rules.scenarios()[0] if scenario is None else scenario
    drawn = fresh_seed() if seed is None else seed
    return Game(rules, begun, options, seed=drawn, take_backs=take_backs, voice=record.voice(language))


def _position(what: PositionLike, language: str) -> Position:
    from algeria_lab.door.positions import position  # reads Fluent, which most games do without

    return position(what, language=language)


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
    file = file_named(path)
    record = record_of(read_text(file), file.name)
    games, voice = {record.name: record.rules()}, record.voice(language)
    game, _ = load(file, games, take_backs=take_backs, voice=voice)
    return game
