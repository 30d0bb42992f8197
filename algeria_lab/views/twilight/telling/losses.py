"""What became of pieces in acts that are told: those that left the map by the hand of the other side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from algeria_lab.core.events import Moved
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.twilight.telling.acts import TURN
from algeria_lab.views.twilight.telling.logbook import ON_MAP

if TYPE_CHECKING:
    from algeria_lab.views.twilight.telling.acts import Act
    from algeria_lab.views.twilight.words.text import TwilightWords

INSURGENT: Final = frozenset({"U", "A", "B"})
BOXES: Final = ("casualties", "out_of_play", "available")


def losses_said(acts: Iterable[Act], words: TwilightWords) -> list[str]:
    """Return a sentence for each side that lost pieces in acts, and where these lie now."""
    found: dict[tuple[str, str], list[str]] = {}
    for act in acts:
        for side, box, kind in _lost(act):
            found.setdefault((side, box), []).append(kind)
    return [
        sentence(
            words.say(
                "campaign-told-losses", side=side, pieces=words.stack(found[side, box]), box=words.place(box)
            )
        )
        for side in ("gov", "fln")
        for box in BOXES
        if (side, box) in found
    ]


def _lost(act: Act) -> Iterator[tuple[str, str, str]]:
    """Yield the pieces that an act took from the map: whose, where they lie now, and their kind."""
    for event in act.events:
        if not isinstance(event, Moved) or event.place not in BOXES:
            continue
        for piece in event.pieces:
            kind, _, source = piece.partition("@")
            side = "fln" if kind in INSURGENT else "gov"
            taken = act.kind == TURN and act.seat != side
            if source in ON_MAP and (taken or event.place != "available"):
                yield side, event.place, kind
