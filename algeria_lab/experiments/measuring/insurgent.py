"""What experiments know of *INSURGENT: Algeria*: how many duels are played, and what is read from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import pos, sub
from random import Random

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.measuring.record import (
    DRAW,
    Ended,
    Quantity,
    Spec,
    Subject,
    Values,
    Watch,
    ended_by,
    read_constants,
    won_by,
)
from algeria_lab.insurgent.cards import FRONTS
from algeria_lab.insurgent.draft import Draft
from algeria_lab.insurgent.frames import BeginTurn
from algeria_lab.insurgent.rules import InsurgentRules
from algeria_lab.insurgent.state import GRAVEYARD, PRISON, ROW, SOLO, State, Switches, read_switches
from algeria_lab.players.base import Choice, Player
from algeria_lab.players.insurgent.registry import PLAYERS
from algeria_lab.players.insurgent.sensible import SENSIBLE
from algeria_lab.players.insurgent.simulator import TURN_LIMIT, play_on

AUTOMATON = "automaton"
LEVELS = ("", "domination", "attrition", "solo-deck-out", "concession")
ICONS, CARDS = (0, 20), (0, 21)
ROWS = tuple((seat, front) for seat in SEATS for front in FRONTS)


def _icons(seat: Seat, front: str) -> Callable[[State], int]:
    return lambda state: state.totals[ROW[seat][front]]


def _all_icons(seat: Seat) -> Callable[[State], int]:
    return lambda state: sum(state.totals[ROW[seat][front]] for front in FRONTS)


def _fronts(seat: Seat) -> Callable[[State], int]:
    return lambda state: sum(state.lead(seat, front) > 0 for front in FRONTS)


def _cards(seat: Seat) -> Callable[[State], int]:
    return lambda state: len(state.in_rows(seat))


# Read at the end of each turn, of the cards as they are, hidden ones too.
IN_POSITION: Mapping[str, Callable[[State], int]] = {
    **{f"{seat}.{front}": _icons(seat, front) for seat, front in ROWS},
    **{f"{seat}.icons": _all_icons(seat) for seat in SEATS},
    **{f"{seat}.fronts": _fronts(seat) for seat in SEATS},
    **{f"{seat}.cards": _cards(seat) for seat in SEATS},
    "fln.hidden": lambda state: len(state.down),
    "prisoners": lambda state: len(state.zones[PRISON]),
    "removed": lambda state: len(state.zones[GRAVEYARD]),
}
QUANTITIES: Mapping[str, Quantity] = {
    "balance": Quantity((-20, 20), sub, ("gov.icons", "fln.icons")),
    "gov.wins": won_by("gov"),
    "fln.wins": won_by("fln"),
    "draws": won_by(DRAW),
    "domination": ended_by("domination"),
    "turns": Quantity((0, 50), pos, ("turn",)),
    **{f"{seat}.{front}": Quantity(ICONS) for seat, front in ROWS},
    **{f"{seat}.icons": Quantity((0, 30)) for seat in SEATS},
    **{f"{seat}.fronts": Quantity((0, len(FRONTS))) for seat in SEATS},
    **{f"{seat}.cards": Quantity(CARDS) for seat in SEATS},
    "fln.hidden": Quantity(CARDS),
    "prisoners": Quantity(CARDS),
    "removed": Quantity(CARDS),
}


class Automaton:
    """The French of the solo game in a question to many games: their rules decide for them [INS-6]."""

    name = AUTOMATON

    def choose(self, view: State, rng: Random) -> Choice:
        """Never choose: the rules ask nobody."""
        raise AssertionError(f"the automaton was asked in turn {view.turn} by {rng!r}")


def _player(spec: Spec, seat: Seat) -> Player[State]:
    """Return who plays a side.

    Raises:
        UnknownName: If there is no such player for that side; no player of the duel is made of data.
    """
    if spec == AUTOMATON and seat == "gov":
        return Automaton()
    if not isinstance(spec, str) or not PLAYERS.knows(spec, seat):
        known = (*PLAYERS.names(seat), *([AUTOMATON] if seat == "gov" else []))
        raise UnknownName(f"player for {seat}", spec, known)
    return PLAYERS.player(spec, seat)


def _usual(scenario: str, seat: Seat) -> str:
    return AUTOMATON if (scenario, seat) == (SOLO, "gov") else SENSIBLE


def _look(state: State) -> Values:
    is_over = state.winner or isinstance(state.top, BeginTurn)
    over = state.turn if is_over else max(state.turn - 1, 0)
    return {"turn": over, **{name: read(state) for name, read in IN_POSITION.items()}}


def _play(start: State, players: Mapping[Seat, Player[State]], seed: int, last: int, watch: Watch) -> Ended:
    gov = None if isinstance(players["gov"], Automaton) else players["gov"]

    def told(draft: Draft) -> bool:
        return watch(_look(draft.state), draft.state)

    duel = play_on(start, players["fln"], gov, seed, turn_limit=last, watch=told)
    return Ended(duel.winner, duel.reason)


def _under(state: State, changes: Mapping[str, object]) -> State:
    after = state.copy()
    after.switches = read_switches({**state.switches._asdict(), **changes})
    return after


INSURGENT: Subject[State] = Subject(
    rules=InsurgentRules(),
    turn_limit=TURN_LIMIT,
    levels=LEVELS,
    quantities=QUANTITIES,
    constants=lambda: read_constants("insurgent", Switches()._asdict()),
    player=_player,
    names=PLAYERS.names,
    usual=_usual,
    look=_look,
    play=_play,
    changed="switches",
    under=_under,
    phases=("mulligan", "turn"),
)
