"""Kept results take the word for the rules of now without being played, if a sample comes out alike.

For a change of what the word is made from, of which somebody knows that no war is another one. Whoever has
changed a rule plays all wars again.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.kept.cache import OTHER_RULES, read, reasons, write
from algeria_lab.experiments.playing.running import play
from algeria_lab.experiments.results.frames import question_of

if TYPE_CHECKING:
    from pathlib import Path

    from pandas import DataFrame

SAMPLE = 3  # numbers of dice; each is played for every way and opponent


class PlaysOtherwise(LabError, ValueError):
    """Wars of a sample come out otherwise than the kept ones: the rules have changed."""


def renew(path: Path, shown: Callable[[DataFrame], DataFrame], sample: int = SAMPLE) -> bool:
    """Give kept results the word for the rules of now; False where they have it.

    Args:
        path: The file.
        shown: Returns what is kept of a run.
        sample: How many numbers of dice are played again.

    Raises:
        PlaysOtherwise: If a row of the sample is not the kept one; the file is as it was.
        NoResults: If there is no such file.
    """
    frame = read(path)
    if OTHER_RULES not in reasons(frame):
        return False
    question = question_of(frame)
    for seed in sorted(Random(path.stem).sample(question.seeds, min(sample, question.runs))):
        kept = frame[frame["seed"] == seed]
        if not _alike(kept, shown(play(question.part(1, seed)))):
            raise PlaysOtherwise(
                f"{path.name} cannot keep its wars: those of seed {seed} come out otherwise now. A word "
                "for the rules stands for wars that replay. Play all of them again: `make cache`."
            )
    write(frame, path)
    return True


def _alike(kept: DataFrame, played: DataFrame) -> bool:
    """Return whether two runs hold the same rows, in whatever order."""
    names = list(kept.columns)
    if sorted(names) != sorted(played.columns):
        return False
    by = ["way", "against", "seed", "turn"]
    one, other = (rows[names].astype(object).sort_values(by, ignore_index=True) for rows in (kept, played))
    return bool(one.equals(other))
