"""What experiments know of *Algeria*: how many wars of it are played, and what is read from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from operator import pos, sub

from algeria_lab.algeria.board.geography import ABROAD
from algeria_lab.algeria.board.profiles import changes_of, read_profile
from algeria_lab.algeria.board.units import FLN, GOV
from algeria_lab.algeria.draft import LEVELS, Draft
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.spending import HALVES
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Seat
from algeria_lab.experiments.measuring.record import (
    Ended,
    Quantity,
    Subject,
    Values,
    Watch,
    read_constants,
    won_by,
)
from algeria_lab.players.algeria.registry import as_player, quick_names
from algeria_lab.players.algeria.simulator import TURN_LIMIT, play_on
from algeria_lab.players.base import Player

TRACK, UNITS, AREAS, SPENT = (0, 99), (0, 60), (0, 25), (0, 400)


def _areas(seat: Seat) -> Callable[[State], int]:
    return lambda state: sum(holder == seat for holder in state.control.values())


def _units(side: int) -> Callable[[State], int]:
    return lambda state: (state.in_algeria() & side & ~state.neutralized).bit_count()


# Read at the end of each turn.
IN_POSITION: Mapping[str, Callable[[State], int]] = {
    "gov.psl": lambda state: state.gov_psl,
    "fln.psl": lambda state: state.fln_psl,
    "gov.areas": _areas("gov"),
    "fln.areas": _areas("fln"),
    "gov.units": _units(GOV),
    "fln.units": _units(FLN),
    "fln.abroad": lambda state: sum((state.at[place] & FLN).bit_count() for place in ABROAD),
    "terror": lambda state: len(state.terror),
    "resettled": lambda state: len(state.resettled),
}
WHILE_PLAYED: Mapping[str, Callable[[Draft], int]] = {
    # Half points are rounded up: what is begun is spent.
    "gov.spent": lambda draft: -(-draft.spent["gov"] // HALVES),
    "fln.spent": lambda draft: draft.spent["fln"],
}
QUANTITIES: Mapping[str, Quantity] = {
    "balance": Quantity((-99, 99), sub, ("gov.psl", "fln.psl")),
    "gov.wins": won_by("gov"),
    "fln.wins": won_by("fln"),
    "turns": Quantity((0, TURN_LIMIT), pos, ("turn",)),
    "gov.psl": Quantity(TRACK),
    "fln.psl": Quantity(TRACK),
    "gov.areas": Quantity(AREAS),
    "fln.areas": Quantity(AREAS),
    "gov.units": Quantity(UNITS),
    "fln.units": Quantity(UNITS),
    "fln.abroad": Quantity(UNITS),
    "terror": Quantity(AREAS),
    "resettled": Quantity(AREAS),
    "gov.spent": Quantity(SPENT),
    "fln.spent": Quantity(SPENT),
}


def _look(state: State) -> Values:
    over = state.turn - (not state.winner)
    return {"turn": over, **{name: read(state) for name, read in IN_POSITION.items()}}


def _play(start: State, players: Mapping[Seat, Player[State]], seed: int, last: int, watch: Watch) -> Ended:
    def told(draft: Draft) -> bool:
        spent = {name: read(draft) for name, read in WHILE_PLAYED.items()}
        return watch({**_look(draft.state), **spent}, draft.state)

    war = play_on(start, players["fln"], players["gov"], seed, turn_limit=last, watch=told)
    return Ended(war.winner, war.level)


def _under(state: State, changes: Mapping[str, object]) -> State:
    after = state.copy()
    after.profile = read_profile(state.profile.name, {**changes_of(state.profile), **changes})
    return after


ALGERIA: Subject[State] = Subject(
    rules=AlgeriaRules(),
    turn_limit=TURN_LIMIT,
    levels=("", *(row.mark for row in LEVELS.rows)),
    quantities=QUANTITIES,
    constants=lambda: read_constants("algeria", asdict(read_profile())),
    player=as_player,
    names=quick_names,
    usual=lambda _scenario, _seat: "mixed",
    look=_look,
    play=_play,
    changed="changes",
    under=_under,
    phases=("setup", "random_events", "reinforcement", "deployment", "operations", "interphase"),
)
