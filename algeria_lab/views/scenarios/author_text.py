"""Texts of authors as elements of a page: letters stay letters, whatever stands there."""

from __future__ import annotations

from markupsafe import Markup

from algeria_lab.views.scenarios.prose import Run, blocks
from algeria_lab.views.shared.html import element


def author_text(text: str) -> Markup:
    """Return a text of an author as paragraphs and lists; empty for none.

    Examples:
        >>> print(author_text("Look at **Bône** & <b>."))
        <p>Look at <strong>Bône</strong> &amp; &lt;b&gt;.</p>
    """
    found = []
    for block in blocks(text):
        items = [Markup().join(map(_run, item)) for item in block["items"]]
        is_list = block["kind"] != "p"
        inside = (element("li", item) for item in items) if is_list else items
        found.append(element(block["kind"], *inside))
    return Markup().join(found)


def _run(run: Run) -> Markup:
    letters = Markup("<br>").join(run["text"].split("\n"))
    for tag, is_so in (("em", run.get("em")), ("strong", run.get("strong"))):
        letters = element(tag, letters) if is_so else letters
    return letters
