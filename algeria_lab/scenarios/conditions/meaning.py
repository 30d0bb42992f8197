"""What a part of a condition is: its kind, how it is read, and what may be done with it."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from algeria_lab.checking.faults import quoted
from algeria_lab.scenarios.conditions.vocabulary import Domain, Kind, Moment, Reader, Value
from algeria_lab.scenarios.conditions.wrong import WrongExpression

_SAME: Mapping[str, Callable[[Any, Any], bool]] = {"==": operator.eq, "!=": operator.ne, "≠": operator.ne}
_ORDER: Mapping[str, Callable[[Any, Any], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    "≤": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "≥": operator.ge,
}


class Meaning(NamedTuple):
    """What a part of a condition is.

    Attributes:
        kind: What it gives.
        read: Reads it.
        column: Which sign it begins at, counted from 1.
        domain: What texts it may be, or hold; any if None.
        texts: Texts that stand in the condition itself, each with its place, if this part is no more.
        items: What a set holds.
        of_events: Whether it asks what has happened.
        plays: How many lines it plays.
    """

    kind: Kind
    read: Reader
    column: int
    domain: Domain | None = None
    texts: tuple[tuple[str, int], ...] = ()
    items: Kind = "text"
    of_events: bool = False
    plays: int = 0


def fitted(part: Meaning, domain: Domain | None) -> Meaning:
    """Return a part whose texts are of a domain, by the names that it has for them.

    Raises:
        WrongExpression: If one is none of it.
    """
    if domain is None or not part.texts:
        return part
    read = [_in_domain(text, column, domain) for text, column in part.texts]
    value: Value = frozenset(read) if part.kind == "set" else read[0]
    return part._replace(read=lambda _: value, texts=(), domain=domain)


def within(part: Meaning, domain: Domain | None) -> Meaning:
    """Return a part whose text is of a domain whenever it is read, also where it is not written down.

    Raises:
        WrongExpression: If it is written down and none of it; if it is read, at a moment when it is none.
    """
    if domain is None or part.kind != "text":
        return part
    if part.texts:
        return fitted(part, domain)
    read = part.read
    return part._replace(
        read=lambda moment: _in_domain(str(read(moment)), part.column, domain), domain=domain
    )


def _in_domain(text: str, column: int, domain: Domain) -> str:
    found = domain.read(text)
    if found is None:
        known = ", ".join(one or '""' for one in domain.known[:60])
        values = {"given": quoted(text), "what": domain.what, "known": known, "near": domain.nearest(text)}
        raise WrongExpression("condition-word", values, column)
    return found


def common_domain(one: Meaning, other: Meaning) -> Domain | None:
    """Return the domain that holds the words of two parts; None if it is not known.

    Raises:
        WrongExpression: If no word of one can be one of the other.
    """
    if one.domain is None or other.domain is None:
        return None
    first, second = set(one.domain.known), set(other.domain.known)
    if not (first & second) - {""}:
        raise WrongExpression("condition-apart", {}, other.column)
    if first <= second:
        return other.domain
    return one.domain if second <= first else None


def gathered(kind: Kind, read: Reader, column: int, parts: Iterable[Meaning]) -> Meaning:
    """Return a meaning that is made of others."""
    held = list(parts)
    of_events, plays = any(part.of_events for part in held), sum(part.plays for part in held)
    return Meaning(kind, read, column, of_events=of_events, plays=plays)


def expect(part: Meaning, kinds: tuple[Kind, ...], *, loosely: bool = True) -> None:
    """Refuse a part of another kind; what is known only in play is let through where it may be anything."""
    if part.kind in kinds or "any" in kinds or (part.kind == "any" and loosely):
        return
    raise WrongExpression("condition-kind", {"given": part.kind, "expected": kinds[0]}, part.column)


def link(one: Meaning, sign: str, other: Meaning) -> Callable[[Moment], bool]:
    """Return what compares two parts.

    Raises:
        WrongExpression: If they cannot be compared so.
    """
    kinds = {one.kind, other.kind} - {"any"}
    if len(kinds) > 1:
        values = {"given": one.kind, "expected": other.kind}
        raise WrongExpression("condition-compared", values, other.column)
    if sign in _ORDER and kinds - {"number"}:
        raise WrongExpression("condition-order", {"given": kinds.pop(), "sign": sign}, one.column)
    one, other = fitted(one, other.domain), fitted(other, one.domain)
    common_domain(one, other)
    if sign in _SAME:
        return lambda moment: _SAME[sign](one.read(moment), other.read(moment))
    how = _ORDER[sign]

    def compare(moment: Moment) -> bool:
        left, right = one.read(moment), other.read(moment)
        return _is_number(left) and _is_number(right) and how(left, right)

    return compare


def holds(whole: Value, one: Value) -> bool:
    """Return whether something is in a set; of a set, whether all of it is. An answer may be one alone."""
    if not isinstance(whole, frozenset):
        whole = frozenset([whole])
    return one <= whole if isinstance(one, frozenset) else one in whole


def quotient(one: Meaning, other: Meaning) -> Reader:
    """Return what divides two parts; at a moment where the second is 0 it is no number, and says so."""

    def read(moment: Moment) -> Value:
        below = other.read(moment)
        if not below:
            raise WrongExpression("condition-zero", {}, other.column)
        return plain(Fraction(one.read(moment)) / Fraction(below))  # type: ignore[arg-type]

    return read


def _is_number(value: Value) -> bool:
    return isinstance(value, int | Fraction) and not isinstance(value, bool)


def plain(number: int | Fraction) -> int | Fraction:
    """Return a number as a whole one if it is."""
    return int(number) if number.denominator == 1 else number
