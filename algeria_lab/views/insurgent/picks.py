"""What may be picked now, in words: read from what the reader sees, with what may come of it."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, TypeAlias

from algeria_lab.core.actions import Action
from algeria_lab.core.dice import Dice
from algeria_lab.core.odds import odds
from algeria_lab.insurgent.cards import FRONTS
from algeria_lab.insurgent.draft import LEAD_THAT_DOMINATES, Draft
from algeria_lab.insurgent.frames import Act, AtIcon, Bomb, Expose, Frame, Hit, Mulligan, Play, RecruitPlay
from algeria_lab.insurgent.icons import NEEDS, bomb_targets, card_in_slot
from algeria_lab.insurgent.rules import STEPS, options, resolve
from algeria_lab.insurgent.state import FRONT_OF, PRISON, ROW, UNKNOWN
from algeria_lab.insurgent.steps import CONCEDE, SKIP, to_action
from algeria_lab.views.insurgent.counts import Range, lead
from algeria_lab.views.insurgent.scene import place_key
from algeria_lab.views.shared.numbers import percent

if TYPE_CHECKING:
    from algeria_lab.core.actions import Seat
    from algeria_lab.insurgent.state import State
    from algeria_lab.views.insurgent.text import DuelWords

Pick: TypeAlias = dict[str, Any]
# Decisions that name hidden cards: they may not be taken while the screen is covered.
HIDES_SOMETHING = Mulligan | Play | RecruitPlay | Expose


def make_picks(words: DuelWords, view: State, viewer: str) -> list[Pick]:
    """Return what may be picked.

    Args:
        words: The reader's language.
        view: What the reader sees.
        viewer: Who looks; empty while the screen is covered: then only what lies open may be picked.
    """
    frame = view.top
    if not frame or (viewer != frame.seat and (viewer or isinstance(frame, HIDES_SOMETHING))):
        return []
    choices = _Choices(words, view, frame)
    picks = [choices.pick(verb, args) for verb, args in options(view)]
    return [*picks, choices.concede()] if viewer else picks


class _Choices:
    """Words for the choices of one decision."""

    def __init__(self, words: DuelWords, view: State, frame: Frame) -> None:
        self.words, self.view, self.frame, self.seat = words, view, frame, frame.seat
        self.step = STEPS[type(frame)]

    def pick(self, verb: str, args: tuple[Any, ...]) -> Pick:
        """Return one choice."""
        takes = self.step[verb].takes
        action = str(to_action(self.view, self.seat, verb, takes, args))
        if verb == "play":
            more = self._play(*args)
        elif verb == "expose" and takes == ("slot",):
            more = self._slot(args[0])
        elif args:
            more = self._target(verb, *args)
        else:
            more = self._plain(verb)
        return _pick(action, verb, **more)

    def concede(self) -> Pick:
        """Return the way to give the game up, which is asked about first [INS-7/A74]."""
        say = self.words.say
        more = {"label": say("duel-pick-concede"), "confirm": say("duel-confirm-concede", seat=self.seat)}
        return _pick(str(Action(self.seat, CONCEDE)), CONCEDE, **more)

    def _plain(self, verb: str) -> Pick:
        say = self.words.say
        if verb == SKIP and isinstance(self.frame, Hit):
            return {"label": say("duel-pick-waive")}
        if verb == SKIP and isinstance(self.frame, AtIcon):
            icon = self.view.cards.icons[self.frame.card][self.frame.icon]
            return {"label": say("duel-pick-skip", icon=self.words.icon(icon))}
        more: Pick = {"label": say(f"duel-pick-{verb}")}
        if not self.step[verb].rolls:
            return more
        return more | {"odds": bomb_odds(self.words, self.view), "note": say("duel-odds-again")}

    def _play(self, card: int, place: str, facing: str) -> Pick:
        named = self._named(card)
        if place in FRONTS:
            lies, where = facing if self.seat == "fln" else "open", self.words.where(place)
            label = self.words.say("duel-pick-play", card=named, facing=lies, where=where)
            label = self._with_win(label, place, self.view.cards.value[card])
        else:
            key = (
                "duel-pick-play-event" if can_do(self.view, self.seat, card) else "duel-pick-play-event-idle"
            )
            label = self.words.say(key, card=named)
        return {"label": label, "card": self.view.name(card), "place": place, "facing": facing}

    def _target(self, verb: str, card: int, facing: str = "") -> Pick:
        zone = self.view.where[card]
        key = f"duel-pick-{verb}-prison" if zone == PRISON and verb == "attack" else f"duel-pick-{verb}"
        where = self._where(card)
        label = self.words.say(key, card=self._named(card), where=where, facing=facing or "none")
        if zone in FRONT_OF and verb in {"attack", "hit"}:
            label = self._with_win(label, FRONT_OF[zone], self.view.cards.value[card])
        if verb == "jailbreak":
            label = self._with_win(label, self.view.captured_from[card], self.view.cards.value[card])
        more = {"label": label, "card": self.view.name(card), "facing": facing}
        return more | {"confirm": self._question(verb, card)}

    def _question(self, verb: str, card: int) -> str:
        """Return what is asked before something that is rarely meant [INS-7/A16, INS-7/A31]."""
        if verb == "attack" and self.seat == "fln" and self.view.where[card] == PRISON:
            return self.words.say("duel-confirm-prisoner", card=self._named(card))
        waits = any(isinstance(frame, Act) and frame.card == card for frame in self.view.agenda)
        if verb == "hide" and waits:
            return self.words.say("duel-confirm-hide", card=self._named(card))
        return ""

    def _slot(self, slot: str) -> Pick:
        front, place = slot.split("-")
        card, count = card_in_slot(self.view, slot), len(self.view.zones[ROW["fln"][front]])
        if card == UNKNOWN:
            lies = self.words.lies(front, int(place), count)
            label = self.words.say("duel-pick-expose-slot", lies=lies)
            return {"label": label, "card": place_key(front, int(place))}
        label = self.words.say("duel-pick-expose", card=self._named(card), where=self.words.where(front))
        return {"label": label, "card": self.view.name(card)}

    def _named(self, card: int) -> str:
        return self.words.quoted(self.view.name(card))

    def _where(self, card: int) -> str:
        """Return the front of a card, the prisoner's old one included."""
        zone = self.view.where[card]
        front = FRONT_OF.get(zone) or self.view.captured_from.get(card, "")
        return self.words.where(front) if front else ""

    def _with_win(self, label: str, front: str, gain: int) -> str:
        return with_win(self.words, self.view, label, front, gain)


