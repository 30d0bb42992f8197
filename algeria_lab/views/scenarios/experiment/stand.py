"""How far somebody has come in an experiment: what was predicted, what was played, changed and written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from algeria_lab.experiments.results.table import Wars

MOST_LETTERS = 1000  # of the own sentence


@dataclass
class Varied:
    """Wars with one number of the model changed.

    Attributes:
        name: The constant.
        value: Its value.
        wars: The wars, ways by the names of their author.
    """

    name: str
    value: float
    wars: Wars


@dataclass
class Stand:
    """What was done in one experiment.

    Attributes:
        guess: Predicted means by way.
        is_said: Whether a prediction was made, or left out; nothing is shown before.
        wars: The wars that are shown, ways by the names of their author; None before any.
        kept: Wars of each way and opponent that came from a file.
        played: Those that were played here besides.
        shown: Whether those from a file were shown before the page was loaded again.
        before: How many were played here before it was.
        changed: The number of the model that was changed before it was, by its name, and its value.
        varied: Wars with a number changed; None before any.
        sentence: The own sentence.
        is_written: Whether the sentence was written, or left out.
    """

    guess: dict[str, float] = field(default_factory=dict)
    is_said: bool = False
    wars: Wars | None = None
    kept: int = 0
    played: int = 0
    shown: bool = False
    before: int = 0
    changed: tuple[object, object] = ("", 0.0)
    varied: Varied | None = None
    sentence: str = ""
    is_written: bool = False

    def take_up(self, tried: Mapping[str, Any], ways: Mapping[str, object]) -> None:
        """Go on where somebody left: what was predicted, seen and written; wars are played or read anew."""
        predicted, written, ran = tried.get("predict"), tried.get("sentence"), tried.get("run")
        if isinstance(predicted, Mapping):
            numbers = {name: value for name, value in predicted.items() if isinstance(value, int | float)}
            self.guess = {str(name): float(value) for name, value in numbers.items() if name in ways}
            self.is_said = True
        if isinstance(written, str):
            self.sentence, self.is_written = written[:MOST_LETTERS], True
        if isinstance(ran, Mapping):
            self.shown = bool(ran.get("kept"))
            self.before = played if isinstance(played := ran.get("played"), int) else 0
        if isinstance(varied := tried.get("vary"), Mapping):
            self.changed = varied.get("name"), varied.get("value")
