"""What acts moved: tracks from one number to another, units lost, areas that changed hands."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.board.units import FLN, units_of
from algeria_lab.algeria.spending import half_points
from algeria_lab.core.events import Counted, Event, Flipped, Moved
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.shared.numbers import halved

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from algeria_lab.algeria.state import State
    from algeria_lab.views.algeria.words.text import Words

# Tracks in the order in which they are told, with the side that each belongs to.
TRACKS = (
    ("fln_psl", "fln"),
    ("gov_psl", "gov"),
    ("fln_ap", "fln"),
    ("air_max", "gov"),
    ("helicopter_max", "gov"),
    ("naval", "gov"),
)
# Points that come back each turn: told where they are spent.
SPENDABLE = (("air", "gov"), ("helicopter", "gov"))
SPENT = frozenset({"airlift", "committed"})
RECOVERY = "A:10.2"  # elsewhere units are no longer neutralized because they are gone
LOST = {"dead": "lost", "no-counter": "lost", "removed": "lost", "nato": "away", "suez": "away"}


def is_spent(event: Event) -> bool:
    """Return whether an event takes points that a sum shows, so that no line says it once more."""
    return isinstance(event, Counted) and event.why in SPENT


def moved(words: Words, before: State, after: State, events: Iterable[Event]) -> list[dict[str, Any]]:
    """Return each track that differs between two positions, and how many areas each side controls."""
    spent = {event.track for event in events if isinstance(event, Counted) and is_spent(event)}
    tracks = [*TRACKS, *(track for track in SPENDABLE if track[0] in spent)]
    rows = [
        _row(track, words.track(track), side, level(words, before, track), level(words, after, track))
        for track, side in tracks
    ]
    for side in ("fln", "gov"):
        label = words.say("telling-areas", side=side)
        rows.append(_row(f"areas-{side}", label, side, _areas(before, side), _areas(after, side)))
    return [row for row in rows if row["before"] != row["after"]]


def _row(name: str, label: str, side: str, before: str, after: str) -> dict[str, Any]:
    return {"id": name, "label": label, "side": side, "before": before, "after": after}


def level(words: Words, state: State, track: str) -> str:
    """Return where a track stands, as the board writes it."""
    return halved(words, half_points(state)) if track == "gov_psl" else str(getattr(state, track))


def _areas(state: State, side: str) -> str:
    return str(list(state.control.values()).count(side))


def losses(words: Words, events: Iterable[Event]) -> list[str]:
    """Return what became of units, a sentence for each side: lost, reduced, neutralized, sent away."""
    found: dict[str, Counter[str]] = {"fln": Counter(), "gov": Counter()}
    for event in events:
        if isinstance(event, Moved) and event.why in (*LOST, "reduced"):
            _add(found, LOST.get(event.why, "reduced"), event.pieces)
        elif (
            isinstance(event, Flipped)
            and event.what == "neutralized"
            and (event.to or event.rule == RECOVERY)
        ):
            _add(found, "neutralized" if event.to else "recovered", event.names)
    return [_told(words, side, counts) for side, counts in found.items() if counts]


def _add(found: dict[str, Counter[str]], what: str, pieces: Sequence[str]) -> None:
    for piece in pieces:
        found["fln" if units_of((piece,)) & FLN else "gov"][what] += 1


def _told(words: Words, side: str, counts: Counter[str]) -> str:
    parts = [words.say(f"telling-{what}", count=count) for what, count in counts.items()]
    return sentence(words.say("telling-losses", side=words.side(side), parts=words.listed(parts)))
