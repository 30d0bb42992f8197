"""Another account on the computer reaches no kernel: lines to it lie in a folder of this account alone."""

import os
import sys
import tempfile
from pathlib import Path

import psutil
import pytest
import zmq

from algeria_lab.apps.serving import private_lines
from algeria_lab.apps.serving.kernels import forked
from tests.apps.serving.conftest import CELL, ORDINARY, serving
from tests.apps.serving.visitor import V1, Visitor, heard, message

pytestmark = pytest.mark.skipif(not private_lines.are_there(), reason="lines are files on Linux and macOS")

# Of an ordinary kernel one stays: ipykernel listens there to copies of the kernel, and tells nothing.
LEFT = {forked.NAME: 0, ORDINARY: 1}


def ports_of(process: psutil.Process) -> set[int]:
    return {line.laddr.port for line in process.net_connections() if line.status == "LISTEN"}


def server_at(port: int) -> psutil.Process:
    """Return the server that listens on *port*, a child of this program."""
    return next(one for one in psutil.Process().children() if port in ports_of(one))


@pytest.mark.parametrize("kind", [ORDINARY, *([forked.NAME] if forked.can_fork() else [])])
def test_kernels_are_reached_by_files_of_this_account(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
):
    """On ports every account could hear each page, and say to its kernel again what it heard there."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    with serving(tmp_path, CELL, *([kind] if kind == ORDINARY else [])) as port:
        reader = Visitor(port)
        kernel = reader.open_page("page.ipynb")
        with reader.socket(kernel, V1) as socket:
            socket.send(message("kernel_info_request"))
            assert heard(socket, "kernel_info_reply")
        (lines,) = {
            line.parent for line in Path(private_lines.folder_around()).glob(f"*/kernel-{kernel}-ipc-*")
        }
        kernels = [one for one in server_at(port).children(recursive=True) if one.cmdline()]
        ports = {number for one in kernels for number in ports_of(one)}

        assert lines.stat().st_mode & 0o777 == 0o700
        assert lines.stat().st_uid == os.getuid()
        assert len(ports) == LEFT[kind]
    assert not lines.exists()


@pytest.mark.parametrize("letters", [1, 200])
def test_a_line_has_a_name_that_the_system_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, letters: int
):
    """The temporary files of a school's computer may lie deep; a line is bound to a hundred bytes."""
    deep = tmp_path / ("x" * letters)
    deep.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(deep))

    assert len(private_lines.folder_around()) + private_lines._BEHIND <= zmq.IPC_PATH_MAX_LEN


def test_where_lines_cannot_be_files_there_are_none(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "platform", "win32")

    assert not private_lines.are_there()
