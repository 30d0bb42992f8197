"""How many wars of each kind there are, and by which numbers of the dice: of the rows, not the question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.views.shared.messages import GameWords


def sizes_of(wars: Wars) -> list[int]:
    """Return how many wars there are of each kind: of each way against each opponent, from each position."""
    return wars.once("sizes", lambda: _sizes(wars))


def _sizes(wars: Wars) -> list[int]:
    ends = wars.at()
    kinds = zip(*(ends[name] for name in wars.key if name != "seed"), strict=True)
    return list(Counter(kinds).values())


def seeds_of(wars: Wars) -> list[int]:
    """Return the seeds of which there is a war, ascending."""
    return sorted(set(wars["seed"]))


def number_of(words: GameWords, sizes: Iterable[int]) -> int | str:
    """Return how many there are of each kind: a number, or the least and the most, such as *8–11*."""
    ordered = sorted(set(sizes)) or [0]
    if len(ordered) == 1:
        return ordered[0]
    return "–".join(map(words.number, (ordered[0], ordered[-1])))


def seeds_text(words: GameWords, seeds: Collection[int]) -> str:
    """Return the seeds as a sentence names them: from the first to the last, and how many, if some lack.

    Args:
        words: The reader's language.
        seeds: The seeds, each once; there may be none.
    """
    if not seeds:
        return words.number(0)
    ends = {"first": str(min(seeds)), "last": str(max(seeds))}
    if len(seeds) == 1:
        return ends["first"]
    if max(seeds) - min(seeds) + 1 == len(seeds):
        return words.say("experiment-seeds", **ends)
    return words.say("experiment-seeds-some", **ends, number=len(seeds))
