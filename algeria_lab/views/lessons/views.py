"""What every lesson shows, in one language: what the cells of its notebook call."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from algeria_lab.lessons.algeria.accounts import Posting, levels_by_turn
from algeria_lab.lessons.algeria.pairs import shared_by
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.table import Table
from algeria_lab.views.algeria.notebook import NotebookSession
from algeria_lab.views.algeria.showing import AlgeriaShowing
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.lessons import records as lesson_records
from algeria_lab.views.lessons import tables
from algeria_lab.views.lessons.pairs import shared_sentence
from algeria_lab.views.lessons.widgets import Progress, open_choice
from algeria_lab.views.live.board import Board
from algeria_lab.views.shared.html import Page
from algeria_lab.views.show.speaker import Speaker

if TYPE_CHECKING:
    import ipywidgets
    from pandas import DataFrame

    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Game
    from algeria_lab.core.odds import Distribution
    from algeria_lab.views.shared.bokeh_pane import BokehPane


class LessonViews:
    """What the cells of all lessons show; what only one lesson says extends it in a module of that lesson.

    Args:
        language: ``en`` or ``fr``.

    Raises:
        UnknownName: For another language.
    """

    def __init__(self, language: str = "en") -> None:
        self.words = Words(language)
        self.voice = Speaker(AlgeriaShowing(self.words))

    def board(self, game: Game[State], *, live: bool = False) -> Board:
        """Return the board of a war.

        Args:
            game: The war.
            live: Whether it follows the war. The board of a lesson stands where the lesson showed it: once
                the lesson has gone on, what is picked on it begins a branch, so that nothing below changes.
        """
        return Board(NotebookSession(Table(game, PLAYERS.seat({})), self.words), live=live)

    def chances(self, chances: Distribution[int], least: int, fell: int | None = None) -> BokehPane:
        """Return a chart of exact chances; see `lesson_distributions.chances_chart`."""
        from algeria_lab.views.lessons.distributions import chances_chart

        return chances_chart(self.words, chances, least, fell)

    def accounts(self, rows: Sequence[Posting]) -> Page:
        """Return a table of what moved support."""
        return tables.accounts_table(self.words, rows)

    def prediction(self, question: str, options: Iterable[str] | Mapping[str, object]) -> ipywidgets.Dropdown:
        """Return a question with a list of answers, to be asked before anybody sees a number.

        Its `value` is what was chosen, None as long as that is open.

        Args:
            question: The question.
            options: The answers; or what is read, with the value that each stands for.

        Raises:
            TypeError: If there is only a text, where a list of texts is wanted.
        """
        if isinstance(options, str):
            raise TypeError(f"answers are a list, such as ['yes', 'no'], not the one text {options!r}.")
        pairs = options if isinstance(options, Mapping) else {option: option for option in options}
        return open_choice(question, tuple(pairs.items()))

    def compare(
        self, one: Game[State], other: Game[State], names: tuple[str, str] | None = None
    ) -> BokehPane:
        """Return both PSL of any two wars, turn by turn, with a sentence on what the two wars share.

        Args:
            one: A war.
            other: Another one: forked from the first, with other dice, of another length or beginning.
            names: What tells them apart, such as ``("with resettlement", "without")``.

        Raises:
            NoPair: If these are not two wars on the map.
        """
        from algeria_lab.views.lessons.charts import lines_chart

        pair = shared_by(one, other)
        first, second = names or (self.words.say("lesson-pair-one"), self.words.say("lesson-pair-other"))
        lines = {first: levels_by_turn(one.history), second: levels_by_turn(other.history)}
        return lines_chart(self.words, lines, pair.turn, shared_sentence(self.words, one, other, pair))

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

    def facts(self, topic: str) -> Page:
        """Return the records of a topic of history."""
        return lesson_records.facts_page(self.words, [topic])

    def sources(self, topic: str) -> Page:
        """Return the works that a topic rests on."""
        return lesson_records.works_page(self.words, topic)
