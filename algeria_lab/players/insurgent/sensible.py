"""A player that looks at what it may see, deals out the rest in thought, and takes what promises most.

It never peeks: all it knows is the view that it is given. Cards and recruits are rated on deals of the hidden
cards (`dealing`), icons are resolved by fixed rules (`icon_choices`), positions are worth what `worth` says.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from algeria_lab.core.actions import Seat
from algeria_lab.core.words.short import Named
from algeria_lab.insurgent.draft import DOWN, LEAD_THAT_DOMINATES, UP
from algeria_lab.insurgent.frames import Play, RecruitPlay
from algeria_lab.insurgent.icons import NEEDS
from algeria_lab.insurgent.placing import ON_DISCARD
from algeria_lab.insurgent.rules import awaited, options
from algeria_lab.insurgent.state import State
from algeria_lab.insurgent.steps import Args, main_verb, to_action
from algeria_lab.players.base import Choice
from algeria_lab.players.insurgent.dealing import Dealer
from algeria_lab.players.insurgent.icon_choices import (
    FRONT_NUMBER,
    MEAN_HIDDEN,
    RULES,
    Pick,
)
from algeria_lab.players.insurgent.reasons import because_of
from algeria_lab.players.insurgent.trying_out import ThoughtDice, try_out
from algeria_lab.players.insurgent.weights import Weights, sensible_weights
from algeria_lab.players.insurgent.worth import NEARLY_WON, WON, Judge, Sight, with_guessed_totals

SENSIBLE, HIDING = "sensible", "hiding"
DEALS = 2
TRIED = frozenset({Play, RecruitPlay})
# What these icons do differs from deal to deal; the others of the FLN need one deal only.
CHANCY = frozenset({"BOMB", "RECRUIT", "EXPOSE", "JAILBREAK"})


class SensiblePlayer(Named):
    """Plays one side of *INSURGENT: Algeria*, with common sense and without memory.

    Args:
        seat: The side that it plays.
        weights: What both sides think things are worth, by seat; the tuned ones if none are given.
        deals: On how many deals of the hidden cards it tries out a play.
        hiding: Of a hundred cards, how many it plays face-down where it may choose; None to play each as
            seems better.
    """

    name = SENSIBLE

    def __init__(
        self,
        seat: Seat,
        weights: Mapping[str, Weights] | None = None,
        *,
        deals: int = DEALS,
        hiding: int | None = None,
    ) -> None:
        self.seat, self._deals, self._hiding = seat, deals, hiding
        if hiding is not None:
            self.name = f"{HIDING}-{hiding}"
        self._weights = weights or sensible_weights()
        self._judges: dict[str, Judge] = {}

    def choose(self, view: State, rng: Random) -> Choice:
        """Return what to do, with the reasons."""
        pick = self.decide(view, rng)
        _, step = awaited(view)
        action = to_action(view, self.seat, pick.verb, step[pick.verb].takes, pick.args)
        return Choice((action,), because_of(pick, main_verb(step)[1].rule))

    def decide(self, view: State, rng: Random) -> Pick:
        """Return what to do, by numbers: the quick way for simulations.

        Args:
            view: What this side may see; a decision of its own is awaited.
            rng: Draws the deals, and the dice that are thrown in thought.
        """
        decision, judge = type(view.top), self._judges_of(view)[self.seat]
        if decision in TRIED:
            return self._try_all(view, rng)
        guess = view if self.seat == "fln" else with_guessed_totals(view, MEAN_HIDDEN)
        return RULES[decision](judge, guess)

    def _judges_of(self, view: State) -> Mapping[str, Judge]:
        """Return how each side looks at positions; made anew when other decks are played with."""
        if not self._judges or self._judges["fln"].cards is not view.cards:
            self._judges = {seat: Judge(seat, self._weights[seat], view.cards) for seat in ("fln", "gov")}
        return self._judges

    def _try_all(self, view: State, rng: Random) -> Pick:
        """Return the way to play that is worth most on average over the deals."""
        ways = self._meant([args for _, args in options(view)], rng)
        if len(ways) == 1:
            return Pick("play", ways[0], "forced", ways=1)
        worths = self._rate(view, ways, rng)
        ranked = sorted(range(len(ways)), key=lambda at: -worths[at])
        best, second = ranked[:2]
        return Pick("play", ways[best], "best", worths[best], len(ways), worths[second], self._deals)

    def _meant(self, ways: list[Args], rng: Random) -> list[Args]:
        """Return the ways of the facing that falls to a card, if it has any; all where nothing is set."""
        if self._hiding is None:
            return ways
        facing = DOWN if 100 * rng.random() < self._hiding else UP
        return [way for way in ways if way[-1] == facing] or ways

    def _rate(self, view: State, ways: list[Args], rng: Random) -> list[float]:
        """Return the mean worth of each way over the deals."""
        dealer, dice = Dealer(view, self.seat), ThoughtDice(rng)
        sums, counts = [0.0] * len(ways), [0] * len(ways)
        judge, played = self._judges[self.seat], isinstance(view.top, Play)
        quiet = [played and self._is_quiet(view, way) for way in ways]
        steady = [played and self._is_steady(view, way) for way in ways]
        for number in range(self._deals):
            deal = dealer.deal(rng)
            sight = Sight(judge, deal, played=played)
            before = sight.worth()
            for at, way in enumerate(ways):
                if number and steady[at]:
                    continue
                counts[at] += 1
                if quiet[at]:
                    sums[at] += _worth_of_laying(sight, before, way)
                else:
                    sums[at] += judge.worth(try_out(deal, "play", way, self._judges, dice))
        return [total / count for total, count in zip(sums, counts, strict=True)]

    def _is_steady(self, view: State, way: Args) -> bool:
        """Return whether a way to play from hand does the same on every deal: the FLN know the table."""
        steady = way[2] != UP or not CHANCY.intersection(view.cards.icons[way[0]])
        return self.seat == "fln" and steady

    def _is_quiet(self, view: State, way: Args) -> bool:
        """Return whether a way only lays down a card from hand, so that its worth needs no trying out."""
        card, place, facing = way
        if place == ON_DISCARD or view.final_turn_of:
            return False
        if facing != UP:
            return True
        return not any(
            icon == "HIDE" or NEEDS[icon](view, self.seat) for icon in view.cards.icons[card] if icon in NEEDS
        )


def _worth_of_laying(sight: Sight, worth: float, way: Args) -> float:
    """Return what a position of some worth is worth after a card from hand has been laid down."""
    card, place, facing = way
    judge, value = sight.judge, sight.state.cards.value[card]
    if sight.state.lead(judge.seat, place) + value >= LEAD_THAT_DOMINATES:
        return WON
    worth -= judge.keep[card]
    if judge.seat == "gov":
        worth += sight.shift(FRONT_NUMBER[place], gov=value)
    elif facing == UP:
        worth += sight.shift(FRONT_NUMBER[place], fln=value, opened=value)
    else:
        worth += sight.shift(FRONT_NUMBER[place], fln=value) + judge.weights.latent * judge.keep[card]
    return min(worth, NEARLY_WON)
