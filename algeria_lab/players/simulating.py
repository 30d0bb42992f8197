"""Whole games at full speed: one draft a game, no copies, no events, no action texts.

The package's own players are believed; those from outside are given copies, and what they choose is checked.
The same seed and players through the door give the same game, and nobody sees more than there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from algeria_lab.core.actions import Action, Seat
from algeria_lab.core.dice import Dice, SeededDice
from algeria_lab.core.drafting import Draft
from algeria_lab.core.keeping.position_form import checked_state
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.rules import Options, Rules, S
from algeria_lab.core.steps import Kinds
from algeria_lab.players.base import Line, Player, rng_of
from algeria_lab.players.outside import Outsider, seated

D = TypeVar("D", bound=Draft[Any, Any])
R = TypeVar("R")
Act: TypeAlias = Callable[[D], None]
Watch: TypeAlias = Callable[[D], bool]
Decide: TypeAlias = Callable[[S, Random], Line]
Sitting: TypeAlias = Mapping[Seat, Player[S] | Outsider | None]


class Course(NamedTuple, Generic[S]):
    """How a game went, before it is told.

    Attributes:
        state: The last position.
        seed: Seed of dice and players.
        turns: Turns begun, up to the limit.
        noted: What was noted when it began, after each turn, and at the end.
    """

    state: S
    seed: int
    turns: int
    noted: tuple[Any, ...]


def _nothing(_state: object) -> None:
    return None


def _by_lines_only(_player: object, _seat: Seat, _rng: Random) -> None:
    return None


def chosen(player: Player[S]) -> Decide[S]:
    """Return what asks any player for a line."""
    return lambda view, rng: player.choose(view, rng).line


@dataclass(frozen=True, kw_only=True)
class Simulator(Generic[S, D, R]):
    """How whole games of one kind are played.

    Attributes:
        rules: The rules.
        draft: Makes a draft of a position, with dice.
        turn_limit: A game that still runs after this turn counts as undecided, unless another is given.
        turn: Kind of the procedure with which a turn begins.
        over: How many turns are over where that is next.
        begin: Sets up a scenario with options and dice, as a draft without events.
        begin_turn: Works off the procedure with which a turn begins, and all up to the next decision.
        settle: Works off what needs no decision, up to some kinds of procedures.
        advance: Carries out a legal action, and settles.
        result: Tells how a game went.
        note: What is noted of a position for that.
        view: What a side may see; None where nothing is hidden.
        decide: Asks a player for a line.
        quick: Lets a player that can decide without actions and reasons do so; None for one that cannot.
        seats: Who plays a position, as players that can be relied on; None for two whom the rules check.
    """

    rules: Rules[S]
    draft: Callable[..., D]
    turn_limit: int
    turn: type
    over: Callable[[S], int]
    begin: Callable[[str, Options, Dice], D]
    begin_turn: Act[D]
    settle: Callable[[D, Kinds], None]
    advance: Callable[[D, Action, Kinds], None]
    result: Callable[[Course[S]], R]
    note: Callable[[S], object] = _nothing
    view: Callable[[S, Seat], S] | None = None
    decide: Callable[[Player[S]], Decide[S]] = chosen
    quick: Callable[[Player[S], Seat, Random], Act[D] | None] = _by_lines_only
    seats: Callable[[S, Sitting[S], int], dict[Seat, Player[S]]] | None = None

    def play(
        self,
        scenario: str | Position,
        fln: Player[S] | Outsider,
        gov: Player[S] | Outsider | None,
        seed: int,
        options: Options | None = None,
        *,
        turn_limit: int | None = None,
    ) -> R:
        """Play a game from its set-up.

        Args:
            scenario: Name of the starting position, or a position such as `algeria_lab.position` makes.
            fln: Plays the FLN: a player of the package, or anything with a ``choose``; see `players.outside`.
            gov: Plays the Government; nobody where the rules do.
            seed: Seed of the dice; the players' own generators are derived from it, apart from the dice.
            options: Options of the game, as for `new` of its rules.
            turn_limit: A game that still runs after this turn counts as undecided; None for the usual one.

        Raises:
            UnknownName: For an unknown scenario or option.
            NotAPlayer: If somebody cannot play.
            WrongSeats: If nobody plays the French in a duel for two, or somebody plays the automaton.
            WrongChoice: If a player from outside chooses what cannot be played.
            WrongPosition: If nobody could play from a position; options besides one are a `WrongOption`.
        """
        if isinstance(scenario, Position):
            start = checked_state(self.rules, scenario, options or {})
            return self.play_on(start, fln, gov, seed, turn_limit=turn_limit)
        draft = self.begin(scenario, options or {}, SeededDice(seed))
        return self._played(draft, {"fln": fln, "gov": gov}, seed, turn_limit)

    def play_on(
        self,
        state: S,
        fln: Player[S] | Outsider,
        gov: Player[S] | Outsider | None,
        seed: int,
        *,
        turn_limit: int | None = None,
        watch: Watch[D] | None = None,
    ) -> R:
        """Play a game on from a position, which stays as it is; see `play`.

        Two branches with one seed meet the same dice in the same turn and phase, whatever was done before.

        Args:
            state: The position.
            fln: Plays the FLN.
            gov: Plays the Government.
            seed: Seed of the dice and of the players.
            turn_limit: A game that still runs after this turn counts as undecided; None for the usual one.
            watch: Called when the first turn begins (in the middle of a turn: at once), at the end of every
                turn, and at the end of the game; a true answer stops it there, undecided. The draft that it
                is given is being played: it reads, and keeps nothing.
        """
        dice = SeededDice(seed)
        dice.enter(state.turn, state.phase)
        draft = self.draft(state.copy(), dice, listening=False)
        self.settle(draft, frozenset({self.turn}))
        return self._played(draft, {"fln": fln, "gov": gov}, seed, turn_limit, watch)

    def by_lines(self, player: Player[S], seat: Seat, rng: Random) -> Act[D]:
        """Return what lets any player decide on a draft."""
        decide, view, advance, pause = self.decide(player), self.view, self.advance, frozenset({self.turn})

        def act(draft: D) -> None:
            line = decide(view(draft.state, seat) if view else draft.state, rng)
            assert line, f"{player.name} chose nothing: the game would stand still"
            for action in line:
                advance(draft, action, pause)

        return act

    def _played(
        self, draft: D, sitting: Sitting[S], seed: int, turn_limit: int | None, watch: Watch[D] | None = None
    ) -> R:
        state: S = draft.state
        acts: dict[Seat, Act[D]] = {}
        for seat, player in (self.seats or self._two)(state, sitting, seed).items():
            rng = rng_of(seed, seat)
            acts[seat] = self.quick(player, seat, rng) or self.by_lines(player, seat, rng)
        limit = self.turn_limit if turn_limit is None else turn_limit
        noted = self._run(draft, acts, limit, watch)
        return self.result(Course(state, seed, min(state.turn, limit), tuple(noted)))

    def _two(self, _state: S, sitting: Sitting[S], seed: int) -> dict[Seat, Player[S]]:
        return {seat: seated(player, self.rules, seat, seed=seed) for seat, player in sitting.items()}

    def _run(self, draft: D, acts: Mapping[Seat, Act[D]], limit: int, watch: Watch[D] | None) -> list[object]:
        """Play until the game is over, the limit is reached, or *watch* stops it; return what was noted."""
        state, turn = draft.state, self.turn
        begun, noted = max(state.turn, 1), [self.note(state)]
        if watch and state.turn and state.agenda and not isinstance(state.top, turn) and watch(draft):
            return noted
        while agenda := state.agenda:  # another list where a trial was taken back
            frame = agenda[-1]
            if type(frame) is not turn:
                acts[frame.seat](draft)
                continue
            over = self.over(state)
            if over >= begun:
                noted.append(self.note(state))
            if (watch and watch(draft)) or over >= limit:
                return noted
            self.begin_turn(draft)
        if watch:
            watch(draft)
        noted.append(self.note(state))
        return noted
