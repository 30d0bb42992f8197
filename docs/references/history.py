"""The fact base: what scenarios may name of history, with marks and sources."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from algeria_lab.checking.facts import Fact, facts, topic, topics
from algeria_lab.checking.timeline import entries
from algeria_lab.checking.voices import Voice, voices
from algeria_lab.views.lessons.records import figure_said
from algeria_lab.views.lessons.timeline.words import themes_said, when_said
from algeria_lab.views.shared.messages import Messages
from references.rules import LANGUAGE


def history() -> str:
    """Return excerpts, the records of every topic and the timeline, each as a table of what names it."""
    words = Messages(LANGUAGE)
    parts = ["## Excerpts", _table(("Name", "Who, and when", "Kind", "Page"), map(_voice, voices().values()))]
    for name in topics():
        parts += [f"## Figures: {topic(name).title[LANGUAGE]}"]
        rows = [_fact(words, name, fact) for fact in facts(name)]
        parts += [_table(("Name", "Figure", "What is counted", "Who says so", "Mark, read"), rows)]
    rows = [
        [f"`{one.id}`", when_said(words, one), one.text[LANGUAGE], ", ".join(themes_said(words, one.themes))]
        for one in entries()
    ]
    return "\n\n".join([*parts, "## Timeline", _table(("Name", "When", "What", "Themes"), rows)])


def _voice(one: Voice) -> list[str]:
    who = f"{one.who[LANGUAGE]}. {one.what[LANGUAGE]}. Said: {one.said[LANGUAGE]}"
    beside = f"; beside {', '.join(one.beside)}" if one.beside else ""
    sort = [one.kind, *(["Algerian"] if one.algerian else []), *(["civilian"] if one.civilian else [])]
    return [f"`{one.id}`", f"{who}{beside}", ", ".join(sort), one.grade]


def _fact(words: Messages, name: str, fact: Fact) -> list[str]:
    who = fact.says.get(LANGUAGE) or fact.source.short[LANGUAGE] or fact.source.kind[LANGUAGE]
    figure = figure_said(words, fact)
    return [f"`{name}/{fact.id}`", figure, fact.counts[LANGUAGE], who, f"{fact.mark}, {fact.read}"]


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in line)} |" for line in lines)
