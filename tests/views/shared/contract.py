"""What the browser's types say that the kernel sends."""

import re
from collections.abc import Sequence
from pathlib import Path

WIDGETS = Path(__file__).parents[3] / "widgets"
# Where the types of a widget stand: its own before those it shares.
BOARD = ("play", "map", "shared")
TABLE = ("duel", "shared")


def _body(interface: str, rooms: Sequence[str], file: str = "types") -> str:
    """Return the fields of an interface and of those it extends, as they are written."""
    for place, room in enumerate(rooms):
        path = WIDGETS / room / f"{file}.ts"
        source = path.read_text("utf-8") if path.exists() else ""
        pattern = rf"export interface {interface}(?: extends ([\w, ]+))? \{{(.*?)\n\}}"
        if found := re.search(pattern, source, re.DOTALL):
            parents = re.findall(r"\w+", found[1] or "")
            return found[2] + "".join(_body(parent, rooms[place:]) for parent in parents)
    raise AssertionError(interface)


def fields_of(interface: str, rooms: Sequence[str] = BOARD, file: str = "types") -> set[str]:
    """Return the fields of an interface of the browser code; optional ones are left out."""
    return set(re.findall(r"^  (\w+):", _body(interface, rooms, file), re.MULTILINE))


def optional_of(interface: str, rooms: Sequence[str] = BOARD, file: str = "types") -> set[str]:
    """Return the fields of an interface that are only sent where they hold."""
    return set(re.findall(r"^  (\w+)\?:", _body(interface, rooms, file), re.MULTILINE))
