"""Where code from outside failed: its own line, for a message that must suffice without a traceback."""

from __future__ import annotations

from difflib import get_close_matches
from linecache import getline
from traceback import walk_tb

HOUSE = "algeria_lab."
MOST_LETTERS = 100  # of a line that is quoted


def told(error: BaseException) -> str:
    """Return the kind of an error and what it says; of an attribute that is none also the nearest."""
    said = f"{type(error).__name__}: {error}".rstrip(": ")
    if isinstance(error, AttributeError) and error.name and error.obj is not None:
        near = get_close_matches(error.name, dir(error.obj), n=1)
        return f"{said}. Did you mean {near[0]!r}?" if near else said
    return said


def line_of(error: BaseException) -> str:
    """Return where code from outside failed, such as ``, in choose, line 6: `...` ``.

    Args:
        error: The error, as it was caught by what called that code.

    Returns:
        The last line of the file, or of the cell of a notebook, where that code begins: what it calls from
        other packages is not looked into. Nothing if none of it was reached.
    """
    steps = [
        (frame.f_code, line)
        for frame, line in walk_tb(error.__traceback__)
        if not str(frame.f_globals.get("__name__", "")).startswith(HOUSE)
    ]
    if not steps:
        return ""
    begun = steps[0][0].co_filename
    code, line = [step for step in steps if step[0].co_filename == begun][-1]
    text = getline(begun, line).strip()
    shown = f": `{text[:MOST_LETTERS]}`" if text else ""
    return f", in {code.co_name}, line {line}{shown}"
