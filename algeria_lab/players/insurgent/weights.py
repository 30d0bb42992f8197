"""What a sensible player thinks things are worth: the numbers of ``data/insurgent/players.toml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from algeria_lab.core.tables import load_data


@dataclass(frozen=True, slots=True)
class Weights:
    """How one side weighs a position; the unit is a front held for certain.

    Attributes:
        width: Lead, in icons, that makes a front three quarters safe when no cards are left.
        widening: What each card still to be played adds to `width`.
        reach: Worth of each squared icon of an own lead beyond four.
        fear: Loss by each squared icon of a lead of the other side beyond four.
        exposed: Part of a face-up FLN icon that is reckoned as lost while the French have cards.
        hand: Worth of a card more in the own hand.
        prisoner: Worth to the FLN of an icon in prison.
        latent: Part of its worth in hand that an FLN card keeps while it lies face-down and may yet act.
        risk: What the French expect to suffer from an unknown card that they expose.
        mulligan: Part of the mean worth of five cards below which the first hand is put back.
        act: Worth of an icon that will be resolved now, by icon.
        keep: Worth of an icon in hand, which is lost when its card is played, by icon.
        answer: What is feared of an icon that the other side may be about to resolve, by icon.
    """

    width: float
    widening: float
    reach: float
    fear: float
    exposed: float
    hand: float
    prisoner: float
    latent: float
    risk: float
    mulligan: float
    act: Mapping[str, float]
    keep: Mapping[str, float]
    answer: Mapping[str, float]


@cache
def sensible_weights() -> Mapping[str, Weights]:
    """Return the tuned weights of both sides, by seat."""
    data: Any = load_data("insurgent", "players")["sensible"]
    return {seat: Weights(**data[seat]) for seat in ("fln", "gov")}
