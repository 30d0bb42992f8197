"""What crosses between server and page: what was shown, and what the browser was handed to keep."""

import json
from collections.abc import Callable, Iterator
from typing import Any

from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1
from playwright.sync_api import Page, WebSocket

from algeria_lab.views.shared.scene_widget import Scene
from tests.benchmarks.readers.wire import merged

# How far something has come: the larger, the more was decided; empty before anything is known.
Weight = tuple[int, ...]


class Seen:
    """What a page has been sent since it was opened or loaded again.

    Args:
        weigh_scene: Says how far the scene of a widget has come; nothing for what shows no decisions.
        weigh_save: Says how far what is kept has come.

    Attributes:
        shown: The furthest that was shown.
        changes: How often more was shown than before.
    """

    def __init__(self, weigh_scene: Callable[[Scene], Weight], weigh_save: Callable[[str], Weight]) -> None:
        self._weigh_scene, self._weigh_save = weigh_scene, weigh_save
        self.shown: Weight = ()
        self.changes = 0
        self._save = ""
        self._scenes: dict[str, Scene] = {}

    @property
    def kept(self) -> Weight:
        """How far the last save has come that the browser was handed."""
        return self._weigh_save(self._save) if self._save else ()

    def begin_anew(self) -> None:
        """Forget what was sent to the page before it was loaded again."""
        self.shown, self._save = (), ""
        self._scenes.clear()

    def take(self, payload: bytes | str) -> None:
        """Read one message of the server."""
        if isinstance(payload, str):
            return
        for widget, state in _states(payload):
            self._save = state.get("save") or self._save
            if "patch" in state and widget in self._scenes:
                self._scenes[widget] = merged(self._scenes[widget], state["patch"])
            elif isinstance(state.get("scene"), dict):
                self._scenes[widget] = state["scene"]
            self._look(self._weigh_scene(self._scenes.get(widget, {})))

    def _look(self, shown: Weight) -> None:
        if shown > self.shown:
            self.changes += bool(self.shown)
            self.shown = shown


def watch(page: Page, seen: Seen) -> Seen:
    """Let *seen* see what the page is sent from now on; loaded again, it begins anew with the next socket."""

    def follow(socket: WebSocket) -> None:
        seen.begin_anew()
        socket.on("framereceived", seen.take)

    page.on("websocket", follow)
    return seen


def _states(payload: bytes) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield what a message changes: the id of a widget with its traits, or with a patch of its scene."""
    _, (header, _, _, content, *_) = deserialize_msg_from_ws_v1(payload)
    if not json.loads(header)["msg_type"].startswith("comm_"):
        return
    said = json.loads(content)
    widget, data = said.get("comm_id", ""), said.get("data", {})
    custom = data.get("content")
    if isinstance(custom, dict) and custom.get("kind") == "patch":
        yield widget, {"patch": custom["patch"]}
    if isinstance(data.get("state"), dict):
        yield widget, data["state"]
    for name, one in data.get("states", {}).items():
        yield name, one["state"]
