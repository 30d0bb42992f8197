"""How an agenda is worked off, and the half of a game's door that follows from it.

The top frame says what is awaited: a decision, which has verbs, or a procedure, which runs by itself. How a
game says which arguments a verb may have is its own affair.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from algeria_lab.core.actions import SEATS, Action, Seat
from algeria_lab.core.agenda import Frames
from algeria_lab.core.dice import Dice
from algeria_lab.core.drafting import Draft, GameOver, P
from algeria_lab.core.events import Events
from algeria_lab.core.refusals import IllegalAction, Refusal
from algeria_lab.core.verbs import Verb

Kinds: TypeAlias = frozenset[type]
NOWHERE: Kinds = frozenset()
MOST_RUNS = 2000
D = TypeVar("D", bound=Draft[Any, Any])
F = TypeVar("F")


V = TypeVar("V", bound=Verb)


def procedure(kind: type[F], run: Callable[[D, F], None]) -> dict[type, Callable[[D, Any], None]]:
    """Return the entry of a procedure in a table of runs: it knows the fields of its kind."""
    return {kind: run}


def work_off(
    draft: D,
    runs: Mapping[type, Callable[[D, Any], None]],
    pause: Kinds = NOWHERE,
    decide: Callable[[D], bool] | None = None,
) -> None:
    """Run everything on the agenda of a draft that needs no decision of a player; the game may end in it.

    Args:
        draft: What is changed.
        runs: What carries out each kind of procedure.
        pause: Kinds of procedures that are left waiting.
        decide: Decides where the rules play a side themselves; False where a player is to decide.
    """
    agenda, left = draft.state.agenda, MOST_RUNS
    try:
        while agenda and left:
            kind = type(agenda[-1])
            if run := runs.get(kind):
                if kind in pause:
                    return
                run(draft, agenda.pop())
            elif decide is None or not decide(draft):
                return
            left -= 1
    except GameOver:
        return
    assert not agenda, f"the agenda does not come to rest: {agenda[-3:]}"


class Reasons(NamedTuple):
    """Message ids and citation keys with which a game refuses what fits no decision.

    Attributes:
        over: Where nobody decides any more.
        end: Rule of the end of the game.
        turn: Where the other side decides.
        verb: Where a decision knows no such verb.
        order: Rule of who decides when.
    """

    over: str
    end: str
    turn: str
    verb: str
    order: str


class AgendaRules(ABC, Generic[P, F, V]):
    """The half of a door that follows from an agenda; a game adds the rest, and what has no body here.

    Attributes:
        name: What the game is called in saves and on the command line.
        frames: The kinds of frames of the game.
        reasons: How what fits no decision is refused.
        anywhere: Verbs that stand alone at every decision, with their rules, although it does not list them.
    """

    name: str
    seats: tuple[Seat, ...] = SEATS
    frames: ClassVar[Frames[Any]]
    reasons: ClassVar[Reasons]
    anywhere: Mapping[str, str] = MappingProxyType({})

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r}: {', '.join(self.scenarios())})"

    @abstractmethod
    def scenarios(self) -> tuple[str, ...]:
        """Return the names of the starting positions."""

    @abstractmethod
    def step(self, frame: F) -> Mapping[str, V] | None:
        """Return the verbs of a decision by name; None for a procedure."""

    @abstractmethod
    def vocabulary(self) -> tuple[str, ...]:
        """Return all verbs of the game, in the order of its decisions."""

    @abstractmethod
    def legal(self, state: P) -> tuple[Action, ...]:
        """Return all legal actions in a stable order."""

    def verbs(self, state: P) -> Mapping[str, V]:
        """Return the verbs of the decision that is awaited by name; none once the game is over."""
        return {} if self.to_move(state) is None else self.step(state.agenda[-1]) or {}

    @abstractmethod
    def args_refusal(self, state: P, frame: F, verb: V, action: Action) -> Refusal | None:
        """Return why an action may not have these arguments, or None."""

    @abstractmethod
    def carried_out(self, state: P, action: Action, dice: Dice, *, alone: bool) -> Draft[P, F]:
        """Return a draft of a copy of *state* on which an action was carried out that is not refused.

        Args:
            state: The position.
            action: The action.
            dice: Dice of the game.
            alone: Whether to stop as early as `preview` does, and to note no events.
        """

    def to_move(self, state: P) -> Seat | None:
        """Return who decides next; None once the game is over, in a preview also before a procedure."""
        if not state.agenda or self.step(state.agenda[-1]) is None:
            return None
        seat: Seat = state.agenda[-1].seat
        return seat

    def refuse(self, state: P, action: Action) -> Refusal | None:
        """Return why *action* is not legal now, or None."""
        seat = self.to_move(state)
        if seat is None:
            return Refusal(self.reasons.over, self.reasons.end)
        if action.seat != seat:
            return Refusal(self.reasons.turn, self.reasons.order, {"seat": action.seat, "turn": seat})
        return self.verb_refusal(state, state.agenda[-1], action)

    def verb_refusal(self, state: P, frame: F, action: Action) -> Refusal | None:
        """Return why an action of the side that decides is not legal, or None."""
        step = self.step(frame) or {}
        if action.verb in step:
            return self.args_refusal(state, frame, step[action.verb], action)
        near = get_close_matches(action.verb, [*step, *self.anywhere], n=1)
        usable = dict.fromkeys([legal.verb for legal in self.legal(state)])
        values = {"verb": action.verb, "known": ", ".join(usable), "near": "".join(near)}
        return Refusal(self.reasons.verb, self.reasons.order, {**values, "step": self.frames.name(frame)})

    def apply(self, state: P, action: Action, dice: Dice) -> tuple[P, Events]:
        """Return the position after *action* and what happened.

        Raises:
            IllegalAction: If the action is refused; nothing has changed.
        """
        self._check(state, action)
        draft = self.carried_out(state, action, dice, alone=False)
        return draft.state, draft.happened

    def preview(self, state: P, action: Action, dice: Dice) -> P:
        """Return the position after *action* alone, without what the next phase or turn would bring.

        Raises:
            IllegalAction: If the action is refused.
        """
        self._check(state, action)
        return self.carried_out(state, action, dice, alone=True).state

    def _check(self, state: P, action: Action) -> None:
        if refusal := self.refuse(state, action):
            raise IllegalAction(str(action), refusal)
