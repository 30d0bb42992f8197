"""Which effects of a text could do something now: found by playing it in every way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from algeria_lab.core.dice import FixedDice
from algeria_lab.core.refusals import DiceRanOut
from algeria_lab.twilight.cards import CARDS
from algeria_lab.twilight.decisions import RUNS, awaited, options
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.events.table import EFFECTS, Row
from algeria_lab.twilight.frames.events import Effect

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from algeria_lab.core.actions import Seat
    from algeria_lab.twilight.cards import Text
    from algeria_lab.twilight.state import State
    from algeria_lab.twilight.steps import Args, Verb

MOST_STEPS: Final = 300
DIVE: Final = 5
FACES: Final = range(1, 7)
# What only settles where and how much the effects after it do.
PREPARES: Final = frozenset({"roll", "note_control", "wilaya", "branch"})
Place = tuple[str, int]


class Part(NamedTuple):
    """An effect of a text that can do something by itself.

    Attributes:
        text: Name of the text, or of a branch of it.
        step: Which of its effects, from 0.
        row: The effect.
    """

    text: str
    step: int
    row: Row

    @property
    def place(self) -> Place:
        """Where it stands in the table of effects."""
        return self.text, self.step


def parts_of(card: int, text: str) -> Iterator[Part]:
    """Yield the effects of a text in order, those of its branches where it branches; none of a marker's."""
    for step, row in enumerate(EFFECTS.get((card, text), ())):
        for branch in row.branches:
            yield from parts_of(card, f"{text}:{branch}")
        if row.do not in PREPARES and (row.do != "spaces" or row.each):
            yield Part(text, step, row)


def marker_of(card: int, text: Text) -> str:
    """Return the marker that a text puts into play; empty for none."""
    return CARDS[card].markers.get(text, "")


def working(state: State, seat: Seat, card: int, text: str) -> frozenset[Place]:
    """Return the effects of a text that could change the board if a side carried it out now.

    Args:
        state: The position; it is not changed.
        seat: The side that would carry the text out.
        card: Number of the card.
        text: Name of the text.
    """
    search = _Search(frozenset(part.place for part in parts_of(card, text)))
    start = state.copy()
    start.deck, start.agenda = [], [Effect(seat, card, text)]
    search.explore(start)
    return frozenset(search.found) & search.wanted


class _Search:
    """A search through the ways to carry out a text, mostly depth first, up to a number of steps."""

    def __init__(self, wanted: frozenset[Place]) -> None:
        self.wanted, self.found, self.left = wanted, set[Place](), MOST_STEPS

    def explore(self, start: State) -> None:
        """Play on from a position until all that is wanted has been found, or nothing is left to try."""
        waiting = [self._next(start, ("", 0))]
        turn = 0
        while waiting and self.left and not self.wanted <= self.found:
            turn += 1
            # Now and then the oldest choice is made in another way: a barren one would use up all steps.
            at = -1 if turn % DIVE else 0
            reached = next(waiting[at], None)
            if reached is None:
                waiting.pop(at)
            elif reached[0].agenda:
                waiting.append(self._next(*reached))

    def _next(self, state: State, cause: Place) -> Iterator[tuple[State, Place]]:
        """Yield the positions after the next step, with the effect that each step belongs to."""
        frame: Any = state.agenda[-1]
        if hasattr(frame, "text"):
            cause = frame.text, frame.step
        if type(frame) in RUNS:
            yield from self._tried(state, cause, lambda draft: RUNS[type(frame)](draft, frame))
        elif not hasattr(frame, "text"):
            # What an effect grants is offered only where it can be used: it is not played to its end.
            self.found.add(cause)
            after = state.copy()
            after.agenda.pop()
            yield after, cause
        else:
            step = awaited(state)[1]
            for verb, args in options(state):
                yield from self._tried(state, cause, _choice(step[verb], frame, args))

    def _tried(
        self, state: State, cause: Place, act: Callable[[Draft], None]
    ) -> Iterator[tuple[State, Place]]:
        """Yield what a step leads to, with each face of the dice that fall in it."""
        rolls: list[tuple[int, ...]] = [()]
        while rolls and self.left:
            faces = rolls.pop()
            draft = Draft(state.copy(), FixedDice(faces), listening=False)
            draft.pop()
            self.left -= 1
            try:
                act(draft)
            except DiceRanOut:
                rolls += [(*faces, face) for face in FACES]
                continue
            if _board(draft.state) != _board(state):
                self.found.add(cause)
            yield draft.state, cause


def _choice(verb: Verb[Any], frame: Any, args: Args) -> Callable[[Draft], None]:
    """Return what takes a choice."""
    return lambda draft: verb.resolve(draft, frame, *args)


def _board(state: State) -> tuple[Any, ...]:
    """Return what stands and lies on the board."""
    return (
        state.pieces,
        state.support,
        state.terror,
        state.plus_pop,
        state.plus_base,
        state.gov_resources,
        state.fln_resources,
        state.commitment,
        state.france,
        state.border_zone,
        state.capabilities,
    )
