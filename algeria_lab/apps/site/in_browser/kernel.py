"""Runs the cells of a page in a browser and tells the page what to show."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from algeria_lab.apps.site.in_browser.comms import Line, Tell
from algeria_lab.apps.site.in_browser.crew import HIRED, Crew
from algeria_lab.apps.site.in_browser.versions import tell_held

WIDGET = "application/vnd.jupyter.widget-view+json"
# Where whoever asks for many wars finds the workers: `experiments.playing.queued` reads it.
OFFERED, WARS = "ALGERIA_LAB_PLACES", "algeria_lab.apps.site.in_browser.wars:places"
Evaluate = Callable[[str, dict[str, Any]], object]


class Kernel:
    """The Python of one page.

    Args:
        tell: Posts a message to the page.
        evaluate: Runs the text of a cell among names and returns what its last line says.
        crew: The workers of the browser that play wars; None where it lets no worker begin others.
    """

    def __init__(self, tell: Tell, evaluate: Evaluate, crew: Crew | None = None) -> None:
        self._line, self._tell, self._evaluate = Line(tell), tell, evaluate
        HIRED.crew = crew
        self._names: dict[str, Any] = {"__name__": "__main__"}

    def begin(self, folder: str, variables: Mapping[str, str]) -> None:
        """Stand where the page stands, and know of its reader what a server would tell.

        Args:
            folder: Where the notebook of the page lies.
            variables: The environment, such as ``QUERY_STRING``.
        """
        tell_held()
        os.environ.update(variables)
        Path(folder).mkdir(parents=True, exist_ok=True)
        os.chdir(folder)
        os.environ[OFFERED] = WARS

    def run(self, cells: Sequence[tuple[str, str]]) -> None:
        """Run cells, each with its name, and show what their last lines say."""
        for name, text in cells:
            value = self._evaluate(text, self._names)
            if value is not None:
                self._say(kind="show", cell=name, what=shown(value))
        self._say(kind="ready")

    def hear(self, text: str, buffers: Sequence[bytes] = ()) -> None:
        """Give a widget what the page says to it; see `Line.hear`."""
        self._line.hear(text, buffers)

    def played(self, number: int, line: str) -> None:
        """Hear what a worker of the browser has played; see `BrowserPlaces.hear`."""
        if HIRED.hear:
            HIRED.hear(number, line)

    def _say(self, **told: object) -> None:
        self._tell(json.dumps(told), ())


def shown(value: object) -> dict[str, str]:
    """Return how a value shows itself: a widget by its id, anything else as text."""
    bundle = getattr(value, "_repr_mimebundle_", None)
    said = bundle() if bundle else {}
    data = said[0] if isinstance(said, tuple) else said
    return {"model": data[WIDGET]["model_id"]} if data and WIDGET in data else {"text": repr(value)}
