"""What must be true of what waits in a position, in data wrong in any way [CT-4, CT-6.5, CT-8.1]."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal, cast, get_args, get_origin, get_type_hints

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.keeping.position_form import AgendaLaws, Fits, agenda_flaws, told
from algeria_lab.core.keeping.positions import Flaw
from algeria_lab.twilight.cards import CARDS
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.events.laws import fault_of
from algeria_lab.twilight.events.table import EFFECTS
from algeria_lab.twilight.frames import FRAMES, events, fln, government, propaganda
from algeria_lab.twilight.geography import EVERYWHERE
from algeria_lab.twilight.initiative import BOX_OF_WORD, OPEN_TO_SECOND
from algeria_lab.twilight.pieces import KINDS
from algeria_lab.twilight.state import OTHER

BOXES, REDEPLOY, EFFECT = cite("CT-4.2"), cite("CT-6.5"), cite("CT-8.1")
CONTROLS: Final = ("GOV", "FLN", "NONE")
MOST: Final = 99
TURNS: Final = ("turn", "begin-turn")


def waiting_flaws(data: Mapping[str, Any]) -> Iterator[Flaw]:
    """Yield what is wrong with what waits, with the order of the turns, and with Control that is held."""
    frames = list(agenda_flaws(AGENDA, data["agenda"]))
    yield from frames
    if data["box2"] and data["box2"] not in OPEN_TO_SECOND.get(data["box1"], ()):
        known = ", ".join(OPEN_TO_SECOND.get(data["box1"], ())) or "-"
        yield Flaw(
            ("box2",),
            "box-pair",
            {"given": data["box2"], "first": data["box1"] or "-", "known": known},
            BOXES,
        )
    shapes = [] if frames else list(_shape_flaws(data["agenda"]))
    yield from shapes
    if not (frames or shapes):
        yield from _turn_flaws(data)
        yield from _effect_flaws(data["agenda"])
    waits = [row[0] for row in data["agenda"] if isinstance(row, list) and row]
    frozen = data["frozen"]
    fits = len(frozen) == len(EVERYWHERE) and all(control in CONTROLS for control in frozen)
    if frozen and not (fits and "thaw" in waits):
        yield Flaw(("frozen",), "frozen-control", {}, REDEPLOY)


def _turn_flaws(data: Mapping[str, Any]) -> Iterator[Flaw]:
    """Yield turns that wait in another order than that of the card."""
    order = [data["first"], OTHER[data["first"]]]
    turns = [(place, row[1]) for place, row in enumerate(data["agenda"]) if row[0] in TURNS]
    top = data["agenda"][-1][0] if data["agenda"] else ""
    first_waits = not data["box1"] and top in (*TURNS, "pivotal", "pivotal-window")
    most = 2 if not data["box1"] else 1
    said = [seat for _, seat in reversed(turns)]
    if len(said) > most or said != order[len(order) - len(said) :] or (first_waits and len(said) != most):
        place = turns[-1][0] if turns else 0
        yield Flaw(
            ("agenda", place), "turn-order", {"first": order[0], "given": ", ".join(said) or "-"}, BOXES
        )


def _effect_flaws(agenda: Sequence[Any]) -> Iterator[Flaw]:
    """Yield effects that their card does not have, and decisions that no effect of a card asks for."""
    frames = [FRAMES.from_json(row) for row in agenda]
    for place, frame in enumerate(frames):
        if fault := fault_of(frame, frames[place - 1] if place else None):
            event = cast("events.Effect", frame)
            values: dict[str, str | int] = {
                "given": event.step,
                "unit": event.card,
                "first": event.text,
            }
            yield Flaw(("agenda", place, "step"), fault, values, EFFECT)


def _shape_flaws(agenda: Sequence[Any]) -> Iterator[Flaw]:
    """Yield fields of the wrong kind, and decisions that are the other side's."""
    for place, row in enumerate(agenda):
        kind = FRAMES.kinds[row[0]]
        for (field, hint), value in zip(_HINTS[kind].items(), row[1:], strict=False):
            wrong_seat = field == "seat" and value != _OWNER.get(kind, value)
            if wrong_seat or not _is_of(hint, value):
                yield Flaw(("agenda", place, field), "field", {"given": told(value), "frame": row[0]})


def _is_of(hint: Any, value: object) -> bool:
    """Return whether a value of JSON is what a field of a frame holds."""
    if get_origin(hint) is Literal:
        return value in get_args(hint)
    if get_origin(hint) is not tuple:
        return type(value) is hint
    items = get_args(hint)
    if not isinstance(value, list | tuple):
        return False
    if items[-1] is Ellipsis:
        return all(_is_of(items[0], item) for item in value)
    return len(items) == len(value) and all(map(_is_of, items, value))


_HINTS: Final = {kind: get_type_hints(kind) for kind in FRAMES.kinds.values()}
_OWNER: Final[dict[type, Seat]] = {
    **dict.fromkeys(get_args(government.GovernmentFrame), "gov"),
    **dict.fromkeys(get_args(fln.FlnFrame), "fln"),
    **dict.fromkeys((propaganda.BringIn, propaganda.SendOut, propaganda.PacifyPhase), "gov"),
    **dict.fromkeys((propaganda.SuezReturn, propaganda.Losses), "gov"),
    **dict.fromkeys((government.Revenge, propaganda.AgitatePhase), "fln"),
    **dict.fromkeys((events.AgitateFree, events.CoupWon), "fln"),
}


# --- what may stand in the fields of what waits


def _between(least: int, most: int) -> Fits:
    return lambda value: type(value) is int and least <= value <= most


def _among(words: Sequence[str]) -> Fits:
    return lambda value: isinstance(value, str) and value in words


def _is_word(value: object) -> bool:
    return isinstance(value, str) and len(value) <= MOST and re.fullmatch("[a-z_-]*", value) is not None


def _is_small(value: object, depth: int = 2) -> bool:
    """Return whether a value is a small number, a truth, a word, or a short list of such."""
    if isinstance(value, list | tuple):
        return depth > 0 and len(value) <= MOST and all(_is_small(item, depth - 1) for item in value)
    return type(value) is bool or _between(-MOST, MOST)(value) or _is_word(value)


_KNOWN: Final[Mapping[str, Fits]] = {
    "seat": _among(SEATS),
    "box": _among(("", *BOX_OF_WORD.values())),
    "card": _between(0, max(CARDS)),
    "declared": _between(0, max(CARDS)),
    "kind": _between(0, len(KINDS) - 1),
    "number": _between(0, MOST),
    "space": _between(0, len(EVERYWHERE) - 1),
    "step": _between(0, MOST),
    "target": _between(0, len(EVERYWHERE) - 1),
    "text": _among(sorted({text for _, text in EFFECTS})),
}
_FIELDS: Final = {field for kind in FRAMES.kinds.values() for field in kind._fields}
AGENDA: Final = AgendaLaws(
    FRAMES,
    {field: _KNOWN.get(field, _is_small) for field in _FIELDS},
    ("next-card",),
    {"march-into": "march"},
)
