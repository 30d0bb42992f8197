"""A board in a notebook: scenes go to the browser, picks come back, and no failure passes unseen."""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Mapping
from threading import RLock
from typing import Any, ClassVar

import anywidget
import traitlets

from algeria_lab.views.shared.left_behind import LeavesWords
from algeria_lab.views.shared.messages import Messages
from algeria_lab.views.shared.thinking import Thinking, Thought

Scene = dict[str, Any]
Reply = Mapping[str, Any]
Answer = Callable[[dict[str, Any]], Mapping[str, Any] | None]
Inform = Callable[[dict[str, Any]], Reply | Thought[Reply]]
Deeds = Mapping[str, Mapping[str, type | tuple[type, ...]]]
ASK: dict[str, type | tuple[type, ...]] = {"ask": int, "view": str, "what": str}
_LOG = logging.getLogger(__name__)


def _nobody(message: dict[str, Any]) -> Reply:
    """Answer for a board that answers no questions, or that was closed."""
    raise LookupError(f"nobody answers {message['kind']!r}")


class Unanswered(Exception):
    """A question that is not answered, for a reason that the reader understands.

    Attributes:
        notice: What the reader is told.
    """

    def __init__(self, notice: Mapping[str, str]) -> None:
        super().__init__(notice["text"])
        self.notice = dict(notice)


class SceneWidget(LeavesWords, anywidget.AnyWidget):  # type: ignore[misc]  # both show themselves
    """Shows scenes of a game and hands what the reader picks to *answer*; each game has one of its own.

    The first scene goes whole; later ones go as what has changed (see `difference`), as soon as somebody has
    answered: a patch is lost where no view stands yet to hear it. All views of the widget hear what is sent;
    a reply says which of them has asked.

    Attributes:
        deeds: What the browser may send: the keys of a message beside `kind` and `ply`, and their types.
        family: First part of the names of its fixed words.
        passing: Parts of a scene that a complaint wipes away.

    Args:
        atlas: The drawing and the names, sent once.
        strings: The fixed words in the reader's language; see `fixed_words`.
        scene: What the board shows first.
        answer: Called with each message that would change something, such as `{"kind": "pick", "id",
            "ply"}`; see `deeds`. It returns the scene to show next, or None to leave that to a later `show`.
            It may raise: the reader then sees a notice over the scene as it was.
        inform: Called with each question, `{"kind": "ask", "ask", "view", "what", "ply", ...}`; it returns
            the reply, or thinks about it in slices: any deed meanwhile is done first, and ends the thinking
            with an empty reply. It may raise: the reader is then told in words.
    """

    deeds: ClassVar[Deeds]
    family: ClassVar[str]
    passing: ClassVar[Mapping[str, Any]] = {}

    atlas = traitlets.Dict().tag(sync=True)
    strings = traitlets.Dict().tag(sync=True)
    scene = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        atlas: Mapping[str, Any],
        strings: Mapping[str, str],
        scene: Mapping[str, Any],
        answer: Answer,
        inform: Inform = _nobody,
    ) -> None:
        self._answer = answer
        self._inform = inform
        self._answers = 0
        self._sent: Scene = {}
        self._is_seen = False
        # Some front ends run callbacks in threads of their own; decisions are taken one after the other.
        self._lock = RLock()
        self._thinking = Thinking(self._lock)
        super().__init__(atlas=dict(atlas), strings=dict(strings), scene={**scene, "answer": 0})
        self._sent = self.scene
        self.on_msg(self._on_message)

    @classmethod
    def fixed_words(cls, words: Messages) -> dict[str, str]:
        """Return the words that do not change with the scene: those of all such widgets, and its own."""
        return words.ui("widget-", f"{cls.family}-")

    def show(self, scene: Mapping[str, Any]) -> None:
        """Show a scene in every view of the board.

        Each scene gets a number of its own: without it a second, equal refusal would look to the browser
        like no answer at all, and a patch would not know where it belongs.
        """
        with self._lock:
            self._answers += 1
            self.scene = {**scene, "answer": self._answers}

    def speak(
        self, strings: Mapping[str, str], scene: Mapping[str, Any], atlas: Mapping[str, Any] | None = None
    ) -> None:
        """Change the language: the fixed words, the names on the map, and then the scene."""
        with self._lock:
            with self.hold_sync():
                self.strings = dict(strings)
                if atlas is not None:
                    self.atlas = dict(atlas)
            self.show(scene)

    def send_state(self, key: str | set[str] | None = None) -> None:
        """Send traits to the browser; a scene that follows another one goes as what has changed."""
        names = {key} if isinstance(key, str) else key
        if names is None or "scene" not in names or not self._is_seen:
            super().send_state(key)
            if names is None or "scene" in names:
                self._sent = self.scene
            return
        if others := set(names) - {"scene"}:
            super().send_state(others)
        patch = difference(self._sent, self.scene)
        self.send({"kind": "patch", "base": self._sent["answer"], "patch": patch})
        self._sent = self.scene

    def _on_message(self, _widget: object, message: Any, _buffers: object) -> None:
        with self._lock:
            self._is_seen = True
            if fault := message_fault(message, self.deeds):
                self._complain("refusal", f"{self.family}-malformed", fault)
            elif message["kind"] == "refresh":
                super().send_state("scene")
            elif message["kind"] == "ask":
                self._ask(message)
            else:
                self._thinking.drop()
                self.renew(lambda: self._answer(message), str(message.get("id", message["kind"])))

    def renew(self, make: Callable[[], Mapping[str, Any] | None], what: str) -> None:
        """Show the next scene, if there is one; a failure is said over the scene as it was.

        Args:
            make: Makes the scene.
            what: What it is made for, such as the pick that it answers.
        """
        with self._lock:
            try:
                scene = make()
            except Exception as error:  # noqa: BLE001 - the edge of the widget, see below
                # Voila shows no traceback of a callback, so the reader is told in words.
                _LOG.exception("The board could not answer %r", what)
                self._complain("error", "widget-answer-failed", f"{what}: {type(error).__name__}: {error}")
                return
            if scene is not None:
                self.show(scene)

    def close(self) -> None:
        """End the widget and let go of what it shows."""
        self._thinking.drop()
        self._answer = self._inform = _nobody
        super().close()

    def _ask(self, message: dict[str, Any]) -> None:
        """Answer a question: at once, unless it takes thought."""
        replying = self._replying(message)
        for _ in replying:
            self._thinking.begin(replying)
            return

    def _replying(self, message: dict[str, Any]) -> Thought[None]:
        head = {"kind": "reply", "ask": message["ask"], "view": message["view"]}
        try:
            found = self._inform(message)
            reply = (yield from found) if isinstance(found, Generator) else found
        except GeneratorExit:
            self.send({**head, "reply": {}})
            raise
        except Unanswered as error:
            self.send({**head, "fault": error.notice})
        except Exception as error:  # noqa: BLE001 - the edge of the widget: Voila shows no traceback
            _LOG.exception("The board could not answer %r", message)
            detail = f"{message['what']}: {type(error).__name__}: {error}"
            self.send({**head, "fault": self._notice("error", "widget-answer-failed", detail)})
        else:
            self.send({**head, "reply": dict(reply)})

    def _complain(self, level: str, key: str, detail: str) -> None:
        self.show({**self.scene, **self.passing, "notice": self._notice(level, key, detail)})

    def _notice(self, level: str, key: str, detail: str) -> dict[str, str]:
        text = f"{self.strings.get(key, key)} ({detail})"
        return {"level": level, "text": text, "rule": "", "hint": self.strings.get(f"{key}-hint", "")}


