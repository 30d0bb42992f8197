"""Times, memory and pauses of a class as lines of text."""

# ruff: noqa: T201 - commands that report by print

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median

from tests.benchmarks.readers.memory import Held
from tests.benchmarks.readers.probe import Pauses
from tests.benchmarks.readers.reader import Answered, Reader


def print_answers(name: str, readers: Iterable[Reader], since: float) -> None:
    """Print how long answers took that were asked for after a moment, by what they answered."""
    answers = [answer for reader in readers for answer in reader.answers if answer.at >= since]
    print_times(f"{name}, {len(answers)}", [answer.seconds for answer in answers])
    for what in sorted({answer.what for answer in answers}):
        found: list[Answered] = [answer for answer in answers if answer.what == what]
        print_times(f"    {what}, {len(found)}", [answer.seconds for answer in found])
    for text in sorted({text for reader in readers for text in reader.refused}):
        print(f"    refused: {text}")


def print_times(name: str, seconds: Sequence[float]) -> None:
    """Print median, 95th percentile and the worst of some times."""
    if not seconds:
        print(f"{name:40}     none")
        return
    ordered = sorted(seconds)
    p95 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    print(f"{name:40} {median(ordered):8.3f} s   p95 {p95:.3f}   worst {ordered[-1]:.3f}", flush=True)


def print_held(name: str, held: Iterable[Held]) -> None:
    """Print what processes hold: how many, their own in the median and at most, and all together."""
    found = list(held)
    own = [one.own for one in found] or [0.0]
    together = sum(one.share for one in found)
    print(
        f"{name:40} {median(own):8.1f} MB  most {max(own):.1f}   {len(found)} processes, "
        f"together {together:.0f}",
        flush=True,
    )


def print_pauses(name: str, pauses: Pauses) -> None:
    """Print how long the server answered nobody, as a small request every 20 ms sees it."""
    print_times(f"a small file, {name}", pauses.server)
    print(f"{'    the readers program itself was late':40} {max(pauses.own):8.3f} s at worst")
