"""Where an exhibit is shown: in which step of whose way, in which language."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from algeria_lab.scenarios.conditions.vocabulary import Moment
from algeria_lab.scenarios.forms.exhibits import Exhibit
from algeria_lab.scenarios.forms.steps import Step
from algeria_lab.scenarios.forms.texts import TextData
from algeria_lab.views.shared.html import Page
from algeria_lab.views.shared.messages import GameWords

if TYPE_CHECKING:
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.scenarios.guide.stage import Stage
    from algeria_lab.views.lessons.exhibits.slide_widget import SlideWidget
    from algeria_lab.views.lessons.likeness.view import LikenessDesk
    from algeria_lab.views.lessons.timeline.view import Timeline
    from algeria_lab.views.shared.bokeh_pane import BokehPane

# Tables and sentences, a chart with its own sentence and table, the timeline, something to drag or to tick.
Piece: TypeAlias = "Page | BokehPane | Timeline | SlideWidget | LikenessDesk"


class Setting(NamedTuple):
    """What an exhibit is made of.

    Attributes:
        guide: The guide of the learner's way.
        step: The step that shows it.
        exhibit: What its author asks for.
        words: The reader's language, with the words of the game.
        folder: Where the scenario stands; None for one from elsewhere, which names no file.
    """

    guide: Guide
    step: Step
    exhibit: Exhibit
    words: GameWords
    folder: Path | None = None

    def said(self, text: TextData) -> str:
        """Return a text of the author in the reader's language, or in one that there is."""
        return self.guide.scenario.said(text, self.words.language)

    def stage(self, name: str = "") -> Stage | None:
        """Return a step as it was begun last on the learner's own line; this one if no name is given."""
        wanted = name or self.step.id
        return next((one for one in reversed(self.guide.stages) if one.step.id == wanted), None)

    def beginning(self, name: str = "") -> Moment | None:
        """Return what is read where a step began on the learner's own line; None if it never did."""
        stage = self.stage(name)
        if stage is None:
            return None
        before: Any = self.guide.course.seen(stage.before)
        return self.guide.moment()._replace(state=before, before=before, events=())
