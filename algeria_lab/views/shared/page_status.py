"""The line of a page that says what stood in the way."""

from __future__ import annotations

import logging
from collections.abc import Callable
from html import escape

import ipywidgets

from algeria_lab.core.refusals import LabError

_LOG = logging.getLogger(__name__)


class PageStatus(ipywidgets.HTML):
    """A line that is read out when it changes; empty while there is nothing to say."""

    def say(self, text: str) -> None:
        """Show a text in place of the one before."""
        self.value = f'<p role="status" class="al-status">{escape(text)}</p>' if text else ""

    def attempt(self, act: Callable[[], None], failed: str) -> None:
        """Do something for a reader who sees no traceback.

        Args:
            act: What is done; whatever stands in its way is said in the line.
            failed: What is said before a fault of the program.
        """
        try:
            act()
        except LabError as error:
            self.say(str(error))
        except Exception as error:  # noqa: BLE001 - the edge of the widget: Voila shows no traceback of a callback
            _LOG.exception("The page failed")
            self.say(f"{failed} ({type(error).__name__}: {error})")
