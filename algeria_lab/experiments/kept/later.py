"""Measures that came later: they change no war, so the word for the rules is made without them.

A measure is a line by its name in the tables of `experiments.measuring`, and perhaps a function, a constant
or an import that nothing else needs. All that is taken out of the code before its word is made, unless the
measure was there from the beginning, as `data/experiments/measured.toml` says. A line that makes several
measures at once (``**{...}``) has no name to be told by, and counts.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Collection, Iterator, Mapping
from functools import cache

from algeria_lab.experiments.asking import opened
from algeria_lab.experiments.measuring.subjects import subject

LIST = "measured.toml"
TABLES = frozenset({"IN_POSITION", "WHILE_PLAYED", "QUANTITIES"})


@cache
def first_measures() -> Mapping[str, frozenset[str]]:
    """Return the measures of each game of which the word for its rules is made."""
    told = tomllib.loads((opened.data() / "experiments" / LIST).read_text("utf-8"))
    return {game: frozenset(names) for game, names in told.items()}


def later_measures(game: str) -> tuple[str, ...]:
    """Return the measures of a game that came later, in the order of menus.

    Raises:
        UnknownName: If there is no such game.
    """
    return tuple(name for name in subject(game).quantities if name not in first_measures()[game])


def keep_measures(tree: ast.Module, names: Collection[str]) -> None:
    """Take measures out of the code of a game, and what nothing needs any more then.

    Args:
        tree: The code of `experiments.measuring.<game>`.
        names: The measures that stay.
    """
    taken = [part for table in _tables(tree) for part in _taken(table, names)]
    gone = set().union(*map(_used, taken))
    while unneeded := [node for node in tree.body if _defined(node) & gone and not _is_needed(node, tree)]:
        tree.body = [node for node in tree.body if node not in unneeded]
        gone |= set().union(*map(_used, unneeded))
    _keep_imported(tree, gone)


def _tables(tree: ast.Module) -> Iterator[ast.Dict]:
    """Yield the tables of measures of a module."""
    for node in tree.body:
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        if isinstance(value, ast.Dict) and _defined(node) & TABLES:
            yield value


def _taken(table: ast.Dict, names: Collection[str]) -> list[ast.expr]:
    """Take the lines of other measures out of a table, and return what they held."""
    lines = list(zip(table.keys, table.values, strict=True))
    later = [
        line
        for line in lines
        if isinstance(line[0], ast.Constant) and isinstance(line[0].value, str) and line[0].value not in names
    ]
    table.keys = [key for key, value in lines if (key, value) not in later]
    table.values = [value for key, value in lines if (key, value) not in later]
    return [value for _, value in later]


def _defined(node: ast.stmt) -> set[str]:
    """Return the one name that a statement of a module defines."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return {node.name}
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return {target.id for target in targets[:1] if isinstance(target, ast.Name) and len(targets) == 1}


def _used(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def _is_needed(node: ast.stmt, tree: ast.Module) -> bool:
    """Return whether anything else of a module uses what a statement defines."""
    return any(_defined(node) & _used(other) for other in tree.body if other is not node)


def _keep_imported(tree: ast.Module, gone: Collection[str]) -> None:
    """Take the names out of imports that only what is gone has used, and imports of nothing else."""
    left = set().union(*map(_used, tree.body))
    for node in [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]:
        unused = [name for name in node.names if _known_as(name) in gone and _known_as(name) not in left]
        node.names = [name for name in node.names if name not in unused]
        if not node.names:
            tree.body.remove(node)


def _known_as(name: ast.alias) -> str:
    return name.asname or name.name.partition(".")[0]
