"""The words and the rules that a lesson needs, on paper: in our own words, as beside the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.core.words.citations import known_citations
from algeria_lab.views.shared.glossary import all_terms
from algeria_lab.views.shared.html import element
from algeria_lab.views.shared.rules import rule_line, rule_view

if TYPE_CHECKING:
    from collections.abc import Iterator

    from algeria_lab.views.scenarios.handouts.step_parts import Parts

MOST_RULES = 12


def words_and_rules(parts: Parts) -> Markup:
    """Return the terms that a lesson lists and the rules that its questions rest on; nothing without any."""
    inside = [*_terms(parts), *_rules(parts)]
    return element("section", *inside, class_="words") if inside else Markup()


def _terms(parts: Parts) -> Iterator[Markup]:
    lesson = parts.scenario.lesson
    wanted = lesson.vocabulary if lesson else []
    known = {term["id"]: term for term in all_terms(parts.words, parts.scenario.game)}
    rows = [(known[name]["title"], known[name]["about"]) for name in wanted if name in known]
    if rows:
        yield element("h2", parts.words.say("lesson-paper-words"))
        yield element("dl", *(element("dt", title) + element("dd", about) for title, about in rows))


def _rules(parts: Parts) -> Iterator[Markup]:
    """Yield each rule under its number and heading, with what the board says of it."""
    game, words = parts.scenario.game, parts.words
    named = dict.fromkeys(rule for question in parts.scenario.quiz for rule in question.rule)
    keys = [key for key in named if key in known_citations(game)][:MOST_RULES]
    if keys:
        yield element("h2", words.say("lesson-paper-rules"))
        told = ((rule_line(key, words, game), " ".join(rule_view(key, words, game)["text"])) for key in keys)
        yield element("dl", *(element("dt", line) + element("dd", text) for line, text in told))
