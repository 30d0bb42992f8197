"""Some of the mutated files of each kind; ten thousand of each: ``python -m tests.fuzz files 10000``."""

from __future__ import annotations

import logging
import sys
from time import process_time

import pytest

from tests.fuzz import kinds
from tests.fuzz.files import answered, failures_raised, try_files
from tests.fuzz.kinds import KINDS, OPENED, Kind
from tests.fuzz.watching import PATIENCE, Heavy, no_weight

TRIED = 40


@pytest.mark.parametrize("kind", KINDS)
def test_a_mutated_file_opens_or_is_refused_in_words_at_once(kind: str) -> None:
    found = try_files(kind, range(TRIED), within=PATIENCE)

    assert found.broken == []
    assert found.opened < TRIED, "they are not harmless"


def _hang(_text: str) -> str:
    begun = process_time()
    while process_time() < begun + 1:
        pass
    return OPENED


def _log(_text: str) -> str:
    logging.getLogger("algeria_lab.views").error("It failed")
    return OPENED


def _send_half_a_sign(_text: str) -> str:
    return "\ud800"


def _hang_in_a_destructor(_text: str) -> str:
    class Gone:
        def __del__(self) -> None:
            _hang("")

    Gone()
    return OPENED


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # of the destructor
@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (_hang, "Hang"),
        (_hang_in_a_destructor, "Hang"),
        (_log, "AssertionError: logged"),
        (_send_half_a_sign, "UnicodeEncodeError"),
    ],
)
def test_what_is_no_answer_is_told_with_its_number(
    answer: object, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = iter([OPENED])  # the first file is not judged: libraries are read with it
    monkeypatch.setitem(
        kinds.KINDS,
        "broken",
        Kind(lambda _chance: "x", lambda text: next(quick, "") or answer(text)),  # type: ignore[operator]
    )

    found = try_files("broken", range(7, 8), within=0.2)

    assert str(found).startswith("broken: tried 1 broken 1 (opened 0; at most ")
    assert found.broken[0].startswith(f"broken 7: {told}")


@pytest.mark.skipif(sys.platform != "linux", reason="no other system tells the highest memory since a moment")
def test_an_answer_that_takes_too_much_memory_is_told() -> None:
    with pytest.raises(Heavy), no_weight(most=20_000_000):
        bytearray(40_000_000)


def test_what_only_warns_is_no_failure() -> None:
    with failures_raised():
        logging.getLogger("algeria_lab").warning("a warning")
        assert answered("deck", "{}") != OPENED
