"""Directives whose text is generated from the package, so that a reference cannot lag behind it.

A page writes ``{house} verbs`` and gets the Markdown of that name, for every game of the house: a new game
joins by its record in `algeria_lab.games`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from docutils.nodes import Node
from sphinx.util.docutils import SphinxDirective

from references.architecture import architecture
from references.cards import card_lists
from references.charts import charts
from references.codes import codes
from references.conditions import conditions
from references.doctrines import doctrines, players
from references.drawing import drawing
from references.errors import errors
from references.exercise import first_exercise
from references.experiments import constants, measures, scenarios
from references.films import Film
from references.history import history
from references.rules import rules
from references.scenario_examples import scenario_examples
from references.scenario_format import scenario_format
from references.sizes import sizes
from references.terminal import Terminal, WrittenFile
from references.verbs import verbs
from references.words import glossary

if TYPE_CHECKING:
    from sphinx.application import Sphinx

REFERENCES: Mapping[str, Callable[[], str]] = {
    "architecture": architecture,
    "cards": card_lists,
    "charts": charts,
    "conditions": conditions,
    "codes": codes,
    "constants": constants,
    "doctrines": doctrines,
    "drawing-en": partial(drawing, "en"),
    "drawing-fr": partial(drawing, "fr"),
    "errors": errors,
    "exercise-en": partial(first_exercise, "en"),
    "exercise-fr": partial(first_exercise, "fr"),
    "glossary": glossary,
    "history": history,
    "measures": measures,
    "players": players,
    "rules": rules,
    "scenario-examples-en": partial(scenario_examples, "en"),
    "scenario-examples-fr": partial(scenario_examples, "fr"),
    "scenario-format": scenario_format,
    "scenarios": scenarios,
    "sizes": sizes,
    "verbs": verbs,
}


class House(SphinxDirective):
    """Puts generated Markdown into a page, headings included."""

    required_arguments = 1

    def run(self) -> list[Node]:
        """Return the nodes of the Markdown."""
        return self.parse_text_to_nodes(REFERENCES[self.arguments[0]](), allow_section_headings=True)


def setup(app: Sphinx) -> dict[str, object]:
    """Make the directive known."""
    app.add_directive("house", House)
    app.add_directive("file", WrittenFile)
    app.add_directive("film", Film)
    app.add_directive("terminal", Terminal)
    return {"parallel_read_safe": True}
