"""The voice of a game: its words and pictures, for whatever of it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from algeria_lab.core.refusals import Refusal
    from algeria_lab.core.voice import Shown
    from algeria_lab.views.shared.messages import GameWords


class Speaker:
    """A voice with the words of a game; see `core.voice.Voice`.

    Args:
        words: The words of the game, in the reader's language.
    """

    def __init__(self, words: GameWords) -> None:
        self.words = words
        self.language = words.language

    def refusal(self, refusal: Refusal) -> str:
        """See `Voice.refusal`."""
        said = self.words.refusal(refusal)
        return f"{said.text}{self.words.cite(refusal.rule)} {said.hint}".rstrip()

    def line(self, thing: Shown) -> str:
        """See `Voice.line`."""
        return thing.plain()

    def text(self, thing: Shown) -> str:
        """See `Voice.text`."""
        return thing.plain()

    def html(self, thing: Shown) -> str | None:  # noqa: ARG002 - to come
        """See `Voice.html`."""
        return None

    def speaking(self, language: str | None) -> Speaker:
        """See `Voice.speaking`."""
        return type(self)(self.words.speaking(language)) if language else self
