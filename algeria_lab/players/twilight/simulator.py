"""Whole games of *Colonial Twilight* at full speed: one draft a game, no events, no action texts.

The same seed and players through the door give the same game; nobody sees the order of the deck.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple, Protocol, TypeAlias, runtime_checkable

from algeria_lab.core.actions import Seat
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.keeping.position_form import checked_state
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.rules import Options
from algeria_lab.core.steps import Kinds
from algeria_lab.players.base import Player, rng_of
from algeria_lab.players.outside import Outsider, seated
from algeria_lab.twilight.cards import HIDDEN_CARD
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.propaganda import margins
from algeria_lab.twilight.rules import TwilightRules, advance, carry_out, settle
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import Args

TURN_LIMIT = 100  # no game lasts so long: a turn is a card, and there are 65 in the longest deck
_RULES = TwilightRules()
_CARD_END: Kinds = frozenset({NextCard})
Act: TypeAlias = Callable[[Draft, State], None]
Watch: TypeAlias = Callable[[State], bool]


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


def play_campaign(
    scenario: str | Position,
    fln: Player[State] | Outsider,
    gov: Player[State] | Outsider,
    seed: int,
    options: Options | None = None,
    *,
    turn_limit: int = TURN_LIMIT,
) -> Campaign:
    """Play a game to its end.

    Args:
        scenario: ``full``, ``medium`` or ``short``, or a position to play on from.
        fln: Plays the FLN.
        gov: Plays the Government.
        seed: Seed of the dice and of the players.
        options: Options of the game, see `TwilightRules.new`.
        turn_limit: A game that is still running after this card counts as undecided.

    Raises:
        UnknownName: For an unknown scenario or option.
        NotAPlayer: If somebody cannot play.
        WrongChoice: If a player from outside chooses what cannot be played.
        WrongPosition: If nobody could play from a position; options besides one are a `WrongOption`.
    """
    if isinstance(scenario, Position):
        start = checked_state(_RULES, scenario, options or {})
        return play_on(start, fln, gov, seed, turn_limit=turn_limit)
    dice = SeededDice(seed)
    state, _ = _RULES.new(scenario, options or {}, dice)
    return _Campaign(Draft(state, dice, listening=False), {"fln": fln, "gov": gov}, seed).play(turn_limit)


def play_on(
    state: State,
    fln: Player[State] | Outsider,
    gov: Player[State] | Outsider,
    seed: int,
    *,
    turn_limit: int = TURN_LIMIT,
    watch: Watch | None = None,
) -> Campaign:
    """Play a game on from a position, which stays as it is; see `play_campaign`.

    Args:
        state: The position.
        fln: Plays the FLN.
        gov: Plays the Government.
        seed: Seed of the dice and of the players.
        turn_limit: A game that is still running after this card counts as undecided.
        watch: Called at the beginning, when all about a card is done, and at the end of the game. A true
            answer stops the game there, undecided. What it is given is being played: it reads, and keeps
            nothing.
    """
    dice = SeededDice(seed)
    dice.enter(state.turn, state.phase)
    draft = Draft(state.copy(), dice, listening=False)
    settle(draft, _CARD_END)
    return _Campaign(draft, {"fln": fln, "gov": gov}, seed).play(turn_limit, watch)


class _Campaign:
    """A game being simulated; the position of the draft is changed in place."""

    def __init__(self, draft: Draft, players: Mapping[Seat, Player[State] | Outsider], seed: int) -> None:
        seats = {seat: seated(player, _RULES, seat, seed=seed) for seat, player in players.items()}
        self.draft, self.seed = draft, seed
        self.acts = {seat: _acting(player, rng_of(seed, seat)) for seat, player in seats.items()}

    def play(self, turn_limit: int, watch: Watch | None = None) -> Campaign:
        """Play until the game is over, the limit is reached, or *watch* stops it."""
        draft, state = self.draft, self.draft.state
        if watch and not isinstance(state.top, NextCard) and watch(state):
            return self._result(turn_limit)
        while state.agenda:
            if isinstance(state.agenda[-1], NextCard):
                if (watch and watch(state)) or state.turn >= turn_limit:
                    break
                settle(draft)
            elif seat := state.turn_of:
                self.acts[seat](draft, state)
            state = draft.state
        if watch and state.winner:
            watch(state)
        return self._result(turn_limit)

    def _result(self, turn_limit: int) -> Campaign:
        state = self.draft.state
        margin = margins(state)
        turns = min(state.turn, turn_limit)
        return Campaign(
            state.scenario, self.seed, state.winner, state.reason, margin["gov"], margin["fln"], turns
        )


def _acting(player: Player[State], rng: Random) -> Act:
    """Return what lets a player decide on the draft of a game."""
    if isinstance(player, DirectPlayer):
        decide = player.decide

        def by_numbers(draft: Draft, state: State) -> None:
            for verb, args in _unseen(state, decide, rng):
                advance(draft, verb, args, _CARD_END)

        return by_numbers

    def by_actions(draft: Draft, state: State) -> None:
        line = player.choose(_RULES.observe(state, state.turn_of or "gov"), rng).line
        assert line, f"{player.name} chose nothing: the game would stand still"
        for action in line:
            carry_out(draft, action)
            settle(draft, _CARD_END)

    return by_actions


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
