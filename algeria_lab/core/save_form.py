"""The form of a save file: what must be there, of which type, before anything is replayed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from algeria_lab.core.refusals import SaveError

FORMATS = (1, 2)
FIRST = "1"  # the branch of a game that has only one
MOST_BYTES = 5_000_000
MOST_MOVES = 20_000
MOST_BRANCHES = 200
_LINE: dict[str, type] = {"moves": list, "checks": list, "bookmarks": dict}
_HEAD: dict[str, type] = {
    "format": int,
    "game": str,
    "scenario": str,
    "options": dict,
    "seed": int,
    "seats": dict,
    "opening": list,
}
_OF_SEVERAL: dict[str, type] = {"id": str, "name": str, "current": str, "branches": list}
_BRANCH: dict[str, type] = {"id": str, "name": str, "from": str, "at": int}


def checked(text: str, name: str) -> dict[str, Any]:
    """Return the data of a save file whose form is right, always as format 2 has it.

    Args:
        text: Text of the file.
        name: Name of the file, for messages.

    Raises:
        SaveError: If it is not a save file, or something in it is missing or of the wrong type.
    """
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise SaveError(
            f"{name}: not a saved game: {error}. A save is a JSON file written by this program."
        ) from error
    if not isinstance(data, dict) or "format" not in data or "moves" not in data:
        raise SaveError(f"{name}: not a saved game: the keys 'format' and 'moves' are missing.")
    if data["format"] not in FORMATS:
        raise SaveError(f"{name}: save format {data['format']!r}; this reads format 1 or 2.")
    _check_types(data, _HEAD | _LINE, name)
    _check_line(data, name)
    if data["format"] == 1:
        return data | {"id": FIRST, "name": "", "current": FIRST, "branches": []}
    _check_types(data, _OF_SEVERAL, name)
    _check_branches(data, name)
    return data


def _check_types(data: Mapping[str, Any], wanted: Mapping[str, type], where: str) -> None:
    for key, kind in wanted.items():
        if not isinstance(data.get(key), kind) or isinstance(data[key], bool):
            raise SaveError(f"{where}: {key!r} must be a {kind.__name__}, not {data.get(key)!r:.60}.")


def _check_line(data: Mapping[str, Any], where: str) -> None:
    if len(data["moves"]) != len(data["checks"]) or len(data["moves"]) > MOST_MOVES:
        raise SaveError(
            f"{where}: {len(data['moves'])} moves but {len(data['checks'])} checks: the file is damaged."
        )


def _check_branches(data: Mapping[str, Any], name: str) -> None:
    """Refuse branches of the wrong form, twice the same, or that leave none of those before them."""
    if len(data["branches"]) > MOST_BRANCHES:
        raise SaveError(f"{name}: {len(data['branches'])} branches; at most {MOST_BRANCHES} are read.")
    known = [data["id"]]
    for number, row in enumerate(data["branches"], start=1):
        where = f"{name}: branch {number}"
        if not isinstance(row, dict):
            raise SaveError(f"{where} is not a branch: {row!r:.60}.")
        _check_types(row, _BRANCH | _LINE, where)
        where = f"{name}: branch {row['name'] or row['id']!r}"
        _check_line(row, where)
        if row["id"] in known or row["from"] not in known:
            raise SaveError(f"{where} ({row['id']!r}) should leave one of {known}, not {row['from']!r}.")
        known.append(row["id"])
    if data["current"] not in known:
        raise SaveError(f"{name}: 'current' must be one of {known}, not {data['current']!r:.60}.")
