"""A game told act by act, in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.core.actions import Action
from algeria_lab.core.events import Chose, Rolled
from algeria_lab.twilight.state import State
from algeria_lab.views.play.telling import Card, Teller
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.twilight.acts import PROPAGANDA, Act, acts_of
from algeria_lab.views.twilight.logbook import places_of
from algeria_lab.views.twilight.telling import Passage, passages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.core.history import Entry
    from algeria_lab.views.twilight.words import TwilightWords

Part = dict[str, Any]
# What acts are summed up by: tracks of the position, with whose they are.
SUMMED = {
    "support_commitment": "gov",
    "opposition_bases": "fln",
    "gov_resources": "gov",
    "fln_resources": "fln",
}


class CampaignTeller(Teller[State, Act]):
    """Tells games; see `Teller`.

    Args:
        words: The language.
    """

    def __init__(self, words: TwilightWords) -> None:
        self._words = words

    def acts(self, history: Sequence[Entry[State]], first: int, last: int) -> Sequence[Act]:
        """Return the acts of the actions from *first* to *last*."""
        return acts_of(history, first, last)

    def card(self, act: Act, seat: str, passed: Sequence[Act]) -> Card:
        """Return an act in words for a side; see `Teller.card`."""
        before = [{"text": text, "rule": "", "places": []} for text in self.lines(passed, seat)]
        lines = [*before, *(_line(passage) for passage in passages(self._words, act.events))]
        return {
            "kind": act.kind,
            "seat": act.seat,
            "own": act.is_of(seat),
            "title": self._title(act),
            "places": places_of(act.events),
            "lines": lines,
            **self.tally([act]),
        }

    def tally(self, acts: Sequence[Act]) -> Card:
        """Return what acts in a row have moved together."""
        first, last = acts[0].before, acts[-1].after
        moved = [
            {
                "id": track,
                "label": self._words.say(f"campaign-track-{track}"),
                "side": side,
                "before": str(getattr(first, track)),
                "after": str(getattr(last, track)),
            }
            for track, side in SUMMED.items()
            if getattr(first, track) != getattr(last, track)
        ]
        return {"moved": moved, "losses": []}

    def lines(self, acts: Sequence[Act], seat: str) -> list[str]:
        """Return what others did, where it is too little for a card."""
        return [
            passage.text for act in acts if act.seat != seat for passage in passages(self._words, act.events)
        ]

    def hand_over(self, seat: str, last: Act | None) -> Card:
        """Return the card with which the screen goes to another person; see `Teller.hand_over`."""
        card = self.card(last, seat, []) if last else _NOTHING
        title = self._words.say("telling-over", seat=seat)
        return card | {"kind": "hand-over", "seat": seat, "own": False, "title": title}

    def _title(self, act: Act) -> str:
        """Return who did what: the first choice of a turn says it."""
        if act.kind == PROPAGANDA:
            return self._words.say("campaign-told-propaganda")
        chosen = next((event for event in act.events if isinstance(event, Chose)), None)
        said = self._words.action(Action.parse(chosen.action), chosen.step) if chosen else ""
        return sentence(self._words.labelled(self._words.side(act.seat), said) if act.seat else said)


def _line(passage: Passage) -> Part:
    first = passage.events[0]
    faces = {"faces": list(first.faces)} if isinstance(first, Rolled) and first.faces else {}
    return {"text": passage.text, "rule": passage.rule, "places": places_of(passage.events), **faces}


_NOTHING: Card = {"places": [], "lines": [], "moved": [], "losses": []}
