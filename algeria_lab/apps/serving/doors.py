"""Who may come in: under which name of the server, and to which kernel."""

import re
from collections.abc import Callable, Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from socket import gethostname
from typing import Any

from jupyter_client.multikernelmanager import MultiKernelManager
from jupyter_server.auth.authorizer import Authorizer
from jupyter_server.auth.decorator import authorized
from jupyter_server.auth.identity import User
from jupyter_server.base.handlers import JupyterHandler
from tornado.httputil import HTTPServerRequest
from tornado.routing import Matcher
from tornado.web import HTTPError
from voila.handler import BaseVoilaHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler

from algeria_lab.apps.serving.rooms.invitation import EVERYWHERE

KERNEL_ID = r"(?P<kernel_id>\w+-\w+-\w+-\w+-\w+)"
MISDIRECTED = 421


def give_key(handler: JupyterHandler, kernel_id: str, kernels: MultiKernelManager) -> None:
    """Give whoever asked for a page the key of its kernel, and take back those of kernels that are gone.

    The key is a cookie that no script can read and no other site can use, signed with the server's secret.
    Each kernel has one: were there one a browser, pages asked for at once would take it from each other.
    """
    for name in list(handler.cookies):
        gone = name.removeprefix(_prefix(handler))
        if gone != name and gone not in kernels and holds_key(handler, gone):
            handler.clear_cookie(name, path=handler.base_url)
    handler.set_signed_cookie(
        _prefix(handler) + kernel_id,
        kernel_id,
        expires_days=None,
        path=handler.base_url,
        httponly=True,
        samesite="Strict",
        secure=handler.request.protocol == "https",
    )


def holds_key(handler: JupyterHandler, kernel_id: str) -> bool:
    """Return whether a request brings the key of a kernel."""
    return handler.get_signed_cookie(_prefix(handler) + kernel_id) is not None


def _prefix(handler: JupyterHandler) -> str:
    """Return how names of keys begin: two servers on one computer share their cookies, whatever the port."""
    return re.sub(r"[^a-z0-9]", "-", f"page-{handler.request.host.lower()}-")


class KeyHolders(Authorizer):
    """Lets to a kernel whoever holds its key, to look at it, talk to it or end it, and nobody else.

    Its answer is the same for kernels of other people and for those that there are not.
    """

    def is_authorized(
        self,
        handler: JupyterHandler,
        user: User,  # noqa: ARG002 - readers have no names here
        action: str,  # noqa: ARG002 - the key is for all that a page may do
        resource: str,
    ) -> bool:
        """Return whether a request may do what it asks; only of kernels does Voila ask that."""
        return resource == "kernels" and holds_key(handler, handler.path_kwargs["kernel_id"])


class EndOfPage(VoilaShutdownKernelHandler):
    """Ends the kernel of a page that closes, if the page asks for it that it belongs to."""

    @authorized(action="write", resource="kernels")
    async def post(self, kernel_id: str) -> None:
        """End the kernel; that it has ended already is no fault of the page."""
        if kernel_id in self.kernel_manager:
            await super().post(kernel_id)
        else:
            self.set_status(204)


def is_part_elsewhere(request: HTTPServerRequest) -> bool:
    """Return whether a page of another server wants something for a part of itself: a picture, a frame.

    Browsers say so where they trust the way to the server, that is by HTTPS and on one's own computer. A
    server on another port of that is another server, of the same site.
    """
    said = request.headers
    return (
        said.get("Sec-Fetch-Site") in {"cross-site", "same-site"} and said.get("Sec-Fetch-Dest") != "document"
    )


class ForeignName(Matcher):
    """Finds requests that call the server by a name that it does not have.

    A site elsewhere may give its own name the address of this computer: the reader's browser then takes the
    server for a part of that site, and lets the site's scripts ask it anything. The name tells.
    """

    def __init__(self, is_own: Callable[[str], bool]) -> None:
        """Take what says of a name, in small letters and without port, whether it is the server's."""
        self.is_own = is_own

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """Return that a request is to be refused (no further arguments), or None."""
        return None if self.is_own(request.host_name) else {}


class NotThisName(BaseVoilaHandler):
    """Says of any address that the server does not have the name by which it was asked for."""

    def check_host(self) -> bool:
        """Let the refusal below be told, whatever the name."""
        return True

    async def prepare(self, **_: Any) -> None:
        """Refuse, before anybody asks who it is."""
        self.current_user = self._jupyter_current_user = None
        raise HTTPError(MISDIRECTED)

    @property
    def template_namespace(self) -> dict[str, Any]:
        """Return what the page of the refusal is written from: the name that was asked for, too."""
        return {**super().template_namespace, "host": self.request.host_name}


def is_own_name(host: str, listens_on: str, allowed: Iterable[str] = ()) -> bool:
    """Return whether a server has the name *host*.

    Args:
        host: A name or an address, in small letters, without port.
        listens_on: The address at which the server listens, or a name of it; for all: one of `EVERYWHERE`.
        allowed: Further names that whoever runs the server gave it.
    """
    if host in {"localhost", listens_on.lower(), *(name.lower() for name in allowed)}:
        return True
    if address := _address(host):
        return address.is_loopback or listens_on in EVERYWHERE
    own = gethostname().lower()
    return listens_on in EVERYWHERE and host in {own, own.split(".")[0] + ".local"}


def _address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host.removeprefix("[").removesuffix("]"))
    except ValueError:
        return None
