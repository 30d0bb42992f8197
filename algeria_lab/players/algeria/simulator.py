"""Whole wars of *Algeria* at full speed."""

from __future__ import annotations

from typing import NamedTuple

from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import RandomEvents
from algeria_lab.algeria.rules import AlgeriaRules, advance, begun, settle
from algeria_lab.algeria.state import State
from algeria_lab.core.dice import Dice
from algeria_lab.core.rules import Options
from algeria_lab.players.base import Player
from algeria_lab.players.simulating import Course, Decide, Simulator, chosen

TURN_LIMIT = 40


class War(NamedTuple):
    """How a war went.

    Attributes:
        scenario: Where it began.
        seed: Seed of dice and players.
        winner: The side that won; empty if the turn limit came first.
        level: How clearly; empty if undecided.
        turns: Turns begun, up to the limit.
        fln_psl: FLN PSL at the start and at the end of each turn; the last is that of the end.
        gov_psl: Government PSL likewise.
    """

    scenario: str
    seed: int
    winner: str
    level: str
    turns: int
    fln_psl: tuple[int, ...]
    gov_psl: tuple[int, ...]

    def __repr__(self) -> str:
        ended = f"{self.winner} wins, {self.level}" if self.winner else "undecided"
        begun = f"{type(self).__name__}({self.scenario!r}, seed {self.seed}: {ended}, turn {self.turns}"
        fln, gov = (f"{support[0]} to {support[-1]}" for support in (self.fln_psl, self.gov_psl))
        return f"{begun}; fln_psl {fln}, gov_psl {gov})"


def deciding(player: Player[State]) -> Decide[State]:
    """Return what asks a player for a line: without reasons, if it can do without."""
    decide: Decide[State] | None = getattr(player, "decide", None)
    return decide or chosen(player)


def _begun(scenario: str, options: Options, dice: Dice) -> Draft:
    return begun(scenario, options, dice, listening=False)


def _told(course: Course[State]) -> War:
    state, (fln_psl, gov_psl) = course.state, zip(*course.noted, strict=True)
    return War(state.scenario, course.seed, state.winner, state.level, course.turns, fln_psl, gov_psl)


def _support(state: State) -> tuple[int, int]:
    return state.fln_psl, state.gov_psl


def _turns_over(state: State) -> int:
    """Return how many turns are over; the next is counted before its random events."""
    return state.turn - 1


WARS: Simulator[State, Draft, War] = Simulator(
    rules=AlgeriaRules(),
    draft=Draft,
    turn_limit=TURN_LIMIT,
    turn=RandomEvents,
    over=_turns_over,
    begin=_begun,
    begin_turn=settle,
    settle=settle,
    advance=advance,
    result=_told,
    note=_support,
    decide=deciding,
)
play_war, play_on = WARS.play, WARS.play_on
