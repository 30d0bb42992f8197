"""How long a kernel waits for its page, and that the servers of pages and of notebooks use that."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta

from algeria_lab.apps.page_kernels import PATIENCE, PageKernels

OF_A_PAGE = {**os.environ, "VOILA_BASE_URL": "/"}


def with_kernel(check: Callable[[PageKernels, str], Awaitable[None]], env: dict[str, str]) -> None:
    """Start one kernel, check something of it, and end it."""

    async def run() -> None:
        kernels = PageKernels(cull_idle_timeout=3600)
        kernel = await kernels.start_kernel(kernel_name="python3", env=env)
        await kernels.get_kernel(kernel).ready
        kernels.get_kernel(kernel).execution_state = "idle"
        try:
            await check(kernels, kernel)
        finally:
            await kernels.shutdown_all(now=True)

    asyncio.run(run())


async def is_ended(kernels: PageKernels, kernel: str, *, alone: float) -> bool:
    """Return whether a kernel is ended that has heard nothing for so many seconds."""
    kernels.get_kernel(kernel).last_activity = datetime.now(UTC) - timedelta(seconds=alone)
    await kernels.cull_kernel_if_idle(kernel)
    return kernel not in kernels


def test_a_lost_page_keeps_its_kernel_for_ten_minutes_from_then_on():
    async def check(kernels: PageKernels, kernel: str) -> None:
        kernels.notify_connect(kernel)
        assert not await is_ended(kernels, kernel, alone=10 * PATIENCE)
        kernels.notify_disconnect(kernel)
        await kernels.cull_kernel_if_idle(kernel)
        assert kernel in kernels
        assert not await is_ended(kernels, kernel, alone=PATIENCE - 60)
        assert await is_ended(kernels, kernel, alone=PATIENCE + 1)

    assert PATIENCE == 600
    with_kernel(check, OF_A_PAGE)


def test_the_kernel_of_a_notebook_waits_as_long_as_its_server_says():
    async def check(kernels: PageKernels, kernel: str) -> None:
        assert not await is_ended(kernels, kernel, alone=PATIENCE + 1)
        assert await is_ended(kernels, kernel, alone=3601)

    with_kernel(check, {**os.environ})


def test_a_page_that_closes_after_its_kernel_has_ended_is_no_error():
    async def check(kernels: PageKernels, kernel: str) -> None:
        kernels.notify_connect(kernel)
        await kernels.shutdown_kernel(kernel, now=True)
        kernels.notify_disconnect(kernel)
        assert kernel not in kernels

    with_kernel(check, OF_A_PAGE)
