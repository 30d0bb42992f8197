"""A reader who walks a lesson: reads on, answers or leaves out, has steps shown, has wars played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any

from tests.benchmarks.readers.reader import Answered, Lost, Reader
from tests.benchmarks.readers.wire import Message, State

LESSON = "voila/render/lessons/05-resettlement/en.ipynb?lang=en"
# What leads on in a lesson, in the order in which a reader meets it.
LEADS = ("accept", "skip-predictions", "watch", "end-part", "show-me", "skip-questions", "go-on")
# At an experiment: no prediction, the kept wars, wars of one's own.
TRIED = ("leave", "load", "more")
AT, BACK = "many", 0.5  # the step of its first experiment, and the share of readers who begin there
ANSWERED = 0.6  # share of the questions that are answered


class Walker(Reader):
    """A reader of a lesson; arguments and attributes are those of `Reader`.

    Attributes:
        runs: How often wars were asked for.
    """

    runs = 0

    async def join(self, *, cached: bool = False, wants_board: bool = True) -> None:
        """See `Reader.join`; half of the walkers come back to the lesson at its first experiment."""
        await super().join(cached=cached, wants_board=wants_board)
        if self._rng.random() < BACK:
            await self._do(self.board()[0], "step", {"kind": "jump", "step": AT})

    def _shows(self, scene: State) -> bool:
        """Return whether a scene is that of the guide, and not of a step for a cell of its own."""
        return "phases" in scene and scene["status"] != "elsewhere"

    async def decide(self) -> None:
        """Do one thing: try an experiment, answer a question, or go on; at the end the debrief is read on."""
        name, scene = self.board()
        if await self._try():
            return
        asked = next((one for one in scene["questions"] if one["open"]), None)
        if asked and self._rng.random() < ANSWERED and (given := self._given(asked)) is not None:
            await self._do(name, "answer", {"kind": "answer", "question": asked["id"], "given": given})
        else:
            offered = {button["do"] for button in scene["buttons"]}
            # Whoever has come to the end turns between the last step and what is asked behind it.
            lead = next((one for one in LEADS if one in offered), "debrief")
            await self._do(name, "step", {"kind": "leave-debrief" if scene["status"] == "debrief" else lead})
        self.decisions += 1

    async def _try(self) -> bool:
        """Press what an experiment of the step offers next; return whether there was anything."""
        if self.runs and self._is_playing():
            return False
        for name, state in self.wire.models.items():
            offered = {one["key"] for one in controls(state.get("scene"))}
            deed = next((one for one in TRIED if one in offered), None)
            if deed and not (deed == "more" and self.runs):
                self.runs += deed == "more"
                await self._press(name, deed)
                return True
        return False

    async def _press(self, desk: str, deed: str) -> None:
        begun = perf_counter()
        came = [
            one
            for one in await self.wire.tell(desk, {"kind": "press", "key": deed})
            if one.kind == "comm_msg"
        ]
        if not came:
            raise Lost(f"nothing came of {deed}")
        self.answers.append(Answered("experiment", begun, came[0].at - begun))

    def _is_playing(self) -> bool:
        return any(state.get("progress", {}).get("going") for state in self.wire.models.values())

    def _given(self, asked: Message) -> object:
        """Return an answer of the right form, whatever is right; None for a field on the map."""
        names = [one["id"] for one in asked["options"]]
        choose = self._rng.choice
        makers: Mapping[str, Callable[[], object]] = {
            "one": lambda: choose(names),
            "several": lambda: [choose(names)],
            "order": lambda: self._rng.sample(names, len(names)),
            "pairs": lambda: [[name, choose(asked["pairs"])["id"]] for name in names],
            "number": lambda: str(self._rng.randrange(20)),
            "text": lambda: "Because the order costs more than it brings.",
        }
        return makers.get(asked["field"], lambda: None)()


def controls(scene: Any) -> list[Message]:
    """Return the buttons of a desk; none for what is no desk."""
    parts = scene.get("parts", []) if isinstance(scene, dict) else []
    groups = [group for part in parts for group in part.get("groups", [])]
    return [one for group in groups for one in group["controls"] if one["kind"] == "button"]
