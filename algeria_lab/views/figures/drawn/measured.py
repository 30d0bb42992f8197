"""How much room words take, and how they break into lines, in points; the same on every computer."""

from __future__ import annotations

import re
from functools import lru_cache

from algeria_lab.core.words.unbroken import unbroken
from algeria_lab.views.figures.drawn.letters import FACE, NARROWED, SPACING
from algeria_lab.views.figures.drawn.reading import Look

# A short number stays with the word before it: “tour 3” is not broken.
_AFTER = re.compile(r" (?=\d{1,3}(?:[.,;:)]?(?: |$)))")


def line_height(size: float, look: Look) -> float:
    """Return how high a line of words is, whose letters have *size* pixels on the screen."""
    return size * look.points * NARROWED * SPACING


def wide(text: str, size: float, look: Look, style: str = "normal") -> float:
    """Return how wide words are; of several lines the widest."""
    lines = text.split("\n")
    return max(_wide(line, size * look.points * NARROWED, style) for line in lines)


@lru_cache(maxsize=4096)
def _wide(line: str, points: float, style: str) -> float:
    from matplotlib.font_manager import FontProperties
    from matplotlib.textpath import TextToPath

    letters = FontProperties(
        family=FACE,
        size=points,
        weight="bold" if "bold" in style else "normal",
        style="italic" if "italic" in style else "normal",
    )
    return float(TextToPath().get_text_width_height_descent(line, letters, ismath=False)[0])


def folded(text: str, room: float, size: float, look: Look, style: str = "normal") -> str:
    """Return a text in lines that are no wider than the room; a word that is wider keeps a line of its own.

    Args:
        text: The text; its own breaks of lines stay.
        room: Points.
        size: Pixels of its letters.
        look: How large a pixel is.
        style: How the letters look.
    """
    lines: list[str] = []
    for given in _AFTER.sub("\N{NO-BREAK SPACE}", unbroken(text)).split("\n"):
        line = ""
        for word in given.split(" "):
            longer = f"{line} {word}" if line else word
            if line and wide(longer, size, look, style) > room:
                lines.append(line)
                longer = word
            line = longer
        lines.append(line)
    return "\n".join(lines)
