"""Doctrines that somebody wrote: data is read, or refused with everything that is wrong with it.

The data is what a TOML, YAML or JSON file holds::

    name = "watchful"                  # what saves and charts call it
    seat = "gov"
    based_on = "mixed"                 # may be left out if the main decisions are all listed below
    title = "watchful"                 # or one for each language: { en = "...", fr = "..." }
    idea = "Never flushes."            # likewise
    [judgements]                       # decision: the questions asked there, in this order
    operations = ["gov-civil-affairs", "gov-stop"]
    [parameters]                       # only what differs
    affairs_floor = 20

What is not said comes from the doctrine that it is based on, then from the side's common decisions.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from algeria_lab.algeria.state import State
from algeria_lab.checking.faults import Fault, Kind, Path, WrongFile, unknown
from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.players.algeria.doctrine import Doctrine
from algeria_lab.players.algeria.doctrine_files import WrongNumber, build_doctrine, common_orders, doctrine_of
from algeria_lab.players.algeria.judgements import TOOLBOXES, Toolbox
from algeria_lab.players.algeria.registry import Spec, as_player
from algeria_lab.players.base import Player

DOCTRINE = Kind("doctrine")
_MOST_LOOKED_AT = 100  # judgements of one decision; no decision knows twenty


def read_doctrine(data: Mapping[str, object], seat: Seat | None = None) -> Doctrine[Any]:
    """Return the doctrine that plain data describes.

    Args:
        data: As in the example above.
        seat: The side that it should be of; either if None.

    Raises:
        WrongFile: With every fault that was found, each with the nearest name and what is valid there.
    """
    if found := doctrine_faults(data, seat):
        raise WrongFile(DOCTRINE, str(data.get("name") or ""), found)
    return build_doctrine(data)


def checked_player(spec: Spec, seat: Seat) -> Player[State]:
    """Return a computer player from its name, or from the data of a doctrine that somebody wrote.

    Raises:
        UnknownName: If there is no such player for that side.
        WrongNumber: If there is, but not with that number.
        WrongFile: If the data is not a doctrine of that side; all faults are listed.
    """
    if not isinstance(spec, str):
        read_doctrine(spec, seat)
    return as_player(spec, seat)


def doctrine_faults(data: Mapping[str, object], seat: Seat | None = None) -> list[Fault]:
    """Return everything that keeps *data* from being a doctrine, of a certain side if one is given."""
    from algeria_lab.checking.doctrine_model import DoctrineData, doctrine_model
    from algeria_lab.checking.forms import form_faults

    side = data.get("seat")
    if side not in SEATS:
        return form_faults(DoctrineData, data)
    found = [*form_faults(doctrine_model(side), data), *_law_faults(data, side)]
    if seat not in (None, side):
        found.append(unknown(("seat",), side, [seat]))
    order: dict[Path, int] = {(key,): place for place, key in enumerate(data)}
    return sorted(found, key=lambda fault: order.get(fault.path[:1], -1))


def _law_faults(data: Mapping[str, object], seat: Seat) -> Iterator[Fault]:
    """Yield what the form cannot say: names that must exist, and decisions that must all be taken."""
    tools, taken = TOOLBOXES[seat], set(common_orders(seat))
    named = data.get("based_on")
    try:
        taken |= set(doctrine_of(named, seat).judgements) if isinstance(named, str) else set()
    except UnknownName as error:
        yield unknown(("based_on",), named, error.known)
    except WrongNumber as error:
        limits = {"least": error.least, "most": error.most}
        yield Fault(("based_on",), "range", {"given": error.name, **limits})
    orders = data.get("judgements", {})
    if not isinstance(orders, Mapping):
        return
    for step, keys in orders.items():
        if step in tools.steps and isinstance(keys, list | tuple):
            yield from _order_faults(tools, step, keys)
    if gaps := [step for step in tools.steps if step not in taken | set(orders)]:
        yield Fault(("judgements",), "needed", {"known": ", ".join(gaps)})


def _order_faults(tools: Toolbox, step: str, keys: Sequence[object]) -> Iterator[Fault]:
    """Yield judgements of a decision that are unknown, asked elsewhere or twice; and the lack of the last.

    Of a list without end the first faults are told: nobody reads ten thousand.
    """
    able = [judgement.key for judgement in tools.steps[step]]
    for index, key in enumerate(keys[:_MOST_LOOKED_AT]):
        path: Path = ("judgements", step, index)
        if not isinstance(key, str) or key not in tools.judgements:
            yield unknown(path, key, able)
        elif key not in able:
            yield Fault(path, "elsewhere", {"given": key, "right": tools.step_of(key), "step": step})
        elif key in keys[:index]:
            yield Fault(path, "twice", {"given": key})
    if not keys or keys[-1] != able[-1]:
        yield Fault(("judgements", step), "end", {"right": able[-1]})
