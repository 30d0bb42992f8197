"""A word for each piece of code of one's own: which code played, or measured, when only its name is kept.

The word is made of what the code says, of what it uses that somebody wrote too, and of the values that it was
given. Layout, comments and docstrings do not count, nor what libraries and this package do: for this package
the word for the rules stands. A word says what it was made of:

- ``source:…`` of its text, as every Python reads it;
- ``code-3.12:…`` of what that Python made of it, where no text is at hand or it was changed since;
- ``partly:…`` if some of what it uses cannot be read, such as an open file: two of those may be alike and
  the code not.
"""

from __future__ import annotations

import ast
import dis
import hashlib
import linecache
import sys
import sysconfig
from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import lru_cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from algeria_lab.experiments.asking.own import Absent, is_own, name_of
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.asking.ways import Way
from algeria_lab.experiments.kept.fingerprint import told_tree

LETTERS = 16
FLAGS = 0xFF  # of code: whether it takes more arguments, or waits; the others say how it was compiled
MOST_PARTS = 20_000  # of what a piece of code holds; what holds more, such as a large table, is read partly
PARTLY, SOURCE, CODE = "partly", "source", f"code-{sys.version_info.major}.{sys.version_info.minor}"
HOUSE = "algeria_lab"
# Of a class: what Python notes of it, and what only describes it.
NOTED = frozenset({
    "__abstractmethods__", "__annotate__", "__annotate_func__", "__annotations__", "__annotations_cache__",
    "__dict__", "__doc__", "__firstlineno__", "__module__", "__parameters__", "__static_attributes__",
    "__weakref__", "_abc_impl",
})  # fmt: skip
_PLAIN = (type(None), bool, int, float, complex, str, bytes, type(Ellipsis))
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
Words = Mapping[str, str]


def own_words(question: Question) -> dict[str, str]:
    """Return a word for each piece of code of one's own in a question, by the names of `Question.own`.

    What is known by its name only has none.
    """
    found: dict[str, str] = {}
    for name, what in (*deciding_pieces(question), *question.measures.items()):
        if not isinstance(what, Absent):
            word = word_of(what)
            # A way and a measure may bear one name: then both words stand there.
            found[name] = f"{word} {found[name]}" if name in found else word
    return found


def deciding_pieces(question: Question) -> Iterator[tuple[str, object]]:
    """Yield the code of one's own by which wars go, by the names of `Question.deciding`, some twice."""
    for name, way in question.ways.items():
        yield from needed_by(name, way)
    yield from ((name_of(player), player) for player in question.against if is_own(player))
    if question.stop.when:
        yield "stop", question.stop.when


def needed_by(name: str, way: Way) -> Iterator[tuple[str, object]]:
    """Yield the code of one's own in a way of this name, by the names of `Question.deciding`."""
    if is_own(way.player):
        yield name, way.player
    if is_own(way.when):
        yield f"{name} when", way.when


def word_of(what: object) -> str:
    """Return the word for code of one's own: a function, a class, or an object with what it holds.

    Examples:
        >>> word_of(lambda state: state.turn) == word_of(lambda state: state.turn + 1)
        False
    """
    reading = _Reading()
    text = reading.told(what)
    return f"{reading.kind}:{_short(text)}"


def differing(ours: Words, theirs: Words) -> list[str]:
    """Return the names under which two runs had code that is not the same, as far as both know a word for it.

    Two words of different kinds, such as of two versions of Python, say nothing of each other.
    """
    return [name for name in ours if name in theirs and _differ(ours[name].split(), theirs[name].split())]


def _differ(ours: list[str], theirs: list[str]) -> bool:
    """Return whether no word of ours is one of theirs, though there is one of its kind."""
    kinds = {kind_of(word) for word in theirs}
    return set(ours).isdisjoint(theirs) and any(kind_of(word) in kinds for word in ours)


def _short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:LETTERS]


def kind_of(word: str) -> str:
    """Return what a word was made of."""
    return word.partition(":")[0]


