"""A reader in a room who goes through a whole lesson: its questions, its steps, the own wars, handing in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache
from random import Random
from time import perf_counter
from typing import Any

import yaml

from tests.benchmarks.readers.reader import Lost, Reader
from tests.benchmarks.readers.served import ROOT
from tests.benchmarks.readers.walker import Walker, controls
from tests.benchmarks.readers.wire import Message

FORM = 90  # the minutes of its whole form
LESSON = "voila/render/lessons/01-control-is-not-support/en.ipynb"
# What leads on, in the order in which a reader meets it.
LEADS = ("accept", "watch", "end-part", "skip-questions", "skip-predictions", "go-on", "debrief")
TRIED = ("leave", "load", "forty", "write", "no-sentence")  # at an experiment, in this order
MOST_TRIES = 2  # of a question: a vote, and another one
AT_MOST = 1800.0  # seconds for a lesson
COMES_WITHIN, LOOK = 60.0, 0.05  # seconds in which something comes; between two looks whether it has


class Pupil(Walker):
    """A reader of a lesson in a room; the other arguments and attributes are those of `Reader`.

    Args:
        key: Of the room; empty where there is none.

    Attributes:
        number: Of the place.
        given: The last answer to each question that was taken, by its id.
        first: When each was answered first, in seconds of `perf_counter`.
        steps: The steps that were come to, in their order.
        forties: How often forty own wars were played.
        followed: How often the reader went to the step that the teacher named.
        handed: What the desk said to what was handed in, ``done`` if all is well; empty before.
        sentence: What is written in own words, with its place for the question's id.
        mishaps: What happens to the reader, by the number of the deed after which it does.
        took_up: Where the reader stood before each time that the page was loaded again, and after it.
    """

    sentence = "“{}”: because the order costs more than it brings — à peu près."

    def __init__(self, address: str, key: str, seed: int, page: str = LESSON) -> None:
        super().__init__(address, f"/{page}?lang=en", seed)
        self.number = self.forties = self.followed = 0
        self.handed = ""
        self.given: dict[str, Any] = {}
        self.first: dict[str, float] = {}
        self.steps: list[str] = []
        self.mishaps: dict[int, Callable[[], Awaitable[None]]] = {}
        self.took_up: list[tuple[object, object]] = []
        self._key, self._tried = key, dict[tuple[str, str], int]()

    async def join(self, *, cached: bool = False, wants_board: bool = True) -> None:
        """Come into the room, and open the lesson at its beginning, or where it was left."""
        if self._key:
            await self.lines.get(f"/?token={self._key}")
        await Reader.join(self, cached=cached, wants_board=wants_board)
        self.number = next((one["place"] for one in self._scenes() if "place" in one), 0)
        name, scene = self.board()
        others = [one["minutes"] for one in scene["periods"] if not one["chosen"]]
        if FORM in others and not scene["begun"]:
            await self.wire.tell(name, {"kind": "period", "minutes": FORM, "ply": scene["ply"]})
            await self._until(lambda: self.board()[0] != name)

    async def reload(self) -> None:
        """Load the page again, and go on with what the browser has kept; see `views.shared.file_desk`."""
        kept = self.wire.models[self._files]
        before = self._stands()
        await self.leave()
        await self.join(cached=True)
        told = {"kind": "resume", "name": kept["name"], "text": kept["save"], "war": kept["war"]}
        await self.wire.tell(self._files, told)
        self.took_up.append((before, self._stands()))

    @property
    def _files(self) -> str:
        """The desk from which the browser keeps what was done."""
        return next(name for name, state in self.wire.models.items() if {"save", "war"} <= state.keys())

    def _stands(self) -> object:
        scene = self.board()[1]
        return self.number, scene["step"] and scene["step"]["id"], scene["status"]

    async def go_through(self, pause: Callable[[Random], float]) -> None:
        """Do one thing after another until the lesson is handed in.

        Raises:
            Lost: If that takes more than any lesson does.
        """
        end = perf_counter() + AT_MOST
        while perf_counter() < end:
            if self.is_over:
                return
            await asyncio.sleep(pause(self._rng))
            await self.decide()
            if mishap := self.mishaps.pop(self.decisions, None):
                await mishap()
        raise Lost(f"nothing leads on from {self.steps[-1:]}: {self.board()[1]['now']}")

    @property
    def is_over(self) -> bool:
        """Whether everything was done."""
        return bool(self.handed)

    def _page_has_board(self) -> str | None:
        """Return the id of the guide, or of that of another scenario which is part of the step now."""
        guides = [name for name, state in self.wire.models.items() if self._shows(state.get("scene", {}))]
        is_in_part = bool(guides) and self.wire.models[guides[0]]["scene"]["status"] == "part"
        return guides[-1 if is_in_part else 0] if guides else None

    async def decide(self) -> None:
        """Do what comes next."""
        name, scene = self.board()
        self._note(scene)
        if scene["note"]:
            await self._do(name, "step", {"kind": "accept"})
        elif scene["telling"]:
            await self._do(name, "step", {"kind": "end-telling"})
        elif not (await self._try() or await self._answer(name, scene)):
            await self._go_on(name, scene)
        self.decisions += 1

    def _note(self, scene: Message) -> None:
        step = scene["step"]["id"] if scene["step"] else ""
        if step and step not in self.steps:
            self.steps.append(step)

    async def _go_on(self, name: str, scene: Message) -> None:
        if scene["status"] == "debrief" and scene["debrief"]:
            await self._hand_in(name)
        elif scene["status"] == "play":
            await self._play(scene["step"]["id"])
        else:
            if any(button.get("closed") for button in scene["buttons"]):
                return  # the teacher opens the next step
            if await self._follow(scene):
                return
            offered = {button["do"] for button in scene["buttons"]}
            lead = next((one for one in LEADS if one in offered), None)
            if lead is None:
                raise Lost(f"nothing leads on from {scene['step']}: {offered}")
            await self._do(name, "step", {"kind": lead})

    async def _follow(self, scene: Message) -> bool:
        """Go to the step that the teacher names, where it is the next one; return whether it was."""
        names = [one["id"] for one in scene["steps"]]
        now = scene["step"]["id"] if scene["step"] else ""
        for strip, state in self.wire.models.items():
            hour = state.get("scene")
            if not isinstance(hour, dict) or not hour.get("go") or scene["status"] not in ("read", "done"):
                continue
            if [now, hour["holds"]["go"].split("/")[1]] in [names[at : at + 2] for at in range(len(names))]:
                await self._do(strip, "step", {"kind": "go"})
                self.followed += 1
                return True
        return False

    # What is asked

    async def _answer(self, panel: str, scene: Message) -> bool:
        """Answer the first question that may be answered; return whether there was one."""
        for asked in scene["questions"]:
            tries = self._tried.get((name := asked["id"], ""), 0)
            if asked["open"] and tries < MOST_TRIES:
                self._tried[name, ""] = tries + 1
                self.given[name] = given = self._given(asked)
                self.first.setdefault(name, perf_counter())
                await self._do(panel, "answer", {"kind": "answer", "question": name, "given": given})
                return True
        return False

    def _given(self, asked: Message) -> object:
        words = self.sentence.format(asked["id"])
        match asked["field"]:
            case "text":
                return words
            case "sheet":
                return {"who": words, "limits": words}
            case "places":
                places = [one["places"] for one in self._scenes() if "actions" in one][-1]
                return [self._rng.choice(sorted(places))]
        return super()._given(asked)

    # What is played

    async def _play(self, step: str) -> None:
        """Choose on the board what the step asks for, one order after another."""
        orders = [order for order in orders_of(self._page)[step] if (step, order) not in self._tried]
        if not orders:
            return  # a computer is on its way to what the step waits for
        asked = [name for name, state in self.wire.models.items() if _seat(state)]
        if not asked:
            raise Lost(f"no board asks for {orders[0]} in {step}")
        line = f"{_seat(self.wire.models[asked[-1]])} {orders[0]}"
        self._tried[step, orders[0]] = 1
        await self._do(asked[-1], "decision", {"kind": "pick", "id": line})

    async def _try(self) -> bool:
        """Press what an experiment of the step offers next; return whether there was anything."""
        if self._is_playing():
            return True
        for name, state in list(self.wire.models.items()):
            offered = {one["key"] for one in controls(state.get("scene"))}
            deed = next((one for one in TRIED if one in offered and self._is_new(name, one)), None)
            if deed == "write":
                said = {"kind": "set", "key": "sentence", "value": self.sentence.format("model")}
                await self.wire.tell(name, said)
            if deed:
                self.forties += deed == "forty"
                await self._press(name, deed)
                return True
        return False

    def _is_new(self, desk: str, deed: str) -> bool:
        before = self._tried.setdefault((desk, deed), 0)
        self._tried[desk, deed] += 1
        return not before

    # The end

    async def _hand_in(self, panel: str) -> None:
        """Hand in, and wait until the desk has it; in no room there is nothing more to do."""
        if self.board()[1]["hand_in"] is None:
            self.handed = "nobody takes it"
            return
        said = {"kind": "hand-in", "word": self.sentence.format("word"), "nickname": ""}
        await self._do(panel, "hand-in", said)
        await self._until(lambda: self.board()[1]["hand_in"]["state"] not in ("", "sent"))
        self.handed = self.board()[1]["hand_in"]["state"]

    async def _until(self, holds: Callable[[], bool]) -> None:
        for _ in range(int(COMES_WITHIN / LOOK)):
            if holds():
                return
            await asyncio.sleep(LOOK)
        raise Lost(f"what should come did not, at {self.steps[-1:]}")

    def model_with(self, part: str) -> str:
        """Return the id of the widget whose scene has a part."""
        return next(
            name
            for name, state in self.wire.models.items()
            if isinstance(scene := state.get("scene"), dict) and part in scene
        )

    def _scenes(self) -> list[Message]:
        return [scene for state in self.wire.models.values() if isinstance(scene := state.get("scene"), dict)]


def _seat(state: Message) -> str:
    """Return which side a board asks for a decision; nothing for what asks nobody."""
    scene = state.get("scene")
    return str(scene["prompt"]["seat"]) if isinstance(scene, dict) and scene.get("actions") else ""


@cache
def orders_of(page: str) -> dict[str, list[str]]:
    """Return what the steps of a lesson ask to be played, as its author wrote it; its parts among them."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / page.partition("?")[0].split("render/")[1]).parent.glob("*.learner.yaml")):
        steps = yaml.safe_load(file.read_text("utf-8"))["steps"]
        for step in steps:
            orders = step.get("play", "").split("; ")
            found[step["id"]] = [order.removeprefix("gov ").removeprefix("fln ") for order in orders]
    return found
