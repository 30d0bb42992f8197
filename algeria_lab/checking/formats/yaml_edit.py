"""Edits of a YAML text that leave everything else as it was written: comments, order, quotation marks, lines.

What somebody wrote is never written anew. An edit replaces the letters of one value, or puts in or takes out
lines; afterwards the text is read again, and an edit that brought about anything but what was asked for is
refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import deepcopy
from typing import Any, NamedTuple

from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from algeria_lab.checking.faults import Kind, Path, WrongFile
from algeria_lab.checking.formats.yaml_spans import Spans
from algeria_lab.checking.formats.yaml_text import read_yaml
from algeria_lab.checking.formats.yaml_write import Place, item_written, pair_written, written
from algeria_lab.core.refusals import LabError


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
        self._at = Spans(text)

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
        node = self._at.node(path)
        if node is not None:
            return self._checked([self._replaced(path, node, value)], wanted, path)
        if self._at.root is None:
            raise CannotEdit(path)
        depth = next(
            depth for depth in range(len(path), 0, -1) if self._at.node(path[: depth - 1]) is not None
        )
        for key in reversed(path[depth:]):
            value = {key: value} if isinstance(key, str) else [value]
        around = self._at.node(path[: depth - 1])
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

    def rename(self, path: Path, new: str) -> list[Change]:
        """Return the changes that give a key of a table another name, in its place.

        Raises:
            CannotEdit: If something else would change.
        """
        key, around = self._at.key(path), _at(self.data, path[:-1])
        if key is None or new in around:
            raise CannotEdit(path)
        wanted = deepcopy(self.data)
        table = _at(wanted, path[:-1])
        table[new] = table.pop(path[-1])
        text = written(new, Place(in_flow=True))
        return self._checked([Change(key.start_mark.index, key.end_mark.index, text)], wanted, path)

    def insert(self, path: Path, place: int, value: object, order: Sequence[str] = ()) -> list[Change]:
        """Return the changes that put a value into a list, before the one in that place.

        Raises:
            CannotEdit: If something else would change.
        """
        node = self._at.node(path)
        if not isinstance(node, SequenceNode) or not node.value:
            return self.put(path, [value], order)
        wanted = deepcopy(self.data)
        _at(wanted, path).insert(place, value)
        if node.flow_style:
            text = written(value, Place(in_flow=True))
            at = (
                self._at.end(node.value[-1])
                if place == len(node.value)
                else node.value[place].start_mark.index
            )
            text = f", {text}" if place == len(node.value) else f"{text}, "
            return self._checked([Change(at, at, text)], wanted, path)
        indent = self._at.column(self._at.dash(node.value[0]))
        line = f"{' ' * indent}{item_written(value, indent)}"
        if place < len(node.value):
            at = self._at.reach(node, place)[0]
            return self._checked([Change(at, at, f"{line}\n")], wanted, path)
        at = self._at.line_end(self._at.end(node))
        return self._checked([Change(at, at, f"\n{line}")], wanted, path)

    def move(self, path: Path, by: int) -> list[Change]:
        """Return the changes that exchange an item of a list with its neighbour, the comments above included.

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
        node = self._at.node(path[:-1])
        assert isinstance(node, SequenceNode)
        (start, end), (start_two, end_two) = (self._at.reach(node, one) for one in (first, second))
        one, two = self.text[start:end], self.text[start_two:end_two]
        if one.endswith("\n") and not two.endswith("\n"):  # the last line of the text
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
        start, end = node.start_mark.index, self._at.end(node)
        key = self._at.key(path)
        style = node.style if isinstance(node, ScalarNode) else None
        in_flow = self._at.in_flow(path)
        has_tail = bool(self.text[end : self._at.line_end(end)].strip())
        is_block = not in_flow and isinstance(node, SequenceNode | MappingNode) and not node.flow_style
        base = self._at.indent_of(path)
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
        node, key = self._at.node(path[:-1]), path[-1]
        if not isinstance(node, MappingNode) or not isinstance(key, str):
            raise CannotEdit(path)
        in_flow = self._at.in_flow(path) or node.flow_style
        if not node.value:
            return self._replaced(path[:-1], node, {key: value})
        if in_flow:
            at = self._at.end(node) - 1
            at = len(self.text[:at].rstrip())
            return Change(at, at, f", {written({key: value}, Place(in_flow=True))[1:-1]}")
        before = _before(key, [str(one.value) for one, _ in node.value], order)
        indent = self._at.column(node.value[0][0].start_mark.index)
        line = pair_written(key, value, Place(indent))
        if before is not None:
            at = self._at.line_end(self._at.pair_end(*node.value[before]))
            return Change(at, at, f"\n{' ' * indent}{line}")
        at = node.value[0][0].start_mark.index
        return Change(at, at, f"{line}\n{' ' * indent}")

    def _removed(self, path: Path) -> Change:
        """Return the change that takes out a key with its value, or an item."""
        node = self._at.node(path[:-1])
        if isinstance(node, SequenceNode) and not node.flow_style:
            if len(node.value) == 1:
                return self._replaced(path[:-1], node, [])
            place = int(path[-1])
            start = self._at.line_start(self._at.dash(node.value[place]))
            end = self._at.line_end(self._at.end(node.value[place])) + 1
            if end > len(self.text):  # the last line, without an end of its own
                start = max(start - 1, 0)
            return Change(start, min(end, len(self.text)), "")
        if (
            not isinstance(node, MappingNode)
            or node.flow_style
            or self._at.in_flow(path)
            or len(node.value) == 1
        ):
            left = deepcopy(_at(self.data, path[:-1]))
            del left[path[-1]]
            assert node is not None
            return self._replaced(path[:-1], node, left)
        place = [str(key.value) for key, _ in node.value].index(str(path[-1]))
        start, end = node.value[place][0].start_mark.index, self._at.pair_end(*node.value[place])
        if self.text[self._at.line_start(start) : start].strip():  # behind the dash of an item
            after = node.value[place + 1][0].start_mark.index
            comment = self.text.find("#", end, after)
            return Change(start, after if comment < 0 else comment, "")
        tail = self.text[end : self._at.line_end(end)]
        if tail.lstrip().startswith("#"):  # a comment outlives what it was written behind
            return Change(start, end + tail.index("#"), "")
        return Change(self._at.line_start(start), min(self._at.line_end(end) + 1, len(self.text)), "")


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
