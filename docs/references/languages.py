"""What the theme says around a page, in the language of the page, and where the twin of a page is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from references.terminal import language_of

if TYPE_CHECKING:
    from sphinx.application import Sphinx

FRENCH = (
    "fr/"  # the folder of the pages in French; what has the same name outside of it is the same in English
)
# The few words of the theme; it brings no French of its own.
SAID = {
    "Back to top": "Haut de la page",
    "Contents": "Table des matières",
    "Home": "Accueil",
    "Made with ": "Fait avec ",
    "Next": "Suivant",
    "On this page": "Sur cette page",
    "Previous": "Précédent",
    "Search": "Chercher",
    "Skip to content": "Aller au texte",
}


def twin_of(page: str) -> str:
    """Return how the page with the same content in the other language is called, whether there is one or not.

    Examples:
        >>> twin_of("fr/lessons"), twin_of("lessons")
        ('lessons', 'fr/lessons')
    """
    return page.removeprefix(FRENCH) if page.startswith(FRENCH) else FRENCH + page


def french(text: str) -> str:
    """Return a word of the theme in French; what a page in French never shows stays as it is."""
    return SAID.get(text, text)


def _around(app: Sphinx, page: str, _template: str, context: dict[str, object], _tree: object) -> None:
    """Tell the templates of the language of a page and of its twin."""
    context["language"] = language_of(page)
    if context["language"] == "fr":
        context.update(dict.fromkeys(("_", "gettext"), french))
    address: Callable[[str], str] | object = context["pathto"]
    if twin_of(page) in app.env.found_docs and callable(address):
        context["twin"] = address(twin_of(page))


def setup(app: Sphinx) -> dict[str, object]:
    """Speak with each page before it is written."""
    app.connect("html-page-context", _around)
    return {"parallel_read_safe": True}
