"""Kernels come and go; they tell of it to one place, so that nothing of them stays."""

from pathlib import Path

import pytest

from algeria_lab.apps.serving.kernels.page_kernels import PageKernels
from algeria_lab.apps.serving.server import PageServer


@pytest.fixture
def kernels(tmp_path: Path) -> PageKernels:
    PageServer.clear_instance()
    return PageKernels(parent=PageServer(connection_dir=str(tmp_path)), connection_dir=str(tmp_path))


def test_kernels_of_one_server_bring_no_loggers_of_their_own(kernels: PageKernels):
    made = [kernels.kernel_manager_factory(parent=kernels, kernel_name="python3") for _ in range(3)]

    assert {id(kernel.event_logger) for kernel in made} == {id(kernels.parent.event_logger)}
