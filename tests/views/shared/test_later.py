"""What nobody waits for: once it has been quiet, the newest wish alone."""

import asyncio
from collections.abc import Awaitable, Callable

from algeria_lab.views.shared.later import Later
from tests import clockwork

PAUSE = 0.05


def run(play: Callable[[Later, list[str]], Awaitable[None]], seconds: float = PAUSE) -> list[str]:
    """Return what was done, in its order, while *play* made wishes and for some time after it."""

    async def main() -> list[str]:
        done: list[str] = []
        await play(Later(seconds), done)
        await asyncio.sleep(3 * PAUSE)
        return done

    return clockwork.run(main())


def test_the_newest_wish_is_done_alone_and_not_before_others_are_answered():
    async def play(later: Later, done: list[str]) -> None:
        later.wish(lambda: done.append("first"))
        later.wish(lambda: done.append("second"))
        done.append("answer")

    assert run(play) == run(play, seconds=0) == ["answer", "second"]


def test_every_message_postpones_it():
    async def play(later: Later, done: list[str]) -> None:
        later.wish(lambda: done.append("chart"))
        for _ in range(4):
            await asyncio.sleep(PAUSE / 2)
            later.postpone()
        done.append("answer")

    assert run(play) == ["answer", "chart"]


def test_a_message_brings_nothing_back_that_was_done():
    async def play(later: Later, done: list[str]) -> None:
        later.wish(lambda: done.append("chart"))
        await asyncio.sleep(2 * PAUSE)
        later.postpone()

    assert run(play) == ["chart"]


def test_without_a_loop_it_is_done_at_once():
    done: list[str] = []

    Later(PAUSE).wish(lambda: done.append("chart"))

    assert done == ["chart"]
