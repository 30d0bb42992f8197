"""Records of history: each figure with what it counts, who says so and how sure it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib import resources
from typing import Any, Literal

from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.tables import load_data

Mark = Literal["A", "B", "C", "D"]
Texts = Mapping[str, str]
NO_TOPICS = ("sources", "voices", "timeline")  # what the folder holds besides figures


@dataclass(frozen=True, slots=True)
class Source:
    """A work.

    Attributes:
        key: Its name in the data.
        short: Author and year, by language; empty when nobody knows the first source.
        full: Author, title, year, by language.
        kind: Who speaks, by language.
    """

    key: str
    short: Texts
    full: Texts
    kind: Texts

    @property
    def is_known(self) -> bool:
        """Whether there is a work at all."""
        return any(self.full.values())


@dataclass(frozen=True, slots=True)
class Fact:
    """One figure.

    Attributes:
        id: Its name.
        first: First day that it speaks of.
        last: Last day.
        precision: ``day``, ``year`` or ``war`` (all of it).
        value: The figure.
        how: How the source puts it: ``exact``, ``about``, ``more-than`` or ``nearly``.
        unit: ``people``, ``camps``, ``percent`` or ``a-day``.
        counts: What is counted, by language.
        source: Who says so.
        page: Where; empty until somebody has looked it up.
        mark: A official or agreed, B good literature, C contested, D weakly founded.
        read: Whether a text that carries the figure was read.
        span: Lowest and highest figure that is defended; empty for undisputed ones.
        rivals: Records that say something else.
    """

    id: str
    first: date
    last: date
    precision: str
    value: float
    how: str
    unit: str
    counts: Texts
    source: Source
    page: str
    mark: Mark
    read: bool
    span: tuple[float, ...]
    rivals: tuple[str, ...]


@cache
def sources() -> Mapping[str, Source]:
    """Return all works by key."""
    rows: Any = load_data("history", "sources")["sources"]
    return {key: Source(key, row["short"], row["full"], row["kind"]) for key, row in rows.items()}


def is_written_out(name: str) -> bool:
    """Return whether a work is written out, as in a bibliography, and not named by its key.

    Examples:
        >>> is_written_out("Branche, La Torture et l’armée, 2001"), is_written_out("rocard2003")
        (True, False)
    """
    return " " in name.strip()


def cited(name: str, language: str) -> str:
    """Return a work as it is cited, in another language where it is known in that only; empty if unknown.

    Args:
        name: Its key, or the work as somebody has written it out.
        language: ``en`` or ``fr``.
    """
    if is_written_out(name):
        return name
    work = sources().get(name)
    return (work.full.get(language) or next(iter(work.full.values()), "")) if work else ""


@cache
def facts(topic: str, *, unread: bool = False) -> tuple[Fact, ...]:
    """Return the records of a topic in the order of the file.

    Args:
        topic: Name of a file of ``data/history``.
        unread: Whether to include figures whose text nobody has read yet; never for learners.

    Raises:
        UnknownName: If there is no such topic, or a record names an unknown source.
    """
    rows: Any = load_data("history", topic).get("fact", ())
    return tuple(fact for fact in map(_read, rows) if unread or fact.read)


def fact(topic: str, name: str) -> Fact:
    """Return one record.

    Raises:
        UnknownName: If there is no such record.
    """
    known = {item.id: item for item in facts(topic)}
    if name not in known:
        raise UnknownName("record of history", name, known)
    return known[name]


def sources_of(topic: str) -> list[Source]:
    """Return the works that a topic rests on, each once, in the order of first use."""
    found = {item.source.key: item.source for item in facts(topic) if item.source.is_known}
    return list(found.values())


def _read(row: dict[str, Any]) -> Fact:
    if row["source"] not in sources():
        raise UnknownName("source", row["source"], sources())
    return Fact(
        row["id"],
        row["date"]["from"],
        row["date"]["to"],
        row["date"]["precision"],
        row["value"],
        row["how"],
        row["unit"],
        row["counts"],
        sources()[row["source"]],
        row["page"],
        row["mark"],
        row["read"],
        tuple(row.get("range", ())),
        tuple(row.get("rivals", ())),
    )


@cache
def topics() -> tuple[str, ...]:
    """Return the topics that there are records of."""
    files = (resources.files("algeria_lab.data") / "history").iterdir()
    names = (file.name.removesuffix(".toml") for file in files if file.name.endswith(".toml"))
    return tuple(sorted(name for name in names if name not in NO_TOPICS))
