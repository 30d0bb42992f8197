"""A saved game in an address: packed into letters, and unpacked with care.

What stands behind the # of an address is never sent to a server. The letters hold a save file and nothing
else: what they unpack to is checked as any file.
"""

from __future__ import annotations

import base64
import zlib
from typing import Literal

from algeria_lab.core.keeping.save_form import MOST_BYTES
from algeria_lab.core.refusals import LabError

MOST_LETTERS = 60_000  # what browsers take without complaint; a war of forty turns has half of it
_RAW = -zlib.MAX_WBITS  # without head and checksum: the save has checks of its own


class WrongSaveLink(LabError, ValueError):
    """A link that holds no save.

    Attributes:
        fault: ``long`` where there are too many letters, ``damaged`` where they cannot be read.
    """

    def __init__(self, fault: Literal["long", "damaged"]) -> None:
        self.fault = fault
        super().__init__(f"the link is {fault}.")


def pack(save: str) -> str:
    """Return a save as letters for the end of an address; empty if they would be more than `MOST_LETTERS`."""
    packer = zlib.compressobj(level=9, wbits=_RAW)
    packed = packer.compress(save.encode()) + packer.flush()
    letters = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    return letters if len(letters) <= MOST_LETTERS else ""


def unpack(letters: str) -> str:
    """Return the save that letters hold; a few letters could unpack to gigabytes and are stopped.

    Raises:
        WrongSaveLink: If there are too many letters, or they hold no text of at most `MOST_BYTES`.
    """
    if len(letters) > MOST_LETTERS:
        raise WrongSaveLink("long")
    try:
        packed = base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj(wbits=_RAW)
        text = unpacker.decompress(packed, MOST_BYTES)
        if not unpacker.eof or unpacker.unused_data:
            raise WrongSaveLink("damaged")
        return text.decode()
    except (ValueError, zlib.error) as error:
        raise WrongSaveLink("damaged") from error
