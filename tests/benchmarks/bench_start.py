"""Start-up: how long imports take, beside the import of `json` as a yardstick of the machine."""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import subprocess
import sys

MEASURED = {
    "json": "import json",
    "algeria_lab": "import algeria_lab",
    "the engine and the doctrines": (
        "import algeria_lab.players.algeria.registry, algeria_lab.players.algeria.simulator"
    ),
    "Colonial Twilight and its players": (
        "import algeria_lab.players.twilight.registry, algeria_lab.players.twilight.simulator"
    ),
    "a first game of Colonial Twilight": "from algeria_lab import open_game; open_game('twilight')",
    "the words": "from algeria_lab.views.algeria.words.text import Words; Words('en')",
}
HEAVY = ("pandas", "bokeh", "ipywidgets", "pydantic", "numpy")
LAPS = 7


def import_time(statement: str) -> tuple[float, list[str]]:
    """Return the milliseconds of an import in a fresh interpreter, the best of several, and heavy modules."""
    code = (
        "import sys, time; begun = time.process_time(); "
        f"exec({statement!r}); spent = time.process_time() - begun; "
        f"print(spent * 1000, *[name for name in {HEAVY!r} if name in sys.modules])"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True
        ).stdout.split()
        for _ in range(LAPS)
    ]
    return min(float(words[0]) for words in runs), runs[0][1:]


def run() -> None:
    """Print the cost of imports, as milliseconds and as multiples of `import json`."""
    yardstick = 0.0
    for name, statement in MEASURED.items():
        spent, heavy = import_time(statement)
        yardstick = yardstick or spent
        named = ", ".join(heavy) or "none"
        print(f"{name:33} {spent:7.1f} ms  {spent / yardstick:5.1f} x json  heavy modules: {named}")
