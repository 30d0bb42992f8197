"""A game of one line as the text of a save file, and that text in a file; reading stands in `core.saves`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Protocol

from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.keeping.save_form import BEGUN, PLAIN, file_named, game_of, read_text
from algeria_lab.core.keeping.whole_files import write_whole
from algeria_lab.core.refusals import SaveError
from algeria_lab.core.rules import Rules


class Move(Protocol):
    """What a save holds of an entry of the history."""

    @property
    def move(self) -> str:
        """The action with its faces as JSON."""

    @property
    def check(self) -> str:
        """A short check of the position afterwards."""

    @property
    def faces(self) -> tuple[int, ...]:
        """All faces thrown, in order."""

    @property
    def by(self) -> str:
        """Name of the player who decided; empty for a person."""


class Played(Protocol):
    """What a save holds of a game."""

    @property
    def rules(self) -> Rules[Any]:
        """Its rules."""

    @property
    def scenario(self) -> str:
        """Its starting position."""

    @property
    def start(self) -> Position | None:
        """The position at which it began; None if a scenario was set up."""

    @property
    def options(self) -> Mapping[str, object]:
        """Its options."""

    @property
    def seed(self) -> int:
        """The seed of its dice."""

    @property
    def history(self) -> Sequence[Move]:
        """The set-up and every action since."""

    @property
    def bookmarks(self) -> Mapping[str, int]:
        """Its named moments."""


def save(game: Played, path: Path | str, seats: Mapping[str, str] | None = None) -> None:
    """Write a game to a file; a saved game of that name is replaced, any other file is left alone.

    Raises:
        SaveError: If the file is not a saved game, or cannot be written.
        WrongOption: If the file is not named.
    """
    file, text = file_named(path), save_text(game, seats)
    if file.is_file():
        try:
            game_of(read_text(file), file.name)
        except SaveError as error:
            said = f"{error} It is left as it is: save under another name."
            raise SaveError(said, "save-taken", file=file.name) from error
    try:
        write_whole(file, text)
    except OSError as error:
        said = f"{file.name}: cannot be written ({error})."
        raise SaveError(said, "save-unwritten", file=file.name) from error


def save_text(game: Played, seats: Mapping[str, str] | None = None) -> str:
    """Return a game as the text of a save file: one move a line with its faces, and a check each."""
    return f"{as_json(head(game, seats, PLAIN))[:-1]}, {first_line(game)}}}\n"


def head(game: Played, seats: Mapping[str, str] | None, version: int) -> dict[str, object]:
    """Return what stands before the moves; *version* is for a game that began with a scenario."""
    return {
        "format": version if game.start is None else BEGUN,
        "game": game.rules.name,
        "scenario": game.scenario,
        "options": game.options,
        "seed": game.seed,
        "seats": dict(seats or {}),
        "opening": list(game.history[0].faces),
    }


def first_line(game: Played) -> str:
    """Return all moves, and the position at which the game began if it is one of its own."""
    began = game.start and as_json({"name": game.start.name, "state": game.start.state})
    return line_text(game, 0) + (f', "position": {began}' if began else "")


def line_text(game: Played, after: int) -> str:
    """Return the moves after a moment, with checks and bookmarks, as they stand in a save.

    Who decided them stands before them, unless people decided all: names, each with its number of moves.
    """
    entries = game.history[after + 1 :]
    moves = ",\n  ".join([entry.move for entry in entries])
    checks = json.dumps([entry.check for entry in entries])
    runs = [[name, len(list(run))] for name, run in groupby(entry.by for entry in entries)]
    by = f', "by": {as_json(runs)}' if any(name for name, _ in runs) else ""
    return f'"bookmarks": {as_json(game.bookmarks)}{by}, "checks": {checks}, "moves": [\n  {moves}\n]'


def as_json(data: object) -> str:
    """Return data as JSON, letters as they are."""
    return json.dumps(data, ensure_ascii=False)
