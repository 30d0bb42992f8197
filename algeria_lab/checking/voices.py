"""Excerpts of sources: who speaks, when and about when, in whose words, and how surely."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Literal

from algeria_lab.core.refusals import UnknownName

MOST_WORDS = 60  # of one work, all excerpts of it together: what may be quoted without asking
MOST_FREE_WORDS = 400  # of a text that anybody may print: what a page of documents holds
KINDS = (
    *("official", "movement", "witness", "combatant", "soldier"),
    *("auxiliary", "observer", "opponent", "scholar", "designer", "player", "institution"),
    *("publisher", "organisation"),
)
OWN = "own"  # the kind of a document that the author of a scenario adds: nobody here has graded it
GRADES = ("a", "b", "c", "d")
FREE = ("official", "debate", "open-licence")  # acts and debates, and what its author lets anybody print
RIGHTS = (*FREE, "collective", "short-quotation")
WAR_ENDS = 1962
_ACTS = ("official", "debate")
_NOT_PRESENT = ("scholar", "designer", "player", "institution", "publisher", "organisation", OWN)
_MAY_LACK = ("addressee", "place", "caution", "checking", "content_note")
Texts = Mapping[str, str]
_NOT_WORDS = re.compile(r"\[\.\.\.\]|[/«»“”]")


@dataclass(frozen=True, slots=True)
class Voice:
    """One excerpt.

    Attributes:
        id: Its name, such as ``x21``.
        who: Who speaks, by language; a private person by first name and initial.
        what: What the text is, and who the speaker was, by language.
        kind: In what part they speak, one of `KINDS`; `OWN` for what is no excerpt of the fact base.
        algerian: Whether an Algerian speaks.
        civilian: Whether the speaker carried no arms and held no office.
        said: When it was said or written, by language.
        about: What time it speaks of, by language.
        addressee: To whom, by language; empty where no page says it.
        place: Where it was said or written, by language; empty where no page says it.
        said_year: The year in which it was said; 0 if no page gives it.
        work: The work that it is from; excerpts of one work together have at most `most_words` words.
        source: Where it was read, by language.
        grade: What kind of page that was, one of `GRADES`.
        rights: Why it may be quoted, one of `RIGHTS`.
        language: Language of the original, as it is printed.
        spoken: Language in which it was spoken, where what is printed translates that; empty elsewhere.
        original: Its passages as printed; ``[...]`` marks what is left out.
        translated: The same passages in our own translation, French to English or English to French.
        caution: What a reader should mind, by language; may be empty.
        checking: What is still to be checked of our copy, for teachers, by language; may be empty.
        content_note: What to say before it, by language; empty unless it names a hard subject.
        beside: Excerpts that must stand beside it.
        page: Address where the words were read, for editors only.
        lessons: Numbers of the lessons that it was chosen for.
        of_its_day: Whether somebody speaks of the very day on which it was said, and remembers nothing.
    """

    id: str
    who: Texts
    what: Texts
    kind: str
    algerian: bool
    civilian: bool
    said: Texts
    about: Texts
    addressee: Texts
    place: Texts
    said_year: int
    work: str
    source: Texts
    grade: Literal["a", "b", "c", "d"]
    rights: str
    language: str
    original: tuple[str, ...]
    translated: tuple[str, ...]
    caution: Texts
    checking: Texts
    content_note: Texts
    beside: tuple[str, ...]
    page: str
    lessons: tuple[int, ...]
    of_its_day: bool = False
    spoken: str = ""

    @property
    def is_memory(self) -> bool:
        """Whether somebody told it after the war, or nobody knows when.

        Scholars, designers, players, publishers and institutions do not remember; an act of a State or of its
        parliament is of its own day.
        """
        is_later = not self.of_its_day and not 0 < self.said_year <= WAR_ENDS
        return is_later and self.kind not in _NOT_PRESENT and self.rights not in _ACTS

    @property
    def most_words(self) -> int:
        """How many words of its work may be quoted, all excerpts of it together."""
        return MOST_FREE_WORDS if self.rights in FREE else MOST_WORDS

    @property
    def words(self) -> int:
        """How many words of the original are quoted."""
        return sum(len(_NOT_WORDS.sub(" ", passage).split()) for passage in self.original)

    def translation(self, language: str) -> tuple[str, ...]:
        """Return the passages in another language; none where the reader reads the original."""
        return self.translated if language != self.language else ()


@cache
def voices() -> Mapping[str, Voice]:
    """Return all excerpts by id."""
    read: list[Any] = [tomllib.loads(file.read_text("utf-8")) for file in _files()]
    return {key: _read(key, row) for file in read for key, row in file["voices"].items()}


def _files() -> list[Traversable]:
    """Return the files of excerpts, a file for each lesson that was the first to choose one."""
    folder = resources.files("algeria_lab.data") / "history" / "voices"
    return sorted(folder.iterdir(), key=lambda file: file.name)


def voice(name: str) -> Voice:
    """Return one excerpt.

    Raises:
        UnknownName: If there is no such excerpt.
    """
    if name not in voices():
        raise UnknownName("excerpt", name, voices())
    return voices()[name]


def missing_beside(names: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Return, for each excerpt that may not stand alone, those that are missing beside it."""
    shown = set(names)
    lacking = {
        name: tuple(other for other in voices()[name].beside if other not in shown)
        for name in shown & set(voices())
    }
    return {name: others for name, others in lacking.items() if others}


def _read(key: str, row: Mapping[str, Any]) -> Voice:
    own = "french" if row["language"] == "en" else "english"
    lists = {name: tuple(row[name]) for name in ("original", "lessons")} | {"translated": tuple(row[own])}
    rest = {name: value for name, value in row.items() if name not in (*lists, own, "with")}
    given = {name: {} for name in _MAY_LACK} | rest | lists
    return Voice(id=key, beside=tuple(row.get("with", ())), **given)
