"""HTML is written in one place, where text is escaped."""

import ast
import re
from pathlib import Path

from markupsafe import Markup

import algeria_lab
from algeria_lab.views.shared.html import element

VIEWS = Path(algeria_lab.__file__).parent / "views"


def test_text_is_escaped_and_elements_stay_elements():
    shown = element("p", "a < b & c", element("b", "<i>"), title='say "<b>"')

    assert shown == '<p title="say &#34;&lt;b&gt;&#34;">a &lt; b &amp; c<b>&lt;i&gt;</b></p>'
    assert isinstance(shown, Markup)


def test_attributes_may_be_named_as_python_does_not_allow():
    assert element("p", class_="al-says", aria_label="x") == '<p class="al-says" aria-label="x"></p>'


def test_no_view_puts_a_value_into_a_tag_by_itself():
    written = [
        f"{path.relative_to(VIEWS)}:{node.lineno}"
        for path in sorted(VIEWS.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.JoinedStr)
        and any(isinstance(part, ast.Constant) and re.search("</?[a-z]", part.value) for part in node.values)
    ]

    assert written == []
