"""What the map of the board can be tinted for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.core.actions import SEATS
from algeria_lab.views.play.drawn.layers import Layer, Layers, Shade, shade

if TYPE_CHECKING:
    from algeria_lab.views.algeria.words.text import Words

# Values, or leads of one side over the other, beyond which a tint is one step deeper.
MORE_UNITS = (2, 4, 7, 11)
MORE_FIRE = (4, 9, 16, 26)
MORE_INCOME = (1, 2, 3, 4)


def make_layers(words: Words) -> list[Layer]:
    """Return the layers in the order of their menu."""
    made = Layers("atlas", words)
    held: dict[str, Shade] = {
        side: shade(side, 2, made.say(f"short-{side}"), made.say(f"control-{side}")) for side in SEATS
    }
    income = [shade("fln", step) for step in range(5)]
    return [
        made.control(held),
        made.balance("presence", "units", MORE_UNITS),
        made.balance("fire", "fire", MORE_FIRE),
        made.markers(),
        made.amount("income", "income", MORE_INCOME, income, figure="+%value%"),
        made.changed(),
    ]
