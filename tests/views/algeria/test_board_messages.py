"""The fixed words of the board: all that the browser asks for, in both languages, and nothing idle."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
MESSAGES = ROOT / "algeria_lab" / "data" / "messages"
ROOMS = ("shared", "map", "play", "algeria")
SOURCES = sorted(file for room in ROOMS for file in (ROOT / "widgets" / room).glob("*.ts"))


def texts(language: str) -> str:
    """Return the board's message files, one after the other."""
    files = sorted((MESSAGES / language).glob("board*.ftl"))
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def ids(language: str) -> list[str]:
    """Return the identifiers of the board's messages, in order."""
    return re.findall(r"^(board-[a-z-]+) = \S", texts(language), re.MULTILINE)


def asked() -> set[str]:
    """Return the keys that the sources name; one built from parts ends in `*`."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    whole = set(re.findall(r"\"(board-[a-z-]+)\"", text))
    # What several widgets share names its words without the widget's own beginning.
    whole |= {f"board-{name}" for name in re.findall(r"\b(?:word|row)\(\"([a-z-]+)\"", text)}
    parts = {prefix + "*" for prefix in re.findall(r"`(board-[a-z-]*-)\$\{", text)}
    return whole | parts


def test_both_languages_have_the_same_messages_once() -> None:
    english, french = ids("en"), ids("fr")
    assert english == french
    assert len(set(english)) == len(english)


def test_every_word_that_the_browser_asks_for_exists() -> None:
    known = ids("en")
    missing = [
        key
        for key in asked()
        if not any(name.startswith(key[:-1]) if key[-1] == "*" else name == key for name in known)
    ]
    assert missing == []


@pytest.mark.parametrize("name", [*ids("en")])
def test_every_message_is_used(name: str) -> None:
    from_kernel = {
        "board-malformed",
        "board-malformed-hint",
        "board-answer-failed",
        "board-answer-failed-hint",
    }
    used = any(name.startswith(key[:-1]) if key[-1] == "*" else name == key for key in asked())
    assert used or name in from_kernel


def test_french_has_its_own_spaces_before_high_marks() -> None:
    values = [line.split(" = ", 1)[1] for line in texts("fr").splitlines() if line.startswith("board-")]
    wrong = [
        value for value in values if re.search(r"[^\s\u00a0\u202f][:;!]|(?<=\w)\?| [:;!?]|'|\.\.\.", value)
    ]
    assert wrong == []
