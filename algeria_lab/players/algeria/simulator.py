"""Whole wars of *Algeria* at full speed: one draft a war, no copies, no events, no refusals.

The package's own players are believed; those from outside are given copies, and what they choose is checked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple, Protocol, TypeAlias, runtime_checkable

from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import Frame, RandomEvents, Setup
from algeria_lab.algeria.rules import AlgeriaRules, advance, begun, settle
from algeria_lab.algeria.state import State
from algeria_lab.algeria.steps import seat_of
from algeria_lab.core.actions import Seat
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.keeping.position_form import checked_state
from algeria_lab.core.keeping.positions import Position
from algeria_lab.players.base import Line, Player, rng_of
from algeria_lab.players.outside import Outsider, seated

Watch: TypeAlias = Callable[[Draft], bool]
Decide: TypeAlias = Callable[[State, Random], Line]
TURN_LIMIT = 40
_TURN_END: frozenset[type[Frame]] = frozenset({RandomEvents})
_RULES = AlgeriaRules()


@runtime_checkable
class DirectPlayer(Player[State], Protocol):
    """A player that also says what to do without reasons, as those of the package do."""

    def decide(self, view: State, rng: Random) -> Line:
        """Return the line that `choose` would."""


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


def play_war(
    scenario: str | Position,
    fln: Player[State] | Outsider,
    gov: Player[State] | Outsider,
    seed: int,
    options: Mapping[str, object] | None = None,
    *,
    turn_limit: int = TURN_LIMIT,
) -> War:
    """Play a war from its set-up.

    Args:
        scenario: Name of the starting position, or a position such as `algeria_lab.position` makes.
        fln: Plays the FLN: a player of the package, or anything with a ``choose``; see `players.outside`.
        gov: Plays the Government.
        seed: Seed of the dice; the players' own generators are derived from it, apart from the dice.
        options: Options of the game, as for `AlgeriaRules.new`.
        turn_limit: A war that is still running after this turn counts as undecided.

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
    draft = begun(scenario, options or {}, dice, listening=False)
    return _War(draft, {"fln": fln, "gov": gov}, seed).play(turn_limit)


def play_on(
    state: State,
    fln: Player[State] | Outsider,
    gov: Player[State] | Outsider,
    seed: int,
    *,
    turn_limit: int = TURN_LIMIT,
    watch: Watch | None = None,
) -> War:
    """Play a war on from a position, which stays as it is; see `play_war`.

    Two branches with one seed meet the same dice in the same turn and phase, whatever was done before.

    Args:
        state: The position.
        fln: Plays the FLN.
        gov: Plays the Government.
        seed: Seed of the dice and of the players.
        turn_limit: A war that is still running after this turn counts as undecided.
        watch: Called when the first turn begins (in the middle of a turn: at once), at the end of every
            turn, and at the end of the war; the draft also knows what was spent. A true answer stops
            the war there, undecided.
    """
    dice = SeededDice(seed)
    dice.enter(state.turn, state.phase)
    draft = Draft(state.copy(), dice, listening=False)
    settle(draft, _TURN_END)
    return _War(draft, {"fln": fln, "gov": gov}, seed).play(turn_limit, watch)


class _War:
    """A war being simulated; the position of the draft is changed in place."""

    def __init__(self, draft: Draft, players: Mapping[Seat, Player[State] | Outsider], seed: int) -> None:
        self.draft, self.seed = draft, seed
        self.players: dict[str, tuple[Decide, Random]] = {
            seat: (deciding(seated(player, _RULES, seat, seed=seed)), rng_of(seed, seat))
            for seat, player in players.items()
        }
        self.begun = max(draft.state.turn, 1)
        self.fln_psl, self.gov_psl = [draft.state.fln_psl], [draft.state.gov_psl]

    def play(self, turn_limit: int, watch: Watch | None = None) -> War:
        """Play until the war is over, the limit is reached, or *watch* stops it."""
        draft, agenda = self.draft, self.draft.state.agenda
        if watch and not isinstance(agenda[-1], Setup | RandomEvents) and watch(draft):
            return self._result(turn_limit, None)
        state = draft.state
        while agenda:
            frame = agenda[-1]
            if isinstance(frame, RandomEvents):
                self._note()
                if (watch and watch(draft)) or state.turn > turn_limit:
                    break
                settle(draft)
                continue
            decide, rng = self.players[seat_of(frame)]
            line = decide(state, rng)
            assert line, f"nothing was chosen at {frame}: the war would stand still"
            for action in line:
                advance(draft, action, _TURN_END)
        return self._result(turn_limit, watch)

    def _note(self) -> None:
        """Note the support between two turns."""
        state = self.draft.state
        if state.turn > self.begun:
            self.fln_psl.append(state.fln_psl)
            self.gov_psl.append(state.gov_psl)

    def _result(self, turn_limit: int, watch: Watch | None) -> War:
        state = self.draft.state
        if state.winner:
            if watch:
                watch(self.draft)
            self.fln_psl.append(state.fln_psl)
            self.gov_psl.append(state.gov_psl)
        turns = min(state.turn, turn_limit)
        lines = tuple(self.fln_psl), tuple(self.gov_psl)
        return War(state.scenario, self.seed, state.winner, state.level, turns, *lines)


def deciding(player: Player[State]) -> Decide:
    """Return what asks a player for a line: without reasons, if it can do without."""
    if isinstance(player, DirectPlayer):
        return player.decide
    return lambda view, rng: player.choose(view, rng).line
