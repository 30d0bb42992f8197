"""What a hint says at the card table; whoever gives it knows no more than the seat that asks."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from algeria_lab.insurgent.cards import FRONTS
from algeria_lab.insurgent.draft import DOWN
from algeria_lab.insurgent.rules import awaited
from algeria_lab.insurgent.steps import main_verb, to_action
from algeria_lab.players.insurgent.reasons import because_of
from algeria_lab.players.insurgent.sensible import SensiblePlayer
from algeria_lab.players.insurgent.teacher import LESSON, DuelTeacher
from algeria_lab.views.insurgent.picks import can_do, make_picks
from algeria_lab.views.play.told.taught import CHANCE, taught_sentences

if TYPE_CHECKING:
    from algeria_lab.core.actions import Seat
    from algeria_lab.insurgent.state import State
    from algeria_lab.players.base import Because
    from algeria_lab.players.insurgent.playing_out import Way
    from algeria_lab.players.thinking.race import Budget
    from algeria_lab.views.insurgent.text import DuelWords
    from algeria_lab.views.shared.thinking import Thought

    Part = dict[str, Any]


class Adviser:
    """Advises a seat at one decision.

    Args:
        view: What the seat sees; it decides.
        seat: The seat.
        words: The reader's language.
    """

    def __init__(self, view: State, seat: Seat, words: DuelWords) -> None:
        self._view, self._seat, self._words = view, seat, words
        self._labels = {pick["id"]: pick["label"] for pick in make_picks(words, view, seat)}

    def quick(self) -> Part:
        """Return what the sensible player would do, in words, and what for."""
        pick = SensiblePlayer(self._seat).decide(self._view, self._rng())
        way = pick.verb, pick.args
        because = because_of(pick, main_verb(awaited(self._view)[1])[1].rule)[-1]
        return self._told(self._id(way), self._purpose(way) or self._found(because))

    def taught(self, budget: Budget = LESSON) -> Thought[Part]:
        """Think, and return a choice in words and what it teaches; nothing where there is only one way.

        It is the sensible player's, unless the strategist finds one that promises clearly more.
        """
        found = yield from DuelTeacher(self._seat, budget).lesson(self._view, self._rng())
        if found is None:
            return {}
        best, quick = self._id(found.taught.best), self.quick()
        why = quick["why"] if best == quick["pick"] else self._purpose(found.taught.best)
        second = self._labels[self._id(found.taught.second)]
        return self._told(best, why) | {"taught": taught_sentences(self._words, found, "", second, CHANCE)}

    def _rng(self) -> Random:
        """Return dice that depend on nothing but what the seat knows: asked twice, the advice is the same."""
        return Random(f"hint {self._seat} {self._view.turn} {len(self._view.agenda)}")

    def _id(self, way: Way) -> str:
        verb, args = way
        _, step = awaited(self._view)
        return str(to_action(self._view, self._seat, verb, step[verb].takes, args))

    def _told(self, action: str, why: str) -> Part:
        return {"pick": action, "text": self._labels[action], "why": why}

    def _purpose(self, way: Way) -> str:
        """Return what a card that is played brings; empty where none is, or where it can do nothing."""
        verb, args = way
        if verb != "play":
            return ""
        card, place, facing = args
        words, view = self._words, self._view
        icons = words.icons_of(view.name(card))
        if place not in FRONTS:
            return words.say("duel-advice-event", icons=icons) if can_do(view, self._seat, card) else ""
        key = "duel-advice-hidden" if self._seat == "fln" and facing == DOWN else "duel-advice-open"
        return words.say(key, icons=icons, value=view.cards.value[card], where=words.where(place))

    def _found(self, because: Because) -> str:
        """Return a question that the player asked itself, and what it found."""
        question = self._words.say(because.question)
        return f"{question} {self._words.say(because.finding, **dict(because.values))}"
