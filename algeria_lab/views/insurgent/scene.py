"""The scene of the card table: what one pair of eyes sees now, in words and ids; nothing else is in it.

It is made from a view (`observation.observe`) alone: what its reader may not know is not there to be told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from algeria_lab.core.actions import SEATS
from algeria_lab.core.events import Event, Flipped, Moved
from algeria_lab.insurgent.cards import FRONTS, OTHER
from algeria_lab.insurgent.draft import LEAD_THAT_DOMINATES, UP
from algeria_lab.insurgent.frames import AtIcon, Hit, RecruitPlay
from algeria_lab.insurgent.placing import looked_at
from algeria_lab.insurgent.state import (
    DECK,
    DISCARD,
    FRONT_OF,
    GRAVEYARD,
    HAND,
    HIDDEN,
    PRISON,
    ROW,
    SEAT_OF,
    UNKNOWN,
)
from algeria_lab.views.insurgent.counts import Range, card_icons, lead, row_icons, row_rally

if TYPE_CHECKING:
    from algeria_lab.insurgent.state import State
    from algeria_lab.views.insurgent.text import DuelWords

Scene: TypeAlias = dict[str, Any]
CardView: TypeAlias = dict[str, Any]
NEAR_THE_END = 5  # cards of the automaton's deck: its last one ends the solo game [INS-6.6]


class Arrivals(NamedTuple):
    """What came to lie anew, as far as the viewer saw it.

    Attributes:
        ids: Cards by id.
        hidden: How many unknown cards came to each row.
    """

    ids: frozenset[str]
    hidden: Counter[str]


@dataclass(frozen=True)
class Sight:
    """Who looks at what.

    Attributes:
        view: What they may see; after the game the whole position.
        viewer: A seat, or empty for what everybody may see.
        open: Whether all cards lie open: after the game.
        handover: The seat that the screen should be handed to; empty if nobody waits for it.
        arrivals: What is new to them.
        risks: Chance of a domination next turn in words, by front.
    """

    view: State
    viewer: str
    open: bool = False
    handover: str = ""
    arrivals: Arrivals = field(default_factory=lambda: arrivals(()))
    risks: dict[str, str] = field(default_factory=dict)


def arrivals(events: Sequence[Event]) -> Arrivals:
    """Return what came to lie anew in the course of *events*, which somebody saw."""
    ids: set[str] = set()
    hidden: Counter[str] = Counter()
    for event in events:
        if isinstance(event, Moved) and event.place not in DECK.values():
            ids.update(event.pieces)
            hidden[event.place] += event.pieces.count(HIDDEN)
        elif isinstance(event, Flipped) and event.what == "facing":
            ids.update(event.names)
    return Arrivals(frozenset(ids - {HIDDEN}), hidden)


def place_key(front: str, place: int) -> str:
    """Return the key of an unknown card: where it lies, counted from the bottom, and no more."""
    return f"fln-{front}-{place}"


def make_scene(words: DuelWords, sight: Sight, **rest: Any) -> Scene:
    """Return the scene; *rest* is what the session knows: picks, log, news, notice, time and the like."""
    view = sight.view
    table = _Table(words, sight)
    mine = bool(sight.viewer) and not sight.open and view.top is not None and view.top.seat == sight.viewer
    return {
        "viewer": sight.viewer,
        "open": sight.open,
        "turn": turn_text(words, view),
        "prompt": words.prompt(view, mine=mine),
        "handover": _handover(words, sight.handover),
        "fronts": [table.front(front) for front in FRONTS],
        **table.hands(),
        "piles": {seat: table.pile(seat) for seat in SEATS},
        "prison": table.heap(PRISON, "duel-prison"),
        "graveyard": table.heap(GRAVEYARD, "duel-graveyard"),
        "discards": {seat: table.heap(DISCARD[seat], f"duel-discard-{seat}") for seat in SEATS},
        "ending": words.ending(view),
        **rest,
    }


def turn_text(words: DuelWords, view: State) -> str:
    """Return which turn it is, and whose."""
    if view.winner:
        return words.say("duel-turn-over", count=view.turn)
    if not view.turn_of:
        return words.say("duel-turn-before")
    last = "yes" if view.final_turn_of == view.turn_of else "no"
    text = words.say("duel-turn", turn=view.turn, seat=view.turn_of, last=last)
    left = len(view.zones[DECK["gov"]])
    if not view.is_solo or left > NEAR_THE_END:
        return text
    return f"{text} · {words.say('duel-turn-left', count=left)}"


def _handover(words: DuelWords, seat: str) -> dict[str, str] | None:
    if not seat:
        return None
    return {
        "seat": seat,
        "text": words.say("duel-handover", seat=seat),
        "button": words.say("duel-handover-take", seat=seat),
    }


class _Table:
    """Draws the cards of one sight."""

    def __init__(self, words: DuelWords, sight: Sight) -> None:
        self.words, self.sight, self.view = words, sight, sight.view
        frame = self.view.top
        self.acting, self.icon = (
            (frame.card, frame.icon) if isinstance(frame, AtIcon | Hit) else (UNKNOWN, -1)
        )

    def front(self, front: str) -> dict[str, Any]:
        """Return a front with both rows."""
        ahead = lead(self.view, front)
        goal = LEAD_THAT_DOMINATES
        needed = {
            "fln": Range(goal - ahead.most, goal - ahead.least),
            "gov": Range(goal + ahead.least, goal + ahead.most),
        }
        race = {seat: self.words.between(count) for seat, count in needed.items()}
        return {
            "id": front,
            **{seat: self.row(seat, front) for seat in SEATS},
            "least": ahead.least,
            "most": ahead.most,
            "lead": self.lead(ahead),
            "race": "" if self.view.winner else self.words.say("duel-race", **race),
            "risk": self.sight.risks.get(front, ""),
        }

    def lead(self, ahead: Range) -> str:
        """Return a lead in words."""
        say, between = self.words.say, self.words.between
        if ahead == (0, 0):
            return say("duel-lead-none")
        if ahead.least >= 0:
            return say("duel-lead", seat="fln", by=between(ahead))
        if ahead.most <= 0:
            return say("duel-lead", seat="gov", by=between(Range(-ahead.most, -ahead.least)))
        return say("duel-lead-open", gov=-ahead.least, fln=ahead.most)

    def row(self, seat: str, front: str) -> dict[str, Any]:
        """Return one side's cards in a front, from the bottom of the splay to its top."""
        row = self.view.zones[ROW[seat][front]]
        icons, rally = row_icons(self.view, seat, front), row_rally(self.view, seat, front)
        total, rallied = self.words.between(icons), self.words.between(rally)
        return {
            "seat": seat,
            "cards": [
                self.unknown(front, place) if card == UNKNOWN else self.known(card)
                for place, card in enumerate(row, start=1)
            ],
            "least": icons.least,
            "most": icons.most,
            "total": total,
            "rally": self.words.say("duel-row-rally", rally=rallied),
            "label": self.words.say(
                "duel-row",
                seat=seat,
                front=self.words.say(f"duel-front-{front}"),
                count=len(row),
                icons=total,
                rally=rallied,
            ),
        }

    def unknown(self, front: str, place: int) -> CardView:
        """Return a face-down card that the viewer does not know: the same whatever lies there."""
        zone = ROW["fln"][front]
        row = self.view.zones[zone]
        icons = self.words.between(card_icons(self.view, front))
        # New cards lie on top: the unknown ones that came last are those highest up.
        above = row[place:].count(UNKNOWN)
        fresh = above < self.sight.arrivals.hidden[zone]
        lies = self.words.lies(front, place, len(row))
        label = self._with_state(self.words.say("duel-label-unknown", lies=lies, icons=icons), fresh=fresh)
        return {
            "key": place_key(front, place),
            "id": "",
            "facing": "down",
            "known": False,
            "range": icons,
            "label": label,
            "acting": False,
            "fresh": fresh,
            "icon": -1,
            "from": "",
        }

    def known(self, card: int) -> CardView:
        """Return a card that the viewer knows."""
        view, name = self.view, self.view.name(card)
        down, fresh, acting = card in view.down, name in self.sight.arrivals.ids, card == self.acting
        face = self.words.faces[name]
        label = self.words.say(
            "duel-label",
            card=face["name"],
            kind=face["kind"],
            seat=view.cards.seat[card],
            lies=self._lies(card),
            facing=self._facing(card),
            icons=self.words.icons_of(name),
        )
        icon = self.icon if acting else -1
        now = self.words.icon(view.cards.icons[card][icon]) if acting else ""
        return {
            "key": name,
            "id": name,
            "facing": "down" if down else "up",
            "known": True,
            "range": "",
            "label": self._with_state(label, fresh=fresh, now=now),
            "acting": acting,
            "fresh": fresh,
            "icon": icon,
            "from": view.captured_from.get(card, ""),
        }

    def _with_state(self, label: str, *, fresh: bool, now: str = "") -> str:
        states = [self.words.say("duel-state-acting", icon=now)] if now else []
        states += [self.words.say("duel-state-fresh")] if fresh else []
        return " ".join([label, *states])

    def _lies(self, card: int) -> str:
        zone, say = self.view.where[card], self.words.say
        if zone in FRONT_OF:
            row = self.view.zones[zone]
            return self.words.lies(FRONT_OF[zone], row.index(card) + 1, len(row))
        if zone == PRISON:
            return say("duel-lies-prison", where=self.words.where(self.view.captured_from[card]))
        return say(f"duel-lies-{zone.removeprefix('fln-').removeprefix('gov-')}")

    def _facing(self, card: int) -> str:
        """Return how a card lies; the FLN hears whether the French know it [INS-1.6.4]."""
        if SEAT_OF.get(self.view.where[card]) != "fln":
            return "none"
        if card not in self.view.down:
            return UP
        return "known" if card in self.view.known else "secret"

    def hands(self) -> dict[str, Any]:
        """Return the viewer's hand, what a RECRUIT looks at, and in the open the other hand."""
        view, viewer, say = self.view, self.sight.viewer, self.words.say
        own = view.zones[HAND[viewer]] if viewer else []
        other = view.zones[HAND[OTHER[viewer]]] if viewer and self.sight.open else []
        frame = view.top
        looked = []
        if isinstance(frame, RecruitPlay) and viewer and (frame.seat == viewer or self.sight.open):
            looked = looked_at(view, frame.seat)
        return {
            "hand": {
                "seat": viewer,
                "cards": [self.known(card) for card in own],
                "label": self._hand_label(viewer, len(own)),
            },
            "looked": {
                "cards": [self.known(card) for card in looked],
                "label": say("duel-looked", count=len(looked)) if looked else "",
            },
            "other_hand": {
                "cards": [self.known(card) for card in other],
                "label": self._hand_label(OTHER[viewer], len(other)) if other else "",
            },
        }

    def _hand_label(self, seat: str, count: int) -> str:
        """Return what stands over a hand; after the game both are shown, so each is named by its side."""
        if not seat:
            return ""
        if self.sight.open:
            return self.words.say("duel-other-hand", seat=seat, count=count)
        return self.words.say("duel-hand", count=count)

    def pile(self, seat: str) -> dict[str, Any]:
        """Return how many cards a side has in hand and deck [INS-7/A73]."""
        hand, deck = len(self.view.zones[HAND[seat]]), len(self.view.zones[DECK[seat]])
        automaton = self.view.is_automaton(seat)
        solo = "solo" if automaton else seat
        return {
            "hand": None if automaton else hand,
            "deck": deck,
            "label": self.words.say(f"duel-pile-{solo}", hand=hand, deck=deck),
        }

    def heap(self, zone: str, label: str) -> dict[str, Any]:
        """Return the cards of an open pile."""
        cards = self.view.zones[zone]
        return {
            "cards": [self.known(card) for card in cards],
            "label": self.words.say(label, count=len(cards)),
        }
