"""How French is set, its spaces that break no line and its apostrophe: what is wrong, told and mended."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

NO_BREAK, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
LETTER = r"[^\W\d_]"
WIDE = f"a no-break space (U+00A0, {NO_BREAK!r})"
THIN = f"a narrow no-break space (U+202F, {NARROW!r})"


class Law(NamedTuple):
    """One thing that typesetters of French see to.

    Attributes:
        sign: A pattern of what is wrong; the whole of what it finds is replaced.
        instead: What stands there then.
        advice: What to type.
        in_quotes: Whether it holds within « », too, where what is to be typed may be quoted.
    """

    sign: str
    instead: str
    advice: str
    in_quotes: bool = True


LAWS = (
    Law(r"(?<=\S) (?=[:»]|%(?![\w-]+%))", NO_BREAK, f"{WIDE} before “:”, “»” and “%”"),
    Law(r"(?<=\S) (?=[;!?](?!=))", NARROW, f"{THIN} before “;”, “!” and “?”"),
    Law(r"(?<=«) |(?<=«)(?=[^\s\u00a0\u202f])", NO_BREAK, f"{WIDE} after “«”"),
    Law(r"(?<=[^\s\u00a0\u202f])(?=»)", NO_BREAK, f"{WIDE} before “»”"),
    Law(r"(?<=[^\s;!?])(?=[;!?]+(\s|$))", NARROW, f"{THIN} before “;”, “!” and “?”", in_quotes=False),
    # An English title has a capital letter behind its colon, or begins with Algeria: it keeps its colon.
    Law(
        rf"(?<={LETTER})(?<!Algeria)(?=:(\s+[^\sA-Z]|\s*$))",
        NO_BREAK,
        f"{WIDE} before “:”",
        in_quotes=False,
    ),
    Law(
        rf"(?<={LETTER})''?(?={LETTER})", APOSTROPHE, f"the apostrophe {APOSTROPHE} (U+2019)", in_quotes=False
    ),
)
QUOTED, CODE = re.compile("«[^»\n]*»"), re.compile("`[^`\n]*`")


class Fault(NamedTuple):
    """What is wrong at a place of a text.

    Attributes:
        start: Where it begins, from the beginning of the text.
        end: Where it ends; the same where something is missing.
        law: What it breaks.
    """

    start: int
    end: int
    law: Law


def faults(text: str, french: Iterable[tuple[int, int]]) -> list[Fault]:
    """Return what is wrong in the French of a text, in its order.

    Args:
        text: The whole file, in which sentences have what is before and after them.
        french: Where sentences stand in it, from and to; code between them is nobody's French.
    """
    possible = list(_found(text))
    read = list(french) if possible else []  # to read a file takes longer than to look for signs in it
    quoted, code = ([found.span() for found in sign.finditer(text)] for sign in (QUOTED, CODE))
    return sorted(
        (
            fault
            for fault in possible
            if _is_within(fault, read)
            and not _is_within(fault, code)
            and (fault.law.in_quotes or not _is_within(fault, quoted))
        ),
        key=lambda fault: fault.start,
    )


def mended(text: str, found: Iterable[Fault]) -> str:
    """Return a text without some faults."""
    for fault in sorted(found, key=lambda fault: fault.start, reverse=True):
        text = text[: fault.start] + fault.law.instead + text[fault.end :]
    return text


def told(name: str, text: str, fault: Fault) -> str:
    """Return in a line where a fault is, the sentence with the fault between ⟦ ⟧, and what to type."""
    number = text.count("\n", 0, fault.start) + 1
    begun = text.rfind("\n", 0, fault.start) + 1
    over = (text + "\n").index("\n", fault.end)
    before, after = (
        text[max(begun, fault.start - 50) : fault.start],
        text[fault.end : min(over, fault.end + 30)],
    )
    said = f"{before}⟦{text[fault.start : fault.end]}⟧{after}".strip()
    return f"{name}:{number}: {said}\n    at ⟦⟧ type {fault.law.advice}; `make format` does it."


def _found(text: str) -> Iterator[Fault]:
    for law in LAWS:
        yield from (Fault(*found.span(), law) for found in re.finditer(law.sign, text))


def _is_within(fault: Fault, spans: Iterable[tuple[int, int]]) -> bool:
    """Return whether a fault, or what is around something that is missing, stands in any of some parts."""
    first = fault.start if fault.end > fault.start else fault.start - 1
    return any(start <= first and fault.start < end for start, end in spans)
