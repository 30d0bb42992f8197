"""What people hand in: lines of play, what is to be read off a position, names and options."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from operator import attrgetter, index
from reprlib import repr as shown
from typing import SupportsIndex, TypeAlias, TypeVar

from algeria_lab.core.actions import Action, parse_line
from algeria_lab.core.refusals import MalformedAction, UnknownName, WrongOption
from algeria_lab.core.rules import GameState, S

Line: TypeAlias = Action | str | Sequence[Action | str]
R = TypeVar("R", bound=Hashable)


def parts_of(line: Line) -> list[Action | str]:
    """Return the parts of a line of play, at least one.

    Raises:
        MalformedAction: If there is none, or something in it is neither an action nor a text.
    """
    whole = [line] if isinstance(line, Action | str) else line
    if not _is_line(whole):
        raise MalformedAction(
            f"{shown(line)} is not a line of play. Give a text such as 'gov quick; fln quick', "
            "an action from legal(), or a list of these."
        )
    parts: list[Action | str] = []
    for part in whole:
        parts += parse_line(part) if isinstance(part, str) else [part]
    if not parts:
        raise MalformedAction("a line of play holds no action.")
    return parts


def _is_line(given: object) -> bool:
    return isinstance(given, Sequence) and all(isinstance(part, Action | str) for part in given)


def reading(state: GameState, of: Callable[[S], R] | str) -> Callable[[S], R]:
    """Return what reads something off a position: a function, or the name of an attribute.

    Raises:
        UnknownName: If positions like *state* have no such attribute.
        WrongOption: If the attribute cannot be counted, or *of* is neither a name nor a function.
    """
    if callable(of):
        return of
    if not isinstance(of, str):
        raise WrongOption(f"give a function of a position or the name of an attribute, not {shown(of)}.")
    known = [name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))]
    if of not in known:
        raise UnknownName("attribute of the position", of, _quantities(state, known))
    if not isinstance(getattr(state, of), Hashable):
        raise WrongOption(
            f"{of!r} is a collection; results are counted, so each must be one value. "
            f"Say what to read of it, such as lambda state: len(state.{of})."
        )
    return attrgetter(of)


def _quantities(state: object, known: Sequence[str]) -> list[str]:
    """Return the attributes to offer: numbers first, then words, then what is true or not; no collections."""
    kinds = {name: field.type for name, field in getattr(state, "__dataclass_fields__", {}).items()}
    return [name for kind in ("int", "str", "bool") for name in known if kinds.get(name) == kind]


def bookmark_name(given: object) -> str:
    """Return the name of a bookmark.

    Raises:
        WrongOption: If it is empty, or no text.
    """
    if not isinstance(given, str) or not given.strip():
        said = f"a bookmark has a name, such as 'before the raid', not {given!r:.60}."
        raise WrongOption(said, "bookmark-name", given=repr(given))
    return given


def moment_named(given: object, last: int, bookmarks: Mapping[str, int]) -> int:
    """Return how many actions had been taken at a moment: a bookmark, or that number itself.

    Args:
        given: What names the moment.
        last: The last moment there is.
        bookmarks: Moments by name.

    Raises:
        UnknownName: If there is no such moment.
    """
    if isinstance(given, str):
        if given not in bookmarks:
            raise UnknownName("bookmark", given, bookmarks)
        return bookmarks[given]
    if not isinstance(given, SupportsIndex) or not 0 <= (ply := index(given)) <= last:
        raise UnknownName("moment", given, (f"0 to {last}", *bookmarks))
    return ply


def table_of_options(given: object) -> dict[str, object]:
    """Return the options of a game, none if None, in a table of their own.

    Raises:
        WrongOption: If they are no table.
    """
    if given is None or isinstance(given, Mapping):
        return dict(given or {})
    raise WrongOption(f"options map names to values, as in {{'shorter_game': True}}, not {given!r:.60}.")
