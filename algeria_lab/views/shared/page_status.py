"""The line of a page that says what was done, or what stood in the way."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

import ipywidgets

from algeria_lab.checking.causes import told
from algeria_lab.core.refusals import LabError
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from algeria_lab.views.shared.messages import Messages

_LOG = logging.getLogger(__name__)


class PageStatus(ipywidgets.HTML):
    """A line that is read out when it changes; empty while there is nothing to say.

    Args:
        role: ``status``, or ``alert`` for what may not wait.
    """

    def __init__(self, role: str = "status") -> None:
        self._role = role
        super().__init__()

    def say(self, text: str) -> None:
        """Show a text in place of the one before."""
        self.value = element("p", text, role=self._role, class_="al-status") if text else ""

    def fail(self, text: str, error: Exception) -> None:
        """Show a fault of the program, with what is said before it."""
        self.say(f"{text} ({type(error).__name__}: {error})")

    def attempt(self, act: Callable[[], None], words: Messages, failed: str) -> None:
        """Do something for a reader who sees no traceback.

        Args:
            act: What is done; whatever stands in its way is said in the line.
            words: The reader's language.
            failed: Message id of what is said before a fault of the program.
        """
        try:
            act()
        except LabError as error:
            self.say(told(error, words.language))
        except Exception as error:  # noqa: BLE001 - the edge of the widget: Voila shows no traceback of a callback
            _LOG.exception("The page failed")
            self.fail(words.say(failed), error)
