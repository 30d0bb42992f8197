"""The key of a room: a short word in the link, which whoever comes in shows once, and a cookie after that."""

import json
import secrets
import time
from contextlib import suppress
from dataclasses import asdict, dataclass
from hmac import compare_digest
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from jupyter_core.paths import jupyter_runtime_dir, secure_write
from jupyter_server.auth.identity import IdentityProvider, User
from jupyter_server.base.handlers import JupyterHandler
from traitlets import Instance

from algeria_lab.apps.serving.rooms.brake import Brake

# No vowel, so that no word comes about, and no sign that looks like another: 27 to the power of 8 keys.
SIGNS = "bcdfghjkmnpqrstvwxz23456789"
LENGTH = 8
KEPT = 12 * 3600  # seconds for which a room that was not closed keeps its key


@dataclass(frozen=True, slots=True)
class Lock:
    """What opens a room.

    Attributes:
        key: What readers show.
        secret: With what their cookies are signed.
        desk: What whoever opened the room shows, to come to its desk.
    """

    key: str
    secret: str
    desk: str = ""


def plain(typed: str) -> str:
    """Return a key as it was meant: without hyphens and spaces, in small letters."""
    return "".join(sign for sign in typed.lower() if sign.isalnum())


def new_lock() -> Lock:
    """Return a lock that nobody knows yet."""
    return Lock(_word(), secrets.token_hex(32), _word() + _word())


def _word() -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


def lock_file(port: int) -> Path:
    """Return where the lock of the room on *port* is kept while the room is open."""
    return Path(jupyter_runtime_dir()) / f"algeria-lab-class-{port}.json"


def hang_lock(file: Path) -> Lock:
    """Return the lock of a room that opens, kept in *file* for this user's eyes only.

    A room that ended without being closed, for want of a battery say, is opened by the same link again.
    """
    lock = _kept(file) or new_lock()
    file.parent.mkdir(parents=True, exist_ok=True)
    with secure_write(str(file)) as out:
        out.write(json.dumps(asdict(lock)))
    return lock


def read_lock(file: Path) -> Lock:
    """Return the lock that is kept in *file*.

    Raises:
        OSError: If there is none.
        ValueError: If the file holds something else.
    """
    try:
        return Lock(**json.loads(file.read_text("utf-8")))
    except TypeError as error:
        raise ValueError(f"{file.name} holds no key of a room") from error


def _kept(file: Path) -> Lock | None:
    with suppress(OSError, ValueError):  # there is none: the room was closed
        if time.time() - file.stat().st_mtime < KEPT:
            return read_lock(file)
    return None


class Doorkeeper(IdentityProvider):
    """Lets in whoever has the key of the room; where there is no key, everybody.

    Unlike Jupyter's own it knows no passwords: with those a reader could set one and lock all others out.
    """

    brake = Instance(Brake, ())

    @property
    def auth_enabled(self) -> bool:
        """Whether a key is asked for."""
        return bool(self.token)

    def get_token(self, handler: JupyterHandler) -> str | None:  # type: ignore[override]  # as it is called
        """Return the key that a request shows, however it was typed."""
        return plain(super().get_token(handler) or "")

    async def get_user_token(self, handler: JupyterHandler) -> User | None:  # type: ignore[override]
        """Return the reader who shows the key in an address; a wrong one costs time."""
        shown = self.get_token(handler)
        if not (self.auth_enabled and shown and await self._is_right(handler, shown)):
            return None
        return await super().get_user_token(handler)

    async def _is_right(self, handler: JupyterHandler, key: str) -> bool:
        """Return whether a key is the right one, as soon as it is the turn of whoever shows it."""
        return await self.brake.is_right(
            handler.request.remote_ip or "", lambda: compare_digest(key.encode(), self.token.encode())
        )

    def clear_login_cookie(self, handler: JupyterHandler) -> None:  # type: ignore[override]
        """Leave a browser the cookie that opens nothing any more: by it the door knows why it is asked."""

    def came_with_another(self, handler: JupyterHandler, goal: str) -> bool:
        """Return whether somebody who is asked for the key came with one: in the link, or with its cookie."""
        return "token" in parse_qs(urlsplit(goal).query) or bool(
            handler.get_cookie(self.get_cookie_name(handler))
        )

    async def look_at_form(self, handler: JupyterHandler) -> User | None:
        """Return a new reader if the key that was typed is the right one, else None."""
        typed = plain(handler.get_argument("key", ""))
        right = not self.auth_enabled or await self._is_right(handler, typed)
        return self.generate_anonymous_user(handler) if right else None

    def set_login_cookie(self, handler: JupyterHandler, user: User) -> None:  # type: ignore[override]
        """Give a browser its cookie: for a day, and not to be used from other sites."""
        self.cookie_options = {"samesite": "Lax", "expires_days": 1}
        super().set_login_cookie(handler, user)
