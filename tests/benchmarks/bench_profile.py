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
        (own, calls, Path(file).stem if file != "~" else "built in", Path(file).parent.name, function)
        for (file, _, function), (_, calls, own, _, _) in Stats(profile).stats.items()  # type: ignore[attr-defined]
    ]
    total = sum(row[0] for row in rows)
    floors: Counter[str] = Counter()
    for own, _, module, folder, _ in rows:
        floors[_floor(module, folder)] += own  # type: ignore[assignment]
    print("  ".join(f"{floor} {share / total:.0%}" for floor, share in floors.most_common()))
    for own, calls, module, _, function in sorted(rows, reverse=True)[:SHOWN]:
        print(f"  {own / total:5.1%}  {calls:8} calls  {module}.{function}")


def _floor(module: str, folder: str) -> str:
    if folder == "algeria" and module in DOCTRINE:
        return "doctrines"
    return {"players": "players", "core": "core", "algeria": "engine"}.get(folder, "Python")


DOCTRINE = {path.stem for path in (Path(__file__).parents[2] / "algeria_lab/players/algeria").rglob("*.py")}
