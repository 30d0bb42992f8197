"""How likely each result of a roll was: the exact odds of the row that dice led to [A:C.1 to A:C.5]."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import comb
from typing import NamedTuple

from algeria_lab.algeria.missions.combat import hits
from algeria_lab.core.events import Rolled
from algeria_lab.core.odds import pool_sums
from algeria_lab.core.tables import load_table

TRIAL, FIRE, EVENT, LOT = "up-to", "combat_results", "random_event", "lot"
ANOTHER = "another"  # a unit that the lot did not fall on
FACES = 6
# Sums of more results than this are told in spans of several.
MOST_SUMS = 11
SPANS = 8


class Result(NamedTuple):
    """One thing that a roll could bring.

    Attributes:
        row: The row of the table; ``yes`` or ``no`` for a trial; for trials of several units, sums and
            hits the lowest number that counts.
        last: The highest number, where a result is a span; otherwise the row again.
        share: How likely it was before the dice fell.
        came: Whether it is what came.
    """

    row: str
    last: str
    share: Fraction
    came: bool


def chances(event: Rolled) -> tuple[Result, ...]:
    """Return everything that a roll could bring, in the order of its table, each with its exact chance.

    Args:
        event: A roll; one for several units has a face for each of them.
    """
    found = _ways(event)
    whole = sum(found.values())
    came = came_row(event)
    if not event.table and len(found) > MOST_SUMS:
        return tuple(_spans(found, int(came), whole))
    return tuple(
        Result(row, row, Fraction(count, whole), row == came) for row, count in found.items() if count
    )


def at_least(event: Rolled) -> Fraction | None:
    """Return how likely what came was, or more of it; for one yes or no what came, None for a draw by lot."""
    if event.table in (EVENT, LOT):
        return None
    found, came = _ways(event), came_row(event)
    if event.table == TRIAL and not is_for_several(event):
        return Fraction(found[came], FACES)
    rows = list(found)
    return Fraction(sum(found[row] for row in rows[rows.index(came) :]), sum(found.values()))


def _ways(event: Rolled) -> dict[str, int]:
    """Return in how many ways a roll could bring each row, in the order of its table."""
    counters = {TRIAL: _trial_ways, FIRE: _fire_ways, EVENT: _event_ways, LOT: _lot_ways, "": _sum_ways}
    return counters.get(event.table, _table_ways)(event)


def is_for_several(event: Rolled) -> bool:
    """Return whether a roll is one die each for several units."""
    return event.table == TRIAL and len(event.faces) > 1


def bonus(event: Rolled) -> int:
    """Return the sum of the modifiers of a roll."""
    return sum(mod.value for mod in event.mods)


def came_row(event: Rolled) -> str:
    """Return what came: the row, or how many of several units succeeded."""
    if is_for_several(event):
        return str(sum(face + bonus(event) <= event.limit for face in event.faces))
    return event.row


def _trial_ways(event: Rolled) -> dict[str, int]:
    good = min(max(event.limit - bonus(event), 0), FACES)
    if not is_for_several(event):
        return {"yes": good, "no": FACES - good}
    number = len(event.faces)
    return {
        str(of): comb(number, of) * good**of * (FACES - good) ** (number - of) for of in range(number + 1)
    }


def _sum_ways(event: Rolled) -> dict[str, int]:
    return {str(total): count for (total,), count in pool_sums((len(event.faces),))}


def _table_ways(event: Rolled) -> dict[str, int]:
    found: dict[str, int] = {}
    table = load_table("algeria", event.table)
    for (total,), count in pool_sums((len(event.faces),)):
        row = str(table.read(total + bonus(event)))
        found[row] = found.get(row, 0) + count
    return found


def _event_ways(_event: Rolled) -> dict[str, int]:
    found: dict[str, int] = {}
    table = load_table("algeria", EVENT)
    for (tens, ones), count in pool_sums((1, 1)):
        mark = table.read(10 * tens + ones).mark
        found[mark] = found.get(mark, 0) + count
    return found


def _lot_ways(event: Rolled) -> dict[str, int]:
    return {event.row: 1, ANOTHER: event.limit - 1}


def _fire_ways(event: Rolled) -> dict[str, int]:
    """Count ways of the die of fire together with those of the Air Points, which add to the firepower."""
    air = event.faces[1:]
    found: dict[int, int] = {}
    power = event.limit - sum(air)
    for sums, count in pool_sums((1, len(air)) if air else (1,)):
        scored = hits(power + sum(sums[1:]), sums[0])
        found[scored] = found.get(scored, 0) + count
    return {str(scored): found[scored] for scored in sorted(found)}


def _spans(found: dict[str, int], came: int, whole: int) -> Iterator[Result]:
    """Yield spans of sums, about equally long."""
    sums = [int(total) for total in found]
    length = -(-len(sums) // SPANS)
    for start in range(0, len(sums), length):
        span = sums[start : start + length]
        share = Fraction(sum(found[str(total)] for total in span), whole)
        yield Result(str(span[0]), str(span[-1]), share, span[0] <= came <= span[-1])
