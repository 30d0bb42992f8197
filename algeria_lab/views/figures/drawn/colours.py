"""Colours as matplotlib takes them, and the same as shades of grey."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from algeria_lab.views.figures.drawn.reading import Look

Shade = tuple[float, float, float, float]
NOTHING: Shade = (0.0, 0.0, 0.0, 0.0)
# How light red, green and blue are to the eye (Rec. 709).
WEIGHTS = (0.2126, 0.7152, 0.0722)
GAMMA = 2.2


def shade(colour: str | None, alpha: float | None, look: Look) -> Shade:
    """Return a colour with its opacity, in grey if the page is grey.

    Args:
        colour: A name or ``#rrggbb``; None for nothing.
        alpha: Opacity from 0 to 1; None for 1.
        look: Whether it is grey.
    """
    from matplotlib.colors import to_rgb

    if colour is None:
        return NOTHING
    mixed = to_rgb(colour)
    return (*(grey(mixed) if look.grey else mixed), 1.0 if alpha is None else float(alpha))


def grey(colour: tuple[float, float, float]) -> tuple[float, float, float]:
    """Return the grey that is as light as a colour; parts go from 0 to 1.

    Examples:
        >>> grey((1.0, 1.0, 1.0))
        (1.0, 1.0, 1.0)
    """
    light = sum(weight * part**GAMMA for weight, part in zip(WEIGHTS, colour, strict=True)) ** (1 / GAMMA)
    level = round(light, 4)
    return level, level, level


def on_paper(over: Shade, under: Shade) -> Shade:
    """Return what a colour looks like over another on white paper, without being seen through.

    The lines of a hatching take no opacity of their own in every kind of file.
    """
    below = [part * under[3] + 1 - under[3] for part in under[:3]]
    red, green, blue = (
        part * over[3] + base * (1 - over[3]) for part, base in zip(over[:3], below, strict=True)
    )
    return red, green, blue, 1.0
