"""What pages may say to their kernels: the form of a message, its kind, and what it may open."""

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

# What widgets need; nothing by which a kernel runs code.
ALLOWED = frozenset({"comm_open", "comm_close", "comm_msg", "comm_info_request", "kernel_info_request"})
CHANNELS = frozenset({b"shell", b"control"})
# All that a page opens: a line by which it asks for the widgets that its cells have made. It makes none.
OPENED = "jupyter.widget.control"
MOST_PARTS = 100  # of a message: four, and its buffers
LONGEST_OPENING = 1000  # bytes: it says what is opened, and nothing else
# How half a sign is written that has no other half. No kernel can write it again, and one that has to falls
# silent for good.
_HALF_SIGN = re.compile(rb"\\u[dD][89a-fA-F]")


def fault_of(line: str | bytes, unpack: Callable[[bytes], Any]) -> str:
    """Return what is wrong with a message of a page, nothing if it may pass; Jupyter would trust its form.

    Args:
        line: The message as it came.
        unpack: Reads one of its parts.
    """
    parts = message_parts(line)
    if parts is None:
        return "it has not the form of one"
    if parts[0] not in CHANNELS:
        return "there is no such channel"
    try:
        return _fault_in(parts[1], parts[4], unpack)
    except (ValueError, TypeError, KeyError, RecursionError):
        return "it cannot be read"


def _fault_in(header: bytes, content: bytes, unpack: Callable[[bytes], Any]) -> str:
    kind = unpack(header)["msg_type"]
    if not isinstance(kind, str) or kind not in ALLOWED:
        return "its kind is not allowed"
    if kind == "comm_open" and not _opens_what_pages_open(content, unpack):
        return "it opens what pages do not"
    if _HALF_SIGN.search(header) or (_HALF_SIGN.search(content) and _has_half_a_name(unpack(content))):
        return "it has half a sign in a name"
    return ""


def _opens_what_pages_open(content: bytes, unpack: Callable[[bytes], Any]) -> bool:
    return len(content) <= LONGEST_OPENING and unpack(content)["target_name"] == OPENED


def _has_half_a_name(content: Any) -> bool:
    """Return whether the widget that is spoken to has a name that cannot be written."""
    name = content["comm_id"]
    return isinstance(name, str) and name != name.encode(errors="replace").decode()


def message_parts(line: str | bytes) -> list[bytes] | None:
    """Return channel and parts of a message in the protocol of today, or None if it has not that form.

    It begins with the number of places that follow, 8 bytes each, the lowest first; a part reaches from one
    place to the next. Jupyter counts to that number without a look at how long the message is.
    """
    if not isinstance(line, bytes) or len(line) < 8:
        return None
    count = int.from_bytes(line[:8], "little")
    if not 6 <= count <= MOST_PARTS + 2 or len(line) < 8 * (count + 1):
        return None
    places = [int.from_bytes(line[8 * at : 8 * at + 8], "little") for at in range(1, count + 1)]
    if places != sorted(places) or places[0] < 8 * (count + 1) or places[-1] > len(line):
        return None
    return [line[start:end] for start, end in pairwise(places)]
