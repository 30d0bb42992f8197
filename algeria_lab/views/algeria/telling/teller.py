"""A war told act by act, in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.algeria.state import State
from algeria_lab.core.events import Chose
from algeria_lab.views.algeria.telling.acts import Act, acts_of
from algeria_lab.views.algeria.telling.cards import make_card, tally
from algeria_lab.views.algeria.telling.moments import make_moment, moved_support, part_of
from algeria_lab.views.algeria.words.events import tell
from algeria_lab.views.play.told.telling import Card, Teller

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.core.history import Entry
    from algeria_lab.views.algeria.words.text import Words


class WarTeller(Teller[State, Act]):
    """Tells wars; see `Teller`.

    Args:
        words: The language.
    """

    def __init__(self, words: Words) -> None:
        self._words = words

    def acts(self, history: Sequence[Entry[State]], first: int, last: int) -> Sequence[Act]:
        """Return the acts of the actions from *first* to *last*."""
        return acts_of(history, first, last)

    def card(self, act: Act, seat: str, passed: Sequence[Act]) -> Card:
        """Return an act in words for a side; see `Teller.card`."""
        card = make_card(self._words, act, seat)
        before = [{"text": text, "rule": "", "places": []} for text in self.lines(passed, seat)]
        return card | {"lines": [*before, *card["lines"]]}

    def tally(self, acts: Sequence[Act]) -> Card:
        """Return what acts in a row have moved together."""
        return tally(self._words, acts)

    def moment(self, acts: Sequence[Act]) -> Card:
        """Return acts in a row as one card with one sentence; see `Teller.moment`."""
        return make_moment(self._words, acts)

    def parts(self, act: Act) -> tuple[object, ...]:
        """Return the turn of an act, and whether it makes ready, fights or ends the turn."""
        return act.before.turn, part_of(act)

    def weight(self, act: Act) -> float:
        """Return by how many points an act moved the support of both sides."""
        return moved_support(act)

    def lines(self, acts: Sequence[Act], seat: str) -> list[str]:
        """Return what others chose in acts without a card: passes, and that they did not react."""
        chosen = (event for act in acts for event in act.events if isinstance(event, Chose))
        return [text for event in chosen if event.seat != seat and (text := tell(self._words, event))]

    def hand_over(self, seat: str, last: Act | None) -> Card:
        """Return the card with which the screen goes to another person; see `Teller.hand_over`."""
        card = make_card(self._words, last, seat) if last else _NOTHING
        title = self._words.say("telling-over", seat=seat)
        return card | {"kind": "hand-over", "seat": seat, "own": False, "title": title}


_NOTHING: Card = {"places": [], "lines": [], "moved": [], "losses": []}
