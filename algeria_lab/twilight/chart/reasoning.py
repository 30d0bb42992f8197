"""The chart at work on one decision: the board it changes, what it may do, and what it remembers [CT-9.1]."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from algeria_lab.core.events import Event, Rolled, Scalar
from algeria_lab.twilight.chart.account import Account, Asked, Did, Passed, Sifted, Tried
from algeria_lab.twilight.draft import Draft, Name
from algeria_lab.twilight.geography import PLACES
from algeria_lab.twilight.initiative import open_boxes
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.state import Box, State


class Chart:
    """The chart while it decides.

    Attributes:
        draft: What it changes.
        state: The board of the draft.
        account: What it remembers, or None when nobody listens.
        open: Boxes of the initiative track that are open to the FLN.
        limit: How many places an operation may select: 1 where only a Limited Operation is open.
        special: The special activity that was carried out; empty for none.
        is_free: Whether an Event grants the operation, so that places cost nothing.
        box: Where the cylinder of the FLN ends; empty while that is not known.
        locations: How many places the operation has selected.
        rally_refused: Whether the chart was asked for Rally or March and preferred March.
        since: In a trial, how many events stood in its list at the start.
        supplied: Spaces that have received Guerrillas off the map.
    """

    __slots__ = (
        "account",
        "box",
        "draft",
        "is_free",
        "limit",
        "locations",
        "open",
        "rally_refused",
        "since",
        "special",
        "state",
        "supplied",
    )

    def __init__(self, draft: Draft, account: Account | None = None) -> None:
        self.draft = draft
        self.state: State = draft.state
        self.account = account
        self.open: tuple[Box, ...] = open_boxes(self.state)
        self.limit = NO_LIMIT if "OP_SA" in self.open or "OP_ONLY" in self.open else 1
        self.special = ""
        self.is_free = False
        self.box: Box = ""
        self.locations = 0
        self.rally_refused = False
        self.supplied: tuple[int, ...] = ()
        self.since = 0

    @property
    def is_limited(self) -> bool:
        """Whether an operation may select one place only."""
        return self.limit == 1

    @property
    def may_use_special(self) -> bool:
        """Whether a special activity is open and none was carried out yet."""
        return not self.special and not self.is_free and "OP_SA" in self.open

    @property
    def government_acted(self) -> bool:
        """Whether the Government has already acted on this card."""
        return bool(self.state.box1) and self.state.first == "gov"

    @property
    def final_box(self) -> Box:
        """Where the cylinder of the FLN ends after what it did [CT-9.9]."""
        if self.box:
            return self.box
        if self.special:
            return "OP_SA"
        return "LIM_OP" if self.locations == 1 and "LIM_OP" in self.open else "OP_ONLY"

    # --- memory

    def ask(self, rule: str, question: str, answer: bool, **values: Scalar) -> bool:  # noqa: FBT001
        """Remember a question and return its answer."""
        if self.account is not None:
            self.account.records.append(Asked(rule, question, answer, tuple(values.items())))
        return answer

    def names(self, spaces: Iterable[int]) -> str:
        """Return the names of spaces, for the values of a question; nothing when nobody listens."""
        return "" if self.account is None else " ".join([PLACES[space] for space in spaces])

    def did(
        self,
        rule: str,
        what: str,
        at: int | None = None,
        step: str = "",
    ) -> None:
        """Remember that something begins to be done; the events that follow belong to it."""
        if self.account is not None:
            place = "" if at is None else PLACES[at]
            self.account.records.append(Did(rule, what, self.happened, place, step))

    @property
    def happened(self) -> int:
        """How many events there are so far in this decision."""
        return len(self.draft.events or ())

    # --- trials

    def trial(self, after: Chart | None = None) -> Chart:
        """Return a chart that goes on by itself on a copy of the board, with the same dice.

        Args:
            after: An earlier trial that is not decided yet: its dice fell before this one's.
        """
        twin = Chart.__new__(Chart)
        twin.draft = Draft(self.state.copy(), self.draft.dice, listening=False)
        twin.state = twin.draft.state
        twin.account = None if self.account is None else Account()
        twin.open, twin.limit = self.open, self.limit
        twin.special, twin.is_free = self.special, self.is_free
        twin.box, twin.locations, twin.rally_refused = self.box, self.locations, self.rally_refused
        twin.since, twin.supplied = 0, self.supplied
        if self.draft.events is not None:
            earlier = [] if after is None else fallen(after.draft.events or [], after.since)
            twin.draft.events = [*self.draft.events, *earlier]
            twin.since = len(twin.draft.events)
        return twin

    def end_trial(self, twin: Chart, rule: str, what: str, *, kept: bool) -> None:
        """Make the board of a trial the real one, or forget it; dice that fell stay thrown and are noted."""
        if self.account is not None and twin.account is not None:
            records = twin.account.records
            self.account.records.append(Tried(rule, what, kept, () if kept else tuple(records)))
            if kept:
                self.account.records += records
        if self.draft.events is not None and twin.draft.events is not None:
            if kept:
                self.draft.events[:] = twin.draft.events
            else:
                self.draft.events += fallen(twin.draft.events, twin.since)
        if kept:
            self.state.take_over(twin.state)
            self.special, self.box, self.locations = twin.special, twin.box, twin.locations
            self.supplied = twin.supplied


def fallen(events: list[Event], since: int) -> list[Event]:
    """Return the dice among some events, from one of them on."""
    return [event for event in events[since:] if isinstance(event, Rolled)]


Worth: TypeAlias = Callable[[Chart, int], int]


class Filter(NamedTuple):
    """One test of a tie-break: those with the highest worth remain, yes counting more than no.

    Attributes:
        id: Message id.
        worth: What a candidate is worth in this test; yes or no, or a number.
    """

    id: str
    worth: Worth


Chain: TypeAlias = tuple[Filter, ...]


def sift(
    chart: Chart,
    rule: str,
    what: str,
    among: Sequence[int],
    chain: Chain,
    *,
    lot: bool = True,
    name: Name = PLACES.__getitem__,
) -> int:
    """Choose one of several candidates: test by test the best remain, in the end a draw decides.

    Args:
        chart: Who chooses.
        rule: Citation key.
        what: Message id of what is chosen for.
        among: Candidates, one or more, in the order of the map.
        chain: The tests.
        lot: Whether a draw decides in the end; else the first in the order of the map.
        name: How a candidate is called.
    """
    left, tests = _narrowed(chart, among, chain, name)
    by_lot = lot and len(left) > 1
    chosen = chart.draft.lot(what, left, rule, name) if by_lot else left[0]
    if chart.account is not None:
        names = tuple(map(name, among))
        chart.account.records.append(Sifted(rule, what, names, tests, name(chosen), by_lot))
    return chosen


def _narrowed(
    chart: Chart, among: Sequence[int], chain: Chain, name: Name
) -> tuple[Sequence[int], tuple[Passed, ...]]:
    """Return who passes all tests of a chain, and who remained after each test that was needed."""
    left: Sequence[int] = among
    tests: list[Passed] = []
    for test in chain:
        if len(left) == 1:
            break
        values = [test.worth(chart, each) for each in left]
        best = max(values)
        left = [each for each, value in zip(left, values, strict=True) if value == best]
        if chart.account is not None:
            tests.append((test.id, tuple(map(name, left))))
    return left, tuple(tests)
