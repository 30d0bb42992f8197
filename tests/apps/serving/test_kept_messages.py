"""A page that was away finds what its kernel said; none fills the server's memory by being away."""

from typing import Any

import pytest

from algeria_lab.apps.serving.kernels.kept_messages import MOST_KEPT
from algeria_lab.apps.serving.kernels.page_kernels import PageKernels
from tests.apps.serving.test_page_kernels import OF_A_PAGE, with_kernel


class Line:
    """A line of a kernel, as its manager handles it."""

    def __init__(self) -> None:
        self.socket, self.closed, self.hears = self, False, None

    def on_recv(self, hears: Any) -> None:
        """Note who hears it."""
        self.hears = hears

    def close(self) -> None:
        """Note that it is closed."""
        self.closed = True


@pytest.mark.parametrize(("many", "kept"), [(12, 12), (13, None)])
def test_what_is_said_to_a_page_that_is_away_is_kept_as_far_as_it_goes(many: int, kept: int | None):
    """Whoever asked for gigabytes and left had them kept for ten minutes."""
    lines: Any = {"iopub": Line(), "shell": Line()}

    async def check(kernels: PageKernels, kernel: str) -> None:
        kernels.start_buffering(kernel, "the page", lines)
        for at in range(many):
            line = lines["iopub" if at % 2 else "shell"]
            if line.hears:
                line.hears([b"head", bytes(MOST_KEPT // 12 - 4)])
        found = kernels.get_buffer(kernel, "the page")

        assert (found and len(found["buffer"])) == kept
        assert [line.closed for line in lines.values()] == [kept is None] * 2

    with_kernel(check, OF_A_PAGE)
