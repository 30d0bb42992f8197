"""Whole games of *INSURGENT: Algeria* at full speed: one draft a game, no events, no action texts.

The same seed and players through the door give the same game; each player sees only what its seat may see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple, Protocol, TypeAlias, runtime_checkable

from algeria_lab.core.actions import Seat
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.keeping.position_form import checked_state
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.refusals import LabError
from algeria_lab.core.rules import Options
from algeria_lab.core.steps import Kinds
from algeria_lab.insurgent.draft import Draft
from algeria_lab.insurgent.frames import BeginTurn
from algeria_lab.insurgent.observation import observe
from algeria_lab.insurgent.rules import InsurgentRules, advance, carry_out, settle
from algeria_lab.insurgent.state import SOLO, State
from algeria_lab.insurgent.turns import begin_turn
from algeria_lab.players.base import Player, rng_of
from algeria_lab.players.insurgent.icon_choices import Pick
from algeria_lab.players.outside import Outsider, seated

TURN_LIMIT = 100  # no game lasts so long: a turn takes a card, and there are 42
_RULES = InsurgentRules()
_TURN_END: Kinds = frozenset({BeginTurn})
Act: TypeAlias = Callable[[Draft, State], None]
Watch: TypeAlias = Callable[[State], bool]


@runtime_checkable
class DuelPlayer(Player[State], Protocol):
    """A player that can also decide by numbers, as those of the package do."""

    def decide(self, view: State, rng: Random) -> Pick:
        """Return what `choose` would, without texts and reasons."""


class Duel(NamedTuple):
    """How a game went.

    Attributes:
        scenario: ``duel`` or ``solo``.
        seed: Seed of dice and players.
        winner: ``fln``, ``gov`` or ``draw``; empty if the turn limit came first.
        reason: ``domination``, ``attrition`` or ``solo-deck-out``; empty if undecided.
        front: The front that was dominated; else empty.
        turns: Turns begun, both sides together, up to the limit.
    """

    scenario: str
    seed: int
    winner: str
    reason: str
    front: str
    turns: int


class WrongSeats(LabError, ValueError):
    """Nobody plays a side that needs a player, or somebody a side that the rules play."""


def play_duel(
    scenario: str | Position,
    fln: Player[State] | Outsider,
    gov: Player[State] | Outsider | None,
    seed: int,
    options: Options | None = None,
    *,
    rules: InsurgentRules | None = None,
    turn_limit: int = TURN_LIMIT,
) -> Duel:
    """Play a game to its end.

    Args:
        scenario: ``duel``, ``solo``, or a position such as `algeria_lab.position` makes.
        fln: Plays the FLN: a player of the package, or anything with a ``choose``; see `players.outside`.
        gov: Plays the French; nobody in the solo game, where they are the automaton.
        seed: Seed of the dice; the players' own generators are derived from it, apart from the dice.
        options: Options of the game, as for `InsurgentRules.new`.
        rules: Rules with other decks than the reconstructed ones.
        turn_limit: A game that is still running after this turn counts as undecided.

    Raises:
        WrongSeats: If nobody plays the French in a game for two, or somebody plays the automaton.
        UnknownName: For an unknown scenario or option.
        NotAPlayer: If somebody cannot play.
        WrongChoice: If a player from outside chooses what cannot be played.
        WrongPosition: If nobody could play from a position; options besides one are a `WrongOption`.
    """
    if isinstance(scenario, Position):
        start = checked_state(rules or _RULES, scenario, options or {})
        return play_on(start, fln, gov, seed, turn_limit=turn_limit)
    dice = SeededDice(seed)
    state, _ = (rules or _RULES).new(scenario, options or {}, dice)
    return _Duel(Draft(state, dice, listening=False), {"fln": fln, "gov": gov}, seed).play(turn_limit)


def play_on(
    state: State,
    fln: Player[State] | Outsider,
    gov: Player[State] | Outsider | None,
    seed: int,
    *,
    turn_limit: int = TURN_LIMIT,
    watch: Watch | None = None,
) -> Duel:
    """Play a game on from a position, which stays as it is; see `play_duel`.

    Args:
        state: The position.
        fln: Plays the FLN.
        gov: Plays the French; nobody in the solo game.
        seed: Seed of the dice and of the players.
        turn_limit: A game that is still running after this turn counts as undecided.
        watch: Called when the first turn begins (in the middle of a turn: at once), at the end of every turn
            of either side, and at the end of the game. A true answer stops the game there, undecided. What
            it is given is being played: it reads, and keeps nothing.
    """
    dice = SeededDice(seed)
    dice.enter(state.turn, state.phase)
    draft = Draft(state.copy(), dice, listening=False)
    settle(draft, _TURN_END)
    return _Duel(draft, {"fln": fln, "gov": gov}, seed).play(turn_limit, watch)


def check_seats(scenario: str, gov: str | None) -> None:
    """See to it that the French are played once.

    Args:
        scenario: ``duel`` or ``solo``.
        gov: Name of who is to play them; None for nobody.

    Raises:
        WrongSeats: If they are played by nobody, or twice.
    """
    if (gov is None) != (scenario == SOLO):
        raise WrongSeats(
            f"the French of {scenario!r} were to be played by {gov or 'nobody'}: a duel needs a player "
            "there, and in the solo game only the automaton plays them."
        )


class _Duel:
    """A game being simulated; the position of the draft is changed in place."""

    def __init__(
        self, draft: Draft, players: Mapping[Seat, Player[State] | Outsider | None], seed: int
    ) -> None:
        rules = InsurgentRules(draft.state.cards)
        seats = {
            seat: seated(player, rules, seat, seed=seed)
            for seat, player in players.items()
            if player is not None
        }
        check_seats(draft.state.scenario, seats["gov"].name if "gov" in seats else None)
        self.draft, self.seed = draft, seed
        self.acts = {seat: _acting(player, rng_of(seed, seat)) for seat, player in seats.items()}

    def play(self, turn_limit: int, watch: Watch | None = None) -> Duel:
        """Play until the game is over, the limit is reached, or *watch* stops it."""
        draft, state = self.draft, self.draft.state
        if watch and state.turn and state.top and not isinstance(state.top, BeginTurn) and watch(state):
            return self._result(turn_limit)
        while frame := state.top:
            if isinstance(frame, BeginTurn):
                if (watch and watch(state)) or state.turn >= turn_limit:
                    break
                draft.pop()
                begin_turn(draft, frame)
                settle(draft, _TURN_END)
            else:
                self.acts[frame.seat](draft, observe(state, frame.seat))
        if watch and state.winner:
            watch(state)
        return self._result(turn_limit)

    def _result(self, turn_limit: int) -> Duel:
        state = self.draft.state
        turns = min(state.turn, turn_limit)
        return Duel(state.scenario, self.seed, state.winner, state.reason, state.front, turns)


def _acting(player: Player[State], rng: Random) -> Act:
    """Return what lets a player decide, given the draft of a game and what the player may see of it."""
    if isinstance(player, DuelPlayer):
        decide = player.decide

        def by_numbers(draft: Draft, view: State) -> None:
            pick = decide(view, rng)
            advance(draft, pick.verb, pick.args, _TURN_END)

        return by_numbers

    def by_actions(draft: Draft, view: State) -> None:
        line = player.choose(view, rng).line
        assert line, f"{player.name} chose nothing: the game would stand still"
        for action in line:
            carry_out(draft, action)
            settle(draft, _TURN_END)

    return by_actions
