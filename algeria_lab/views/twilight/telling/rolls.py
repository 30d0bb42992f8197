"""A roll that has fallen, explained: the faces, what was needed, what came of it, how likely that was."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.core.events import Rolled
from algeria_lab.twilight.cards import COUP
from algeria_lab.twilight.draft import half
from algeria_lab.twilight.events.table import EFFECTS, Row
from algeria_lab.twilight.operations.attack import CAPTURES
from algeria_lab.views.play.told.chances import chance_in_full, row_view
from algeria_lab.views.shared.messages import sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from algeria_lab.core.events import Event
    from algeria_lab.views.twilight.words.text import TwilightWords

Roll = dict[str, Any]
FACES = range(1, 7)
EVENT_DIE = re.compile(r"event (\d+)(?: (\w+))?$")
THROWN = frozenset({"roll", "die"})  # what an effect with a die is called


class _Told(NamedTuple):
    """How dice are told.

    Attributes:
        title: What was rolled for.
        read: What was needed, or how the die is read, in a sentence; empty where the face says it.
        effect: Says what faces bring, as part of a sentence.
    """

    title: str
    read: str
    effect: Callable[[tuple[int, ...]], str]


def roll_view(
    words: TwilightWords, events: Sequence[Event], entry: int, places: Sequence[str]
) -> Roll | None:
    """Return dice as the board explains them; None where events are no dice of an action or an Event.

    Args:
        words: The reader's language.
        events: What one line of the log tells; the two dice of a Coup d'etat are one roll.
        entry: The number of that line.
        places: The spaces that it concerns.
    """
    dice = [event for event in events if isinstance(event, Rolled)]
    told = _told(words, dice[0]) if dice else None
    faces = tuple(face for event in dice for face in event.faces)
    if told is None or not faces:
        return None
    came = sentence(told.effect(faces))
    shares: dict[str, Fraction] = {}
    for thrown in product(FACES, repeat=len(faces)):
        text = sentence(told.effect(thrown))
        shares[text] = shares.get(text, Fraction(0)) + Fraction(1, len(FACES) ** len(faces))
    return {
        "entry": entry,
        "title": sentence(told.title),
        "rule": dice[0].rule,
        "places": list(places),
        "faces": list(faces),
        "mods": [],
        "total": sum(faces),
        "table": "",
        "read": told.read,
        "effect": came,
        "chance": chance_in_full(words, shares[came]),
        "rows": [row_view(words, text, share, came=text == came) for text, share in shares.items()],
    }


def _told(words: TwilightWords, event: Rolled) -> _Told | None:
    if event.what == "attack":
        return _attack(words, event)
    found = EVENT_DIE.match(event.what)
    if not found:
        return None
    card, part = int(found[1]), found[2] or ""
    if card == COUP:
        return _Told(
            words.card(card), words.say("campaign-roll-read-coup"), lambda faces: _coup(words, faces)
        )
    return _event(words, event, card, part)


def _attack(words: TwilightWords, event: Rolled) -> _Told:
    def effect(faces: tuple[int, ...]) -> str:
        (face,) = faces
        came = "fails" if face > event.limit else "captures" if face == CAPTURES else "succeeds"
        return words.say(f"campaign-roll-attack-{came}")

    title = words.say("campaign-roll-attack", place=words.place(event.where))
    return _Told(title, words.say("campaign-roll-read-up-to", limit=event.limit), effect)


def _coup(words: TwilightWords, faces: tuple[int, ...]) -> str:
    gov, fln = faces
    return words.say("campaign-roll-coup", won="gov" if gov > fln else "fln" if fln > gov else "none")


def _event(words: TwilightWords, event: Rolled, card: int, part: str) -> _Told:
    row = thrown_by(card, part)

    def effect(faces: tuple[int, ...]) -> str:
        (face,) = faces
        if row.up_to_guerrillas and face > event.limit:
            return words.say("campaign-roll-event-fails")
        return words.say("campaign-roll-event", number=row.read_as or (half(face) if row.half else face))

    title = words.say("twilight-die-event", card=words.card(card), part=part or "none")
    read = words.say("campaign-roll-read-half") if row.half else ""
    if row.up_to_guerrillas:
        read = words.say("campaign-roll-read-up-to", limit=event.limit)
    return _Told(title, read, effect)


def thrown_by(card: int, part: str) -> Row:
    """Return the effect of a card whose die goes by that name; both texts of a card read it alike."""
    return next(
        row
        for (number, _), effects in EFFECTS.items()
        for row in effects
        if number == card and row.do in THROWN and row.what == part
    )
