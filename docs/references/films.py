"""A film of the gallery: silent, begun by its reader, with what is seen told beside it.

A page writes ``{film} turn`` with the moments of the film as its text. Until it is begun its last picture
stands in its place; nothing moves by itself, and nothing is loaded before.
"""

from __future__ import annotations

from html import escape
from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective

from references.terminal import language_of

WIDTH, HEIGHT = 920, 600
SHOWN = (
    '<video class="film" controls muted playsinline preload="none" width="{width}" height="{height}" '
    'poster="{base}.webp" src="{base}.webm" aria-label="{label}"></video>'
)


class Film(SphinxDirective):
    """Shows a film in the language of the page, and under it what is seen in it."""

    required_arguments = 1
    has_content = True
    option_spec: ClassVar = {"alt": directives.unchanged_required}

    def run(self) -> list[nodes.Node]:
        """Return the film and its moments."""
        page = self.env.docname
        base = f"{'../' * page.count('/')}_static/film-{self.arguments[0]}-{language_of(page)}"
        label = escape(self.options["alt"])
        shown = SHOWN.format(width=WIDTH, height=HEIGHT, base=base, label=label)
        return [nodes.raw("", shown, format="html"), *self.parse_content_to_nodes()]
