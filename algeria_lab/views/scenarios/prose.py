"""Texts of authors as data: paragraphs, lists, bold and italic, and nothing else; letters stay letters."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from markdown_it import MarkdownIt
    from markdown_it.token import Token


class Run(TypedDict):
    """Letters that look alike."""

    text: str
    strong: NotRequired[bool]
    em: NotRequired[bool]


class Block(TypedDict):
    """A paragraph, which is one item, or a list."""

    kind: Literal["p", "ul", "ol"]
    items: list[list[Run]]


_YEAR = re.compile(r"^(\d{4})\.(?=\s)", re.MULTILINE)  # begins a sentence, and no list
_BREAKS = {"hardbreak": "\n", "softbreak": " "}
_LISTS: dict[str, Literal["ul", "ol"]] = {"bullet_list_open": "ul", "ordered_list_open": "ol"}


def blocks(text: str) -> list[Block]:
    r"""Return a text that somebody wrote in Markdown; what is not known of it stays as it was typed.

    Examples:
        >>> blocks("Look at **Bône**.")[0]["items"]
        [[{'text': 'Look at '}, {'text': 'Bône', 'strong': True}, {'text': '.'}]]
        >>> [block["kind"] for block in blocks("Two ways:\n\n- by road\n- by air")]
        ['p', 'ul']
        >>> blocks("1958. Find Bougie.")[0]["items"]
        [[{'text': '1958. Find Bougie.'}]]
    """
    found: list[Block] = []
    inside: list[Block] = []
    for token in _reader().parse(_YEAR.sub(r"\1\\.", text)):
        if token.type in _LISTS:
            inside.append({"kind": _LISTS[token.type], "items": []})
            found.append(inside[-1])
        elif token.type in ("bullet_list_close", "ordered_list_close"):
            inside.pop()
        elif token.type == "inline":
            runs = _runs(token.children or [])
            if inside:
                inside[-1]["items"].append(runs)
            else:
                found.append({"kind": "p", "items": [runs]})
    return found


@cache
def _reader() -> MarkdownIt:
    from markdown_it import MarkdownIt  # read by those who show a text

    return MarkdownIt("zero").enable(["list", "emphasis", "escape", "newline"])


def _runs(tokens: Sequence[Token]) -> list[Run]:
    runs: list[Run] = []
    strong = em = 0
    for token in tokens:
        if token.type.startswith("strong"):
            strong += token.nesting
        elif token.type.startswith("em_"):
            em += token.nesting
        elif text := _BREAKS.get(token.type, token.content):
            run: Run = {"text": text}
            if strong:
                run["strong"] = True
            if em:
                run["em"] = True
            runs.append(run)
    return runs


def plainly(found: Iterable[Block]) -> Iterator[str]:
    """Yield paragraphs and items without their marks."""
    for block in found:
        for number, item in enumerate(block["items"], start=1):
            mark = {"ul": "• ", "ol": f"{number}. "}.get(block["kind"], "")
            yield mark + "".join(run["text"] for run in item)
