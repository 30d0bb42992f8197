"""Saved games: small JSON, replayed move by move; nothing in a file is ever executed."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from algeria_lab.core.dice import RecordedDice, SeededDice
from algeria_lab.core.game import Game, TakeBacks
from algeria_lab.core.refusals import LabError, Refusal, SaveError
from algeria_lab.core.rules import Json, Rules, S

FORMAT = 1
MOST_BYTES = 5_000_000
MOST_MOVES = 20_000
_KEYS = {
    "format": int,
    "game": str,
    "scenario": str,
    "options": dict,
    "seed": int,
    "seats": dict,
    "opening": list,
    "moves": list,
    "checks": list,
    "bookmarks": dict,
}


def to_save(game: Game[S], seats: Mapping[str, str] | None = None) -> Json:
    """Return a game as plain JSON data: actions with the faces that fell, and a short check each."""
    opening, *entries = game.history
    return {
        "format": FORMAT,
        "game": game.rules.name,
        "scenario": game.scenario,
        "options": game.options,
        "seed": game.seed,
        "seats": dict(seats or {}),
        "opening": list(opening.faces),
        "moves": [[str(entry.action), list(entry.faces)] for entry in entries],
        "checks": [entry.check for entry in entries],
        "bookmarks": game.bookmarks,
    }


def save_text(game: Game[S], seats: Mapping[str, str] | None = None) -> str:
    """Return a game as the text of a save file, one move a line."""
    data = to_save(game, seats)
    moves = ",\n  ".join(json.dumps(move) for move in data.pop("moves"))  # type: ignore[attr-defined]
    head = json.dumps(data, ensure_ascii=False)[:-1]
    return f'{head}, "moves": [\n  {moves}\n]}}\n'


def save(game: Game[S], path: Path | str, seats: Mapping[str, str] | None = None) -> None:
    """Write a game to a file."""
    Path(path).write_text(save_text(game, seats), encoding="utf-8")


def load(
    path: Path | str,
    games: Mapping[str, Rules[S]],
    *,
    take_backs: TakeBacks = "until-dice",
    explain: Callable[[Refusal], str] = str,
) -> tuple[Game[S], dict[str, str]]:
    """Read a saved game and replay it.

    Args:
        path: The file.
        games: Rules by name of the game.
        take_backs: As for `Game`.
        explain: As for `Game`.

    Returns:
        The game, and who played each side.

    Raises:
        SaveError: If the file cannot be read, is foreign or damaged, or a move does not replay.
    """
    file = Path(path)
    try:
        if file.stat().st_size > MOST_BYTES:
            raise SaveError(f"{file.name}: larger than {MOST_BYTES} bytes; this is not a saved game.")
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SaveError(f"{file.name}: cannot be read ({error}).") from error
    return read_save(text, games, name=file.name, take_backs=take_backs, explain=explain)


def read_save(
    text: str,
    games: Mapping[str, Rules[S]],
    *,
    name: str = "save",
    take_backs: TakeBacks = "until-dice",
    explain: Callable[[Refusal], str] = str,
) -> tuple[Game[S], dict[str, str]]:
    """Replay the text of a save file; see `load`."""
    data = _checked(text, name)
    if data["game"] not in games:
        raise SaveError(f"{name}: a game of {data['game']!r}. This reads: {', '.join(games)}.")
    dice = RecordedDice(data["opening"], SeededDice(data["seed"]))
    try:
        game: Game[S] = Game(
            games[data["game"]],
            data["scenario"],
            data["options"],
            seed=data["seed"],
            dice=dice,
            take_backs=take_backs,
            explain=explain,
        )
    except LabError as error:
        raise SaveError(f"{name}: the game cannot be set up: {error}") from error
    _no_dice_left(dice, name, "set-up")
    for number, (move, check) in enumerate(zip(data["moves"], data["checks"], strict=True), start=1):
        _replay(game, number, move, check, dice, name)
    dice.go_on()
    game.bookmarks = {
        str(key): int(ply) for key, ply in data["bookmarks"].items() if 0 <= int(ply) <= game.ply
    }
    return game, {str(seat): str(player) for seat, player in data["seats"].items()}


def _replay(game: Game[S], number: int, move: object, check: object, dice: RecordedDice, name: str) -> None:
    if not (
        isinstance(move, list) and len(move) == 2 and isinstance(move[0], str) and isinstance(move[1], list)
    ):
        raise SaveError(f"{name}: move {number} is not an action with its dice: {move!r}.")
    try:
        dice.record(move[1])
        game.play(move[0])
    except (LabError, ValueError) as error:
        raise SaveError(f"{name}: move {number} ({move[0]}) does not replay: {error}") from error
    _no_dice_left(dice, name, f"move {number} ({move[0]})")
    if game.history[-1].check != check:
        raise SaveError(
            f"{name}: after move {number} ({move[0]}) the position differs from the saved one. "
            "The file was changed, or saved under other rules."
        )


def _no_dice_left(dice: RecordedDice, name: str, where: str) -> None:
    if dice.left:
        raise SaveError(f"{name}: {where}: {dice.left} of the recorded dice were not used.")


def _checked(text: str, name: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise SaveError(
            f"{name}: not a saved game: {error}. A save is a JSON file written by this program."
        ) from error
    if not isinstance(data, dict) or "format" not in data or "moves" not in data:
        raise SaveError(f"{name}: not a saved game: the keys 'format' and 'moves' are missing.")
    if data["format"] != FORMAT:
        raise SaveError(f"{name}: save format {data['format']!r}; this reads format {FORMAT}.")
    for key, kind in _KEYS.items():
        if not isinstance(data.get(key), kind) or isinstance(data[key], bool):
            raise SaveError(f"{name}: {key!r} must be a {kind.__name__}, not {data.get(key)!r:.60}.")
    if len(data["moves"]) != len(data["checks"]) or len(data["moves"]) > MOST_MOVES:
        raise SaveError(
            f"{name}: {len(data['moves'])} moves but {len(data['checks'])} checks: the file is damaged."
        )
    return data
