"""Plain data as YAML, as a person would write it at a place of a text."""

from __future__ import annotations

import json
import re
import textwrap
from typing import Any, NamedTuple

WIDTH = 100  # columns after which lists and texts go over several lines
STEP = 2  # columns by which what belongs to a key is indented
# Texts that can stand without quotation marks wherever YAML is read, by its older versions too.
_PLAIN = re.compile(
    r"[^\W\d_](?:[\w .;()/%«»‘’“”–—…!?+'-]|,(?= )|:(?! |$)|(?<! )#)*(?<![ :])"
    r"|\d+-[a-z][a-z-]*"  # such as 1956-like, which is no number
)
_IN_FLOW = re.compile(r"[\w .@-]*")
_WORDS = {"true", "false", "yes", "no", "on", "off", "null", "none", "nan", "inf", "y", "n"}


class Place(NamedTuple):
    """Where something is written.

    Attributes:
        indent: Column of the key or dash that it belongs to.
        in_flow: Whether it stands between brackets.
        has_tail: Whether something follows in its line, such as a comment.
        style: How the text was written that it takes the place of.
    """

    indent: int = 0
    in_flow: bool = False
    has_tail: bool = False
    style: str | None = None


def written(value: object, place: Place) -> str:
    """Return data as YAML; what goes over lines of its own begins with a line break."""
    if isinstance(value, str):
        return text_written(value, place)
    if isinstance(value, dict | list) and value:
        short = _flow(value)
        is_short = len(short) + place.indent < WIDTH and "\\n" not in short and _is_flat(value)
        if place.in_flow or (is_short and (isinstance(value, list) or _is_small(value))):
            return short
        return _table(value, place) if isinstance(value, dict) else _list(value, place)
    return json.dumps(value)


def text_written(text: str, place: Place) -> str:
    """Return a text as YAML: bare where that is safe, else between quotation marks or in lines of its own."""
    fits = not place.in_flow and not place.has_tail and text.strip() and _is_legible(text)
    if fits and (place.style in ("|", ">") or "\n" in text.rstrip("\n")):
        return _block(text, place)
    if place.style == "'" and "\n" not in text and _is_legible(text):
        return "'" + text.replace("'", "''") + "'"
    is_plain = _PLAIN.fullmatch(text) and text.casefold() not in _WORDS
    if is_plain and place.style != '"' and (not place.in_flow or _IN_FLOW.fullmatch(text)):
        return text
    return json.dumps(text, ensure_ascii=not _is_legible(text))


def _is_legible(text: str) -> bool:
    return all(sign.isprintable() or sign in "\n\u00a0\u202f" for sign in text)


def _is_flat(value: dict[str, Any] | list[Any]) -> bool:
    inside = value.values() if isinstance(value, dict) else value
    return not any(isinstance(one, dict | list) and one for one in inside)


def _is_small(table: dict[str, Any]) -> bool:
    """Return whether a table reads well in one line: texts by language, and what has two keys."""
    return len(table) <= 2


def _flow(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(key)}: {_flow(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_flow, value)) + "]"
    return written(value, Place(in_flow=True))


def _key(key: str) -> str:
    return text_written(key, Place(in_flow=True))


def _table(table: dict[str, Any], place: Place) -> str:
    indent = place.indent + STEP
    lines = [pair_written(key, value, Place(indent)) for key, value in table.items()]
    return "".join(f"\n{' ' * indent}{line}" for line in lines)


def pair_written(key: str, value: object, place: Place) -> str:
    """Return a key with its value; the key stands in the column of the place."""
    text = written(value, place)
    return f"{_key(key)}:{text}" if text.startswith("\n") else f"{_key(key)}: {text}"


def _list(items: list[Any], place: Place) -> str:
    indent = place.indent + STEP
    return "".join(f"\n{' ' * indent}{item_written(item, indent)}" for item in items)


def item_written(item: object, indent: int) -> str:
    """Return an item of a list with its dash, which stands in that column."""
    place = Place(indent)
    text = _table(item, place) if isinstance(item, dict) and item else written(item, place)
    return f"- {text.lstrip()}"


def _block(text: str, place: Place) -> str:
    """Return a text in lines of its own, folded where the one before was."""
    indent, sign = " " * (place.indent + STEP), "|"
    keep = "" if text.endswith("\n") else "-"
    lines = text.rstrip("\n").split("\n")
    if place.style == ">":
        sign = ">"
        wide = max(WIDTH - len(indent), 40)
        folded = [textwrap.wrap(line, wide, break_long_words=False, break_on_hyphens=False) for line in lines]
        lines = [line for part in folded for line in (*part, "")][:-1]
    return "\n".join([f"{sign}{keep}", *[f"{indent}{line}".rstrip() for line in lines]])
