"""Records of history: each figure with what it counts, who says so and how sure it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib import resources
from typing import Any, Literal

from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.tables import load_data

Mark = Literal["A", "B", "C", "D"]
Read = Literal["yes", "via", "no"]
CONTESTED = ("C", "D")
STATEMENT = "statement"
UNITS = ("people", "camps", "percent", "a-day", "number", "seats", "votes", "posts", "km", STATEMENT)
Texts = Mapping[str, str]
NO_TOPICS = ("sources", "card_works", "voices", "timeline")  # what the folder holds besides figures


@dataclass(frozen=True, slots=True)
class Source:
    """A work.

    Attributes:
        key: Its name in the data.
        short: Author and year, by language; empty when nobody knows the first source.
        full: Author, title, year, by language.
        kind: Who speaks, by language.
        sort: ``official``, ``primary``, ``research``, ``encyclopaedia``, ``press``, ``memory`` (a page of one
            side of the memory), ``teaching`` or ``other``.
        language: Language of its text.
        level: ``school``, ``general``, ``scholarly``, or ``primary`` for a text of the time itself.
        free: Whether anybody may read it online without paying; None where nobody has looked.
    """

    key: str
    short: Texts
    full: Texts
    kind: Texts
    sort: str = "other"
    language: str = "fr"
    level: str = "general"
    free: bool | None = None

    @property
    def is_known(self) -> bool:
        """Whether there is a work at all."""
        return any(self.full.values())


@dataclass(frozen=True, slots=True)
class Fact:
    """One figure, or one statement without a figure.

    Attributes:
        id: Its name.
        first: First day that it speaks of.
        last: Last day.
        precision: ``day``, ``month``, ``months``, ``year``, ``years`` or ``war`` (all of it).
        value: The figure; the lower end of a range; 0 for a statement.
        how: How the source puts it: ``exact``, ``about``, ``more-than``, ``at-least`` or ``nearly``; of a
            range ``more-than`` is said of its upper end.
        unit: What it is counted in, one of `UNITS`.
        counts: What is counted, by language; or the statement.
        source: Who says so.
        page: Where; empty until somebody has looked it up.
        mark: A official or agreed, B well supported, C contested, D often repeated, weak basis.
        read: ``yes`` if the words stand in a page that we read, ``via`` if that page quotes the work,
            else ``no``.
        span: Lowest and highest figure that is defended; empty for undisputed ones.
        rivals: Records that say something else.
        says: Who stands behind the figure or its ends, by language, where the source alone does not say it.
        seen: The page where it was read, if that is not the source itself.
        words: The words that were seen there.
        computed: How we reckoned it from figures that were seen; empty for what a source prints.
        note: What a reader should mind, by language; may be empty.
        verdict: What checking gave: ``confirmed``, ``corrected``, ``contested``, ``repeated``, ``new`` or
            ``not-found``.
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
    read: Read
    span: tuple[float, ...]
    rivals: tuple[str, ...]
    says: Texts
    seen: Source | None
    words: str
    computed: str
    note: Texts
    verdict: str

    @property
    def is_statement(self) -> bool:
        """Whether it has no figure."""
        return self.unit == STATEMENT

    @property
    def is_contested(self) -> bool:
        """Whether historians disagree, or nobody knows where it is from."""
        return self.mark in CONTESTED

    @property
    def is_second_hand(self) -> bool:
        """Whether only a page that quotes the work was read, and no page of the work is known."""
        return self.read == "via" and not self.page

    @property
    def values(self) -> tuple[float, ...]:
        """The figures that it carries: its value and the ends of its range."""
        return () if self.is_statement else tuple(dict.fromkeys((self.value, *self.span)))


def rivals_of(fact: Fact) -> tuple[Fact, ...]:
    """Return the records that say something else than one does."""
    every = {one.id: one for name in topics() for one in facts(name)}
    return tuple(every[name] for name in fact.rivals if name in every)


@cache
def sources() -> Mapping[str, Source]:
    """Return all works by key."""
    rows: Any = load_data("history", "sources")["sources"]
    return {key: Source(key=key, **row) for key, row in rows.items()}


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
    return tuple(fact for fact in map(_read, rows) if unread or fact.read != "no")


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
    return works_of(facts(topic))


def works_of(facts: Iterable[Fact]) -> list[Source]:
    """Return the works behind records, each once, in the order of first use."""
    found = {item.source.key: item.source for item in facts if item.source.is_known}
    return list(found.values())


def _read(row: dict[str, Any]) -> Fact:
    plain = ("id", "value", "how", "unit", "counts", "page", "mark", "read", "verdict")
    return Fact(
        first=row["date"]["from"],
        last=row["date"]["to"],
        precision=row["date"]["precision"],
        source=_source(row["source"]),
        seen=_source(row["seen"]) if "seen" in row else None,
        span=tuple(row.get("range", ())),
        rivals=tuple(row.get("rivals", ())),
        says=row.get("says", {}),
        words=row.get("words", ""),
        computed=row.get("sum", ""),
        note=row.get("note", {}),
        **{name: row[name] for name in plain},
    )


def _source(key: str) -> Source:
    if key not in sources():
        raise UnknownName("source", key, sources())
    return sources()[key]


@dataclass(frozen=True, slots=True)
class Topic:
    """What a topic is about.

    Attributes:
        name: Its name.
        title: Its heading, by language.
        note: What is said under its records, by language; may be empty.
    """

    name: str
    title: Texts
    note: Texts


@cache
def topic(name: str) -> Topic:
    """Return what a topic is about.

    Raises:
        UnknownName: If there is no such topic.
    """
    if name not in topics():
        raise UnknownName("topic of history", name, topics())
    data: Any = load_data("history", name)
    return Topic(name, data["title"], data.get("note", {}))


def records(names: Iterable[str]) -> tuple[Fact, ...]:
    """Return what learners may see of topics and single records, in the order asked for, each once.

    Args:
        names: Topics such as ``regroupement``, or records such as ``people/pop-1954``.

    Raises:
        UnknownName: If there is no such topic or record, or nobody has read the record yet.
    """
    found: dict[str, Fact] = {}
    for name in names:
        theme, _, one = name.partition("/")
        for item in (fact(theme, one),) if one else facts(theme):
            found.setdefault(f"{theme}/{item.id}", item)
    return tuple(found.values())


@cache
def topics() -> tuple[str, ...]:
    """Return the topics that there are records of."""
    files = (resources.files("algeria_lab.data") / "history").iterdir()
    names = (file.name.removesuffix(".toml") for file in files if file.name.endswith(".toml"))
    return tuple(sorted(name for name in names if name not in NO_TOPICS))
