"""A game told act by act, in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.core.actions import Action
from algeria_lab.core.events import Chose, Entered
from algeria_lab.twilight.state import FRANCE_BOXES, State
from algeria_lab.views.play.told.telling import Card, Teller
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.twilight.board.control import control_line
from algeria_lab.views.twilight.telling.acts import PROPAGANDA, TURN, Act, acts_of
from algeria_lab.views.twilight.telling.deeds import turn_said
from algeria_lab.views.twilight.telling.logbook import faces_of, places_of
from algeria_lab.views.twilight.telling.losses import losses_said
from algeria_lab.views.twilight.telling.tales import Passage, passages
from algeria_lab.views.twilight.telling.tried_dice import is_chart, skips_round
from algeria_lab.views.twilight.telling.unasked import unasked

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from algeria_lab.core.events import Event
    from algeria_lab.core.history import Entry
    from algeria_lab.views.twilight.words.text import TwilightWords

Part = dict[str, Any]
# What acts are summed up by: tracks of the position, with whose they are.
SUMMED = {
    "support_commitment": "gov",
    "commitment": "gov",
    "opposition_bases": "fln",
    "gov_resources": "gov",
    "fln_resources": "fln",
    "france": "",
    "border_zone": "gov",
}
# What the sides play for.
WEIGHED = ("support_commitment", "opposition_bases")
# Phases of a card whose heading says what the title of the act does.
HEADINGS = frozenset({"first", "second"})


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
        before = [_plain(text) for text in self.lines(passed, seat)]
        title = self.title(act)
        lines = [line for line in self._lines(act) if line["text"].rstrip(".") != title]
        return {
            "kind": act.kind,
            "seat": act.seat,
            "own": act.is_of(seat),
            "title": title,
            "places": places_of(act.events),
            "lines": [*before, *lines],
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
                "before": _level(first, track),
                "after": _level(last, track),
            }
            for track, side in SUMMED.items()
            if getattr(first, track) != getattr(last, track)
        ]
        return {"moved": moved, "losses": losses_said(acts, self._words)}

    def moment(self, acts: Sequence[Act]) -> Card:
        """Return acts in a row as one card with one sentence; see `Teller.moment`."""
        told = [act for act in acts if not act.is_plain] or acts
        most = max(told, key=self.weight)
        return {
            "kind": "moment",
            "seat": "",
            "own": False,
            "title": self.title(told[0]) if len(told) == 1 else self._together(told, most),
            "places": places_of(most.events),
            "lines": [],
            **self.tally(acts),
        }

    def _together(self, acts: Sequence[Act], most: Act) -> str:
        """Return several acts as one sentence; what moved most is named by its own heading."""
        turns = [act for act in acts if act.kind == TURN]
        counts = {side: sum(act.seat == side for act in turns) for side in ("fln", "gov")}
        largest = self.title(most) if self.weight(most) else "none"
        return self._words.say("campaign-told-moment", card=acts[0].before.turn, most=largest, **counts)

    def parts(self, act: Act) -> tuple[object, ...]:
        """Return the card under which an act happens, and what kind of act it is."""
        return act.before.turn, act.kind

    def weight(self, act: Act) -> float:
        """Return by how much an act moved support and commitment, opposition and bases."""
        first, last = act.before, act.after
        return sum(abs(getattr(last, track) - getattr(first, track)) for track in WEIGHED)

    def lines(self, acts: Sequence[Act], seat: str) -> list[str]:
        """Return what others did, where it is too little for a card, and phases in which nobody was asked."""
        told = [act for act in acts if act.seat != seat or unasked(act.events, act.after, self._words)]
        return [line["text"] for act in told for line in self._lines(act)]

    def _lines(self, act: Act) -> Iterator[Part]:
        """Yield what happened in an act; last, which spaces changed hands."""
        events = [event for event in act.events if not _is_heading(event)]
        for passage in passages(self._words, events):
            line = _line(passage)
            if skips_round(passage.events[0], act.before.card):
                line["text"] += f" {self._words.say('campaign-told-skipped')}"
            if isinstance(passage.events[0], Entered) and (why := unasked(events, act.after, self._words)):
                line["text"] += f" {why}"
            yield line
        if changed := control_line(act.before, act.after, self._words):
            yield changed

    def hand_over(self, seat: str, last: Act | None) -> Card:
        """Return the card with which the screen goes to another person; see `Teller.hand_over`."""
        card = self.card(last, seat, []) if last else _NOTHING
        title = self._words.say("telling-over", seat=seat)
        return card | {"kind": "hand-over", "seat": seat, "own": False, "title": title}

    def title(self, act: Act) -> str:
        """Return who did what; of a turn that is told from its middle the first choice says it."""
        words = self._words
        if act.kind == PROPAGANDA and (act.begins or act.falls_due or not act.seat):
            return words.say("campaign-told-round", phase=act.phase, seat=act.seat or "none")
        said = turn_said(act.events, act.before, words) if act.kind == TURN and act.begins else ""
        said = said or self._chosen(act)
        return sentence(words.labelled(words.side(act.seat), said) if act.seat else said)

    def _chosen(self, act: Act) -> str:
        """Return the first choice of an act in words."""
        chosen = (event for event in act.events if isinstance(event, Chose) and not is_chart(event))
        first = next(chosen, None)
        return self._words.action(Action.parse(first.action), first.step) if first else ""


def _is_heading(event: Event) -> bool:
    return isinstance(event, Entered) and event.phase in HEADINGS


def _level(state: State, track: str) -> str:
    return FRANCE_BOXES[state.france] if track == "france" else str(getattr(state, track))


def _plain(text: str) -> Part:
    return {"text": text, "rule": "", "places": []}


def _line(passage: Passage) -> Part:
    places = places_of(passage.events)
    return {"text": passage.text, "rule": passage.rule, "places": places, **faces_of(passage.events[0])}


_NOTHING: Card = {"places": [], "lines": [], "moved": [], "losses": []}
