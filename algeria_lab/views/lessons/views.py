"""Everything that a lesson shows, in one language: what the cells of its notebook call."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from algeria_lab.algeria.police_missions import PRICE
from algeria_lab.algeria.spending import HALVES
from algeria_lab.lessons import history, resettlement
from algeria_lab.lessons.algeria.accounts import Posting, levels_by_turn
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.lessons import records as lesson_records
from algeria_lab.views.lessons import tables
from algeria_lab.views.lessons.widgets import LessonBoard, Progress
from algeria_lab.views.shared.html import Page, folded, says

if TYPE_CHECKING:
    import ipywidgets
    from pandas import DataFrame

    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Game
    from algeria_lab.core.odds import Distribution
    from algeria_lab.core.refusals import Refusal
    from algeria_lab.views.shared.bokeh_pane import BokehPane
    from algeria_lab.views.shared.scene_widget import BoardWidget

LAST_TURN_ASKED = 20
NEVER = 0


class LessonViews:
    """What the cells of a lesson show.

    Args:
        language: ``en`` or ``fr``.

    Raises:
        UnknownName: For another language.
    """

    def __init__(self, language: str = "en") -> None:
        self.words = Words(language)

    def explain(self, refusal: Refusal) -> str:
        """Return why an action cannot be taken, and what would work."""
        return " ".join(part for part in self.words.refusal(refusal) if part)

    def board(self, game: Game[State]) -> BoardWidget:
        """Return the board with the position as it is now; see `LessonBoard`."""
        return LessonBoard(game, self.words).board

    def prediction(self) -> ipywidgets.Dropdown:
        """Return a list to choose from: after how many turns, 0 for never, None as long as it is open."""
        import ipywidgets

        turns = [
            (self.words.say("lesson-predict-turn", turns=turn), turn)
            for turn in range(1, LAST_TURN_ASKED + 1)
        ]
        return ipywidgets.Dropdown(
            options=[("…", None), *turns, (self.words.say("lesson-predict-never"), NEVER)],
            description=self.words.say("lesson-predict"),
            style={"description_width": "initial"},
            layout=ipywidgets.Layout(width="min(20em, 100%)"),
        )

    def cases(self, cases: Iterable[resettlement.Case]) -> Page:
        """Return a table of the areas that could be resettled."""
        return tables.cases_table(self.words, cases)

    def chances(self, chances: Distribution[int], least: int = 12, fell: int | None = None) -> BokehPane:
        """Return a chart of exact chances; see `lesson_distributions.chances_chart`."""
        from algeria_lab.views.lessons.distributions import chances_chart

        return chances_chart(self.words, chances, least, fell)

    def accounts(self, rows: Sequence[Posting]) -> Page:
        """Return a table of what moved support."""
        return tables.accounts_table(self.words, rows)

    def compare(self, moved: Game[State], stayed: Game[State]) -> BokehPane:
        """Return both PSL of two wars that share a beginning."""
        from algeria_lab.views.lessons.charts import lines_chart

        pairs = zip(moved.history, stayed.history, strict=False)
        split = [one.state.turn for one, other in pairs if one is other][-1]
        return lines_chart(
            self.words, levels_by_turn(moved.history), levels_by_turn(stayed.history), split - 1
        )

    def progress(self, wars: int) -> Progress:
        """Return a bar that counts up to *wars*: display it, then hand its `tell` to the experiment."""
        return Progress(self.words, wars)

    def experiment(
        self, frame: DataFrame, measure: str = "balance", prediction: Mapping[str, float] | None = None
    ) -> ipywidgets.VBox:
        """Return what many wars show: how they came out, and what the choice changes.

        Args:
            frame: Results of `experiments.compare`.
            measure: What is measured, such as ``balance@5``.
            prediction: Predicted means by way, to be shown beside the measured ones.
        """
        from algeria_lab.views.experiments.page import ResultPanels

        sections = ("distributions", "difference", *(["prediction"] if prediction else []))
        panels = ResultPanels(self.words, sections)
        panels.show(frame, measure, prediction)
        return panels.box

    def summary(self, frame: DataFrame, measures: Sequence[str]) -> Page:
        """Return means and differences of several measures with their intervals, a table each."""
        from algeria_lab.views.experiments.tables import summary_tables

        return summary_tables(self.words, frame, measures)

    def price(
        self, game: Game[State], area: str, award: Distribution[int], prediction: ipywidgets.Dropdown
    ) -> ipywidgets.HTML:
        """Return, folded, what resettling an area costs in the model and when it would pay.

        Args:
            game: A war at the moment before.
            area: The area.
            award: Exact chances of what the dice give.
            prediction: The list from `prediction`; the answer follows what is chosen there.
        """
        import ipywidgets

        mean, cost = award.mean(lambda points: points), Fraction(PRICE, HALVES)
        price = tables.price_sentences(self.words, resettlement.price(game.state, area), mean, cost)
        answer = ipywidgets.HTML()

        def refresh(_change: object = None) -> None:
            page = folded(self.words.say("lesson-answer"), price + self._predicted(prediction.value))
            answer.value = page.page()

        prediction.observe(refresh, "value")
        refresh()
        return answer

    def _predicted(self, turns: int | None) -> Page:
        """Return what the reader expected; nothing as long as that is open."""
        if turns is None:
            return says([])
        say = self.words.say
        expected = say("lesson-predict-turn", turns=turns) if turns else say("lesson-predict-never")
        return says([say("lesson-price-prediction", prediction=expected)])

    def facts(self, topic: str) -> Page:
        """Return the records of a topic of history."""
        return lesson_records.facts_table(self.words, history.facts(topic))

    def sources(self, topic: str) -> Page:
        """Return the works that a topic rests on."""
        return lesson_records.sources_table(self.words, history.sources_of(topic))
