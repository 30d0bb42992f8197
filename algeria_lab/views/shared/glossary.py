"""The glossary of a game: its words, how they are written in texts, and what they mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from algeria_lab.core.citations import known_citations
from algeria_lab.core.tables import load_data
from algeria_lab.views.shared.rules import rule_title

if TYPE_CHECKING:
    from algeria_lab.views.shared.messages import Messages

FORMS = "|"


def make_glossary(words: Messages, game: str) -> list[dict[str, Any]]:
    """Return the terms of a game in the language of *words*, as `Term` in the browser's `shared/terms`."""
    known = known_citations(game)
    rows = cast("list[dict[str, str]]", load_data("glossary", game)["term"])
    return [
        {
            "id": row["id"],
            "title": words.say(f"glossary-{row['id']}"),
            "about": words.say(f"glossary-{row['id']}-about"),
            "rule": {"key": row["rule"], "title": rule_title(known[row["rule"]], words)},
            "forms": _forms(words, f"glossary-{row['id']}-forms"),
        }
        for row in rows
    ]


def _forms(words: Messages, key: str) -> list[str]:
    """Return how a term is written; one that would be met too often is only listed."""
    return words.say(key).split(FORMS) if words.has(key) else []
