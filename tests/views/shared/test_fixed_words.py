"""The fixed words of the widgets: all that the browser asks for, in both languages, and nothing idle."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[3]
MESSAGES = ROOT / "algeria_lab" / "data" / "messages"
LANGUAGES = ("en", "fr")
# Named by the kernel.
FROM_KERNEL = {"malformed", "malformed-hint", "answer-failed", "answer-failed-hint"}


class Family(NamedTuple):
    """Words that begin alike: where they stand, and the rooms of the browser side that use them."""

    name: str
    files: str
    rooms: tuple[str, ...]


FAMILIES = [
    Family("widget", "shared/widget.ftl", ("shared", "map", "play", "duel", "guide")),
    Family("board", "*/*.ftl", ("shared", "map", "play", "algeria", "twilight")),
    Family("duel-table", "insurgent/table.ftl", ("shared", "duel")),
    Family("guided", "scenarios/guide.ftl", ("shared", "guide")),
]
EACH = pytest.mark.parametrize("family", FAMILIES, ids=[family.name for family in FAMILIES])


def texts(family: Family, language: str) -> str:
    """Return the message files of a family, one after the other."""
    files = sorted((MESSAGES / language).glob(family.files))
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def ids(family: Family, language: str) -> list[str]:
    """Return the identifiers of a family, in order."""
    return re.findall(rf"^({family.name}-[a-z-]+) = \S", texts(family, language), re.MULTILINE)


def asked(family: Family) -> set[str]:
    """Return the keys that the sources name; one built from parts ends in `*`."""
    files = [file for room in family.rooms for file in sorted((ROOT / "widgets" / room).rglob("*.ts"))]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    whole = set(re.findall(rf"[\"`]({family.name}-[a-z-]+)[\"`]", text))
    # What mounts every widget, and what moves it through time, name their words without the beginning.
    whole |= {f"{family.name}-{name}" for name in re.findall(r"\bword\(\"([a-z-]+)\"", text)}
    parts = {prefix + "*" for prefix in re.findall(rf"`({family.name}-[a-z-]*-)\$\{{", text)}
    return whole | parts


def fits(name: str, key: str) -> bool:
    """Return whether a message is, or may be, what a key asks for."""
    return name.startswith(key[:-1]) if key[-1] == "*" else name == key


@EACH
def test_both_languages_have_the_same_messages_once(family: Family) -> None:
    english, french = (ids(family, language) for language in LANGUAGES)
    assert english == french
    assert len(set(english)) == len(english) > 0


@EACH
def test_every_word_that_the_browser_asks_for_exists(family: Family) -> None:
    known = ids(family, "en")
    missing = [key for key in asked(family) if not any(fits(name, key) for name in known)]
    assert [key for key in missing if key not in {"widget-loading", "widget-draw-failed"}] == []


@EACH
def test_every_message_is_used(family: Family) -> None:
    keys = asked(family) | {f"{family.name}-{name}" for name in FROM_KERNEL}
    assert [name for name in ids(family, "en") if not any(fits(name, key) for key in keys)] == []


@EACH
def test_french_has_its_own_spaces_before_high_marks(family: Family) -> None:
    lines = texts(family, "fr").splitlines()
    values = [line.split(" = ", 1)[1] for line in lines if line.startswith(f"{family.name}-")]
    wrong = [
        value for value in values if re.search(r"[^\s\u00a0\u202f][:;!]|(?<=\w)\?| [:;!?]|'|\.\.\.", value)
    ]
    assert wrong == []
