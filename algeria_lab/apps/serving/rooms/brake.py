"""How fast keys of a room may be tried: who shows a wrong one waits, and with them their address."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network

from tornado.web import HTTPError

PAUSE = 1.0  # seconds after a wrong key
MOST_WAITING = 8  # at one address; a school may have a single one for a whole class


@dataclass(slots=True)
class _Turn:
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    many: int = 0


class Brake:
    """Lets keys be tried one at a time from each address, and none for a while after a wrong one.

    Others are not held up. Nor is a right key, unless wrong ones were tried before it at the same address. To
    hang up does not help: the while goes on.
    """

    def __init__(self, pause: float = PAUSE) -> None:
        """Begin with nobody waiting; after a wrong key *pause* seconds pass."""
        self.pause = pause
        self._turns: dict[str, _Turn] = {}

    async def is_right(self, address: str, look: Callable[[], bool]) -> bool:
        """Return what a *look* at a key finds, when it is the turn of whoever shows it.

        Raises:
            HTTPError: Too many are waiting at the same address (429).
        """
        place = _place(address)
        turn = self._turns.setdefault(place, _Turn())
        if turn.many >= MOST_WAITING:
            raise HTTPError(429)
        turn.many += 1
        try:
            async with turn.lock:
                if found := look():
                    return found
                await asyncio.sleep(self.pause)
                return False
        finally:
            turn.many -= 1
            if not turn.many:
                del self._turns[place]


def _place(address: str) -> str:
    """Return where an address is: of version 6 a device has as many as it likes, all of one network."""
    try:
        return str(ip_network((address, 64), strict=False)) if ip_address(address).version == 6 else address
    except ValueError:  # no address: a server that listens on a file
        return address
