"""The form of a save file: what must be there, of which kind, before anything is replayed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from os import PathLike
from pathlib import Path
from reprlib import repr as shown
from typing import Any, TypeAlias

from algeria_lab.core.refusals import SaveError, WrongOption

PLAIN, BRANCHED, BEGUN = FORMATS = (1, 2, 3)  # one line; several; one or several from a position
FIRST = "1"  # the branch of a game that has only one
MOST_BYTES = 5_000_000
MOST_MOVES = 10_000  # in all branches together: replaying as many takes three seconds, and 30 MB
MOST_BRANCHES = 200
LONGEST_NUMBER = 1000  # digits; Python itself refuses some thousands
DEEPEST = 8  # so deep do lists and tables stand in each other among the options
_FACES = range(1, 7)
# Raises a `SaveError` that names the place if a value is of another kind.
_Check: TypeAlias = Callable[[object, str], None]


def file_named(path: object) -> Path:
    """Return the file of a saved game.

    Raises:
        WrongOption: If it is not named by a text or a path.
    """
    if not isinstance(path, str | PathLike):
        raise WrongOption(f"a file has a name, such as 'war.json', not {path!r:.60}.")
    return Path(path)


def read_text(file: Path) -> str:
    """Return the text of a save file.

    Raises:
        SaveError: If the file cannot be read, or is far too large for a save.
    """
    try:
        if file.stat().st_size > MOST_BYTES:
            said = f"{file.name}: larger than {MOST_BYTES} bytes; this is not a saved game."
            raise SaveError(said, "save-large", file=file.name, most=MOST_BYTES)
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        said = f"{file.name}: cannot be read ({error})."
        raise SaveError(said, "save-unreadable", file=file.name) from error


def checked(text: str, name: str) -> dict[str, Any]:
    """Return the data of a save file whose form is right, always with branches.

    Args:
        text: Text of the file.
        name: Name of the file, for messages.

    Raises:
        SaveError: If it is not a save file, or something in it is missing or of the wrong kind.
    """
    data = _read(text, name)
    if not isinstance(data, dict) or "format" not in data or "moves" not in data:
        raise _foreign(name, "the keys 'format' and 'moves' are missing.")
    _number(data["format"], f"{name}: format")
    if data["format"] not in FORMATS:
        given = shown(data["format"])
        said = f"{name}: save format {given}; this reads format 1, 2 or 3."
        raise SaveError(said, "save-format", file=name, given=given)
    _check_line(data, _HEAD | _LINE, name)
    if data["format"] == BEGUN:
        _check_keys(data, {"position": _table_of(lambda _value, _where: None)}, name)
        _check_keys(data["position"], _POSITION, f"{name}: position")
    if data["format"] == PLAIN or (data["format"] == BEGUN and "branches" not in data):
        _check_size([data], name)
        return data | {"id": FIRST, "name": "", "current": FIRST, "branches": []}
    _check_keys(data, _OF_SEVERAL, name)
    _check_branches(data, name)
    _check_size([data, *data["branches"]], name)
    return data


def game_of(text: str, name: str) -> str:
    """Return the name of the game that a save file is of, before anything else in it is looked at.

    Raises:
        SaveError: If it is not a save file, or names no game.
    """
    data = _read(text, name)
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise _foreign(name, "it names no game.")
    return str(data["game"])


def _read(text: str, name: str) -> object:
    try:
        return json.loads(text, parse_int=_whole)
    except (json.JSONDecodeError, RecursionError) as error:
        raise _foreign(name, f"{error}. A save is a JSON file written by this program.") from error


def _foreign(name: str, why: str) -> SaveError:
    return SaveError(f"{name}: not a saved game: {why}", "save-foreign", file=name)


def other_game(name: str, game: str, known: Iterable[str]) -> SaveError:
    """Return that a save is of a game that is not among the known ones."""
    given, names = shown(game), ", ".join(known)
    said = f"{name}: a game of {given}. This reads: {names}."
    return SaveError(said, "save-game", file=name, given=given, known=names)


def damaged(where: str, what: str) -> SaveError:
    """Return that something in a save is not as this program writes it.

    Args:
        where: Name of the file, and the place in it.
        what: What is wrong there.
    """
    return SaveError(f"{where}{what}", "save-damaged", where=where)


def _whole(digits: str) -> int | float:
    """Return a whole number; one that is far too long as an infinite one, which no save may hold."""
    return int(digits) if len(digits) <= LONGEST_NUMBER else float(digits)


def _want(fits: object, given: object, where: str, wanted: str) -> None:
    if not fits:
        raise damaged(where, f" must be {wanted}, not {shown(given)}.")


def _text(value: object, where: str) -> None:
    _want(isinstance(value, str), value, where, "a text")
    try:
        str(value).encode()
    except UnicodeEncodeError as error:
        raise damaged(where, f" holds half of a sign ({error.reason}) in {shown(value)}.") from error


def _number(value: object, where: str) -> None:
    _want(type(value) is int, value, where, "a whole number")


def _face(value: object, where: str) -> None:
    _want(type(value) is int and value in _FACES, value, where, "the face of a die, 1 to 6")


def _list_of(check: _Check) -> _Check:
    def check_all(value: object, where: str) -> None:
        _want(isinstance(value, list), value, where, "a list")
        assert isinstance(value, list)
        for number, item in enumerate(value, start=1):
            check(item, f"{where}.{number}")

    return check_all


def _table_of(check: _Check) -> _Check:
    def check_all(value: object, where: str) -> None:
        _want(isinstance(value, dict), value, where, "a table of names and values")
        assert isinstance(value, dict)
        for key, item in value.items():
            _text(key, f"{where}: a name")
            check(item, f"{where}.{key:.60}")

    return check_all


def _move(value: object, where: str) -> None:
    fits = isinstance(value, list) and len(value) == 2
    _want(fits, value, where, 'an action with its dice, such as ["fln done", []]')
    assert isinstance(value, list)
    _text(value[0], f"{where}.1")
    _list_of(_face)(value[1], f"{where}.2")


def _option(value: object, where: str, depth: int = 1) -> None:
    """Refuse what no option can be; whether there is such an option, the rules of the game say."""
    if isinstance(value, list | dict):
        _want(depth < DEEPEST, value, where, "no list in a list in a list that deep")
        check = partial(_option, depth=depth + 1)
        (_list_of(check) if isinstance(value, list) else _table_of(check))(value, where)
    elif isinstance(value, str):
        _text(value, where)
    elif value is not None:
        _want(isinstance(value, int), value, where, "a text, a whole number, true or false")


def _run(value: object, where: str) -> None:
    fits = isinstance(value, list) and len(value) == 2
    _want(fits, value, where, 'a player with a number of moves, such as ["mixed", 12]')
    assert isinstance(value, list)
    _text(value[0], f"{where}.1")
    _number(value[1], f"{where}.2")
    _want(value[1] > 0, value[1], f"{where}.2", "at least 1")


_LINE: dict[str, _Check] = {
    "moves": _list_of(_move),
    "checks": _list_of(_text),
    "bookmarks": _table_of(_number),
}
_HEAD: dict[str, _Check] = {
    "game": _text,
    "scenario": _text,
    "options": _table_of(_option),
    "seed": _number,
    "seats": _table_of(_text),
    "opening": _list_of(_face),
}
_OF_SEVERAL: dict[str, _Check] = {
    "id": _text,
    "name": _text,
    "current": _text,
    "branches": _list_of(_table_of(lambda _value, _where: None)),
}
_POSITION: dict[str, _Check] = {"name": _text, "state": _table_of(_option)}
_BRANCH: dict[str, _Check] = {"id": _text, "name": _text, "from": _text, "at": _number}


def _check_keys(data: Mapping[str, object], wanted: Mapping[str, _Check], where: str) -> None:
    for key, check in wanted.items():
        if key not in data:
            raise damaged(where, f": {key!r} is missing; a save has {', '.join(wanted)}.")
        check(data[key], f"{where}: {key}")


def _check_line(data: Mapping[str, Any], wanted: Mapping[str, _Check], where: str) -> None:
    """Refuse a line of play in which something is missing, or that has a check too many."""
    _check_keys(data, wanted, where)
    moves, checks = len(data["moves"]), len(data["checks"])
    if moves != checks:
        raise damaged(where, f": {moves} moves but {checks} checks: the file is damaged.")
    if "by" in data:
        _list_of(_run)(data["by"], f"{where}: by")
        if (decided := sum(number for _, number in data["by"])) != moves:
            raise damaged(where, f": {moves} moves but {decided} were decided: the file is damaged.")


def _check_size(lines: Iterable[Mapping[str, Any]], name: str) -> None:
    """Refuse more moves, all lines together, than are replayed while somebody waits."""
    if (moves := sum(len(line["moves"]) for line in lines)) > MOST_MOVES:
        said = f"{name}: {moves} moves in all branches; at most {MOST_MOVES} are opened. Open a smaller save."
        raise SaveError(said, "save-moves", file=name, number=moves, most=MOST_MOVES)


def _check_branches(data: Mapping[str, Any], name: str) -> None:
    """Refuse branches of the wrong form, twice the same, or that leave none of those before them."""
    if len(data["branches"]) > MOST_BRANCHES:
        raise damaged(name, f": {len(data['branches'])} branches; at most {MOST_BRANCHES} are read.")
    known = [data["id"]]
    for number, row in enumerate(data["branches"], start=1):
        _check_keys(row, _BRANCH, f"{name}: branch {number}")
        where = f"{name}: branch {row['name'] or row['id']!r:.60}"
        _check_line(row, _LINE, where)
        if row["id"] in known or row["from"] not in known:
            near = f"one of {shown(known)}, not {shown(row['from'])}"
            raise damaged(where, f" ({shown(row['id'])}) should leave {near}.")
        known.append(row["id"])
    if data["current"] not in known:
        raise damaged(f"{name}: current", f" must be one of {shown(known)}, not {shown(data['current'])}.")