class _Reading:
    """One piece of code being read.

    Attributes:
        kind: What its word is made of.
    """

    def __init__(self) -> None:
        self.kind, self._parts = SOURCE, 0
        self._open: list[int] = []  # what is being read, from the outside in
        self._read: dict[int, tuple[str, object]] = {}  # with the object, so that no other gets its number

    def told(self, what: Any) -> str:
        """Return in a text what something is, with all that it is made of."""
        if isinstance(what, _PLAIN):
            return repr(what)
        if (name := _library_name(what)) is not None:
            return name
        if id(what) in self._open:
            return f"<{self._open.index(id(what))}>"
        if id(what) not in self._read:
            self._open.append(id(what))
            self._read[id(what)] = _short(self._looked_into(what)), what
            self._open.pop()
        return self._read[id(what)][0]

    def _looked_into(self, what: Any) -> str:
        self._parts += 1
        if self._parts > MOST_PARTS:
            return self._unread(what)
        try:
            return f"{_kind(what)}({','.join(self._inside(what))})"
        except Exception:  # noqa: BLE001 - reading somebody's object may fail in any way; its word says so
            return self._unread(what)

    def _unread(self, what: object) -> str:
        self.kind = PARTLY
        return f"unread {_kind(what)}"

    def _inside(self, what: Any) -> Iterator[str]:
        """Yield what something is made of."""
        if isinstance(what, FunctionType):
            yield from self._of_function(what)
        elif isinstance(what, type):
            yield from map(self.told, what.__bases__)
            yield from (f"{name}={self.told(part)}" for name, part in vars(what).items() if name not in NOTED)
        elif isinstance(what, ModuleType):
            yield _tree_text(ast.parse(Path(str(what.__file__)).read_text("utf-8")))
        elif isinstance(what, list | tuple):
            yield from map(self.told, what)
        elif isinstance(what, set | frozenset):
            yield from sorted(map(self.told, what))
        elif isinstance(what, dict):
            yield from (f"{self.told(key)}:{self.told(part)}" for key, part in what.items())
        elif isinstance(what, staticmethod | classmethod) or hasattr(what, "__wrapped__"):
            yield self.told(what.__wrapped__)
        elif isinstance(what, property):
            yield from map(self.told, (what.fget, what.fset, what.fdel))
        else:
            yield from self._of_object(what)

    def _of_object(self, what: Any) -> Iterator[str]:
        """Yield of what an object could be made again, as copies are."""
        made = what.__reduce_ex__(4)
        if isinstance(made, str):
            yield made
            return
        for part in made:
            yield from map(self.told, part) if isinstance(part, Iterator) else [self.told(part)]

    def _of_function(self, what: FunctionType) -> Iterator[str]:
        """Yield what a function says, what it was given, and what it uses from outside."""
        code = what.__code__
        yield self._said(code)
        yield self.told(what.__defaults__)
        yield self.told(what.__kwdefaults__)
        for name, cell in zip(code.co_freevars, what.__closure__ or (), strict=True):
            # A class that says ``super()`` is in a cell of its own methods, which may still be empty.
            yield f"{name}={self.told(cell.cell_contents) if cell.cell_contents is not what else name}"
        for name in sorted(set(_globals(code))):
            if name in what.__globals__:
                yield f"{name}={self.told(what.__globals__[name])}"

    def _said(self, code: CodeType) -> str:
        """Return the text of code, or what this Python made of it."""
        text = _text_of(code)
        if text is None:
            self.kind = self.kind if self.kind == PARTLY else CODE
            return _compiled(code)
        return text


def _kind(what: object) -> str:
    return type(what).__qualname__


def _library_name(what: Any) -> str | None:
    """Return the name of what a library or this package made; None for all else, such as values."""
    if isinstance(what, ModuleType):
        return what.__name__ if _is_library(what.__name__) else None
    named = getattr(what, "__qualname__", None) if callable(what) else None
    module = getattr(what, "__module__", None)
    if not isinstance(named, str) or not isinstance(module, str) or hasattr(what, "__self__"):
        return f"{module}.{named}" if type(what).__name__ == "builtin_function_or_method" else None
    # What a decorator of a library made holds what somebody wrote, and a lambda has no name of its own.
    return f"{module}.{named}" if _is_library(module) and "<" not in named else None


