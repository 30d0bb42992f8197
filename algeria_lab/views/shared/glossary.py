"""The glossary of a game: its words, how they are written in texts, and what they mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from algeria_lab.core.tables import has_data, load_data
from algeria_lab.core.words.citations import known_citations
from algeria_lab.views.shared.rules import rule_title

if TYPE_CHECKING:
    from algeria_lab.views.shared.messages import Messages

FORMS = "|"
WAR = "war"  # the glossary of what belongs to no game: words of the war, of the sources and of the method


def make_glossary(words: Messages, name: str) -> list[dict[str, Any]]:
    """Return one glossary in the language of *words*, as `Term` in the browser's `shared/terms`.

    Args:
        words: The reader's language.
        name: A game that has a glossary, or `WAR`, whose terms have no rule.
    """
    rows = cast("list[dict[str, str]]", load_data("glossary", name)["term"])
    return [
        {
            "id": row["id"],
            "title": words.say(f"glossary-{row['id']}"),
            "about": words.say(f"glossary-{row['id']}-about"),
            "rule": _rule(words, name, row["rule"]) if "rule" in row else None,
            "forms": _forms(words, f"glossary-{row['id']}-forms"),
        }
        for row in rows
    ]


def all_terms(words: Messages, game: str) -> list[dict[str, Any]]:
    """Return what texts around a game explain: its own terms if it has a glossary, and those of the war."""
    return [term for name in (game, WAR) if has_data("glossary", name) for term in make_glossary(words, name)]


def explained_terms(words: Messages, game: str, asked: str) -> list[str]:
    """Return what the terms mean that go by a name, a line each."""
    wanted = asked.casefold()
    return [
        words.labelled(term["title"], term["about"] + (words.cite(rule["key"]) if rule else ""))
        for term in all_terms(words, game)
        for rule in (term["rule"],)
        if wanted in {form.casefold() for form in (term["title"], *term["forms"])}
    ]


def _rule(words: Messages, game: str, key: str) -> dict[str, str]:
    return {"key": key, "title": rule_title(known_citations(game)[key], words)}


def _forms(words: Messages, key: str) -> list[str]:
    """Return how a term is written; one that would be met too often is only listed."""
    return words.say(key).split(FORMS) if words.has(key) else []
