"""The terminal of a server tells its own failures, and neither that a room is full nor who was refused."""

import logging
from collections.abc import Iterator

import pytest

from algeria_lab.apps.serving.quiet import OF_FAULTS, OF_REQUESTS, hush

ACCESS, GENERAL = OF_REQUESTS


@pytest.fixture(autouse=True)
def loggers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Leave the loggers of Tornado as they were; a server of another test may have silenced all."""
    found = [logging.getLogger(name) for name in (*OF_REQUESTS, OF_FAULTS)]
    before = [one.level for one in found]
    for one in found:
        monkeypatch.setattr(one, "filters", [])
        monkeypatch.setattr(one, "disabled", False)
        monkeypatch.setattr(one, "propagate", True)
        one.setLevel(logging.DEBUG)
    yield
    for one, level in zip(found, before, strict=True):
        one.setLevel(level)


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
    name: str,
    level: int,
    status: int,
    is_told: bool,  # noqa: FBT001 - a column of the table
):
    hush(logging.ERROR)

    logging.getLogger(name).log(level, "%d %s %.2fms", status, "GET /", 1.0)

    assert bool(caplog.records) is is_told


@pytest.mark.parametrize("name", [ACCESS, OF_FAULTS])
@pytest.mark.parametrize("before", ["/x?token=", "/x?a=1&token=", "/login?next=%2Fclass%3Ftoken%3D"])
def test_a_terminal_does_not_tell_the_key_of_a_room(caplog: pytest.LogCaptureFixture, name: str, before: str):
    """Whoever asks for help hands the log on."""
    hush(logging.ERROR)
    address = f"{before}bcdfghjk"
    fault = ValueError(f"not this: '{address}'")

    logging.getLogger(name).error("%d %s 2ms", 500, f"GET {address}&lang=fr (127.0.0.1)", exc_info=fault)

    assert "bcdfghjk" not in caplog.text
    assert f"500 GET {before}…&lang=fr (127.0.0.1) 2ms" in caplog.text
    assert f"ValueError: not this: '{before}…'" in caplog.text
