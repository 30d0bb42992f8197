"""Where the time of a war goes."""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import cProfile
from collections import Counter
from pathlib import Path
from pstats import Stats

from algeria_lab.players.algeria.simulator import play_war
from tests.benchmarks.bench_wars import FLN, GOV, RULES

WARS, SHOWN = 12, 14


def run() -> None:
    """Print the share of each floor and the functions that take most, measured by the profiler."""
    profile = cProfile.Profile()
    profile.enable()
    for scenario in RULES.scenarios():
        for seed in range(1, WARS + 1):
            play_war(scenario, FLN, GOV, seed)
    profile.disable()
    rows = [
        (own, calls, Path(file).stem if file != "~" else "built in", _floor(file), function)
        for (file, _, function), (_, calls, own, _, _) in Stats(profile).stats.items()  # type: ignore[attr-defined]
    ]
    total = sum(row[0] for row in rows)
    floors: Counter[str] = Counter()
    for own, _, _, floor, _ in rows:
        floors[floor] += own  # type: ignore[assignment]
    print("  ".join(f"{floor} {share / total:.0%}" for floor, share in floors.most_common()))
    for own, calls, module, _, function in sorted(rows, reverse=True)[:SHOWN]:
        print(f"  {own / total:5.1%}  {calls:8} calls  {module}.{function}")


def _floor(file: str) -> str:
    """Return whose code a file is, from where it stands below the package; else it is Python's own."""
    _, _, rooms = file.replace("\\", "/").rpartition("/algeria_lab/")
    return next((floor for room, floor in FLOORS.items() if rooms.startswith(room)), "Python")


FLOORS = {
    "players/algeria/": "doctrines",
    "players/": "players",
    "algeria/": "engine",
    "core/": "core",
}
