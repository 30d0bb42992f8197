"""Pictures of authors: what stands beside the file or inside it is shown, and nothing is fetched."""

from __future__ import annotations

import base64
import re
from mimetypes import guess_type
from pathlib import Path

from algeria_lab.checking.unread import NotBeside
from algeria_lab.scenarios.named_files import file_named

MOST_BYTES = 1_500_000
KINDS = ("image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml")
_INSIDE = re.compile(r"data:(image/[a-z+]+);base64,[A-Za-z0-9+/=\s]+")


def picture_source(file: str, folder: Path | None) -> str:
    """Return the address of a picture with the picture itself in it; empty where there is none to show.

    Args:
        file: A path beside the scenario, or a ``data:`` address, as its author wrote it.
        folder: Where the scenario stands; None for one from a link or from another computer.
    """
    inside = _INSIDE.fullmatch(file)
    if inside:
        return file if inside[1] in KINDS and len(file) <= MOST_BYTES * 4 // 3 else ""
    kind = guess_type(file)[0]
    if folder is None or kind not in KINDS:
        return ""
    try:
        path = file_named(file, folder, MOST_BYTES)
    except NotBeside:
        return ""
    return f"data:{kind};base64,{base64.b64encode(path.read_bytes()).decode()}"
