"""The card table in a notebook: scenes go to the browser, picks come back, and no failure passes unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from algeria_lab.core.actions import SEATS
from algeria_lab.insurgent.cards import FRONTS, ICONS, KINDS
from algeria_lab.insurgent.deck_files import reconstructed_cards
from algeria_lab.views.insurgent.decks import icon_words
from algeria_lab.views.shared.bundles import bundle
from algeria_lab.views.shared.scene_widget import Deeds, SceneWidget

if TYPE_CHECKING:
    from collections.abc import Mapping

    from algeria_lab.insurgent.cards import Deck
    from algeria_lab.views.insurgent.text import DuelWords

ICON_RULES: Mapping[str, str] = {
    "ATTACK": "INS-4.2",
    "BOMB": "INS-4.3",
    "RALLY": "INS-4.4",
    "RECRUIT": "INS-4.5",
    "NEGOTIATE": "INS-4.6",
    "EXPOSE": "INS-4.7",
    "CAPTURE": "INS-4.8",
    "HIDE": "INS-4.10",
    "JAILBREAK": "INS-4.9",
}
RECONSTRUCTED = "reconstructed"


class DuelWidget(SceneWidget):
    """Shows scenes of the card table and hands what the reader picks to the session; see `SceneWidget`."""

    _esm = bundle("duel.js")
    _css = bundle("duel.css")
    deeds: ClassVar[Deeds] = {
        "pick": {"id": str},
        "undo": {},
        "redo": {},
        "take": {"seat": str},
        "look": {"at": (int, type(None))},
        "branch": {"at": int},
        "begin": {"way": str},
    }
    family: ClassVar[str] = "duel-table"


def make_atlas(words: DuelWords) -> dict[str, Any]:
    """Return what is printed on the 42 cards, and the names of things; all of it is public [INS-1.7]."""
    return {
        "language": words.language,
        "direction": words.direction,
        "faces": {card: face(words, card) for card in words.faces},
        "icons": {
            icon: {
                "name": icon_words(icon, words)["name"],
                "text": icon_words(icon, words)["about"],
                "rule": ICON_RULES[icon],
            }
            for icon in ICONS
        },
        "fronts": {front: words.front(front) for front in FRONTS},
        "kinds": {kind: words.say(f"card-kind-{kind}") for kind in KINDS},
        "seats": {seat: words.side(seat) for seat in SEATS},
        "decks": decks_text(words),
    }


def face(words: DuelWords, card: str) -> dict[str, Any]:
    """Return what is printed on a card."""
    printed = words.faces[card]
    plain = {name: printed[name] for name in ("id", "name", "kind", "front", "date", "note", "source")}
    cards = words.cards
    return {
        **plain,
        "seat": cards.seat[cards.number[card]],
        "icons": [icon["id"] for icon in printed["icons"]],
    }


def decks_text(words: DuelWords) -> str:
    """Return that a deck on the table is reconstructed; nothing if neither is [INS-8]."""
    made = [seat for seat in SEATS if _is_reconstructed(words.cards.deck(seat))]
    return words.say("duel-decks-reconstructed", which="both" if len(made) > 1 else made[0]) if made else ""


def _is_reconstructed(deck: Deck) -> bool:
    """Return whether a deck says that it is reconstructed, or is that deck under another name."""
    ours = reconstructed_cards().deck(deck.seat)
    return deck.provenance == RECONSTRUCTED or deck.hash == ours.hash
