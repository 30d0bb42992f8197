"""How a class comes in: the addresses of this computer, a link with the key of the room, and its QR code."""

import io
import socket
from collections.abc import Iterator
from dataclasses import dataclass

import psutil
import segno

# An address that documentation keeps for itself: asking which way leads there sends nothing.
SOMEWHERE = ("192.0.2.1", 9)
EVERYWHERE = {"", "*", "0.0.0.0", "::"}  # noqa: S104 - asked about, not listened on


@dataclass(frozen=True, slots=True)
class Invitation:
    """A way into the room: the address of the server, and the key where one is asked for."""

    address: str  # with a slash at its end
    key: str = ""

    @property
    def link(self) -> str:
        """The whole link, which opens the first page."""
        return f"{self.address}?token={self.key}" if self.key else self.address

    @property
    def shown(self) -> str:
        """The key as it is read out and typed."""
        return "-".join(self.key[start : start + 4] for start in range(0, len(self.key), 4))

    @property
    def alone(self) -> bool:
        """Whether it leads only from this computer to itself."""
        return self.address.startswith(("http://127.", "http://localhost", "http://[::1]"))

    def in_terminal(self) -> str:
        """Return the QR code of the link, drawn in half blocks for a terminal."""
        drawn = io.StringIO()
        segno.make(self.link, micro=False).terminal(drawn, compact=True)
        return drawn.getvalue()

    def in_page(self) -> str:
        """Return the QR code as SVG, dark on light whatever the page's colours, which every camera reads."""
        code = segno.make(self.link, micro=False)
        return str(code.svg_inline(omitsize=True, light="#fff", dark="#000", title=self.link))


def own_addresses() -> list[str]:
    """Return the addresses by which others on the network reach this computer, the likeliest one first."""
    found = dict.fromkeys([*_way_out(), *_of_interfaces()])
    return [address for address in found if not address.startswith(("127.", "169.254."))]


def _way_out() -> Iterator[str]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:  # no network at all
            return
        yield probe.getsockname()[0]


def _of_interfaces() -> Iterator[str]:
    up = {name for name, state in psutil.net_if_stats().items() if state.isup}
    for name, addresses in psutil.net_if_addrs().items():
        if name in up:
            yield from (one.address for one in addresses if one.family == socket.AF_INET)


def invitations(listens_on: str, port: int, base_url: str, key: str) -> list[Invitation]:
    """Return the ways into a room, the likeliest one first.

    Args:
        listens_on: The address at which the server listens; one of `EVERYWHERE` for all of this computer.
        port: Where it listens.
        base_url: What all paths of the server begin with, such as ``/``.
        key: The key of the room, or nothing.
    """
    hosts = own_addresses() if listens_on in EVERYWHERE else [listens_on]
    return [Invitation(f"http://{host}:{port}{base_url}", key) for host in hosts or ["127.0.0.1"]]
