"""How the things of a game tell themselves: a voice is handed to a game, and its things speak with it.

A voice knows words and pictures; the things know only that they have one. Without any they tell themselves
plainly, in the names of the rules.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Generic, Protocol, Self, SupportsIndex, TypeVar, overload

T = TypeVar("T")
A = TypeVar("A")


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

    def refusal(self, refusal: Shown) -> str:
        """Return why an action is refused, with the rule and what would work, in one sentence or two."""

    def refused(self, asked: str, refusal: Shown) -> str:
        """Return that an action was refused, and why, for the text of an error."""

    def line(self, thing: Shown) -> str:
        """Return a thing in one line, for `repr`."""

    def brief(self, thing: Shown) -> str:
        """Return a thing as a console shows it: a few lines, of a story its end."""

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

    def plain_text(self) -> str:
        """Return this on as many lines as it needs, without words."""
        return self.plain()

    def __repr__(self) -> str:
        return self.voice.line(self)

    def __str__(self) -> str:
        return self.voice.text(self)

    def _repr_pretty_(self, printer: Printer, cycle: bool) -> None:  # noqa: ARG002, FBT001 - IPython calls it so
        printer.text(self.voice.brief(self))

    def _repr_html_(self) -> str | None:
        return self.voice.html(self)


class Several(Shown, tuple[T, ...], Generic[T, A]):  # noqa: SLOT001 - it knows more than its items
    """Several things of a game: a tuple that tells itself, as its slices do.

    Args:
        items: The things.
        voice: How they are told.
        about: What they are about, such as a position; None if that is not known.
    """

    about: A | None

    def __new__(cls, items: Iterable[T] = (), voice: Voice | None = None, about: A | None = None) -> Self:
        """Return the items with a voice."""
        several = super().__new__(cls, items)
        several.voice, several.about = voice or PLAIN, about
        return several

    @overload
    def __getitem__(self, place: SupportsIndex) -> T: ...

    @overload
    def __getitem__(self, place: slice) -> Self: ...

    def __getitem__(self, place: SupportsIndex | slice) -> T | Self:
        if not isinstance(place, slice):
            return super().__getitem__(place)
        return type(self)(super().__getitem__(place), self.voice, self.part_about(place))

    def part_about(self, place: slice) -> A | None:  # noqa: ARG002 - of some it depends on the slice
        """Return what a slice is about."""
        return self.about


class PlainVoice:
    """A voice without words: things are told in the names of the rules."""

    language = ""
    words = None

    def refusal(self, refusal: Shown) -> str:
        """See `Voice.refusal`."""
        return refusal.plain()

    def refused(self, asked: str, refusal: Shown) -> str:
        """See `Voice.refused`."""
        return f"{asked!r} was refused: {self.refusal(refusal)}"

    def line(self, thing: Shown) -> str:
        """See `Voice.line`."""
        return thing.plain()

    def brief(self, thing: Shown) -> str:
        """See `Voice.brief`."""
        return thing.plain()

    def text(self, thing: Shown) -> str:
        """See `Voice.text`."""
        return thing.plain_text()

    def html(self, thing: Shown) -> str | None:  # noqa: ARG002 - others have more to show
        """See `Voice.html`."""
        return None

    def speaking(self, language: str | None) -> Voice:  # noqa: ARG002 - it speaks none
        """See `Voice.speaking`."""
        return self


PLAIN: Voice = PlainVoice()
