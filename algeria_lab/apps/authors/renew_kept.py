"""Kept experiments take the word for the rules of now without being played again.

``python -m algeria_lab.apps.authors.renew_kept algeria insurgent`` is for contributors who have changed what
the word is made from and no war: a sample of each is played and compared row by row, and what comes out
otherwise is left as it is.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from algeria_lab.experiments.kept import catalogue
from algeria_lab.experiments.kept.renewing import PlaysOtherwise, renew
from algeria_lab.lessons.course import written_lessons
from algeria_lab.scenarios import kept_experiments

if TYPE_CHECKING:
    from algeria_lab.experiments.results.table import Wars

    Item = tuple[str, Path, Callable[[Wars], Wars]]


def main(games: Sequence[str]) -> int:
    """Renew the kept results of some games, and return how many could not be."""
    left = 0
    for name, path, shown in (item for game in games for item in _items(game)):
        try:
            said = "renewed" if renew(path, shown) else "holds"
        except PlaysOtherwise as error:
            said, left = str(error), left + 1
        print(f"{name}: {said}")
    return left


def _items(game: str) -> Iterator[Item]:
    for name in catalogue.names():
        if catalogue.question(name).position.game == game:
            yield name, catalogue.path(name), partial(catalogue.shown, name)
    folder = written_lessons()
    for one in kept_experiments.kept_in(folder) if folder else ():
        if one.scenario.game == game and one.file.is_file():
            yield one.name, one.file, partial(kept_experiments.shown_of, experiment=one.experiment)


if __name__ == "__main__":
    sys.exit(min(main(sys.argv[1:]), 1))
