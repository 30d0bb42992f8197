"""The end of a game: fronts, tie-breaks, and the result [INS-5.4, INS-5.5]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from algeria_lab.core.actions import SEATS
from algeria_lab.insurgent.cards import FRONTS, Front
from algeria_lab.insurgent.cite import cite
from algeria_lab.insurgent.draft import Draft
from algeria_lab.insurgent.state import ROW, UNKNOWN, State

SCORING = cite("INS-5.4")
DRAW = "draw"
TIE: Literal["tie"] = "tie"


class FrontScore(NamedTuple):
    """How a front stands.

    Attributes:
        front: Its name.
        icons: Row total by seat.
        rally: RALLY icons by seat, which decide a tie [INS-5.4.4].
        winner: The seat that wins it, or ``tie``.
    """

    front: Front
    icons: Mapping[str, int]
    rally: Mapping[str, int]
    winner: str


class Result(NamedTuple):
    """How a game ended [INS-5.5].

    Attributes:
        winner: ``fln``, ``gov`` or ``draw``.
        reason: ``domination``, ``attrition``, ``solo-deck-out`` or ``concession``.
        front: The front that was dominated; else empty.
        fronts: The final scoring; empty where none took place.
        turns: Turns begun, by seat.
        triggered_by: The seat that played its last card first; else empty.
    """

    winner: str
    reason: str
    front: str
    fronts: tuple[FrontScore, ...]
    turns: dict[str, int]
    triggered_by: str


def score_front(state: State, front: Front) -> FrontScore:
    """Return how a front stands; cards that a view does not know count nothing."""
    icons: dict[str, int] = {seat: state.totals[ROW[seat][front]] for seat in SEATS}
    rally: dict[str, int] = {
        seat: sum(state.cards.rally[card] for card in state.zones[ROW[seat][front]] if card != UNKNOWN)
        for seat in SEATS
    }
    fln, gov = (icons["fln"], rally["fln"]), (icons["gov"], rally["gov"])
    winner = TIE if fln == gov else "fln" if fln > gov else "gov"
    return FrontScore(front, icons, rally, winner)


def score(state: State) -> tuple[FrontScore, ...]:
    """Return how the three fronts stand."""
    return tuple(score_front(state, front) for front in FRONTS)


def winner_of(fronts: tuple[FrontScore, ...]) -> str:
    """Return the side that won more fronts, or ``draw`` [INS-5.4.5]."""
    won = {seat: sum(front.winner == seat for front in fronts) for seat in SEATS}
    if won["fln"] == won["gov"]:
        return DRAW
    return "fln" if won["fln"] > won["gov"] else "gov"


def end_by_scoring(draft: Draft, reason: str) -> None:
    """Turn all cards up, score the fronts, and end the game [INS-5.4.1].

    Raises:
        GameOver: Always.
    """
    draft.turn_all_up()
    draft.end(winner_of(score(draft.state)), reason, SCORING)


def result(state: State) -> Result | None:
    """Return how the game ended, None while it runs."""
    if not state.winner:
        return None
    scored = state.reason not in {"domination", "concession"}
    return Result(
        state.winner,
        state.reason,
        state.front,
        score(state) if scored else (),
        state.turns.copy(),
        state.triggered_by,
    )
