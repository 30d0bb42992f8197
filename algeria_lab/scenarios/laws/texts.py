"""Texts and pictures of a scenario: in both languages, not too long, with words for who does not see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from pydantic import BaseModel

from algeria_lab.checking.faults import Fault, Path, unknown
from algeria_lab.core.refusals import Value
from algeria_lab.scenarios.forms.lesson import FOR_TEACHERS
from algeria_lab.scenarios.forms.texts import Picture, TextData
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.laws.case import Case
from algeria_lab.scenarios.laws.names import file_faults

LANGUAGES = ("en", "fr")
MOST_WORDS = 180  # of one text; a lesson of nine steps has about 2,500
MOST_WORDS_IN_ALL = 8_000
MOST_UNTOLD = 3  # texts that are named one by one, where they lack a language
MOST_DECISIONS, WHILE = 12, 20  # of a learner, in so many minutes: a class has no more for them
_PICTURES = (".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg")
_INSIDE = re.compile(r"data:image/(png|jpeg|gif|webp|svg\+xml);base64,[A-Za-z0-9+/=\s]+")


class Written(NamedTuple):
    """A text of a scenario.

    Attributes:
        path: Where it stands.
        text: The text.
        is_needed: Whether there must be one.
    """

    path: Path
    text: TextData
    is_needed: bool


def texts_of(scenario: Scenario) -> Iterator[Written]:
    """Yield all texts of a scenario, in the order of its form."""
    for path, value, is_needed in _parts(scenario, ()):
        if isinstance(value, TextData):
            yield Written(path, value, is_needed)


def _parts(value: object, path: Path, *, is_needed: bool = False) -> Iterator[tuple[Path, object, bool]]:
    """Yield a part of a scenario and all parts in it."""
    yield path, value, is_needed
    if isinstance(value, TextData):
        return
    if isinstance(value, BaseModel):
        for name, field in type(value).model_fields.items():
            yield from _parts(getattr(value, name), (*path, name), is_needed=field.is_required())
    elif isinstance(value, list):
        for place, item in enumerate(value):
            yield from _parts(item, (*path, place), is_needed=True)
    elif isinstance(value, dict) and path[0] not in ("options", "set_up", "doctrines", "decks", "start"):
        for name, item in value.items():
            yield from _parts(item, (*path, name), is_needed=True)


def text_faults(case: Case) -> Iterator[Fault]:
    """Yield texts that are empty, lacking, in one language only, or long; and pictures without words."""
    scenario = case.scenario
    found = list(texts_of(scenario))
    for row in found:
        if not row.text and row.is_needed:
            problem = "alt-missing" if row.path[-1] == "alt" else "empty"
            yield Fault(row.path, problem)
        if row.text.key and row.text.key not in scenario.strings:
            path = (*row.path, "key")
            yield unknown(path, row.text.key, scenario.strings)._replace(problem="string-unknown")
    for path, value, _ in _parts(scenario, ()):
        if isinstance(value, Picture):
            yield from _picture(case, (*path, "file"), value.file)
    yield from _untold(scenario, [row for row in found if row.text and not row.text.key])
    yield from _long(scenario, found)


def _picture(case: Case, path: Path, name: str) -> Iterator[Fault]:
    if name.startswith("data:"):
        if not _INSIDE.fullmatch(name):
            yield Fault(path, "picture-form", {"given": name[:40]})
    elif re.match(r"([a-z][a-z0-9+.-]*:|//)", name, re.IGNORECASE):
        yield Fault(path, "picture-remote", {"given": name[:60]})
    elif not name.casefold().endswith(_PICTURES):
        yield Fault(path, "picture-form", {"given": name[:40]})
    else:
        yield from file_faults(case, path, name)


def _untold(scenario: Scenario, texts: list[Written]) -> Iterator[Fault]:
    """Yield what is not told in a language in which it is read; once for all where much is not."""
    read = LANGUAGES if scenario.read_in == "both" else (scenario.read_in,)
    for language in read:
        lacking = [row for row in texts if not _is_told(scenario, row.text, language)]
        shown = next(one for one in LANGUAGES if one != language)
        values: dict[str, Value | Fault] = {"language": language, "shown": shown}
        if len(lacking) > MOST_UNTOLD or len(lacking) == len(texts) > 0:
            where = _where(lacking[0].path)
            values |= {"count": len(lacking), "of": len(texts), "where": where}
            problem = "untold-all" if len(lacking) == len(texts) else "untold-many"
            path = ("title",) if problem == "untold-all" else lacking[0].path
            yield Fault(path, problem, values, is_warning=True)
        else:
            for row in lacking:
                yield Fault(row.path, "untold", values | {"where": _where(row.path)}, is_warning=True)


def _is_told(scenario: Scenario, text: TextData, language: str) -> bool:
    return bool(getattr(text, language) or (language == scenario.lang and text.plain))


def _where(path: Path) -> str:
    return ".".join(str(key + 1) if isinstance(key, int) else key for key in path)


def _long(scenario: Scenario, texts: list[Written]) -> Iterator[Fault]:
    """Yield what is longer than a class has time for; what only teachers read takes none of it."""
    total = 0
    for row in texts:
        if row.path[0] == "lesson" and row.path[1] in FOR_TEACHERS:
            continue
        count = max(len(scenario.said(row.text, language).split()) for language in LANGUAGES)
        total += count
        is_document = row.path[0] == "documents" and row.path[-1] == "text"  # these have a limit of their own
        if count > MOST_WORDS and not is_document:
            yield Fault(row.path, "words", {"count": count, "most": MOST_WORDS}, is_warning=True)
    if total > MOST_WORDS_IN_ALL:
        values = {"count": total, "most": MOST_WORDS_IN_ALL}
        yield Fault(("steps",), "words-all", values, is_warning=True, is_key=True)
    decisions = sum(max(1, len(step.lines)) for step in scenario.steps if step.plays)
    most = MOST_DECISIONS * max(1, (scenario.minutes or 0) // WHILE)
    if decisions > most:
        values = {"count": decisions, "most": most}
        yield Fault(("steps",), "decisions", values, is_warning=True, is_key=True)
