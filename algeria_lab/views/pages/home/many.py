"""Two hundred wars from one position, played between two clicks: who wins how many, and what that shows."""

from __future__ import annotations

import asyncio
from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from algeria_lab.core.dice import fresh_seed
from algeria_lab.experiments.results.intervals import Share
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.algeria.simulator import play_on
from algeria_lab.views.pages.home.opening import DOCTRINE
from algeria_lab.views.shared.numbers import percent

if TYPE_CHECKING:
    from collections.abc import Callable

    from algeria_lab.algeria.state import State
    from algeria_lab.views.algeria.words.text import Words

Part = dict[str, Any]
WARS = 200
AT_ONCE = 5  # wars between two looks at the rest of the page: some 30 ms
TOLD = 20  # wars after which the page is told
SIDES = ("fln", "gov", "")


class ManyWars:
    """The wars from a position.

    Attributes:
        won: How many each side has won; those that nobody has won stand under the empty name.
        is_going: Whether wars are being played.
    """

    def __init__(self) -> None:
        self.won: Counter[str] = Counter()
        self.seed = 0
        self.is_going = False
        self._task: asyncio.Task[None] | None = None

    def start(self, state: State, told: Callable[[], None], seed: int | None = None) -> None:
        """Begin to play in the event loop; *told* is called now and then, and at the end."""
        self.stop()
        self.seed = fresh_seed() if seed is None else seed
        self.is_going = True
        self._task = asyncio.get_running_loop().create_task(self._play(state, told))

    def stop(self) -> None:
        """End the wars; those that are over are kept."""
        if self._task:
            self._task.cancel()
        self._task, self.is_going = None, False

    def clear(self) -> None:
        """Forget the wars."""
        self.stop()
        self.won = Counter()

    async def _play(self, state: State, told: Callable[[], None]) -> None:
        self.won = Counter()
        for number in range(WARS):
            self._one(state, self.seed + number)
            if number % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(0)
            if number % TOLD == TOLD - 1 and number < WARS - 1:
                told()
        self.is_going, self._task = False, None
        told()

    def _one(self, state: State, seed: int) -> None:
        fln, gov = PLAYERS.player(DOCTRINE, "fln"), PLAYERS.player(DOCTRINE, "gov")
        self.won[play_on(state, fln, gov, seed).winner] += 1

    def view(self, words: Words) -> Part | None:
        """Return what the page shows of it; None before it is asked for."""
        done = self.won.total()
        if not done and not self.is_going:
            return None
        rows = [
            {"side": side, "count": self.won[side], "text": words.say("home-many-won", side=side or "none")}
            for side in SIDES
            if side or self.won[side]
        ]
        says = self._says(words) if done else ""
        return {"done": done, "of": WARS, "going": self.is_going, "rows": rows, "says": says}

    def _says(self, words: Words) -> str:
        """Return the share of wars that the FLN has won, with its interval at 95 %."""
        done = self.won.total()
        share = Share(self.won["fln"], done).estimate
        mean, low, high = (percent(words, Fraction(value) / 100) for value in share[:3])
        return words.say("home-many-says", wars=done, share=mean, low=low, high=high)
