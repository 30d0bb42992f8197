"""Files that an instructor wrote, of whatever kind: scenario, doctrine or deck, all checked by one means."""

from __future__ import annotations

from codecs import getincrementaldecoder
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from algeria_lab.checking.decks.check import DECK
from algeria_lab.checking.decks.laws import deck_warnings
from algeria_lab.checking.doctrines import DOCTRINE
from algeria_lab.checking.faults import Fault, Kind, WrongFile, located
from algeria_lab.checking.files import marked_faults, read_marked
from algeria_lab.checking.spots import Marked
from algeria_lab.checking.unread import CannotRead
from algeria_lab.core.words.voice import PLAIN
from algeria_lab.insurgent.deck_files import deck_of
from algeria_lab.scenarios.from_text import SCENARIO, Progress, Voices, inspect_scenario

MOST_BYTES = 2_000_000  # whatever is longer is refused as too large; nobody's memory is filled with it
SHARED = "_common.toml"  # how files end that hold what the doctrines of one side share
# Keys by which a file is known, the surest first.
_KEYS: Mapping[Kind, tuple[str, ...]] = {
    SCENARIO: ("format:", '"format"'),
    DECK: ("deck_id", '"cards"'),
    DOCTRINE: ("seat",),
}


class Report(NamedTuple):
    """What was found in a file.

    Attributes:
        name: Its path, as it was given.
        kind: ``scenario``, ``doctrine`` or ``deck``.
        faults: What keeps it from being used, from top to bottom.
        warnings: What is odd.
    """

    name: str
    kind: str
    faults: tuple[Fault, ...]
    warnings: tuple[Fault, ...] = ()


def inspect_file(file: Path, told: Progress | None = None, voices: Voices = lambda _: PLAIN) -> Report:
    """Return everything that is found in a file.

    Args:
        file: Its path; what it is, is known from its ending and its keys.
        told: Called while a scenario is played through.
        voices: How each game is told: what its rules refuse is then in that language.

    Raises:
        CannotRead: If there is no such file, no text in it, or only what doctrines share.
    """
    text, name = text_of(file), str(file)
    if file.name.endswith(SHARED):
        raise CannotRead(file, "common")
    kind = _kind_of(text, file)
    try:
        if kind is SCENARIO:
            found = inspect_scenario(text, name, file.parent, told, voices)
            return Report(name, kind.what, found.faults, found.warnings)
        marked = read_marked(text, kind, name)
        faults = marked_faults(marked, kind)
        warnings = [] if faults else _warnings(marked, kind, file)
    except WrongFile as error:
        return Report(name, kind.what, error.faults)
    return Report(name, kind.what, tuple(faults), tuple(warnings))


def text_of(file: Path) -> str:
    """Return the text of a file; of a very long one the beginning, which is too large for any kind.

    Raises:
        CannotRead: If there is no such file, or no text in it.
    """
    try:
        with file.open("rb") as source:
            data = source.read(MOST_BYTES)
        letters = getincrementaldecoder("utf-8")()
        return letters.decode(data, final=len(data) < MOST_BYTES)
    except FileNotFoundError as error:
        raise CannotRead(file, "missing") from error
    except IsADirectoryError as error:
        raise CannotRead(file, "folder") from error
    except UnicodeDecodeError as error:
        raise CannotRead(file, "letters") from error
    except OSError as error:
        raise CannotRead(file, "closed") from error


def _kind_of(text: str, file: Path) -> Kind:
    """Return what a file should be, from the keys that it has."""
    if file.suffix.casefold() == ".toml":
        return DOCTRINE
    return next((kind for kind, keys in _KEYS.items() if any(key in text for key in keys)), SCENARIO)


def _warnings(marked: Marked, kind: Kind, file: Path) -> list[Fault]:
    data: Any = marked.data
    found = deck_warnings(deck_of(data)) if kind is DECK else _unoffered(data, file)
    return located((fault._replace(is_warning=True, file="") for fault in found), marked.spot_of)


def _unoffered(data: Mapping[str, Any], file: Path) -> Iterator[Fault]:
    """Yield that a doctrine which stands among those of a game is on no list.

    Raises:
        CannotRead: If what says the order of the lists is no text.
        WrongFile: If it cannot be read.
    """
    lists = file.with_name(f"{data['seat']}{SHARED}")
    if lists.is_file():
        common: Any = read_marked(text_of(lists), DOCTRINE, lists.name).data
        if data["name"] not in common.get("order", ()):
            yield Fault(("name",), "doctrine-unoffered", {"given": data["name"], "file": lists.name})
