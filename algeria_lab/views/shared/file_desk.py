"""Saving, opening and handing on wars: the browser keeps, downloads and copies, the kernel checks."""

from __future__ import annotations

import hashlib
import json
import logging
import re
import secrets
from collections.abc import Callable, Mapping
from threading import RLock
from typing import Any, NamedTuple

import anywidget
import traitlets

from algeria_lab.checking.causes import told
from algeria_lab.checking.faults import legible
from algeria_lab.core.keeping.saves import MOST_BYTES
from algeria_lab.core.refusals import LabError
from algeria_lab.room.turn_file import MOST_HEAD, is_turn
from algeria_lab.views.shared.bundles import bundle
from algeria_lab.views.shared.save_links import WrongSaveLink, pack, unpack

_LOG = logging.getLogger(__name__)
# What stays the same from the first decision of a war to its last, and what follows in a save.
_SAME = ("game", "scenario", "options", "seed", "opening")
_MOVES = ', "bookmarks": '
MOST_HEADS = 20
_NAME_OF_WAR = re.compile(r"[\w -]{1,80}")


class _Way(NamedTuple):
    """A way in which a war comes onto the board, with what is said afterwards."""

    done: str
    failed: str


_WAYS = {
    "open": _Way("files-opened", "files-open-failed"),
    "resume": _Way("files-resumed", "files-resume-failed"),
    "link": _Way("files-link-opened", "files-link-failed"),
}


