"""A picture as text, which a notebook shows as a picture."""

from __future__ import annotations


class Svg(str):
    """SVG: a text that is written to a file as it is, and that a notebook shows as a picture.

    Examples:
        >>> Svg('<svg xmlns="http://www.w3.org/2000/svg"/>').startswith("<svg")
        True
    """

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)
