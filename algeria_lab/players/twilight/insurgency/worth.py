"""What a position is worth to the FLN, in points of the final score [CT-6.7].

The score itself counts in full; everything else counts as far as it becomes score later on. A space is rated
by itself, so that a plan can weigh a change in one space without rating the whole board.
"""

from __future__ import annotations

from collections.abc import Sequence

from algeria_lab.players.twilight.differing import differing
from algeria_lab.players.twilight.insurgency.events import worth_of_markers
from algeria_lab.players.twilight.insurgency.spaces import season_of, troops_coming, worth_of_space
from algeria_lab.players.twilight.insurgency.weights import WEIGHTS
from algeria_lab.twilight.geography import ALGERIA, CASUALTIES, COUNTRIES
from algeria_lab.twilight.initiative import STAY_FIRST
from algeria_lab.twilight.pieces import FRENCH, A, B, U
from algeria_lab.twilight.propaganda.resources import FRANCE_TRACK
from algeria_lab.twilight.state import State


def worth(state: State) -> float:
    """Return what a position is worth to the FLN, in points of the final score."""
    rater = Rater(state)
    return rater.tracks() + sum([rater.space(space) for space in ALGERIA])


class Outlook:
    """Tells what positions are worth that may come of one: spaces that stay as they are were rated with it.

    Args:
        before: The position.
    """

    __slots__ = ("_before", "_season", "_spaces")

    def __init__(self, before: State) -> None:
        rater = Rater(before)
        self._before, self._season = before, rater.season
        self._spaces = [rater.space(space) for space in ALGERIA]

    def __call__(self, after: State) -> float:
        """Return what a position is worth, as `worth` does."""
        rater, spaces = Rater(after), self._spaces.copy()
        for space in differing(self._before, after) if rater.season == self._season else ALGERIA:
            spaces[space] = rater.space(space)
        return rater.tracks() + sum(spaces)


class Rater:
    """Rates the spaces and tracks of a position, and what spaces would be worth if they were different.

    Args:
        state: The position.

    Attributes:
        state: The position.
        season: What is the same for all its spaces.
    """

    __slots__ = ("season", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.season = season_of(state)

    def resources(self, number: float) -> float:
        """Return what a number of Resources of the FLN is worth."""
        return WEIGHTS.resource * (min(number, WEIGHTS.enough) + max(0, number - WEIGHTS.enough) / 3)

    def price(self, number: int) -> float:
        """Return what paying a number of Resources costs."""
        held = self.state.fln_resources
        return self.resources(held) - self.resources(held - number)

    def tracks(self) -> float:
        """Return what is not in a space of Algeria: tracks, boxes, the Countries."""
        state, rounds = self.state, self.season.rounds
        held = state.gov_resources
        money = min(held, WEIGHTS.enough_gov) + max(0, held - WEIGHTS.enough_gov) / 3
        lost = sum([state.pieces[CASUALTIES][kind] for kind in FRENCH])
        is_first = (state.first == "fln") == (state.box1 in STAY_FIRST)
        abroad = 0.0
        for space in COUNTRIES:
            row = state.pieces[space]
            abroad += row[B] * (1 + WEIGHTS.base * rounds) + WEIGHTS.abroad * (row[U] + row[A])
        return (
            abroad
            - state.commitment
            + self.resources(state.fln_resources)
            - WEIGHTS.gov_resource * money
            + WEIGHTS.france * self._france()
            - WEIGHTS.border * state.border_zone * rounds * state.is_independent
            + WEIGHTS.french * lost * (state.recall != "in_effect")
            + WEIGHTS.first * is_first
            + worth_of_markers(state)
        )

    def _france(self) -> float:
        box = FRANCE_TRACK[self.state.france]
        return (box.commitment_lost + WEIGHTS.resource * box.fln_resources) * self.season.rounds

    def space(self, space: int) -> float:
        """Return what a space of Algeria is worth."""
        state, row = self.state, tuple(self.state.pieces[space])
        coming = troops_coming(state, space, row) if row[B] else 0
        population = state.pop(space)
        return worth_of_space(
            self.season, space, row, state.support[space], state.terror[space], population, coming
        )

    def rate(self, space: int, row: Sequence[int], level: int, terror: int) -> float:
        """Return what a space of Algeria would be worth with other pieces, level and Terror markers."""
        state = self.state
        coming = troops_coming(state, space, row) if row[B] else 0
        return worth_of_space(self.season, space, tuple(row), level, terror, state.pop(space), coming)
