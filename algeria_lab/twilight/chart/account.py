"""What the chart remembers of its path: each question, each tie-break, each thing done [CT-9].

Records are plain values. Questions, tests and deeds go by message ids ``chart-…``; places and kinds by the
ids that actions use. Nobody keeps an account while a game is only simulated.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from algeria_lab.core.events import Events, Scalar

Values: TypeAlias = tuple[tuple[str, Scalar], ...]
Passed: TypeAlias = tuple[str, tuple[str, ...]]
"""Message id of a test, and who remained after it."""


class Visited(NamedTuple):
    """The chart came to a box.

    Attributes:
        box: Its id, such as ``d1`` or ``rally``.
        rule: Citation key.
    """

    box: str
    rule: str


class Asked(NamedTuple):
    """A question of the chart and its answer.

    Attributes:
        rule: Citation key.
        question: Message id.
        answer: Whether it was answered with yes.
        values: Numbers and places of which the answer was made, by name.
    """

    rule: str
    question: str
    answer: bool
    values: Values = ()


class Sifted(NamedTuple):
    """One of several candidates was chosen, test by test.

    Attributes:
        rule: Citation key.
        what: Message id of what was chosen for.
        among: All candidates.
        tests: For each test that was made its message id and who remained; who is missing fell out there.
        chosen: Who remained in the end.
        by_lot: Whether a draw among those who still remained decided.
    """

    rule: str
    what: str
    among: tuple[str, ...]
    tests: tuple[Passed, ...]
    chosen: str
    by_lot: bool


class Did(NamedTuple):
    """Something was done on the map; the events from ``since`` on belong to it.

    Attributes:
        rule: Citation key.
        what: ``rally``, ``agitate``, ``terror``, ``attack``, ``ambush``, ``march_to``, ``march``,
            ``subvert``, ``extort``, ``event``, ``redeploy`` or ``pass``.
        since: Number of its first event in the whole decision.
        at: The place concerned; may be empty.
        step: The step of the box that did it, such as ``2b``; may be empty.
        path: For a March the spaces from the source to the destination.
        number: For a March how many Guerrillas.
        paid: For a March the spaces newly paid.
        active_at: For a March where the group becomes Active; empty if nowhere.
    """

    rule: str
    what: str
    since: int
    at: str = ""
    step: str = ""
    path: tuple[str, ...] = ()
    number: int = 0
    paid: tuple[str, ...] = ()
    active_at: str = ""


class Tried(NamedTuple):
    """Something was tried on a copy of the board.

    Attributes:
        rule: Citation key.
        what: Message id of what was tried.
        kept: Whether the copy became the board; its records then follow.
        records: Where it was dropped: what happened on the copy.
    """

    rule: str
    what: str
    kept: bool
    records: tuple[Record, ...] = ()


Record: TypeAlias = "Visited | Asked | Sifted | Did | Tried"


class Account:
    """What the chart remembers of one decision.

    Attributes:
        records: Everything, in order.
        events: What happened, once the decision is made; `effects` tells which of it a deed did.
    """

    def __init__(self) -> None:
        self.records: list[Record] = []
        self.events: Events = ()

    @property
    def path(self) -> tuple[str, ...]:
        """The boxes that the chart came to."""
        return tuple([record.box for record in self.records if isinstance(record, Visited)])

    @property
    def deeds(self) -> tuple[Did, ...]:
        """Everything that was done."""
        return tuple([record for record in self.records if isinstance(record, Did)])

    def effects(self, deed: Did) -> Events:
        """Return what a deed did: the events up to the next deed."""
        deeds = self.deeds
        later = deeds[deeds.index(deed) + 1 :]
        return self.events[deed.since : later[0].since if later else None]

    def about(self, place: str) -> Iterator[Record]:
        """Yield what concerns a place: deeds there, and the questions and choices in which it had a part."""
        for record in self.records:
            if place in _places(record):
                yield record


def _places(record: Record) -> tuple[str, ...]:
    if isinstance(record, Sifted):
        return record.among
    if isinstance(record, Did):
        return (record.at, *record.path, *record.paid)
    if isinstance(record, Asked):
        return tuple([word for _, value in record.values for word in str(value).split()])
    return ()
