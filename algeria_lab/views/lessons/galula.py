"""Who Galula was: one officer in one district, four claims, and who disputes him."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.checking.facts import records
from algeria_lab.checking.galula import dossier
from algeria_lab.views.lessons.records import facts_table
from algeria_lab.views.shared.html import Page, folded, says, table

if TYPE_CHECKING:
    from algeria_lab.views.shared.messages import Messages


def galula_page(words: Messages) -> Page:
    """Return who he was, where he commanded, his laws as claims, who disputes him and on what that rests."""
    known, tongue = dossier(), words.language
    head = [words.say(f"galula-{name}") for name in ("law", "claim", "lesson")]
    rows = [
        (
            words.say("galula-number", number=law.number),
            law.claim[tongue],
            words.say("timeline-lesson", number=law.lesson),
        )
        for law in known.laws
    ]
    about = says([known.who[tongue], known.where[tongue], known.dispute[tongue], known.use[tongue]])
    rests = says([known.unknown[tongue]]) + facts_table(words, records(["galula"]))
    return (
        about
        + table(words.say("galula-caption"), head, rows)
        + folded(words.say("galula-rests"), rests, words)
    )
