"""The voice of a game of the house: its words, read at first use."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

from algeria_lab.core.words.languages import known_language

if TYPE_CHECKING:
    from algeria_lab.core.words.voice import Shown, Voice
    from algeria_lab.views.show.showing import Showing


class Telling(Hashable, Protocol):
    """A record of a game, as far as its voice needs it."""

    def showing(self, language: str) -> Showing[Any, Any]:
        """Return what the game says of itself in a language."""


@dataclass(frozen=True)
class HouseVoice:
    """The voice of a game of the house, by its record: small, picklable, silent until it is asked.

    Attributes:
        game: Its record.
        language: The language.
    """

    game: Telling
    language: str

    @property
    def words(self) -> object:
        """See `Voice.words`."""
        return _speaker(self.game, self.language).words

    def refusal(self, refusal: Shown) -> str:
        """See `Voice.refusal`."""
        return _speaker(self.game, self.language).refusal(refusal)

    def refused(self, asked: str, refusal: Shown) -> str:
        """See `Voice.refused`."""
        return _speaker(self.game, self.language).refused(asked, refusal)

    def line(self, thing: Shown) -> str:
        """See `Voice.line`."""
        return _speaker(self.game, self.language).line(thing)

    def brief(self, thing: Shown) -> str:
        """See `Voice.brief`."""
        return _speaker(self.game, self.language).brief(thing)

    def text(self, thing: Shown) -> str:
        """See `Voice.text`."""
        return _speaker(self.game, self.language).text(thing)

    def html(self, thing: Shown) -> str | None:
        """See `Voice.html`."""
        return _speaker(self.game, self.language).html(thing)

    def speaking(self, language: str | None) -> HouseVoice:
        """See `Voice.speaking`."""
        return self if language is None else HouseVoice(self.game, known_language(language))


@cache
def _speaker(game: Telling, language: str) -> Voice:
    from algeria_lab.views.show.speaker import Speaker

    return Speaker(game.showing(language))
