"""What nobody waits for, such as charts and saves, is done when everybody who waits has been answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Later:
    """One thing that nobody waits for: done once it has been quiet for a while, and only the newest wish.

    Args:
        seconds: How long it must have been quiet; with 0 it follows at once upon the answer under way.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._wish: Callable[[], object] | None = None
        self._timer: asyncio.TimerHandle | None = None

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

    def _do(self) -> None:
        wish, self._wish, self._timer = self._wish, None, None
        if wish:
            wish()
