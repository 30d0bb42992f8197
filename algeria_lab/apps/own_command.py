"""How this program is called in a terminal of this computer, whole and ready to be copied."""

import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

NAME = "algeria-lab"
STARTED_IN = "ALGERIA_LAB_STARTED_IN"  # the folder in which the person who started the server was
BROWSER = "emscripten"  # where a browser itself runs the page, and there is no terminal


def own_command(python: str = "", system: str = os.name) -> str:
    """Return the command of this program by its full path, quoted for the shell of this computer.

    A notebook hands it to its page, for nobody who teaches knows where a program was installed. A page that a
    browser itself runs says how it is called wherever it is installed.

    Args:
        python: The Python that runs it; that of this process if left out.
        system: Which system it is, as `os.name` says.
    """
    if sys.platform == BROWSER:
        return NAME
    runs = Path(python or sys.executable)
    own = runs.with_name(f"{NAME}.exe" if system == "nt" else NAME)
    if own.exists():
        return _quoted([str(own)], system)
    return _quoted([str(runs), "-m", NAME.replace("-", "_")], system)


def own_line(arguments: Sequence[str], python: str = "", system: str = os.name) -> str:
    """Return the command of this program with what follows it; see `own_command`.

    Args:
        arguments: What follows it, word by word.
        python: The Python that runs it; that of this process if left out.
        system: Which system it is, as `os.name` says.
    """
    return " ".join([own_command(python, system), *(quoted(one, system) for one in arguments)])


def quoted(word: str, system: str = os.name) -> str:
    """Return a word, such as the path of a file, as it is written behind a command in a terminal."""
    if system != "nt":
        return shlex.quote(word)
    return f'"{word}"' if " " in word else word


def _quoted(words: list[str], system: str) -> str:
    """Return words as one line; PowerShell, which Windows opens, runs a quoted path only behind a sign."""
    line = " ".join(quoted(word, system) for word in words)
    return f"& {line}" if system == "nt" and line.startswith('"') else line
