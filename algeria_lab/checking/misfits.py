"""What pydantic found, told of the data as it was written: no branch of a union and no shorthand shows.

pydantic names, on the way to what is wrong, keys that only a shorthand has put there, and branches of
unions that nobody wrote. The published schema says which of them are keys; of the branches of a union only
the one that was meant is kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple, TypeAlias

from pydantic_core import ErrorDetails

from algeria_lab.checking.faults import Path

Schema: TypeAlias = Mapping[str, Any]
Schemas: TypeAlias = tuple[Schema, ...]
_NOTHING = object()
_NAMES_ITSELF = ("missing", "extra_forbidden")


class Misfit(NamedTuple):
    """Something that does not fit a form.

    Attributes:
        path: What leads to it in the data; of a key that is missing or too many, to what is around it.
        problem: What pydantic calls it.
        name: The key that is missing or too many.
        given: What stands there.
        limits: What it should keep to.
        schemas: What may stand there, one schema a possibility.
    """

    path: Path
    problem: str
    name: str
    given: object
    limits: Mapping[str, Any]
    schemas: Schemas


class _Row(NamedTuple):
    """A misfit with the union that it was found in: where, and in which branch; empty where in none."""

    misfit: Misfit
    union: Path
    branch: str


def misfits(whole: Schema, data: object, rows: Sequence[ErrorDetails]) -> Iterator[Misfit]:
    """Yield what does not fit, one for each mistake of the author.

    Args:
        whole: The published schema.
        data: What somebody wrote.
        rows: What pydantic found in it.
    """
    unions: dict[Path, dict[str, list[Misfit]]] = {}
    found: list[Misfit | Path] = []
    for row in (_read(whole, data, error) for error in rows):
        if not row.branch:
            found.append(row.misfit)
            continue
        if row.union not in unions:
            found.append(row.union)
        unions.setdefault(row.union, {}).setdefault(row.branch, []).append(row.misfit)
    for item in found:
        if isinstance(item, Misfit):
            yield item
        else:
            yield from _meant(item, list(unions[item].values()))


def _meant(union: Path, branches: list[list[Misfit]]) -> list[Misfit]:
    """Return what is wrong with the branch of a union that was meant: the one that at least begins alike."""
    alike = [found for found in branches if not _is_other_kind(union, found)]
    if alike:
        return min(alike, key=len)
    first = branches[0][0]
    return [first._replace(path=_shorter(union, first.path))]


def _is_other_kind(union: Path, found: list[Misfit]) -> bool:
    return len(found) == 1 and found[0].problem.endswith("_type") and len(found[0].path) <= len(union)


def _shorter(one: Path, other: Path) -> Path:
    return min(one, other, key=len)


def _read(whole: Schema, data: object, error: ErrorDetails) -> _Row:
    """Return what pydantic found, with the way to it in the data."""
    loc, problem = error["loc"], error["type"]
    name = str(loc[-1]) if problem in _NAMES_ITSELF else ""
    way = loc[:-1] if name else loc
    keys, schemas, union, branch = _walk(whole, way)
    real = _real(data, keys, _around(error, name))
    given = error["input"]
    misfit = Misfit(real, problem, name, given, error.get("ctx", {}), schemas)
    return _Row(misfit, _real(data, union, _NOTHING) if branch else (), branch)


def _around(error: ErrorDetails, name: str) -> object:
    """Return what must stand at the end of the way; nothing certain where it was made by a shorthand."""
    return _NOTHING if name and error["type"] == "extra_forbidden" else error["input"]


def _walk(whole: Schema, loc: Path) -> tuple[Path, Schemas, Path, str]:
    """Return the keys on a way, what may stand at its end, and the first union on it with its branch."""
    here = _spread(whole, whole)
    keys: list[str | int] = []
    union: Path = ()
    branch = ""
    for part in loc:
        inner = [further for schema in here for further in _within(schema, part)]
        if inner:
            here = tuple(one for schema in inner for one in _spread(whole, schema))
            keys.append(part)
        elif not branch:
            union, branch = tuple(keys), str(part)
    return tuple(keys), here, union, branch


def _within(schema: Schema, part: str | int) -> Iterator[Schema]:
    """Yield what may stand below a key or position."""
    if isinstance(part, int):
        if "items" in schema:
            yield schema["items"]
    elif part in schema.get("properties", {}):
        yield schema["properties"][part]
    elif isinstance(schema.get("additionalProperties"), Mapping):
        yield schema["additionalProperties"]


def _spread(whole: Schema, schema: Schema) -> Schemas:
    """Return the possibilities that a schema names, each by itself; without nothing at all."""
    if "$ref" in schema:
        return _spread(whole, whole["$defs"][schema["$ref"].rpartition("/")[2]])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return tuple(one for part in schema[several] for one in _spread(whole, part))
    return () if schema.get("type") == "null" else (schema,)


def _real(data: object, keys: Path, given: object) -> Path:
    """Return the part of a way that is there in the data, which may be written shorter than its form."""
    fitting = [
        way
        for count in range(len(keys), -1, -1)
        for way in combinations(keys, count)
        if _leads(data, way, given)
    ]
    if fitting:
        return fitting[0]
    return () if given is _NOTHING else _real(data, keys, _NOTHING)


def _leads(data: object, way: Path, given: object) -> bool:
    """Return whether a way is there in the data, and leads to what was given, if that is known."""
    for key in way:
        is_there = (
            key < len(data)
            if isinstance(key, int) and isinstance(data, list)
            else isinstance(key, str) and isinstance(data, dict) and key in data
        )
        if not is_there:
            return False
        data = data[key]  # type: ignore[index] # as has just been seen
    return given is _NOTHING or data is given or (type(data) is type(given) and data == given)
