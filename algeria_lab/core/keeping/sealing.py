"""Positions that a game hands out: nobody changes one by accident, a copy is free to be changed.

A sealed position is of a twin of its class that refuses to be written to, and so do its containers; whoever
reads it sees no difference. Rules and simulators change copies, which are open.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import fields
from difflib import get_close_matches
from functools import cache
from reprlib import repr as shown
from typing import Any, ClassVar, NoReturn

from algeria_lab.core.refusals import SealedPosition
from algeria_lab.core.rules import S

_HOW = "A game goes on by play(); for a position of your own say algeria_lab.position(game, {way})."
_COPY = "Or change a copy: state = game.state.copy()."


def _refuse(container: object, *_given: object, **_named: object) -> NoReturn:
    """Refuse to change a container of a sealed position.

    Raises:
        SealedPosition: Always.
    """
    raise SealedPosition(f"{shown(container)} is part of a game's position. {_HOW.format(way='...')} {_COPY}")


class _List(list[Any]):
    """A list that is only read; a copy and a pickle of it are plain lists."""

    __slots__ = ()
    append = extend = insert = pop = remove = clear = sort = reverse = _refuse
    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse

    def __reduce__(self) -> tuple[type[list[Any]], tuple[list[Any]]]:
        return list, (self.copy(),)


class _Dict(dict[Any, Any]):
    """A dict that is only read; a copy and a pickle of it are plain dicts."""

    __slots__ = ()

    def __missing__(self, key: object) -> NoReturn:
        raise KeyError(f"{shown(key)} is not among {', '.join(map(str, self))}")

    update = setdefault = pop = popitem = clear = _refuse
    __setitem__ = __delitem__ = __ior__ = _refuse

    def __reduce__(self) -> tuple[type[dict[Any, Any]], tuple[dict[Any, Any]]]:
        return dict, (self.copy(),)


class _Set(set[Any]):
    """A set that is only read; a copy and a pickle of it are plain sets."""

    __slots__ = ()
    add = update = discard = remove = pop = clear = _refuse
    difference_update = intersection_update = symmetric_difference_update = _refuse
    __ior__ = __iand__ = __isub__ = __ixor__ = _refuse

    def __repr__(self) -> str:
        return repr(self.copy())

    def copy(self) -> set[Any]:
        """Return a set that may be changed."""
        return set(self)

    def __reduce__(self) -> tuple[type[set[Any]], tuple[list[Any]]]:
        return set, (list(self),)


class Sealed:
    """The half of a sealed position that refuses; the other half is the class of the position."""

    __slots__ = ()
    _open: ClassVar[type[object]]
    _compared: ClassVar[tuple[str, ...]]
    copy: Callable[[], Any]

    def __setattr__(self, name: str, value: object) -> NoReturn:
        way = _HOW.format(way=f"{name}={shown(value)}")
        raise SealedPosition(f"{name} of a game's position cannot be changed. {way} {_COPY}")

    def __getattr__(self, name: str) -> NoReturn:
        """Name the nearest: Python does so in a terminal, notebooks do not."""
        near = [] if name.startswith("_") else get_close_matches(name, dir(self._open), n=1)
        guess = f" Did you mean {near[0]!r}?" if near else ""
        kind = self._open.__name__
        # Without the object, or a terminal would name the nearest a second time.
        raise AttributeError(f"{kind!r} object has no attribute {name!r}.{guess}", name=name, obj=None)

    def __delattr__(self, name: str) -> NoReturn:
        raise SealedPosition(f"{name} of a game's position cannot be taken away. {_COPY}")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, self._open):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self._compared)

    def __hash__(self) -> int:
        return hash(tuple([_hashable(getattr(self, name)) for name in self._compared]))

    def __copy__(self) -> Any:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Any:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[Any], Any], tuple[object]]:
        return seal, (self.copy(),)


def seal(state: S) -> S:
    """Let nobody change a position from now on, which must be a dataclass with slots, and return it."""
    kind = type(state)
    if not issubclass(kind, Sealed):
        for name, sealed in _containers(kind):
            setattr(state, name, sealed(getattr(state, name)))
        state.__class__ = _twin(kind)
    return state


@cache
def _twin(kind: type[Any]) -> type[Any]:
    named = {"__slots__": (), "__module__": kind.__module__, "__doc__": kind.__doc__}
    compared = tuple(item.name for item in fields(kind) if item.compare)
    return type(kind.__name__, (Sealed, kind), named | {"_open": kind, "_compared": compared})


@cache
def _containers(kind: type[Any]) -> tuple[tuple[str, Callable[[Any], Any]], ...]:
    """Return the fields that hold a container, with what makes one of it in which nothing can be changed."""
    made = ((item.name, _maker(str(item.type))) for item in fields(kind))
    return tuple((name, maker) for name, maker in made if maker)


def _maker(annotation: str) -> Callable[[Any], Any] | None:
    kind, _, held = annotation.partition("[")
    if kind == "dict" and "list[" in held:
        return _table
    if kind == "list" and held.startswith("list["):
        return _rows
    return {"list": _List, "dict": _Dict, "set": _Set}.get(kind)


def _rows(value: list[list[Any]]) -> _List:
    return _List(map(_List, value))


def _table(value: dict[Any, list[Any]]) -> _Dict:
    return _Dict({key: _List(each) for key, each in value.items()})


def _hashable(value: Any) -> Hashable:
    if isinstance(value, dict):
        return frozenset((key, _hashable(each)) for key, each in value.items())
    if isinstance(value, list):
        return tuple(map(_hashable, value))
    return frozenset(value) if isinstance(value, set) else value
