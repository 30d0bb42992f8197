"""Hard subjects in the texts of a scenario, which a content note should come before."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple
from unicodedata import normalize

from algeria_lab.checking.faults import Fault, Path
from algeria_lab.core.tables import load_data
from algeria_lab.scenarios.forms.texts import TextData
from algeria_lab.scenarios.laws.case import Case
from algeria_lab.scenarios.laws.texts import LANGUAGES, texts_of

_NOTES = ("content_note", "content_notes")


class Subject(NamedTuple):
    """A hard subject.

    Attributes:
        id: Its name.
        words: What speaks of it, by language.
        alike: What has such a word and speaks of something else, by language.
    """

    id: str
    words: Mapping[str, re.Pattern[str]]
    alike: Mapping[str, re.Pattern[str]]

    def is_in(self, text: str, language: str) -> bool:
        """Return whether a text in a language speaks of it."""
        plain = normalize("NFC", text)
        if language in self.alike:
            plain = self.alike[language].sub(" ", plain)
        return self.words[language].search(plain) is not None


@cache
def subjects() -> tuple[Subject, ...]:
    """Return all hard subjects, in the order of the file."""
    rows: Any = load_data("scenarios", "subjects")["subject"]
    return tuple(Subject(row["id"], _patterns(row["words"]), _patterns(row.get("alike", {}))) for row in rows)


def _patterns(by_language: Mapping[str, list[str]]) -> dict[str, re.Pattern[str]]:
    return {language: _pattern(words) for language, words in by_language.items() if words}


def _pattern(words: list[str]) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(_part, words))})", re.IGNORECASE)


def _part(word: str) -> str:
    """Return a pattern for a word or phrase, or for words that begin with what stands before a star."""
    written = r"\s+".join(re.escape(part) for part in word.removesuffix("*").split()).replace("’", "['’]")
    return written if word.endswith("*") else rf"{written}(?!\w)"


def subject_faults(case: Case) -> Iterator[Fault]:
    """Yield a warning where a part of a scenario speaks of a hard subject without a note before it."""
    scenario = case.scenario
    noted = [row.text for row in texts_of(scenario) if row.path[-1] in _NOTES or row.path[0] in _NOTES]
    told = {subject.id for subject in subjects() if any(_speaks(case, note, subject) for note in noted)}
    with_note = {row.path[:2] for row in texts_of(scenario) if row.path[-1] == "content_note" and row.text}
    seen: set[tuple[Path, str]] = set()
    for row in texts_of(scenario):
        part = row.path[:2]
        for subject in subjects():
            if subject.id in told or part in with_note or (part, subject.id) in seen:
                continue
            if language := _speaks(case, row.text, subject):
                seen.add((part, subject.id))
                path = (*row.path, language) if getattr(row.text, language) else row.path
                yield Fault(path, "subject-unannounced", {"subject": subject.id}, is_warning=True)


def _speaks(case: Case, text: TextData, subject: Subject) -> str:
    """Return the first language in which a text speaks of a subject; empty if it does not."""
    said = ((language, case.scenario.said(text, language)) for language in LANGUAGES)
    return next((language for language, told in said if subject.is_in(told, language)), "")
