"""Measure the engine and the board: ``python -m tests.benchmarks [NAME...]``.

Names: speed, wars, peer, missions, chance, replay, odds, start, lesson, profile, board, duel, twilight,
decisions, outside, pettingzoo, gymnasium; all of them if none is given.
Only by name: class (thirty readers of one server, then an hour of a lesson with desk and wall; see ``class
--help``), tables (fifteen of two readers each, then what they see in a browser; see ``tables --help``), soak
(twenty readers for hours), memory (100,000 wars, several minutes), random-games (1,000 of each through
PettingZoo, two minutes), site (needs `make site`), cores and experiments (these three need a quiet machine),
and ``compare REVISION``, which measures another commit beside this one; ``board --against REVISION`` does so
for what follows a click.

Times are of the processor, not of the clock, because other programs share the machine; a loaded machine
still slows them. `board`, `cores` and `experiments` go by the clock: what a reader waits for, and what
several processes do together; `board` needs Chromium. Nothing here fails: a test that asserts a time would
only test the machine.
"""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from tests.benchmarks import (
    bench_board,
    bench_class,
    bench_compare,
    bench_cores,
    bench_duel,
    bench_experiments,
    bench_gymnasium,
    bench_lesson,
    bench_memory,
    bench_missions,
    bench_odds,
    bench_outside,
    bench_peer,
    bench_pettingzoo,
    bench_profile,
    bench_replay,
    bench_site,
    bench_soak,
    bench_start,
    bench_tables,
    bench_twilight,
    bench_wars,
    painting,
)

BENCHES: dict[str, Callable[[], None]] = {
    "speed": bench_wars.speed,
    "wars": bench_wars.mixed,
    "peer": bench_peer.run,
    "missions": bench_missions.run,
    "chance": bench_wars.chance,
    "replay": bench_replay.run,
    "odds": bench_odds.run,
    "start": bench_start.run,
    "lesson": bench_lesson.run,
    "profile": bench_profile.run,
    "board": bench_board.run,
    "duel": bench_duel.run,
    "twilight": bench_twilight.run,
    "decisions": bench_twilight.run_decisions,
    "outside": bench_outside.run,
    "pettingzoo": bench_pettingzoo.run,
    "gymnasium": bench_gymnasium.run,
}
ONLY_BY_NAME: dict[str, Callable[[], None]] = {
    "memory": bench_memory.run,
    "cores": bench_cores.run,
    "experiments": bench_experiments.run,
    "random-games": bench_pettingzoo.run_many,
    "site": bench_site.run,
}
WITH_OPTIONS: dict[str, Callable[[Sequence[str]], None]] = {
    "class": bench_class.main,
    "tables": bench_tables.main,
    "soak": bench_soak.main,
}


def main(names: list[str]) -> int:
    """Run the named benchmarks; return the exit status."""
    if names[:1] == ["compare"]:
        bench_compare.run(*names[1:2])
        return 0
    if names[:2] == ["board", "--against"]:
        painting.run_pairs(*names[2:4] or ["HEAD~1"])
        return 0
    if names and (bench := WITH_OPTIONS.get(names[0])):
        bench(names[1:])
        return 0
    known = BENCHES | ONLY_BY_NAME
    if unknown := [name for name in names if name not in known]:
        options = ", ".join(f"{name} [OPTIONS]" for name in WITH_OPTIONS)
        pairs = f"{options}, compare REVISION, board --against REVISION [campaign]"
        print(f"unknown benchmark {unknown[0]!r}. Known: {', '.join(known)}, {pairs}.")
        return 2
    for name in names or BENCHES:
        print(f"\n## {name}\n", flush=True)
        known[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
