"""What a reader has seen and put away at the panel of a guide."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from algeria_lab.views.scenarios.guide.gate import Gate

if TYPE_CHECKING:
    from pathlib import Path

    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.scenarios.quiz.verdicts import Verdict
    from algeria_lab.views.room.handing import Handing


@dataclass
class Seen:
    """What a reader has seen at one panel.

    Attributes:
        begun: Whether the reader has gone on from how the page opens to its first step.
        accepted: Steps whose content note was read, by id.
        away: Steps that are not read, by id, while the next one is closed.
        folder: Where the scenario stands; None for one from elsewhere.
        only: The only step that is shown, by its id; None for the one under way.
        unclear: What was said to what was typed last and is no answer, by question.
        may_choose: Whether this panel lets its reader choose the form of a lesson.
        is_telling: Whether the board tells what was watched.
        gate: What a teacher keeps closed.
        handing: Takes what is handed in; None where nobody does.
    """

    begun: bool = False
    accepted: set[str] = field(default_factory=set)
    away: set[str] = field(default_factory=set)
    folder: Path | None = None
    only: str | None = None
    unclear: dict[str, Verdict] = field(default_factory=dict)
    may_choose: bool = False
    is_telling: bool = False
    gate: Gate = field(default_factory=Gate)
    handing: Handing | None = None

    def has_begun(self, guide: Guide) -> bool:
        """Return whether anything was done yet, be it that a page was opened or a note read."""
        return self.begun or bool(guide.journal.inputs or self.accepted)

    def accept(self, step: str) -> None:
        """Note that a step is read after its content note."""
        self.accepted.add(step)
        self.away.discard(step)

    def put_away(self, step: str) -> None:
        """Note that a step is not read, or no further: its content note stands before it again."""
        self.accepted.discard(step)
        self.away.add(step)
