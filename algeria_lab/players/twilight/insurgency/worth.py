"""What a position is worth to the FLN, in points of the final score [CT-6.7].

The score itself counts in full; everything else counts as far as it becomes score later on. A space is rated
by itself, so that a plan can weigh a change in one space without rating the whole board. The numbers are
set so that games against the Government's computer player are about even, not as high as they could go.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from algeria_lab.players.twilight.insurgency.events import worth_of_markers
from algeria_lab.players.twilight.insurgency.reading import Threat, fln_acts_next
from algeria_lab.twilight.geography import ALGERIA, CASUALTIES, COUNTRIES
from algeria_lab.twilight.initiative import STAY_FIRST
from algeria_lab.twilight.operations.force import assault_losses
from algeria_lab.twilight.pieces import AP, AT, FP, FRENCH, FT, GB, A, B, U
from algeria_lab.twilight.propaganda.resources import FRANCE_TRACK
from algeria_lab.twilight.state import OPPOSE, SUPPORT, State


class Weights(NamedTuple):
    """What things are worth, in points of the final score.

    Attributes:
        resource: A Resource of the FLN, up to `enough`; beyond it a third of that.
        enough: How many Resources are surely of use.
        gov_resource: A Resource of the Government, up to `enough_gov`.
        enough_gov: How many of them are surely of use to it.
        underground, active: Each of the first three Guerrillas of a space.
        more: Each further Guerrilla.
        abroad: A Guerrilla in a Country.
        base: What a Base will bring beside the point that it scores, for each Round in sight.
        agitable: What the FLN could bring to Opposition in a Support Phase, for each level and Population.
        pacifiable: What the Government could Pacify in one, for each level and Population.
        rallying: What the FLN could bring to Opposition by Agitation after a Rally, likewise.
        control: Control of a populated space by either side, for each Population.
        terror: A Terror marker where the Government would have to Pacify.
        lurking: An Underground Guerrilla in a space at Support, for each Population.
        near: An Active Guerrilla there.
        exposed: What an Assault could remove before the FLN acts, as a share of its worth.
        exposed_later: The same if the FLN acts first.
        latent: What a Sweep and an Assault after it could remove, as a share of its worth.
        cube: A cube in play, which Terror, Subversion and Ambushes wear down.
        french: A French piece in Casualties.
        french_base: A Government Base in Algeria.
        france: A Commitment that the France Track takes in each Round in sight.
        border: A box of the Border Zone Track, for each Round in sight.
        first: Being 1st Eligible for the next card.
    """

    resource: float = 0.5
    enough: int = 6
    gov_resource: float = 0.25
    enough_gov: int = 12
    underground: float = 0.35
    active: float = 0.2
    more: float = 0.15
    abroad: float = 0.4
    base: float = 0.5
    agitable: float = 0.35
    pacifiable: float = 0.4
    rallying: float = 0.15
    control: float = 0.15
    terror: float = 0.4
    lurking: float = 0.5
    near: float = 0.3
    exposed: float = 0.8
    exposed_later: float = 0.3
    latent: float = 0.25
    cube: float = 0.1
    french: float = 0.3
    french_base: float = 0.3
    france: float = 0.9
    border: float = 0.35
    first: float = 0.3


WEIGHTS = Weights()
BASE_KILLED: Final = 2.0
"""A Base scores a point, and its fall gives the Government one of Commitment."""
MANY: Final = 3
ROUNDS_IN_SIGHT: Final = 2


def rounds_in_sight(state: State) -> int:
    """Return how many Rounds a track or a Base is likely to stay as it is."""
    return min(ROUNDS_IN_SIGHT, max(1, state.propaganda_total - state.propaganda_played))


def worth(state: State, weights: Weights = WEIGHTS) -> float:
    """Return what a position is worth to the FLN, in points of the final score."""
    rater = Rater(state, weights)
    return rater.tracks() + sum([rater.space(space) for space in ALGERIA])


class Rater:
    """Rates the spaces and tracks of a position that may change while it is rated.

    Args:
        state: The position.
        weights: What things are worth.

    Attributes:
        state: The position.
        weights: What things are worth.
    """

    __slots__ = ("_is_last", "_rounds", "_share", "_threat", "state", "weights")

    def __init__(self, state: State, weights: Weights = WEIGHTS) -> None:
        self.state, self.weights = state, weights
        self._rounds = rounds_in_sight(state)
        self._is_last = state.is_final_campaign
        self._share = weights.exposed_later if fln_acts_next(state) else weights.exposed
        self._threat = Threat(state)

    def resources(self, number: float) -> float:
        """Return what a number of Resources of the FLN is worth."""
        weights = self.weights
        return weights.resource * (min(number, weights.enough) + max(0, number - weights.enough) / 3)

    def price(self, number: int) -> float:
        """Return what paying a number of Resources costs."""
        held = self.state.fln_resources
        return self.resources(held) - self.resources(held - number)

    def tracks(self) -> float:
        """Return what is not in a space of Algeria: tracks, boxes, the Countries."""
        state, weights = self.state, self.weights
        held = state.gov_resources
        money = min(held, weights.enough_gov) + max(0, held - weights.enough_gov) / 3
        lost = sum([state.pieces[CASUALTIES][kind] for kind in FRENCH])
        is_first = (state.first == "fln") == (state.box1 in STAY_FIRST)
        abroad = 0.0
        for space in COUNTRIES:
            row = state.pieces[space]
            abroad += row[B] * (1 + weights.base * self._rounds) + weights.abroad * (row[U] + row[A])
        return (
            abroad
            - state.commitment
            + self.resources(state.fln_resources)
            - weights.gov_resource * money
            + weights.france * self._france()
            - weights.border * state.border_zone * self._rounds * state.is_independent
            + weights.french * lost * (state.recall != "in_effect")
            + weights.first * is_first
            + worth_of_markers(state)
        )

    def _france(self) -> float:
        box = FRANCE_TRACK[self.state.france]
        return (box.commitment_lost + self.weights.resource * box.fln_resources) * self._rounds

    def space(self, space: int) -> float:
        """Return what a space of Algeria is worth."""
        state, weights = self.state, self.weights
        row = state.pieces[space]
        hidden, active, bases = row[U], row[A], row[B]
        cubes = row[FT] + row[FP] + row[AT] + row[AP]
        total = -weights.cube * cubes - weights.french_base * row[GB]
        if hidden or active or bases:
            few = min(hidden, MANY)
            few_active = min(active, MANY - few)
            total += weights.underground * few + weights.active * few_active
            total += weights.more * (hidden + active - few - few_active)
            total += bases * (1 + weights.base * self._rounds)
            total -= self._danger(space, cubes)
        if population := state.pop(space):
            lead = cubes + row[GB] - hidden - active - bases
            total += population * self._people(space, lead)
            total += weights.terror * state.terror[space] * (0.5 if state.support[space] == OPPOSE else 1)
        return total

    def _danger(self, space: int, cubes: int) -> float:
        """Return what the Government's next blows are likely to cost in a space."""
        state, weights = self.state, self.weights
        row = state.pieces[space]
        total = 0.0
        if cubes and (row[A] or row[B]):
            guerrillas, fallen = assault_losses(state, space)
            total += self._share * (BASE_KILLED * fallen + weights.active * guerrillas)
        if row[B]:
            total += weights.latent * BASE_KILLED * self._threat.fallen(space)
        return total

    def _people(self, space: int, lead: int) -> float:
        """Return what a populated space is worth for each Population."""
        state, weights = self.state, self.weights
        row, level = state.pieces[space], state.support[space]
        present = row[U] + row[A] + row[B]
        total = float(-level)
        if level == SUPPORT and present:
            total += weights.lurking if row[U] else weights.near
        total -= weights.control * ((lead > 0) - (lead < 0))
        if level != OPPOSE and (lead < 0 or row[B]):
            total += weights.rallying * (level - OPPOSE)
        if self._is_last:
            return total
        if level != OPPOSE and present and lead <= 0:
            total += weights.agitable * (level - OPPOSE)
        if level != SUPPORT and lead > 0 and row[FT] + row[AT] and row[FP] + row[AP]:
            total -= weights.pacifiable * (SUPPORT - level)
        return total