@lru_cache(maxsize=1024)
def _is_library(module: str) -> bool:
    first = module.partition(".")[0]
    if first == "__main__":  # a notebook's; the file of that name is the kernel's
        return False
    if first in sys.stdlib_module_names or first == HOUSE:
        return True
    file = getattr(sys.modules.get(module), "__file__", None) or getattr(
        sys.modules.get(first), "__file__", ""
    )
    places = {sysconfig.get_path(name) for name in ("purelib", "platlib")}
    return any(Path(str(file)).is_relative_to(place) for place in places) if file else False


def _globals(code: CodeType) -> Iterator[str]:
    """Yield the names that code reads from outside, that of functions within it too."""
    for step in dis.get_instructions(code):
        if step.opname in {"LOAD_GLOBAL", "LOAD_NAME"}:
            yield step.argval
    for inner in _codes(code):
        yield from _globals(inner)


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield from (part for part in code.co_consts if isinstance(part, CodeType))


def _compiled(code: CodeType) -> str:
    """Return what this Python made of code, without where it stands."""
    values = [_compiled(part) if isinstance(part, CodeType) else repr(part) for part in code.co_consts]
    # Sets of constants stand in no order.
    values = [
        repr(sorted(map(repr, part))) if isinstance(part, frozenset) else text
        for part, text in zip(code.co_consts, values, strict=True)
    ]
    names = (code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)
    return f"{code.co_code.hex()} {values} {names} {code.co_argcount} {code.co_flags & FLAGS}"


def _text_of(code: CodeType) -> str | None:
    """Return what the text of a function says; None if it is not at hand, or is another by now."""
    tree, known = _parsed("".join(linecache.getlines(code.co_filename)))
    if tree is None or _place(code) not in known:
        return None
    line = code.co_firstlineno
    nodes = [node for node in ast.walk(tree) if isinstance(node, _FUNCTIONS) and _first_line(node) == line]
    if len(nodes) > 1:  # several lambdas in one line: by where their steps stand
        places = [place for place in code.co_positions() if None not in place and place[2] != place[3]]
        nodes = [node for node in nodes if _holds(node, places)]
        nodes = sorted(
            nodes, key=lambda node: (node.end_lineno or 0, node.end_col_offset or 0, -node.col_offset)
        )
    return _tree_text(nodes[0]) if nodes else None


def _first_line(node: Any) -> int:
    decorated = getattr(node, "decorator_list", [])
    return min([node.lineno, *(each.lineno for each in decorated)])


def _holds(node: Any, places: list[Any]) -> bool:
    """Return whether all steps of some code stand within the body of a node."""
    body = node.body if isinstance(node, ast.Lambda) else node
    start, end = (body.lineno, body.col_offset), (body.end_lineno, body.end_col_offset)
    found = [start <= (first, left) and (last, right) <= end for first, last, left, right in places]
    return bool(found) and all(found)


@lru_cache(maxsize=64)
def _parsed(text: str) -> tuple[ast.AST | None, frozenset[Any]]:
    """Return a text as a tree, and all code that is made of it."""
    try:
        tree = ast.parse(text)
        made = compile(text, "<own>", "exec", dont_inherit=True)
    except (SyntaxError, ValueError, RecursionError):
        return None, frozenset()
    return (tree if text else None), frozenset(map(_place, _all_codes(made)))


def _all_codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for inner in _codes(code):
        yield from _all_codes(inner)


def _place(code: CodeType) -> tuple[object, ...]:
    """Return what code is and where it stands in its text."""
    return code.co_name, code.co_firstlineno, _compiled(code), tuple(code.co_positions())


def _tree_text(tree: ast.AST) -> str:
    """Return what a text says, whatever its layout, without docstrings."""
    tree = deepcopy(tree)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and isinstance(node, _DOCUMENTED) and ast.get_docstring(node, clean=False):
            node.body = [*body[1:], ast.Pass()] if len(body) == 1 else body[1:]
    return told_tree(tree)


_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
