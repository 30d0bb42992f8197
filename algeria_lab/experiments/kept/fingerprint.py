"""Which rules wars were played by, as a short word: another one says that kept results no longer hold.

It is made from all code that can decide a war, found by following the imports of what a worker runs, and from
the data files that wars open, see `opened`. Comments, docstrings, layout, and the module in which something
stands do not count, nor a measure that came later, see `later`. Any other change does, a new name too: nobody
can tell by looking that it changes no war.
"""

from __future__ import annotations

import ast
import hashlib
import json
import tomllib
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from algeria_lab.experiments.asking import opened
from algeria_lab.experiments.kept.later import first_measures, keep_measures, later_measures
from algeria_lab.experiments.measuring.subjects import SUBJECTS

if TYPE_CHECKING:
    from hashlib import _Hash

# Words about a doctrine or a deck change no war.
WORDS = ("title", "idea", "label", "note")
TABLES = (".toml", ".json")
PLAYED = "experiments.playing.blocks"  # the module by which every war is played
WRITTEN = "rules.json"


@cache
def rules_hash(game: str) -> str:
    """Return the word for the rules of a game, its players and how experiments play it.

    Where code is compiled and cannot be read, it is the word that was written down before; see `words`.
    """
    return _word_for(game)


@cache
def measure_hash(game: str, name: str) -> str:
    """Return the word for a measure that came later: of how it is counted, and all that decides its wars."""
    return _word_for(game, name)


def _word_for(game: str, *later: str) -> str:
    code = code_of(game, later)
    if not code.file(PLAYED).is_file():
        written: dict[str, str] = json.loads((opened.data() / WRITTEN).read_text("utf-8"))
        return written[" ".join((game, *later))]
    found = [code.hash_of(name) for name in (PLAYED, f"experiments.measuring.{game}")]
    found += [_decisive(opened.data() / name) for name in opened.listed()[game]]
    return _short("\n".join(found))


def words() -> str:
    """Return the words for the rules of all games, and for measures that came later, as text.

    It is kept as `WRITTEN` beside compiled code.
    """
    rules = {game: rules_hash(game) for game in SUBJECTS}
    later = {f"{game} {name}": measure_hash(game, name) for game in SUBJECTS for name in later_measures(game)}
    return json.dumps(rules | later)


def _decisive(path: Traversable) -> str:
    """Return what a data file says, whatever its layout, but for words at its head."""
    text = path.read_text("utf-8")
    if not path.name.endswith(TABLES):
        return text
    table = tomllib.loads(text) if path.name.endswith(".toml") else json.loads(text)
    return json.dumps({key: table[key] for key in table if key not in WORDS}, sort_keys=True)


def code_of(game: str, later: Iterable[str] = ()) -> Code:
    """Return the code of this package, as far as it can decide a war of a game.

    Args:
        game: The game.
        later: Measures that came later and are to count too.
    """
    others = [f"experiments.measuring.{other}" for other in SUBJECTS if other != game]
    measures = {f"experiments.measuring.{game}": first_measures()[game].union(later)}
    return Code(resources.files("algeria_lab"), apart=others, measures=measures)


class Code:
    """What the modules of a package do, whatever they say about it.

    Args:
        package: Folder of the package.
        apart: Modules that do not count, wherever they are imported, such as those of other games.
        measures: The measures that count, by the modules that have tables of them.
    """

    def __init__(
        self,
        package: Traversable,
        apart: Iterable[str] = (),
        measures: Mapping[str, Collection[str]] | None = None,
    ) -> None:
        self.package, self.apart, self.measures = package, frozenset(apart), measures or {}
        self._known: dict[str, str] = {}

    @property
    def known(self) -> tuple[str, ...]:
        """The modules that have been read."""
        return tuple(self._known)

    def file(self, module: str) -> Traversable:
        """Return where a module stands, if there is one; it is named within the package, as ``core.dice``."""
        *folders, name = module.split(".")
        place = self.package.joinpath(*folders)
        return file if (file := place / f"{name}.py").is_file() else place / name / "__init__.py"

    def hash_of(self, module: str) -> str:
        """Return a hash of what a module does: its code, and that of all that it imports."""
        if module not in self._known:
            text, measures = self.file(module).read_bytes(), self.measures.get(module)
            key = hashlib.sha256(text).digest(), None if measures is None else frozenset(measures)
            if key not in _READ:
                _READ[key] = _read(text.decode(), measures)
            told, imports = _READ[key]
            found = told.copy()
            for each in sorted(self._imported(node) for node in imports):
                found.update(f"\n{each}".encode())
            self._known[module] = _word(found)
        return self._known[module]

    def _imported(self, node: ast.Import | ast.ImportFrom) -> str:
        """Tell a part of a library, or what a module of ours does and under which names it is known there."""
        owner, _, module = (getattr(node, "module", None) or "").partition(".")
        if not isinstance(node, ast.ImportFrom) or owner != self.package.name:
            return told_tree(node)
        hashes = self.brought(module, [alias.name for alias in node.names])
        return f"{hashes} {told_tree(node.names)}"

    def brought(self, module: str, names: Iterable[str]) -> list[str]:
        """Return the hashes of a module and of those of its parts that are modules."""
        parts = [part for name in names if self.file(part := f"{module}.{name}").is_file()]
        return [self.hash_of(each) for each in (module, *parts) if each not in self.apart]


class _Reader(ast.NodeTransformer):
    """Takes docstrings and imports out of code, and keeps the imports; both stand among statements only."""

    def __init__(self) -> None:
        self.imports: list[ast.Import | ast.ImportFrom] = []

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Take a docstring out, and look at the statements inside."""
        if isinstance(node, _DOCUMENTED) and ast.get_docstring(node, clean=False):
            node.body = node.body[1:]
        for field in _BLOCKS:
            if isinstance(block := getattr(node, field, None), list):
                setattr(node, field, [kept for each in block if (kept := self.visit(each))])
        return node

    def visit_Import(self, node: ast.Import) -> None:
        """Keep an import of a library."""
        self.imports.append(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """Keep an import of a part of a library, or of ours."""
        self.imports.append(node)


_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef)
# Fields of the syntax tree that hold statements, or what holds statements.
_BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")
# The code of each text that was read, up to where its imports follow: games share most of it.
_READ: dict[tuple[bytes, frozenset[str] | None], tuple[_Hash, list[ast.Import | ast.ImportFrom]]] = {}


def _read(text: str, measures: Collection[str] | None) -> tuple[_Hash, list[ast.Import | ast.ImportFrom]]:
    """Return the hash of a module's own code, to be continued, and what it imports; of its measures some."""
    reader, whole = _Reader(), ast.parse(text)
    if measures is not None:
        keep_measures(whole, measures)
    tree = reader.visit(whole)
    return hashlib.sha256(told_tree(tree).encode()), reader.imports


def told_tree(node: object) -> str:
    """Return a node as text; what is empty is left out, for later versions of Python have more fields."""
    if isinstance(node, ast.AST):
        fields = {name: value for name, value in ast.iter_fields(node) if value not in (None, [])}
        inner = ",".join(f"{name}={told_tree(value)}" for name, value in fields.items())
        return f"{type(node).__name__}({inner})"
    return f"[{','.join(map(told_tree, node))}]" if isinstance(node, list) else repr(node)


def _short(text: str) -> str:
    return _word(hashlib.sha256(text.encode()))


def _word(found: _Hash) -> str:
    return found.hexdigest()[:16]
