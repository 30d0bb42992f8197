"""Addresses that cannot be: found before anything looks for what they name."""

import re
from ipaddress import ip_address
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

from tornado.httputil import HTTPServerRequest
from tornado.routing import Matcher
from tornado.web import HTTPError
from voila.handler import BaseVoilaHandler

_CONTROL = re.compile(r"[\x00-\x1f\x7f]")


def is_address(text: str) -> bool:
    """Return whether a text can stand in an address: it has its parts, and no sign that ends a line."""
    try:
        urlsplit(text)
    except ValueError:
        return False
    return not _CONTROL.search(text)


def is_of_this_computer(listens_on: str) -> bool:
    """Return whether a server that listens at an address, or at a name, hears this computer alone."""
    try:
        return ip_address(listens_on).is_loopback
    except ValueError:
        return listens_on == "localhost"


class NoAddress(Matcher):
    """Finds requests whose address nobody can have meant: no text, or with a sign that ends names and lines.

    A path with such a one comes as far as the disk or the answer's headers, and fails there, in forty lines
    of the log each time.
    """

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """Return that a request is to be refused (no further arguments), or None."""
        try:
            path = unquote_to_bytes(request.path).decode()
            unquote_to_bytes(request.query).decode()
        except UnicodeDecodeError:
            return {}
        return {} if _CONTROL.search(path) else None


class NotAnAddress(BaseVoilaHandler):
    """Says of a request that its address is none."""

    async def prepare(self, **_: Any) -> None:
        """Refuse, before anybody asks who it is."""
        self.current_user = self._jupyter_current_user = None
        raise HTTPError(400)
