"""The card in play in words: its texts, which of their parts could act now, and the history behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.checking.decks.works import works_behind
from algeria_lab.twilight.cards import CARDS, PIVOTAL
from algeria_lab.twilight.frames.events import Effect
from algeria_lab.twilight.initiative import OPEN_TO_SECOND
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.twilight.choosing.reach import marker_of, parts_of, working
from algeria_lab.views.twilight.words.parts import Saying, part_says

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from algeria_lab.core.actions import Seat
    from algeria_lab.twilight.cards import Text
    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.words.text import TwilightWords

Json = dict[str, Any]


def make_card(state: State, words: TwilightWords) -> Json:
    """Return the card in play."""
    number = state.card
    if not number:
        return {"number": 0, "title": words.say("cards-none"), "kind": "none", "texts": []}
    kind = _kind(number)
    seat = event_seat(state)
    return {
        "number": number,
        "title": words.card(number),
        "kind": kind,
        "kind_name": words.say(f"cards-{kind}"),
        "texts": [_text(state, seat, text, words) for text in own_first(CARDS[number].texts, seat)],
        **({"does": words.say("cards-propaganda-does")} if kind == "propaganda" else {}),
        **_history(number, words),
    }


def own_first(texts: Sequence[Text], seat: str | None) -> list[Text]:
    """Return the texts of an Event, that of the side that may choose it first: for the FLN the shaded."""
    return sorted(texts, key=lambda text: text != "shaded") if seat == "fln" else list(texts)


def _kind(card: int) -> str:
    if CARDS[card].is_propaganda:
        return "propaganda"
    return "pivotal" if any(card in held for held in PIVOTAL.values()) else "event"


def event_seat(state: State) -> Seat | None:
    """Return the side that may still choose the Event of the card: who chooses first, else the other side."""
    if not state.agenda or not state.card or _kind(state.card) != "event" or state.box2:
        return None
    if not state.box1:
        return state.first
    return state.second if "EVENT" in OPEN_TO_SECOND[state.box1] else None


def _text(state: State, seat: Seat | None, text: Text, words: TwilightWords) -> Json:
    """Return a text and, while its Event can still be chosen, what its parts could do now."""
    card = state.card
    said: Json = {
        "id": text,
        "name": sentence(words.word(text)),
        "says": words.card_text(card, text),
    }
    if seat is None:
        return said
    parts = _parts(state, seat, text, words)
    marker = marker_of(card, text)
    can = not _is_in_play(state, marker) if marker else any(part["can"] for part in parts)
    return said | {"can": can, "parts": parts}


def _is_in_play(state: State, marker: str) -> bool:
    return marker in state.capabilities or marker in state.momentum


def _parts(state: State, seat: Seat, text: Text, words: TwilightWords) -> list[Json]:
    card = state.card
    works = working(state, seat, card, text)
    return [
        {
            "says": sentence(
                part_says(Saying(state, words, Effect(seat, card, part.text, part.step), part.row))
            ),
            "can": part.place in works,
        }
        for part in parts_of(card, text)
    ]


def _history(card: int, words: TwilightWords) -> Json:
    """Return what history stands behind a card, and the works that it rests on, short and in full."""
    told = words.history(card)
    if not told:
        return {}

    def said(texts: Mapping[str, str]) -> str:
        return texts.get(words.language, texts["en"])

    works = works_behind("twilight", f"{card:02}")
    return {
        "history": told,
        "works": [{"short": said(work.short), "full": said(work.full)} for work in works],
    }
