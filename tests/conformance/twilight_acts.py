"""What the Non-Player did, as it is recorded, and as our chart tells it; both in one form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from algeria_lab.core.events import Event
from algeria_lab.twilight.chart.account import Account, Asked
from algeria_lab.twilight.state import FRANCE_BOXES
from tests.conformance.twilight_effects import TRACKS, Effects, Teller, recorded_effects
from tests.conformance.twilight_steps import Taken

Json = dict[str, Any]
BEFORE_ACTS: Final = "effect"
REDEPLOY: Final = "redeploy"


class Act(NamedTuple):
    """One thing that was done.

    Attributes:
        do: Its name.
        at: Where; empty for nowhere.
        path: The way of a group that marches.
        number: How many Guerrillas march.
        paid: Spaces newly paid.
        effects: What changed, each effect with its number.
    """

    do: str
    at: str = ""
    path: tuple[str, ...] = ()
    number: int = 0
    paid: frozenset[str] = frozenset()
    effects: tuple[tuple[tuple[str, ...], int], ...] = ()

    def __str__(self) -> str:
        parts = [self.do, self.at, "-".join(self.path), str(self.number or ""), " ".join(sorted(self.paid))]
        effects = "; ".join(f"{' '.join(effect)} {number:+}" for effect, number in self.effects)
        return f"{' '.join(filter(None, parts))} [{effects}]"


def _fixed(effects: Effects) -> tuple[tuple[tuple[str, ...], int], ...]:
    """Return effects as a value; dice are left out, as `RecordedDraws` has checked each of them."""
    changed = [(effect, number) for effect, number in effects.items() if number]
    return tuple(sorted((effect, number) for effect, number in changed if effect[0] != "die"))


def recorded_acts(step: Json) -> list[Act]:
    """Return the recorded acts of a step, without those in which only dice were thrown."""
    acts = [_recorded(act) for act in step["acts"]]
    return [act for act in acts if act.effects or act.do != BEFORE_ACTS]


def _recorded(act: Json) -> Act:
    return Act(
        act["do"],
        act.get("at", ""),
        tuple(act.get("path", ())),
        act.get("n", 0),
        frozenset(act.get("paid", ())),
        _fixed(recorded_effects(act["fx"])),
    )


def told_acts(account: Account, events: Sequence[Event], tracks: Mapping[str, int]) -> Iterator[Act]:
    """Yield what the chart did, one act a deed; what happened before the first deed is an act as well.

    Args:
        account: What the chart remembers.
        events: What happened.
        tracks: Where the tracks stood before.
    """
    deeds, teller = account.deeds, Teller(tracks)
    marks = [deed.since for deed in deeds] + [len(events)]
    if before := _fixed(teller.effects(events[: marks[0]])):
        yield Act(BEFORE_ACTS, effects=before)
    redeployed: Effects = Counter()
    for deed, start, end in zip(deeds, marks, marks[1:], strict=False):
        effects = teller.effects(events[start:end])
        if deed.what == REDEPLOY:
            redeployed += effects
            continue
        fixed = _fixed(_in_one_go(effects, deed.path) if deed.path else _last_levels(effects))
        yield Act(deed.what, deed.at, deed.path, deed.number, frozenset(deed.paid), fixed)
    if redeployed:
        yield Act(BEFORE_ACTS, effects=_fixed(redeployed))


def _in_one_go(effects: Effects, path: tuple[str, ...]) -> Effects:
    """Return the steps of a March as one move from its source to its end, where a group seen is Activated."""
    joined: Effects = Counter()
    for effect, number in effects.items():
        if effect[0] == "mv" and effect[2] == path[0]:
            joined["mv", effect[1], path[0], path[-1]] += number
        elif effect[0] != "mv":
            joined[effect[0], path[-1]] += number
    return joined


def _last_levels(effects: Effects) -> Effects:
    """Return effects without levels through which a space has only passed."""
    last = {effect[1]: effect for effect in effects if effect[0] == "set"}
    return Counter(
        {effect: n for effect, n in effects.items() if effect[0] != "set" or last[effect[1]] == effect}
    )


def way_differences(step: Json, taken: Taken) -> list[str]:
    """Return in words where the chart went another way, or did something else, than the source."""
    if step["actor"] != "FLN":
        return []
    found = []
    if step["step"] == "bot":
        found += _told_apart("path", taken.account.path, tuple(step["path"]))
        found += _told_apart("S+C of Event and Terror", trials(taken.account), recorded_trials(step))
    ours = list(told_acts(taken.account, taken.events, tracks_of(step["before"])))
    return found + act_differences(ours, recorded_acts(step))


def _told_apart(what: str, ours: object, recorded: object) -> list[str]:
    return [] if ours == recorded else [f"{what}: {ours} here, {recorded} recorded"]


def trials(account: Account) -> tuple[int | None, int | None]:
    """Return Support and Commitment after the trial of the Event and of Terror; None where there was none."""
    asked = {record.question: dict(record.values) for record in account.records if isinstance(record, Asked)}
    both = asked.get("chart-event-no-worse", {})
    event = {**both, **asked.get("chart-event-alone", {})}.get("event")
    terror = both.get("terror", asked.get("chart-terror-hurts", {}).get("after"))
    return None if event is None else int(event), None if terror is None else int(terror)


def recorded_trials(step: Json) -> tuple[int | None, int | None]:
    """Return the same as it is recorded."""
    compare = step.get("compare", {})
    return compare.get("event_sc"), compare.get("terror_sc")


def tracks_of(record: Json) -> dict[str, int]:
    """Return where the tracks stand in a recorded state, by our names."""
    return {
        "france": FRANCE_BOXES.index(record["france_track"]),
        **{track: record[track] for track in TRACKS if track != "france"},
    }


def act_differences(ours: Sequence[Act], recorded: Sequence[Act]) -> list[str]:
    """Return in words where what we did differs from what is recorded, first difference first."""
    for number in range(max(len(ours), len(recorded))):
        here = ours[number] if number < len(ours) else None
        there = recorded[number] if number < len(recorded) else None
        if here != there:
            return [f"act {number + 1}: {here or 'nothing'} here, {there or 'nothing'} recorded"]
    return []
