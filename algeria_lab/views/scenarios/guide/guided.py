"""Guided play in a notebook: the guide's panel and the board, in step with each other."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.playing.queued import place
from algeria_lab.experiments.playing.running import play
from algeria_lab.scenarios.experiment_questions import asked_by
from algeria_lab.scenarios.guide.walks.autopilot import walked_to
from algeria_lab.views.live.following import Following, take_place
from algeria_lab.views.scenarios.experiment.widget import Trial
from algeria_lab.views.scenarios.guide.cell import GuidedStep, board_left, lead_left, step_left
from algeria_lab.views.scenarios.guide.limits import Book, keep_to_guide
from algeria_lab.views.scenarios.guide.panel import GuidePanel
from algeria_lab.views.scenarios.guide.predicted import told_in
from algeria_lab.views.scenarios.guide.shelf import Shelf
from algeria_lab.views.scenarios.guide.staging import GuidedStage
from algeria_lab.views.scenarios.quiz.widget import QuestionWidget
from algeria_lab.views.shared.later import Later

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from algeria_lab.core.game import Game
    from algeria_lab.experiments.playing.running import Tell
    from algeria_lab.players.table import Table
    from algeria_lab.scenarios.forms.experiment import Experiment
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.experiments.results import Results
    from algeria_lab.views.play.session import Session
    from algeria_lab.views.shared.html import Page
    from algeria_lab.views.shared.messages import GameWords
    from algeria_lab.views.shared.scene_widget import SceneWidget

BEFORE_BOARD = frozenset({"slide"})  # what is touched before anything is played

Piece: TypeAlias = GuidePanel | GuidedStep | QuestionWidget | Trial


class Guided(Following):
    """A scenario that is played: the guide's panel beside the board.

    Attributes:
        guide: The guide; what is played at its `table` in any cell shows here.
        lead: The guide's panel beside the board.

    Args:
        guide: The guide.
        session: The board of its table.
        words: The reader's language.
        book: What the game says of itself, by language.
        folder: Where the scenario stands, for its pictures; None for one from elsewhere.
        open_part: Shows the guide of another scenario that is part of a step; None where nobody can.
    """

    def __init__(
        self,
        guide: Guide,
        session: Session[Any, Any],
        words: GameWords,
        book: Book,
        folder: Path | None = None,
        open_part: Callable[[Guide, str], Guided] | None = None,
    ) -> None:
        self.guide, self._words, self._book, self._folder = guide, words, book, folder
        self._session, self._is_seating = session, False
        self.lead = self._panel = GuidePanel(guide, words, book, folder)
        self._limited_by = guide.table.limit, guide.step
        keep_to_guide(session, guide, book)
        session.watch(self._hear)
        self._is_watching = False
        self._watched: Step | None = None  # the step in which computers play, or what they played is told
        guide.audience.on_seat(self._seat)
        guide.audience.on_change(self._follow_step)
        self._trials: dict[str, Trial] = {}
        self._open_part, self._part = open_part, dict[int, Guided]()
        shelves = Shelf(guide, folder), Shelf(guide, folder)
        self._stage = GuidedStage(session.board, *shelves, has_board=guide.has_board)
        self._pieces: list[Piece] = []
        self._later = Later(0)
        super().__init__(self._panel.widget, self._stage)
        self.add_class("al-guided")
        self.leave(lambda: lead_left(guide, self._words))
        session.board.leave(lambda: board_left(guide, book, self._words))
        self._panel.on_accept, self._panel.on_end_telling = self._note_read, self._end_telling
        session.watch_moment(lambda _game, _at: self._show_telling())
        self._show_step()

    @property
    def game(self) -> Game[Any]:
        """The game that is played: on the guided line, or freely."""
        if not self._parts:
            raise LookupError("this guide was closed. Make another one of your scenario.")
        return self.guide.table.game

    @property
    def board(self) -> SceneWidget:
        """The board alone, for a cell of its own."""
        return self._session.board

    @property
    def has_begun(self) -> bool:
        """Whether anything was done yet that is worth being kept."""
        return bool(self.guide.journal.inputs)

    @property
    def heading(self) -> str:
        """Where this stands, in a few words."""
        return self._panel.heading

    def at(self, step: str) -> Game[Any]:
        """Return a game of its own that stands where a step begins on the guided line.

        Raises:
            UnknownName: If there is no such step, or the guided line never comes there.
        """
        scenario = self.guide.scenario
        # A step that this form leaves out has one, too.
        line = scenario if scenario.step(step) else scenario.whole
        guide = walked_to(line, step, self.guide.table.voice)
        if guide is None:
            raise self._unknown_step(step)
        return guide.table.game.copy()

    def wars(self, experiment: str, *, tell: Tell | None = None) -> Results:
        """Play the wars of an experiment of the scenario, and return them as `algeria_lab.compare` does.

        Args:
            experiment: Its id.
            tell: Called after each block of wars with how far the run has come.

        Raises:
            UnknownName: If there is no such experiment.
        """
        from algeria_lab.views.experiments.results import Results

        language = self._words.language
        question = asked_by(self.guide.scenario, self._experiment(experiment), language)
        with place() as pool:
            frame = play(question, pool, tell=tell)
        frame.attrs["language"] = language
        return Results(frame).__finalize__(frame)

    def journal(self) -> dict[str, object]:
        """Return what was done so far, as JSON: `Guide.resume` goes on from it."""
        return self.guide.journal.to_json(self.guide.scenario)

    def panel(self, step: str) -> SceneWidget:
        """Return the guide's panel for one step alone, for a cell of its own.

        While the guide is at another step, it offers to go there.

        Raises:
            UnknownName: If there is no such step.
        """
        piece = self._panel_of(self._step(step))
        piece.widget.leave(partial(self._in_words, self._step(step)))
        self._keep(piece)
        return piece.widget

    def step(self, name: str) -> GuidedStep:
        """Return one step for a cell of its own: its panel, and below it what it shows and its experiment.

        Both come once the guide has come to it, and stay when it has gone on.

        Raises:
            UnknownName: If there is no such step.
        """
        found = self._step(name)
        in_words = partial(self._in_words, found)
        piece = GuidedStep(found, self._panel_of(found), Shelf(self.guide, self._folder), in_words)
        self._keep(piece)
        self._show_step()
        return piece

    def _in_words(self, step: Step) -> Page:
        """Return a step in words."""
        return step_left(self.guide, step, self._book, self._words, self._folder)

    def _unknown_step(self, name: str) -> UnknownName:
        return UnknownName("step", name, [one.id for one in self.guide.scenario.whole.steps])

    def _step(self, name: str) -> Step:
        found = self.guide.scenario.whole.step(name)
        if found is None:
            raise self._unknown_step(name)
        return found

    def _panel_of(self, step: Step) -> GuidePanel:
        panel = GuidePanel(self.guide, self._words, self._book, self._folder, step.id)
        panel.read_with(self._panel)
        panel.on_accept = self._note_read
        return panel

    def question(self, name: str) -> QuestionWidget:
        """Return one question alone, for a cell of its own.

        Raises:
            UnknownName: If there is no such question.
        """
        piece = QuestionWidget(name, self._words, self._folder, self.guide)
        self._keep(piece)
        return piece

    def experiment(self, name: str) -> Trial:
        """Return one experiment alone, for a cell of its own.

        Raises:
            UnknownName: If there is no such experiment.
        """
        piece = Trial(self.guide.scenario, self._experiment(name), self._words, self._folder, self.guide)
        self._keep(piece)
        return piece

    def let_choose(self, choose: Callable[[int], object]) -> None:
        """Let the reader choose the form of the lesson at the panel; see `GuidePanel.let_choose`."""
        self._panel.let_choose(choose)

    def on_change(self, changed: Callable[[], None]) -> None:
        """Call *changed* whenever something was done, here or in a cell."""
        self.guide.audience.on_change(changed)

    def on_keep(self, keeper: Callable[[], None]) -> None:
        """Call *keeper* whenever something was done, before it is shown, beginning now."""
        self.guide.audience.on_keep(keeper)
        keeper()

    def speak(self, language: str) -> None:
        """Go on in another language."""
        self._words = self._words.speaking(language)
        self._session.speak(self._words)
        self._panel.speak(self._words)
        for piece in (*self._pieces, *self._trials.values()):
            piece.speak(self._words)
        for part in self._part.values():
            part.speak(language)
        self._show_step()

    def close(self) -> None:
        self._later.drop()
        pieces = (self._panel, *self._pieces, *self._trials.values(), *self._part.values(), self._session)
        for piece in pieces:
            piece.close()
        self._pieces, self._trials = [], {}
        super().close()

    def _keep(self, piece: Piece) -> None:
        """Keep a piece in step; that of an earlier run of its cell has been closed."""
        take_place(piece)
        self._pieces = [one for one in self._pieces if not one.is_closed] + [piece]

    def _experiment(self, name: str) -> Experiment:
        found = {one.id: one for one in self.guide.scenario.experiments}
        if name not in found:
            raise UnknownName("experiment", name, found)
        return found[name]

    def _hear(self, _game: Game[Any]) -> None:
        """Hear that something was played on the board, or that another line was begun there."""
        if self._session.table is not self.guide.table and not self._is_seating:
            self.guide.leave(self._session.table)

    def _seat(self, table: Table[Any]) -> None:
        """Put the table of the guide on the board."""
        self._is_seating = True
        try:
            if self._session.table is not table:
                self._session.reseat(table)
        finally:
            self._is_seating = False

    def _note_read(self) -> None:
        """A content note was read at one panel: it is read at all."""
        self._show_step()
        for piece in (self._panel, *self._pieces):
            if isinstance(piece, GuidePanel | GuidedStep):
                (piece.panel if isinstance(piece, GuidedStep) else piece).renew()

    def _is_open(self, panel: GuidePanel) -> bool:
        """Whether what the step shows may be seen: its note was read, and nothing is to be predicted."""
        return panel.has_noted(self.guide.step) and self.guide.status != "predict"

    def _show_step(self) -> None:
        """Show board, exhibits and experiment of the step, as far as it has come; nothing of a later one."""
        guide, step = self.guide, self.guide.step
        is_open = self._is_open(self._panel)
        self._stage.speak(self._words)
        below = self._offered(step) if is_open else []
        parts = self._shown_part() if is_open else []
        is_over = guide.status == "debrief" and guide.scenario.lesson is not None
        is_told = step is not None and self._is_told(step) and not self._tells
        self._stage.show(
            step,
            [*parts, *below],
            is_free=guide.status == "free",
            is_over=is_over,
            is_told=is_told,
            is_noted=self._panel.has_noted(step),
            is_asked=is_told
            and any(guide.answered(name).question.kind == "map" for name in guide.open_questions),
        )
        self._later.wish(self._show_exhibits)

    def _is_told(self, step: Step) -> bool:
        """Whether a step was played and something of it is to be read: what came, or what it shows."""
        guide = self.guide
        if not step.is_played or not guide.way.seen(step):
            return False
        came = [guide.answered(name).came for name in told_in(guide)]
        return bool(guide.exhibits) or any(one is not None and one.key is not None for one in came)

    def _show_exhibits(self) -> None:
        """Show what the step shows, once whoever played was answered: charts take a moment."""
        guide, step = self.guide, self.guide.step
        shown = guide.exhibits if self._is_open(self._panel) else []
        if self._tells:  # what was watched is told first, and then shown
            shown = [one for one in shown if one.when == "before"]
        first = [one for one in shown if one.kind in BEFORE_BOARD and one.when == "before"]
        self._stage.first.show(step, first, self._words)
        self._stage.shelf.show(step, [one for one in shown if one not in first], self._words)
        for cell in self._pieces:
            if isinstance(cell, GuidedStep) and cell.step is step and not cell.is_closed:
                self._show_cell(cell)

    def _show_cell(self, cell: GuidedStep) -> None:
        """Show in the cell of the step that is under way what it has come to."""
        is_open = self._is_open(cell.panel)
        board = [self.board] if is_open and cell.step.plays else []  # it stands where it is played
        below = [*board, *self._shown_part(), *self._offered(cell.step)] if is_open else []
        cell.show(self.guide.exhibits if is_open else [], below, self._words)

    def _shown_part(self) -> list[Guided]:
        """Return the other scenario that is part of the step, with its own guide and board."""
        part = self.guide.part
        kept = self._part.get(id(part)) if part else None
        if part and kept is None and self._open_part:
            kept = self._open_part(part, self._words.language)
        for one in self._part.values():
            if one is not kept:
                one.close()
        self._part = {id(part): kept} if part and kept else {}
        return list(self._part.values())

    def _offered(self, step: Step | None) -> list[Trial]:
        """Return the experiment of a step; at the end, those that no step offers."""
        scenario = self.guide.scenario
        in_steps = {one.experiment for one in scenario.steps}
        offered = [
            one
            for one in scenario.experiments
            if (one.id == step.experiment if step else one.id not in in_steps)
        ]
        for one in offered:
            if one.id not in self._trials:
                self._trials[one.id] = Trial(scenario, one, self._words, self._folder, self.guide)
        return [self._trials[one.id] for one in offered]

    def _tell_watched(self) -> None:
        """Let the board tell what was watched once all of it was played, as long as its step lasts."""
        guide, session = self.guide, self._session
        if guide.is_watching:
            self._watched, self._is_watching = guide.step, True
        elif self._is_watching:
            self._is_watching, table = False, guide.table
            if session.table is table and self._watched is guide.step:
                session.tell_watched(table.lent[-1] if table.lent else table.since)
        elif self._watched is not guide.step:
            self._watched = None
            session.end_telling()

    def _show_telling(self) -> None:
        """Show the board as long as it tells what was watched, and no longer."""
        if self._panel.tells(is_telling=self._tells):
            self._show_step()

    def _end_telling(self) -> None:
        """Tell no more on the board: the reader goes on at the panel."""
        self._session.end_telling()
        self._show_telling()

    @property
    def _tells(self) -> bool:
        """Whether the board tells what was watched."""
        return self._watched is not None and self._session.is_telling

    def _follow_step(self) -> None:
        """Show what the step that is under way leaves of the choices, and what it shows."""
        self._tell_watched()
        self._panel.tells(is_telling=self._tells)
        self._show_step()
        limited_by = self.guide.table.limit, self.guide.step
        if self._session.table is self.guide.table and limited_by != self._limited_by:
            self._limited_by = limited_by
            self._session.renew()
