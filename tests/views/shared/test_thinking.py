"""Thinking in slices: what the reader does meanwhile is done first, and ends it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from algeria_lab.views.algeria.widget import BoardWidget
from algeria_lab.views.shared import thinking
from algeria_lab.views.shared.scene_widget import Unanswered
from algeria_lab.views.shared.thinking import Thought
from tests import clockwork

STRINGS = {"widget-answer-failed": "It failed."}
STEPS = 40
ASKED = {"kind": "ask", "ask": 7, "view": "a", "ply": 1}


class Mind:
    """Thinks for some steps about one question, answers others at once; keeps what happened in its order."""

    def __init__(self, fault: Exception | None = None) -> None:
        self.steps, self.fault = 0, fault
        self.told: list[Any] = []
        self.board = BoardWidget({}, STRINGS, {"ply": 1, "notice": None}, self.answer, self.inform)
        self.board.send = lambda content, _buffers=None: self.told.append(content)

    def answer(self, message: dict[str, Any]) -> dict[str, Any]:
        """Do a deed."""
        self.told.append(message["kind"])
        return {"ply": 2, "notice": None}

    def inform(self, message: dict[str, Any]) -> dict[str, Any] | Thought[dict[str, Any]]:
        """Answer a question."""
        return self.think() if message["what"] == "taught" else {"at": "once"}

    def think(self) -> Thought[dict[str, Any]]:
        """Think."""
        for _ in range(STEPS):
            self.steps += 1
            yield
        if self.fault:
            raise self.fault
        return {"taught": self.steps}

    def hear(self, message: dict[str, Any]) -> None:
        """Hear the browser."""
        self.board._handle_custom_msg(message, [])

    @property
    def replies(self) -> list[Any]:
        """What was replied."""
        said = [one for one in self.told if isinstance(one, dict) and "ask" in one]
        return [one.get("reply", one.get("fault")) for one in said]


@pytest.fixture(autouse=True)
def _a_step_a_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "SLICE", 0.0)


def played(mind: Mind, play: Callable[[], Coroutine[Any, Any, None]]) -> Mind:
    """Ask for thought, and let things happen."""

    async def main() -> None:
        mind.hear(ASKED | {"what": "taught"})
        await play()
        await asyncio.sleep(1)

    clockwork.run(main())
    return mind


async def some_slices() -> None:
    """Let it think a little."""
    await asyncio.sleep(5.5 * thinking.PAUSE)


async def nothing() -> None:
    """Let it think to the end."""


def test_nobody_disturbs_and_it_is_answered_once():
    assert played(Mind(), nothing).replies == [{"taught": STEPS}]


def test_a_deed_is_done_first_and_ends_the_thinking_with_an_empty_reply():
    mind = Mind()

    async def press() -> None:
        await some_slices()
        mind.hear({"kind": "pick", "id": "fln raid V-4", "ply": 1})
        assert "pick" in mind.told

    played(mind, press)

    assert mind.replies == [{}]
    assert 0 < mind.steps < STEPS


def test_another_question_is_answered_between_two_slices_and_the_thinking_goes_on():
    mind = Mind()

    async def ask() -> None:
        await some_slices()
        mind.hear(ASKED | {"ask": 8, "what": "plan"})
        assert mind.replies == [{"at": "once"}]

    assert played(mind, ask).replies == [{"at": "once"}, {"taught": STEPS}]


def test_what_is_asked_anew_is_thought_about_instead():
    mind = Mind()

    async def ask() -> None:
        await some_slices()
        mind.steps = 0
        mind.hear(ASKED | {"ask": 9, "what": "taught"})

    assert played(mind, ask).replies == [{}, {"taught": STEPS}]


def test_a_board_that_is_closed_thinks_no_more():
    mind = Mind()

    async def close() -> None:
        await some_slices()
        mind.board.close()

    played(mind, close)

    assert mind.steps < STEPS


@pytest.mark.parametrize(
    ("fault", "said"), [(Unanswered({"text": "Not now."}), "Not now."), (KeyError("x"), "It failed.")]
)
def test_what_goes_wrong_late_is_said_too(fault: Exception, said: str):
    (told,) = played(Mind(fault), nothing).replies
    assert told["text"].startswith(said)


def test_without_a_loop_it_is_thought_out_at_once():
    mind = Mind()
    mind.hear(ASKED | {"what": "taught"})
    assert mind.replies == [{"taught": STEPS}]
