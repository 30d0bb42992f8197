"""What a kernel says while its page is away: kept until the page is back, as far as it goes."""

from functools import partial
from typing import Any

from jupyter_server.services.kernels.kernelmanager import MappingKernelManager

# Bytes for one page. Longer than what a line may owe a page (`sockets.py`) it must not be: all comes at once.
MOST_KEPT = 6_000_000


class KeptMessages(MappingKernelManager):
    """Keeps what kernels say to pages that are away; Jupyter would keep it all, for ever.

    Whoever asks for much and leaves would else fill the memory of the server by that.
    """

    def start_buffering(self, kernel_id: str, session_key: str, channels: dict[str, Any]) -> None:
        """Begin to keep what comes on the *channels* of a kernel for the page with this key."""
        super().start_buffering(kernel_id, session_key, channels)
        if kernel_id in self._kernel_buffers:
            kept: list[Any] = self._kernel_buffers[kernel_id]["buffer"]
            left = [MOST_KEPT]
            for channel, stream in channels.items():
                stream.on_recv(partial(self._keep, kernel_id, kept, left, channel))

    def _keep(
        self, kernel_id: str, kept: list[Any], left: list[int], channel: str, parts: list[bytes]
    ) -> None:
        """Keep a message; where there are too many, all of them go: a part of them is of no use to a page."""
        left[0] -= sum(map(len, parts))
        if left[0] < 0:
            self.stop_buffering(kernel_id)
        else:
            kept.append((channel, parts))
