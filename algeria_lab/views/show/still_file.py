"""A still map as a file of its own: SVG that needs no page around it, light, with its key below."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from textwrap import wrap
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.views.shared.bundles import sheet
from algeria_lab.views.shared.html import element
from algeria_lab.views.shared.svg import Svg

if TYPE_CHECKING:
    from algeria_lab.views.show.still_map import Still

LETTERS, LINE, EDGE = 125, 20, 8  # of a line of the key; units of the map
BETWEEN = " · "
FACE = "Source Sans 3, Noto Sans, DejaVu Sans, Arial, sans-serif"
_NAMED = re.compile(r"--al-([\w-]+):\s*((?:[^;{}()]|\([^()]*\))+)")
_RULE = re.compile(r"\.al-still (\.[\w.\- ]+)\{([^{}]*)\}")
_USED = re.compile(r"var\(--al-([\w-]+)\)")
_PAIR = re.compile(r"light-dark\(([^,()]+),[^()]*\)")


def svg_file(still: Still) -> Svg:
    """Return a map as SVG that stands alone: its colours are written out, and its key stands below it.

    Args:
        still: The map.
    """
    width, height = still.size
    lines = list(_key_lines(still))
    box = f"0 0 {width} {height + LINE * len(lines) + (EDGE if lines else 0)}"
    size = {"width": str(width), "height": box.rpartition(" ")[2]}
    inside = still.svg.partition(">")[2].removesuffix("</svg>")
    parts = [
        element("title", still.label),
        element("style", _rules()),
        element("rect", width="100%", height="100%", fill="#ffffff"),
        Markup(inside),  # noqa: S704 - our own map
        *(_line(line, height + LINE * (number + 1)) for number, line in enumerate(lines)),
    ]
    attributes = {"viewBox": box, **size, "role": "img", "aria_label": still.label}
    attributes |= {"class_": "al-map", "font_family": FACE}
    return Svg(element("svg", *parts, xmlns="http://www.w3.org/2000/svg", **attributes))


def _line(text: str, down: int) -> Markup:
    return element("text", text, class_="key", x=str(EDGE), y=str(down), font_size="14")


def _key_lines(still: Still) -> Iterator[str]:
    """Yield what the signs stand for, in lines that are as wide as the map."""
    told = [f"{sign}\N{NO-BREAK SPACE}{meaning}" for sign, meaning in still.key]
    kept = BETWEEN.join(one.replace(" ", "\N{NO-BREAK SPACE}") for one in told)
    yield from wrap(kept, LETTERS, break_long_words=False, break_on_hyphens=False)


@cache
def _rules() -> Markup:
    """Return the rules of the map's style, with the colours of the light page in place of their names."""
    style = str(sheet("still.css"))
    named: dict[str, str] = {}
    for name, value in _NAMED.findall(style):
        named.setdefault(name, _PAIR.sub(r"\1", value).strip())
    # Below one class, so that no rule reaches a page in which the picture stands.
    found = {name: _USED.sub(lambda used: named[used[1]], looks) for name, looks in _RULE.findall(style)}
    found[".key"] = f"fill:{named['quiet']}"
    return Markup("\n").join(Markup(".al-map {0}{{{1}}}").format(*rule) for rule in found.items())
