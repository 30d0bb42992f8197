"""What stands along an axis: the places that are named, and their names."""

from __future__ import annotations

from math import ceil, floor, log10
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bokeh.models import Axis, Range1d, Ticker

MINUS = "\N{MINUS SIGN}"
LEAST = 1e-9


def named(axis: Axis, span: Range1d) -> dict[float, str]:
    """Return the places along an axis that have a name, in order.

    Args:
        axis: An axis of a chart.
        span: What it goes over.
    """
    low, high = span.start, span.end
    if isinstance(axis.bounds, tuple):
        low, high = max(low, axis.bounds[0]), min(high, axis.bounds[1])
    told: dict[Any, str] = axis.major_label_overrides
    return {place: str(told.get(place, number(place))) for place in places(axis.ticker, low, high)}


def places(ticker: Ticker, low: float, high: float) -> list[float]:
    """Return the places of a ticker between two ends: fixed ones, or round numbers a few steps apart."""
    if hasattr(ticker, "ticks"):
        return sorted(place for place in ticker.ticks if low - LEAST <= place <= high + LEAST)
    step = _step((high - low) / ticker.desired_num_ticks, sorted(ticker.mantissas), ticker.min_interval or 0)
    return [step * each for each in range(ceil(low / step - LEAST), floor(high / step + LEAST) + 1)]


def _step(wished: float, mantissas: list[float], least: float) -> float:
    """Return the round step that is nearest to the one that is wished, none below the least."""
    power = 10.0 ** floor(log10(max(wished, LEAST)))
    steps = [each * power * scale for scale in (1, 10) for each in mantissas]
    return max(min(steps, key=lambda step: abs(step - wished)), least)


def number(value: float) -> str:
    """Return a number as an axis says it.

    Examples:
        >>> number(-20.0)
        '−20'
        >>> number(0.5)
        '0.5'
    """
    return f"{value:.6g}".replace("-", MINUS)
