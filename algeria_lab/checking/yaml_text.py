"""The text of a YAML file: read with care into plain data, and where everything stands in it.

The nodes of the parser are turned into plain data here: no tag makes an object, nothing is repeated by an
alias, and every value and key knows its line and column.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from algeria_lab.checking.faults import Fault, Kind, Path, WrongFile, quoted

DEEPEST = 20  # a scenario has seven levels
_LONGEST_NUMBER = 30  # signs
_WHOLE = re.compile(r"[-+]?[0-9]+")


class Spot(NamedTuple):
    """Where something stands.

    Attributes:
        line: Counted from 1.
        column: Counted from 1.
    """

    line: int
    column: int


class Marked(NamedTuple):
    """The data of a YAML text, and where everything stands.

    Attributes:
        data: Plain dicts, lists, texts, numbers, truths and None.
        values: Where each value begins, by the keys and positions that lead to it.
        keys: Where each key of a table begins, likewise.
        faults: What is odd about the text itself: keys that stand twice, aliases, tags.
    """

    data: object
    values: Mapping[Path, Spot]
    keys: Mapping[Path, Spot]
    faults: tuple[Fault, ...]

    def spot(self, path: Path) -> Spot:
        """Return where a thing stands, or else the nearest thing around it that is there."""
        while path:
            if path in self.keys:
                return self.keys[path]
            if path in self.values:
                return self.values[path]
            path = path[:-1]
        return Spot(1, 1)


def read_yaml(text: str, kind: Kind, name: str) -> Marked:
    """Return the data of a YAML text; JSON is YAML too.

    Args:
        text: The text.
        kind: What it should be.
        name: Name of the file, for messages.

    Raises:
        WrongFile: If it is too large or no YAML; with the place where the reading ended.
    """
    if len(text.encode("utf-8", "surrogatepass")) > kind.most:
        raise WrongFile(kind, name, [Fault((), "large", {"most": kind.most}, kind.rule)])
    try:
        node = YAML(typ="safe", pure=True).compose(text)
        walk = _Walk()
        data = None if node is None else walk.value(node, ())
    except RecursionError:
        raise WrongFile(kind, name, [Fault((), "deep", {}, kind.rule, 1)]) from None
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        said = {"problem": quoted(error.problem or "")}
        raise WrongFile(kind, name, [Fault((), "yaml", said, kind.rule, line, column=column)]) from error
    except (YAMLError, ValueError) as error:
        raise WrongFile(
            kind, name, [Fault((), "yaml", {"problem": quoted(str(error))}, kind.rule, 1)]
        ) from error
    return Marked(data, walk.values, walk.keys, tuple(walk.faults))


class _Walk:
    """Turns nodes into plain data and notes where they stand."""

    def __init__(self) -> None:
        self.values: dict[Path, Spot] = {}
        self.keys: dict[Path, Spot] = {}
        self.faults: list[Fault] = []
        self._seen: set[int] = set()

    def value(self, node: Node, path: Path) -> object:
        """Return the data of a node."""
        spot = _spot(node)
        self.values[path] = spot
        if id(node) in self._seen:
            self._note(path, "alias", spot)
            return None
        if len(path) > DEEPEST:
            self._note(path, "deep", spot)
            return None
        self._seen.add(id(node))
        if isinstance(node, MappingNode):
            return self._table(node, path)
        if isinstance(node, SequenceNode):
            return [self.value(item, (*path, place)) for place, item in enumerate(node.value)]
        assert isinstance(node, ScalarNode)
        return self._scalar(node, path, spot)

    def _table(self, node: MappingNode, path: Path) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key_node, value_node in node.value:
            key = str(key_node.value) if isinstance(key_node, ScalarNode) else quoted("[...]")
            here = (*path, key)
            if key in found:
                self._note(here, "double", _spot(key_node), given=quoted(key))
                continue
            self.keys[here] = _spot(key_node)
            found[key] = self.value(value_node, here)
        return found

    def _scalar(self, node: ScalarNode, path: Path, spot: Spot) -> object:
        text = str(node.value)
        read = _READ.get(str(node.tag).rpartition(":")[2])
        if read is None:
            if not str(node.tag).startswith("tag:yaml.org,2002:"):
                self._note(path, "tag", spot, given=quoted(str(node.tag)))
            return text
        if len(text) > _LONGEST_NUMBER:
            self._note(path, "number", spot)
            return 0
        return read(text)

    def _note(self, path: Path, problem: str, spot: Spot, **values: str) -> None:
        self.faults.append(Fault(path, problem, values, line=spot.line, column=spot.column))


def _spot(node: Node) -> Spot:
    return Spot(node.start_mark.line + 1, node.start_mark.column + 1)


def _number(text: str) -> object:
    try:
        return int(text) if _WHOLE.fullmatch(text) else float(text.replace("_", ""))
    except ValueError:
        return text


_READ: Mapping[str, Callable[[str], object]] = {
    "int": _number,
    "float": _number,
    "bool": lambda text: text.casefold() == "true",
    "null": lambda _text: None,
}
