"""A server that is told to end does so once, and on the loop on which its kernels begin."""

import asyncio
import re
import signal
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest
from tornado.ioloop import IOLoop

from algeria_lab.apps.serving.server import PageServer
from algeria_lab.apps.voila_server import HOST, command, free_port, wait_until_ready
from tests.children import HUNG


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


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to send")
@pytest.mark.usefixtures("in_the_background")
def test_a_server_in_the_background_is_ended_by_whoever_began_it_and_not_by_ctrl_c(tmp_path: Path):
    """A shell without a terminal has what it begins in the background ignore Ctrl+C, which is for another."""
    port, log = free_port(0), tmp_path / "server.log"
    line = command(tmp_path, port, ["--Voila.log_level=INFO"])
    with log.open("wb") as output, subprocess.Popen(line, stdout=output, stderr=output) as server:
        try:
            assert wait_until_ready(f"http://{HOST}:{port}/", server, HUNG), log.read_text()
            server.send_signal(signal.SIGINT)
        finally:
            server.terminate()
        assert server.wait() == 0

    assert re.findall(r"Handle signal (\d+)", log.read_text()) == [str(int(signal.SIGTERM))]
