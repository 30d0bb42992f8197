"""Speaking to the widgets of an open page over its own socket, as a person with the browser's tools can."""

import json
import uuid
from base64 import b64encode
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1, serialize_msg_to_ws_v1
from playwright.sync_api import Page, WebSocket

SECONDS = 60
KEEP_SOCKETS = """
    window.WebSocket = class extends WebSocket {
        constructor(...given) { super(...given); (window.sockets ??= []).push(this); }
    };"""
SEND = """async frames => {
    // On a busy machine the page may just be opening its socket anew.
    const found = () => sockets.findLast(one => one.readyState === WebSocket.OPEN);
    while (!found()) await new Promise(go => setTimeout(go, 50));
    for (const frame of frames)
        found().send(Uint8Array.from(atob(frame), letter => letter.charCodeAt(0)).buffer);
}"""


class PageSocket:
    """The socket of a page that is opened after this was made.

    Attributes:
        widgets: The ids under which the kernel knows its widgets, by the names of their classes.
    """

    def __init__(self, page: Page) -> None:
        self.widgets: dict[str, set[str]] = {}
        self._page = page
        self._done: set[str] = set()
        page.add_init_script(KEEP_SOCKETS)
        page.on("websocket", self._listen)

    def tell(self, widget: str, messages: Sequence[Any]) -> None:
        """Send messages to every widget of a class, and wait until the kernel has dealt with all.

        Raises:
            TimeoutError: If the kernel has not within `SECONDS`.
        """
        content = [
            {"comm_id": comm, "data": {"method": "custom", "content": message}}
            for message in messages
            for comm in self.widgets[widget]
        ]
        ids = [uuid.uuid4().hex for _ in content]
        frames = [_frame(one, said) for one, said in zip(ids, content, strict=True)]
        self._page.evaluate(SEND, [b64encode(frame).decode() for frame in frames])
        for _ in range(SECONDS * 20):
            if self._done.issuperset(ids):
                return
            self._page.wait_for_timeout(50)
        raise TimeoutError(f"{len(set(ids) - self._done)} of {len(ids)} messages to {widget} had no answer")

    def _listen(self, socket: WebSocket) -> None:
        self.widgets.clear()
        socket.on("framereceived", self._hear)

    def _hear(self, frame: bytes | str) -> None:
        assert isinstance(frame, bytes), "the page speaks the newer form of Jupyter's messages"
        _, (header, parent, _, content, *_) = deserialize_msg_from_ws_v1(frame)
        kind, said = json.loads(header)["msg_type"], json.loads(content)
        if kind == "status" and said["execution_state"] == "idle":
            self._done.add(json.loads(parent).get("msg_id", ""))
        if kind == "comm_close":
            for comms in self.widgets.values():
                comms.discard(said["comm_id"])
        if kind not in {"comm_open", "comm_msg"}:
            return
        # The state of one widget, or of all at once.
        states = said["data"].get("states", {said["comm_id"]: said["data"]})
        for comm, state in states.items():
            if known := state.get("state", {}).get("_anywidget_id"):
                self.widgets.setdefault(known.rpartition(".")[2], set()).add(comm)


def _frame(message_id: str, content: dict[str, Any]) -> bytes:
    header = {
        "msg_id": message_id,
        "msg_type": "comm_msg",
        "session": message_id,
        "username": "",
        "version": "5.4",
        "date": datetime.now(UTC).isoformat(),
    }
    message = {"header": header, "parent_header": {}, "metadata": {}, "content": content}
    return bytes(serialize_msg_to_ws_v1(message, "shell", lambda part: json.dumps(part).encode()))
