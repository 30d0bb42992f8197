"""What a program says in a Python that has what a browser's has, and when two of them say the same."""

import json
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
STAND_INS = ROOT / "algeria_lab" / "apps" / "site" / "stand_ins"


@cache
def said_in_a_browser(module: str) -> dict[str, Any]:
    """Return what a module of these tests prints as JSON where nothing is but what a browser's Python has.

    Args:
        module: Its name, such as ``tests.site.drawn``; it takes away the rest with ``--as-in-a-browser``.
    """
    path = os.pathsep.join(map(str, (STAND_INS, ROOT)))
    line = [sys.executable, "-m", module, "--as-in-a-browser"]
    done = subprocess.run(
        line, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


def alike(message: Any) -> Any:
    """Return a message as all runs of Python send it: models numbered by place, columns in order."""
    numbers: dict[str, str] = {}

    def sorted_columns(part: dict[str, Any]) -> dict[str, Any]:
        if part.get("type") == "map":
            part["entries"] = sorted(part["entries"], key=lambda entry: json.dumps(entry[0]))
        return part

    text = json.dumps(json.loads(json.dumps(message), object_hook=sorted_columns))
    return json.loads(re.sub(r'"p\d+"', lambda one: numbers.setdefault(one[0], f'"p-{len(numbers)}"'), text))
