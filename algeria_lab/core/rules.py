"""The small door that every game has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from algeria_lab.core.actions import Action, Seat
from algeria_lab.core.dice import Dice
from algeria_lab.core.events import Event, Events
from algeria_lab.core.keeping.positions import Json, Positions
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.verbs import Verb
from algeria_lab.core.words.voice import Shown, Voice

Options: TypeAlias = Mapping[str, object]
Winner: TypeAlias = Seat | Literal["draw"]


class Outcome(NamedTuple):
    """How a game ended.

    Attributes:
        winner: The side that won, or ``draw``; a row about a game that still runs has an empty text there.
        level: Word of the rulebook for how clearly, such as ``decisive``, or by what, such as ``attrition``.
        rule: Citation key.
    """

    winner: Winner
    level: str
    rule: str


class Ending(Shown, Outcome):
    """How a game ended, with what it is told with: an outcome that tells itself.

    Args:
        outcome: The outcome.
        voice: How it is told.
        state: The last position.
    """

    state: object

    @classmethod
    def of(cls, outcome: Outcome, voice: Voice, state: object) -> Self:
        """Return an outcome with its voice and the last position."""
        ending = cls(*outcome)
        ending.voice, ending.state = voice, state
        return ending

    def plain(self) -> str:
        return f"Outcome(winner={self.winner!r}, level={self.level!r}, rule={self.rule!r})"


class GameState(Protocol):
    """What every game's state can do; the rest is the game's own.

    Attributes:
        voice: How the position is told; copies have the same.
    """

    voice: Voice

    @property
    def turn(self) -> int:
        """Number of the turn, 0 before the first."""

    @property
    def phase(self) -> str:
        """Name of the phase."""

    def copy(self) -> Self:
        """Return an independent copy."""

    def to_json(self) -> Json:
        """Return the position as plain JSON."""


S = TypeVar("S", bound=GameState)


class Rules(Protocol[S]):
    """One game. States are values: nobody changes one outside `apply`.

    Attributes:
        name: What it is called in saves and on the command line.
        seats: The sides, in the order in which they are listed.
        hides: Whether a side may see less than there is.
    """

    name: str
    seats: tuple[Seat, ...]
    hides: bool

    def scenarios(self) -> tuple[str, ...]:
        """Return the names of the starting positions."""

    def new(self, scenario: str, options: Options, dice: Dice) -> tuple[S, Events]:
        """Set up *scenario*; raises `UnknownName` for unknown scenarios or options."""

    def to_move(self, state: S) -> Seat | None:
        """Return who decides next, None once the game is over."""

    def legal(self, state: S) -> tuple[Action, ...]:
        """Return all legal actions in a stable order, at most about 200."""

    @property
    def anywhere(self) -> Mapping[str, str]:
        """Verbs that stand alone at any decision of their side, with their rules; `legal` leaves them out."""

    def vocabulary(self) -> tuple[str, ...]:
        """Return all verbs of the game, in the order of its decisions."""

    def verbs(self, state: S) -> Mapping[str, Verb]:
        """Return the verbs of the decision that is awaited by name; none once the game is over."""

    def refuse(self, state: S, action: Action) -> Refusal | None:
        """Return why *action* is not legal, or None."""

    def complete(self, state: S, text: str) -> Action:
        """Read an action text that may leave out the seat, or the verb before a piece or place."""

    def apply(self, state: S, action: Action, dice: Dice) -> tuple[S, Events]:
        """Return the position after a legal action; raises `IllegalAction` otherwise."""

    def preview(self, state: S, action: Action, dice: Dice) -> S:
        """Like `apply` for odds: only the action itself, without what the next phase or turn would bring."""

    def observe(self, state: S, seat: Seat) -> S:
        """Return what *seat* may see, in the same shape."""

    def observe_events(self, events: Events, seat: Seat) -> Events:
        """Return what *seat* saw of *events*; what it may not know is absent."""

    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or None while it runs."""

    def fold(self, state: S, event: Event) -> S:
        """Return *state* with what *event* says applied."""

    @property
    def positions(self) -> Positions:
        """What the game knows of positions that somebody wrote."""

    def resume(self, state: S, dice: Dice) -> tuple[S, Events]:
        """Return the position at the next decision, and what happens by itself until then."""

    def state_from_json(self, data: Json) -> S:
        """Return the state that ``state.to_json()`` wrote."""


def see_differently(rules: Rules[S], state: S) -> bool:
    """Return whether the sides see different things at a position."""
    if not rules.hides:
        return False
    first, *others = (rules.observe(state, seat) for seat in rules.seats)
    return any(view != first for view in others)
