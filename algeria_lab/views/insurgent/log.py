"""The log of a card game as one pair of eyes saw it: a line an event that matters, each with its rule."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from algeria_lab.core.events import Chose, Entered, Event, Events, Flipped, Moved, Revealed, Rolled
from algeria_lab.insurgent.cards import FRONTS
from algeria_lab.insurgent.draft import ACTING, IDLE, LOST, UP
from algeria_lab.insurgent.icons import LEAST_HIT, STANDS
from algeria_lab.insurgent.state import FRONT_OF, GRAVEYARD, HIDDEN, PRISON, SOLO
from algeria_lab.insurgent.steps import SKIP
from algeria_lab.views.insurgent.text import AUTOMATON, ENDING_RULES
from algeria_lab.views.play.told.log import Pages

if TYPE_CHECKING:
    from algeria_lab.core.game import Game
    from algeria_lab.core.history import Entry
    from algeria_lab.insurgent.state import State
    from algeria_lab.views.insurgent.text import DuelWords

LogLine: TypeAlias = dict[str, Any]
OPEN = "open"  # the eyes that see everything, after the game
FLIP_ANOTHER = "INS-6.3"


@dataclass
class _Memory:
    """What a line needs to know of those before it.

    Attributes:
        turn: Number of the turn.
        seat: Who decided last.
        why: The line of the automaton's list that decided; may be empty.
        acting: Cards whose icons are being resolved, the innermost last.
        end: What has been said about the end so far.
    """

    turn: int = 0
    seat: str = ""
    why: str = ""
    acting: list[str] = field(default_factory=list)
    end: dict[str, str] = field(default_factory=dict)


class _Page(NamedTuple):
    lines: list[LogLine]
    after: _Memory


class DuelLog:
    """Tells a game in one language; what was told once is kept.

    Args:
        game: The game.
        words: The reader's language.
    """

    def __init__(self, game: Game[State], words: DuelWords) -> None:
        self._game, self._words = game, words
        self._pages: dict[str, Pages[State, _Page]] = {}

    def lines(self, viewer: str, first: int = 0, last: int | None = None) -> list[LogLine]:
        """Return the lines from a moment on.

        Args:
            viewer: Whose eyes: a seat, empty for a spectator, or `OPEN`.
            first: Number of actions before the first one that is told.
            last: Number of the last action that is told; without it, that of the game.
        """
        pages = self._pages.setdefault(viewer, Pages(partial(self._page, viewer)))
        stop = None if last is None else last + 1
        return [line for page in pages.of(self._game.history)[first:stop] for line in page.lines]

    def _page(self, viewer: str, entry: Entry[State], ply: int, before: _Page | None) -> _Page:
        memory = deepcopy(before.after) if before else _Memory()
        teller = _Teller(self._words, memory, ply, is_solo=self._game.scenario == SOLO)
        seen = seen_events(self._game, entry.events, viewer)
        lines = [line for event in seen if (line := teller.tell(event))]
        return _Page(lines, teller.memory)


def told(words: DuelWords, events: Events, *, is_solo: bool) -> list[tuple[str, bool]]:
    """Return *events* as sentences with their rules, and whether a turn or phase begins with each.

    Args:
        words: The reader's language.
        events: What the reader saw; they may begin anywhere in a game.
        is_solo: Whether the French are the automaton.
    """
    teller = _Teller(words, _Memory(), 0, is_solo=is_solo)
    lines = [(event, line) for event in events if (line := teller.tell(event))]
    return [
        (f"{line['text']}{words.cite(line['rule'])}", isinstance(event, Entered)) for event, line in lines
    ]


def seen_events(game: Game[State], events: Events, viewer: str) -> Events:
    """Return what a pair of eyes saw of *events*; `OPEN` sees all."""
    if viewer == OPEN:
        return events
    return game.rules.observe_events(events, viewer)  # type: ignore[arg-type]  # "" is a spectator


class _Teller:
    """Tells the events of one action, one after the other."""

    def __init__(self, words: DuelWords, memory: _Memory, ply: int, *, is_solo: bool) -> None:
        self.words, self.memory, self.ply, self.is_solo = words, memory, ply, is_solo

    def tell(self, event: Event) -> LogLine | None:
        """Return the line of an event; None for bookkeeping."""
        if isinstance(event, Entered):
            return self._entered(event)
        if isinstance(event, Chose):
            return self._chose(event)
        if isinstance(event, Rolled):
            return self._rolled(event)
        if isinstance(event, Moved):
            return self._moved(event)
        if isinstance(event, Revealed):
            return self._revealed(event)
        return self._flipped(event) if isinstance(event, Flipped) else None

    def _line(self, key: str, rule: str, seat: str = "", depth: int | None = None, **values: Any) -> LogLine:
        """Return a line; a card is given by its id."""
        if "card" in values:
            values["card"] = self.words.quoted(values["card"])
        text = self.words.say(f"duel-log-{key}", who=self._who(seat), **values)
        return {
            "ply": self.ply,
            "turn": self.memory.turn,
            "seat": seat,
            "text": text,
            "rule": rule,
            "depth": len(self.memory.acting) if depth is None else depth,
            "dice": [],
        }

    def _who(self, seat: str) -> str:
        return AUTOMATON if self.is_solo and seat == "gov" else seat or "none"

    def _because(self, line: LogLine, rule: str) -> LogLine:
        """Add which line of its list decided, where the automaton chose [INS-6.4, INS-6.5]."""
        key = f"duel-why-{slug(rule)}"
        if self.is_solo and line["seat"] == "gov" and self.words.has(key):
            line["text"], line["rule"] = f"{line['text']} {self.words.say(key)}", rule
        return line

    def _entered(self, event: Entered) -> LogLine | None:
        self.memory.acting.clear()
        self.memory.turn = event.turn
        if event.phase == "turn":
            return self._line("turn", event.rule, event.seat, turn=event.turn)
        return self._line("setup", event.rule) if event.phase == "setup" else None

    def _chose(self, event: Chose) -> LogLine | None:
        seat, verb, *args = event.action.split()
        self.memory.seat, self.memory.why = seat, event.rule
        self._back_to(event.about[:1])
        if verb == "play":
            return self._played(event, *args)
        if verb in {"keep", "redraw", "concede"}:
            return self._line(verb, event.rule, seat)
        return self._used(event, verb, args)

    def _used(self, event: Chose, verb: str, args: Sequence[str]) -> LogLine | None:
        """Tell how an icon or a hit was used; some are told by the events that follow."""
        seat = event.seat
        if verb == SKIP and event.step == "hit":
            return self._line("waive", event.rule, seat)
        if verb == SKIP:
            card, icon = event.about
            return self._line("skip", event.rule, seat, card=card, icon=self.words.icon(icon))
        if verb == "negotiate" and self._who(seat) == AUTOMATON:
            return self._line("flip-another", FLIP_ANOTHER, seat)
        if verb in {"attack", "hit", "capture", "hide"}:
            return self._because(self._line(verb, event.rule, seat, card=args[0]), event.rule)
        return None

    def _played(self, event: Chose, card: str, place: str, facing: str) -> LogLine:
        recruited = event.step == "recruit-play"
        how = "recruit" if recruited else "hand"
        if place in FRONTS:
            lies, where = facing if event.seat == "fln" else "open", self.words.where(place)
            line = self._line("play", event.rule, event.seat, card=card, facing=lies, where=where, how=how)
        else:
            line = self._line("play-discard", event.rule, event.seat, card=card, how=how)
        return self._because(line, event.rule) if place in FRONTS or recruited else line

    def _back_to(self, card: Sequence[str]) -> None:
        """Forget the cards that have done what they had to do, for *card*, if any, goes on."""
        acting = self.memory.acting
        while acting and card and acting[-1] != card[0]:
            acting.pop()

    def _rolled(self, event: Rolled) -> LogLine | None:
        if event.what == "bomb":
            card = event.where
            line = self._line("bomb", event.rule, self._owner(card), card=card, hits=event.total)
            line["dice"] = [{"face": face, "counts": _counts(face)} for face in event.faces]
            return line
        if event.what != "automaton-lot":
            return None
        name = self.words.front(event.row) if event.row in FRONTS else self.words.quoted(event.row)
        line = self._line("lot", event.rule, "gov", name=name, count=event.limit)
        line["dice"] = [{"face": face, "counts": ""} for face in event.faces]
        return line

    def _moved(self, event: Moved) -> LogLine | None:
        line = None
        if event.why == "under":
            key = "under-hidden" if HIDDEN in event.pieces else "under"
            line = self._line(key, event.rule, self.memory.seat, card=event.pieces[0])
        elif event.why == "jailbreak":
            facing = UP if event.box == UP else "down"
            card, where = event.pieces[0], self.words.where(FRONT_OF[event.place])
            line = self._line("jailbreak", event.rule, "fln", card=card, facing=facing, where=where)
        if event.place in {GRAVEYARD, PRISON}:
            self._stop(event.pieces)
        return line

    def _stop(self, ids: Sequence[str]) -> None:
        """Forget the icons of cards that left their row or changed facing [INS-3.6.1]."""
        self.memory.acting = [card for card in self.memory.acting if card not in ids]

    def _revealed(self, event: Revealed) -> LogLine | None:
        """Tell what was drawn or looked at; what was flipped or exposed is told where it comes to lie."""
        if event.what not in {"drawn", "looked"}:
            return None
        depth = None if event.why in {"negotiate", "recruit"} else 0  # other drawing belongs to no card
        seat = event.seat or self.memory.seat
        seen = HIDDEN not in event.names
        cards = self.words.card_list(event.names) if seen and event.names else ""
        key = event.what if seen else f"{event.what}-hidden"
        return self._line(key, event.rule, seat, depth, cards=cards, count=len(event.names))

    def _flipped(self, event: Flipped) -> LogLine | None:
        if event.what == ACTING:
            self.memory.acting.append(event.names[0])
            return None
        if event.what == IDLE:
            card, icon = event.names[0], self.words.icon(str(event.to))
            self._back_to(event.names)
            return self._line("idle", event.rule, self._owner(card), card=card, icon=icon)
        if event.what == LOST:
            card = event.names[0]
            icons = self.words.listed([self.words.icon(icon) for icon in str(event.to).split()])
            return self._line("lost", event.rule, self._owner(card), card=card, icons=icons)
        return self._faced(event) if event.what == "facing" else self._set(event)

    def _owner(self, card: str) -> str:
        cards = self.words.cards
        return cards.seat[cards.number[card]]

    def _faced(self, event: Flipped) -> LogLine | None:
        if event.why == "uncovered":
            cards = self.words.card_list(event.names)
            return self._line("uncovered", event.rule, depth=0, cards=cards, count=len(event.names))
        line = None
        if event.why == "expose":
            line = self._line("expose", event.rule, self.memory.seat, card=event.names[0])
            self._because(line, self.memory.why)
        else:
            self._stop(event.names)
        return line

    def _set(self, event: Flipped) -> LogLine | None:
        """Tell the last turn and the end; the mulligan has been told by its choice."""
        self.memory.end[event.what] = str(event.to)
        end = self.memory.end
        if event.what == "final_turn_of":
            return self._line("final-turn", event.rule, end.get("triggered_by", ""), depth=0)
        if event.what != "reason":
            return None
        text = self.words.say(
            f"duel-ending-{event.to}",
            winner=end.get("winner", "draw"),
            front=end.get("front", "none"),
            triggered=end.get("triggered_by", "none"),
        )
        title = self.words.say("duel-ending-title", winner=end.get("winner", "draw"))
        rule = ENDING_RULES.get(str(event.to), event.rule)
        return self._line("end", rule, depth=0, title=title, text=text)


def _counts(face: int) -> str:
    if face not in STANDS:
        return "again"
    return "hit" if face >= LEAST_HIT else "miss"


def slug(rule: str) -> str:
    """Return a rule as it stands in the id of a message."""
    return rule.replace(".", "-").replace("/", "-")
