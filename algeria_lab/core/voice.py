"""How the things of a game tell themselves: a voice is handed to a game, and its things speak with it.

A voice knows words and pictures; the things know only that they have one. Without any they tell themselves
plainly, in the names of the rules.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from algeria_lab.core.refusals import Refusal


class Printer(Protocol):
    """What IPython writes a thing to."""

    def text(self, text: str) -> None:
        """Write some text."""


class Voice(Protocol):
    """How a game and its things are told, in one language; that of the house can be pickled."""

    @property
    def language(self) -> str:
        """The language, such as ``en``; empty for none."""

    @property
    def words(self) -> object:
        """The words of the game in that language, such as `views.algeria.words.text.Words`; None for none."""

    def refusal(self, refusal: Refusal) -> str:
        """Return why an action is refused, with the rule and what would work, in one sentence or two."""

    def line(self, thing: Shown) -> str:
        """Return a thing in one line, for `repr`."""

    def text(self, thing: Shown) -> str:
        """Return a thing in words, on as many lines as it needs."""

    def html(self, thing: Shown) -> str | None:
        """Return a thing for a notebook; None if its text says it all."""

    def speaking(self, language: str | None) -> Voice:
        """Return the same voice in another language; itself if None.

        Raises:
            UnknownName: If there are no words in that language.
        """


class Shown(ABC):
    """A thing of a game that tells itself, in a console and in a notebook.

    Attributes:
        voice: What it is told with.
    """

    __slots__ = ()
    voice: Voice

    @abstractmethod
    def plain(self) -> str:
        """Return one line in the names of the rules, which needs no words."""

    def text(self, language: str | None = None) -> str:
        """Return this in words.

        Args:
            language: ``en`` or ``fr``; that of the game if None.

        Raises:
            UnknownName: If there are no words in that language.
        """
        return self.voice.speaking(language).text(self)

    def __repr__(self) -> str:
        return self.voice.line(self)

    def _repr_pretty_(self, printer: Printer, cycle: bool) -> None:  # noqa: ARG002, FBT001 - IPython calls it so
        printer.text(self.voice.text(self))

    def _repr_html_(self) -> str | None:
        return self.voice.html(self)


class PlainVoice:
    """A voice without words: things are told in the names of the rules."""

    language = ""
    words = None

    def refusal(self, refusal: Refusal) -> str:
        """See `Voice.refusal`."""
        return str(refusal)

    def line(self, thing: Shown) -> str:
        """See `Voice.line`."""
        return thing.plain()

    def text(self, thing: Shown) -> str:
        """See `Voice.text`."""
        return thing.plain()

    def html(self, thing: Shown) -> str | None:  # noqa: ARG002 - others have more to show
        """See `Voice.html`."""
        return None

    def speaking(self, language: str | None) -> Voice:  # noqa: ARG002 - it speaks none
        """See `Voice.speaking`."""
        return self


PLAIN: Voice = PlainVoice()
