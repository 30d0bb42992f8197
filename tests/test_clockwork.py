"""An event loop with a clock of its own keeps the order of what waits, however long the machine takes."""

import asyncio
import threading
import time

from tests import clockwork

AGES = 1e6  # seconds, which nobody waits for


def test_an_age_passes_at_once_and_in_order():
    async def main() -> list[str]:
        done: list[str] = []
        loop = asyncio.get_running_loop()
        loop.call_later(2 * AGES, done.append, "late")
        await asyncio.sleep(AGES)
        done.append("early")
        await asyncio.sleep(2 * AGES)
        return [*done, f"{loop.time() / AGES:g}"]

    assert clockwork.run(main()) == ["early", "late", "3"]


def test_what_is_slow_outside_of_it_costs_no_time_within():
    async def main() -> float:
        begun = asyncio.get_running_loop().time()
        time.sleep(0.05)  # noqa: ASYNC251 - stands for a machine under load
        return asyncio.get_running_loop().time() - begun

    assert clockwork.run(main()) == 0


def test_what_comes_from_another_thread_is_waited_for():
    is_waited_for = threading.Event()

    def work() -> str:
        is_waited_for.wait()
        return "worked"

    async def main() -> str:
        waiting = asyncio.get_running_loop().run_in_executor(None, work)
        asyncio.get_running_loop().call_soon(is_waited_for.set)
        return await waiting

    assert clockwork.run(main()) == "worked"
