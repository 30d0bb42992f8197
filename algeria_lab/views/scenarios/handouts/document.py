"""A page of a scenario as a file of its own: no script, nothing fetched, light and dark, also on paper."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from algeria_lab.views.shared.bundles import sheet
from algeria_lab.views.shared.html import STYLE as PARTS
from algeria_lab.views.shared.html import element

# Nothing runs and nothing is fetched, whatever an author has written.
POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
STYLE = sheet("document.css")


def document(
    title: str, language: str, direction: str, body: Iterable[str], style: Markup | None = None
) -> str:
    """Return a whole page.

    Args:
        title: What the window is called.
        language: Code of the language of its texts.
        direction: In which direction that is written.
        body: Its parts; what is no element yet is escaped.
        style: Further rules of its style.
    """
    head = element(
        "head",
        Markup('<meta charset="utf-8">'),
        Markup('<meta http-equiv="Content-Security-Policy" content="{}">').format(POLICY),
        Markup('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        Markup('<meta name="referrer" content="no-referrer">'),
        element("title", title),
        PARTS,
        element("style", STYLE, style or Markup()),
    )
    page = element("html", head, element("body", *body, class_="al-text"), lang=language, dir=direction)
    return f"<!doctype html>\n{page}\n"
