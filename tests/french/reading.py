"""Where French stands in the files of the project: sentences, without the code between them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import yaml
from fluent.syntax import FluentParser, ast, visitor

ROOT = Path(__file__).parents[2]
WHERE = (
    "algeria_lab/data/messages/fr/*/*.ftl",
    "algeria_lab/data/**/*.toml",
    "algeria_lab/data/scenarios/examples/*.yaml",
    "lessons/*/*.yaml",
    "docs/fr/**/*.md",
)
WRITTEN_FROM_OTHERS = ".learner."
"""Part of the names of files that `make notebooks` writes."""
TYPED = {"board-key-help", "terminal-example-algeria", "terminal-file-exists"}
"""Messages that show a key or a command to type, where French spacing would be wrong."""
ROW = re.compile(r'\b(?:fr|french) = (?:"((?:[^"\\\n]|\\.)+)"|"""(.*?)""")', re.DOTALL)
WISH = re.compile(r"^# .*\(fr: («.*»)\)$", re.MULTILINE)
"""What a teacher would say of an example, in its second line."""
CODE = re.compile(r"^---\n.*?^---$|`[^`]+`|^```.*?^```$", re.MULTILINE | re.DOTALL)
Span = tuple[int, int]


def files() -> list[str]:
    """Return the files in which French is written, from the root of the project."""
    found = {path for pattern in WHERE for path in ROOT.glob(pattern) if WRITTEN_FROM_OTHERS not in path.name}
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


def french(name: str, text: str) -> Iterator[Span]:
    """Yield where French stands in a file, from and to.

    Args:
        name: Its name; the end says how it is read.
        text: What it holds.

    Raises:
        KeyError: If it is of a kind that holds no French.
        yaml.YAMLError: If it is YAML with a slip.
    """
    yield from READ[Path(name).suffix](text)


class _Texts(visitor.Visitor):
    """What of messages is text: no names, no placeables, no variants' keys."""

    def __init__(self) -> None:
        self.spans = list[Span]()

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802 - named by the library
        if node.id.name not in TYPED:
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - named by the library
        if node.span:
            self.spans.append((node.span.start, node.span.end))


def _messages(text: str) -> Iterator[Span]:
    texts = _Texts()
    texts.visit(FluentParser().parse(text))
    yield from texts.spans


def _rows(text: str) -> Iterator[Span]:
    for found in ROW.finditer(text):
        yield found.span(1) if found[1] is not None else found.span(2)


def _documents(text: str) -> Iterator[Span]:
    yield from (found.span(1) for found in WISH.finditer(text))
    root = yaml.compose(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))  # the quick one, if there
    yield from _of_node(root, is_french=False) if root else ()


def _of_node(node: yaml.Node, *, is_french: bool) -> Iterator[Span]:
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            yield from _of_node(value, is_french=is_french or key.value == "fr")
    elif isinstance(node, yaml.SequenceNode):
        for value in node.value:
            yield from _of_node(value, is_french=is_french)
    elif is_french:
        marks = 1 if node.style in {"'", '"'} else 0
        yield node.start_mark.index + marks, node.end_mark.index - marks


def _prose(text: str) -> Iterator[Span]:
    begun = 0
    for found in CODE.finditer(text):
        yield begun, found.start()
        begun = found.end()
    yield begun, len(text)


READ: Mapping[str, Callable[[str], Iterator[Span]]] = {
    ".ftl": _messages,
    ".toml": _rows,
    ".yaml": _documents,
    ".md": _prose,
}
