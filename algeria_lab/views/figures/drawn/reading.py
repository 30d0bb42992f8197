"""What a glyph of Bokeh is made of, row by row: numbers of its source, and how each row looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bokeh.models import ColumnDataSource, Glyph, GlyphRenderer

Row = Mapping[str, Any]


@dataclass(frozen=True)
class Look:
    """How shapes of one kind are drawn on this page.

    Attributes:
        points: Points of the page for a pixel of the screen.
        grey: Whether colours are shades of grey.
    """

    points: float
    grey: bool = False


def rows(renderer: GlyphRenderer) -> list[Row]:
    """Return a glyph row by row: each of its properties with the value that it has there.

    Args:
        renderer: A glyph with its source.
    """
    source, glyph = renderer.data_source, renderer.glyph
    names = sorted(glyph.properties())
    return [
        {name: value[row] if isinstance(value, _Column) else value for name, value in read.items()}
        for read in [{name: _value(glyph, name, source) for name in names}]
        for row in range(_length(read.values()))
    ]


def sample(renderer: GlyphRenderer) -> Row:
    """Return how a legend shows a glyph: its row with the darkest edge; of no rows, what all would share."""
    found = rows(renderer)
    if found:
        return max(found, key=lambda row: row.get("line_alpha") or 0)
    source, glyph = renderer.data_source, renderer.glyph
    read = {name: _value(glyph, name, source) for name in glyph.properties()}
    return {name: None if isinstance(value, _Column) else value for name, value in read.items()}


class _Column(list[Any]):
    """Values of a property that differ from row to row."""


def _length(values: Any) -> int:
    """Return how many rows there are: as many as the columns have; a glyph of fixed values has one."""
    return min((len(value) for value in values if isinstance(value, _Column)), default=1)


def _value(glyph: Glyph, name: str, source: ColumnDataSource) -> Any:
    """Return a property: a column of the source, or one value for all rows."""
    from bokeh.core.properties import field, value
    from bokeh.core.property.dataspec import DataSpec

    raw, kind = getattr(glyph, name), glyph.lookup(name).property
    if not isinstance(kind, DataSpec):
        return raw
    # Bokeh itself says whether a text is a name of a column or a value: "x" is both a column and a hatching.
    told = kind.to_serializable(glyph, name, raw)
    if isinstance(told, type(field(""))):
        return _Column(source.data[told.field])
    return told.value if isinstance(told, type(value(0))) else told


def pixels(size: object) -> float:
    """Return a size of letters such as ``13px`` as a number of pixels.

    Examples:
        >>> pixels("13px")
        13.0
    """
    return float(str(size).removesuffix("px"))


def dashes(pattern: str | Sequence[float]) -> Sequence[float]:
    """Return the lengths of lines and gaps of a dash pattern, in pixels; none for a solid line.

    Examples:
        >>> dashes("dashed")
        (6, 4)
        >>> dashes("solid")
        ()
    """
    if isinstance(pattern, str):
        return {"dashed": (6, 4), "dotted": (2, 4), "dotdash": (2, 4, 6, 4), "dashdot": (6, 4, 2, 4)}.get(
            pattern, ()
        )
    return tuple(pattern)
