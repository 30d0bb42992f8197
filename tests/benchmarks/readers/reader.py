"""One reader: opens a page, plays what is legal, asks for odds, looks whether the kernel is there, leaves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from tests.benchmarks.readers.connections import Connections
from tests.benchmarks.readers.pages import Visit, visit
from tests.benchmarks.readers.wire import Message, State, Wire

LOOK_EVERY = 5.0  # seconds between two looks at the kernel, as the page's program has it


class Answered(NamedTuple):
    """How long the answer to something took.

    Attributes:
        what: ``told``, ``decision``, ``odds`` or ``look``.
        at: When it was asked, in seconds of `perf_counter`.
        seconds: How long it took.
    """

    what: str
    at: float
    seconds: float


class Lost(Exception):
    """A reader who got no board, or whose board did not answer."""


class Reader:
    """A reader of a page with a board.

    Args:
        address: Where the server answers.
        page: The page, under the address.
        seed: Number of the generator that chooses for the reader.

    Attributes:
        answers: What was asked and how long the answers took.
        refused: Notices that came instead of an answer.
        decisions: How many decisions the board took.
    """

    def __init__(self, address: str, page: str, seed: int) -> None:
        self.lines = Connections(address)
        self.answers: list[Answered] = []
        self.refused: list[str] = []
        self.decisions = 0
        self.board_after = 0.0
        self._page, self._rng = page, Random(seed)
        self._wire: Wire | None = None
        self._visit = Visit()
        self._asked = 0
        self._looking: asyncio.Task[None] | None = None

    @property
    def visit(self) -> Visit:
        """How the page came."""
        return self._visit

    @property
    def wire(self) -> Wire:
        """The line to the kernel."""
        assert self._wire is not None, "a reader joins first"
        return self._wire

    @property
    def kernel(self) -> str:
        """The id of the kernel behind the page."""
        return str(self._visit.config["kernelId"])

    async def join(self, *, cached: bool = False, wants_board: bool = True) -> None:
        """Open the page and wait for its board.

        Args:
            cached: Whether the browser has the files of the page from an earlier visit.
            wants_board: Whether a page without one is none.

        Raises:
            Lost: If there is none.
        """
        begun = perf_counter()
        self._visit = await visit(self.lines, self._page, cached=cached)
        await self._look()
        await self._open_line()
        self.board_after = perf_counter() - begun
        if wants_board and self._page_has_board() is None:
            raise Lost(f"{self._page} shows no board")
        self._looking = asyncio.create_task(self._look_on())

    async def lose_line(self, seconds: float) -> None:
        """Let the line break as it does where a network fails, and come back after some *seconds*."""
        self.wire.cut()
        await asyncio.sleep(seconds)
        await self._open_line()

    async def _open_line(self) -> None:
        base = self._visit.config["baseUrl"]
        self._wire = await Wire.open(
            f"ws://{self.lines.host}:{self.lines.port}{base}api/kernels/{self.kernel}/channels",
            self.lines.cookie,
        )
        await self._wire.read_models()

    async def play_on(self, pause: Callable[[Random], float], until: Callable[[], bool]) -> None:
        """Decide again and again, with a pause before each decision, until it is time to stop."""
        while not until():
            await asyncio.sleep(pause(self._rng))
            await self.decide()

    async def decide(self) -> None:
        """Take one legal choice, as the board offers it; ask for its odds where dice will fall."""
        name, scene = self.board()
        if scene.get("telling", {}).get("card"):
            await self._do(name, "told", {"kind": "told", "to": None})
            return
        offered = scene["actions"]
        if not offered:
            await self._do(name, "decision", {"kind": "begin", "way": "again"})
            return
        chosen = next((one for one in offered if one.get("leads")), None) or self._rng.choice(offered)
        line = (
            await self._planned(name, chosen)
            if chosen.get("mission") or chosen.get("rolls")
            else chosen["id"]
        )
        await self._do(name, "decision", {"kind": "pick", "id": line})
        self.decisions += 1

    async def leave(self) -> None:
        """Close the page: its kernel is asked to end, as the page's program asks when it goes."""
        if self._looking:
            self._looking.cancel()
        if self._wire:
            await self._wire.close()
        if "kernelId" in self._visit.config:
            base = self._visit.config["baseUrl"]
            form = {"Content-Type": "application/x-www-form-urlencoded", "Origin": self.lines.origin}
            body = f"_xsrf={self.lines.cookies['_xsrf']}".encode()
            await self.lines.ask("POST", f"{base}voila/api/shutdown/{self.kernel}", body, form)
        await self.lines.close()

    def board(self) -> tuple[str, State]:
        """Return the id of the board on the page and its scene.

        Raises:
            Lost: If there is none.
        """
        found = self._page_has_board()
        if found is None:
            raise Lost("the board has gone")
        return found, self.wire.models[found]["scene"]

    def _page_has_board(self) -> str | None:
        boards = [name for name, state in self.wire.models.items() if self._shows(state.get("scene", {}))]
        return boards[-1] if boards else None

    def _shows(self, scene: State) -> bool:
        """Return whether a scene is that of the board."""
        return "actions" in scene

    async def _planned(self, board: str, chosen: Message) -> str:
        """Return the line of a choice with dice, once its odds have been asked for."""
        question: Message = {"what": "plan", "line": chosen["id"]}
        if chosen.get("mission"):
            offer = await self._ask(board, {"what": "offer", "line": chosen["id"]})
            question = {"what": "plan", **_planned_by(offer)}
        plan = await self._ask(board, question)
        return str(plan.get("line") or chosen["id"])

    async def _ask(self, board: str, question: Message) -> Message:
        self._asked += 1
        asked = {"kind": "ask", "ask": self._asked, "view": "reader", **question}
        for content in await self._do(board, "odds", asked):
            if content.get("kind") == "reply" and content.get("ask") == self._asked:
                return dict(content.get("reply") or {})
        return {}

    async def _do(self, board: str, what: str, message: Message) -> list[Message]:
        """Send a message to the board; note how long its answer took, and return what the board said."""
        ply, begun = self.wire.models[board]["scene"]["ply"], perf_counter()
        came = [one for one in await self.wire.tell(board, {**message, "ply": ply}) if one.kind == "comm_msg"]
        if not came:
            raise Lost(f"nothing came of {message}")
        answer = next((one for one in came if one.content["comm_id"] == board), came[0])
        self.answers.append(Answered(what, begun, answer.at - begun))
        notice = self.wire.models[board]["scene"].get("notice") if what != "odds" else None
        if notice and notice["level"] != "info":
            self.refused.append(notice["text"])
        return [one.content["data"].get("content", {}) for one in came]

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            await self._look()

    async def _look(self) -> None:
        begun = perf_counter()
        base = self._visit.config["baseUrl"]
        answer = await self.lines.get(f"{base}api/kernels/{self.kernel}")
        if answer.status != 200:
            raise Lost(f"the kernel is gone: {answer.status}")
        self.answers.append(Answered("look", begun, answer.seconds))


def _planned_by(offer: Message) -> Message:
    """Return who goes and where, as an offer proposes it."""
    units: list[Any] = [name for group in offer["crew"] for name in group["ids"][: group["chosen"]]]
    aims = [aim["id"] for aim in offer["aims"]]
    names = {name: offer[name] for name in ("mission", "place", "subject")}
    return {**names, "units": units, "aim": offer["aim"] or next(iter(aims), "")}
