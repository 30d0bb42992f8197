"""What happened, told: a sentence for all that belongs together, each with its rule.

A choice that does what the sentences after it say is not told twice; see `WITNESSED`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from algeria_lab.core.actions import Action
from algeria_lab.core.events import Chose, Counted, Entered, Event, Flipped, Moved, Revealed, Rolled
from algeria_lab.twilight.events.settling import CONVENTIONS
from algeria_lab.twilight.folding import GUERRILLAS, TERROR
from algeria_lab.twilight.placing import SUPPLY
from algeria_lab.views.show.showing import Sentence
from algeria_lab.views.twilight.telling.telling_one import PAYMENTS, QUIET_PHASES, OneByOne
from algeria_lab.views.twilight.telling.tried_dice import dropped, is_chart

if TYPE_CHECKING:
    from algeria_lab.views.twilight.words.text import TwilightWords

Run: TypeAlias = Sequence[Event]
# Choices that the pieces and tracks tell which change by them.
WITNESSED: Final = frozenset(
    {
        *("activate", "agitate", "base", "bring", "extort", "from", "group", "hide", "hit", "lift", "lose"),
        *("move", "place", "raise", "remove", "replace", "resettle", "return", "revenge", "send", "shift"),
        *("take", "terror"),
    }
)
ENDS: Final = frozenset({"done", "nothing", "skip", "to"})
RESET: Final = "CT-6.6"
COUP_DIE: Final = "event 66"


class Passage(NamedTuple):
    """Events that one sentence tells.

    Attributes:
        text: The sentence, without its rule.
        events: What it tells, in order; the rule is that of the first.
    """

    text: str
    events: tuple[Event, ...]

    @property
    def begins(self) -> bool:
        """Whether a card, a turn or a phase begins with it."""
        return isinstance(self.events[0], Entered | Revealed)

    @property
    def rule(self) -> str:
        """The rule that it cites."""
        return self.events[0].rule


def told(words: TwilightWords, events: Sequence[Event]) -> list[Sentence]:
    """Return events as sentences with their rules; what belongs together is told together."""
    found = passages(words, events)
    return [Sentence(f"{one.text}{words.cite(one.rule)}", one.begins) for one in found]


def passages(words: TwilightWords, events: Sequence[Event]) -> list[Passage]:
    """Return events as sentences, each with what it tells; see `told`."""
    return list(_Teller(words).tell(events))


class _Teller:
    """Tells events one after the other, several as one sentence where a `gathering` finds that they are."""

    def __init__(self, words: TwilightWords) -> None:
        self.words = words
        self.one = OneByOne(words)

    def tell(self, events: Sequence[Event]) -> Iterator[Passage]:
        """Yield a sentence for each event, or run of events, that matters."""
        shown = _together([event for event in events if self._matters(event)])
        at, in_vain = 0, dropped(events)
        while at < len(shown):
            number, text = self._next(shown[at:])
            if text and id(shown[at]) in in_vain:
                text = self.words.say("campaign-told-dropped", text=text)
            if text:
                yield Passage(text, tuple(shown[at : at + number]))
            at += number

    def _matters(self, event: Event) -> bool:
        """Return whether an event is worth a sentence by itself, or with others."""
        return not (isinstance(event, Entered) and event.phase in QUIET_PHASES) and self.one.matters(event)

    def _next(self, events: Run) -> tuple[int, str]:
        """Return how many events the next sentence is about, and its text."""
        if _is_witnessed(events):
            return 1, ""
        for gathering in _GATHERINGS:
            if number := gathering[0](events):
                return number, gathering[1](self, events[:number])
        return 1, self.one.tell(events[0])

    def moved(self, events: Run) -> str:
        """Tell pieces that go the same way."""
        return self._move([event for event in events if isinstance(event, Moved)])

    def supplied(self, events: Run) -> str:
        """Tell a piece that goes from the map by way of Available to another space."""
        first, second = events
        assert isinstance(first, Moved)
        assert isinstance(second, Moved)
        return self.words.say(
            "twilight-told-supplied",
            pieces=self._stack([first]),
            source=self.words.place(_source(first)),
            target=self.words.place(second.place),
        )

    def _move(self, events: Sequence[Moved]) -> str:
        key = "twilight-told-captured" if events[0].why == "captured" else "twilight-told-moved"
        source, target = self.words.place(_source(events[0])), self.words.place(events[0].place)
        return self.words.say(key, pieces=self._stack(events), source=source, target=target)

    def _stack(self, events: Sequence[Moved]) -> str:
        return self.words.stack([piece.partition("@")[0] for event in events for piece in event.pieces])

    def turned(self, events: Run) -> str:
        """Tell Guerrillas that turn in several spaces at once."""
        counted = Counter([name for event in events if isinstance(event, Flipped) for name in event.names])
        first = events[0]
        assert isinstance(first, Flipped)
        places = self.words.listed([self._number_at(place, number) for place, number in counted.items()])
        return self.words.say(f"twilight-told-all-{first.to}", places=places)

    def summed(self, events: Run) -> str:
        """Tell a track that moves for the same reason at several places."""
        counted = [event for event in events if isinstance(event, Counted)]
        places = [self._number_at(event.where, event.change) for event in counted]
        last = counted[-1]
        total = sum([event.change for event in counted])
        return self.one.track(last, total, self.one.why(last, self.words.listed(places)))

    def calmed(self, events: Run) -> str:
        """Tell Terror markers that go in several spaces at once."""
        places = [self.words.place(event.where) for event in events if isinstance(event, Counted)]
        return self.words.say("twilight-told-calmed", places=self.words.listed(places))

    def _number_at(self, place: str, number: int) -> str:
        return self.words.say("twilight-told-number-at", place=self.words.place(place), count=number)

    def extorted(self, events: Run) -> str:
        """Tell a Guerrilla that Activates for a Resource."""
        _, gained = events
        assert isinstance(gained, Counted)
        return self.words.say(
            "twilight-told-extorted",
            place=self.words.place(gained.where),
            track=self.words.say(f"twilight-track-{gained.track}"),
            change=self.words.change(gained.change),
            now=gained.now,
        )

    def paid_choice(self, events: Run) -> str:
        """Tell a choice with what it cost."""
        chosen, paid = events
        assert isinstance(chosen, Chose)
        assert isinstance(paid, Counted)
        track, change = self.words.say(f"twilight-track-{paid.track}"), self.words.change(paid.change)
        said = self.words.action(Action.parse(chosen.action), chosen.step)
        return self.words.say(
            "twilight-told-paid", seat=chosen.seat, action=said, track=track, change=change, now=paid.now
        )

    def coup(self, events: Run) -> str:
        """Tell the two dice of a Coup d'etat."""
        gov, fln = [event.total for event in events if isinstance(event, Rolled)]
        won = "gov" if gov > fln else "fln" if fln > gov else "none"
        return self.words.say("twilight-told-coup", gov=gov, fln=fln, won=won)


