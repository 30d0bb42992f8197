"""On which pages code is seen: those that import it, or show the bundle that is made of it."""

from __future__ import annotations

import posixpath
import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from tests.quick.nearness import Nearness

PLACES = {
    re.compile(r"algeria_lab/views/pages/(\w+)/"): "the page {}",
    re.compile(r"algeria_lab/views/scenarios/handouts/"): "papers",
    re.compile(r"algeria_lab/views/lessons/"): "lessons",
    re.compile(r"algeria_lab/apps/terminal/"): "the terminal",
    re.compile(r"algeria_lab/apps/authors/"): "the terminal, to authors",
    re.compile(r"algeria_lab/apps/serving/|widgets/(?:wall|desk|site)/"): "the server of a class",
    re.compile(r"algeria_lab/apps/voila/"): "all pages",
}
FROM = re.compile(r"""from ["'](\.{1,2}/[^"']+)["']""")
BUNDLE = re.compile(r'(\w+): "([\w/]+/main\.ts)"')
SHOWN = re.compile(r'"(\w+)\.js"')
MOST = 5


class Pages:
    """Which page shows which code.

    Args:
        root: The checkout.
        near: Who imports whom in Python.
    """

    def __init__(self, root: Path, near: Nearness) -> None:
        self._root, self._near = root, near

    def of(self, files: Iterable[str]) -> list[str]:
        """Return where some code is seen, the nearest first; of more than a few how many more there are."""
        asked = list(files)
        begun = dict.fromkeys([*asked, *self._showing(name for name in asked if name.endswith(".ts"))], 0)
        far = sorted(self._near.importers(begun).items(), key=lambda item: (item[1], item[0]))
        found = list(dict.fromkeys(place for name, _ in far for place in _places(name)))
        more = [f"and {len(found) - MOST} more"] if len(found) > MOST else []
        return [*found[:MOST], *more]

    def _showing(self, scripts: Iterable[str]) -> set[str]:
        """Return the Python that shows the bundles into which some of the browser's code goes."""
        edge, seen, importers = set(scripts), set[str](), self._importers() if scripts else {}
        while edge:
            seen |= edge
            edge = {name for one in edge for name in importers.get(one, ())} - seen
        bundles = {name for name, main in self._bundles() if f"widgets/{main}" in seen}
        return {shower for shower, shown in self._showers() if shown in bundles}

    def _importers(self) -> dict[str, set[str]]:
        found = defaultdict[str, set[str]](set)
        for file in (self._root / "widgets").rglob("*.ts"):
            if "node_modules" not in file.parts:
                name = file.relative_to(self._root).as_posix()
                for other in FROM.findall(file.read_text("utf-8")):
                    target = posixpath.normpath(posixpath.join(posixpath.dirname(name), other))
                    found[target.removesuffix(".ts").removesuffix(".js") + ".ts"].add(name)
        return found

    def _bundles(self) -> list[tuple[str, str]]:
        return BUNDLE.findall((self._root / "widgets" / "build.mjs").read_text("utf-8"))

    def _showers(self) -> list[tuple[str, str]]:
        """Return (file, bundle) of the views."""
        views = sorted((self._root / "algeria_lab" / "views").rglob("*.py"))
        return [
            (file.relative_to(self._root).as_posix(), name)
            for file in views
            for name in SHOWN.findall(file.read_text("utf-8"))
        ]


def _places(name: str) -> list[str]:
    return [
        said.format(*(part.replace("_", " ") for part in found.groups()))
        for sign, said in PLACES.items()
        if (found := sign.match(name))
    ]
