"""The text of a file that somebody wrote, before anything is read from it."""

from __future__ import annotations

from algeria_lab.checking.faults import Fault, Kind, WrongFile

# Some editors put it in front of a text; spreadsheets misread the letters of a table without it.
BYTE_ORDER_MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"


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
