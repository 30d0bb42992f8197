"""Expressions of scenario files: read once with all names checked, then evaluated at moments of a game."""

from __future__ import annotations

from functools import lru_cache

from algeria_lab.scenarios.conditions.games import vocabulary
from algeria_lab.scenarios.conditions.meaning import Meaning
from algeria_lab.scenarios.conditions.parsing import parsed
from algeria_lab.scenarios.conditions.understanding import Understanding
from algeria_lab.scenarios.conditions.vocabulary import Kind, Moment, Value
from algeria_lab.scenarios.conditions.wrong import WrongExpression

__all__ = ["Expression", "WrongExpression"]
_KEPT = 512  # readings; a guide asks for the same ones after every move


class Expression:
    """A condition or a quantity that was read and checked.

    Args:
        text: What was written.
        game: The game it speaks of.
        wanted: What it must be, such as ``truth`` for a condition; anything if None.

    Raises:
        WrongExpression: If it cannot be read, or names something that there is not.
        UnknownName: If there is no such game.

    Attributes:
        kind: What it gives.
        plays: Whether it plays lines to their ends, which takes a while.

    Examples:
        >>> Expression("gov.psl < 30 and turn >= 3", "algeria").kind
        'truth'
    """

    def __init__(self, text: str, game: str, wanted: Kind | None = None) -> None:
        self.text, self.game = text, game
        self._meaning = _understood(text, game)
        self.kind, self.plays = self._meaning.kind, self._meaning.plays > 0
        if wanted and self.kind not in (wanted, "any"):
            values = {"given": self.kind, "expected": wanted}
            raise WrongExpression("condition-whole", values, self._meaning.column)

    def __repr__(self) -> str:
        return f"Expression({self.text!r}, {self.game!r})"

    def value(self, moment: Moment) -> Value:
        """Return what it is at a moment.

        Raises:
            WrongExpression: If it has no value there, as where something is divided by zero.
        """
        return self._meaning.read(moment)

    def holds(self, moment: Moment) -> bool:
        """Return whether it is true at a moment.

        Raises:
            WrongExpression: If it is nothing that could be true, or has no value there.
        """
        if self.kind not in ("truth", "any"):
            values = {"given": self.kind, "expected": "truth"}
            raise WrongExpression("condition-whole", values, self._meaning.column)
        return self.value(moment) is True


@lru_cache(maxsize=_KEPT)
def _understood(text: str, game: str) -> Meaning:
    words = vocabulary(game)
    return Understanding(words, text).of(parsed(text))
