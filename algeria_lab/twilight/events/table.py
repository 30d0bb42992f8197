"""The table of effects: what each text of an Event does, as a list of rows [CT-8.4, CT-8.6]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, cast

from algeria_lab.core.tables import load_data
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.frames import Frame
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.pieces import KIND
from algeria_lab.twilight.state import LEVEL, NEUTRAL


class Row(NamedTuple):
    """One effect of a text.

    Attributes:
        do: Name of the effect, see `events.run`.
        track: Which track is counted.
        change: By how much, or a factor of what a die or `by` gives.
        by: Where a number comes from that is not written: ``number`` (settled before), ``all``, ``half`` of
            the Guerrillas, ``available``, ``half_commitment``, ``population``, ``france``, ``border_zone``.
        half: Whether the die is halved.
        up_to_guerrillas: Whether the die settles nothing if it is higher than the Guerrillas there.
        read_as: What the die then settles instead of itself; 0 for itself.
        if_any: Whether the die is thrown only if it matters: there are pieces that the next effect can take,
            or a piece has gone, or the track can still fall.
        what: What the die is called besides the number of the card.
        kinds: Kinds of pieces.
        enemy: Whether the kinds are those of the other side, its Bases left out.
        of: Conditions of the spaces, see `events.conditions`.
        boxes: Boxes that serve besides the spaces.
        sources: Conditions of the spaces from which pieces move, where they differ from `of`.
        to: Box to which pieces go.
        least, most: How many spaces or pieces; see `up_to`.
        up_to: Whether the one who decides may stop at any time.
        a_space: How many pieces may go from each space; 0 for any number.
        again: Whether a space may be chosen again.
        once: Whether there is only one choice of a number.
        bases_last: Whether Bases go only where no Guerrilla is left.
        strict: Whether pieces come out of the boxes only, never from the map.
        price: What is paid for each: ``resources``, or ``commitment`` for every three.
        replaced_by: Kind that replaces each piece removed; -1 for none.
        counts: Whether the number of pieces that went is settled for what follows.
        who: Who decides, if it is not the executor.
        each: What happens in each space chosen, or for each piece removed.
        each_base: What happens besides for each Base removed.
        branches: Branches between which is chosen.
        toward: End of the France Track; empty for either.
        level: Level that spaces are set to.
        marker: Marker that is placed for good.
        name, limit: Operation that is granted, and in how many places.
    """

    do: str
    track: str = ""
    change: int = 1
    by: str = ""
    half: bool = False
    up_to_guerrillas: bool = False
    read_as: int = 0
    if_any: bool = False
    what: str = ""
    kinds: tuple[int, ...] = ()
    enemy: bool = False
    of: tuple[str, ...] = ()
    boxes: tuple[int, ...] = ()
    sources: tuple[str, ...] = ()
    to: int = -1
    least: int = 0
    most: int = 0
    up_to: bool = False
    a_space: int = 0
    again: bool = False
    once: bool = False
    bases_last: bool = False
    strict: bool = False
    price: str = ""
    replaced_by: int = -1
    counts: bool = False
    who: str = ""
    each: tuple[Row, ...] = ()
    each_base: tuple[Row, ...] = ()
    branches: tuple[str, ...] = ()
    toward: str = ""
    level: int = NEUTRAL
    marker: str = ""
    name: str = ""
    limit: int = 0


_READ: Final[dict[str, Callable[[Any], object]]] = {
    "kinds": lambda kinds: tuple([KIND[kind] for kind in kinds]),
    "boxes": lambda boxes: tuple([PLACE[box] for box in boxes]),
    "of": tuple,
    "sources": tuple,
    "branches": tuple,
    "to": PLACE.__getitem__,
    "level": LEVEL.__getitem__,
    "replaced_by": KIND.__getitem__,
    "each": lambda rows: tuple([_row(row) for row in rows]),
    "each_base": lambda rows: tuple([_row(row) for row in rows]),
}


def _row(data: dict[str, Any]) -> Row:
    columns: dict[str, Any] = {
        name: _READ[name](value) if name in _READ else value for name, value in data.items()
    }
    return Row(**columns)


def _read_effects() -> dict[tuple[int, str], tuple[Row, ...]]:
    tables = cast("dict[str, dict[str, list[dict[str, Any]]]]", load_data("twilight", "effects"))
    return {
        (int(card), text): tuple([_row(row) for row in rows])
        for card, texts in tables.items()
        for text, rows in texts.items()
    }


EFFECTS: Final = _read_effects()
PIVOTAL_EVENTS: Final = 61


def row_of(frame: Any) -> Row:
    """Return the row of the effect that a frame of the Events is about."""
    row: Row = EFFECTS[frame.card, frame.text][frame.step]
    return row


RULE_OF: Final = {
    card: cite(f"CT-8.6/{card}" if card >= PIVOTAL_EVENTS else f"CT-8.4/{card:02}") for card in range(1, 67)
}


def rule_of(frame: Frame) -> str:
    """Return the citation key of the card that a frame of the Events is about."""
    return RULE_OF[cast("Any", frame).card]
