"""Which files travel together: what the same pages need is one pack, and no page loads what it does not need.

Modules that no page begins with stand in packs of their own, which the first import of one fetches
(`in_browser.packs`). Data have no such door: a page that opens a file of a folder of data gets it whole.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from algeria_lab.apps.site.in_browser.packs import pack
from algeria_lab.experiments.kept.files import SUFFIX
from algeria_lab.experiments.kept.fingerprint import WRITTEN

SMALL = 150_000  # bytes, unpacked: files of fewer pages than that is worth go with those of more
_DATA = ("algeria_lab/data/", "algeria_lab/pages/lessons/", "algeria_lab/teachers/lessons/")
# Words and history, where a page stands, whether kept results hold, and how its reader counts.
_ALWAYS = (
    "algeria_lab/data/history/",
    "algeria_lab/data/messages/",
    "algeria_lab/pages/notebooks/",
    f"algeria_lab/data/{WRITTEN}",
    "babel/locale-data/",
)
_SCENARIOS, _RESULTS = "algeria_lab/data/scenarios", "algeria_lab/data/experiments"
_OF_LESSONS = _DATA[1:]
_EXAMPLES = f"{_SCENARIOS}/examples/"
_LABORATORY = "notebooks/laboratory.ipynb"
_DEEP = 3  # parts of a path that name a folder of data; one more where lessons lie
REST = "rest"


@dataclass(frozen=True)
class Packs:
    """The packs of a site.

    Attributes:
        files: The paths of each, by name.
        of_page: The names of those that a page begins with.
    """

    files: Mapping[str, list[str]]
    of_page: Mapping[str, list[str]]

    @property
    def modules(self) -> dict[str, str]:
        """The pack of each module: one with which a page does not begin is fetched when it is imported."""
        every = ((name, path) for name, paths in self.files.items() for path in paths)
        return {module: name for name, path in every if (module := _module(path))}


def packs(tree: Path, needs: Mapping[str, Iterable[str]]) -> Packs:
    """Return the packs of a compiled tree.

    Args:
        tree: The files.
        needs: The files that each page begins with, by their sources; the first chart counts as a page.
    """
    files = [path for path in tree.rglob("*") if path.is_file()]
    there = {path.relative_to(tree).as_posix(): path.stat().st_size for path in files}
    of_page = {page: _whole(page, map(_compiled, paths), there) for page, paths in needs.items()}
    pages_of: dict[str, set[str]] = defaultdict(set)
    for page, paths in of_page.items():
        for path in paths:
            pages_of[path].add(page)
    groups: dict[frozenset[str], list[str]] = defaultdict(list)
    for path in sorted(pages_of):
        groups[frozenset(pages_of[path])].append(path)
    joined = _joined(groups, there)
    named = {_name(paths): paths for paths in joined.values()}
    pages = {page: [_name(paths) for of, paths in joined.items() if page in of] for page in of_page}
    return Packs(named | _rest(there.keys() - pages_of.keys()), pages)


def _rest(paths: Iterable[str]) -> dict[str, list[str]]:
    """Return the packs of modules with which no page begins; data among them is nobody's."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(paths):
        if _module(path):
            found[f"{REST}-{PurePosixPath(path).parts[0].partition('.')[0]}"].append(path)
    return found


def _compiled(path: str) -> str:
    return f"{path}c" if path.endswith(".py") else path


def _whole(own: str, paths: Iterable[str], there: Iterable[str]) -> set[str]:
    """Return files that are there, with all data that the page may open later.

    A scenario or a lesson may come to any game and any source. Results of many wars are large: those of a
    lesson are for its own page, the others for the laboratory.
    """
    found = {path for path in paths if path in there}
    home = f"algeria_lab/pages/{PurePosixPath(own).parent}"
    is_lesson = home.startswith(_OF_LESSONS)
    if is_lesson:  # nothing of the lessons that were opened in its stead
        found = {path for path in found if not path.startswith(_OF_LESSONS)}
    folders = {_folder(path) for path in found if path.startswith(_DATA)}
    if is_lesson or _SCENARIOS in folders:
        folders |= {_folder(path) for path in there if path.startswith(_DATA[0])} - {_RESULTS}
    folders |= {home} if is_lesson else {_RESULTS} if own == _LABORATORY else set()

    def may_open(path: str) -> bool:
        if not path.startswith(_DATA) or _folder(path) not in folders:
            return path.startswith(_ALWAYS)
        if path.startswith(_OF_LESSONS) and path.endswith(SUFFIX):
            return _folder(path) == home
        return not (is_lesson and path.startswith(_EXAMPLES))

    return found | {path for path in there if may_open(path)}


def _folder(path: str) -> str:
    parts = PurePosixPath(path).parts
    return "/".join(parts[: _DEEP + (parts[2] == "lessons")])


Groups = Mapping[frozenset[str], list[str]]


def _joined(groups: Groups, there: Mapping[str, int]) -> Groups:
    """Return groups of which none is small: a small one goes with a larger that all its pages need anyway.

    What belongs to one lesson goes with no other.
    """
    large = {
        of: [*paths]
        for of, paths in groups.items()
        if sum(there[path] for path in paths) >= SMALL or any(path.startswith(_OF_LESSONS) for path in paths)
    }
    large.setdefault(frozenset().union(*groups), [])
    for of in groups.keys() - large.keys():
        host = min((other for other in large if other >= of), key=lambda other: (len(other), sorted(other)))
        large[host] += groups[of]
    return {of: sorted(paths) for of, paths in large.items() if paths}


def _name(paths: list[str]) -> str:
    return hashlib.sha256("\n".join(paths).encode()).hexdigest()[:12]


def _module(path: str) -> str:
    """Return the module that a file holds; nothing if it holds none."""
    file = PurePosixPath(path)
    if file.suffix not in (".pyc", ".so"):
        return ""
    parts = [*file.parts[:-1], file.name.partition(".")[0]]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def write(found: Packs, tree: Path, folder: Path, **lists: list[str]) -> None:
    """Write the packs and the list of them into *folder*; each file is called by what is in it.

    Args:
        found: The packs.
        tree: The files.
        folder: Where they go.
        lists: Further lists of names that stand beside it.
    """
    names = {}
    for name, paths in found.files.items():
        data = pack({path: (tree / path).read_bytes() for path in paths})
        names[name] = f"{hashlib.sha256(data).hexdigest()[:16]}.pack"
        (folder / names[name]).write_bytes(data)
    shelf = json.dumps({"files": names, "modules": found.modules, **lists}).encode()
    (folder / "shelf.packed").write_bytes(gzip.compress(shelf, mtime=0))
