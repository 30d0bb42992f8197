"""Every doctrine against every other, as a table of the documentation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean

from algeria_lab.experiments.kept import catalogue
from algeria_lab.experiments.results.intervals import whole_percent
from algeria_lab.experiments.results.reading import values
from algeria_lab.experiments.results.table import Place

SCENARIOS = ("1954", "1958", "1960")


def experiments() -> tuple[str, ...]:
    """Return the names of the kept experiments behind the table."""
    return tuple(f"round-robin-{scenario}" for scenario in SCENARIOS)


def won(scenario: str) -> Mapping[Place, float]:
    """Return the percentage of wars that the Government won, by the doctrine of the FLN and its own.

    Raises:
        NoResults: If the results are missing; `make cache` plays them.
    """
    found = values(catalogue.kept(f"round-robin-{scenario}"), "gov.wins")
    return {place: fmean(wars.values()) for place, wars in found.items()}


def table() -> str:
    """Return the table in Markdown: a doctrine of the Government a row, one of the FLN a column.

    Raises:
        NoResults: If results are missing; `make cache` plays them.
    """
    asked = catalogue.kept(experiments()[0]).question
    shares = [won(scenario) for scenario in SCENARIOS]
    lines = [_row("", [f"`{name}`" for name in asked.opponents]), "|---|" + "---|" * len(asked.opponents)]
    for way in asked.ways:
        told = [[whole_percent(share[against, way]) for share in shares] for against in asked.opponents]
        cells = [" · ".join(each) for each in told]
        lines.append(_row(f"`{way}`", cells))
    return "\n".join(lines)


def _row(head: str, cells: Sequence[str]) -> str:
    return f"| {head} | {' | '.join(cells)} |"
