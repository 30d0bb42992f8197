"""What tests begin hears Ctrl+C wherever the tests run, and is found if it outlives them."""

import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests import children
from tests.children import FAMILY, begin, child, hearing_ctrl_c

SLEEPS = [sys.executable, "-c", "import time; print('begun', flush=True); time.sleep(600)"]
# It ends at once and leaves the other behind.
LEAVES = [sys.executable, "-c", f"import subprocess; print(subprocess.Popen({SLEEPS}).pid)"]


@pytest.fixture(scope="session")
def sleeper() -> Iterator[subprocess.Popen[bytes]]:
    """Begin a program for the whole session."""
    with child(SLEEPS, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        yield process


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for nobody who ends."""
    monkeypatch.setattr(children, "SOON", 0.0)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to send")
@pytest.mark.usefixtures("in_the_background")
def test_ctrl_c_is_heard_where_the_tests_themselves_ignore_it():
    with child(SLEEPS, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, said = process.communicate()

    assert b"KeyboardInterrupt" in said
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    with pytest.raises(KeyboardInterrupt), hearing_ctrl_c():
        signal.raise_signal(signal.SIGINT)


def test_a_child_ends_with_all_that_it_has_begun():
    outer = f"import subprocess; subprocess.run({SLEEPS})"
    with child([sys.executable, "-c", outer], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        begun = FAMILY.living() - FAMILY.lasting
        assert process.pid in {one.pid for one in begun}

    assert not FAMILY.left()


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("line", [SLEEPS, LEAVES], ids=["a child", "an orphan"])
def test_what_is_left_is_ended_and_named_with_its_test(line: list[str]):
    with begin(line, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        (left,) = FAMILY.end_left()

    assert "test_what_is_left_is_ended_and_named_with_its_test" in left
    assert "time.sleep(600)" in left
    assert not FAMILY.left()


@pytest.mark.usefixtures("at_once")
def test_what_lasts_for_the_session_may_stay_and_what_stands_under_it(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(FAMILY, "lasting", set(FAMILY.lasting))
    with child(SLEEPS, stdout=subprocess.PIPE) as process:
        FAMILY.keep(process)

        assert not FAMILY.left()
        FAMILY.lasting.clear()
        assert process.pid in {one.pid for one in FAMILY.left()}


@pytest.mark.usefixtures("at_once")
def test_what_a_fixture_of_the_session_begins_may_stay(sleeper: subprocess.Popen[bytes]):
    assert sleeper.pid in {one.pid for one in FAMILY.lasting}
    assert not FAMILY.left()
