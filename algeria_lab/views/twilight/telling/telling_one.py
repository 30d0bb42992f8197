"""What a single event of *Colonial Twilight* says; `telling` gathers those that belong together."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from algeria_lab.core.actions import Action
from algeria_lab.core.events import Chose, Counted, Entered, Event, Flipped, Moved, Revealed, Rolled
from algeria_lab.twilight.draft import PAID, PAID_PEACE, PAID_STEP, TRACK_LIMITS
from algeria_lab.twilight.folding import FROZEN, GUERRILLAS, MARKERS, PLAYED, SUPPORT, TERROR
from algeria_lab.twilight.state import FRANCE_BOXES

if TYPE_CHECKING:
    from collections.abc import Callable

    from algeria_lab.views.twilight.words.text import TwilightWords

# Conditions of the whole game that are told where they change; the others follow from what is told.
TOLD_CONDITIONS: Final = frozenset({"first", "recall", "winner", "suez_due", "propaganda_played", FROZEN})
BOXES: Final = frozenset({"box1", "box2"})
TOLD: Final = frozenset({GUERRILLAS, SUPPORT, "marker", PLAYED, *MARKERS, *TOLD_CONDITIONS})
QUIET_PHASES: Final = frozenset({"setup", "card", "over"})
# The operation that a place was paid for, by the rule that took the price; other rules go by their heading.
OPERATION_OF: Final = {
    "CT-5.2.1": "train",
    "CT-5.2.2": "garrison",
    "CT-5.2.3": "sweep",
    "CT-5.2.4": "assault",
    "CT-5.4.1": "rally",
    "CT-5.4.2": "march",
    "CT-5.4.3": "attack",
    "CT-5.4.4": "terror",
    "CT-5.5.3": "ambush",
    "CT-9.5": "terror",
    "CT-9.7": "attack",
    "CT-9.9": "rally",
    "CT-9.10.4": "march",
}
PACIFIES: Final = "gov_resources"
PAYMENTS: Final = frozenset({PAID, PAID_STEP, PAID_PEACE})
EVENT_TEST: Final = "chart-event-test"
MOST: Final = 50
"""Where the tracks of Resources and Commitment end [CT-1.2]."""


class OneByOne:
    """Tells one event in one language; a sentence that asks for a place gets its name."""

    def __init__(self, words: TwilightWords) -> None:
        self.words = words

    def matters(self, event: Event) -> bool:
        """Return whether something is told of an event at all."""
        if isinstance(event, Flipped):
            return event.what in TOLD or (event.what in BOXES and bool(event.to))
        return isinstance(event, Entered | Chose | Rolled | Counted | Revealed | Moved)

    def tell(self, event: Event) -> str:
        """Return the sentence of an event."""
        tellers: dict[type[Event], Callable[..., str]] = {
            Entered: self._entered,
            Chose: self._chose,
            Rolled: self._rolled,
            Counted: self._counted,
            Revealed: self._revealed,
            Flipped: self._flipped,
        }
        return tellers[type(event)](event)

    def _entered(self, event: Entered) -> str:
        return self.words.say(f"twilight-phase-{event.phase}", seat=event.seat or "none")

    def _chose(self, event: Chose) -> str:
        said = self.words.action(Action.parse(event.action), event.step)
        return self.words.say("twilight-told-chose", seat=event.seat, action=said)

    def _revealed(self, event: Revealed) -> str:
        return self.words.say("twilight-told-card", card=self.words.card(int(event.names[0])))

    # --- chance

    def _rolled(self, event: Rolled) -> str:
        if event.what == "shuffle":
            return self.words.say("twilight-told-shuffle")
        if event.table == "lot":
            what, chosen = self.words.say(event.what), self.words.named(event.row)
            return self.words.say("twilight-told-lot", what=what, chosen=chosen, count=event.limit)
        faces = self.words.say("list-comma").join(map(str, event.faces or (event.total,)))
        if event.what == "attack":
            return self._attack(event, faces)
        if event.what == EVENT_TEST:
            return self.words.say("campaign-told-test", face=faces, plays="yes" if event.total else "no")
        return self._die(event, faces)

    def _attack(self, event: Rolled, faces: str) -> str:
        success = "yes" if event.total <= event.limit else "no"
        place = self.words.place(event.where)
        return self.words.say(
            "twilight-told-attack", place=place, face=faces, there=event.limit, success=success
        )

    def _die(self, event: Rolled, faces: str) -> str:
        """Tell a die by what it was thrown for, and what it counts as if that is another number."""
        card = re.match(r"event (\d+)(?: (\w+))?$", event.what)
        what = self.words.say(event.what.replace("chart", "twilight-die", 1)) if not card else ""
        if card:
            part = card[2] or "none"
            what = self.words.say("twilight-die-event", card=self.words.card(int(card[1])), part=part)
        reads = "same" if faces == str(event.total) else "other"
        return self.words.say(
            "twilight-told-die",
            what=what,
            face=faces or "?",
            total=event.total,
            reads=reads,
            limit=event.limit,
        )

    # --- tracks

    def _counted(self, event: Counted) -> str:
        if event.track == TERROR:
            place, change = self.words.place(event.where), self.words.change(event.change)
            return self.words.say("twilight-told-terror", place=place, change=change, now=event.now)
        place = self.words.place(event.where) if event.where else ""
        return self.track(event, event.change, self.why(event, place))

    def track(self, event: Counted, change: int, why: str) -> str:
        """Tell that a track has moved, by how much in all, and why.

        Args:
            event: What happened, or the last of several changes told together.
            change: How far the track has moved; less of it shows if it has met its end.
            why: What for.
        """
        now, track = event.now, event.track
        limit = "none"
        if TRACK_LIMITS.get(track) == MOST and event.why not in PAYMENTS:
            limit = "top" if now == MOST else "none" if now else "bottom"
        return self.words.say(
            "twilight-told-track",
            track=self.words.say(f"twilight-track-{track}"),
            change=self.words.change(change),
            now=FRANCE_BOXES[now] if track == "france" else str(now),
            limit=limit,
            why=why,
        )

    def why(self, event: Counted, place: str) -> str:
        """Return what a track has moved for: an operation, a reason, or the rule; with the place."""
        if event.why in (PAID, ""):
            operation = OPERATION_OF.get(event.rule)
            why = self.words.word(operation) if operation else self.words.rule(event.rule)
        elif event.why == PAID_STEP:
            why = self.words.say("twilight-why-pacify" if event.track == PACIFIES else "twilight-why-agitate")
        else:
            why = self.words.say(f"twilight-why-{event.why}")
        return self.words.say("twilight-why-at", why=why, place=place) if place else why

    # --- spaces and conditions

    def _flipped(self, event: Flipped) -> str:
        say, key = self.words.say, f"twilight-told-{event.what}"
        if event.what == GUERRILLAS:
            return say(f"twilight-told-{event.to}", place=self._at(event), count=len(event.names))
        if event.what == SUPPORT:
            return say(key, place=self._at(event), to=str(event.to))
        if event.what in MARKERS:
            return say(key, place=self._at(event))
        if event.what in BOXES:
            return say(key, box=self.words.box(str(event.to)))
        return self._condition(event, key)

    def _condition(self, event: Flipped, key: str) -> str:
        """Tell a marker or card that comes or goes, or another condition of the whole game."""
        yes = "yes" if event.to else "no"
        if event.what == "marker":
            return self.words.say(key, marker=self.words.marker(event.names[0]), in_play=yes)
        if event.what == PLAYED:
            return self.words.say(key, card=self.words.card(int(event.names[0])), played=yes)
        return self.words.say(key, to=str(event.to).lower())

    def _at(self, event: Flipped) -> str:
        return self.words.place(event.names[0])
