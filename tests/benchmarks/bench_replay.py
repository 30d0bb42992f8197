"""Recorded games: how many steps are replayed a second, each singly and in a chain."""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

from pathlib import Path
from time import process_time

from tests.conformance.vectors import read_steps, replay

FOLDER = Path(__file__).parents[1] / "data" / "vectors"


def run() -> None:
    """Replay the sample of recorded games."""
    steps = [step for path in sorted(FOLDER.glob("*.jsonl.gz")) for step in read_steps(path)]
    begun = process_time()
    report = replay(steps)
    spent = process_time() - begun
    print(f"{report}: {len(steps) / spent:.0f} steps/s, 10,000 steps in {10_000 * spent / len(steps):.1f} s")
