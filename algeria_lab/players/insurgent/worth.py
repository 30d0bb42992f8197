"""What a position is worth to a side, and what a card more or less in a front would change.

A front counts as the hyperbolic tangent of the lead, which is narrower the fewer cards are left; a lead
beyond four counts more, because eight dominate [INS-5.2]. A face-up FLN icon counts less than a hidden one:
it can be struck [INS-1.6.2].
"""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh

from algeria_lab.insurgent.cards import FRONTS, Cards
from algeria_lab.insurgent.draft import LEAD_THAT_DOMINATES
from algeria_lab.insurgent.scoring import DRAW
from algeria_lab.insurgent.state import HAND, PRISON, ROW, UNKNOWN, State
from algeria_lab.players.insurgent.weights import Weights

WON = 6.0  # more than three fronts with every bonus for a lead that does not dominate yet
NEARLY_WON = 0.9 * WON  # no position is worth so much before the game is won
NEAR = 4  # a lead beyond this begins to threaten domination
FADING = 3  # with so many cards left the French can use half of what lies face-up
FRONT_INDEX = {ROW[seat][front]: at for seat in ROW for at, front in enumerate(FRONTS)}
ROWS_OF_FRONT = tuple((ROW["fln"][front], ROW["gov"][front]) for front in FRONTS)


class Judge:
    """How one side looks at positions played with two decks.

    Attributes:
        seat: Its side.
        weights: What it thinks things are worth.
        keep: By card, what an own card in hand is worth to it beyond `Weights.hand`.
    """

    __slots__ = ("cards", "keep", "seat", "sign", "weights")

    def __init__(self, seat: str, weights: Weights, cards: Cards) -> None:
        self.seat, self.weights, self.cards = seat, weights, cards
        self.sign = 1 if seat == "fln" else -1
        self.keep: Sequence[float] = [
            weights.hand + sum(weights.keep.get(icon, 0.0) for icon in icons) for icons in cards.icons
        ]

    def worth(self, state: State) -> float:
        """Return what a position is worth to this side."""
        if state.winner:
            return 0.0 if state.winner == DRAW else WON if state.winner == self.seat else -WON
        return Sight(self, state).worth()

    def in_hand(self, state: State) -> float:
        """Return what this side's hand is worth to it."""
        keep = self.keep
        return sum([keep[card] for card in state.zones[HAND[self.seat]] if card != UNKNOWN])


class Sight:
    """One position as a side sees it: the fronts are worked out once, then questions are cheap.

    Args:
        judge: Whose eyes these are.
        state: The position; cards that it does not know count as its row totals say.
        played: How many own cards are about to leave the hand.
    """

    __slots__ = ("discount", "fronts", "judge", "now", "state", "width")

    def __init__(self, judge: Judge, state: State, played: int = 0) -> None:
        zones, totals, weights = state.zones, state.totals, judge.weights
        fln_left = len(zones["fln-hand"]) + len(zones["fln-deck"])
        gov_left = len(zones["gov-hand"]) + len(zones["gov-deck"])
        if judge.seat == "fln":
            fln_left -= played
        else:
            gov_left -= played
        self.judge, self.state = judge, state
        self.width = weights.width + weights.widening * min(fln_left, gov_left)
        self.discount = weights.exposed * gov_left / (gov_left + FADING)
        self.fronts = [(totals[fln], totals[gov], open_icons(state, fln)) for fln, gov in ROWS_OF_FRONT]
        self.now = [self.front_worth(*front) for front in self.fronts]

    def worth(self) -> float:
        """Return what the whole position is worth."""
        judge, state = self.judge, self.state
        worth = sum(self.now) + judge.in_hand(state)
        if judge.seat == "fln" and state.down:
            worth += judge.weights.latent * sum([judge.keep[card] for card in state.down])
        if prisoners := state.zones[PRISON]:
            worth += judge.sign * judge.weights.prisoner * state.sum_values(prisoners)
        return max(-NEARLY_WON, min(worth, NEARLY_WON))

    def front_worth(self, fln: float, gov: float, opened: float) -> float:
        """Return what a front is worth with these totals and so many FLN icons face-up."""
        judge, lead = self.judge, fln - gov
        if not -LEAD_THAT_DOMINATES < lead < LEAD_THAT_DOMINATES:
            return WON if lead * judge.sign > 0 else -WON
        own = judge.sign * (lead - self.discount * opened)
        worth = tanh(own / self.width)
        if own > NEAR:
            worth += judge.weights.reach * (own - NEAR) ** 2
        elif own < -NEAR:
            worth -= judge.weights.fear * (own + NEAR) ** 2
        return worth

    def shift(self, front: int, fln: float = 0, gov: float = 0, opened: float = 0) -> float:
        """Return by how much the worth changes when totals of a front change."""
        now = self.fronts[front]
        return self.front_worth(now[0] + fln, now[1] + gov, now[2] + opened) - self.now[front]


def open_icons(state: State, row: str) -> int:
    """Return the face-up icons of an FLN row."""
    value, down = state.cards.value, state.down
    return sum([value[card] for card in state.zones[row] if card not in down and card != UNKNOWN])


def with_guessed_totals(view: State, mean: float) -> State:
    """Return a view in which each unknown card in a row counts as the mean; the view stays as it is.

    Whatever lies hidden, nobody dominates yet, or the game would be over [INS-5.3].
    """
    guess = view
    for row, rival in ROWS_OF_FRONT:
        if hidden := view.zones[row].count(UNKNOWN):
            if guess is view:
                guess = view.copy()
            most = view.totals[rival] + LEAD_THAT_DOMINATES - 1
            least = view.totals[rival] - LEAD_THAT_DOMINATES + 1
            guess.totals[row] = max(least, min(view.totals[row] + round(mean * hidden), most))
    return guess
