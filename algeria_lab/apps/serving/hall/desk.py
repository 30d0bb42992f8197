"""The desk of whoever opened the room: a page and its answers, behind a key that no reader has."""

from __future__ import annotations

import json
import re
from functools import cache
from hmac import compare_digest
from time import strftime
from typing import Any

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.base.handlers import APIHandler
from jupyter_server.utils import url_path_join
from tornado.web import HTTPError
from voila.configuration import VoilaConfiguration
from voila.handler import BaseVoilaHandler

from algeria_lab.apps.page_words import LANGUAGES, Language
from algeria_lab.apps.serving.hall.handed.marker import CannotMark
from algeria_lab.apps.serving.hall.handed.part import Handed
from algeria_lab.apps.serving.hall.sight import Sight
from algeria_lab.apps.serving.hall.wishes import WrongWish
from algeria_lab.apps.serving.rooms.brake import Brake
from algeria_lab.apps.serving.rooms.keys import plain
from algeria_lab.views.shared.messages import Messages

MOST_WISH = 20_000  # bytes of what a desk asks for
OWN = "desk-page-"  # how the ids of what its page says without values begin


class DeskKey:
    """The key of a desk, and the cookie by which a browser is known to have shown it."""

    def __init__(self, key: str) -> None:
        self._key, self._brake = key, Brake()

    async def is_shown(self, handler: BaseVoilaHandler, typed: str) -> bool:
        """Return whether a key is the right one; a wrong one costs time, as that of the room."""
        address, shown = handler.request.remote_ip or "", plain(typed)
        return bool(self._key) and await self._brake.is_right(
            address, lambda: compare_digest(shown.encode(), self._key.encode())
        )

    def give(self, handler: BaseVoilaHandler) -> None:
        """Let a browser come back without the key: until it is closed, and from no other site."""
        handler.set_signed_cookie(
            _name(handler),
            "desk",
            expires_days=None,
            path=handler.base_url,
            httponly=True,
            samesite="Strict",
            secure=handler.request.protocol == "https",
        )

    @staticmethod
    def is_held(handler: Any) -> bool:
        """Return whether a request comes from a browser that has shown the key."""
        return handler.get_signed_cookie(_name(handler)) == b"desk"


def _name(handler: Any) -> str:
    return re.sub(r"[^a-z0-9]", "-", f"desk-{handler.request.host.lower()}")


class DeskPage(BaseVoilaHandler):
    """The page of the desk; whoever has not its key is told where it stands."""

    def initialize(self, key: DeskKey, sight: Sight, voila_configuration: VoilaConfiguration) -> None:
        """Take the key, and what the page begins with."""
        super().initialize(voila_configuration=voila_configuration)
        self.key, self.sight = key, sight

    @allow_unauthenticated
    async def get(self) -> None:
        """Write the page; with the right key in the address go on without it."""
        if typed := self.get_query_argument("desk", ""):
            if await self.key.is_shown(self, typed):
                self.key.give(self)
                language = self.get_query_argument("lang", "")
                query = f"?lang={language}" if language in LANGUAGES else ""
                self.redirect(url_path_join(self.base_url, "desk") + query)
                return
            raise HTTPError(403)
        if not self.key.is_held(self):
            raise HTTPError(403)
        words = _page_words()
        desk = {name.removeprefix(OWN): {one: words[one][name] for one in LANGUAGES} for name in words["en"]}
        begins = {"desk": desk, "told": words, **self.sight.page()}
        self.write(self.render_template("desk.html", **begins))


@cache
def _page_words() -> dict[Language, dict[str, str]]:
    """Return all that the page says without values, by language and id."""
    return {language: Messages(language).ui(OWN) for language in LANGUAGES}


class _AtDesk(APIHandler):
    """Answers whoever has shown the key of the desk, and nobody else."""

    def initialize(self, key: DeskKey, sight: Sight, handed: Handed) -> None:
        """Take the key, what is seen and done, and what was handed in."""
        self.key, self.sight, self.handed = key, sight, handed

    async def prepare(self, **arguments: Any) -> None:
        """Let nobody in who has not shown the key of the desk."""
        await super().prepare(**arguments)
        if not self.key.is_held(self):
            raise HTTPError(403)

    @property
    def language(self) -> str:
        """The language of the desk."""
        asked = self.get_query_argument("lang", "en")
        return asked if asked in LANGUAGES else "en"


class DeskHandler(_AtDesk):
    """What the desk sees, and what it does."""

    @allow_unauthenticated
    def get(self) -> None:
        """Answer the hour as JSON, in the language asked for; of what the desk has already, nothing."""
        have = self.get_query_argument("have", "").split(",")
        self.finish(self.sight.told(self.language, have, self.get_query_argument("lesson", "")))

    @allow_unauthenticated
    async def post(self) -> None:
        """Do what the desk asks for, and answer the hour as it is then."""
        try:
            answer = await self.sight.do(json.loads(self.request.body[: MOST_WISH + 1]))
        except (ValueError, RecursionError, WrongWish) as error:
            raise HTTPError(400, str(error)) from error
        self.finish(answer)


class HandedHandler(_AtDesk):
    """What was handed in: as a file with all of it, as a page to print, and how much is not saved."""

    @allow_unauthenticated
    async def get(self, what: str) -> None:
        """Answer what the address asks for."""
        if what == "unsaved":
            self.finish(self.handed.unsaved())
        elif what == "zip":
            self.set_header("Content-Disposition", f'attachment; filename="{self._name()}"')
            files = await self.handed.all_files(self.language)
            self.finish(files, set_content_type="application/zip")
        else:
            await self._finish_with_page()

    def _name(self) -> str:
        folder = Messages(self.language).say("desk-said-folder")
        return f"{folder}-{strftime('%Y-%m-%d-%H%M')}.zip"

    async def _finish_with_page(self) -> None:
        try:
            page = await self.handed.page(self.language)
        except CannotMark as error:
            raise HTTPError(503) from error
        if not page:
            raise HTTPError(404)
        self.finish(page, set_content_type="text/html; charset=utf-8")
