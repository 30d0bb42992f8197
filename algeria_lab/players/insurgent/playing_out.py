"""Games of the duel played on in thought: on one deal of the hidden cards, by quick rules for both sides."""

from __future__ import annotations

from math import tanh
from random import Random

from algeria_lab.core.actions import Seat
from algeria_lab.insurgent.cards import FRONTS
from algeria_lab.insurgent.draft import DOWN, Draft
from algeria_lab.insurgent.frames import Play
from algeria_lab.insurgent.placing import ON_DISCARD, ways_to_play
from algeria_lab.insurgent.rules import resolve, settle
from algeria_lab.insurgent.scoring import DRAW
from algeria_lab.insurgent.state import HAND, PRISON, State
from algeria_lab.insurgent.steps import Args
from algeria_lab.players.insurgent.dealing import Dealer
from algeria_lab.players.insurgent.icon_choices import RULES, rate_way
from algeria_lab.players.insurgent.trying_out import Judges, ThoughtDice
from algeria_lab.players.insurgent.worth import Judge, Sight
from algeria_lab.players.thinking.teaching import Measure, Reading

LEAD = 1.5  # fronts by which a position must be ahead to be won three times of four or so
Way = tuple[str, Args]


class Thinker:
    """Tries ways to go on from one view, each time on another deal of the hidden cards.

    Args:
        view: What the seat may see; it stays as it is.
        seat: Who thinks.
        judges: How each side looks at positions.
        turns: Ends of turns that a try reaches, both sides together; the end of the game may come before.
    """

    def __init__(self, view: State, seat: Seat, judges: Judges, turns: int) -> None:
        self._dealer, self._seat, self._judges, self._turns = Dealer(view, seat), seat, judges, turns

    def attempt(self, way: Way, seed: int) -> float:
        """Return what a way promises on one deal, as a chance of winning from 0 to 1."""
        return promise(self._after(way, seed), self._judges[self._seat])

    def read(self, way: Way, seed: int) -> Reading:
        """Return what can be counted after a way on one deal, by name."""
        return reading(self._after(way, seed), self._seat)

    def _after(self, way: Way, seed: int) -> State:
        rng = Random(seed)
        draft = Draft(self._dealer.deal(rng), ThoughtDice(rng), listening=False)
        resolve(draft, *way)
        for _ in range(self._turns):
            if not _finish_turn(draft, self._judges):
                break
        return draft.state


def reading(state: State, seat: Seat) -> Reading:
    """Return what can be counted in a position: leads of the side by front, cards in its hand, prisoners."""
    found: dict[str, float] = {front: state.lead(seat, front) for front in FRONTS}
    found["hand"] = len(state.zones[HAND[seat]])
    found["prisoners"] = len(state.zones[PRISON])
    return found


def measures_of(seat: Seat) -> tuple[Measure, ...]:
    """Return what a side counts at the end of a try."""
    fronts = [Measure(front, 1) for front in FRONTS]
    return (*fronts, Measure("hand", 1), Measure("prisoners", -1 if seat == "fln" else 1))


def promise(state: State, judge: Judge) -> float:
    """Return the chance that a side wins, from 0 to 1; certain once the game is over."""
    if state.winner:
        return 0.5 if state.winner == DRAW else float(state.winner == judge.seat)
    return 0.5 + 0.5 * tanh(judge.worth(state) / LEAD)


def _finish_turn(draft: Draft, judges: Judges) -> bool:
    """Play by quick rules to the end of the turn, and return whether the game goes on."""
    state = draft.state
    settle(draft)
    seat = state.turn_of
    while state.agenda and state.turn_of == seat:
        frame = state.agenda[-1]
        judge = judges[frame.seat]
        if type(frame) is Play:
            resolve(draft, "play", glance(judge, state))
        else:
            pick = RULES[type(frame)](judge, state)
            resolve(draft, pick.verb, pick.args)
        settle(draft)
    return bool(state.agenda)


def glance(judge: Judge, state: State) -> Args:
    """Return the way to play a card from hand that seems worth most at a glance."""
    sight, keep, latent = Sight(judge, state, played=True), judge.keep, judge.weights.latent

    def worth(way: Args) -> float:
        card, place, facing = way
        kept = (1 - latent) if facing == DOWN and place != ON_DISCARD else 1.0
        return rate_way(sight, card, place, facing) - kept * keep[card]

    return max(ways_to_play(state, judge.seat, state.zones[HAND[judge.seat]]), key=worth)
