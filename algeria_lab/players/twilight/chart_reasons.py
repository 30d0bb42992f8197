"""Why the Non-Player did what it did, as reasons like those of any player [CT-9].

Each question in the account of its chart, each test that candidates passed, each choice and each deed is one
`Because`, in the order in which they came; the values name places by id, several of them joined by blanks.
"""

from __future__ import annotations

from collections.abc import Iterator

from algeria_lab.players.base import Because, Values
from algeria_lab.twilight.chart.account import Account, Asked, Did, Record, Sifted, Tried

YES, NO = "yes", "no"


def because_of(account: Account) -> tuple[Because, ...]:
    """Return what the chart asked itself, chose and did, in order; boxes it only came to are left out."""
    return tuple([because for record in account.records for because in _told(record)])


def _told(record: Record) -> Iterator[Because]:
    if isinstance(record, Asked):
        values = tuple(
            [(name, value if isinstance(value, int) else str(value)) for name, value in record.values]
        )
        yield Because(record.rule, record.question, record.answer, values)
    elif isinstance(record, Sifted):
        yield from _sifted(record)
    elif isinstance(record, Did):
        yield Because(record.rule, f"chart-did-{record.what}", answer=True, values=_values_of(record))
    elif isinstance(record, Tried):
        yield Because(record.rule, record.what, record.kept)


def _sifted(record: Sifted) -> Iterator[Because]:
    """Yield each test with who remained and who fell out there, then who was chosen."""
    before = record.among
    for test, left in record.tests:
        out = [candidate for candidate in before if candidate not in left]
        values = (("left", " ".join(left)), ("out", " ".join(out)))
        yield Because(record.rule, test, answer=True, values=values)
        before = left
    chosen = (
        ("chosen", record.chosen),
        ("lot", YES if record.by_lot else NO),
        ("left", " ".join(before)),
        ("among", " ".join(record.among)),
    )
    yield Because(record.rule, record.what, answer=True, values=chosen)


def _values_of(record: Did) -> Values:
    return (
        ("at", record.at),
        ("step", record.step),
        ("path", " ".join(record.path)),
        ("number", record.number),
        ("paid", " ".join(record.paid)),
        ("active", record.active_at),
    )
