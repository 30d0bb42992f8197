"""A room for a class, opened from the terminal: prepared, told, and watched while it is open."""

from __future__ import annotations

import json
import re
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from http.cookiejar import CookieJar
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, OpenerDirector, ProxyHandler, Request, build_opener

from algeria_lab.apps.own_command import own_line
from algeria_lab.apps.serving.hall.tables.kept import tables_file
from algeria_lab.apps.serving.kernels.forked import can_fork
from algeria_lab.apps.serving.kernels.memory import MEGABYTE, free_memory, of_a_reader, readers_in
from algeria_lab.apps.serving.rooms.begins import Begins
from algeria_lab.apps.serving.rooms.invitation import Invitation, invitations
from algeria_lab.apps.serving.rooms.keys import Lock, hang_lock, lock_file
from algeria_lab.apps.voila_server import HOST, NOTHING_TO_SEE, free_port, open_browser, serve, served

if TYPE_CHECKING:
    from algeria_lab.apps.terminal.screen import Screen

EVERYWHERE = "0.0.0.0"  # noqa: S104 - where others on the network may come in, which the teacher asks for
LOOK_EVERY = 2.0  # seconds between two looks at the room
PATIENCE = 60.0  # seconds for one answer of the server
KERNEL = re.compile(r'"kernelId": *"([\w-]+)"')


