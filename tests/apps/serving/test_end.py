"""A server that is told to end does so once, and on the loop on which its kernels begin."""

import asyncio
import signal
from pathlib import Path
from unittest.mock import Mock

from tornado.ioloop import IOLoop

from algeria_lab.apps.serving.server import PageServer


class Beginning:
    """Kernels of which one begins when the server is told to end."""

    def __init__(self, connections: Path) -> None:
        self.connections, self.seen = connections, Mock()

    async def begin(self) -> None:
        """Be asked for a kernel, which comes a little later."""
        self.kernel = asyncio.create_task(asyncio.sleep(0, "kernel"))

    async def shutdown_all(self) -> None:
        """Wait for that kernel, which writes how it is reached when it comes."""
        self.seen(await self.kernel, has_folder=self.connections.is_dir())


def test_a_kernel_that_begins_is_awaited_where_it_begins_and_finds_its_folder(tmp_path: Path):
    folder = tmp_path / "connections"
    folder.mkdir()
    kernels = Beginning(folder)
    server = PageServer(connection_dir=str(folder))
    server.kernel_manager, server.ioloop = kernels, IOLoop(make_current=False)
    server.ioloop.run_sync(kernels.begin)

    server.stop()

    kernels.seen.assert_called_once_with("kernel", has_folder=True)
    assert not folder.exists()
    server.ioloop.close()


def test_a_second_signal_does_not_break_off_the_end():
    server = PageServer()
    server.ioloop = Mock()

    for number in (signal.SIGINT, signal.SIGTERM):
        server._handle_signal_stop(number, None)

    server.ioloop.add_callback_from_signal.assert_called_once_with(server.ioloop.stop)
