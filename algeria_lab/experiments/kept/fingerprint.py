"""Which rules wars were played by, as a short word: another one says that kept results no longer hold.

It is made from all code that can decide a war, found by following the imports of what a worker runs, and from
the data files that wars open, see `opened`. Comments, docstrings, layout, and the module in which something
stands do not count. Any other change does, a new name too: nobody can tell by looking that it changes no war.
"""

from __future__ import annotations

import ast
import hashlib
import json
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from algeria_lab.experiments.asking import opened
from algeria_lab.experiments.measuring.subjects import SUBJECTS

# Words about a doctrine or a deck change no war.
WORDS = ("title", "idea", "label", "note")
TABLES = (".toml", ".json")


@cache
def rules_hash(game: str) -> str:
    """Return the word for the rules of a game, its players and how experiments play it."""
    code = code_of(game)
    found = [code.hash_of(f"experiments.{name}") for name in ("playing.blocks", f"measuring.{game}")]
    found += [_decisive(opened.data() / name) for name in opened.listed()[game]]
    return _short("\n".join(found))


def _decisive(path: Traversable) -> str:
    """Return what a data file says, whatever its layout, but for words at its head."""
    text = path.read_text("utf-8")
    if not path.name.endswith(TABLES):
        return text
    table = tomllib.loads(text) if path.name.endswith(".toml") else json.loads(text)
    return json.dumps({key: table[key] for key in table if key not in WORDS}, sort_keys=True)


def code_of(game: str) -> Code:
    """Return the code of this package, as far as it can decide a war of a game."""
    others = [f"experiments.measuring.{other}" for other in SUBJECTS if other != game]
    return Code(resources.files("algeria_lab"), apart=others)


class Code:
    """What the modules of a package do, whatever they say about it.

    Args:
        package: Folder of the package.
        apart: Modules that do not count, wherever they are imported, such as those of other games.
    """

    def __init__(self, package: Traversable, apart: Iterable[str] = ()) -> None:
        self.package, self.apart = package, frozenset(apart)
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
            reader = _Reader(self)
            tree = reader.visit(ast.parse(self.file(module).read_text("utf-8")))
            self._known[module] = _short("\n".join([_told(tree), *sorted(reader.imports)]))
        return self._known[module]

    def brought(self, module: str, names: Iterable[str]) -> list[str]:
        """Return the hashes of a module and of those of its parts that are modules."""
        parts = [part for name in names if self.file(part := f"{module}.{name}").is_file()]
        return [self.hash_of(each) for each in (module, *parts) if each not in self.apart]


class _Reader(ast.NodeTransformer):
    """Takes docstrings and imports out of code, and notes the imports."""

    def __init__(self, code: Code) -> None:
        self.code, self.imports = code, list[str]()

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Take a docstring out."""
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
            node.body = node.body[1:]
        return super().generic_visit(node)

    def visit_Import(self, node: ast.Import) -> None:
        """Note a library."""
        self.imports.append(_told(node))

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """Note a part of a library, or what a module of ours does and under which names it is known here."""
        owner, _, module = (node.module or "").partition(".")
        if owner == self.code.package.name:
            hashes = self.code.brought(module, [alias.name for alias in node.names])
            self.imports.append(f"{hashes} {_told(node.names)}")
        else:
            self.imports.append(_told(node))


def _told(node: object) -> str:
    """Return a node as text; what is empty is left out, for later versions of Python have more fields."""
    if isinstance(node, ast.AST):
        fields = {name: value for name, value in ast.iter_fields(node) if value not in (None, [])}
        inner = ",".join(f"{name}={_told(value)}" for name, value in fields.items())
        return f"{type(node).__name__}({inner})"
    return f"[{','.join(map(_told, node))}]" if isinstance(node, list) else repr(node)


def _short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
