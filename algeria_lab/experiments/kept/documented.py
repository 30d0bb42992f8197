"""The tables of the documentation that kept experiments fill, each between two markers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from algeria_lab.experiments.kept import campaigns, catalogue, pairings, round_robin


class Table(NamedTuple):
    """A table of the documentation.

    Attributes:
        mark: Word of its markers.
        experiments: Returns the kept experiments that it is made of.
        text: Returns it in Markdown.
    """

    mark: str
    experiments: Callable[[], Sequence[str]]
    text: Callable[[], str]

    @property
    def begin(self) -> str:
        """What stands before it."""
        return f"<!-- {self.mark} -->"

    @property
    def end(self) -> str:
        """What stands after it."""
        return f"<!-- /{self.mark} -->"

    def into(self, text: str) -> str:
        """Return a text with the table between its markers; without markers it stays as it is.

        Raises:
            NoResults: If results are missing; `make cache` plays them.
        """
        before, begin, rest = text.partition(self.begin)
        _, end, after = rest.partition(self.end)
        return f"{before}{self.begin}\n{self.text()}\n{self.end}{after}" if begin and end else text


TABLES = (
    Table("round-robin", round_robin.experiments, round_robin.table),
    Table("duels", lambda: pairings.EXPERIMENTS, pairings.table),
    Table("campaigns", campaigns.experiments, campaigns.table),
)


def with_tables(text: str, *, whole: bool = True) -> str:
    """Return a text with all tables that it has markers for.

    Args:
        text: The text.
        whole: Whether results must hold; if not, tables whose results do not hold stay as they are.

    Raises:
        NoResults: If results are missing and must hold; `make cache` plays them.
    """
    for table in TABLES:
        if table.begin in text and (
            whole or not any(catalogue.why_not(name) for name in table.experiments())
        ):
            text = table.into(text)
    return text


def pages() -> tuple[Path, ...]:
    """Return the texts with tables in the checkout that this package runs from; none if it is installed."""
    checkout = Path(__file__).parents[3]
    fare = checkout / "docs" / "fare.md"
    return (fare, checkout / "README.md") if fare.is_file() else ()
