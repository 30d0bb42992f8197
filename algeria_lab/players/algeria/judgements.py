"""What each side's doctrines are made of: judgements by decision, and numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from algeria_lab.core.actions import Seat
from algeria_lab.players.algeria.doctrine import Judgement, Order
from algeria_lab.players.algeria.fln.judgements import FLN_JUDGEMENTS, FLN_STEPS
from algeria_lab.players.algeria.fln.parameters import FLN_LEAST, FlnParameters
from algeria_lab.players.algeria.gov.judgements import GOV_JUDGEMENTS, GOV_STEPS
from algeria_lab.players.algeria.gov.parameters import GOV_LEAST, GovParameters


class Toolbox(NamedTuple):
    """What the doctrines of one side are made of.

    Attributes:
        parameters: The record of its numbers.
        least: Smallest values that make sense, by name; 0 for a number that is not named.
        steps: Judgements by the decision at which they may be asked; the last always has an answer.
        judgements: The same by key.
    """

    parameters: type[GovParameters | FlnParameters]
    least: Mapping[str, float]
    steps: Mapping[str, Order[Any]]
    judgements: Mapping[str, Judgement[Any, Any]]

    def step_of(self, key: str) -> str:
        """Return the decision at which a judgement may be asked."""
        return next(
            step for step, order in self.steps.items() if any(judgement.key == key for judgement in order)
        )


TOOLBOXES: dict[Seat, Toolbox] = {
    "fln": Toolbox(FlnParameters, FLN_LEAST, FLN_STEPS, FLN_JUDGEMENTS),
    "gov": Toolbox(GovParameters, GOV_LEAST, GOV_STEPS, GOV_JUDGEMENTS),
}
