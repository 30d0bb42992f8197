"""Every player of *Colonial Twilight* against every other, as a table of the documentation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.experiments.kept import catalogue
from algeria_lab.experiments.results.intervals import whole_percent
from algeria_lab.experiments.results.statistics import rows

if TYPE_CHECKING:
    from collections.abc import Sequence

SCENARIOS = ("full", "medium", "short")
MEASURES = ("gov.wins", "gov.margin", "fln.margin", "victory", "turns")
HEADS = (
    "FLN",
    "Government",
    "Government wins, %",
    "its margin",
    "margin of the FLN",
    "over before the last card, %",
    "cards",
)
SHARES = frozenset({"gov.wins", "victory"})
SIGNED = frozenset({"gov.margin", "fln.margin"})


def experiments() -> tuple[str, ...]:
    """Return the names of the kept experiments behind the table."""
    return tuple(f"campaigns-{scenario}" for scenario in SCENARIOS)


def table() -> str:
    """Return the table in Markdown: a pairing a row, in each cell a mean for each scenario, rounded.

    Raises:
        NoResults: If results are missing; `make cache` plays them.
    """
    kept = [catalogue.kept(name) for name in experiments()]
    said = [
        {(row.measure, row.against, row.way): row.mean.mean for row in rows(wars, MEASURES)} for wars in kept
    ]
    asked = kept[0].question
    lines = [_row(HEADS), _row(["---"] * len(HEADS))]
    for against in asked.opponents:
        for way in asked.ways:
            cells = [
                " · ".join([_shown(measure, means[f"{measure}@end", against, way]) for means in said])
                for measure in MEASURES
            ]
            lines.append(_row([f"`{against}`", f"`{way}`", *cells]))
    return "\n".join(lines)


def _shown(measure: str, mean: float) -> str:
    if measure in SHARES:
        return whole_percent(mean)
    number = round(mean)
    sign = "−" if number < 0 else "+" if number and measure in SIGNED else ""
    return f"{sign}{abs(number)}"


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
