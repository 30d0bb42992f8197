"""A plugin of pytest that writes down which tests failed and which passed, and can run only some.

``ALGERIA_LAB_NOTED`` names the file to which it adds a line a test; ``ALGERIA_LAB_ONLY`` one with the ids
of the tests to run; ``ALGERIA_LAB_FIRST`` holds names by which tests come first. It needs nothing of this
package, so that it can look at another checkout, too.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

NOTED, ONLY, FIRST = "ALGERIA_LAB_NOTED", "ALGERIA_LAB_ONLY", "ALGERIA_LAB_FIRST"
WORKER = "PYTEST_XDIST_WORKER"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave only the tests that were asked for; first those named after a change."""
    if asked := os.environ.get(ONLY):
        wanted = set(Path(asked).read_text("utf-8").splitlines())
        items[:] = [item for item in items if item.nodeid in wanted]
    if first := os.environ.get(FIRST, "").split():
        files = {path: number for number, path in enumerate(dict.fromkeys(item.path for item in items))}
        named = {item: any(name in item.name.partition("[")[2] for name in first) for item in items}
        items.sort(key=lambda item: (files[item.path], not named[item]))  # the files stay in their order


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note how a test ended at once, so that it is known even if the time is over; once for all processes."""
    if WORKER not in os.environ and (report.failed or (report.when == "call" and report.passed)):
        with Path(os.environ[NOTED]).open("a", encoding="utf-8") as file:
            file.write(f"{'failed' if report.failed else 'passed'} {report.nodeid}\n")


def noted(file: Path) -> dict[str, bool]:
    """Return whether each test that ran failed, in any part of it; nothing if none ran."""
    found = dict[str, bool]()
    for line in file.read_text("utf-8").splitlines() if file.is_file() else ():
        how, _, name = line.partition(" ")
        found[name] = found.get(name, False) or how == "failed"
    return found
