"""Every player of the card duel against every other, and against the automaton, as a table."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from algeria_lab.experiments.kept import catalogue
from algeria_lab.experiments.results.frames import question_of
from algeria_lab.experiments.results.intervals import whole_percent
from algeria_lab.experiments.results.statistics import summary

if TYPE_CHECKING:
    from collections.abc import Mapping

EXPERIMENTS = ("duels", "solo-duels")
SHARES = ("fln.wins", "gov.wins", "draws", "domination")
HEADS = ("FLN", "French", "FLN wins", "French win", "draws", "ended by domination", "turns")


def table() -> str:
    """Return the table in Markdown: a pairing a row, shares in percent with how far chance may put them off.

    Raises:
        NoResults: If results are missing; `make cache` plays them.
    """
    lines = [_row(HEADS), "|" + "---|" * len(HEADS)]
    for name in EXPERIMENTS:
        frame = catalogue.kept(name)
        asked, said = question_of(frame), summary(frame, [*SHARES, "turns"])
        means: Mapping[tuple[str, str, str], float] = said["mean"].to_dict()
        off = ((said["high"] - said["low"]) / 2).to_dict()
        for way in asked.ways:
            for against in asked.opponents:
                keys = [(f"{measure}@end", against, way) for measure in SHARES]
                cells = [f"{whole_percent(means[key])} % ± {ceil(off[key])}" for key in keys]
                turns = f"{means['turns@end', against, way]:.0f}"
                lines.append(_row((f"`{way}`", f"`{against}`", *cells, turns)))
    return "\n".join(lines)


def _row(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"
