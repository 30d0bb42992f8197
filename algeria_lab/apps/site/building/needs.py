"""Which files a page opens until it stands: it is made once, here, by a Python that sees nothing else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from algeria_lab.apps.site.building.tree import COMPILED, PACKAGE

STAND_INS = f"{PACKAGE}/apps/site/stand_ins"
DATA = f"{PACKAGE}/data/"
_MAKE = """
import ast, json, os, sys
tree, native, folder, stand_ins, cells = json.loads(sys.stdin.read())
opened = set()
sys.addaudithook(
    lambda event, given: opened.add(os.path.abspath(str(given[0])))
    if event in ("open", "os.listdir", "os.scandir") and isinstance(given[0], (str, os.PathLike)) else None
)
sys.path[:0] = [f"{tree}/{stand_ins}", native, tree]
sys.dont_write_bytecode = True
from algeria_lab.apps.site.in_browser import packs
from algeria_lab.apps.site.in_browser.kernel import Kernel
def evaluate(text, names):
    *lines, last = ast.parse(text).body
    if not isinstance(last, ast.Expr):
        exec(text, names)
        return None
    exec(compile(ast.Module(lines, []), "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)
kernel = Kernel(lambda text, buffers: None, evaluate)
kernel.begin(f"{tree}/{folder}", {"QUERY_STRING": "lang=fr"})
kernel.run([(name, text) for name, text in cells])
files = {module.__file__ for module in [*sys.modules.values()] if getattr(module, "__file__", None)}
names = {name.partition(".")[0] for name in sys.modules}
print(json.dumps([sorted(files | opened), sorted(names & sys.stdlib_module_names)]))
"""


class Needs(NamedTuple):
    """What pages open until they stand.

    Attributes:
        files: The files of each page, by its name.
        library: The modules of Python's own that each imports, by what stands before a dot.
    """

    files: dict[str, set[str]]
    library: dict[str, set[str]]


def needs(tree: Path, pages: dict[str, tuple[str, list[tuple[str, str]]]]) -> Needs:
    """Return what pages need of *tree* and of Python's own library.

    Args:
        tree: All that there is.
        pages: By name: the folder of a page in the tree, and its cells.
    """
    with TemporaryDirectory() as native, ThreadPoolExecutor(os.cpu_count()) as pool:
        import pydantic_core

        # The one part that is compiled for a browser stands here as it is compiled for this machine.
        (Path(native) / COMPILED).symlink_to(Path(pydantic_core.__file__).parent)
        found = [*pool.map(lambda page: _opened(tree, native, *page), pages.values())]
    files, library = zip(*found, strict=True)
    return Needs(dict(zip(pages, files, strict=True)), dict(zip(pages, library, strict=True)))


def _opened(tree: Path, native: str, folder: str, cells: list[tuple[str, str]]) -> tuple[set[str], set[str]]:
    line = [sys.executable, "-S", "-I", "-c", _MAKE]
    asked = json.dumps([str(tree), native, folder, STAND_INS, cells])
    done = subprocess.run(line, input=asked, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"a page cannot be made from what the browser has:\n{done.stderr[-3000:]}")
    opened, library = json.loads(done.stdout.splitlines()[-1])
    paths = [Path(each) for each in opened]
    files = {each.relative_to(tree).as_posix() for each in paths if each.is_relative_to(tree)}
    files = with_listed(files, tree)
    if any(COMPILED in each.parts for each in paths):
        files |= {f"{COMPILED}/{each.name}" for each in (tree / COMPILED).glob("*")}
    return files, set(library)


def with_listed(opened: set[str], tree: Path) -> set[str]:
    """Return the files among what was opened or listed.

    A folder of data that a page looks into, and of which it opens nothing, has to be there all the same: the
    browser has no folder in which no file lies, and looking into it would end the page.
    """
    files = {path for path in opened if (tree / path).is_file()}
    listed = {path for path in opened - files if path.startswith(DATA)}
    bare = {path for path in listed if not any(file.startswith(f"{path}/") for file in files)}
    inside = (file for path in bare for file in (tree / path).rglob("*") if file.is_file())
    return files | {file.relative_to(tree).as_posix() for file in inside}
