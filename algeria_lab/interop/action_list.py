"""The fixed list of what may ever be done in a game, with a number each.

It is multiplied out from the rules: every verb of every decision with every word that it may take. Nothing is
collected from play, so a number means the same in every position, war and process.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from algeria_lab.core.actions import Action, Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.verbs import Verb

Words: TypeAlias = Mapping[str, Sequence[str]]
Args: TypeAlias = tuple[str, ...]
Table: TypeAlias = NDArray[np.int32]
Never: TypeAlias = Callable[[str, Args], bool]


def nothing(verb: str, args: Args) -> bool:  # noqa: ARG001 - most games leave nothing out
    """Leave nothing out."""
    return False


class ActionList:
    """All actions of a game without their seat, numbered from 0: by verb, then by what it takes.

    Args:
        steps: The verbs of each decision.
        words: The words of each kind that verbs take, such as the names of all areas.
        never: Tells of words that no rule allows together, to be left out.

    Attributes:
        texts: All of them as text, such as ``raid V-4``; the place is the number.
    """

    def __init__(self, steps: Iterable[Mapping[str, Verb]], words: Words, never: Never = nothing) -> None:
        taken = sorted({(name, verb.takes) for step in steps for name, verb in step.items()})
        listed = (
            (name, args)
            for name, takes in taken
            for args in product(*[words.get(kind) or kind.split("|") for kind in takes])
            if not never(name, args)
        )
        # Two decisions may give one verb different kinds of words, some of them the same.
        self._parts: tuple[tuple[str, Args], ...] = tuple(dict.fromkeys(listed))
        # By verb first: a step looks up dozens, and so no pair is made for each.
        self._numbers: dict[str, dict[Args, int]] = {}
        for number, (verb, args) in enumerate(self._parts):
            self._numbers.setdefault(verb, {})[args] = number
        self.texts = tuple([" ".join((verb, *args)) for verb, args in self._parts])

    @cached_property
    def verbs(self) -> tuple[str, ...]:
        """All verbs, in the order of the alphabet."""
        return tuple(sorted({verb for verb, _ in self._parts}))

    @cached_property
    def verb_numbers(self) -> Table:
        """The place in `verbs` of the verb of each action, of shape ``(len(actions),)``."""
        place = {verb: number for number, verb in enumerate(self.verbs)}
        return np.array([place[verb] for verb, _ in self._parts], dtype=np.int32)

    @cached_property
    def words(self) -> tuple[str, ...]:
        """All words of which actions are made, verbs and what they take, in the order of the alphabet."""
        return tuple(sorted({word for verb, args in self._parts for word in (verb, *args)}))

    @cached_property
    def word_numbers(self) -> Table:
        """The places in `words` of the words of each action, of shape ``(len(actions), most words)``.

        Where an action has fewer words, the rest of its row is ``len(words)``, one more than the last place:
        weights of words need one entry more, a 0, to be read by whole rows.
        """
        place = {word: number for number, word in enumerate(self.words)}
        most = max(1 + len(args) for _, args in self._parts)
        table = np.full((len(self), most), len(self.words), dtype=np.int32)
        for number, (verb, args) in enumerate(self._parts):
            table[number, : 1 + len(args)] = [place[word] for word in (verb, *args)]
        return table

    def __len__(self) -> int:
        return len(self.texts)

    def __iter__(self) -> Iterator[str]:
        return iter(self.texts)

    def __repr__(self) -> str:
        return f"ActionList({len(self)} actions, {self.texts[0]!r} to {self.texts[-1]!r}; {self.fingerprint})"

    @property
    def fingerprint(self) -> str:
        """A short hash of the list: two lists with the same one mean the same by every number."""
        return hashlib.sha256("\n".join(self.texts).encode()).hexdigest()[:12]

    def action_of(self, number: int, seat: Seat) -> Action:
        """Return the action with a number, done by a side.

        Raises:
            UnknownName: If the list has no such number.
        """
        if not 0 <= number < len(self):
            raise UnknownName("number of an action", number, (f"0 to {len(self) - 1}",))
        return Action(seat, *self._parts[number])

    def id_of(self, action: Action | str) -> int:
        """Return the number of an action, whoever does it.

        Args:
            action: An action, or its text with or without the side, such as ``raid V-4``.

        Raises:
            UnknownName: If it is not on the list.
        """
        asked = action if isinstance(action, Action) else Action.parse(action, "fln")
        number = self._numbers.get(asked.verb, {}).get(asked.args)
        if number is None:
            raise UnknownName("action", " ".join((asked.verb, *asked.args)), self.texts)
        return number

    def ids_of(self, actions: Iterable[Action]) -> list[int]:
        """Return the numbers of actions that the rules gave."""
        numbers = self._numbers
        return [numbers[verb][args] for _, verb, args in actions]