def difference(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """Return what changes *old* into *new*, in JSON.

    For each key that changes: a list of one, its new value; a mapping, what changes within its value; None,
    where the key goes. Unlike a JSON merge patch (RFC 7396) it can say that a value is now null.

    Examples:
        >>> difference({"a": 1, "b": {"c": 2, "d": 3}}, {"b": {"c": None, "d": 3}})
        {'a': None, 'b': {'c': [None]}}
    """
    patch: dict[str, Any] = {key: None for key in old if key not in new}
    for key, value in new.items():
        before = old.get(key)
        if isinstance(value, Mapping) and isinstance(before, Mapping):
            if inner := difference(before, value):
                patch[key] = inner
        elif key not in old or not _is_same(before, value):
            patch[key] = [value]
    return patch


def _is_same(one: Any, other: Any) -> bool:
    """Whether two values are the same in JSON, where 1 is not true."""
    return one is other or (one == other and repr(one) == repr(other))


def message_fault(message: Any, deeds: Deeds) -> str:
    """Return what is wrong with the form of a message of the browser, or nothing."""
    if not isinstance(message, dict):
        return f"{message!r}"
    kind = message.get("kind")
    if kind not in (*deeds, "ask", "refresh"):
        return f"kind = {kind!r}"
    wanted = {"ply": int, **(ASK if kind == "ask" else deeds.get(str(kind), {}))}
    for name, types in wanted.items():
        value = message.get(name)
        if not isinstance(value, types) or (isinstance(value, bool) and types is not bool):
            return f"{name} = {value!r}"
    return ""
