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
    from collections.abc import Iterable, Iterator, Sequence

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
SUPPORT = frozenset({"fln_psl", "gov_psl"})
# Points that come back each turn: told where they are spent.
SPENDABLE = (("air", "gov"), ("helicopter", "gov"))
SPENT = frozenset({"airlift", "committed"})
RECOVERY = "A:10.2"  # elsewhere units are no longer neutralized because they are gone
LOST = {"dead": "lost", "no-counter": "lost", "removed": "lost", "nato": "away", "suez": "away"}


def is_spent(event: Event) -> bool:
    """Return whether an event takes points that a sum shows, so that no line says it once more."""
    return isinstance(event, Counted) and event.why in SPENT


def moved(words: Words, before: State, after: State, events: Iterable[Event]) -> list[dict[str, Any]]:
    """Return each track that differs between two positions, and how many areas each side controls.

    A track that went up and down says both, be it where it was in the end. Before control is settled for the
    first time, no area is anybody's, and nothing changes hands.
    """
    events = list(events)
    spent = {event.track for event in events if isinstance(event, Counted) and is_spent(event)}
    tracks = [*TRACKS, *(track for track in SPENDABLE if track[0] in spent)]
    rows = [
        _row(
            track,
            _both_ways(words, track, events),
            side,
            *(level(words, at, track) for at in (before, after)),
        )
        for track, side in tracks
    ]
    rows = [row for row in rows if row["before"] != row["after"] or row["label"] != words.track(row["id"])]
    return [*rows, *_changed_hands(words, before, after)]


def _changed_hands(words: Words, before: State, after: State) -> Iterator[dict[str, Any]]:
    for side in ("fln", "gov") if any(before.control.values()) else ():
        held = _areas(before, side), _areas(after, side)
        if held[0] != held[1]:
            yield _row(f"areas-{side}", words.say("telling-areas", side=side), side, *held)


def _both_ways(words: Words, track: str, events: Iterable[Event]) -> str:
    """Return the name of a track; of support that went up and down, with both sums."""
    changes = [event.change for event in events if isinstance(event, Counted) and event.track == track]
    up, down = sum(one for one in changes if one > 0), sum(one for one in changes if one < 0)
    name = words.track(track)
    if track not in SUPPORT or not (up and down):
        return name
    return words.say("telling-both-ways", track=name, up=words.change(up), down=words.change(down))


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
