"""The line between the kernel of a page and its room: what holds is said again after a break."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import cache

from algeria_lab.room.wire import LONGEST, LOOPBACK, Address, Said, offered, read, written

_LOG = logging.getLogger(__name__)
AGAIN = 1.0  # seconds after which a room that does not answer is asked again
MOST_UNSAID = 1_000  # messages that wait for a room

Ear = Callable[[Said], object]


class RoomLine:
    """What a page says to its room, and hears from it.

    All methods are called on the event loop of the page, and so is everybody who hears.

    Attributes:
        number: The number of the page's place; 0 before the room has said it.

    Args:
        address: Where the room listens.
    """

    def __init__(self, address: Address) -> None:
        self.number = 0
        self._address = address
        self._ears: dict[str, list[Ear]] = {}
        self._stands: dict[str, Said] = {}  # what holds, by its name: told again to whoever did not hear it
        self._unsaid: list[Said] = []
        self._writer: asyncio.StreamWriter | None = None
        self._latest: dict[str, Said] = {}
        self._running: asyncio.Task[None] | None = None
        self.hear("place", self._take_place)

    def open(self) -> None:
        """Begin to speak and to hear, on the loop that runs."""
        if self._running is None:
            self._running = asyncio.get_running_loop().create_task(self._run())

    def hear(self, do: str, ear: Ear) -> None:
        """Call *ear* with each message of a kind from now on, and with the latest that has come already."""
        self._ears.setdefault(do, []).append(ear)
        if do in self._latest:
            ear(self._latest[do])

    def unhear(self, do: str, ear: Ear) -> None:
        """Call *ear* no more; a page may be closed twice, by its reader and in the end by Python."""
        if ear in self._ears.get(do, ()):
            self._ears[do].remove(ear)

    def say(self, do: str, **content: object) -> None:
        """Say something once: now, or as soon as the room hears.

        Raises:
            Misspoken: If it is too long.
        """
        said = {"do": do, **content}
        line = written(said)
        if self._writer is not None and not self._writer.is_closing():
            self._writer.write(line)
        else:
            self._unsaid = [*self._unsaid, said][-MOST_UNSAID:]

    def stand(self, do: str, **content: object) -> None:
        """Say what holds from now on; it is said again whenever the line was broken, and only if it is new.

        Raises:
            Misspoken: If it is too long.
        """
        said = {"do": do, **content}
        if self._stands.get(do) == said:
            return
        line = written(said)
        self._stands[do] = said
        if self._writer is not None and not self._writer.is_closing():
            self._writer.write(line)

    def close(self) -> None:
        """Leave the room."""
        if self._running is not None:
            self._running.cancel()
            self._running = None

    def _take_place(self, said: Said) -> None:
        self.number = int(said["number"])

    async def _run(self) -> None:
        """Hear the room for as long as there is one."""
        while True:
            try:
                await self._meet()
            except (OSError, ValueError):  # the room is gone, or what it says is no message
                _LOG.debug("The line to the room broke", exc_info=True)
            finally:
                self._writer = None
            await asyncio.sleep(AGAIN)

    async def _meet(self) -> None:
        reader, writer = await asyncio.open_connection(LOOPBACK, self._address.port, limit=LONGEST)
        try:
            writer.write(written({"do": "word", "word": self._address.word}))
            for said in (*self._stands.values(), *self._unsaid):
                writer.write(written(said))
            self._unsaid, self._writer = [], writer
            while line := await reader.readline():
                self._heard(read(line))
        finally:
            writer.close()

    def _heard(self, said: Said) -> None:
        self._latest[said["do"]] = said
        for ear in list(self._ears.get(said["do"], ())):
            try:
                ear(said)
            except Exception:  # noqa: BLE001 - one ear that fails leaves the line to the others
                _LOG.exception("A page could not follow its room: %s", said["do"])


def room_line() -> RoomLine | None:
    """Return the line of this process to its room, opened; None where its page stands in no room.

    Kernels are forks of a process that has tried all pages and stands in no room: its answer is not theirs.

    Raises:
        RuntimeError: If no event loop runs: only pages stand in rooms.
    """
    address = offered()
    return None if address is None else _line_to(address)


@cache
def _line_to(address: Address) -> RoomLine:
    line = RoomLine(address)
    line.open()
    return line
