"""Whole games of *INSURGENT: Algeria* at full speed; each player sees only what its seat may see."""

from __future__ import annotations

from random import Random
from typing import NamedTuple, Protocol, runtime_checkable

from algeria_lab.core.actions import Action, Seat
from algeria_lab.core.dice import Dice
from algeria_lab.core.refusals import LabError
from algeria_lab.core.rules import Options
from algeria_lab.core.steps import Kinds
from algeria_lab.insurgent.draft import Draft
from algeria_lab.insurgent.frames import BeginTurn
from algeria_lab.insurgent.observation import observe
from algeria_lab.insurgent.rules import InsurgentRules, advance, carry_out, settle
from algeria_lab.insurgent.state import SOLO, State
from algeria_lab.insurgent.turns import begin_turn
from algeria_lab.players.base import Player
from algeria_lab.players.insurgent.icon_choices import Pick
from algeria_lab.players.outside import seated
from algeria_lab.players.simulating import Act, Course, Simulator, Sitting

TURN_LIMIT = 100  # no game lasts so long: a turn takes a card, and there are 42
_RULES = InsurgentRules()
_TURN = frozenset({BeginTurn})


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


def _seats(state: State, sitting: Sitting[State], seed: int) -> dict[Seat, Player[State]]:
    """Return who plays, by the rules with the decks of the game; nobody plays the automaton."""
    rules = InsurgentRules(state.cards)
    seats = {
        seat: seated(player, rules, seat, seed=seed) for seat, player in sitting.items() if player is not None
    }
    check_seats(state.scenario, seats["gov"].name if "gov" in seats else None)
    return seats


def _by_numbers(player: Player[State], seat: Seat, rng: Random) -> Act[Draft] | None:
    if not isinstance(player, DuelPlayer):
        return None
    decide = player.decide

    def act(draft: Draft) -> None:
        pick = decide(observe(draft.state, seat), rng)
        advance(draft, pick.verb, pick.args, _TURN)

    return act


def _begun(scenario: str, options: Options, dice: Dice) -> Draft:
    return Draft(_RULES.new(scenario, options, dice)[0], dice, listening=False)


def _take(draft: Draft, action: Action, pause: Kinds) -> None:
    carry_out(draft, action)
    settle(draft, pause)


def _begin_turn(draft: Draft) -> None:
    """Begin a turn; that of the automaton is played to its end."""
    frame = draft.pop()
    assert isinstance(frame, BeginTurn)
    begin_turn(draft, frame)
    settle(draft, _TURN)


def _turns_over(state: State) -> int:
    return state.turn


def _told(course: Course[State]) -> Duel:
    state = course.state
    return Duel(state.scenario, course.seed, state.winner, state.reason, state.front, course.turns)


DUELS: Simulator[State, Draft, Duel] = Simulator(
    rules=_RULES,
    draft=Draft,
    turn_limit=TURN_LIMIT,
    turn=BeginTurn,
    over=_turns_over,
    begin=_begun,
    begin_turn=_begin_turn,
    settle=settle,
    advance=_take,
    result=_told,
    view=observe,
    quick=_by_numbers,
    seats=_seats,
)
play_duel, play_on = DUELS.play, DUELS.play_on
