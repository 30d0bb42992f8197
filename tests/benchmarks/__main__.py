"""Measure the engine and the board: ``python -m tests.benchmarks [NAME...]``.

Names: wars, chance, replay, odds, start, profile, board; all of them without an argument. Times are of the
processor, not of the clock, because other programs share the machine; a loaded machine still slows
them. Only `board` goes by the clock, because it measures what a reader waits for; it needs Chromium.
Nothing here fails: a test that asserts a time would only test the machine.
"""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import sys
from collections.abc import Callable

from tests.benchmarks import bench_board, bench_odds, bench_profile, bench_replay, bench_start, bench_wars

BENCHES: dict[str, Callable[[], None]] = {
    "wars": bench_wars.mixed,
    "chance": bench_wars.chance,
    "replay": bench_replay.run,
    "odds": bench_odds.run,
    "start": bench_start.run,
    "profile": bench_profile.run,
    "board": bench_board.run,
}


def main(names: list[str]) -> int:
    """Run the named benchmarks; return the exit status."""
    if unknown := [name for name in names if name not in BENCHES]:
        print(f"unknown benchmark {unknown[0]!r}. Known: {', '.join(BENCHES)}.")
        return 2
    for name in names or BENCHES:
        print(f"\n## {name}\n", flush=True)
        BENCHES[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
