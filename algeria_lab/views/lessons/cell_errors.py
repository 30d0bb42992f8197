"""What a cell of a lesson says when it does not work: the reader's own line, and what stood in the way."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING, Any

from algeria_lab.checking.causes import told
from algeria_lab.core.refusals import LabError
from algeria_lab.views.shared.messages import Messages

if TYPE_CHECKING:
    from types import TracebackType


def tell_errors_of_cells(language: str) -> None:
    """Tell from now on what goes wrong in the cells of this notebook in a few lines; elsewhere do nothing.

    Whoever wants to see how Python came there writes ``%tb``.

    Args:
        language: ``en`` or ``fr``.
    """
    from IPython.core.getipython import get_ipython

    shell: Any = get_ipython()
    if shell is None:
        return
    words = Messages(language)

    def tell(shell: Any, kind: type[Exception], error: Exception, trace: TracebackType, **_: object) -> None:
        if isinstance(error, SyntaxError):
            shell.showsyntaxerror()
            return
        rows = [row for row in traceback.extract_tb(trace) if shell.compile.format_code_name(row.filename)]
        said = error_said(error, [(row.lineno or 0, row.line or "") for row in rows], words)
        error._render_traceback_ = lambda: said  # type: ignore[attr-defined]  # what IPython asks for
        shell.showtraceback((kind, error, trace))

    shell.set_custom_exc((Exception,), tell)


def error_said(error: Exception, own: list[tuple[int, str]], words: Messages) -> list[str]:
    """Return what is said of an error.

    Args:
        error: The error.
        own: Lines of the reader's cells that led to it: number and text.
        words: The reader's language.
    """
    lines = [words.say("cells-line", line=line, text=text) for line, text in own]
    if isinstance(error, LabError):
        return [*lines, told(error, words.language)]
    return [*lines, f"{type(error).__name__}: {error}", words.say("cells-kept")]
