"""What the browser may ask of a game on a board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from algeria_lab.views.shared.notices import Notice

Message = dict[str, Any]


class Deed(NamedTuple):
    """Something that the browser may ask for.

    Attributes:
        do: Does it and returns what to say of it; raises a `LabError` where something stands in its way.
        is_about_now: Whether it means something else at another moment than the one on the reader's screen.
        is_kept: Whether it changes what is saved, although nobody moves.
    """

    do: Callable[[Message], Notice | None]
    is_about_now: bool = False
    is_kept: bool = False
