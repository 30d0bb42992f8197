"""What must be true of every position, looked at in data that may be wrong in any way [CT-13.3]."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, cast

from algeria_lab.core.actions import SEATS
from algeria_lab.core.position_form import (
    AgendaLaws,
    Fits,
    agenda_flaws,
    between,
    form_flaws,
    of_kind,
    told,
    unknown,
)
from algeria_lab.core.positions import Flaw
from algeria_lab.core.refusals import UnknownName, WrongOption
from algeria_lab.twilight.board_laws import board_flaws
from algeria_lab.twilight.cards import (
    CAPABILITIES,
    CARDS,
    COUP,
    EVENTS,
    INDEPENDENCE,
    MOMENTUM,
    PIVOTAL,
    PROPAGANDA,
    RECALL,
)
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import TRACK_LIMITS
from algeria_lab.twilight.events.laws import fault_of
from algeria_lab.twilight.events.table import EFFECTS
from algeria_lab.twilight.frames import FRAMES
from algeria_lab.twilight.frames.events import Effect
from algeria_lab.twilight.geography import EVERYWHERE
from algeria_lab.twilight.initiative import BOX_OF_WORD, OPEN_TO_FIRST, OPEN_TO_SECOND
from algeria_lab.twilight.pieces import KINDS
from algeria_lab.twilight.set_up import SCENARIOS
from algeria_lab.twilight.state import OTHER
from algeria_lab.twilight.switches import RULES, Switches

TRACKS, MARKERS, DECK, BOXES = cite("CT-1.2"), cite("CT-1.6"), cite("CT-3.3"), cite("CT-4.2")
INDEPENDENT, RECALLED, ONCE = cite("CT-8.6/61"), cite("CT-8.6/65"), cite("CT-8.6/66")
REDEPLOY, COUNTED = cite("CT-6.5"), cite("CT-6.0")
MOST_TURNS: Final = 100
MOST_ROUNDS: Final = len(PROPAGANDA)
CONTROLS: Final = ("GOV", "FLN", "NONE")
PHASES: Final = (
    *("setup", "card", "pivotal", "first", "second"),
    *("victory", "resources", "commitment", "support", "redeploy", "reset"),
)
KINDS_OF_FIELDS: Mapping[str, type] = {
    **dict.fromkeys(("scenario", "phase", "recall", "first", "box1", "box2", "winner", "reason"), str),
    **dict.fromkeys((*TRACK_LIMITS, "turn", "card", "previous"), int),
    **dict.fromkeys(("propaganda_played", "propaganda_total"), int),
    **dict.fromkeys(("coup_ever", "suez_due"), bool),
    **dict.fromkeys(("capabilities", "momentum", "played", "deck", "frozen", "agenda"), list),
    **dict.fromkeys(("switches", "boxes", "spaces"), dict),
}
WORDS: Mapping[str, tuple[str, ...]] = {
    "scenario": SCENARIOS,
    "phase": PHASES,
    "recall": ("no", "in_effect", "cancelled"),
    "first": SEATS,
    "box1": ("", *OPEN_TO_FIRST),
    "box2": ("", *OPEN_TO_FIRST),
    "winner": ("", *SEATS),
}


def law_flaws(data: Mapping[str, Any]) -> Iterator[Flaw]:
    """Yield everything that is wrong with the parts of a position, each part looked at by itself."""
    form = [*form_flaws(data, KINDS_OF_FIELDS), *_word_flaws(data)]
    yield from form
    if form:
        return  # without its parts nothing else can be said of it
    yield from _number_flaws(data)
    switches = list(_switch_flaws(data["switches"]))
    yield from switches
    yield from _marker_flaws(data)
    cards = list(_card_flaws(data))
    yield from cards or _round_flaws(data)
    yield from _pivotal_flaws(data)
    yield from board_flaws(data, RULES if switches else RULES.changed(data["switches"]))
    yield from _waiting_flaws(data)


def _word_flaws(data: Mapping[str, Any]) -> Iterator[Flaw]:
    for name, known in WORDS.items():
        if isinstance(data.get(name), str) and data[name] not in known:
            yield unknown((name,), data[name], [word for word in known if word])


def _number_flaws(data: Mapping[str, Any]) -> Iterator[Flaw]:
    for track, most in TRACK_LIMITS.items():
        yield from between((track,), data[track], 0, most, TRACKS)
    yield from between(("turn",), data["turn"], 0, MOST_TURNS, COUNTED)
    yield from between(("propaganda_total",), data["propaganda_total"], 1, MOST_ROUNDS, DECK)
    yield from between(("propaganda_played",), data["propaganda_played"], 0, MOST_ROUNDS, COUNTED)


def _switch_flaws(switches: Mapping[str, Any]) -> Iterator[Flaw]:
    """Yield readings of the rules that are not known, or cannot be so."""
    for name, value in switches.items():
        try:
            RULES.changed({name: value})
        except UnknownName:
            yield unknown(("switches", str(name)), name, Switches._fields)
        except WrongOption as error:
            yield Flaw(("switches", name), "option", {"given": told(value), "why": str(error)})


def _marker_flaws(data: Mapping[str, Any]) -> Iterator[Flaw]:
    """Yield markers that there are not, that stand twice, or of which both sides lie there."""
    for name, known in (("capabilities", CAPABILITIES), ("momentum", MOMENTUM)):
        codes = data[name]
        for place, code in enumerate(codes):
            if not isinstance(code, str) or code not in known:
                yield unknown((name, place), code, sorted(known))
            elif code in codes[:place]:
                yield Flaw((name, place), "twice", {"given": code})
            elif code.endswith("_gov") and (other := f"{code[:-4]}_fln") in codes:
                yield Flaw((name, place), "both-sides", {"given": code, "first": other}, MARKERS)


def _card_flaws(data: Mapping[str, Any]) -> Iterator[Flaw]:
    """Yield cards that there are not, or that are hidden or twice in the game."""
    deck, known = data["deck"], {*EVENTS, *PROPAGANDA}
    if hidden := sum(type(card) is int and card == 0 for card in deck):
        yield Flaw(("deck",), "hidden-cards", {"count": hidden}, DECK)
        return
    for place, card in enumerate(deck):
        yield from of_kind(("deck", place), card, int)
        if type(card) is int and card not in known:
            yield Flaw(("deck", place), "no-card", {"given": card}, DECK)
    if not all(type(card) is int for card in deck):
        return
    for place, card in enumerate(deck):
        if card in (data["card"], data["previous"]) or card in deck[:place]:
            yield Flaw(("deck", place), "twice", {"given": str(card)}, DECK)
    for name in ("card", "previous"):
        if data[name] != 0 and data[name] not in CARDS:
            yield Flaw((name,), "no-card", {"given": data[name]}, DECK)


def _round_flaws(data: Mapping[str, Any]) -> Iterator[Flaw]:
    """Yield more Propaganda cards than the game has."""
    coming = sum(card in PROPAGANDA for card in data["deck"])
    held = data["propaganda_played"] + coming
    if held > data["propaganda_total"]:
        values = {"given": held, "most": data["propaganda_total"]}
        yield Flaw(("deck",), "propaganda-count", values, DECK)


def _pivotal_flaws(data: Mapping[str, Any]) -> Iterator[Flaw]:
    """Yield Pivotal Events that there are not, and conditions that contradict them."""
    played = data["played"]
    pivotal = [card for cards in PIVOTAL.values() for card in cards]
    for place, card in enumerate(played):
        if type(card) is not int or card not in pivotal:
            yield unknown(("played", place), card, map(str, pivotal))
        elif card in played[:place]:
            yield Flaw(("played", place), "twice", {"given": str(card)})
    if (data["recall"] == "no") == (RECALL in played):
        yield Flaw(("recall",), "recall-card", {"given": data["recall"], "unit": RECALL}, RECALLED)
    if COUP in played and not data["coup_ever"]:
        yield Flaw(("coup_ever",), "coup-ever", {"unit": COUP}, ONCE)
    if data["border_zone"] and INDEPENDENCE not in played:
        values = {"given": data["border_zone"], "unit": INDEPENDENCE}
        yield Flaw(("border_zone",), "zone-closed", values, INDEPENDENT)


def _waiting_flaws(data: Mapping[str, Any]) -> Iterator[Flaw]:
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
    if not frames:
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
    turns = [(place, row[1]) for place, row in enumerate(data["agenda"]) if row[0] in ("turn", "begin-turn")]
    top = data["agenda"][-1][0] if data["agenda"] else ""
    first_waits = not data["box1"] and top in ("turn", "begin-turn", "pivotal", "pivotal-window")
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
            event = cast("Effect", frame)
            values: dict[str, str | int] = {
                "given": event.step,
                "unit": event.card,
                "first": event.text,
            }
            yield Flaw(("agenda", place, "step"), fault, values, cite("CT-8.1"))


# --- what may stand in the fields of what waits

MOST: Final = 99


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
    FRAMES, {field: _KNOWN.get(field, _is_small) for field in _FIELDS}, ("next-card",), {}
)
