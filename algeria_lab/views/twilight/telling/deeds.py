"""What a side did in its turn, in a few words: the event, operations and spaces, special activities."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from algeria_lab.core.actions import Action
from algeria_lab.core.events import Chose, Counted, Event, Flipped, Moved, Rolled
from algeria_lab.twilight.draft import PAID, PAID_STEP
from algeria_lab.twilight.operations.kinds import OPERATIONS
from algeria_lab.views.twilight.telling.logbook import ON_MAP
from algeria_lab.views.twilight.telling.telling_one import BOXES, OPERATION_OF, PACIFIES

if TYPE_CHECKING:
    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.words.text import TwilightWords

SPECIAL_OF: Final = {
    "CT-5.3.1": "deploy",
    "CT-5.3.2": "troop-lift",
    "CT-5.3.3": "neutralize",
    "CT-5.5.1": "extort",
    "CT-5.5.2": "subvert",
    "CT-5.5.3": "ambush",
    "CT-5.6": "oas",
    "CT-9.11": "subvert",
    "CT-9.12": "extort",
}
DEED_OF: Final = OPERATION_OF | SPECIAL_OF
NAMED: Final = 2  # spaces that are named; more are counted
AMBUSH: Final = "ambush"
GARRISON: Final = "garrison"
STEPS: Final = frozenset({"pacify", "agitate"})


def turn_said(events: Sequence[Event], before: State, words: TwilightWords) -> str:
    """Return what a side did in its turn, such as "Rally in 3 spaces, then Extort"; empty where nothing did.

    Args:
        events: What happened in the turn.
        before: The position before it, with the card that was played.
        words: The reader's language.
    """
    if pivotal := next((one for one in events if isinstance(one, Flipped) and one.what == "card"), None):
        return words.say("campaign-did-pivotal", card=words.card(int(pivotal.to)))
    if any(isinstance(one, Flipped) and one.what in BOXES and one.to == "PASS" for one in events):
        return words.say("campaign-did-pass")
    played = _event(events)
    if played:
        card = words.card(before.card)
        return words.say("campaign-did-event", card=card, which=played, text=words.word(played))
    found = _spaces(events)
    said = ""
    for deed, spaces in found.items():
        this = _deed(deed, spaces, words)
        key = "campaign-did-with" if deed == AMBUSH else "campaign-did-then"
        said = words.say(key, first=said, last=this) if said else this
    return said


def _event(events: Sequence[Event]) -> str:
    """Return which text of the card was played: ``unshaded``, ``shaded`` or ``single``; empty for none."""
    chosen = (Action.parse(one.action) for one in events if isinstance(one, Chose) and one.step == "turn")
    return next((action.args[0] for action in chosen if action.verb == "event"), "")


def _spaces(events: Sequence[Event]) -> dict[str, list[str]]:
    """Return operations and special activities in the order in which they began, with their spaces."""
    paid: dict[str, list[str]] = {}
    touched: dict[str, list[str]] = {}
    for event in events:
        if isinstance(event, Chose):
            _, verb, *args = event.action.split()
            if event.step == verb == GARRISON:
                touched.setdefault(verb, []).extend(args)
            if (event.step == "turn" and verb in OPERATIONS) or verb in SPECIAL_OF.values():
                touched.setdefault(verb, [])
                continue
        if isinstance(event, Counted) and event.why == PAID_STEP:
            touched.setdefault("pacify" if event.track == PACIFIES else "agitate", []).append(event.where)
            continue
        deed = "" if isinstance(event, Chose) else DEED_OF.get(event.rule, "")
        if deed:
            touched.setdefault(deed, []).extend(_touched(event))
            # A Garrison is paid for once, whatever spaces it reaches.
            if isinstance(event, Counted) and event.why == PAID and event.where and deed != GARRISON:
                paid.setdefault(deed, []).append(event.where)
    return {
        deed: [one for one in dict.fromkeys(paid.get(deed) or spaces) if one in ON_MAP]
        for deed, spaces in touched.items()
    }


def _touched(event: Event) -> Iterator[str]:
    """Yield the spaces that an event happens in: where pieces arrive, or where they are lost."""
    if isinstance(event, Moved):
        sources = (piece.partition("@")[2] for piece in event.pieces)
        yield from (event.place,) if event.place in ON_MAP else sources
    elif isinstance(event, Flipped):
        yield from event.names
    elif isinstance(event, Counted | Rolled):
        yield event.where


def _deed(deed: str, spaces: Sequence[str], words: TwilightWords) -> str:
    name = words.say(f"campaign-did-{deed}") if deed in STEPS else words.word(deed)
    if not spaces or deed in ("deploy", "troop-lift", AMBUSH):
        return name
    more = len(spaces) - NAMED
    where = words.places(spaces)
    if more > 0:
        named = words.say("list-comma").join(map(words.place, spaces[:NAMED]))
        where = words.say("campaign-spaces", named=named, count=more)
    return words.say("campaign-did-in", verb=deed, deed=name, where=where)
