"""How a learner says what it does: by the number of an action, or word by word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, TypeAlias

from algeria_lab.core.actions import Action
from algeria_lab.core.refusals import LabError, UnknownName
from algeria_lab.interop.action_list import ActionList
from algeria_lab.interop.encoding import Mask
from algeria_lab.interop.observing import Vector

Refused: TypeAlias = Callable[[int], LabError]
END = "."  # says that an action is complete where another one goes on


class ByNumber:
    """Each action has a number, the same in every position: as many as there are actions.

    Args:
        actions: All actions.

    Attributes:
        size: How many numbers there are.
        names: What is added to the observation: nothing.
    """

    names: ClassVar[tuple[str, ...]] = ()

    def __init__(self, actions: ActionList) -> None:
        self.actions, self.size = actions, len(actions)

    def offer(self, legal: Sequence[Action], refused: Refused) -> None:
        """Turn to a decision.

        Args:
            legal: What may be done.
            refused: Returns the error for what may not.
        """
        self._legal, self._refused = legal, refused
        self._numbers = self.actions.ids_of(legal)

    @property
    def numbers(self) -> list[int]:
        """The numbers that may be chosen now, in the order of the rules."""
        return self._numbers

    def mask(self, row: Mask) -> None:
        """Write a 1 into a row of zeros for each number that may be chosen now."""
        row[self._numbers] = 1

    def said(self, row: Vector) -> None:
        """Write what has been said so far: nothing."""

    def choose(self, number: int) -> Action | None:
        """Return the action with a number.

        Raises:
            IllegalAction: If it is not legal now, in words.
            UnknownName: If there is no such number.
        """
        try:
            return self._legal[self._numbers.index(number)]
        except ValueError:
            raise self._refused(number) from None


class ByWord:
    """Each word has a number; an action is said word by word and done once only one is meant.

    A verb, a place, a kind of pieces, how many: some words for each action instead of a number for each. What
    has been said so far stands in the observation, one block of words for each place in the line. A word that
    could not be another is not asked for.

    Args:
        actions: All actions.

    Attributes:
        size: How many words there are, with the one that ends an action.
        words: The words.
        names: What is added to the observation, such as ``said 1 move``.
    """

    def __init__(self, actions: ActionList) -> None:
        self.words = (*actions.words, END)
        self.size = len(self.words)
        self._place = {word: number for number, word in enumerate(self.words)}
        most = actions.word_numbers.shape[1]
        self.names = tuple([f"said {at} {word}" for at in range(1, most) for word in self.words])

    def offer(self, legal: Sequence[Action], refused: Refused | None = None) -> None:  # noqa: ARG002
        """Turn to a decision.

        Args:
            legal: What may be done.
            refused: Not used: a word is refused by those that could come next.
        """
        self._left = [(action, (action.verb, *action.args, END)) for action in legal]
        self._said: list[str] = []

    @property
    def numbers(self) -> list[int]:
        """The numbers of the words that may come next."""
        return sorted([self._place[word] for word in self._next()])

    def mask(self, row: Mask) -> None:
        """Write a 1 into a row of zeros for each word that may come next."""
        row[self.numbers] = 1

    def said(self, row: Vector) -> None:
        """Write the words said so far into a row of zeros of the length of `names`."""
        row[[at * self.size + self._place[word] for at, word in enumerate(self._said)]] = 1

    def _next(self) -> set[str]:
        at = len(self._said)
        return {words[at] for _, words in self._left}

    def choose(self, number: int) -> Action | None:
        """Say a word; return the action once only one is meant, None before.

        Raises:
            UnknownName: If the word does not come next in any legal action, or there is no such number.
        """
        if not 0 <= number < self.size:
            raise UnknownName("number of a word", number, (f"0 to {self.size - 1}",))
        word, offered = self.words[number], self._next()
        if word not in offered:
            raise UnknownName(f"word after {' '.join(self._said)!r}", word, sorted(offered))
        at = len(self._said)
        self._left = [one for one in self._left if one[1][at] == word]
        self._said.append(word)
        while len(self._left) > 1 and len(following := self._next()) == 1:
            self._said += following
        return self._left[0][0] if len(self._left) == 1 else None


Choosing: TypeAlias = ByNumber | ByWord
BY_NUMBER, BY_WORD = "numbers", "words"
CHOOSING: dict[str, type[ByNumber | ByWord]] = {BY_NUMBER: ByNumber, BY_WORD: ByWord}


def choosing(asked: str, actions: ActionList) -> Choosing:
    """Return how a learner says what it does.

    Args:
        asked: ``numbers`` or ``words``.
        actions: All actions.

    Raises:
        UnknownName: For anything else.
    """
    if asked not in CHOOSING:
        raise UnknownName("way to say actions", asked, CHOOSING)
    return CHOOSING[asked](actions)
