"""Keys cannot be tried by the thousand, and whoever tries them holds up nobody at another address."""

import asyncio
from typing import Any

import pytest
from tornado.web import HTTPError

from algeria_lab.apps.serving.rooms.brake import MOST_WAITING, PAUSE, Brake


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[asyncio.Future[None]]:
    """Let a pause last until the test ends it."""
    begun: list[asyncio.Future[None]] = []

    async def pause(seconds: float) -> None:
        assert seconds == PAUSE
        begun.append(asyncio.get_running_loop().create_future())
        await begun[-1]

    monkeypatch.setattr("algeria_lab.apps.serving.rooms.brake.asyncio.sleep", pause)
    return begun


async def turn_over() -> None:
    """Let all go on that can."""
    for _ in range(20):
        await asyncio.get_running_loop().run_in_executor(None, int)


def test_after_a_wrong_key_the_next_is_not_looked_at_for_a_while(waits: list[asyncio.Future[None]]):
    """Four connections tried 4,322 a second: a year's work for the key of a room, and less with luck."""
    looked: list[str] = []

    def look(key: str) -> bool:
        looked.append(key)
        return key == "right"

    async def attack() -> None:
        brake = Brake()
        first = asyncio.create_task(brake.is_right("10.0.0.7", lambda: look("wrong")))
        await turn_over()
        first_is_gone = asyncio.create_task(brake.is_right("10.0.0.7", lambda: look("right")))
        await turn_over()
        assert looked == ["wrong"]
        assert await brake.is_right("10.0.0.8", lambda: look("right"))
        waits[0].set_result(None)
        assert not await first
        assert await first_is_gone
        assert looked == ["wrong", "right", "right"]
        assert brake._turns == {}

    asyncio.run(attack())


@pytest.mark.parametrize(
    ("one", "other"), [("10.0.0.7", "10.0.0.7"), ("fe80::1", "fe80::ffff"), ("a file", "a file")]
)
def test_who_tries_many_at_once_is_turned_away(waits: list[asyncio.Future[None]], one: str, other: str):
    async def attack() -> None:
        brake = Brake()
        tries: list[Any] = [
            asyncio.create_task(brake.is_right(one, lambda: False)) for _ in range(MOST_WAITING)
        ]
        await turn_over()
        with pytest.raises(HTTPError, match="429"):
            await brake.is_right(other, lambda: True)
        assert await brake.is_right("fd00::1", lambda: True)
        for task in tries:
            task.cancel()
        await asyncio.gather(*tries, return_exceptions=True)
        assert await brake.is_right(other, lambda: True)

    asyncio.run(attack())
    assert len(waits) == 1
