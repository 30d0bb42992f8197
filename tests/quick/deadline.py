"""A plugin of pytest: what has not begun when the time is over is left out, counted, and named by its file.

``pytest -p tests.quick.deadline`` reads ``ALGERIA_LAB_UNTIL``, seconds since 1970, in each process of xdist.
"""

from __future__ import annotations

import os
import time
from collections import Counter

import pytest

UNTIL = "ALGERIA_LAB_UNTIL"
LATE = "left out: the time was over"
_left_out = Counter[str]()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out what comes too late, before anything is made for it."""
    if time.time() > float(os.environ[UNTIL]):
        pytest.skip(LATE)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Count what was left out, by its file."""
    if report.skipped and LATE in str(report.longrepr):
        _left_out[report.location[0]] += 1


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was left out."""
    if _left_out:
        files = ", ".join(f"{name} ({count})" for name, count in _left_out.items())
        terminalreporter.write_line(f"Left out for want of time: {_left_out.total()} tests, of {files}.")
