"""Bundles share a style, and several may stand in one page: none may undo what another has changed of it."""

import re
from collections.abc import Iterator, Mapping

from tests.flow.test_widgets_flow import WIDGETS, sources

SHARED = {"shared/base.css", "shared/shell.css"}


def selectors(style: str) -> Iterator[str]:
    """Yield each selector of a style sheet; those of a list one by one."""
    plain = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    for prelude in re.findall(r"([^{};]+)\{", plain):
        depth, start = 0, 0
        for place, sign in enumerate(prelude):
            depth += (sign == "(") - (sign == ")")
            if sign == "," and not depth:
                yield prelude[start:place].strip()
                start = place + 1
        if not prelude.strip().startswith("@"):
            yield prelude[start:].strip()


def classes(selector: str) -> set[str]:
    """Return the classes that a selector names."""
    return set(re.findall(r"\.(al-[a-z-]+)", selector))


def bare(sheets: Mapping[str, str]) -> list[str]:
    """Return ``room/file: selector`` where a room dresses nothing but what all rooms share."""
    shared = {
        name
        for path, style in sheets.items()
        if path in SHARED
        for selector in selectors(style)
        for name in classes(selector)
    }
    return [
        f"{path}: {selector}"
        for path, style in sheets.items()
        if not path.startswith("shared/")
        for selector in selectors(style)
        if classes(selector) and classes(selector) <= shared
    ]


def test_a_room_changes_what_all_share_only_under_its_own_class():
    """Each bundle brings a copy of the shared style: a later one must not undo what another has changed."""
    sheets = {path: style for path, style in sources(WIDGETS) if path.endswith(".css")}

    assert any(path.count("/") > 1 for path in sheets), "rooms within rooms are read, too"
    assert bare(sheets) == []


def test_a_change_of_the_shared_style_for_all_is_found():
    sheets = {
        "shared/base.css": ".al-close { padding: 0; } @media print { .al-die:is(.al-die, p) { top: 0; } }",
        "duel/duel.css": ".al-duel .al-close, .al-die { padding: 1px; } /* .al-close {} */ p { margin: 0; }",
    }

    assert bare(sheets) == ["duel/duel.css: .al-die"]
