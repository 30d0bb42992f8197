"""Edits of a YAML text that leave everything else as it was written: comments, order, quotation marks, lines.

What somebody wrote is never written anew. An edit replaces the letters of one value, or puts in or takes out
lines; afterwards the text is read again, and an edit that brought about anything but what was asked for is
refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import deepcopy
from typing import Any, NamedTuple

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from algeria_lab.checking.faults import Kind, Path, WrongFile
from algeria_lab.checking.yaml_text import read_yaml
from algeria_lab.checking.yaml_write import Place, item_written, pair_written, written
from algeria_lab.core.refusals import LabError

BLOCK = ("|", ">")


class Change(NamedTuple):
    """A part of a text that is replaced.

    Attributes:
        start: Where it begins, counted in signs from 0.
        end: Where it ends.
        text: What stands there afterwards.
    """

    start: int
    end: int
    text: str


class CannotEdit(LabError, ValueError):
    """The text is written in a way in which this edit would touch something else; nothing was changed.

    Attributes:
        path: What was to be edited.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(f"{'.'.join(map(str, path)) or 'the text'} can only be edited by hand here.")


def applied(text: str, changes: Iterable[Change]) -> str:
    """Return a text with changes made in it, all counted in the text as it was."""
    for change in sorted(changes, reverse=True):
        text = text[: change.start] + change.text + text[change.end :]
    return text


