"""Documents and records that steps show: what there is, by who speaks and how it begins, and where it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from algeria_lab.checking.facts import facts, topic, topics
from algeria_lab.checking.faults import Path
from algeria_lab.checking.voices import voices
from algeria_lab.views.lessons.records import record_said, when_said
from algeria_lab.views.pages.studio.moving import Wish
from algeria_lab.views.pages.studio.naming import MOST_SIGNS, Naming, items_of, with_ids
from algeria_lab.views.shared.messages import Messages, sentence

Choice: TypeAlias = tuple[str, str]
Data: TypeAlias = Mapping[str, Any]
SHOW, DOCUMENTS, VOICES, FACTS = "show", "documents", "voices", "facts"
KINDS = (DOCUMENTS, VOICES, FACTS)  # exhibits of a step that the form fills


def documents_known(data: Data, words: Messages) -> list[Choice]:
    """Return the documents that a question can be about: those of the scenario's own, then excerpts."""
    own = [(str(one["id"]), document_named(data, words, one)) for one in with_ids(data, DOCUMENTS)]
    return [*own, *_excerpts(words)]


def sources_known(data: Data, words: Messages) -> list[Choice]:
    """Return all that a step can show in this way: documents, excerpts, and records of history."""
    return [*documents_known(data, words), *_records(words)]


def document_named(data: Data, words: Messages, one: Mapping[str, Any]) -> str:
    """Return how a document of the scenario's own is called: who speaks, when, and how it begins."""
    naming = Naming(data, words)
    who, when, text = (naming.beginning(_written(one.get(name))) for name in ("who", "when", "text"))
    named = words.say("studio-source", who=who or str(one.get("id", "")), when=when or "–", text=text or "–")
    return words.say("studio-source-own", named=named)


def _written(value: Any) -> Any:
    """Return a text as it is written; a day, which YAML reads as a date, is one."""
    return value if isinstance(value, str | int | float | dict | None) else str(value)


def _excerpts(words: Messages) -> tuple[Choice, ...]:
    return _excerpts_in(words.language)


@lru_cache(maxsize=4)
def _excerpts_in(language: str) -> tuple[Choice, ...]:
    """Return the excerpts of the fact base, those that were said first before the others."""
    words = Messages(language)
    rows = sorted(voices().values(), key=lambda one: (one.said_year or 9999, one.id))
    return tuple(
        (
            one.id,
            words.say(
                "studio-source",
                who=one.who[language],
                when=one.said[language],
                text=shortened((one.translation(language) or one.original)[0].removeprefix("[...] ")),
            ),
        )
        for one in rows
    )


def _records(words: Messages) -> tuple[Choice, ...]:
    return _records_in(words.language)


@lru_cache(maxsize=4)
def _records_in(language: str) -> tuple[Choice, ...]:
    """Return topics of the fact base, each with its single records behind it."""
    words, found = Messages(language), list[Choice]()
    for name in topics():
        title = topic(name).title[language]
        found.append((name, words.say("studio-source-topic", title=title, count=len(facts(name)))))
        for one in facts(name):
            key = f"{name}/{one.id}"
            said = sentence(record_said(words, key))
            found.append(
                (key, words.say("studio-source-record", topic=title, when=when_said(words, one), said=said))
            )
    return tuple(found)


def shortened(text: str) -> str:
    """Return how a text begins."""
    plain = " ".join(text.split())
    return plain if len(plain) <= MOST_SIGNS else f"{plain[:MOST_SIGNS].rstrip()}…"


# --- what a step shows


def shown_in(show: Any) -> list[str] | None:
    """Return what a step shows of these kinds, in their order; None where only the text can say it."""
    if show is None:
        return []
    if not isinstance(show, list):
        return None
    return [name for one in show if isinstance(one, dict) for kind in KINDS for name in _names(one.get(kind))]


def shows_more(show: Any) -> bool:
    """Return whether a step shows something of other kinds, too."""
    rows = show if isinstance(show, list) else []
    return any(not (isinstance(one, dict) and any(one.get(kind) for kind in KINDS)) for one in rows)


def _names(value: Any) -> list[str]:
    several = value if isinstance(value, list) else [] if value is None else [value]
    return [str(name) for name in several]


def kind_of(data: Data, name: str) -> str:
    """Return in what kind of exhibit a name belongs."""
    if name in {str(one["id"]) for one in with_ids(data, DOCUMENTS)}:
        return DOCUMENTS
    return FACTS if "/" in name or name in topics() else VOICES


def show_wishes(data: Data, path: Path, show: Any, names: Sequence[str]) -> list[Wish]:
    """Return what is to stand in the text for a step to show some documents and records, and no others.

    What is shown already stays where it is, under its heading; the rest comes into the last list of its kind,
    or into a new one. Exhibits of other kinds stay as they are.

    Args:
        data: The scenario.
        path: Where the step says what it shows.
        show: What it shows now.
        names: What it is to show, in this order.
    """
    rows: list[Any] = show if isinstance(show, list) else []
    homes = {(place, kind): _names(row[kind]) for place, kind, row in _homes(rows)}
    lists: dict[tuple[int, str], list[str]] = {home: [] for home in homes}
    new: dict[str, list[str]] = {}
    for name in names:
        home = next((home for home, held in homes.items() if name in held), None)
        kind = home[1] if home else kind_of(data, name)
        home = home or next((one for one in reversed(homes) if one[1] == kind), None)
        (lists[home] if home else new.setdefault(kind, [])).append(name)
    wishes = [Wish((*path, *home), held) for home, held in lists.items() if held and held != homes[home]]
    if new and not rows:
        return [Wish(path, [{kind: held} for kind, held in new.items()])]
    wishes += [Wish((*path, len(rows) + at), {kind: held}) for at, (kind, held) in enumerate(new.items())]
    emptied = [home for home, held in lists.items() if not held]
    return [*wishes, *(Wish((*path, place), None, gone=True) for place, _ in sorted(emptied, reverse=True))]


def _homes(rows: Sequence[Any]) -> Iterator[tuple[int, str, Mapping[str, Any]]]:
    """Yield each list of a kind in exhibits: where it stands, its kind, its exhibit."""
    for place, row in enumerate(rows):
        for kind in KINDS:
            if isinstance(row, dict) and row.get(kind):
                yield place, kind, row


# --- in which steps a document is shown


def shown_by(data: Data, name: str) -> list[str]:
    """Return the steps that show a document."""
    return [str(one["id"]) for one in with_ids(data, "steps") if name in (shown_in(one.get(SHOW)) or ())]


def showing_wishes(data: Data, name: str, steps: Sequence[str]) -> list[Wish]:
    """Return what is to stand in the text for some steps to show a document, and no others."""
    wishes: list[Wish] = []
    for place, one in enumerate(items_of(data, "steps")):
        given = one.get("id") if isinstance(one, dict) else None
        shown = shown_in(one.get(SHOW)) if given else None
        if shown is None or (name in shown) == (str(given) in steps):
            continue
        names = [each for each in shown if each != name] if name in shown else [*shown, name]
        wishes += show_wishes(data, ("steps", place, SHOW), one.get(SHOW), names)
    return wishes