class FileDesk(anywidget.AnyWidget):
    """Buttons to save, open and hand on a war, and the wars that the browser keeps.

    The text of the save stands in a trait, so that the browser can write the file and keep the war even
    after the kernel has ended. A page that is loaded again asks for the war that the browser keeps by itself.

    Attributes:
        way: How a war comes that is being opened just now: ``open``, ``resume`` where the browser goes on by
            itself, or ``link``.
        heads: While something is opened that comes from elsewhere: the heads of those games handed to and fro
            that the browser keeps, see `room.turn_file`. None where the browser's own is opened.
        on_elsewhere: Called when the reader wishes to play with somebody elsewhere.

    Args:
        strings: The messages `files-...` in the reader's language.
        on_open: Called with the name and the text of an opened file. It may raise: the reader is then told
            in words, and the desk is as before. What it returns is what the war is called from then on.
        on_share: Returns what can be handed on, as texts of save files: ``position``, the war up to the
            moment that is shown, and ``war``, all of it.
        shelf: Which wars are kept together; one name a game.
        mark: What a link to one begins with, behind the ``#``.
        lang: Language code for dates.
    """

    _esm = bundle("files.js")
    _css = bundle("files.css")

    save = traitlets.Unicode().tag(sync=True)
    name = traitlets.Unicode().tag(sync=True)
    label = traitlets.Unicode().tag(sync=True)
    war = traitlets.Unicode().tag(sync=True)
    shelf = traitlets.Unicode().tag(sync=True)
    mark = traitlets.Unicode("war").tag(sync=True)
    lang = traitlets.Unicode().tag(sync=True)
    strings = traitlets.Dict().tag(sync=True)
    message = traitlets.Dict().tag(sync=True)
    links = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        strings: Mapping[str, str],
        on_open: Callable[[str, str], str | None],
        on_share: Callable[[], Mapping[str, str]],
        *,
        shelf: str,
        lang: str = "en",
        mark: str = "war",
    ) -> None:
        self._on_open, self._on_share = on_open, on_share
        self.heads: tuple[str, ...] | None = None
        self.on_elsewhere: Callable[[], None] = lambda: None
        self._answers = 0
        self.way = ""
        self._own = self._next = ""  # the name of the war on the board, and of the one that is being opened
        # Some front ends run callbacks in threads of their own.
        self._lock = RLock()
        super().__init__(strings=dict(strings), shelf=shelf, lang=lang, mark=mark)
        self.on_msg(self._on_message)

    def keep(self, save: str, name: str, label: str, war: str = "") -> None:
        """Hand a war to the browser, to be called after each decision.

        Args:
            save: Text of the save file; empty when there is nothing to save.
            name: File name to propose.
            label: Which war and which moment, in words, such as ``1954, turn 4``.
            war: A name that stays the same from its first to its last decision; read from the save if empty.
        """
        with self._lock, self.hold_sync():
            self.war = (self._own or war or war_of(save)) if save else ""
            self.name, self.label, self.save = name, label, save

    def clear(self) -> None:
        """Say that another war begins, in which nobody has decided anything: there is nothing to save yet."""
        self._own, self._next = self._next, ""
        self.keep("", "", "")

    def rename(self, war: str) -> None:
        """Keep what is on the board under another name from now on; what was kept before stays as it is.

        Args:
            war: The name.
        """
        with self._lock:
            self._own = war

    def expect(self, war: str) -> None:
        """Say which war has begun before it can be saved: the browser goes on with its own of that name.

        Args:
            war: The name under which it will be kept.
        """
        with self._lock:
            self.war = war

    def speak(self, strings: Mapping[str, str], lang: str) -> None:
        """Change the language."""
        with self._lock, self.hold_sync():
            self.lang, self.strings = lang, dict(strings)

    def say(self, level: str, key: str, name: str = "", detail: str = "") -> None:
        """Show a message of `strings`.

        Args:
            level: ``info`` or ``error``.
            key: Message id.
            name: What ``%name%`` in the message stands for.
            detail: A sentence put after it.
        """
        self._answers += 1  # a second, equal message is a change, too
        text = self.strings.get(key, key).replace("%name%", name)
        said = {"level": level, "key": key, "text": f"{text} {detail}".strip()}
        self.message = said | {"answer": self._answers}

    def _on_message(self, _widget: object, message: Any, _buffers: object) -> None:
        with self._lock, self.hold_sync():
            if message == {"kind": "share"}:
                self._share()
            elif message == {"kind": "elsewhere"}:
                self.on_elsewhere()
            elif not _is_open(message):
                self.say("error", "files-malformed")
            else:
                self._take(message | {"name": legible(message["name"])})

    def _take(self, message: Mapping[str, Any]) -> None:
        """Open a file, a link or what the browser has kept."""
        self.heads = None if message.get("war") else tuple(message.get("heads", ()))
        if len(message["text"]) > MOST_BYTES:
            self.say("error", "files-too-large", message["name"])
        elif message["kind"] == "link":
            self._open_link(message["name"], message["text"])
        else:
            self._open(message["kind"], message["name"], message["text"], message.get("war", ""))

    def _share(self) -> None:
        """Pack what can be handed on; what is too long for a link is left empty."""
        self._answers += 1
        packed = {name: pack(save) for name, save in self._on_share().items()}
        self.links = packed | {"answer": self._answers}

    def _open_link(self, name: str, letters: str) -> None:
        """Open what somebody has handed on, as a war of its own: none that the reader has is written over."""
        try:
            save = unpack(letters)
        except WrongSaveLink as error:
            self.say("error", "files-link-failed", name, self.strings.get(f"files-link-{error.fault}", ""))
        else:
            # A turn goes on with the game that it is of, under the name of that.
            self._open("link", name, save, "" if is_turn(save) else secrets.token_hex(8))

    def _open(self, way: str, name: str, text: str, war: str) -> None:
        before, own = (self.save, self.name, self.label, self.war), self._own
        self._next, self.way = war, way
        try:
            called = self._on_open(name, text) or name
        except Exception as error:  # noqa: BLE001 - the edge of the widget: Voila shows no traceback
            self._own, self._next = own, ""
            self.keep(*before)
            expected = isinstance(error, LabError)
            if not expected:
                _LOG.exception("The file %r could not be opened", name)
            detail = told(error, self.lang) if expected else f"({type(error).__name__}: {error})"
            if isinstance(error, TimeoutError):  # nothing is wrong with it
                self.say("error", "files-slow", name)
            else:
                self.say("error", _WAYS[way].failed, name, detail)
        else:
            self._next = ""  # it went to the war that was opened, if one was
            has_come = is_turn(text) and self.heads is not None
            self.say("info", "files-turn-opened" if has_come else _WAYS[way].done, called)


def war_of(save: str) -> str:
    """Return a name for the war in *save* that stays the same from its first to its last decision."""
    data = _head(save)
    head = [data[key] for key in _SAME]
    return hashlib.sha256(json.dumps(head, sort_keys=True).encode()).hexdigest()[:16]


def _head(save: str) -> dict[str, Any]:
    """Return what stands before the moves, for a long save need not be read whole after each decision."""
    try:
        data: dict[str, Any] = json.loads(f"{save.partition(_MOVES)[0]}}}")
    except json.JSONDecodeError:
        data = json.loads(save)
    return data if data.keys() >= set(_SAME) else dict(json.loads(save))


def _is_open(message: Any) -> bool:
    return (
        isinstance(message, dict)
        and message.get("kind") in tuple(_WAYS)  # a list, or a table, may come as the kind
        and isinstance(message.get("name"), str)
        and isinstance(message.get("text"), str)
        and (message.get("war", "") == "" or _is_name_of_war(message["war"]))
        and _are_heads(message.get("heads", []))
    )


def _are_heads(heads: object) -> bool:
    return (
        isinstance(heads, list)
        and len(heads) <= MOST_HEADS
        and all(isinstance(head, str) and len(head) <= MOST_HEAD for head in heads)
    )


def _is_name_of_war(war: object) -> bool:
    return isinstance(war, str) and _NAME_OF_WAR.fullmatch(war) is not None
