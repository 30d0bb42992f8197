"""The form of a position that somebody wrote: what every game asks of its JSON before its own laws."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from reprlib import repr as shown
from typing import Any, NamedTuple, TypeAlias

from algeria_lab.core.agenda import Frames
from algeria_lab.core.dice import Dice, SeededDice
from algeria_lab.core.events import Events
from algeria_lab.core.keeping.positions import Flaw, Path, Position, WrongPosition
from algeria_lab.core.refusals import WrongOption
from algeria_lab.core.rules import Options, Rules, S

Fits: TypeAlias = Callable[[object], bool]
KIND_NAMES: Mapping[type, str] = {int: "whole", bool: "truth", str: "text", list: "list", dict: "table"}
MOST_LISTED = 12  # names that a sentence lists beside the one that was probably meant
MOST_FLAWS = 50  # more of them are not looked for
MOST_WAITING = 100  # frames on an agenda; a game of chance has a handful
# What broken data raises where the rules, which trust their positions, meet it.
DAMAGE = (LookupError, TypeError, ValueError, AttributeError, AssertionError, OverflowError)


def told(value: object) -> str:
    """Return a value as a flaw quotes it."""
    return value[:60] if isinstance(value, str) else shown(value)


def unknown(
    path: Path, given: object, known: Iterable[str], rule: str = "", said: str = "", near: str = ""
) -> Flaw:
    """Return the flaw of a name that is not among the known ones, with the nearest.

    Args:
        path: Where it stands.
        given: The name.
        known: The names that may stand there.
        rule: Citation key.
        said: What is told of the known ones, where they are too many to list.
        near: The name that was probably meant, if the game knows better than the letters say.
    """
    names = list(known)
    by_fold = {name.casefold(): name for name in names}
    said_otherwise = [name for name in names if _words(name) == _words(str(given))]
    alike = said_otherwise or [
        by_fold[name] for name in get_close_matches(str(given).casefold(), by_fold, n=1)
    ]
    guess = near or next(iter(alike), "")
    if guess and len(names) > MOST_LISTED:
        return Flaw(path, "unknown-near", {"given": told(given), "near": guess}, rule)
    return Flaw(
        path, "unknown", {"given": told(given), "known": said or ", ".join(names), "near": guess}, rule
    )


def _words(name: str) -> list[str]:
    """Return the words of a name in one order: ``psl_fln`` is meant for ``fln_psl``."""
    return sorted(name.casefold().replace("-", "_").split("_"))


def of_kind(path: Path, value: object, kind: type) -> list[Flaw]:
    """Return a flaw if a value is not of a kind of JSON; true is no number."""
    if type(value) is kind:
        return []
    return [Flaw(path, "kind", {"given": told(value), "expected": KIND_NAMES[kind]})]


def between(path: Path, value: object, least: int, most: int, rule: str) -> list[Flaw]:
    """Return a flaw if a number lies outside its range; what is no number is no affair of this."""
    if type(value) is not int or least <= value <= most:
        return []
    return [Flaw(path, "between", {"given": told(value), "least": least, "most": most}, rule)]


def form_flaws(data: Mapping[str, Any], kinds: Mapping[str, type], path: Path = ()) -> Iterator[Flaw]:
    """Yield keys that are missing or unknown, and values of the wrong kind."""
    for name in data:
        if name not in kinds:
            yield unknown((*path, str(name)), name, kinds)
    missing = [name for name in kinds if name not in data]
    if len(missing) == 1:
        yield Flaw(path, "missing", {"given": missing[0]})
    elif missing:
        yield Flaw(path, "lacking", {"known": ", ".join(missing)})
    for name, kind in kinds.items():
        if name in data:
            yield from of_kind((*path, name), data[name], kind)


class AgendaLaws(NamedTuple):
    """What must be true of an agenda, as far as it can be said without the board.

    Attributes:
        frames: The kinds of frames of the game.
        fits: What may stand in a field, by its name, which means the same in every kind.
        last: The kinds that may wait until all else is done: they lead on.
        beneath: The kind on which another one waits, where it must be that one.
    """

    frames: Frames[Any]
    fits: Mapping[str, Fits]
    last: tuple[str, ...]
    beneath: Mapping[str, str]


def agenda_flaws(laws: AgendaLaws, agenda: Sequence[Any]) -> Iterator[Flaw]:
    """Yield frames that are none of the game's, have fields that cannot be, or lead nowhere."""
    if len(agenda) > MOST_WAITING:
        yield Flaw(("agenda",), "long-agenda", {"most": MOST_WAITING})
        return
    names = [row[0] if isinstance(row, list) and row else row for row in agenda]
    for place, name in enumerate(names):
        path = ("agenda", place)
        if not isinstance(name, str) or name not in laws.frames.kinds:
            yield unknown(path, name, laws.frames.kinds)
            continue
        yield from _frame_flaws(laws, path, name, agenda[place])
        under = laws.beneath.get(name)
        if under and (not place or names[place - 1] != under):
            yield Flaw(path, "beneath", {"given": name, "known": under})
        if not place and name not in laws.last:
            yield Flaw(path, "leads-nowhere", {"given": name, "known": ", ".join(laws.last)})


