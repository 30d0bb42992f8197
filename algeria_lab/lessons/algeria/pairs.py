"""What two wars have in common, so that they can be set side by side."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.core.refusals import LabError

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Game
    from algeria_lab.core.history import Entry

GAME = "algeria"


class NoPair(LabError, TypeError):
    """Two things were to be compared that are not two wars."""


class Shared(NamedTuple):
    """What two wars share.

    Attributes:
        beginning: Whether they begin from the same position.
        dice: Whether the dice have the same number: each turn then brings the same random event.
        rules: Whether they are played with the same options.
        turn: The last turn in which all was the same, None if they part in the first.
    """

    beginning: bool
    dice: bool
    rules: bool
    turn: int | None


def shared_by(one: Game[State], other: Game[State]) -> Shared:
    """Return what two wars share.

    Raises:
        NoPair: If either is something else than a war on the map.
    """
    for war in (one, other):
        played = getattr(getattr(war, "rules", None), "name", "")
        if played != GAME:
            given = f"a game of {played!r}" if played else type(war).__name__
            raise NoPair(f"two games of {GAME!r} are compared, such as open_game() returns; this is {given}.")
    beginning = (one.scenario, one.start) == (other.scenario, other.start)
    dice = one.seed == other.seed
    turn = _last_turn_alike(one, other) if dice else 0
    return Shared(beginning, dice, one.options == other.options, turn or None)


def _last_turn_alike(one: Game[State], other: Game[State]) -> int:
    """Return the last turn at whose end both were the same, 0 if there is none."""
    steps = zip(one.history, other.history, strict=False)
    alike = [state.turn for (_, state) in takewhile(lambda step: step[0], (_step(*pair) for pair in steps))]
    return max(alike[-1] - 1, 0) if alike else 0


def _step(one: Entry[State], other: Entry[State]) -> tuple[bool, State]:
    """Return whether a step was the same in both wars, and the position after it."""
    same = one is other or (one.action == other.action and one.state == other.state)
    return same, one.state
