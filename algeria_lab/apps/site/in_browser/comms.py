"""The line between the widgets of a page and their Python, which runs in a worker of the same browser.

On a server a kernel carries these messages; here they are posted from one thread of the browser to another.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import comm
from comm.base_comm import BaseComm, CommManager

Tell = Callable[[str, Sequence[bytes]], object]  # a message as JSON, and the bytes beside it


class PageComm(BaseComm):
    """Carries what one widget says to the page."""

    tell: Tell

    def publish_msg(
        self,
        msg_type: str,
        data: dict[str, Any] | None = None,
        metadata: dict[str, Any] | None = None,
        buffers: list[bytes] | None = None,
        **_: Any,
    ) -> None:
        """Post a message to the page."""
        content = {"comm_id": self.comm_id, "target_name": self.target_name, "data": data or {}}
        told = {"kind": msg_type, "content": content, "metadata": metadata or {}}
        self.tell(json.dumps(told, default=str), [bytes(each) for each in buffers or ()])


class Line:
    """All lines of a page together: what the page says goes to the widget that it means.

    Args:
        tell: Posts a message to the page.
    """

    def __init__(self, tell: Tell) -> None:
        self._manager = CommManager()
        to_page = type("ToThisPage", (PageComm,), {"tell": staticmethod(tell)})
        comm.create_comm = to_page
        comm.get_comm_manager = lambda: self._manager

    def hear(self, text: str, buffers: Sequence[bytes] = ()) -> None:
        """Give a widget what the page says to it.

        Args:
            text: As JSON: ``kind``, ``content`` and ``metadata``, as in Jupyter's own messages.
            buffers: The bytes beside it.
        """
        told = json.loads(text)
        message = {**told, "buffers": [memoryview(each) for each in buffers]}
        hears = {"comm_msg": self._manager.comm_msg, "comm_close": self._manager.comm_close}
        hears[told["kind"]](None, None, message)  # type: ignore[arg-type]  # no socket and no name: it asks for neither
