"""What nobody waits for, such as charts and saves, is done when everybody who waits has been answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import inf
from time import monotonic


class Later:
    """One thing that nobody waits for: done once it has been quiet for a while, and only the newest wish.

    Args:
        seconds: How long it must have been quiet; with 0 it follows at once upon the answer under way.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._wish: Callable[[], object] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waits(self) -> bool:
        """Whether something is still to be done."""
        return self._wish is not None

    def wish(self, act: Callable[[], object]) -> None:
        """Do this instead of what was wished before; at once where no loop runs, as in a script."""
        self._wish = act
        self.postpone()

    def postpone(self, *_news: object) -> None:
        """Wait anew, if something waits: a message has come, and whoever sent it is answered first."""
        if self._timer:
            self._timer.cancel()
        if self._wish is None:
            return
        try:
            self._timer = asyncio.get_running_loop().call_later(self._seconds, self._do)
        except RuntimeError:
            self._do()

    def drop(self) -> None:
        """Forget what waits."""
        self._wish = None
        self.postpone()

    def _do(self) -> None:
        wish, self._wish, self._timer = self._wish, None, None
        if wish:
            wish()


class Paced:
    """Something worth doing at most every so often: at once after a pause, and a last time when all is quiet.

    A cell that plays a hundred actions in a row shows some of them and the last; one that waits between them
    shows each.

    Args:
        seconds: How long it must have been since the last time.
        act: What is done.
    """

    def __init__(self, seconds: float, act: Callable[[], object]) -> None:
        self._seconds, self._act = seconds, act
        self._last = -inf
        self._later = Later(seconds)

    def wish(self) -> None:
        """Do it, now or soon."""
        if monotonic() - self._last >= self._seconds:
            self._later.drop()
            self._do()
        else:
            self._later.wish(self._do)

    @property
    def waits(self) -> bool:
        """Whether something was wished and not done yet."""
        return self._later.waits

    def drop(self) -> None:
        """Do nothing of what was wished and not done yet."""
        self._later.drop()

    def _do(self) -> None:
        try:
            self._act()
        finally:
            self._last = monotonic()
