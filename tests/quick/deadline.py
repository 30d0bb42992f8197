"""A plugin of pytest: what has not begun when the time is over is left out, counted, and named by its file.

``pytest -p tests.quick.deadline`` reads ``ALGERIA_LAB_SECONDS`` in each process of xdist: how long tests may
begin, once they are all collected. Where none ran for want of time, that is no success.
"""

from __future__ import annotations

import os
import time
from collections import Counter

import pytest

SECONDS = "ALGERIA_LAB_SECONDS"
LATE = "left out: the time was over"
NOTHING_RAN = 6
"""The exit status where all tests were left out: none of pytest's own."""
_left_out, _begun = Counter[str](), [0.0]
_ran = Counter[str]()


def pytest_collection_finish() -> None:
    """Start the clock: what it takes to read the tests is not theirs."""
    _begun[0] = time.monotonic()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Leave out what comes too late, before anything is made for it."""
    if time.monotonic() - _begun[0] > float(os.environ[SECONDS]):
        pytest.skip(LATE)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Count what ran, and what was left out by its file."""
    if report.skipped and LATE in str(report.longrepr):
        _left_out[report.location[0]] += 1
    elif report.when == "call":
        _ran[report.location[0]] += 1


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let nobody take for a success what was not looked at."""
    if _left_out and not _ran and not hasattr(session.config, "workerinput"):
        session.exitstatus = NOTHING_RAN


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was left out."""
    if _left_out:
        files = ", ".join(f"{name} ({count})" for name, count in _left_out.items())
        terminalreporter.write_line(f"Left out for want of time: {_left_out.total()} tests, of {files}.")
