"""Whole wars of *Algeria* at full speed: one draft a war, no copies, no events, no refusals.

Players must give legal lines: doctrines and `RandomPlayer` do, and `ScriptedPlayer` checks its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple, TypeAlias

from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.rules import AlgeriaRules, resolve, settle
from algeria_lab.algeria.state import State
from algeria_lab.core.dice import Dice, SeededDice
from algeria_lab.players.base import Choice, Player, rng_of

Listener: TypeAlias = Callable[[State, Choice | None], None]
TURN_LIMIT = 40
_TURN_END = frozenset({"random_events"})
_RULES = AlgeriaRules()


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


def play_war(
    scenario: str,
    fln: Player[State],
    gov: Player[State],
    seed: int,
    options: Mapping[str, object] | None = None,
    *,
    turn_limit: int = TURN_LIMIT,
    listener: Listener | None = None,
) -> War:
    """Play a war from its set-up.

    Args:
        scenario: Name of the starting position.
        fln: Plays the FLN.
        gov: Plays the Government.
        seed: Seed of the dice; the players' own generators are derived from it, apart from the dice.
        options: Options of the game, as for `AlgeriaRules.new`.
        turn_limit: A war that is still running after this turn counts as undecided.
        listener: Called with the position and each choice before it is carried out, and with None at
            the start and at the end of every turn. Not to change the position.

    Raises:
        UnknownName: For an unknown scenario or option.
    """
    dice = SeededDice(seed)
    state, _ = _RULES.new(scenario, options or {}, dice)
    return _War(state, dice, fln, gov, seed, turn_limit, listener).play()


def play_on(
    state: State,
    fln: Player[State],
    gov: Player[State],
    seed: int,
    *,
    turn_limit: int = TURN_LIMIT,
    listener: Listener | None = None,
) -> War:
    """Play a war on from a position, which stays as it is; see `play_war`.

    Two branches with one seed meet the same dice in the same turn and phase, whatever was done before.
    """
    dice = SeededDice(seed)
    dice.enter(state.turn, state.phase)
    return _War(state.copy(), dice, fln, gov, seed, turn_limit, listener).play()


class _War:
    """A war being simulated; the position is changed in place."""

    def __init__(
        self,
        state: State,
        dice: Dice,
        fln: Player[State],
        gov: Player[State],
        seed: int,
        turn_limit: int,
        listener: Listener | None,
    ) -> None:
        self.draft = Draft(state, dice, listening=False)
        self.players: dict[str, tuple[Player[State], Random]] = {
            "fln": (fln, rng_of(seed, "fln")),
            "gov": (gov, rng_of(seed, "gov")),
        }
        self.seed, self.turn_limit, self.listener = seed, turn_limit, listener
        self.fln_psl, self.gov_psl = [state.fln_psl], [state.gov_psl]

    def play(self) -> War:
        draft, listener = self.draft, self.listener
        state, agenda = draft.state, draft.state.agenda
        begun = state.turn
        while agenda:
            if agenda[-1][0] in _TURN_END:
                if not self._begin_turn(begun):
                    break
                continue
            player, rng = self.players[agenda[-1][1]]
            choice = player.choose(state, rng)
            if listener:
                listener(state, choice)
            for action in choice.line:
                resolve(draft, action)
                settle(draft, _TURN_END)
        return self._result()

    def _begin_turn(self, begun: int) -> bool:
        """Note the support, then begin a turn; False if the limit is reached."""
        state = self.draft.state
        if state.turn > begun:
            self.fln_psl.append(state.fln_psl)
            self.gov_psl.append(state.gov_psl)
        if self.listener:
            self.listener(state, None)
        if state.turn > self.turn_limit:
            return False
        settle(self.draft)
        return True

    def _result(self) -> War:
        state = self.draft.state
        if state.winner:
            self.fln_psl.append(state.fln_psl)
            self.gov_psl.append(state.gov_psl)
        turns = min(state.turn, self.turn_limit)
        return War(
            state.scenario,
            self.seed,
            state.winner,
            state.level,
            turns,
            tuple(self.fln_psl),
            tuple(self.gov_psl),
        )
