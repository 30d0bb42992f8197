"""What must be true of every position, looked at in data that may be wrong in any way [CT-13.3]."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from algeria_lab.core.actions import SEATS
from algeria_lab.core.keeping.position_form import (
    between,
    form_flaws,
    of_kind,
    told,
    unknown,
)
from algeria_lab.core.keeping.positions import Flaw
from algeria_lab.core.refusals import UnknownName, WrongOption
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
from algeria_lab.twilight.initiative import OPEN_TO_FIRST
from algeria_lab.twilight.laws.agenda import waiting_flaws
from algeria_lab.twilight.laws.board import board_flaws
from algeria_lab.twilight.set_up import SCENARIOS
from algeria_lab.twilight.switches import RULES, Switches

TRACKS, MARKERS, DECK, BOXES = cite("CT-1.2"), cite("CT-1.6"), cite("CT-3.3"), cite("CT-4.2")
INDEPENDENT, RECALLED, ONCE = cite("CT-8.6/61"), cite("CT-8.6/65"), cite("CT-8.6/66")
REDEPLOY, COUNTED = cite("CT-6.5"), cite("CT-6.0")
MOST_TURNS: Final = 100
MOST_ROUNDS: Final = len(PROPAGANDA)
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
    yield from waiting_flaws(data)


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
