"""The workers of the browser that play wars, known before anybody needs what playing wars takes to import."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Hear = Callable[[int, str], object]  # the number of a block, and what was played of it as a line


class Crew(Protocol):
    """The workers, as the browser has them (`widgets/site/kernel/crew.ts`)."""

    size: int

    def play(self, number: int, question: str, seed: int, runs: int) -> None:
        """Hand out a block; an empty question is that of the block before."""

    def drop(self, number: int) -> None:
        """Forget a block that nobody has begun."""

    def warm(self) -> None:
        """Begin the workers, that they stand ready when somebody asks."""


class Hired:
    """Between the workers and whoever hands blocks to them.

    Attributes:
        crew: The workers; None as long as nobody has told of any.
        hear: Whoever hears of what was played.
    """

    crew: Crew | None = None
    hear: Hear | None = None


HIRED = Hired()
