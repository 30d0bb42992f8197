"""A rule explained beside the board, in our own words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.words.citations import Citation, known_citations, rule_note

if TYPE_CHECKING:
    from algeria_lab.views.shared.messages import Messages

FALLBACK = "en"


def rule_view(key: str, words: Messages, game: str) -> dict[str, Any]:
    """Return the explanation of a rule or ruling; without a note of ours its heading has to do.

    Raises:
        UnknownName: If there is no such rule.
    """
    known = known_citations(game)
    if key not in known:
        raise UnknownName("rule", key, known)
    note, citation = rule_note(game, key), known[key]
    text = note.text.get(words.language, note.text[FALLBACK]) if note else ()
    return {
        "key": key,
        "title": rule_title(citation, words),
        "text": list(text),
        # Working notes in English: they have to do only where nobody has put them into a reader's words.
        "question": "" if note else citation.question,
        "choice": "" if note else citation.choice,
        "see": [
            {"key": other, "title": rule_title(known[other], words)} for other in (note.see if note else ())
        ],
    }


def rule_line(key: str, words: Messages, game: str) -> str:
    """Return a rule in a line: its number, and its heading if there is such a rule."""
    known = known_citations(game)
    return f"[{key}] {rule_title(known[key], words)}" if key in known else f"[{key}]"


def rule_title(citation: Citation, words: Messages) -> str:
    """Return the heading of a rule or ruling."""
    return citation.title.get(words.language, citation.title[FALLBACK])
