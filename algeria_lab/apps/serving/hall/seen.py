"""The places of a room as their teacher sees them: who is where, who waits, who has not moved for long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.apps.serving.hall.seats import Seat

if TYPE_CHECKING:
    from algeria_lab.views.shared.messages import Messages

Told = dict[str, Any]
MINUTE = 60
STUCK = 6 * MINUTE  # seconds after which somebody who did nothing is named
GRACE = 5  # seconds in which somebody may end what they were at when all were asked to wait
# Where nobody need move: the lesson is over, one looks about, or waits without a text that one does not read.
AT_EASE = ("debrief", "free", "away")
PHASES = ("opening", "read", "predict", "play", "asked", "shown", *AT_EASE)
GAMES = ("algeria", "twilight", "insurgent")


class Taken(NamedTuple):
    """A lesson as a class takes it.

    Attributes:
        title: What it is called.
        form: For how many minutes; 0 where nobody chooses, None where that is not known yet.
    """

    title: str
    form: int | None = None


class Seen:
    """The places in words.

    Args:
        room: The room as `rooms.room.told` tells it.
        seats: The seats by number.
        words: The language of the desk.
        lessons: How lessons are taken, by their ids.
        waits: Since when all are asked to wait, in seconds of `monotonic`: nobody is stuck then. 0 while not.
        called: The lesson and the step to which all are called; empty for none.
    """

    def __init__(
        self,
        room: Told,
        seats: Mapping[int, Seat],
        words: Messages,
        lessons: Mapping[str, Taken],
        *,
        waits: float = 0.0,
        called: tuple[str, str] = ("", ""),
    ) -> None:
        self._called = called
        self._seats, self._words, self._lessons, self._waits = seats, words, lessons, waits
        self._states = {one["number"]: str(one["state"]) for one in room["held"]}
        self._places = room["places"]

    def counts(self) -> Told:
        """Return how many are here, coming, lost, and how many places are free; that also in words."""
        many = Counter(self._states.values())
        found = {name: many[name] for name in ("here", "coming", "lost")}
        found["free"] = max(0, self._places - len(self._states))
        return {**found, "said": self._words.say("desk-said-counts", **found)}

    def places(self) -> list[Told]:
        """Return every place at which somebody is or was, by number."""
        numbers = sorted({*self._states, *(number for number, seat in self._seats.items() if seat.stands)})
        return [self._place(number) for number in numbers]

    def hands(self) -> list[Told]:
        """Return the hands that are up, who waits longest first."""
        now = monotonic()
        raised = sorted((seat for seat in self._seats.values() if seat.hand is not None), key=_since)
        return [
            {
                "number": seat.number,
                "nickname": seat.nickname,
                "waits": self._words.say("desk-said-waits", minutes=int(now - _since(seat)) // MINUTE),
            }
            for seat in raised
        ]

    def _place(self, number: int) -> Told:
        seat = self._seats.get(number) or Seat(number, "")
        state = self._states.get(number, "gone")
        still = int(monotonic() - seat.moved)
        phase = str(seat.stands.get("phase", ""))
        is_stuck = state == "here" and bool(seat.stands) and still >= STUCK and phase not in AT_EASE
        stuck = self._words.say("desk-said-stuck", minutes=still // MINUTE) if is_stuck else ""
        return {
            "number": number,
            "nickname": seat.nickname,
            "state": state,
            "stands": {name: value for name, value in seat.stands.items() if name != "do"},
            "hand": seat.hand is not None,
            "stays": state != "gone" and self._stays(seat),
            "goes_on": bool(self._waits) and state == "here" and seat.moved > self._waits + GRACE,
            "at": self._at(seat),
            "step": self._step(seat),
            "phase": self._words.say("desk-said-phase", phase=phase) if phase in PHASES else self._left(seat),
            "minutes": int(monotonic() - seat.begun) // MINUTE if seat.stands and state != "gone" else None,
            "stuck": "" if self._waits else stuck,
        }

    def _stays(self, seat: Seat) -> bool:
        """Return whether somebody said that they do not go where all are called, and is not there by now."""
        there = (seat.stands.get("lesson"), seat.stands.get("step"))
        return any(self._called) and seat.stays == self._called != there

    def _at(self, seat: Seat) -> str:
        """Return which lesson or which game somebody is at; nothing for nowhere."""
        if lesson := str(seat.stands.get("lesson", "")):
            return self._lessons[lesson].title if lesson in self._lessons else ""
        game = str(seat.stands.get("game", ""))
        return self._words.say("desk-said-game", game=game if game in GAMES else "") if game else ""

    def _step(self, seat: Seat) -> Told | None:
        """Return how far somebody is: in a lesson, or in a war; None where nobody can say."""
        number, of, turn = (seat.stands.get(name) for name in ("number", "of", "turn"))
        if type(number) is int and type(of) is int:
            said = self._numbered(seat, number, of)
            heading = _line(seat.stands.get("heading"))
            stood = seat.furthest_step if _talks(seat) else number
            return {"number": min(stood, of), "of": of, "said": said, "heading": heading}
        if type(turn) is int:
            return {"number": 0, "of": 0, "said": self._words.say("desk-said-turn", turn=turn), "heading": ""}
        return None

    def _left(self, seat: Seat) -> str:
        """Return at which step somebody left their lesson for something else; nothing where they did not."""
        number, of, _ = seat.furthest
        is_elsewhere = number and not seat.stands.get("lesson")
        return str(self._words.say("desk-said-left", number=number, of=of)) if is_elsewhere else ""

    def _numbered(self, seat: Seat, number: int, of: int) -> str:
        """Return which step it is, by number where the class takes this form; else which form this is."""
        taken, form = self._lessons.get(str(seat.stands.get("lesson", ""))), seat.stands.get("form")
        if taken and taken.form and type(form) is int and form != taken.form:
            return str(self._words.say("desk-said-form", minutes=form))
        if _talks(seat) and 0 < (stood := seat.furthest_step) <= of:
            return str(self._words.say("desk-said-debrief", number=stood, of=of))
        return str(self._words.say("desk-said-step", number=number, of=of)) if 0 < number <= of else ""


def _since(seat: Seat) -> float:
    return seat.hand or 0.0


def _talks(seat: Seat) -> bool:
    """Return whether somebody is at the debrief, from whichever step they went there."""
    return seat.stands.get("phase") == "debrief"


def _line(text: object, most: int = 120) -> str:
    return " ".join(text.split())[:most] if isinstance(text, str) else ""


def take_wait_out(seats: Iterable[Seat], begun: float) -> None:
    """Let nobody count as having stood still while all were asked to wait, from *begun* until now."""
    now = monotonic()
    for seat in seats:
        seat.moved += now - max(begun, seat.moved)
