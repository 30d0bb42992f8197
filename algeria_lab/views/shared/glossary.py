"""The glossary of a game: its words, how they are written in texts, and what they mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from algeria_lab.core.tables import has_data, load_data
from algeria_lab.core.words.citations import known_citations
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


def explained_terms(words: Messages, game: str, asked: str) -> list[str]:
    """Return what the terms mean that go by a name, a line each; none where a game has no glossary."""
    if not has_data("glossary", game):
        return []
    wanted = asked.casefold()
    return [
        words.labelled(term["title"], f"{term['about']}{words.cite(term['rule']['key'])}")
        for term in make_glossary(words, game)
        if wanted in {form.casefold() for form in (term["title"], *term["forms"])}
    ]


def _forms(words: Messages, key: str) -> list[str]:
    """Return how a term is written; one that would be met too often is only listed."""
    return words.say(key).split(FORMS) if words.has(key) else []
