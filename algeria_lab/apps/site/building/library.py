"""Python's own library for a browser: what pages use stands ready, the rest is fetched when imported."""

from __future__ import annotations

import gzip
import shutil
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile, ZipInfo

# Of the many ways to write letters: those of files, addresses and archives that a page reads.
_ENCODINGS = {
    "__init__",
    "aliases",
    "ascii",
    "charmap",
    "cp1252",
    "cp437",
    "idna",
    "latin_1",
    "punycode",
    "raw_unicode_escape",
    "unicode_escape",
    "utf_16",
    "utf_16_be",
    "utf_16_le",
    "utf_8",
    "utf_8_sig",
}
_LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same bytes whenever it is built


def split_library(original: Path, place: Path, tree: Path, used: set[str]) -> None:
    """Lay out the library of a browser's Python: what every page begins with, and the rest, which has a pack.

    Args:
        original: The library as Pyodide brings it.
        place: An empty folder for the first part.
        tree: The folder of all that is fetched when it is imported.
        used: The modules of Python's own that it or a page imports, by what stands before a dot.
    """
    with ZipFile(original) as archive:
        archive.extractall(place)
    for path in [*place.iterdir()]:
        if path.stem not in used:
            shutil.move(path, tree / path.name)
    for file in (place / "encodings").glob("*.py"):
        if file.stem not in _ENCODINGS:
            file.unlink()


def write_library(place: Path, target: Path) -> None:
    """Write a folder as the library from which Python begins; the same bytes whenever it is built.

    It is packed as a whole: that is smaller than file by file, and Python unpacks none when it imports it.
    """
    whole = BytesIO()
    with ZipFile(whole, "w") as archive:
        for file in sorted(one for one in place.rglob("*") if one.is_file()):
            archive.writestr(ZipInfo(file.relative_to(place).as_posix(), _LONG_AGO), file.read_bytes())
    target.write_bytes(gzip.compress(whole.getvalue(), mtime=0))
