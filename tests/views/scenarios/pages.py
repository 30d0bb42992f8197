"""What tests of pages of scenarios share: scenarios that are quick to play, and a reader of pages."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import read_scenario

LEAVING = (Path(__file__).parents[2] / "data" / "scenarios" / "leaving-a-province.yaml").read_text("utf-8")
PAYLOAD = '<script>alert(1)</script><img src=x onerror="alert(2)">"\'>&'


def scenario(text: str = LEAVING) -> Scenario:
    """Return the scenario of a text."""
    return read_scenario(text)


class Page(HTMLParser):
    """A page: its elements, headings, ids, links and letters.

    Args:
        text: The page.
    """

    VOID = frozenset({"meta", "br", "img", "input", "hr"})

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str, str]] = []
        self.headings: list[tuple[int, str]] = []
        self.letters = ""
        self.open: list[str] = []
        self.feed(text)
        assert self.open == [], f"not closed: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.tags.append(tag)
        self.attributes += [(tag, name, value or "") for name, value in attrs]
        if tag not in self.VOID:
            self.open.append(tag)
        if tag in ("h1", "h2", "h3", "h4"):
            self.headings.append((int(tag[1]), ""))

    def handle_endtag(self, tag: str) -> None:
        """Note the end of an element, which must be the last that was begun."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Note letters."""
        if self.open and self.open[-1] != "style":
            self.letters += data
        if self.open and self.open[-1] in ("h1", "h2", "h3", "h4"):
            level, said = self.headings[-1]
            self.headings[-1] = level, said + data

    def values(self, name: str) -> list[str]:
        """Return the values of an attribute."""
        return [value for _, each, value in self.attributes if each == name]


def assert_harmless(page: Page) -> None:
    """See to it that nothing of a page runs or fetches anything."""
    assert not {"script", "iframe", "object", "embed", "form", "link", "base"} & set(page.tags)
    assert [name for _, name, _ in page.attributes if name.startswith("on")] == []
    assert [value for value in page.values("src") if not value.startswith("data:image/")] == []
    assert [value for value in page.values("href") if not value.startswith("#")] == []
    assert any(value.startswith("default-src 'none'") for value in page.values("content"))
