"""A plugin of pytest: what has not begun when the time is over is left out, counted, and named by its file.

``pytest -p tests.quick.deadline`` reads ``ALGERIA_LAB_SECONDS`` in each process of xdist: how long tests may
begin, once they are all collected. A process counts the time that it works, for on a busy machine it gets
less than passes; but no more than `BUSY` times as much may pass. Where no test ran for want of time, that is
no success. ``ALGERIA_LAB_ANYWAY`` names files that are run whatever the time.
"""

from __future__ import annotations

import os
import time
from collections import Counter

import pytest

SECONDS, ANYWAY = "ALGERIA_LAB_SECONDS", "ALGERIA_LAB_ANYWAY"
BUSY = 2.5
LATE = "left out: the time was over"
NOTHING_RAN = 6
"""The exit status where all tests were left out: none of pytest's own."""
_left_out, _begun = Counter[str](), [0.0, 0.0]
_ran = Counter[str]()


def pytest_collection_finish() -> None:
    """Start the clock: what it takes to read the tests is not theirs."""
    _begun[:] = time.monotonic(), _worked()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out what comes too late, before anything is made for it."""
    if item.nodeid.partition("::")[0] in os.environ.get(ANYWAY, "").split():
        return
    passed, worked = time.monotonic() - _begun[0], _worked() - _begun[1]
    if max(worked, passed / BUSY) > float(os.environ[SECONDS]):
        pytest.skip(LATE)


def _worked() -> float:
    """Return the seconds that this process, and those it began, have had of a core."""
    return sum(os.times()[:4])


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
        whole = _ran.total() + _left_out.total()
        terminalreporter.write_line(
            f"So {_ran.total()} of {whole} ran. `make quick QUICK='--seconds 240'` has more time."
        )
