"""A page that cannot begin because the disk is full says so; any other failure stays one of the program."""

import errno
from typing import Any

import pytest
from voila.tornado.handler import TornadoVoilaHandler

from algeria_lab.apps.serving.pages import PageHandler


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (OSError(errno.ENOSPC, "full"), 507),
        (OSError(errno.EFBIG, "full"), 507),
        (OSError(errno.EPERM, "no"), 500),
    ],
)
def test_a_full_disk_has_an_answer_of_its_own(error: OSError, status: int, monkeypatch: pytest.MonkeyPatch):
    written: list[int] = []

    def write(_handler: object, code: int, **_arguments: Any) -> None:
        written.append(code)

    monkeypatch.setattr(TornadoVoilaHandler, "write_error", write)
    monkeypatch.setattr(PageHandler, "set_status", lambda _handler, code: written.append(code))
    PageHandler.write_error(PageHandler.__new__(PageHandler), 500, exc_info=(type(error), error, None))

    assert set(written) == {status}
