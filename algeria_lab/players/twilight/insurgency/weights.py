"""What things are worth to the FLN; its plans, its thoughts and its judgements weigh by these numbers.

They are set so that games against the Government's computer player are about even, not as high as they could
go.
"""

from __future__ import annotations

from typing import Final, NamedTuple


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
