"""Files in one archive; the same files give the same bytes."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping

EARLIEST = (1980, 1, 1, 0, 0, 0)  # the first moment that an archive can name: nobody needs to know when
READABLE = 0o644 << 16


def zipped(files: Mapping[str, bytes], folder: str) -> bytes:
    """Return an archive with files in one folder, in the order of their names."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        for name in sorted(files):
            info = zipfile.ZipInfo(f"{folder}/{name}", EARLIEST)
            info.compress_type, info.external_attr, info.create_system = zipfile.ZIP_DEFLATED, READABLE, 3
            target.writestr(info, files[name])
    return archive.getvalue()
