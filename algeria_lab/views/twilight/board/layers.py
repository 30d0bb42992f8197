"""What the map can be tinted for."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from algeria_lab.core.actions import SEATS
from algeria_lab.twilight.geography import SPACES
from algeria_lab.views.play.drawn.layers import Layer, Layers, Shade, shade

if TYPE_CHECKING:
    from algeria_lab.views.twilight.words.text import TwilightWords

# Whose tint a level has: the side for which its Population counts.
TINTS = {"oppose": "fln", "neutral": "grey", "support": "gov"}
MOST_POP = max(space.pop for space in SPACES) + 1  # a City may have one more
# Values, or leads of one side over the other, beyond which a tint is one step deeper.
MORE_PIECES = (1, 3, 6, 10)
MORE_POP = (0, 1, 2, 3)


def make_layers(words: TwilightWords) -> list[Layer]:
    """Return the layers in the order of their menu."""
    made = Layers("campaign", words)
    held: dict[str, Shade] = {side: shade(side, 2, says=made.say(f"control-{side}")) for side in SEATS}
    people = [shade("green", step) for step in range(1, MOST_POP + 1)]
    return [
        made.control(held),
        _support(made),
        made.balance("pieces", "pieces", MORE_PIECES),
        made.markers(),
        made.amount("pop", "pop", MORE_POP, people),
        made.changed(),
    ]


def _support(made: Layers) -> Layer:
    """Tint by level, the deeper the more people are counted; their number stands on the mark of the level."""
    shades = {
        f"{level}-{pop}": shade(tint, pop, says=made.say(f"counted-{level}", count=pop))
        for (level, tint), pop in product(TINTS.items(), range(1, MOST_POP + 1))
    }
    samples = [
        shade(tint, pop) for tint, pop in (("fln", 3), ("fln", 1), ("grey", 2), ("gov", 1), ("gov", 3))
    ]
    return made.layer("support", samples, "table", "level", shades=shades)
