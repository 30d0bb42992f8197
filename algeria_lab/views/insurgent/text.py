"""The card game in words: cards, sides, prompts, refusals, endings; the log has a module of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

from algeria_lab.core.actions import SEATS
from algeria_lab.core.words.citations import known_citations
from algeria_lab.insurgent.frames import FRAMES, AtIcon, ExposeSlot, Frame, Hit, Mulligan, Negotiate, Play
from algeria_lab.insurgent.rules import STEPS
from algeria_lab.insurgent.scoring import result
from algeria_lab.insurgent.state import DECK, HAND, HIDDEN, ROW
from algeria_lab.insurgent.steps import main_verb
from algeria_lab.views.insurgent.decks import card_face
from algeria_lab.views.shared.messages import GameWords, Said

if TYPE_CHECKING:
    from algeria_lab.core.refusals import Refusal
    from algeria_lab.insurgent.cards import Cards
    from algeria_lab.insurgent.state import State
    from algeria_lab.views.insurgent.counts import Range
    from algeria_lab.views.insurgent.decks import CardFace

GAME = "insurgent"
AUTOMATON = "automaton"
# Prompts cite the rule of the decision's verb, or one that says more to whoever decides.
PROMPT_RULES: Mapping[type, str] = {Play: "INS-3.2", ExposeSlot: "INS-4.7.1"}
ENDING_RULES: Mapping[str, str] = {
    "domination": "INS-5.2",
    "attrition": "INS-5.1",
    "solo-deck-out": "INS-6.6",
    "concession": "INS-7/A74",
}
FIRST_TURNS = 4  # turns of both sides in which the prompts say more


class DuelWords(GameWords):
    """Everything that is said about a card game, in one language.

    Args:
        language: ``en`` or ``fr``.
        cards: The decks that are played with.

    Raises:
        UnknownName: If there are no messages in that language.
    """

    game = GAME

    def __init__(self, language: str, cards: Cards) -> None:
        super().__init__(language)
        self.cards = cards

    def speaking(self, language: str) -> Self:
        """See `GameWords.speaking`; the decks stay the same."""
        return type(self)(language, self.cards)

    def scenario(self, name: str) -> str:
        return self.say(f"duel-scenario-{name}")

    @cached_property
    def faces(self) -> dict[str, CardFace]:
        """What stands on each card, by its id."""
        return {
            card.id: card_face(card, self.cards.deck(seat), self)
            for seat in SEATS
            for card in self.cards.deck(seat).cards
        }

    def card(self, card_id: str) -> str:
        """Return a card by its name."""
        return self.faces[card_id]["name"]

    def quoted(self, card_id: str) -> str:
        """Return a card by its name as it stands in a sentence; one that may not be known, as such."""
        if card_id == HIDDEN:
            return self.say("duel-card-unknown")
        return self.say("duel-card-quoted", card=self.card(card_id))

    def lies(self, front: str, place: int, count: int) -> str:
        """Return the place of a card in a splay, counted from the bottom."""
        return self.say("duel-lies-row", place=place, count=count, where=self.where(front))

    def where(self, front: str) -> str:
        """Return a front with its preposition."""
        return self.say(f"duel-in-{front}")

    def card_list(self, ids: Iterable[str]) -> str:
        """Return several cards by their names."""
        return self.listed([self.quoted(card_id) for card_id in ids])

    def listed(self, items: Iterable[str]) -> str:
        """Return items with commas between them, and a word before the last; nothing for none."""
        *first, last = list(items) or [""]
        before = self.say("list-comma").join(first)
        return self.say("duel-list-and", first=before, last=last) if first else last

    def icon(self, icon: str) -> str:
        """Return an icon by name."""
        return self.say(f"icon-{icon}")

    def side(self, seat: str) -> str:
        """Return a side as a heading; nothing for nobody."""
        return self.say(f"deck-side-{seat}") if seat else ""

    def front(self, front: str) -> str:
        """Return a front as a heading."""
        return self.say(f"card-front-{front}")

    def rule(self, key: str) -> str:
        """Return the heading of a rule or ruling."""
        title = known_citations(GAME)[key].title
        return title.get(self.language, title["en"])

    def between(self, amount: Range) -> str:
        """Return a number, or the two that it lies between."""
        if amount.is_certain:
            return self.number(amount.least)
        return self.say("duel-range", least=self.number(amount.least), most=self.number(amount.most))

    def icons_of(self, card_id: str) -> str:
        """Return the icons of a card from left to right."""
        return self.say("list-comma").join([icon["name"] for icon in self.faces[card_id]["icons"]])

    def refusal(self, refusal: Refusal) -> Said:
        """Return why something cannot be done, and what would work."""
        values = {name: str(value) for name, value in refusal.values.items()}
        if "given" in values:
            named = map(self._named, values["given"].split())
            values["given"] = self.say("list-comma").join(named)
        if "near" in values:
            values["near"] = values["near"] or "none"
        text = self.say(f"duel-refusal-{refusal.reason}", **values)
        hint = self.say(f"duel-hint-{refusal.hint}") if refusal.hint else ""
        return Said(text, hint)

    def _named(self, word: str) -> str:
        """Return a word of an action as people say it; one that is none stays as it is."""
        if word in self.faces:
            return self.faces[word]["name"]
        known = (f"{kind}-{word}" for kind in ("duel-front", "duel-word") if self.has(f"{kind}-{word}"))
        return next(map(self.say, known), word)

    def prompt(self, view: State, *, mine: bool) -> dict[str, str]:
        """Return what is awaited, from whom, under which rule, and a hint.

        Args:
            view: What the reader may see.
            mine: Whether the reader decides, and may be given hints.
        """
        frame = view.top
        if not frame:
            return {"text": self.say("duel-prompt-over"), "seat": "", "rule": "", "hint": ""}
        values: dict[str, Any] = {"seat": frame.seat}
        if isinstance(frame, AtIcon | Hit):
            values["card"] = self.quoted(view.name(frame.card))
        if isinstance(frame, Hit):
            values["hits"] = frame.hits
        return {
            "text": self.say(f"duel-prompt-{FRAMES.name(frame)}", **values),
            "seat": frame.seat,
            "rule": PROMPT_RULES.get(type(frame)) or main_verb(STEPS[type(frame)])[1].rule,
            "hint": self._hint(view, frame) if mine else "",
        }

    def _hint(self, view: State, frame: Frame) -> str:
        """Return what is easily overlooked at a decision."""
        seat = frame.seat
        if isinstance(frame, Negotiate) and seat == view.turn_of and not view.zones[HAND[seat]]:
            return self.say("duel-hint-negotiate", cards=min(5, len(view.zones[DECK[seat]])))
        if isinstance(frame, Play) and view.final_turn_of == seat:
            return self.say("duel-hint-final-turn")
        if isinstance(frame, Play) and view.turn <= FIRST_TURNS:
            return self.say(f"duel-hint-play-{seat}")
        if isinstance(frame, Mulligan):
            return self.say("duel-hint-mulligan")
        return ""

    def ending(self, view: State) -> dict[str, Any] | None:
        """Return how the game ended, without fanfare; None while it runs."""
        ended = result(view)
        if ended is None:
            return None
        values = {
            "winner": ended.winner,
            "front": ended.front or "none",
            "triggered": ended.triggered_by or "none",
        }
        text = self.say(f"duel-ending-{ended.reason}", **values)
        if ended.front:
            text = f"{text} {self._totals(view, ended.front)}"
        return {
            "title": self.say("duel-ending-title", winner=ended.winner),
            "text": text,
            "rule": ENDING_RULES[ended.reason],
            "fronts": [
                {
                    "id": front.front,
                    "name": self.front(front.front),
                    **{seat: self._scored(front.icons[seat], front.rally[seat]) for seat in SEATS},
                    "winner": self.say("duel-ending-tie")
                    if front.winner == "tie"
                    else self.side(front.winner),
                }
                for front in ended.fronts
            ],
        }

    def _totals(self, view: State, front: str) -> str:
        """Return how many icons lie in a front at the end, when all cards are open."""
        icons = {seat: view.totals[ROW[seat][front]] for seat in SEATS}
        return self.say("duel-ending-totals", **icons)

    def _scored(self, icons: int, rally: int) -> str:
        return self.say("duel-ending-row", icons=icons, rally=rally)