def can_do(view: State, seat: Seat, card: int) -> bool:
    """Return whether any icon of an event can be done as the table lies [INS-3.4.3]."""
    return any(NEEDS[icon](view, seat) for icon in view.cards.icons[card] if icon in NEEDS)


def with_win(words: DuelWords, view: State, label: str, front: str, gain: int) -> str:
    """Add to a choice that it wins at once, or may, as far as the reader can tell [INS-5.2]."""
    assert view.top is not None, "a choice is awaited"
    ahead = own_lead(view, view.top.seat, front)
    if ahead.least + gain >= LEAD_THAT_DOMINATES:
        return words.say("duel-pick-wins", label=label)
    may = ahead.most + gain >= LEAD_THAT_DOMINATES
    return words.say("duel-pick-may-win", label=label) if may else label


def own_lead(view: State, seat: str, front: str) -> Range:
    """Return a side's lead in a front."""
    ahead = lead(view, front)
    return ahead if seat == "fln" else Range(-ahead.most, -ahead.least)


def hit_odds(view: State) -> list[tuple[int, Fraction]]:
    """Return how likely a BOMB makes how many hits, exactly, by the code that rolls [INS-4.3]."""

    def hits(dice: Dice) -> int:
        draft = Draft(view.copy(), dice, listening=False)
        resolve(draft, "bomb", ())
        frame = draft.state.top
        return frame.hits if isinstance(frame, Hit) else 0

    return sorted(odds(hits))


def bomb_odds(words: DuelWords, view: State) -> list[dict[str, Any]]:
    """Return how many hits a BOMB makes, in words."""
    assert isinstance(view.top, Bomb), "a BOMB is decided"
    targets = len(bomb_targets(view, view.top.seat))
    return [
        row(words, words.say("duel-odds-hits", hits=count, lost=max(0, count - targets)), share)
        for count, share in hit_odds(view)
    ]


def row(words: DuelWords, text: str, share: Fraction, *, sampled: bool = False) -> dict[str, Any]:
    """Return one line of chances."""
    return {"text": text, "share": float(share), "percent": percent(words, share), "sampled": sampled}


def _pick(action: str, verb: str, **more: Any) -> Pick:
    plain = {"label": "", "card": "", "place": "", "facing": "", "confirm": "", "odds": [], "note": ""}
    return {"id": action, "verb": verb, **plain, **more}
