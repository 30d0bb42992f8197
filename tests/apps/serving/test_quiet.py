"""The terminal of a server tells its own failures, and neither that a room is full nor who was refused."""

import logging

import pytest

from algeria_lab.apps.serving.quiet import OF_REQUESTS, hush

ACCESS, GENERAL = OF_REQUESTS


@pytest.mark.parametrize(
    ("name", "level", "status", "is_told"),
    [
        (ACCESS, logging.ERROR, 500, True),
        (ACCESS, logging.ERROR, 503, False),
        (ACCESS, logging.WARNING, 401, False),
        (GENERAL, logging.WARNING, 403, False),
    ],
)
def test_a_terminal_tells_failures_only(
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    level: int,
    status: int,
    is_told: bool,  # noqa: FBT001 - a column of the table
):
    for one in OF_REQUESTS:
        monkeypatch.setattr(logging.getLogger(one), "level", logging.NOTSET)
        monkeypatch.setattr(logging.getLogger(one), "filters", [])
    hush(logging.ERROR)

    logging.getLogger(name).log(level, "%d %s %.2fms", status, "GET /", 1.0)

    assert bool(caplog.records) is is_told
