"""The text of a file that somebody wrote, before anything is read from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from algeria_lab.checking.faults import Fault, Kind, WrongFile

# Some editors put it in front of a text; spreadsheets misread the letters of a table without it.
BYTE_ORDER_MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"
DEEPEST = 20  # levels of lists and tables in each other; a scenario has seven


def plain_text(text: str, kind: Kind, name: str) -> str:
    """Return a text without the mark that editors may put in front of it.

    Args:
        text: The text.
        kind: What it should be.
        name: Name of the file, for messages.

    Raises:
        WrongFile: If it is too large.
    """
    if len(text.encode("utf-8", "surrogatepass")) > kind.most:
        raise WrongFile(kind, name, [Fault((), "large", {"most": kind.most}, kind.rule, 1, column=1)])
    return text.removeprefix(BYTE_ORDER_MARK)


def has_half_signs(text: str) -> bool:
    """Return whether a text holds half of a sign, which a browser may send and no file can hold."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return True
    return False


def is_deep(data: object) -> bool:
    """Return whether lists and tables stand in each other deeper than anything that is read here.

    It does not call itself: whatever walks through such data would come to the end of Python's patience.
    """
    level = [data]
    for _ in range(DEEPEST + 1):
        level = [part for whole in level for part in _parts(whole)]
        if not level:
            return False
    return True


def _parts(whole: object) -> Iterable[object]:
    if isinstance(whole, Mapping):
        return whole.values()
    return whole if isinstance(whole, list) else ()
