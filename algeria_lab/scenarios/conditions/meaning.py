"""The tree of a condition becomes what can be read at a moment; names and kinds are checked on the way."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from itertools import pairwise
from typing import Any, NamedTuple

from lark import Token, Tree

from algeria_lab.checking.faults import quoted
from algeria_lab.scenarios.conditions.vocabulary import (
    Domain,
    Function,
    Kind,
    Moment,
    Parameter,
    Reader,
    Value,
    Vocabulary,
)
from algeria_lab.scenarios.conditions.wrong import WrongExpression, unknown

MOST_DEEP = 25
MOST_PLAYED = 4
_SAME: Mapping[str, Callable[[Any, Any], bool]] = {"==": operator.eq, "!=": operator.ne, "≠": operator.ne}
_ORDER: Mapping[str, Callable[[Any, Any], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    "≤": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "≥": operator.ge,
}
_SUMS: Mapping[str, Callable[[Any, Any], Any]] = {
    "added": operator.add,
    "subtracted": operator.sub,
    "multiplied": operator.mul,
}
_SETS: Mapping[str, Callable[[Any, Any], Any]] = {"added": operator.or_, "subtracted": operator.sub}


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


class Understanding:
    """Makes meanings from the tree of one condition.

    Args:
        words: What it may speak of.
        text: The condition.
    """

    def __init__(self, words: Vocabulary, text: str) -> None:
        self._words, self._text = words, text
        self._made: Mapping[str, Callable[[Tree[Token], int], Meaning]] = {
            "number": self._number,
            "text": self._literal,
            "true": self._truth,
            "false": self._truth,
            "name": self._name,
            "call": self._call,
            "listed": self._listed,
            "both": self._joined,
            "either": self._joined,
            "negated": self._negated,
            "compared": self._compared,
            "contained": self._contained,
            "missing": self._contained,
            "minus": self._minus,
            "added": self._summed,
            "subtracted": self._summed,
            "multiplied": self._summed,
            "divided": self._summed,
        }

    def of(self, tree: Any, depth: int = 0) -> Meaning:
        """Return the meaning of a tree.

        Raises:
            WrongExpression: If it names what there is not, mixes kinds, or is too deep.
        """
        if depth > MOST_DEEP:
            raise WrongExpression("condition-deep", {"most": MOST_DEEP}, _column(tree))
        made = self._made[tree.data](tree, depth + 1)
        if made.plays > MOST_PLAYED:
            raise WrongExpression("condition-played", {"most": MOST_PLAYED}, made.column)
        return made

    def _number(self, tree: Tree[Token], _depth: int) -> Meaning:
        number = Fraction(str(tree.children[0]))
        return Meaning("number", lambda _: _plain(number), _column(tree))

    def _literal(self, tree: Tree[Token], _depth: int) -> Meaning:
        text, column = str(tree.children[0])[1:-1], _column(tree)
        return Meaning("text", lambda _: text, column, texts=((text, column),))

    def _truth(self, tree: Tree[Token], _depth: int) -> Meaning:
        truth = tree.data == "true"
        return Meaning("truth", lambda _: truth, _column(tree))

    def _name(self, tree: Tree[Token], _depth: int) -> Meaning:
        given, column = str(tree.children[0]), _column(tree)
        if name := self._words.names.get(given):
            return Meaning(name.kind, name.read, column, name.domain)
        if given in self._words.functions:
            raise WrongExpression("condition-brackets", {"given": given}, column)
        raise self._no_name(given, column)

    def _no_name(self, given: str, column: int) -> WrongExpression:
        """Return what is wrong about a name that there is not; it may be a word without quotation marks."""
        after = self._text[column - 1 :]
        if quoting := [
            word for word in self._words.words if word.startswith(given) and after.startswith(word)
        ]:
            return WrongExpression("condition-quotes", {"given": max(quoting, key=len)}, column)
        return unknown("condition-name", given, self._words.names, column)

    def _listed(self, tree: Tree[Token], depth: int) -> Meaning:
        parts = [self.of(part, depth) for part in _given(tree.children)]
        items: Kind = parts[0].kind if parts else "text"
        for part in parts:
            _expect(part, ("number",) if items == "number" else ("text",))
        texts = tuple([text for part in parts for text in part.texts])
        read = [part.read for part in parts]
        made = _gathered("set", lambda moment: frozenset([one(moment) for one in read]), _column(tree), parts)
        return made._replace(items=items, texts=texts if len(texts) == len(parts) else ())

    def _joined(self, tree: Tree[Token], depth: int) -> Meaning:
        parts = [self.of(part, depth) for part in tree.children]
        for part in parts:
            _expect(part, ("truth",))
        read, every = [part.read for part in parts], all if tree.data == "both" else any
        return _gathered(
            "truth", lambda moment: every(one(moment) is True for one in read), _column(tree), parts
        )

    def _negated(self, tree: Tree[Token], depth: int) -> Meaning:
        part = self.of(tree.children[0], depth)
        _expect(part, ("truth",))
        return _gathered("truth", lambda moment: part.read(moment) is not True, _column(tree), [part])

    def _compared(self, tree: Tree[Token], depth: int) -> Meaning:
        parts = [self.of(part, depth) for part in tree.children[::2]]
        signs = [str(sign) for sign in tree.children[1::2]]
        links = [_link(one, sign, other) for (one, other), sign in zip(pairwise(parts), signs, strict=True)]
        return _gathered("truth", lambda moment: all(link(moment) for link in links), _column(tree), parts)

    def _contained(self, tree: Tree[Token], depth: int) -> Meaning:
        one, whole = (self.of(part, depth) for part in tree.children)
        _expect(whole, ("set",))
        held = one.items if one.kind == "set" else one.kind
        if "any" not in (held, whole.kind) and held != whole.items:
            raise WrongExpression("condition-compared", {"given": held, "expected": whole.items}, one.column)
        one, whole = fitted(one, whole.domain), fitted(whole, one.domain)
        wanted = tree.data == "contained"
        return _gathered(
            "truth",
            lambda moment: _holds(whole.read(moment), one.read(moment)) == wanted,
            _column(tree),
            [one, whole],
        )

    def _minus(self, tree: Tree[Token], depth: int) -> Meaning:
        part = self.of(tree.children[0], depth)
        _expect(part, ("number",), loosely=False)
        return _gathered("number", lambda moment: -part.read(moment), _column(tree), [part])  # type: ignore[operator]

    def _summed(self, tree: Tree[Token], depth: int) -> Meaning:
        one, other = parts = [self.of(part, depth) for part in tree.children]
        if one.kind == "set" and tree.data in _SETS:
            return self._united(tree, one, other)
        for part in parts:
            _expect(part, ("number",), loosely=False)
        if tree.data == "divided":
            return _gathered("number", _quotient(one, other), _column(tree), parts)
        how = _SUMS[tree.data]
        return _gathered(
            "number", lambda moment: _plain(how(one.read(moment), other.read(moment))), _column(tree), parts
        )

    def _united(self, tree: Tree[Token], one: Meaning, other: Meaning) -> Meaning:
        _expect(other, ("set",), loosely=False)
        if one.items != other.items:
            values = {"given": one.items, "expected": other.items}
            raise WrongExpression("condition-compared", values, other.column)
        one, other = fitted(one, other.domain), fitted(other, one.domain)
        how = _SETS[tree.data]
        made = _gathered(
            "set", lambda moment: how(one.read(moment), other.read(moment)), _column(tree), [one, other]
        )
        return made._replace(items=one.items, domain=one.domain or other.domain)

    def _call(self, tree: Tree[Token], depth: int) -> Meaning:
        called, column = str(tree.children[0]), _column(tree)
        function = self._words.functions.get(called)
        if function is None:
            if called in self._words.names:
                raise WrongExpression("condition-no-brackets", {"given": called}, column)
            raise unknown("condition-function", called, self._words.functions, column)
        given: dict[str, Meaning] = {}
        for place, argument in enumerate(_given(tree.children[1:])):
            name, meaning = self._argument(argument, called, function, place, depth)
            if name in given:
                raise WrongExpression("condition-twice", {"given": name}, meaning.column)
            given[name] = meaning
        for needed in function.takes:
            if not needed.optional and needed.name not in given:
                values = {"function": called, "given": needed.name}
                raise WrongExpression("condition-needs", values, column)
        return _asked(function, given, column)

    def _argument(
        self, argument: Any, called: str, function: Function, place: int, depth: int
    ) -> tuple[str, Meaning]:
        """Return what an argument is for, and its meaning."""
        word, value = argument.children
        column = _column(argument)
        if word is None and place >= len(function.takes):
            raise WrongExpression("condition-full", {"function": called, "most": len(function.takes)}, column)
        wanted = {one.name: one for one in function.takes}
        name = function.takes[place].name if word is None else str(word)
        if name not in wanted:
            raise unknown("condition-parameter", name, wanted, column, function=called)
        meaning = self.of(value, depth)
        _expect(meaning, wanted[name].kinds, loosely=False)
        if wanted[name].lazy:
            _may_be_elsewhere(meaning, function, wanted[name])
        return name, fitted(meaning, _wanted_domain(wanted[name], meaning))


def _given(children: Iterable[Any]) -> list[Any]:
    """Return what stands in brackets; the tree of empty ones holds None."""
    return [child for child in children if child is not None]


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


def _in_domain(text: str, column: int, domain: Domain) -> str:
    found = domain.read(text)
    if found is None:
        known = ", ".join(one or '""' for one in domain.known[:60])
        values = {"given": quoted(text), "what": domain.what, "known": known, "near": domain.nearest(text)}
        raise WrongExpression("condition-word", values, column)
    return found


def _wanted_domain(parameter: Parameter, meaning: Meaning) -> Domain | None:
    """Return what texts may stand for a parameter; lists are of what sets hold, which calls look at."""
    return None if meaning.kind == "set" and "text" in parameter.kinds else parameter.domain


def _may_be_elsewhere(meaning: Meaning, function: Function, parameter: Parameter) -> None:
    """Refuse what cannot be read at another position."""
    if meaning.of_events and not parameter.has_events:
        raise WrongExpression("condition-past", {}, meaning.column)
    if meaning.plays and function.plays:
        raise WrongExpression("condition-inside", {}, meaning.column)


def _asked(function: Function, given: Mapping[str, Meaning], column: int) -> Meaning:
    lazy = {one.name for one in function.takes if one.lazy}

    def read(moment: Moment) -> Value:
        values = {
            name: meaning.read if name in lazy else meaning.read(moment) for name, meaning in given.items()
        }
        try:
            return function.call(moment, **values)
        except WrongExpression as error:
            raise error.at(column) from error

    same = next((meaning for name, meaning in given.items() if name in lazy), None)
    kind = same.kind if function.kind == "same" and same else function.kind
    made = _gathered(kind, read, column, list(given.values()))
    return made._replace(
        domain=same.domain if function.kind == "same" and same else function.domain,
        of_events=made.of_events or function.of_events,
        plays=made.plays + function.plays,
    )


def _gathered(kind: Kind, read: Reader, column: int, parts: Iterable[Meaning]) -> Meaning:
    """Return a meaning that is made of others."""
    held = list(parts)
    of_events, plays = any(part.of_events for part in held), sum(part.plays for part in held)
    return Meaning(kind, read, column, of_events=of_events, plays=plays)


def _expect(part: Meaning, kinds: tuple[Kind, ...], *, loosely: bool = True) -> None:
    """Refuse a part of another kind; what is known only in play is let through where it may be anything."""
    if part.kind in kinds or "any" in kinds or (part.kind == "any" and loosely):
        return
    raise WrongExpression("condition-kind", {"given": part.kind, "expected": kinds[0]}, part.column)


def _link(one: Meaning, sign: str, other: Meaning) -> Callable[[Moment], bool]:
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
    if sign in _SAME:
        return lambda moment: _SAME[sign](one.read(moment), other.read(moment))
    how = _ORDER[sign]

    def compare(moment: Moment) -> bool:
        left, right = one.read(moment), other.read(moment)
        return _is_number(left) and _is_number(right) and how(left, right)

    return compare


def _holds(whole: Value, one: Value) -> bool:
    if not isinstance(whole, frozenset):
        return False
    return one <= whole if isinstance(one, frozenset) else one in whole


def _quotient(one: Meaning, other: Meaning) -> Reader:
    def read(moment: Moment) -> Value:
        below = other.read(moment)
        if not below:
            raise WrongExpression("condition-zero", {}, other.column)
        return _plain(Fraction(one.read(moment)) / Fraction(below))  # type: ignore[arg-type]

    return read


def _is_number(value: Value) -> bool:
    return isinstance(value, int | Fraction) and not isinstance(value, bool)


def _plain(number: int | Fraction) -> int | Fraction:
    """Return a number as a whole one if it is."""
    return int(number) if number.denominator == 1 else number


def _column(tree: Any) -> int:
    place = getattr(tree.meta, "start_pos", 0)
    return int(place) + 1
