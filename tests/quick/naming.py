"""Which files code opens: by a name, by parts that make a path, or as all that stands in a folder."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from fnmatch import fnmatchcase
from pathlib import PurePosixPath

Pattern = tuple[str, ...]
"""The end of a path by its parts; ``*`` stands for what is known as the program runs."""
PART = r'f?"[^"\n]*"'
NAME = r"[A-Za-z_][\w.]*"
CHAIN = re.compile(rf"(?:{PART}|{NAME}|\))(?:\s*/\s*\(?(?:{PART}|{NAME}))+")
JOINED = re.compile(rf"joinpath\(((?:{PART}|{NAME}|, )+)\)")
LOADED = re.compile(rf"load_(data|table)\(\s*({PART}|{NAME}), ({PART}|{NAME})")
WHOLE = re.compile(r'f?"([\w./*{}$-]*[\w*}]\.[a-z]{2,6}|[\w.*{}-]+(?:/[\w.*{}-]+)+)"')
PIECES = re.compile(rf"{PART}|{NAME}")
PACKAGE = re.compile(r"algeria_lab(\.\w+)+")
FEWEST = 4
"""Letters by which a name is one."""


def named(text: str) -> set[Pattern]:
    """Return the ends of paths that a text of Python names."""
    quoting = "\n".join(line for line in text.splitlines() if '"' in line and ("/" in line or "." in line))
    found = {_parts(_pieces(chain)) for chain in CHAIN.findall(quoting)}
    found |= {_parts(_pieces(chain)) for chain in JOINED.findall(quoting)}
    found |= {_parts([name]) for name in WHOLE.findall(quoting)}
    for what, game, name in LOADED.findall(text if "load_" in text else ""):
        file = _pieces(name)[0] if what == "data" else "tables"
        found.add(_parts(["data", *_pieces(game), f"{file}.toml"]))
    return {pattern for pattern in found if any(map(_is_said, pattern))}


class Naming:
    """Who names which file.

    Args:
        files: All files of the project, from its root.
    """

    def __init__(self, files: Iterable[str]) -> None:
        paths = [PurePosixPath(name) for name in files]
        self._alike = Counter(path.name for path in paths)
        self._rooms = Counter(room.name for room in {parent for path in paths for parent in path.parents})
        self._namers: dict[Pattern, set[str]] = {}

    def read(self, namer: str, text: str) -> None:
        """Learn what a file of code names."""
        for pattern in named(text):
            self._namers.setdefault(pattern, set()).add(namer)

    def of(self, name: str) -> set[str]:
        """Return who names a file, or opens all of its folder, or of the nearest one around that."""
        path = PurePosixPath(name)
        found = self._who(lambda pattern: self._is_named(pattern, path))
        for room in path.parents:
            if around := self._who(lambda pattern, room=room: self._is_in(pattern, room)):
                return found | around
        return found

    def _who(self, is_meant: Callable[[Pattern], bool]) -> set[str]:
        return {namer for pattern, namers in self._namers.items() if is_meant(pattern) for namer in namers}

    def _is_named(self, pattern: Pattern, path: PurePosixPath) -> bool:
        """Return whether a pattern means a file: by a name that no other has, or with its room."""
        if not _is_said(pattern[-1]) or not _fits(pattern, path.parts):
            return False
        return sum(map(_is_said, pattern)) > 1 or self._alike[path.name] == 1 or "*" in pattern

    def _is_in(self, pattern: Pattern, folder: PurePosixPath) -> bool:
        """Return whether a pattern means a folder, or whatever stands there."""
        room = pattern if _is_said(pattern[-1]) else pattern[:-1]
        if not room or not _fits(room, folder.parts):
            return False
        return sum(map(_is_said, room)) > 1 or (len(pattern) > 1 and self._rooms[room[-1]] == 1)


def _pieces(chain: str) -> list[str]:
    return [
        piece.removeprefix("f").strip('"') if piece.endswith('"') else "*" for piece in PIECES.findall(chain)
    ]


def _parts(pieces: Iterable[str]) -> Pattern:
    """Return the parts of a path of pieces; names of packages are folders, too."""
    return tuple(part for piece in pieces for part in _split(piece))


def _split(piece: str) -> Iterator[str]:
    path = piece.replace(".", "/") if PACKAGE.fullmatch(piece) else piece
    for part in path.split("/"):
        if part not in {"", ".", ".."}:
            yield re.sub(r"\{[^}]*\}|\*+", "*", part)


def _is_said(part: str) -> bool:
    """Return whether a part of a pattern names anything: more than an ending."""
    return len(re.sub(r"\W|_", "", part.rsplit(".", 1)[0] if "*" in part else part)) >= FEWEST


def _fits(pattern: Pattern, parts: tuple[str, ...]) -> bool:
    end = parts[-len(pattern) :]
    return len(end) == len(pattern) and all(map(fnmatchcase, end, pattern))
