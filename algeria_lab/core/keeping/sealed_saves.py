"""Saves whose moves lie sealed while somebody at the table must not read them.

A save names all that was chosen, also cards that lie face-down. While a game that hides something runs, the
moves are therefore packed, so that neither a page nor a glance at the file shows them. This is a folded sheet
of paper and no lock.
"""

from __future__ import annotations

import base64
import json
import zlib

from algeria_lab.core.keeping.save_form import MOST_BYTES, damaged

SEALED = "sealed"
_MOVES = ', "bookmarks": '


def seal(save: str) -> str:
    """Return a save with its moves packed."""
    head, mark, moves = save.partition(_MOVES)
    assert mark, "a save has its moves behind its bookmarks"
    packed = base64.b64encode(zlib.compress((mark + moves).encode(), 9)).decode()
    return f"{head}, {json.dumps(SEALED)}: {json.dumps(packed)}}}\n"


def unseal(text: str, name: str) -> str:
    """Return a save with its moves to read; one that is not sealed, as it is.

    Raises:
        SaveError: If the sealed part is damaged.
    """
    head, mark, packed = text.partition(f", {json.dumps(SEALED)}: ")
    if not mark:
        return text
    try:
        return head + _unpacked(packed.strip().strip('"}')).decode()
    except (ValueError, zlib.error) as error:
        line = head.count("\n") + 1
        raise damaged(f"{name}: line {line}", f": the sealed moves are damaged ({error}).") from error


def _unpacked(packed: str) -> bytes:
    """Return what was packed, as long as it is no larger than a save may be."""
    packer = zlib.decompressobj()
    moves = packer.decompress(base64.b64decode(packed, validate=True), MOST_BYTES)
    if not packer.eof:
        raise ValueError("cut off")
    return moves
