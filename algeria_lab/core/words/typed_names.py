"""Names as people type them: what a game prints is read back, in any case, with accents or without.

A game says what its things are called; an action keeps their ids.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches
from unicodedata import combining, normalize

from algeria_lab.core.refusals import NearlyNamed

_MOST_WORDS = 40
_ARTICLES = frozenset({"the", "la", "le", "les", "l"})
_NEAR = 0.8  # how alike a name must be to be offered instead


def folded(text: str) -> str:
    """Return a name without case, accents, hyphens, brackets and a leading article.

    Examples:
        >>> folded("Béjaïa"), folded("Tizi-Ouzou"), folded("l’unité de Police 8"), folded("Mostaganem (V-4)")
        ('bejaia', 'tizi ouzou', 'unite de police 8', 'mostaganem v 4')
    """
    plain = "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
    first, *rest = re.sub(r"[^a-z0-9_]+", " ", plain).split() or [""]
    return " ".join(rest if first in _ARTICLES and rest else (first, *rest))


class TypedNames:
    """What the things of a game are called.

    Args:
        names: All that a thing is called, by its id, which is understood without its hyphen, too. A name that
            several things have stands for none of them.
        words: Sides, verbs and whatever else may stand in an action.
    """

    def __init__(self, names: Mapping[str, Iterable[str]], words: Iterable[str]) -> None:
        self._plain = frozenset((*names, *words))
        self._said: dict[str, tuple[str, str]] = {}
        twice = set()
        for key, called in names.items():
            # A name before its own id would read "algiers algiers", two places, as one.
            behind = [f"{name} ({key})" for name in called if folded(name) != folded(key)]
            for name in (key, key.replace("-", ""), *called, *behind):
                if self._said.setdefault(folded(name), (key, name))[0] != key:
                    twice.add(folded(name))
        for name in twice:
            del self._said[name]
        self._longest = max(len(name.split()) for name in self._said)

    def id_of(self, text: str) -> str | None:
        """Return the id of the one thing that a text names, or None."""
        return self._said.get(folded(text), (None, ""))[0]

    def nearest(self, text: str, among: Collection[str]) -> str:
        """Return the id of what is called most like a text, of those *among* some; empty for none."""
        names = [name for name, (key, _) in self._said.items() if key in among]
        near = get_close_matches(folded(text), names, n=1)
        return self._said[near[0]][0] if near else ""

    def read(self, text: str) -> str:
        """Return an action text with the ids of all things that it names.

        Raises:
            NearlyNamed: If something in it is nearly a name.
        """
        words = text.split()
        if len(words) > _MOST_WORDS or all(word in self._plain for word in words):
            return text
        read: list[str] = []
        unknown: list[str] = []
        while words:
            size, key = self._first(words)
            if key:
                self._suggest(unknown)
                read.append(key)
            else:
                read.append(words[0])
                unknown.append(words[0])
            del words[:size]
        self._suggest(unknown)
        return " ".join(read)

    def _first(self, words: list[str]) -> tuple[int, str]:
        """Return how many words the longest name at the beginning has, and its thing; empty for none."""
        for size in range(min(self._longest, len(words)), 0, -1):
            if found := self._said.get(folded(" ".join(words[:size]))):
                return size, found[0]
        lower = words[0].lower()
        return 1, lower if lower in self._plain else ""

    def _suggest(self, unknown: list[str]) -> None:
        """Refuse words that are nearly a name, together or one by one; then forget them.

        A wrong number is no slip of the pen: what does not exist is left to the rules.

        Raises:
            NearlyNamed: If they are.
        """
        for given in dict.fromkeys((" ".join(unknown), *unknown)):
            near = get_close_matches(folded(given), self._said, n=1, cutoff=_NEAR)
            if near and _without_numbers(near[0]) != _without_numbers(folded(given)):
                key, name = self._said[near[0]]
                which = "" if name == key else f" ({key})"
                raise NearlyNamed(given, f"{name}{which}")
        unknown.clear()


def _without_numbers(text: str) -> str:
    return re.sub(r"\d", "", text)
