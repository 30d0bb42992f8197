"""Which tests a change touches: those of a file itself first, then of who imports it, or opens it as data."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from tests.quick.changes import known_files
from tests.quick.naming import Naming

CODE = ("algeria_lab", "tests")
OWN = "tests/quick/"
# By their look, not by the tree of the code, which takes ten times as long for so many files.
FROM = re.compile(r"^[ \t]*from[ \t]+([.\w]+)[ \t]+import[ \t]+(\([^)]*\)|[^\n#]+)", re.MULTILINE)
WHOLE = re.compile(r"^[ \t]*import[ \t]+([\w., \t]+)", re.MULTILINE)
LATE = re.compile(r"""import_module\(\s*["']([\w.]+)""")


class Nearness:
    """Who imports whom in a checkout, and who opens which data.

    Args:
        root: The checkout.
    """

    def __init__(self, root: Path) -> None:
        self._root = root
        files = [file for room in CODE for file in sorted((root / room).rglob("*.py"))]
        self._names = {file.relative_to(root).as_posix() for file in files}
        self._importers: dict[str, set[str]] = defaultdict(set)
        self._naming = Naming(known_files(root))
        for file in files:
            self._read(file)

    def tests_of(self, changed: Iterable[str], asking: Iterable[str] = ()) -> dict[str, int]:
        """Return the files of tests that reach any of some files, with over how many imports; nearest first.

        A test that was changed itself is at 0; of those equally near, what is called alike comes first. Tests
        that need a browser are among them.

        Args:
            changed: What was changed, code or data.
            asking: Code that says what was changed, as a page does with a sentence.
        """
        begun = [*changed]
        near = {name: 0 for name in begun if name in self._names}
        data = [name for name in begun if name not in self._names]
        near |= dict.fromkeys([*asking, *(namer for name in data for namer in self.opening(name))], 1)
        found = {name: steps for name, steps in self.importers(near).items() if is_test(name)}
        words = [_words(name) for name in (*begun, *near) if name in begun or not is_test(name)]

        def order(item: tuple[str, int]) -> tuple[int, int, str]:
            name, steps = item
            return steps, -max((len(_words(name) & one) for one in words), default=0), name

        return dict(sorted(found.items(), key=order))

    def opening(self, name: str) -> set[str]:
        """Return who opens a file: by its name, or as one of its folder; else the tests of its room."""
        room, found = f"tests/{name.split('/', 1)[0]}/", self._naming.of(name)
        if any(map(is_test, found)):
            return found
        return found | {test for test in self._names if test.startswith(room)}

    def importers(self, near: Mapping[str, int]) -> dict[str, int]:
        """Return the files that import some files, over how many others, beside those themselves."""
        far, edge = dict(near), [name for name in near if name in self._names]
        steps = max(near.values(), default=0)
        while edge:
            steps += 1
            edge = [name for seen in edge for name in self._importers[seen] if name not in far]
            far |= dict.fromkeys(edge, steps)
        return far

    def _read(self, file: Path) -> None:
        text, name = file.read_text("utf-8"), file.relative_to(self._root).as_posix()
        for dotted in imported(text, name):
            for module in self._modules(dotted):
                self._importers[module].add(name)
        if not name.startswith(OWN):  # where files are named as examples
            self._naming.read(name, text)

    def _modules(self, dotted: str) -> Iterator[str]:
        """Yield the file that a dotted name means: a module, or the module that has such a name."""
        parts = dotted.split(".")
        for known in (parts, parts[:-1]):
            path = "/".join(known)
            for name in (f"{path}.py", f"{path}/__init__.py"):
                if name in self._names:
                    yield name
                    return


def imported(text: str, name: str) -> Iterator[str]:
    """Yield the dotted name of whatever a file of Python imports, at its head or within a function.

    Args:
        text: The file.
        name: Where it stands, from the root of the checkout.
    """
    home = name.removesuffix(".py").split("/")
    for base, names in FROM.findall(text):
        level = len(base) - len(base.lstrip("."))
        whole = (
            [*home[: len(home) - level], *filter(None, base[level:].split("."))] if level else base.split(".")
        )
        for one in re.findall(r"([\w]+)(?:[ \t]+as[ \t]+\w+)?", re.sub(r"#[^\n]*", "", names)):
            yield ".".join([*whole, one])
    for names in WHOLE.findall(text):
        yield from (one.split()[0] for one in names.split(",") if one.strip())
    yield from LATE.findall(text)


def _words(name: str) -> set[str]:
    return set(re.split(r"[\W_]+", name))


def is_test(name: str) -> bool:
    """Return whether a file holds tests."""
    return name.startswith("tests/") and Path(name).name.startswith("test_") and name.endswith(".py")
