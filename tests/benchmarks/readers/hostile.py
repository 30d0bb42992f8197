"""A reader who wishes the class ill: tries keys and other places, answers with programs, floods its line."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from random import Random

from tests.benchmarks.readers.connections import Connections
from tests.benchmarks.readers.flood import flooding
from tests.benchmarks.readers.pupil import Pupil
from tests.benchmarks.readers.wire import Silence

SCRIPT = "<img src=x onerror=alert(1)>"  # what must stand nowhere as part of a page
GUESSES = ("", "desk", "0" * 16, "../desk", "%00")
FLOODS_FOR = 20.0  # seconds
OTHERS = range(1, 31)  # places of which it says that they are its own
REFUSED = frozenset({400, 401, 403, 404, 405})


class Hostile(Pupil):
    """A pupil who answers with programs and does harm besides; arguments are those of `Pupil`.

    Attributes:
        let_in: What it tried and was not refused: nothing, if all is well.
        tried: How many things it tried.
        poured: How many messages it poured over its line.
    """

    sentence = SCRIPT + " {}"

    def __init__(self, address: str, key: str, seed: int) -> None:
        super().__init__(address, key, seed)
        self.let_in: list[str] = []
        self.tried = self.poured = 0

    async def go_through(self, pause: Callable[[Random], float]) -> None:
        """Answer what is asked first, go to the end at once, and hand in."""
        await self.call_itself()
        while not self.is_over:
            await asyncio.sleep(pause(self._rng))
            name, scene = self.board()
            if scene["status"] == "done":
                await self._do(name, "step", {"kind": "debrief"})
            else:
                await self.decide()

    async def do_harm(self, others: list[str]) -> None:
        """Try whatever a person at a place can, with a browser of its own making.

        Args:
            others: The kernels of other readers, had it seen their screens; its own cookie is all it shows.
        """
        await self.try_doors(others)
        async with flooding(self) as flood:
            await asyncio.sleep(FLOODS_FOR)
        self.poured = flood.messages + flood.requests

    async def try_doors(self, others: list[str]) -> None:
        """Try keys, other readers' kernels, and code; for *others* see `do_harm`."""
        await self._try_the_desk()
        await self._try_others(others)
        await self._try_code()

    async def call_itself(self) -> None:
        """Say names and hands of other places at the strip of its own page."""
        strip = self.model_with("raised")
        for number in OTHERS:
            said = {"kind": "name", "nickname": SCRIPT, "number": number, "place": number, "ply": 0}
            await self.wire.tell(strip, said)
        await self.wire.tell(strip, {"kind": "hand", "raised": True, "number": 1, "ply": 0})
        await self.wire.tell(strip, {"kind": "hand", "raised": False, "number": 1, "ply": 0})

    async def _try_the_desk(self) -> None:
        stranger = Connections(self.lines.origin)  # the brake that wrong keys put on is that of the address
        for guess in (*GUESSES, self._key):
            await self._ask(stranger, "GET", f"/desk?desk={guess}")
        await stranger.close()
        wish = json.dumps({"do": "wait", "text": SCRIPT}).encode()
        for what in ("", "/handed/zip", "/handed/page", "/handed/unsaved"):
            await self._ask(self.lines, "GET", f"/voila/api/desk{what}")
        await self._ask(self.lines, "POST", "/voila/api/desk", wish)
        host = self.lines.origin.removeprefix("http://").replace(".", "-").replace(":", "-")
        self.lines.cookies[f"desk-{host}"] = "desk"
        await self._ask(self.lines, "GET", "/voila/api/desk")
        del self.lines.cookies[f"desk-{host}"]

    async def _try_others(self, others: list[str]) -> None:
        for path in ("kernels", "sessions", "contents", "terminals", "kernelspecs"):
            await self._ask(self.lines, "GET", f"/api/{path}")
        for kernel in others[:2]:
            await self._ask(self.lines, "DELETE", f"/api/kernels/{kernel}")
            await self._ask(self.lines, "POST", f"/api/kernels/{kernel}/restart")
            await self._ask(self.lines, "POST", f"/api/kernels/{kernel}/interrupt")

    async def _try_code(self) -> None:
        """Send what would run as code at its own kernel; nothing may come of it."""
        for kind, content in (
            ("execute_request", {"code": "print('run')", "silent": False, "store_history": True}),
            ("complete_request", {"code": "imp", "cursor_pos": 3}),
            ("shutdown_request", {"restart": False}),
        ):
            with contextlib.suppress(Silence):
                await self.wire.send(kind, content)
            self.tried += 1

    async def _ask(self, lines: Connections, method: str, path: str, body: bytes = b"") -> None:
        lines.cookies.setdefault("_xsrf", "made")
        headers = {"X-XSRFToken": lines.cookies["_xsrf"], "Origin": lines.origin}
        answer = await lines.ask(method, path, body, headers)
        self.tried += 1
        if answer.status not in REFUSED:
            self.let_in.append(f"{method} {path}: {answer.status}")
