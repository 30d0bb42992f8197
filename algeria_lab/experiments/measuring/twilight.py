"""What experiments know of *Colonial Twilight*: how many games are played, and what is read from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import pos, sub

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.measuring.record import (
    Ended,
    Quantity,
    Spec,
    Subject,
    Values,
    Watch,
    ended_by,
    won_by,
)
from algeria_lab.players.base import Player
from algeria_lab.players.twilight.registry import PLAYERS
from algeria_lab.players.twilight.simulator import TURN_LIMIT, play_on
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.geography import ALGERIA
from algeria_lab.twilight.pieces import CUBES, GUERRILLAS, B
from algeria_lab.twilight.propaganda import margins
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.twilight.state import State

LEVELS = ("", "final", "victory_phase")


def _margin(seat: Seat) -> Callable[[State], int]:
    return lambda state: margins(state)[seat]


def _controlled(seat: Seat) -> Callable[[State], int]:
    """Return what counts the Population of the spaces of Algeria that a side controls."""
    control = seat.upper()
    return lambda state: sum(state.pop(space) for space in ALGERIA if state.control(space) == control)


# Read when all about a card is done.
IN_POSITION: Mapping[str, Callable[[State], int]] = {
    "sc": lambda state: state.support_commitment,
    "ob": lambda state: state.opposition_bases,
    **{f"{seat}.margin": _margin(seat) for seat in SEATS},
    "support": lambda state: state.total_support,
    "commitment": lambda state: state.commitment,
    "opposition": lambda state: state.total_opposition,
    "bases": lambda state: state.on_map((B,)),
    "gov.resources": lambda state: state.gov_resources,
    "fln.resources": lambda state: state.fln_resources,
    **{f"{seat}.population": _controlled(seat) for seat in SEATS},
    "cubes": lambda state: state.on_map(CUBES),
    "guerrillas": lambda state: state.on_map(GUERRILLAS),
    "resettled": lambda state: state.resettled_sectors,
    "terror": lambda state: state.terror_markers,
    "france": lambda state: state.france,
    "border_zone": lambda state: state.border_zone,
}
QUANTITIES: Mapping[str, Quantity] = {
    "balance": Quantity((-40, 40), sub, ("gov.margin", "fln.margin")),
    "gov.wins": won_by("gov"),
    "fln.wins": won_by("fln"),
    "victory": ended_by("victory_phase"),
    "turns": Quantity((0, 65), pos, ("turn",)),
    "sc": Quantity((0, 60)),
    "ob": Quantity((0, 45)),
    "gov.margin": Quantity((-35, 25)),
    "fln.margin": Quantity((-30, 15)),
    "support": Quantity((0, 28)),
    "commitment": Quantity((0, 50)),
    "opposition": Quantity((0, 28)),
    "bases": Quantity((0, 15)),
    "gov.resources": Quantity((0, 50)),
    "fln.resources": Quantity((0, 50)),
    "gov.population": Quantity((0, 28)),
    "fln.population": Quantity((0, 28)),
    "cubes": Quantity((0, 40)),
    "guerrillas": Quantity((0, 30)),
    "resettled": Quantity((0, 7)),
    "terror": Quantity((0, 12)),
    "france": Quantity((0, 5)),
    "border_zone": Quantity((0, 4)),
}


def _player(spec: Spec, seat: Seat) -> Player[State]:
    """Return who plays a side.

    Raises:
        UnknownName: If there is no such player for that side; no player of this game is made of data.
    """
    known = PLAYERS.names(seat)
    if spec not in known:
        raise UnknownName(f"player for {seat}", spec, known)
    return PLAYERS.player(str(spec), seat)


def _usual(scenario: str, seat: Seat) -> str:  # noqa: ARG001 - the same in all scenarios
    return PLAYERS.names(seat)[0]


def _look(state: State) -> Values:
    is_over = state.winner or isinstance(state.top, NextCard)
    over = state.turn if is_over else max(state.turn - 1, 0)
    return {"turn": over, **{name: read(state) for name, read in IN_POSITION.items()}}


def _play(start: State, players: Mapping[Seat, Player[State]], seed: int, last: int, watch: Watch) -> Ended:
    def told(draft: Draft) -> bool:
        return watch(_look(draft.state), draft.state)

    game = play_on(start, players["fln"], players["gov"], seed, turn_limit=last, watch=told)
    return Ended(game.winner, game.reason)


def _under(state: State, changes: Mapping[str, object]) -> State:
    after = state.copy()
    after.switches = state.switches.changed(changes)
    return after


TWILIGHT: Subject[State] = Subject(
    rules=TwilightRules(),
    turn_limit=TURN_LIMIT,
    levels=LEVELS,
    quantities=QUANTITIES,
    constants=dict,
    player=_player,
    names=PLAYERS.names,
    usual=_usual,
    look=_look,
    play=_play,
    changed="switches",
    under=_under,
    phases=("card", "pivotal", "first", "second", "commitment", "support", "redeploy", "reset"),
)
