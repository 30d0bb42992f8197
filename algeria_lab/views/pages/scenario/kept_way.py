"""What the browser keeps of a scenario that is being played, and what a file or a link may hold."""

from __future__ import annotations

import hashlib
import json
from typing import Any, NamedTuple

FORMAT = "algeria-guided/1"


class Brought(NamedTuple):
    """A scenario as somebody brings it.

    Attributes:
        name: Name of its file.
        text: The text of the file.
        journal: What was done in it before; None where it begins.
    """

    name: str
    text: str
    journal: dict[str, Any] | None = None

    @property
    def mark(self) -> str:
        """A name under which a browser keeps it: the same text has the same."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:16]

    def kept(self) -> str:
        """Return it as one text, which `brought` reads."""
        data = {"format": FORMAT, "name": self.name, "text": self.text, "journal": self.journal}
        return json.dumps(data, ensure_ascii=False)


def brought(name: str, text: str) -> Brought | None:
    """Return what a file, a link or the browser's store holds: a scenario, or a way through one.

    Returns:
        None if it says that it is a way through a scenario and is damaged.
    """
    if not text.lstrip().startswith("{") or FORMAT not in text[:200]:
        return Brought(name, text)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None
    found, told, journal = data.get("name"), data.get("text"), data.get("journal")
    if isinstance(found, str) and isinstance(told, str) and isinstance(journal, dict | None):
        return Brought(found, told, journal)
    return None
