"""What all tests share: the browser they open pages in."""

import os
import shutil
from pathlib import Path

import pytest

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def chromium() -> Path | None:
    """Return the browser of the tests: the one that ALGERIA_LAB_CHROMIUM names, else Debian's."""
    named = os.environ.get("ALGERIA_LAB_CHROMIUM") or "/usr/bin/chromium"
    found = shutil.which(named)
    return Path(found) if found else None


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    """Start the machine's own Chromium; pytest-playwright would look for one that it downloaded."""
    executable = chromium()
    if executable is None:
        pytest.skip("no Chromium here: install it, or name one in ALGERIA_LAB_CHROMIUM")
    return {"executable_path": str(executable), "args": CHROMIUM_FLAGS, "headless": True}
