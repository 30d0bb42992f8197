"""What a file of Python imports, at its head or within a function."""

import ast
from collections.abc import Iterator
from pathlib import Path


def imported(source: str, file: Path, package: Path) -> Iterator[tuple[int, str]]:
    """Yield (line, absolute dotted name) for each import in *source*, the text of *file*."""
    home = file.relative_to(package.parent).with_suffix("").parts
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = list(home[: len(home) - node.level]) if node.level else []
            base += node.module.split(".") if node.module else []
            # `from algeria_lab import core` imports a room as well: name by name.
            yield from ((node.lineno, ".".join([*base, name.name])) for name in node.names)
        elif isinstance(node, ast.Call) and _is_import_call(node.func):
            yield from ((node.lineno, arg.value) for arg in node.args[:1] if isinstance(arg, ast.Constant))


def _is_import_call(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name in {"import_module", "__import__"}
