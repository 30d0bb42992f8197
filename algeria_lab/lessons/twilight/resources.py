"""The Resources of both sides: every gain and every price, with where it came from or went [CT-1.2]."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.events import Counted
from algeria_lab.core.history import Entry
from algeria_lab.lessons.twilight.walking import steps
from algeria_lab.twilight.draft import PAID_STEP, RESOURCES
from algeria_lab.twilight.state import State

EVENT, OTHER = "event", "other"
# By the rule under which the track moved; of two that fit the longer one.
SOURCE_OF_RULE: Final[Mapping[str, str]] = MappingProxyType(
    {
        "CT-6.2": "round",
        "CT-4.4": "passed",
        "CT-5.5.1": "extorted",
        "CT-5.2.1": "train",
        "CT-5.2.2": "garrison",
        "CT-5.2.3": "sweep",
        "CT-5.2.4": "assault",
        "CT-5.4.1": "rally",
        "CT-9.9": "rally",
        "CT-5.4.2": "march",
        "CT-9.10": "march",
        "CT-5.4.3": "attack",
        "CT-5.4.4": "terror",
        "CT-5.6": "oas",
        "CT-8": EVENT,
    }
)
# What a side pays for beside an Operation, and in a Propaganda Round.
WINNING_PEOPLE: Final[Mapping[str, str]] = MappingProxyType({"gov": "pacify", "fln": "agitate"})
INCOME: Final = ("round", "passed", "extorted")
SPENDING: Final = (
    *("train", "garrison", "sweep", "assault", "pacify"),
    *("rally", "march", "attack", "terror", "agitate", "oas"),
)


class Posting(NamedTuple):
    """A gain or a price.

    Attributes:
        turn: The card during which it happened, by number of cards revealed.
        ply: Number of the action that brought it.
        side: Whose Resources moved.
        source: Where they came from or went: of `INCOME`, of `SPENDING`, `EVENT` or `OTHER`.
        change: By how much the track moved, which has ends.
        event: What happened.
    """

    turn: int
    ply: int
    side: Seat
    source: str
    change: int
    event: Counted


def postings(history: Sequence[Entry[State]]) -> list[Posting]:
    """Return all that moved the Resources of a side, in order."""
    level = {seat: history[0].state.resources(seat) for seat in SEATS}
    side_of = {track: seat for seat, track in RESOURCES.items()}
    found = []
    for ply, event, state in steps(history):
        if isinstance(event, Counted) and (side := side_of.get(event.track)):
            change, level[side] = event.now - level[side], event.now
            if change:
                found.append(Posting(state.turn, ply, side, source_of(event, side), change, event))
    return found


def source_of(event: Counted, side: Seat) -> str:
    """Return where Resources came from or went."""
    if event.why == PAID_STEP:
        return WINNING_PEOPLE[side]
    rule = max((rule for rule in SOURCE_OF_RULE if _is_under(event.rule, rule)), key=len, default="")
    return SOURCE_OF_RULE.get(rule, OTHER)


def _is_under(rule: str, section: str) -> bool:
    return rule == section or rule.startswith((f"{section}.", f"{section}/"))


def sums(found: Iterable[Posting]) -> dict[Seat, dict[str, tuple[int, int]]]:
    """Return for each side and source what was gained and what was spent, both as amounts."""
    added: dict[Seat, dict[str, tuple[int, int]]] = {seat: {} for seat in SEATS}
    for posting in found:
        gained, spent = added[posting.side].get(posting.source, (0, 0))
        now = gained + max(posting.change, 0), spent - min(posting.change, 0)
        added[posting.side][posting.source] = now
    return added
