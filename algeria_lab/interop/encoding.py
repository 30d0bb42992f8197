"""What a game fills in to be played by numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from algeria_lab.core.rules import S
from algeria_lab.interop.action_list import ActionList
from algeria_lab.interop.observing import Observation


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
