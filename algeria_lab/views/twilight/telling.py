"""What happened, told: a sentence an event that matters, each with its rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from algeria_lab.core.actions import Action
from algeria_lab.core.events import Chose, Counted, Entered, Event, Flipped, Moved, Revealed, Rolled
from algeria_lab.twilight.draft import GUERRILLAS, MARKERS, SUPPORT, TERROR
from algeria_lab.twilight.state import FRANCE_BOXES
from algeria_lab.views.show.showing import Sentence

if TYPE_CHECKING:
    from algeria_lab.views.twilight.words import TwilightWords

# Conditions of the whole game that are told where they change; the others follow from what is told.
TOLD_CONDITIONS = frozenset({"first", "recall", "winner", "suez_due"})
QUIET_PHASES = frozenset({"setup", "card", "over"})


def told(words: TwilightWords, events: Sequence[Event]) -> list[Sentence]:
    """Return events as sentences with their rules; pieces that move alike are told together."""
    return list(_Teller(words).tell(events))


class _Teller:
    """Tells events one after the other."""

    def __init__(self, words: TwilightWords) -> None:
        self.words = words

    def tell(self, events: Sequence[Event]) -> Iterator[Sentence]:
        """Yield a sentence for each event that matters."""
        for key, group in groupby(events, _same_move):
            run = list(group)
            if key is not None:
                yield self._moved([event for event in run if isinstance(event, Moved)])
                continue
            for event in run:
                text = self._one(event)
                if text:
                    begins = isinstance(event, Entered | Revealed)
                    yield Sentence(f"{text}{self.words.cite(event.rule)}", begins)

    def _one(self, event: Event) -> str:
        if isinstance(event, Entered):
            return self._entered(event)
        if isinstance(event, Chose):
            return self._chose(event)
        if isinstance(event, Rolled):
            return self._rolled(event)
        if isinstance(event, Counted):
            return self._counted(event)
        if isinstance(event, Revealed):
            return self._revealed(event)
        return self._flipped(event) if isinstance(event, Flipped) else ""

    def _entered(self, event: Entered) -> str:
        if event.phase in QUIET_PHASES:
            return ""
        return self.words.say(f"twilight-phase-{event.phase}", seat=event.seat or "none")

    def _chose(self, event: Chose) -> str:
        action = Action.parse(event.action)
        said = self.words.action(action, event.step)
        return self.words.say("twilight-told-chose", seat=event.seat, action=said)

    def _rolled(self, event: Rolled) -> str:
        if event.what == "shuffle":
            return self.words.say("twilight-told-shuffle")
        faces = self.words.say("list-comma").join(map(str, event.faces))
        if event.table == "lot":
            return self.words.say("twilight-told-lot", chosen=self.words.word(event.row), count=event.limit)
        return self.words.say("twilight-told-rolled", faces=faces, total=event.total, count=len(event.faces))

    def _counted(self, event: Counted) -> str:
        change = self.words.change(event.change)
        if event.track == TERROR:
            place = self.words.place(event.where)
            return self.words.say("twilight-told-terror", place=place, change=change, now=event.now)
        now = FRANCE_BOXES[event.now] if event.track == "france" else str(event.now)
        track = self.words.say(f"twilight-track-{event.track}")
        key = f"twilight-why-{event.why}"
        why = self.words.say(key) if event.why and self.words.has(key) else ""
        return self.words.say("twilight-told-track", track=track, change=change, now=now, why=why or "none")

    def _revealed(self, event: Revealed) -> str:
        return self.words.say("twilight-told-card", card=self.words.card(int(event.names[0])))

    def _flipped(self, event: Flipped) -> str:
        say = self.words.say
        if event.what == GUERRILLAS:
            place = self.words.place(event.names[0])
            return say(f"twilight-told-{event.to}", place=place, count=len(event.names))
        if event.what == SUPPORT:
            place = self.words.place(event.names[0])
            return say("twilight-told-support", place=place, level=self.words.level(str(event.to)))
        if event.what == "marker":
            marker = self.words.marker(event.names[0])
            return say("twilight-told-marker", marker=marker, in_play="yes" if event.to else "no")
        if event.what in MARKERS:
            return say(f"twilight-told-{event.what}", place=self.words.place(event.names[0]))
        if event.what in TOLD_CONDITIONS:
            return say(f"twilight-told-{event.what}", to=str(event.to).lower())
        return ""

    def _moved(self, events: Sequence[Moved]) -> Sentence:
        pieces = [piece for event in events for piece in event.pieces]
        source, target = pieces[0].partition("@")[2], events[0].place
        text = self.words.say(
            "twilight-told-moved",
            pieces=self.words.stack(piece.partition("@")[0] for piece in pieces),
            source=self.words.place(source),
            target=self.words.place(target),
        )
        return Sentence(f"{text}{self.words.cite(events[0].rule)}")


def _same_move(event: Event) -> tuple[str, str, str] | None:
    """Return what moves that are told together have in common; None for everything else."""
    if not isinstance(event, Moved):
        return None
    return event.pieces[0].partition("@")[2], event.place, event.rule
