"""The tree of a condition becomes what can be read at a moment; names and kinds are checked on the way."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from itertools import pairwise
from typing import Any

from lark import Token, Tree

from algeria_lab.scenarios.conditions.calls import asked, awaited
from algeria_lab.scenarios.conditions.meaning import (
    Meaning,
    common_domain,
    expect,
    fitted,
    gathered,
    holds,
    link,
    plain,
    quotient,
)
from algeria_lab.scenarios.conditions.vocabulary import Kind, Vocabulary
from algeria_lab.scenarios.conditions.wrong import WrongExpression, unknown

MOST_DEEP = 25
MOST_PLAYED = 4
_SUMS: Mapping[str, Callable[[Any, Any], Any]] = {
    "added": operator.add,
    "subtracted": operator.sub,
    "multiplied": operator.mul,
}
_SETS: Mapping[str, Callable[[Any, Any], Any]] = {"added": operator.or_, "subtracted": operator.sub}


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

    def _all(self, trees: Iterable[Any], depth: int, kind: Kind = "any") -> list[Meaning]:
        """Return the meanings of several parts, all of a kind.

        Raises:
            WrongExpression: If one is wrong; what is wrong about the others comes with it.
        """
        made, wrong = [], []
        for tree in trees:
            try:
                made.append(self.of(tree, depth))
                expect(made[-1], (kind,))
            except WrongExpression as error:
                wrong += [error, *error.more]
        if wrong:
            raise wrong[0].along_with(wrong[1:])
        return made

    def _number(self, tree: Tree[Token], _depth: int) -> Meaning:
        number = Fraction(str(tree.children[0]))
        return Meaning("number", lambda _: plain(number), _column(tree))

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
        return unknown("condition-name", given, (*self._words.names, *self._words.functions), column)

    def _listed(self, tree: Tree[Token], depth: int) -> Meaning:
        parts = self._all(_given(tree.children), depth)
        items: Kind = "number" if parts and parts[0].kind == "number" else "text"
        for part in parts:
            expect(part, (items,))
        texts = tuple([text for part in parts for text in part.texts])
        read = [part.read for part in parts]
        made = gathered("set", lambda moment: frozenset([one(moment) for one in read]), _column(tree), parts)
        return made._replace(items=items, texts=texts if len(texts) == len(parts) else ())

    def _joined(self, tree: Tree[Token], depth: int) -> Meaning:
        parts = self._all(tree.children, depth, "truth")
        read, every = [part.read for part in parts], all if tree.data == "both" else any
        return gathered(
            "truth", lambda moment: every(one(moment) is True for one in read), _column(tree), parts
        )

    def _negated(self, tree: Tree[Token], depth: int) -> Meaning:
        part = self.of(tree.children[0], depth)
        expect(part, ("truth",))
        return gathered("truth", lambda moment: part.read(moment) is not True, _column(tree), [part])

    def _compared(self, tree: Tree[Token], depth: int) -> Meaning:
        parts = self._all(tree.children[::2], depth)
        signs = [str(sign) for sign in tree.children[1::2]]
        links = [link(one, sign, other) for (one, other), sign in zip(pairwise(parts), signs, strict=True)]
        return gathered("truth", lambda moment: all(link(moment) for link in links), _column(tree), parts)

    def _contained(self, tree: Tree[Token], depth: int) -> Meaning:
        one, whole = self._all(tree.children, depth)
        expect(whole, ("set",))
        held = one.items if one.kind == "set" else one.kind
        if "any" not in (held, whole.kind) and held != whole.items:
            raise WrongExpression("condition-compared", {"given": held, "expected": whole.items}, one.column)
        one, whole = fitted(one, whole.domain), fitted(whole, one.domain)
        common_domain(one, whole)
        wanted = tree.data == "contained"
        return gathered(
            "truth",
            lambda moment: holds(whole.read(moment), one.read(moment)) == wanted,
            _column(tree),
            [one, whole],
        )

    def _minus(self, tree: Tree[Token], depth: int) -> Meaning:
        part = self.of(tree.children[0], depth)
        expect(part, ("number",), loosely=False)
        return gathered("number", lambda moment: -part.read(moment), _column(tree), [part])  # type: ignore[operator]

    def _summed(self, tree: Tree[Token], depth: int) -> Meaning:
        one, other = parts = self._all(tree.children, depth)
        if one.kind == "set" and tree.data in _SETS:
            return self._united(tree, one, other)
        for part in parts:
            expect(part, ("number",), loosely=False)
        if tree.data == "divided":
            return gathered("number", quotient(one, other), _column(tree), parts)
        how = _SUMS[tree.data]
        return gathered(
            "number", lambda moment: plain(how(one.read(moment), other.read(moment))), _column(tree), parts
        )

    def _united(self, tree: Tree[Token], one: Meaning, other: Meaning) -> Meaning:
        expect(other, ("set",), loosely=False)
        if one.items != other.items:
            values = {"given": one.items, "expected": other.items}
            raise WrongExpression("condition-compared", values, other.column)
        one, other = fitted(one, other.domain), fitted(other, one.domain)
        how = _SETS[tree.data]
        made = gathered(
            "set", lambda moment: how(one.read(moment), other.read(moment)), _column(tree), [one, other]
        )
        return made._replace(items=one.items, domain=common_domain(one, other))

    def _call(self, tree: Tree[Token], depth: int) -> Meaning:
        called, column = str(tree.children[0]), _column(tree)
        function = self._words.functions.get(called)
        if function is None:
            if called in self._words.names:
                raise WrongExpression("condition-no-brackets", {"given": called}, column)
            raise unknown("condition-function", called, self._words.functions, column)
        given: dict[str, Any] = {}
        for place, argument in enumerate(_given(tree.children[1:])):
            word, value = argument.children
            wanted = awaited(called, function, place, word and str(word), _column(argument))
            if wanted.name in given:
                raise WrongExpression("condition-twice", {"given": wanted.name}, _column(argument))
            given[wanted.name] = value
        parts = dict(zip(given, self._all(given.values(), depth), strict=True))
        return asked(called, function, parts, column)


def _given(children: Iterable[Any]) -> list[Any]:
    """Return what stands in brackets; the tree of empty ones holds None."""
    return [child for child in children if child is not None]


def _column(tree: Any) -> int:
    place = getattr(tree.meta, "start_pos", 0)
    return int(place) + 1
