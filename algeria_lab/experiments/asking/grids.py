"""One question from several positions: the points of a grid differ in where wars begin and in nothing else.

It is asked, and checked, in `several`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from algeria_lab.core.words.short import short_repr
from algeria_lab.experiments.asking.openings import OpeningRefused
from algeria_lab.experiments.asking.positions import Beginning, NoSuchExperiment
from algeria_lab.experiments.asking.questions import Question

FORMAT = "algeria-grid/1"
POSITION = "position"  # the column that names the point


@dataclass(frozen=True)
class Grid:
    """A question that is asked from several positions of one game, with the same seeds at each.

    Attributes:
        positions: Where the wars begin, by the names that tables give them; the first is what the others are
            compared with.
        asked: The question from the first of them.
    """

    positions: Mapping[str, Beginning]
    asked: Question

    __repr__ = short_repr

    @cached_property
    def points(self) -> dict[str, Question]:
        """The question from each position, by its name."""
        return {name: replace(self.asked, position=place) for name, place in self.positions.items()}

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.asked.position.game

    @property
    def wars(self) -> int:
        """How many wars are played in all."""
        return self.asked.wars * len(self.positions)

    def part(self, runs: int, seed: int) -> Grid:
        """Return the same over other seeds."""
        return replace(self, asked=self.asked.part(runs, seed))

    def only(self, names: Iterable[str]) -> Grid:
        """Return the same over some of its positions, in their order."""
        kept = frozenset(names)
        left = {name: place for name, place in self.positions.items() if name in kept}
        return replace(self, positions=left, asked=replace(self.asked, position=next(iter(left.values()))))

    def to_json(self) -> dict[str, Any]:
        """Return the grid as plain JSON; `from_json` reads it back."""
        places = [{"name": name, "position": place.to_json()} for name, place in self.positions.items()]
        return {"format": FORMAT, "positions": places, "question": self.asked.to_json()}

    @classmethod
    def from_json(cls, data: Any) -> Grid:
        """Return the grid that `to_json` wrote, unchecked.

        Raises:
            NoSuchExperiment: If it is none.
        """
        try:
            places = {str(row["name"]): Beginning.from_json(row["position"]) for row in data["positions"]}
            asked = Question.from_json(data["question"])
            return cls(places, replace(asked, position=next(iter(places.values()))))
        except (KeyError, TypeError, ValueError, AttributeError, StopIteration) as error:
            if isinstance(error, NoSuchExperiment):
                raise
            raise NoSuchExperiment(
                f"the question is damaged ({type(error).__name__}: {error}). Ask it anew."
            ) from error


def refused_at(name: str, error: OpeningRefused) -> OpeningRefused:
    """Return the refusal of an opening with the position from which it was to be played."""
    return OpeningRefused(error.asked, error.refusal, error.told, f"from {name!r} {error.where}")


def is_grid(data: object) -> bool:
    """Return whether JSON is that of a grid, and not of one question."""
    return isinstance(data, Mapping) and data.get("format") == FORMAT


def asked_in(data: Any) -> Question | Grid:
    """Return the question, or the grid, that stands in JSON.

    Raises:
        NoSuchExperiment: If it is neither.
    """
    return Grid.from_json(data) if is_grid(data) else Question.from_json(data)
