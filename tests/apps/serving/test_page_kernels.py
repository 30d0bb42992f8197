"""How long a kernel waits for its page, and that the servers of pages and of notebooks use that."""

import asyncio
import gc
import os
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from tempfile import TemporaryDirectory

import pytest
from jupyter_client.session import Session
from jupyter_server.services.kernels.kernelmanager import ServerKernelManager
from traitlets.config import Config
from traitlets.config.loader import JSONFileConfigLoader, PyFileConfigLoader

from algeria_lab.apps.serving.kernels.page_kernels import PATIENCE, PageKernels
from algeria_lab.apps.serving.kernels.places import LOST
from algeria_lab.apps.serving.rooms.room import told
from algeria_lab.apps.serving.sockets import PageConnection
from algeria_lab.apps.voila_server import CONFIG

OF_A_PAGE = {**os.environ, "VOILA_BASE_URL": "/"}


def with_kernel(
    check: Callable[[PageKernels, str], Awaitable[None]], env: dict[str, str], config: Config | None = None
) -> None:
    """Start one kernel, check something of it, and end it."""

    async def run(folder: str) -> None:
        kernels = PageKernels(cull_idle_timeout=3600, connection_dir=folder, config=config or Config())
        kernel = await kernels.start_kernel(kernel_name="python3", env=env)
        await kernels.get_kernel(kernel).ready
        kernels.get_kernel(kernel).execution_state = "idle"
        try:
            await check(kernels, kernel)
        finally:
            await kernels.shutdown_all(now=True)

    with TemporaryDirectory() as folder:
        asyncio.run(run(folder))


async def is_ended(kernels: PageKernels, kernel: str, *, alone: float) -> bool:
    """Return whether a kernel is ended that has heard nothing for so many seconds."""
    kernels.get_kernel(kernel).last_activity = datetime.now(UTC) - timedelta(seconds=alone)
    await kernels.cull_kernel_if_idle(kernel)
    return kernel not in kernels


def test_a_kernel_that_jupyter_does_not_listen_to_yet_is_coming():
    async def check(kernels: PageKernels, kernel: str) -> None:
        kernels._kernels["other"] = ServerKernelManager()
        kernels.room.take("other", "")
        assert kernels.held()["other"].state == "coming"
        del kernels._kernels["other"]

    with_kernel(check, env=OF_A_PAGE)


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


def test_a_full_room_opens_for_who_waits_once_a_page_was_lost_for_a_minute():
    async def check(kernels: PageKernels, kernel: str) -> None:
        kernels.room.many = 1
        kernels.notify_connect(kernel)
        kernels.notify_disconnect(kernel)
        before = told(kernels)
        kernels.get_kernel(kernel).last_activity = datetime.now(UTC) - LOST  # type: ignore[attr-defined]
        after = told(kernels)

        assert [(room["free"], room["open"]) for room in (before, after)] == [(0, False), (0, True)]

    with_kernel(check, OF_A_PAGE)


def test_a_server_that_ends_while_a_page_begins_ends_every_kernel():
    """Today's Jupyter leaves all of them alone then, and forks and server would wait for each other."""

    async def check(kernels: PageKernels, kernel: str) -> None:
        page = asyncio.create_task(kernels.start_kernel(kernel_name="python3", env=OF_A_PAGE))
        while len(kernels.list_kernel_ids()) + len(kernels._pending_kernels) < 2:  # noqa: ASYNC110 - Jupyter tells nobody
            await asyncio.sleep(0)
        await kernels.shutdown_all(now=True)
        await asyncio.gather(page, return_exceptions=True)
        assert kernels.list_kernel_ids() == []

    with_kernel(check, OF_A_PAGE)


@pytest.mark.parametrize(
    "settings",
    [
        JSONFileConfigLoader("voila.json", str(CONFIG)),
        PyFileConfigLoader("jupyter_server_config.py", str(CONFIG)),
    ],
    ids=["of pages", "of notebooks"],
)
def test_a_server_remembers_a_thousand_signatures_of_messages_of_a_kernel(
    settings: JSONFileConfigLoader | PyFileConfigLoader,
):
    """Jupyter's 65,536 are ten megabytes a reader who stays for hours: each message brings two."""

    async def check(kernels: PageKernels, kernel: str) -> None:
        manager = kernels.get_kernel(kernel)
        connection = PageConnection(parent=manager, config=kernels.config)
        connection.session.key = manager.session.key
        # The one that notes most of them is known to nobody but the function that watches a kernel.
        held = [one for one in gc.get_objects() if type(one) is Session and one.key == manager.session.key]
        assert len(held) == 3
        assert {one.digest_history_size for one in held} == {1000}

    with_kernel(check, OF_A_PAGE, Config(Session=settings.load_config().Session))