class YamlEdit:
    """A text that can be edited.

    Args:
        text: The text, which can be read.
        kind: What it should be.

    Raises:
        WrongFile: If it is no YAML.
    """

    def __init__(self, text: str, kind: Kind) -> None:
        self.text, self._kind = text, kind
        self.data = read_yaml(text, kind, "").data
        self._root: Node | None = YAML(typ="safe", pure=True).compose(text)

    def put(self, path: Path, value: object, order: Sequence[str] = ()) -> list[Change]:
        """Return the changes that put a value in a place; tables on the way to it are made.

        Args:
            path: Keys and positions that lead to it.
            value: Plain data.
            order: The order of keys in the table that gets a new one, as far as there is one.

        Raises:
            CannotEdit: If something else would change.
        """
        wanted = _with(self.data, path, value)
        node = self._node(path)
        if node is not None:
            return self._checked([self._replaced(path, node, value)], wanted, path)
        if self._root is None:
            raise CannotEdit(path)
        depth = next(depth for depth in range(len(path), 0, -1) if self._node(path[: depth - 1]) is not None)
        for key in reversed(path[depth:]):
            value = {key: value} if isinstance(key, str) else [value]
        around = self._node(path[: depth - 1])
        if isinstance(around, SequenceNode) and not around.value:
            return self._checked([self._replaced(path[: depth - 1], around, [value])], wanted, path)
        return self._checked([self._added(path[:depth], value, order)], wanted, path)

    def remove(self, path: Path) -> list[Change]:
        """Return the changes that take something out; a table that is empty then goes with it.

        Raises:
            CannotEdit: If something else would change.
        """
        while len(path) > 1 and isinstance(path[-2], str) and len(_at(self.data, path[:-1])) == 1:
            path = path[:-1]
        wanted = deepcopy(self.data)
        del _at(wanted, path[:-1])[path[-1]]
        return self._checked([self._removed(path)], wanted, path)

    def insert(self, path: Path, place: int, value: object, order: Sequence[str] = ()) -> list[Change]:
        """Return the changes that put a value into a list, before the one in that place.

        Raises:
            CannotEdit: If something else would change.
        """
        node = self._node(path)
        if not isinstance(node, SequenceNode) or not node.value:
            return self.put(path, [value], order)
        wanted = deepcopy(self.data)
        _at(wanted, path).insert(place, value)
        if node.flow_style:
            return self._checked([self._replaced(path, node, _at(wanted, path))], wanted, path)
        indent = self._column(self._dash(node.value[0]))
        line = f"{' ' * indent}{item_written(value, indent)}"
        if place < len(node.value):
            at = self._block(node, place)[0]
            return self._checked([Change(at, at, f"{line}\n")], wanted, path)
        at = self._line_end(self._end(node))
        return self._checked([Change(at, at, f"\n{line}")], wanted, path)

    def move(self, path: Path, by: int) -> list[Change]:
        """Return the changes that exchange an item of a list with its neighbour, comments above them included.

        Args:
            path: The item.
            by: -1 or 1.

        Raises:
            CannotEdit: If something else would change.
        """
        place = int(path[-1])
        first, second = sorted((place, place + by))
        wanted = deepcopy(self.data)
        items = _at(wanted, path[:-1])
        items[first], items[second] = items[second], items[first]
        node = self._node(path[:-1])
        assert isinstance(node, SequenceNode)
        if node.flow_style:
            return self._checked([self._replaced(path[:-1], node, items)], wanted, path)
        (start, end), (start_two, end_two) = self._block(node, first), self._block(node, second)
        one, two = self.text[start:end], self.text[start_two:end_two]
        if not two.endswith("\n"):  # the last line of the text
            one, two = one.removesuffix("\n"), f"{two}\n"
        return self._checked([Change(start, end, two), Change(start_two, end_two, one)], wanted, path)

    def _checked(self, changes: list[Change], wanted: object, path: Path) -> list[Change]:
        """Return changes that were tried and bring about what is wanted, and nothing else."""
        try:
            read = read_yaml(applied(self.text, changes), self._kind, "")
        except WrongFile as error:
            raise CannotEdit(path) from error
        if read.data != wanted:
            raise CannotEdit(path)
        return changes

    def _replaced(self, path: Path, node: Node, value: object) -> Change:
        """Return the change that writes a value where another one stands."""
        start, end = node.start_mark.index, self._end(node)
        key = self._key(path)
        style = node.style if isinstance(node, ScalarNode) else None
        in_flow = self._in_flow(path)
        has_tail = bool(self.text[end : self._line_end(end)].strip())
        is_block = not in_flow and isinstance(node, SequenceNode | MappingNode) and not node.flow_style
        base = self._indent_of(path)
        if start == end and key is not None:  # nothing stands behind the colon
            start = end = self.text.index(":", key.end_mark.index) + 1
            return Change(start, end, f" {written(value, Place(base, in_flow, has_tail)).lstrip(' ')}")
        place = Place(base, in_flow or bool(getattr(node, "flow_style", False)), has_tail, style)
        text = written(value, place)
        if is_block and not text.startswith("\n") and key is not None:
            start = self.text.index(":", key.end_mark.index) + 1
            return Change(start, end, f" {text}")
        if text.startswith("\n"):
            start = len(self.text[:start].rstrip(" "))
        return Change(start, end, text)

    def _added(self, path: Path, value: object, order: Sequence[str]) -> Change:
        """Return the change that gives a table a new key, behind those that come before it."""
        node, key = self._node(path[:-1]), path[-1]
        if not isinstance(node, MappingNode) or not isinstance(key, str):
            raise CannotEdit(path)
        in_flow = self._in_flow(path) or node.flow_style
        if not node.value:
            return self._replaced(path[:-1], node, {key: value})
        if in_flow:
            at = self._end(node) - 1
            at = len(self.text[:at].rstrip())
            return Change(at, at, f", {written({key: value}, Place(0, True))[1:-1]}")
        before = _before(key, [str(one.value) for one, _ in node.value], order)
        indent = self._column(node.value[0][0].start_mark.index)
        line = pair_written(key, value, Place(indent))
        at = self._line_end(self._pair_end(*node.value[before])) if before is not None else None
        if at is not None:
            return Change(at, at, f"\n{' ' * indent}{line}")
        at = node.value[0][0].start_mark.index
        return Change(at, at, f"{line}\n{' ' * indent}")

    def _removed(self, path: Path) -> Change:
        """Return the change that takes out a key with its value, or an item."""
        node = self._node(path[:-1])
        if isinstance(node, SequenceNode) and not node.flow_style:
            if len(node.value) == 1:
                return self._replaced(path[:-1], node, [])
            place = int(path[-1])
            start = self._line_start(self._dash(node.value[place]))
            end = self._line_end(self._end(node.value[place])) + 1
            if end > len(self.text):  # the last line, without an end of its own
                start = max(start - 1, 0)
            return Change(start, min(end, len(self.text)), "")
        if not isinstance(node, MappingNode) or node.flow_style or self._in_flow(path) or len(node.value) == 1:
            left = deepcopy(_at(self.data, path[:-1]))
            del left[path[-1]]
            assert node is not None
            return self._replaced(path[:-1], node, left)
        place = [str(key.value) for key, _ in node.value].index(str(path[-1]))
        start, end = node.value[place][0].start_mark.index, self._pair_end(*node.value[place])
        if self.text[self._line_start(start) : start].strip():  # behind the dash of an item
            return Change(start, node.value[place + 1][0].start_mark.index, "")
        return Change(self._line_start(start), min(self._line_end(end) + 1, len(self.text)), "")

    # Where things stand.

    def _node(self, path: Path) -> Node | None:
        """Return the node of a value."""
        node = self._root
        for key in path:
            if isinstance(node, MappingNode):
                node = next((value for one, value in node.value if one.value == key), None)
            elif isinstance(node, SequenceNode) and isinstance(key, int) and key < len(node.value):
                node = node.value[key]
            else:
                return None
        return node

    def _key(self, path: Path) -> Node | None:
        """Return the node of a key; None for an item of a list and for the whole."""
        around = self._node(path[:-1]) if path else None
        pairs = around.value if isinstance(around, MappingNode) else ()
        return next((one for one, _ in pairs if one.value == path[-1]), None)

    def _in_flow(self, path: Path) -> bool:
        """Return whether something stands between brackets."""
        around = (self._node(path[:depth]) for depth in range(len(path)))
        return any(isinstance(node, MappingNode | SequenceNode) and node.flow_style for node in around)

    def _indent_of(self, path: Path) -> int:
        """Return the column from which what belongs to a value is indented: that of its key, or of its dash."""
        key, node = self._key(path), self._node(path)
        if key is not None:
            return self._column(key.start_mark.index)
        return self._column(self._dash(node)) if path and node is not None else -2

    def _end(self, node: Node) -> int:
        """Return where the last sign of a value ends, without what is written behind it."""
        if isinstance(node, SequenceNode | MappingNode) and not node.flow_style and node.value:
            last = node.value[-1]
            return self._pair_end(*last) if isinstance(last, tuple) else self._end(last)
        if isinstance(node, ScalarNode) and node.style in BLOCK:
            return self._block_end(node)
        start, end = node.start_mark.index, node.end_mark.index
        return int(end if end > start else start)

    def _pair_end(self, key: Node, value: Node) -> int:
        """Return where a key with its value ends; a value that is not there ends with the colon."""
        if value.start_mark.index == value.end_mark.index:
            return self.text.index(":", key.end_mark.index) + 1
        return self._end(value)

    def _block_end(self, node: ScalarNode) -> int:
        """Return where the last line of a text of several lines ends."""
        lines = self.text[node.start_mark.index : node.end_mark.index].split("\n")
        held = [line for line in lines[1:] if line.strip()]
        indent = min((len(line) - len(line.lstrip()) for line in held[:1]), default=0)
        end = count = len(lines[0])
        for line in lines[1:]:
            if line.strip() and len(line) - len(line.lstrip()) < indent:
                break
            count += 1 + len(line)
            end = count if line.strip() else end
        return int(node.start_mark.index + end)

    def _block(self, node: SequenceNode, place: int) -> tuple[int, int]:
        """Return from where to where an item reaches: whole lines, with the comments just above it."""
        start = self._line_start(self._dash(node.value[place]))
        while start and self.text[self._line_start(start - 1) : start].lstrip().startswith("#"):
            start = self._line_start(start - 1)
        return start, min(self._line_end(self._end(node.value[place])) + 1, len(self.text))

    def _dash(self, item: Node) -> int:
        """Return where the dash of an item stands."""
        return self.text.rindex("-", 0, item.start_mark.index)

    def _column(self, index: int) -> int:
        return index - self._line_start(index)

    def _line_start(self, index: int) -> int:
        return self.text.rfind("\n", 0, index) + 1

    def _line_end(self, index: int) -> int:
        found = self.text.find("\n", index)
        return len(self.text) if found < 0 else found


def _before(key: str, keys: Sequence[str], order: Sequence[str]) -> int | None:
    """Return the position of the key behind which a new one goes; None if it goes before all."""
    if key not in order:
        return len(keys) - 1
    earlier = set(order[: order.index(key)])
    return max((place for place, one in enumerate(keys) if one in earlier), default=None)


def _at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def _with(data: object, path: Path, value: object) -> object:
    """Return data with a value in a place."""
    if not path:
        return value
    key, *rest = path
    if isinstance(key, int):
        items = list(data) if isinstance(data, list) else []
        if key < len(items):
            items[key] = _with(items[key], tuple(rest), value)
        else:
            items.append(_with(None, tuple(rest), value))
        return items
    table = dict(data) if isinstance(data, dict) else {}
    return {**table, key: _with(table.get(key), tuple(rest), value)}
