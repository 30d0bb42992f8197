"""What a viewer of the card table can reckon: rows, ranges for hidden cards, leads [INS-1.2, INS-1.7.2]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.insurgent.draft import LEAD_THAT_DOMINATES
from algeria_lab.insurgent.state import DISCARD, GRAVEYARD, HAND, PRISON, ROW, ROWS, UNKNOWN

if TYPE_CHECKING:
    from algeria_lab.insurgent.state import State


class Range(NamedTuple):
    """Least and most that a number can be; equal where it is certain."""

    least: int
    most: int

    @property
    def is_certain(self) -> bool:
        """Whether only one number is left."""
        return self.least == self.most


def unseen(view: State) -> list[int]:
    """Return the FLN cards that this viewer has not seen: any of them may lie face-down somewhere."""
    zones = (*ROWS["fln"], HAND["fln"], PRISON, GRAVEYARD, DISCARD["fln"])
    seen = {card for zone in zones for card in view.zones[zone]}
    return [card for card in view.cards.of("fln") if card not in seen]


def candidates(view: State, front: str) -> list[int]:
    """Return the cards that an unknown card in a front can be [INS-3.3.4]."""
    return [card for card in unseen(view) if front in view.cards.places[card]]


def _spread(values: Sequence[int], count: int) -> Range:
    """Return the least and the most that *count* of some values add up to."""
    ordered = sorted(values)
    return Range(sum(ordered[:count]), sum(ordered[len(ordered) - count :]))


def row_icons(view: State, seat: str, front: str) -> Range:
    """Return the icons of a row; while the game runs no lead has reached eight [INS-1.2.7, INS-5.3]."""
    row = view.zones[ROW[seat][front]]
    known = view.sum_values(row)
    hidden = row.count(UNKNOWN)
    if not hidden:
        return Range(known, known)
    spread = _spread([view.cards.value[card] for card in candidates(view, front)], hidden)
    rival, below = view.totals[ROW["gov"][front]], LEAD_THAT_DOMINATES - 1
    least = max(known + spread.least, rival - below)
    return Range(least, max(least, min(known + spread.most, rival + below)))


def card_icons(view: State, front: str) -> Range:
    """Return how many icons an unknown card in a front can have [INS-1.7.2]."""
    row = view.zones[ROW["fln"][front]]
    values = [view.cards.value[card] for card in candidates(view, front)]
    others = _spread(values, row.count(UNKNOWN) - 1)
    total, known = row_icons(view, "fln", front), view.sum_values(row)
    least = max(min(values), total.least - known - others.most)
    return Range(least, max(least, min(max(values), total.most - known - others.least)))


def row_rally(view: State, seat: str, front: str) -> Range:
    """Return the RALLY icons of a row, which decide a tie [INS-5.4.4]."""
    row = view.zones[ROW[seat][front]]
    known = sum(view.cards.rally[card] for card in row if card != UNKNOWN)
    spread = _spread([view.cards.rally[card] for card in candidates(view, front)], row.count(UNKNOWN))
    return Range(known + spread.least, known + spread.most)


def lead(view: State, front: str) -> Range:
    """Return the lead of the FLN in a front, as far as the viewer knows; negative if the French lead."""
    fln, gov = row_icons(view, "fln", front), row_icons(view, "gov", front)
    return Range(fln.least - gov.most, fln.most - gov.least)