class Room:
    """A room for a class.

    Args:
        places: How many readers it is for.
        screen: Where the teacher reads about it.
        network: Whether others on the same network may come in.
        again: What follows the name of this program to open the same room, its network left out.
        begins: How the class begins on its first page.
        exercise: The file of an exercise of the teacher's own, with its keys; None for a page of ours.
    """

    def __init__(
        self,
        places: int,
        screen: Screen,
        *,
        network: bool,
        again: Sequence[str] = (),
        begins: Begins = Begins(),  # noqa: B008 - a tuple, which nobody changes
        exercise: Path | None = None,
    ) -> None:
        self.places, self.screen, self.again, self.begins = places, screen, again, begins
        self.exercise = exercise
        self._desk: AskedAtDesk | None = None
        self.host = EVERYWHERE if network else HOST

    def open(self, target: Path, *, port: int, browser: bool) -> int:
        """Serve *target* for the class until the teacher presses Ctrl+C, and return an exit status.

        A room that ends in another way keeps its key: opened again, its link still holds.

        Args:
            target: A folder of notebooks, or one notebook.
            port: The port to use; another one is taken when it is busy.
            browser: Whether to open the desk in the teacher's browser.
        """
        wished, port = port, free_port(port, self.host)
        if wished not in {0, port}:
            self.screen.trouble(self.screen.words.say("class-moved", wished=str(wished), port=str(port)))
        file = lock_file(port)
        lock = hang_lock(file)
        options = [
            f"--PageKernels.places={self.places}",
            "--PageKernels.has_hall=True",
            "--PageServer.in_class=True",
            f"--PageServer.lock_file={file}",
            f"--PageServer.first_page={served(target)[1]}",
            f"--PageServer.spoken={self.begins.spoken}",
            f"--PageServer.period={self.begins.period}",
            *([f"--PageServer.exercise={self.exercise}"] if self.exercise else []),
        ]
        self.screen.say("class-preparing", places=self.places)
        welcome = partial(self._welcome, lock=lock, port=port, browser=browser)
        status = serve(
            target,
            port=port,
            extra=options,
            host=self.host,
            welcome=welcome,
            farewell=self._say_end,
        )
        if status in (0, NOTHING_TO_SEE):
            for left in (file, tables_file(file)):
                left.unlink(missing_ok=True)
        if status == 0:
            self.screen.line()  # behind the signs of further Ctrl+C
            self.screen.say("class-closed")
        return status

    def _welcome(self, address: str, first: str, *, lock: Lock, port: int, browser: bool) -> bool:
        """Say how to come in, and return whether there is something to come in for."""
        server = Asked(address, lock.key)
        self._desk = AskedAtDesk(server, lock.desk)
        if not self._say_preparation(server, first):
            return False
        ways = invitations(self.host, port, "/", lock.key)
        self._say_ways(ways)
        projector = f"{address}class?token={lock.key}&lang={self.screen.words.language}"
        desk = f"{address}desk?desk={lock.desk}&lang={self.screen.words.language}"
        if browser:
            open_browser(desk)
        for name, page in (("class-desk", desk), ("class-projector", projector)):
            self.screen.say(name)
            self.screen.line(f"    {page}\n")
        self.screen.say("class-close")
        threading.Thread(target=self.watch, args=(server,), daemon=True).start()
        return True

    def _say_end(self) -> bool:
        """Say that the room closes, and return whether it does.

        It does not where something was handed in that is not saved, which is said; who asks again is not told
        that again, unless more was handed in meanwhile.
        """
        count = self._desk.count_of_unsaved() if self._desk else 0
        self.screen.line()  # behind the sign of Ctrl+C
        if count:
            self.screen.trouble(self.screen.words.say("class-unsaved", count=count))
        else:
            self.screen.say("class-closes")
        return not count

    def _say_preparation(self, server: Asked, first: str) -> bool:
        """Make one page as a reader would, and say how long it took and how far the memory goes.

        Returns:
            Whether readers get a page; one that only comes too late is told, for the class may wait for it.
        """
        begun = time.monotonic()
        try:
            server.rehearse(first)
            self.screen.line(self.screen.words.say("class-ready", seconds=round(time.monotonic() - begun, 1)))
        except HTTPError as error:
            self.screen.trouble(self.screen.words.say("class-nothing-served", why=str(error)))
            return False
        except OSError as error:
            self.screen.trouble(self.screen.words.say("class-failed", why=str(error)))
        each, free = of_a_reader(forked=can_fork(), lesson="/lessons/" in first), free_memory()
        self.screen.say("class-memory", free=free // MEGABYTE, each=each // MEGABYTE)
        if (enough := readers_in(free, each)) < self.places:
            self.screen.trouble(self.screen.words.say("class-tight", enough=enough, places=self.places))
        if not can_fork():
            self.screen.say("class-ordinary")
        return True

    def _say_ways(self, ways: list[Invitation]) -> None:
        way, others = ways[0], ways[1:]
        self.screen.line()
        self.screen.say("class-open", places=self.places)
        self.screen.line(f"\n    {way.link}\n")
        if _draws_blocks(self.screen):
            self.screen.line(way.in_terminal(), "bright_white on black")
        self.screen.say("class-typed", address=way.address, key=way.shown)
        if others:
            addresses = self.screen.listed(other.address for other in others)
            self.screen.say("class-others", addresses=addresses)
        if way.alone:
            self.screen.say("class-alone")
            line = own_line([*self.again, "--network"])  # to be copied: no break is put into it
            self.screen.console.print(f"    {line}\n", soft_wrap=True, markup=False)

    def watch(self, server: Asked) -> None:
        """Say who is there whenever that changes, until the server answers no more."""
        for room in server.looks():
            states = Counter(one["state"] for one in room["held"])
            values = {
                "here": states["here"],
                "coming": states["coming"],
                "places": room["places"],
                "free": room["free"],
                "memory": room["memory"],
            }
            lost = [str(one["number"]) for one in room["held"] if one["state"] == "lost"]
            clock = time.strftime("%H:%M:%S")
            if lost:
                text = self.screen.words.say("class-now-lost", **values, numbers=self.screen.listed(lost))
            else:
                text = self.screen.words.say("class-now", **values)
            self.screen.line(f"{clock}  {text}")


def _draws_blocks(screen: Screen) -> bool:
    """Return whether a QR code can be drawn: in a terminal whose letters hold its blocks."""
    try:
        "▀▄█".encode(screen.console.encoding)
    except UnicodeEncodeError:
        return False
    return screen.console.is_terminal


class Asked:
    """The server of the room, asked from the terminal as by somebody who has the key.

    Args:
        address: Where it answers, with a slash at the end.
        key: The key of the room.
    """

    def __init__(self, address: str, key: str) -> None:
        self.address = address
        self._headers = {"Authorization": f"token {key}"}
        # A page and its kernel belong to whoever asked for it, which a cookie says.
        self._opener: OpenerDirector = build_opener(ProxyHandler({}), HTTPCookieProcessor(CookieJar()))

    def _text(self, path: str, form: dict[str, str] | None = None) -> str:
        data = urlencode(form).encode() if form is not None else None
        request = Request(self.address + path, data, self._headers)  # noqa: S310 - of this computer
        with self._opener.open(request, timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def rehearse(self, page: str) -> None:
        """Open a page and close it again: what it reads is then at hand for the first reader.

        Raises:
            OSError: If the server refuses it.
        """
        if kernel := KERNEL.search(self._text(page)):
            self._text(f"voila/api/shutdown/{kernel[1]}", {})

    def told(self, path: str) -> dict[str, Any]:
        """Return what the server tells as JSON.

        Raises:
            OSError: If it does not.
        """
        return dict(json.loads(self._text(path)))

    def come_to_desk(self, key: str) -> None:
        """Show the key of the desk, which a cookie holds from then on.

        Raises:
            OSError: If the server refuses it.
        """
        self._text(f"desk?{urlencode({'desk': key})}")

    def looks(self) -> Iterator[dict[str, Any]]:
        """Give the room now, and whenever places were taken or given back, until the server has ended."""
        before = None
        while True:
            try:
                room = json.loads(self._text("voila/api/room"))
            except OSError:  # it ends; whoever waits for its end says so
                return
            if room["held"] != before:
                before = room["held"]
                yield room
            time.sleep(LOOK_EVERY)


class AskedAtDesk:
    """The desk of the room, asked from the terminal about what would be lost.

    Args:
        server: The server.
        key: The key of the desk.
    """

    def __init__(self, server: Asked, key: str) -> None:
        self._server, self._key, self._told = server, key, 0

    def count_of_unsaved(self) -> int:
        """Return how many works nobody has as a file; 0 for what was told already, and for no answer."""
        try:
            self._server.come_to_desk(self._key)
            found = self._server.told("voila/api/desk/handed/unsaved")
        except OSError:  # it has ended: nothing of it is there any more
            return 0
        is_new, self._told = found["serial"] != self._told, found["serial"]
        return int(found["unsaved"]) if is_new else 0
