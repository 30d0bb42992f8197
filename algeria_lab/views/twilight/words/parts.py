"""What each effect of a text could do now, in words, reckoned from the position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from algeria_lab.twilight.events.at_once import FRANCE_RESOURCES, border_loss, track_of
from algeria_lab.twilight.events.conditions import SETTLED, spaces_of
from algeria_lab.twilight.events.removing import taken_from
from algeria_lab.twilight.events.table import EFFECTS, Row
from algeria_lab.twilight.events.tracks import most_commitment
from algeria_lab.twilight.frames.events import Effect
from algeria_lab.twilight.geography import ALGERIA, AVAILABLE, PLACES
from algeria_lab.twilight.pieces import GUERRILLAS, KINDS, A, U
from algeria_lab.twilight.state import FRANCE_BOXES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.words.text import TwilightWords

MOST_NAMES: Final = 6


class Saying(NamedTuple):
    """An effect that is put into words.

    Attributes:
        state: The position.
        words: The reader's language.
        effect: Which effect of which text, and who would carry it out.
        row: The effect.
    """

    state: State
    words: TwilightWords
    effect: Effect
    row: Row

    @property
    def spaces(self) -> tuple[int, ...]:
        """The spaces that the effect is about, or may be about once a choice before it is made."""
        if self.row.of and self.row.of != (SETTLED,):
            return spaces_of(self.state, self.row.of)
        before = EFFECTS[self.effect.card, self.effect.text][: self.effect.step]
        chosen = next((row for row in before if row.do == "spaces"), None)
        return spaces_of(self.state, chosen.of) if chosen else ALGERIA


def part_says(one: Saying) -> str:
    """Return what an effect could do now."""
    return _SAYS[one.row.do](one)


# --- tracks


def _count(one: Saying) -> str:
    amounts = {"france": FRANCE_RESOURCES[one.state.france], "border_zone": border_loss(one.state)}
    return _track(one, change=one.words.change(amounts.get(one.row.by, one.row.change)))


def _die(one: Saying) -> str:
    return _track(one, way="up" if one.row.change > 0 else "down")


def _track(one: Saying, **values: str) -> str:
    track = track_of(one.effect, one.row)
    label, now = one.words.say(f"twilight-track-{track}"), getattr(one.state, track)
    return one.words.say(f"cards-part-{one.row.do}", track=label, now=now, **values)


def _france(one: Saying) -> str:
    now, toward = FRANCE_BOXES[one.state.france], one.row.toward or "any"
    return one.words.say("cards-part-france", now=now, most=one.row.most, toward=toward)


def _raise(one: Saying) -> str:
    return one.words.say("cards-part-raise", most=most_commitment(one.state, one.row.most))


# --- spaces


def _spaces(one: Saying) -> str:
    return _named("spaces", one)


def _marked(one: Saying) -> str:
    return _named("marked", one)


def _named(key: str, one: Saying) -> str:
    words, spaces = one.words, spaces_of(one.state, one.row.of)
    named = words.listed(map(words.place, [PLACES[space] for space in spaces[:MOST_NAMES]]))
    more = max(len(spaces) - MOST_NAMES, 0)
    return words.say(f"cards-part-{key}", count=len(spaces), names=named, more=more)


# --- pieces


def _turned(one: Saying) -> str:
    kind = U if one.row.do == "activate" else A
    count = sum(one.state.pieces[space][kind] for space in one.spaces)
    return one.words.say(f"cards-part-{one.row.do}", count=count)


def _remove(one: Saying) -> str:
    row = one.row
    kinds = taken_from(one.state, one.effect, row)[0]
    spaces = one.spaces if row.of else ()
    there = sum(one.state.count(place, kinds) for place in (*spaces, *row.boxes))
    return _pieces(one, kinds, there, to=one.words.place(PLACES[row.to]))


def _place(one: Saying) -> str:
    boxes = one.row.boxes or (AVAILABLE,)
    return _pieces(one, one.row.kinds, sum(one.state.count(box, one.row.kinds) for box in boxes))


def _move(one: Saying) -> str:
    row = one.row
    spaces = spaces_of(one.state, row.sources) if row.sources else one.spaces
    return _pieces(one, row.kinds, sum(one.state.count(space, row.kinds) for space in spaces))


def _pieces(one: Saying, kinds: tuple[int, ...], there: int, **values: str) -> str:
    words = one.words
    both = set(GUERRILLAS) <= set(kinds)
    names = [words.word(KINDS[kind]) for kind in kinds if not both or kind not in GUERRILLAS]
    named = [words.word("guerrillas"), *names] if both else names
    return words.say(f"cards-part-{one.row.do}", what=words.listed(named), there=there, **values)


# --- what is granted


def _discard(one: Saying) -> str:
    return one.words.say("cards-part-discard", count=len(one.state.capabilities))


def _operate(one: Saying) -> str:
    return one.words.say("cards-part-operate", name=one.words.word(one.row.name), limit=one.row.limit)


def _granted(one: Saying) -> str:
    return one.words.say(f"cards-part-{one.row.do}")


_SAYS: Final[Mapping[str, Callable[[Saying], str]]] = {
    "count": _count,
    "die": _die,
    "france": _france,
    "raise": _raise,
    "spaces": _spaces,
    "levels": _spaces,
    "mark": _marked,
    "activate": _turned,
    "hide": _turned,
    "remove": _remove,
    "place": _place,
    "move": _move,
    "discard": _discard,
    "operate": _operate,
    "subvert": _granted,
    "agitate": _granted,
}
