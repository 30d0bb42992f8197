"""A campaign played on in thought for some cards, and what its end promises to a side."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeVar

from algeria_lab.core.actions import Seat
from algeria_lab.players.base import Choice, Player
from algeria_lab.players.thinking.teaching import Measure, Reading
from algeria_lab.players.twilight.ahead.dealing import dealt
from algeria_lab.players.twilight.ahead.oas import WithOas
from algeria_lab.players.twilight.government.worth import worth as worth_to_government
from algeria_lab.players.twilight.insurgency.worth import worth as worth_to_fln
from algeria_lab.players.twilight.plan import Line
from algeria_lab.players.twilight.simulator import play_on
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.propaganda import margins
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import Args

R = TypeVar("R")
WON: Final = 12.0
"""Points that a victory is worth beside the score."""


class _Opening:
    """Plays one line, then leaves the campaign to another."""

    name = "opening"

    def __init__(self, line: Line, then: WithOas) -> None:
        self._line: Line | None = line
        self._then = then

    def choose(self, view: State, rng: Random) -> Choice:
        """Return what the other chooses; a simulation asks for numbers."""
        return self._then.choose(view, rng)

    def decide(self, view: State, rng: Random) -> tuple[tuple[str, Args], ...]:
        """Return the line first, then whatever the other decides."""
        line, self._line = self._line, None
        if line is None:
            return self._then.decide(view, rng)
        return tuple([(move.verb, move.args) for move in line])


def read_after(view: State, seat: Seat, line: Line, cards: int, seed: int, read: Callable[[State], R]) -> R:
    """Play a line, and on for some cards, and return what is read there, or where the game ends before.

    Args:
        view: What may be seen, a decision of that side being awaited; stays as it is.
        seat: Who looks ahead.
        line: What is played first.
        cards: Cards after the one that lies open. A Propaganda Round among them is played to its end.
        seed: Seed of the deck and the dice; the same for every line that is compared.
        read: Reads the position, which it may not keep.
    """
    deal = dealt(view, Random(seed))
    last = view.turn + cards
    found = list[R]()

    def watch(draft: Draft) -> bool:
        state = draft.state
        if state.agenda and state.turn < last:
            return False
        found.append(read(state))
        return True

    sides: dict[str, Player[State]] = {"fln": WithOas("fln"), "gov": WithOas("gov")}
    sides[seat] = _Opening(line, WithOas(seat))
    play_on(deal, sides["fln"], sides["gov"], seed, watch=watch)
    return found[0]


def measures_of(seat: Seat) -> tuple[Measure, ...]:
    """Return what a side counts at the end of a try."""
    sign = 1 if seat == "gov" else -1
    signs = {"gov-score": sign, "fln-score": -sign, "gov-resources": sign, "fln-resources": -sign}
    return tuple(
        Measure(name, each, 2.0 if name.endswith("resources") else 1.0) for name, each in signs.items()
    )


def reading(state: State) -> Reading:
    """Return what can be counted in a position: both scores, and the Resources of both sides."""
    margin = margins(state)
    return {
        "gov-score": margin["gov"],
        "fln-score": margin["fln"],
        "gov-resources": state.gov_resources,
        "fln-resources": state.fln_resources,
    }


def promise(state: State, seat: Seat) -> float:
    """Return what a position is worth to a side, in points of the final score."""
    value = worth_to_government(state) if seat == "gov" else worth_to_fln(state)
    if state.winner:
        value += WON if state.winner == seat else -WON
    return value
