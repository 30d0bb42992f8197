"""Kept results take the word for the rules of now without being played, if a sample comes out alike.

For a change of what the word is made from, of which somebody knows that no war is another one. Whoever has
changed a rule plays all wars again.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.kept.cache import OTHER_RULES, lacking, read, reasons, write
from algeria_lab.experiments.playing.running import play
from algeria_lab.experiments.results.table import WAR, Wars

if TYPE_CHECKING:
    from pathlib import Path

SAMPLE = 3  # numbers of dice; each is played for every way and opponent


class PlaysOtherwise(LabError, ValueError):
    """Wars of a sample come out otherwise than the kept ones: the rules have changed."""


def renew(path: Path, shown: Callable[[Wars], Wars], sample: int = SAMPLE) -> bool:
    """Give kept results the word for the rules of now; False where they have it.

    Args:
        path: The file.
        shown: Returns what is kept of a run.
        sample: How many numbers of dice are played again.

    Raises:
        PlaysOtherwise: If a row of the sample is not the kept one; the file is as it was.
        NoResults: If there is no such file.
    """
    wars = read(path)
    if OTHER_RULES not in reasons(wars):
        return False
    question = wars.question
    for seed in sorted(Random(path.stem).sample(question.seeds, min(sample, question.runs))):
        kept = wars.chosen(seed.__eq__, "seed")
        if not _alike(kept, shown(play(question.part(1, seed)))):
            raise PlaysOtherwise(
                f"{path.name} cannot keep its wars: those of seed {seed} come out otherwise now. A word "
                "for the rules stands for wars that replay. Play all of them again: `make cache`."
            )
    write(wars, path)
    return True


def _alike(kept: Wars, played: Wars) -> bool:
    """Return whether a run holds the rows that are kept, in whatever order, and perhaps later measures."""
    more = set(played.names).difference(kept.names)
    if not set(kept.names) <= set(played.names) or not more <= set(lacking(kept)):
        return False
    names = (*WAR, "turn", *kept.names)
    one, other = (sorted(zip(*(wars[name] for name in names), strict=True)) for wars in (kept, played))
    return one == other
