"""Which tests a change touches, by the imports: those of a file itself first, then of whoever imports it."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from tests.imports import imported

CODE = ("algeria_lab", "tests")
NAMED = re.compile(r'"([\w/.-]{4,})"')
SHIPPED = {".toml", ".yaml", ".ftl", ".json", ".md", ".ipynb"}
"""Ends of files that code opens by name: whoever writes the name in quotes is near to them."""
HELPS = ("conftest.py", "__init__.py", "__main__.py")


class Nearness:
    """Who imports whom in a checkout.

    Args:
        root: The checkout.
    """

    def __init__(self, root: Path) -> None:
        self._root = root
        files = [file for room in CODE for file in sorted((root / room).rglob("*.py"))]
        self._names = {file.relative_to(root).as_posix() for file in files}
        self._importers: dict[str, set[str]] = defaultdict(set)
        self._quoting: dict[str, set[str]] = defaultdict(set)
        for file in files:
            self._read(file)

    def tests_of(self, changed: Iterable[str]) -> dict[str, int]:
        """Return the files of tests that reach any of some files, with over how many imports; nearest first.

        A test that was changed itself is at 0. Tests that need a browser are among them.
        """
        far = {name: 0 for name in changed if name in self._names}
        for name in changed:
            far |= dict.fromkeys(self._named_by(name), 1)
        edge, steps = list(far), 0
        while edge:
            steps += 1
            edge = [name for seen in edge for name in self._importers[seen] if name not in far]
            far |= dict.fromkeys(edge, steps)
        found = {name: steps for name, steps in far.items() if is_test(name)}
        return dict(sorted(found.items(), key=lambda item: (item[1], item[0])))

    def _read(self, file: Path) -> None:
        text, name = file.read_text("utf-8"), file.relative_to(self._root).as_posix()
        for _, dotted in imported(text, file, self._root / name.split("/", 1)[0]):
            for module in self._modules(dotted):
                self._importers[module].add(name)
        for quoted in NAMED.findall(text):
            self._quoting[Path(quoted).stem].add(name)

    def _modules(self, dotted: str) -> Iterator[str]:
        """Yield the file that a dotted name means: a module, or the module that has such a name."""
        parts = dotted.split(".")
        for known in (parts, parts[:-1]):
            path = "/".join(known)
            for name in (f"{path}.py", f"{path}/__init__.py"):
                if name in self._names:
                    yield name
                    return

    def _named_by(self, name: str) -> set[str]:
        path = Path(name)
        return self._quoting[path.stem] if path.suffix in SHIPPED else set()


def is_test(name: str) -> bool:
    """Return whether a file holds tests."""
    return name.startswith("tests/") and Path(name).name.startswith("test_") and name.endswith(".py")


def by_distance(tests: Mapping[str, int]) -> dict[int, list[str]]:
    """Return files of tests by over how many imports they reach a change."""
    found: dict[int, list[str]] = defaultdict(list)
    for name, steps in tests.items():
        found[steps].append(name)
    return dict(found)
