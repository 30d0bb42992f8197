"""Effects as they are recorded, and as our events tell them; both in one form.

An effect is counted: ``mv U 2 available oran`` is two moves of an Underground Guerrilla, however told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from algeria_lab.core.events import Counted, Event, Flipped, Moved, Rolled
from algeria_lab.twilight.cards import CAPABILITIES
from algeria_lab.twilight.folding import GUERRILLAS, MARKERS, SUPPORT, TERROR

Effects = Counter[tuple[str, ...]]
TRACKS: Final = {
    "gov_resources": ("res", "GOV"),
    "fln_resources": ("res", "FLN"),
    "commitment": ("commit",),
    "france": ("france",),
    "border_zone": ("border",),
}
TURNED: Final = {"active": "act", "underground": "hide"}


def recorded_effects(lines: Iterable[str]) -> Effects:
    """Return recorded effects, counted."""
    effects: Effects = Counter()
    for line in lines:
        what, *words = line.split()
        if what == "mv":
            effects[(what, words[0], *words[2:])] += int(words[1])
        elif what in ("act", "hide"):
            effects[what, words[1]] += int(words[0])
        elif what in ("res", "commit", "france", "border", "terror"):
            effects[(what, *words[:-1])] += int(words[-1])
        else:
            effects[(what, *words)] += 1
    return effects


class Teller:
    """Tells events as recorded effects; follows the tracks, as effects count what has really changed.

    Args:
        tracks: Where the tracks stand before the first event, by name.
    """

    def __init__(self, tracks: Mapping[str, int]) -> None:
        self.tracks = dict(tracks)

    def effects(self, events: Iterable[Event]) -> Effects:
        """Return the effects of the events that come next."""
        effects: Effects = Counter()
        for event in events:
            effects.update(self._effects(event))
        return effects

    def _effects(self, event: Event) -> Effects:
        if isinstance(event, Moved):
            pairs = [piece.split("@") for piece in event.pieces]
            return Counter([("mv", kind, source, event.place) for kind, source in pairs])
        if isinstance(event, Counted):
            return self._counted(event)
        if isinstance(event, Rolled) and event.table != "lot":
            return Counter([("die", str(event.faces[0]))])
        return _flipped(event) if isinstance(event, Flipped) else Counter()

    def _counted(self, event: Counted) -> Effects:
        if event.track == TERROR:
            return Counter({("terror", event.where): event.change})
        if event.track not in TRACKS:
            return Counter()
        change = event.now - self.tracks[event.track]
        self.tracks[event.track] = event.now
        return Counter({TRACKS[event.track]: change})


def _flipped(event: Flipped) -> Effects:
    if event.what == GUERRILLAS:
        return Counter((TURNED[str(event.to)], space) for space in event.names)
    if event.what == SUPPORT:
        return Counter([("set", event.names[0], str(event.to))])
    if event.what in MARKERS:
        return Counter([("resettle" if event.what == "resettled" else event.what, event.names[0])])
    if event.what == "marker":
        kind = "cap" if event.names[0] in CAPABILITIES else "mom"
        return Counter([(kind if event.to else f"{kind}_off", event.names[0])])
    return Counter()
