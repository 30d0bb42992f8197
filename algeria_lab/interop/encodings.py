"""The table of the games that can be played by numbers; a game joins with its `Encoding`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from algeria_lab.interop import algeria, insurgent, twilight
from algeria_lab.interop.encoding import Encoding

ENCODINGS: dict[str, Callable[[Any], Encoding[Any]]] = {
    "algeria": algeria.encoding,
    "insurgent": insurgent.encoding,
    "twilight": twilight.encoding,
}
