"""`python -m algeria_lab.apps.site.building FOLDER`: write the site into a folder."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import bokeh

from algeria_lab.apps.site.building import edition, packs, pages
from algeria_lab.apps.site.building.library import split_library, write_library
from algeria_lab.apps.site.building.licences import write_licences
from algeria_lab.apps.site.building.needs import needs
from algeria_lab.apps.site.building.tree import lay_out
from algeria_lab.apps.site.serving import is_site
from algeria_lab.core.package import CHECKOUT, PACKAGE

DOCS = CHECKOUT / "docs" / "_build" / "html"
WIDGETS = CHECKOUT / "widgets"
PYODIDE = WIDGETS / "node_modules" / "pyodide"
WASM = "pyodide.asm.wasm"
AS_IT_IS = ("pyodide.mjs", "pyodide.asm.mjs")
LIBRARY = "python_stdlib.zip"
BOKEHJS = "server/static/js/bokeh.min.js"
MOST_SAID = 2000  # letters of what a script says when it fails: the line that failed may be a whole program
FIRST = PACKAGE / "apps" / "site" / "template" / "first.js"
FRAME = PACKAGE / "apps" / "voila" / "template" / "static"
CHARTS, WARS = "charts", "wars"
# What is needed beside a page: by its first chart, and by a worker that plays wars.
_CHARTS = """
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.game import Game
from algeria_lab.views.algeria.charts.support import SupportChart
from algeria_lab.views.algeria.words.text import Words
SupportChart(Game(AlgeriaRules(), "1958", {}, seed=1).history, Words("fr")).pane._document()
None
"""
_WARS = """
import json
from algeria_lab.apps.site.in_browser.wars import Player
from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.measuring.subjects import subject
for game, position in {"algeria": "1958", "twilight": "short", "insurgent": "duel"}.items():
    name = subject(game).names("gov")[0]
    Player().play(json.dumps(ask(position, {name: name}, runs=1, stop=1).to_json()), 1, 1)
None
"""


def build(folder: Path) -> None:
    """Write the site into *folder*, which is made anew.

    Raises:
        FileExistsError: If the folder holds something else than a site.
    """
    if folder.exists() and any(folder.iterdir()) and not is_site(folder):
        raise FileExistsError(
            f"{folder.resolve()} holds something else than a site, and would be emptied. Name a new folder: "
            "make site SITE=..."
        )
    shutil.rmtree(folder, ignore_errors=True)
    for name in ("python", "site"):
        (folder / name).mkdir(parents=True)
    found = pages.pages(CHECKOUT)
    with TemporaryDirectory() as place, TemporaryDirectory() as library:
        made = _packed(found, Path(place), Path(library), folder / "python")
    _frame(folder)
    for page in found:
        pages.write(page, CHECKOUT, made.of_page[page.path], folder)
    pages.write_first(folder)
    write_licences(PYODIDE, folder)
    if DOCS.is_dir():  # what `make docs` has written goes with it
        shutil.copytree(DOCS, folder / "docs")
    edition.write(folder)


def _packed(found: list[pages.Page], tree: Path, library: Path, folder: Path) -> packs.Packs:
    """Write all Python into *folder* and return its packs; *tree* and *library* are empty, to work in."""
    lay_out(CHECKOUT, tree)
    # The languages of a lesson open the same files but those of words, of which every page has both.
    lessons = {page.folder: page for page in found if page.is_lesson}
    others = [page for page in found if page.is_lesson and page not in lessons.values()]
    wanted = {page.path: (page.folder, page.code) for page in found if page not in others}
    beside = {name: (pages.PAGES, [(name, text)]) for name, text in ((CHARTS, _CHARTS), (WARS, _WARS))}
    needed = needs(tree, wanted | beside)
    begun = set(json.loads(_node("begun.mjs")))
    used = set().union(*(names for page, names in needed.library.items() if page not in beside))
    split_library(PYODIDE / LIBRARY, library, tree, used | begun)
    for each in (tree, library):
        _node("compile.mjs", str(each))
    like = set().union(*(needed.files[page.path] for page in lessons.values()))
    needed.files.update({page.path: like for page in found if page.is_lesson})
    made = packs.packs(tree, needed.files)
    packs.write(made, tree, folder, wars=made.of_page[WARS])
    write_library(library, folder / f"{LIBRARY}.packed")
    for name in AS_IT_IS:
        shutil.copyfile(PYODIDE / name, folder / name)
    (folder / f"{WASM}.packed").write_bytes(gzip.compress((PYODIDE / WASM).read_bytes(), mtime=0))
    return made


def _frame(folder: Path) -> None:
    """Write what stands around the pages: programs, style, letters, and the library of charts."""
    _node("build.mjs", str((folder / "site").resolve()))
    shutil.copytree(FRAME, folder / "site", dirs_exist_ok=True)
    shutil.copyfile(Path(bokeh.__file__).parent / BOKEHJS, folder / "site" / "bokeh.min.js")
    shutil.copyfile(FIRST, folder / "site" / FIRST.name)


def _node(script: str, *given: str) -> str:
    """Run a script of `widgets/site` and return what it printed.

    Raises:
        RuntimeError: If it fails, or there is no node.
    """
    node = shutil.which("node")
    if node is None:
        raise RuntimeError("there is no node here, and the site is built with it: install node 20 or later")
    done = subprocess.run(
        [node, f"site/{script}", *given], cwd=WIDGETS, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(f"{script} failed:\n{done.stderr[-MOST_SAID:]}")
    return done.stdout


if __name__ == "__main__":
    try:
        build(Path(sys.argv[1]))
    except (FileExistsError, RuntimeError) as error:
        sys.exit(str(error))
