"""How a question travels to other processes: as plain JSON, or with code of one's own as bytes.

Only what this process itself has packed is ever unpacked, and only by the workers to which it was sent.
"""

from __future__ import annotations

import linecache
from collections.abc import Iterator, Mapping
from inspect import getclosurevars, isclass, isfunction
from typing import Any, TypeAlias

from algeria_lab.experiments.asking.own import WrongOwn, said
from algeria_lab.experiments.asking.questions import Question

Sent: TypeAlias = Mapping[str, Any] | bytes
READ = 4  # parts of an entry of `linecache` that has been read: size, time (None without a file), lines, name


def packed(question: Question) -> Sent:
    """Return a question as it travels; one without code of one's own as plain JSON.

    Functions and classes of a notebook travel as they are, those of a module by its name: workers on other
    machines must have that module too.

    Raises:
        WrongOwn: If a part of it cannot travel, such as an open file; the part is named.
    """
    if not question.own:
        return question.to_json()
    for name, what in question.own.items():
        if reason := _obstacle(what):
            part = _where(what, set()) or reason
            raise WrongOwn(
                f"{name!r} cannot be sent to other processes: {part}. Open files, locks "
                "and connections stay where they are: open them inside the function, or in the `__init__` of "
                "a class that you give instead of a player; or leave the executor out."
            )
    return _bytes((question, _cells()))


def _cells() -> dict[str, Any]:
    """Return the text of the cells of a notebook, which no file holds: workers quote the line that failed."""
    known: Mapping[str, Any] = linecache.cache
    return {name: entry for name, entry in known.items() if len(entry) == READ and entry[1] is None}


def _bytes(what: object) -> bytes:
    import cloudpickle

    data: bytes = cloudpickle.dumps(what)
    return data


def unpacked(sent: Question | Sent) -> Question:
    """Return the question that `packed` packed; a question as it is."""
    if isinstance(sent, Question):
        return sent
    if isinstance(sent, bytes):
        import cloudpickle

        question: Question
        question, cells = cloudpickle.loads(sent)
        linecache.cache.update(cells)
        return question
    return Question.from_json(sent)


def _obstacle(what: object) -> str:
    """Return why something cannot be packed; nothing if it can."""
    try:
        _bytes(what)
    except Exception as error:  # noqa: BLE001 - anything may come of packing somebody's object
        return said(error)
    return ""


def _where(what: object, seen: set[int]) -> str:
    """Return which part of a thing cannot be packed, as far as it can be found.

    Args:
        what: The thing.
        seen: Ids of what has been looked into: a method that says ``super()`` leads back to its class.
    """
    seen.add(id(what))
    for name, part in _parts(what):
        if id(part) not in seen and _obstacle(part):
            return _where(part, seen) or f"{name} is {type(part).__name__!r}"
    return ""


def _parts(what: object) -> Iterator[tuple[str, object]]:
    """Yield what a thing is made of: attributes, and what a function uses from outside."""
    if isfunction(what):
        known = getclosurevars(what)
        yield from (
            (f"the name {name!r} that {what.__name__} uses", part) for name, part in known.nonlocals.items()
        )
        yield from (
            (f"the name {name!r} that {what.__name__} uses", part) for name, part in known.globals.items()
        )
    elif isclass(what):
        yield from (
            (f"{what.__name__}.{name}", part) for name, part in vars(what).items() if name[:2] != "__"
        )
    else:
        yield from ((f"its attribute {name!r}", part) for name, part in getattr(what, "__dict__", {}).items())
