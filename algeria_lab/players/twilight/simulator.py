"""Whole games of *Colonial Twilight* at full speed; nobody sees the order of the deck."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple, Protocol, runtime_checkable

from algeria_lab.core.actions import Action, Seat
from algeria_lab.core.dice import Dice
from algeria_lab.core.rules import Options
from algeria_lab.core.steps import Kinds
from algeria_lab.players.base import Player
from algeria_lab.players.simulating import Act, Course, Simulator
from algeria_lab.twilight.cards import HIDDEN_CARD
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.propaganda import margins
from algeria_lab.twilight.rules import TwilightRules, advance, carry_out, settle
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import Args

TURN_LIMIT = 100  # no game lasts so long: a turn is a card, and there are 65 in the longest deck
_RULES = TwilightRules()
_CARD = frozenset({NextCard})


@runtime_checkable
class DirectPlayer(Player[State], Protocol):
    """A player that also says what to do without texts and reasons, as those of the package do."""

    def decide(self, view: State, rng: Random) -> tuple[tuple[str, Args], ...]:
        """Return what `choose` would: verbs with their arguments, in order."""


class Campaign(NamedTuple):
    """How a game went.

    Attributes:
        scenario: ``full``, ``medium`` or ``short``.
        seed: Seed of dice and players.
        winner: ``fln`` or ``gov``; empty if the turn limit came first.
        reason: ``final`` or ``victory_phase``; empty if undecided.
        gov_margin: S+C less 35 at the end.
        fln_margin: O+B less 30 at the end.
        turns: Cards revealed, up to the limit.
    """

    scenario: str
    seed: int
    winner: str
    reason: str
    gov_margin: int
    fln_margin: int
    turns: int


def _by_numbers(player: Player[State], seat: Seat, rng: Random) -> Act[Draft] | None:  # noqa: ARG001 - both see the same
    if not isinstance(player, DirectPlayer):
        return None
    decide = player.decide

    def act(draft: Draft) -> None:
        for verb, args in _unseen(draft.state, decide, rng):
            advance(draft, verb, args, _CARD)

    return act


def _unseen(
    state: State, decide: Callable[[State, Random], tuple[tuple[str, Args], ...]], rng: Random
) -> tuple[tuple[str, Args], ...]:
    """Let a player decide on the position itself, quickly, with the order of the deck out of its sight."""
    deck = state.deck
    state.deck = [HIDDEN_CARD] * len(deck)
    try:
        return decide(state, rng)
    finally:
        state.deck = deck


def _begun(scenario: str, options: Options, dice: Dice) -> Draft:
    return Draft(_RULES.new(scenario, options, dice)[0], dice, listening=False)


def _take(draft: Draft, action: Action, pause: Kinds) -> None:
    carry_out(draft, action)
    settle(draft, pause)


def _cards_over(state: State) -> int:
    return state.turn


def _told(course: Course[State]) -> Campaign:
    state, turns = course.state, course.turns
    margin = margins(state)
    return Campaign(
        state.scenario, course.seed, state.winner, state.reason, margin["gov"], margin["fln"], turns
    )


CAMPAIGNS: Simulator[State, Draft, Campaign] = Simulator(
    rules=_RULES,
    draft=Draft,
    turn_limit=TURN_LIMIT,
    turn=NextCard,
    over=_cards_over,
    begin=_begun,
    begin_turn=settle,
    settle=settle,
    advance=_take,
    result=_told,
    view=_RULES.observe,
    quick=_by_numbers,
)
play_campaign, play_on = CAMPAIGNS.play, CAMPAIGNS.play_on
