"""What happens in *Colonial Twilight*, as conditions ask about it: events, and the spaces where they were."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from algeria_lab.core.events import Counted, Entered, Event, Flipped, Moved
from algeria_lab.twilight.geography import AVAILABLE, CASUALTIES, EVERYWHERE, PLACE, PLACES
from algeria_lab.twilight.pieces import GOVERNMENT, INSURGENT, KINDS


def _flipped(what: str, to: object) -> Callable[[Event], Iterable[str]]:
    return lambda event: (
        event.names if isinstance(event, Flipped) and event.what == what and event.to == to else ()
    )


def _terror(event: Event) -> Iterable[str]:
    is_it = isinstance(event, Counted) and event.track == "terror" and event.change > 0
    return (event.where,) * event.change if is_it and isinstance(event, Counted) else ()


def _left(kinds: Iterable[int], *boxes: int) -> Callable[[Event], Iterable[str]]:
    """Return what finds pieces of some kinds that left the map for a box, and the spaces where they stood."""
    wanted = {KINDS[kind] for kind in kinds}
    places = {PLACES[box] for box in boxes}

    def spaces(event: Event) -> Iterable[str]:
        if not isinstance(event, Moved) or event.place not in places:
            return ()
        pieces = [piece.partition("@") for piece in event.pieces]
        return [space for kind, _, space in pieces if kind in wanted and PLACE[space] in EVERYWHERE]

    return spaces


def _entered(phase: str) -> Callable[[Event], Iterable[str]]:
    return lambda event: ("",) if isinstance(event, Entered) and event.phase == phase else ()


HAPPENINGS: Mapping[str, Callable[[Event], Iterable[str]]] = {
    "card": _entered("card"),
    "propaganda": _entered("victory"),
    "terror": _terror,
    "support": _flipped("support", "support"),
    "neutral": _flipped("support", "neutral"),
    "opposition": _flipped("support", "oppose"),
    "activation": _flipped("guerrillas", "active"),
    "resettlement": _flipped("resettled", to=True),
    "gov-casualty": _left(GOVERNMENT, CASUALTIES),
    "fln-removal": _left(INSURGENT, AVAILABLE, CASUALTIES),
}