def _frame_flaws(laws: AgendaLaws, path: Path, name: str, row: object) -> Iterator[Flaw]:
    """Yield fields of a frame that are too few, too many, or cannot be."""
    values = row[1:] if isinstance(row, list) else []
    kind = laws.frames.kinds[name]
    fields, least = kind._fields, len(kind._fields) - len(kind._field_defaults)
    if not isinstance(row, list) or not least <= len(values) <= len(fields):
        yield Flaw(path, "frame", {"given": told(row), "known": ", ".join(fields) or "-"})
        return
    for field, value in zip(fields, values, strict=False):
        if not laws.fits[field](value):
            yield Flaw((*path, field), "field", {"given": told(value), "frame": name})


def over_flaws(data: Mapping[str, Any], winners: Iterable[str], rule: str) -> list[Flaw]:
    """Return a flaw if somebody has won: nothing else need be said of such a position."""
    if data.get("winner") not in list(winners):
        return []
    values = {"turn": told(data.get("turn")), "winner": str(data["winner"])}
    return [Flaw((), "over", values, rule)]


def playable_flaws(rules: Rules[S], data: dict[str, Any]) -> list[Flaw]:
    """Return a flaw if nobody can play from a position whose form is right."""
    try:
        state = rules.state_from_json(data)
        dice = SeededDice(0)
        dice.enter(state.turn, state.phase)
        state, _ = rules.resume(state, dice)
        if rules.outcome(state) or rules.legal(state):
            return []
    except DAMAGE as error:
        return [Flaw(("agenda",), "unplayable", {"given": f"{type(error).__name__}: {error}"[:80]})]
    return [Flaw(("agenda",), "nobody", {})]


def begun(rules: Rules[S], position: Position, options: Options, dice: Dice) -> tuple[S, Events]:
    """Return where a game stands that begins at a position, and what happened by itself before.

    Raises:
        WrongPosition, WrongOption: As `checked_state`.
    """
    state = checked_state(rules, position, options)
    dice.enter(state.turn, state.phase)
    return rules.resume(state, dice)


def checked_state(rules: Rules[S], position: Position, options: Options) -> S:
    """Return the state that a position describes; what waits may still be a procedure.

    Raises:
        WrongPosition: If it is one of another game, or nobody can play from it.
        WrongOption: If options are given besides those that the position has.
    """
    if position.game != rules.name:
        values = {"given": position.game, "game": rules.name}
        raise WrongPosition([Flaw((), "other-game", values)])
    if options:
        given = ", ".join(options)
        said = f"options {given} were given besides a position, which has its own. "
        raise WrongOption(f"{said}Change them in the position.", "options-twice", given=given)
    data = position.state
    if flaws := rules.positions.flaws(data):
        raise WrongPosition(flaws)
    return rules.state_from_json(data)
