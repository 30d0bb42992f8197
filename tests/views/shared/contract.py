"""What the browser's types say that the kernel sends."""

import re
from pathlib import Path

TYPES = Path(__file__).parents[3] / "widgets" / "board" / "types.ts"


def _body(interface: str) -> str:
    found = re.search(rf"export interface {interface} \{{(.*?)\n\}}", TYPES.read_text("utf-8"), re.DOTALL)
    assert found, interface
    return found[1]


def fields_of(interface: str) -> set[str]:
    """Return the fields of an interface of the browser code; optional ones are left out."""
    return set(re.findall(r"^  (\w+):", _body(interface), re.MULTILINE))


def optional_of(interface: str) -> set[str]:
    """Return the fields of an interface that are only sent where they hold."""
    return set(re.findall(r"^  (\w+)\?:", _body(interface), re.MULTILINE))
