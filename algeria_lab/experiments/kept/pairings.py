"""Every player of the card duel against every other, and against the automaton, as a table."""

from __future__ import annotations

from math import ceil

from algeria_lab.experiments.kept import catalogue
from algeria_lab.experiments.results.intervals import whole_percent
from algeria_lab.experiments.results.statistics import rows

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
        wars = catalogue.kept(name)
        asked, said = wars.question, rows(wars, [*SHARES, "turns"])
        found = {(row.measure, row.against, row.way): row.mean for row in said}
        for way in asked.ways:
            for against in asked.opponents:
                shares = [found[f"{measure}@end", against, way] for measure in SHARES]
                cells = [f"{whole_percent(share.mean)} % ± {ceil(share.margin)}" for share in shares]
                turns = f"{found['turns@end', against, way].mean:.0f}"
                lines.append(_row((f"`{way}`", f"`{against}`", *cells, turns)))
    return "\n".join(lines)


def _row(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"
