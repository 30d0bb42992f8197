"""What a program was told not to hear, behind `nohup` or in the background of a shell, it does not hear."""

import signal
import sys
from collections.abc import Iterator

import pytest

from algeria_lab.apps import command_line

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")


@pytest.fixture(autouse=True)
def signals(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Begin with what a terminal gives, let the command do nothing, and take back what it has changed."""
    monkeypatch.setattr(command_line, "app", lambda: None)
    kinds = (signal.SIGTERM, signal.SIGHUP)
    before = {kind: signal.signal(kind, signal.SIG_DFL) for kind in kinds}
    yield
    for kind, handler in before.items():
        signal.signal(kind, handler)


def test_a_closed_window_ends_a_command_as_ctrl_c_does():
    command_line.main()

    assert signal.getsignal(signal.SIGHUP) is signal.default_int_handler
    assert signal.getsignal(signal.SIGTERM) is signal.default_int_handler


def test_behind_nohup_a_closed_window_ends_nothing():
    signal.signal(signal.SIGHUP, signal.SIG_IGN)

    command_line.main()

    assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    assert signal.getsignal(signal.SIGTERM) is signal.default_int_handler
