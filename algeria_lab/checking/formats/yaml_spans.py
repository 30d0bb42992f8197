"""Where the parts of a YAML text begin and end, counted in signs."""

from __future__ import annotations

from functools import lru_cache

from ruamel.yaml import YAML
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from algeria_lab.checking.faults import Path

BLOCK = ("|", ">")  # how a text in lines of its own begins


@lru_cache(maxsize=4)
def _composed(text: str) -> Node | None:
    """Return the nodes of a text, which nobody changes: one edit looks at the same text several times."""
    found: Node | None = YAML(typ="safe", pure=True).compose(text)
    return found


class Spans:
    """Knows where each part of a text stands.

    Args:
        text: The text, which can be read.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.root = _composed(text)

    def node(self, path: Path) -> Node | None:
        """Return the node of a value."""
        node = self.root
        for key in path:
            if isinstance(node, MappingNode):
                node = next((value for one, value in node.value if one.value == key), None)
            elif isinstance(node, SequenceNode) and isinstance(key, int) and key < len(node.value):
                node = node.value[key]
            else:
                return None
        return node

    def key(self, path: Path) -> Node | None:
        """Return the node of a key; None for an item of a list and for the whole."""
        around = self.node(path[:-1]) if path else None
        pairs = around.value if isinstance(around, MappingNode) else ()
        return next((one for one, _ in pairs if one.value == path[-1]), None)

    def in_flow(self, path: Path) -> bool:
        """Return whether something stands between brackets."""
        around = (self.node(path[:depth]) for depth in range(len(path)))
        return any(isinstance(node, MappingNode | SequenceNode) and node.flow_style for node in around)

    def indent_of(self, path: Path) -> int:
        """Return the column from which what belongs to a value is indented: of its key, or its dash."""
        key, node = self.key(path), self.node(path)
        if key is not None:
            return self.column(key.start_mark.index)
        return self.column(self.dash(node)) if path and node is not None else -2

    def end(self, node: Node) -> int:
        """Return where the last sign of a value ends, without what is written behind it."""
        if isinstance(node, SequenceNode | MappingNode) and not node.flow_style and node.value:
            last = node.value[-1]
            return self.pair_end(*last) if isinstance(last, tuple) else self.end(last)
        if isinstance(node, ScalarNode) and node.style in BLOCK:
            return self._block_end(node)
        start, end = node.start_mark.index, node.end_mark.index
        return int(max(start, end))

    def pair_end(self, key: Node, value: Node) -> int:
        """Return where a key with its value ends; a value that is not there ends with the colon."""
        if value.start_mark.index == value.end_mark.index:
            return self.text.index(":", key.end_mark.index) + 1
        return self.end(value)

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

    def reach(self, node: SequenceNode, place: int) -> tuple[int, int]:
        """Return from where to where an item reaches: whole lines, where it has some, and comments above."""
        if node.flow_style:
            return node.value[place].start_mark.index, self.end(node.value[place])
        start = self.line_start(self.dash(node.value[place]))
        while start and self.text[self.line_start(start - 1) : start].lstrip().startswith("#"):
            start = self.line_start(start - 1)
        return start, min(self.line_end(self.end(node.value[place])) + 1, len(self.text))

    def dash(self, item: Node) -> int:
        """Return where the dash of an item stands."""
        return self.text.rindex("-", 0, item.start_mark.index)

    def column(self, index: int) -> int:
        """Return the column of a sign, from 0."""
        return index - self.line_start(index)

    def line_start(self, index: int) -> int:
        """Return where the line of a sign begins."""
        return self.text.rfind("\n", 0, index) + 1

    def line_end(self, index: int) -> int:
        """Return where the line of a sign ends."""
        found = self.text.find("\n", index)
        return len(self.text) if found < 0 else found