def _together(events: list[Event]) -> list[Event]:
    """Return events with those of a Reset sorted: it goes through the map space by space [CT-6.6]."""
    key = {Counted: 0, Flipped: 1}
    return [
        event
        for resets, run in groupby(events, lambda event: event.rule == RESET and type(event) in key)
        for event in (sorted(run, key=lambda event: key[type(event)]) if resets else run)
    ]


# --- what belongs together: how many events from the first one on


def _source(event: Moved) -> str:
    return event.pieces[0].partition("@")[2]


def _same(events: Run, key: Callable[[Event], object]) -> int:
    """Return how many events from the first one on have the same key; 0 if the first one has none."""
    first = key(events[0])
    if first is None:
        return 0
    return next((at for at, event in enumerate(events) if key(event) != first), len(events))


def _several(key: Callable[[Event], object]) -> Callable[[Run], int]:
    """Return the test for at least two events with the same key."""

    def number(events: Run) -> int:
        found = _same(events, key)
        return found if found > 1 else 0

    return number


def _way(event: Event) -> object:
    return (_source(event), event.place, event.rule, event.why) if isinstance(event, Moved) else None


def _turn(event: Event) -> object:
    return (event.to, event.rule) if isinstance(event, Flipped) and event.what == GUERRILLAS else None


def _reason(event: Event) -> object:
    is_part = isinstance(event, Counted) and event.where and event.why.startswith("round-")
    return (event.track, event.why) if isinstance(event, Counted) and is_part else None


def _calm(event: Event) -> object:
    is_less = isinstance(event, Counted) and event.track == TERROR and event.change < 0
    return event.rule if is_less else None


def _supply(events: Run) -> int:
    pair = events[:2]
    is_pair = len(pair) > 1 and all(isinstance(event, Moved) and event.rule == SUPPLY for event in pair)
    return 2 if is_pair and pair[0].place == "available" else 0  # type: ignore[union-attr]


def _extortion(events: Run) -> int:
    after = events[1] if len(events) > 1 else None
    is_gain = isinstance(after, Counted) and after.why == "extorted"
    return 2 if is_gain and _turn(events[0]) else 0


def _payment(events: Run) -> int:
    after = events[1] if len(events) > 1 else None
    is_paid = isinstance(after, Counted) and after.why in PAYMENTS and after.rule == events[0].rule
    return 2 if is_paid and isinstance(events[0], Chose) and not is_chart(events[0]) else 0


def _coup(events: Run) -> int:
    pair = events[:2]
    dice = [event for event in pair if isinstance(event, Rolled) and event.what.startswith(COUP_DIE)]
    return 2 if len(dice) > 1 else 0


def _is_witnessed(events: Run) -> bool:
    """Return whether what follows a choice tells all of it, or it chose nothing more."""
    if not isinstance(events[0], Chose):
        return False
    verb = events[0].action.split()[1]
    after = events[1] if len(events) > 1 else None
    changes = isinstance(after, Moved | Flipped | Counted) and not _payment(events)
    ends = (verb in ENDS and events[0].rule != CONVENTIONS) or is_chart(events[0])
    return ends or (verb in WITNESSED and changes)


_GATHERINGS: Final[tuple[tuple[Callable[[Run], int], Callable[[_Teller, Run], str]], ...]] = (
    (_payment, _Teller.paid_choice),
    (_extortion, _Teller.extorted),
    (_coup, _Teller.coup),
    (_supply, _Teller.supplied),
    (lambda events: _same(events, _way), _Teller.moved),
    (_several(_turn), _Teller.turned),
    (_several(_reason), _Teller.summed),
    (_several(_calm), _Teller.calmed),
)
