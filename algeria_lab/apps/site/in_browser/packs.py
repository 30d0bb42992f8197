"""Fetches the rest of the package when something of it is imported: a page loads only what it needs.

Everything that a page needs at its start is laid into the file system before Python begins. All other modules
stand in packs by their own names; the first import of one fetches its pack.

A pack holds many files, and is itself packed by gzip: four bytes say how long the index is, then comes the
index as JSON, ``[[path, begin, end], ...]``, then the files one after another.
"""

from __future__ import annotations

import gzip
import importlib
import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from itertools import accumulate, pairwise
from pathlib import Path
from types import ModuleType

LENGTH = 4  # bytes that say how long the index is


def pack(files: Mapping[str, bytes]) -> bytes:
    """Return files, by their paths, as a pack; the same bytes for the same files."""
    ends = [0, *accumulate(len(data) for data in files.values())]
    index = json.dumps([[path, *ends] for path, ends in zip(files, pairwise(ends), strict=True)]).encode()
    whole = b"".join([len(index).to_bytes(LENGTH, "big"), index, *files.values()])
    return gzip.compress(whole, compresslevel=9, mtime=0)


def unpack(packed: bytes) -> Iterable[tuple[str, bytes]]:
    """Yield the files of a pack, each with its path."""
    whole = gzip.decompress(packed)
    first = LENGTH + int.from_bytes(whole[:LENGTH], "big")
    for path, begin, end in json.loads(whole[LENGTH:first]):
        yield path, whole[first + begin : first + end]


class PackFinder(MetaPathFinder):
    """Looks for a module among the packs that nobody has fetched, before it is looked for in the files.

    Args:
        packs: The pack of each module that is not there yet.
        fetch: Returns a pack.
        library: Where its files are laid.
    """

    def __init__(self, packs: Mapping[str, str], fetch: Callable[[str], bytes], library: str) -> None:
        self._packs, self._fetch, self._library = dict(packs), fetch, Path(library)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Fetch the pack of a module; where it is then, the finder of files knows."""
        del path, target
        pack = self._packs.get(fullname)
        if pack is not None:
            self._lay(pack)
            self._packs = {name: other for name, other in self._packs.items() if other != pack}
            importlib.invalidate_caches()
        return None

    def _lay(self, pack: str) -> None:
        for path, data in unpack(self._fetch(pack)):
            file = self._library / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)

    def install(self) -> None:
        """Ask this finder first."""
        sys.meta_path.insert(0, self)
