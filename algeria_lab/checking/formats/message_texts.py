"""The messages of a language, each read when it is first asked for.

To read all of them takes a second; a page or a command says a few hundred of the many thousand. So the texts
are only cut into entries here, at the lines that name one, and an entry is parsed when somebody wants it.
"""

from __future__ import annotations

import re
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

# Such a line stands in no pattern, whose further lines begin with a space or a bracket.
_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


class Bundle(FluentBundle):
    """A bundle of messages whose texts are parsed late.

    Args:
        language: ``en`` or ``fr``.
    """

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._waiting: dict[str, str] = {}

    def add_text(self, text: str) -> list[str]:
        """Take the text of a file; return the ids of its messages as they stand in it."""
        found = list(_ENTRY.finditer(text))
        ends = [*(entry.start() for entry in found[1:]), len(text)]
        for entry, end in zip(found, ends, strict=True):
            self._waiting.setdefault(entry[1], text[entry.start() : end])
        return [entry[1] for entry in found if not entry[1].startswith("-")]

    def has_message(self, message_id: str) -> bool:
        """Return whether there is such a message."""
        return message_id in self._waiting

    def _lookup(self, entry_id: str, term: bool = False) -> Any:  # noqa: FBT001, FBT002 - as Fluent's
        """Return an entry that a message or a caller asks for, and parse it if nobody has asked before."""
        key = f"-{entry_id}" if term else entry_id
        if key not in self._compiled and key in self._waiting:
            self.add_resource(FluentResource(self._waiting[key]))
        return super()._lookup(entry_id, term)
