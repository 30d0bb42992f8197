"""Files that are written whole or not at all: a full disk or a power cut leaves what was there before."""

from __future__ import annotations

import os
import shutil
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Write a text to a file; what was there stays until all of the new text is on the disk.

    Args:
        path: The file; through a link to what it leads to. What is no file, such as a pipe, is written to.
        text: What it holds from then on, as UTF-8.

    Raises:
        OSError: If it cannot be written; nothing has changed then.
    """
    file = path.resolve()
    if file.exists() and not file.is_file():
        file.write_text(text, encoding="utf-8")
        return
    part = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with part.open("w", encoding="utf-8") as written:
            written.write(text)
            written.flush()
            os.fsync(written.fileno())
        if file.exists():
            shutil.copymode(file, part)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
