"""Replay recorded games under the profile `rtt`, step by step and whole games in one chain.

Usage: ``python -m tests.conformance.vectors FILE...`` (JSON lines, plain or gzip). The last line is
``steps N equal M different K``; the exit status is 1 when K is not 0.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from algeria_lab.algeria.state import State
from algeria_lab.core.refusals import LabError
from tests.conformance.vector_states import differences, plain_record, plain_state, state_of
from tests.conformance.vector_steps import Deviation, agenda_before, start, take

Json = dict[str, Any]
SHOWN = 10


@dataclass
class Report:
    """How a replay went.

    Attributes:
        steps: Steps replayed.
        different: Id of each step that differs, with the differences in words.
    """

    steps: int = 0
    different: dict[str, list[str]] = field(default_factory=dict)

    def __str__(self) -> str:
        equal = self.steps - len(self.different)
        return f"steps {self.steps} equal {equal} different {len(self.different)}"

    def note(self, step: Json, way: str, found: list[str]) -> None:
        """Note that a step differs when replayed that way."""
        if found:
            self.different.setdefault(step["id"], []).extend(f"{way}: {line}" for line in found)


def read_steps(path: Path) -> Iterator[Json]:
    """Yield the steps of a file of recorded games."""
    with path.open("rb") as raw:
        zipped = raw.read(2) == b"\x1f\x8b"
    open_text = gzip.open if zipped else open
    with open_text(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            if line.strip():
                yield json.loads(line)


def replay(steps: Iterable[Json]) -> Report:
    """Replay steps singly and in chains."""
    report = Report()
    chain: State | None = None
    for step in steps:
        report.steps += 1
        if step["step"] == "scenario":
            chain = start(step)
            report.note(step, "start", _compare(chain, step))
            continue
        recorded = state_of(step, step["before"])
        recorded.agenda = agenda_before(step)
        report.note(step, "step", _take(recorded, step))
        broken = _take(chain, step) if chain is not None else ["the chain has no beginning"]
        report.note(step, "chain", broken)
        if broken:
            chain = _resume(step)
    return report


def _take(state: State, step: Json) -> list[str]:
    try:
        take(state, step)
    except (Deviation, LabError) as error:
        return [str(error)]
    return _compare(state, step)


def _compare(state: State, step: Json) -> list[str]:
    return differences(plain_state(state), plain_record(step["after"]))


def _resume(step: Json) -> State | None:
    """Go on from the recorded position after a difference, so that one does not hide the next."""
    after = step["after"]
    if after["phase"] == "game_over":
        return None
    state = state_of(step, after)
    seat = after["active"]
    named = {"random_events": "random_event", "operations": "pass"}.get(after["phase"], after["phase"])
    kind = "oas_suppression" if seat == "OAS" else named
    state.agenda = agenda_before({"actor": seat, "step": kind})
    return state


def main(paths: list[str]) -> int:
    """Replay files and print the report; return the exit status."""
    if not paths:
        print(__doc__)
        return 2
    report = replay(step for path in paths for step in read_steps(Path(path)))
    for step_id, lines in list(report.different.items())[:SHOWN]:
        print(step_id, *lines[:6], sep="\n    ")
    print(report)
    return 1 if report.different else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
