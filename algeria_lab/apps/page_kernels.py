"""The kernels behind pages: one whose page has lost its connection waits some minutes for it, then ends."""

from datetime import UTC, datetime
from typing import Any

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

PATIENCE = 600  # seconds that a page without a connection keeps its kernel
_OF_A_PAGE = "VOILA_BASE_URL"  # a variable that only Voila gives to a kernel


class PageKernels(AsyncMappingKernelManager):
    """A kernel manager that counts how long a kernel has been alone from the moment its page was lost.

    Jupyter counts from the last message: a reader who thought for an hour and then went through a tunnel
    would find the kernel gone. Kernels of notebooks keep the time that `cull_idle_timeout` gives them.
    """

    async def start_kernel(self, *args: Any, **arguments: Any) -> str:  # type: ignore[override]  # as Jupyter's
        """Start a kernel and return its id; that of a page is given `PATIENCE`."""
        kernel_id = await super().start_kernel(*args, **arguments)
        if _OF_A_PAGE in arguments.get("env", {}):
            spec = self.get_kernel(kernel_id).kernel_spec
            assert spec is not None, "a kernel that has started has a specification"
            # Jupyter reads the time of this one kernel from there: each has read a copy of its own.
            spec.metadata["cull_idle_timeout"] = PATIENCE
        return kernel_id

    def notify_disconnect(self, kernel_id: str) -> None:
        """Note that a connection has ended; the time alone begins now."""
        super().notify_disconnect(kernel_id)
        if kernel_id in self:
            self.get_kernel(kernel_id).last_activity = datetime.now(UTC)  # type: ignore[attr-defined]  # Jupyter adds it
