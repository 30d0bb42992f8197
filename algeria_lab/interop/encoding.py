"""What a game fills in to be played by numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, TypeAlias

import numpy as np
from numpy.typing import NDArray

from algeria_lab.core.actions import Action, Seat
from algeria_lab.core.rules import S
from algeria_lab.interop.action_list import ActionList
from algeria_lab.interop.observing import Observation, Vector

Mask: TypeAlias = NDArray[np.int8]
Observed: TypeAlias = dict[str, Vector | Mask]


@dataclass(frozen=True)
class Encoding(Generic[S]):
    """A game in numbers.

    Attributes:
        version: Raised whenever `actions` or `observation` change, so that nobody plays on with what was
            learned on others.
        turn_limit: A game that still runs after this turn is cut off, unless somebody asks for another.
        actions: What may ever be done.
        observation: What a seat sees of a position.
    """

    version: int
    turn_limit: int
    actions: ActionList
    observation: Observation[S]

    def mask(self, legal: Iterable[Action]) -> Mask:
        """Return a new array of shape ``(len(actions),)`` with a 1 for each action that is legal."""
        mask = np.zeros(len(self.actions), dtype=np.int8)
        mask[self.actions.ids_of(legal)] = 1
        return mask

    def observed(self, view: S, seat: Seat, legal: Iterable[Action]) -> Observed:
        """Return what an agent is shown: ``observation``, a vector, and ``action_mask``, both new arrays.

        Args:
            view: What `Rules.observe` gave for the seat.
            seat: The seat.
            legal: What it may do now; nothing where somebody else decides.
        """
        return {"observation": self.observation.read(view, seat), "action_mask": self.mask(legal)}
