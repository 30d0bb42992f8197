"""The published Non-Player FLN as a player: it follows its chart wherever it is asked [CT-9]."""

from __future__ import annotations

from random import Random
from typing import Final

from algeria_lab.core.actions import Action
from algeria_lab.core.words.short import Named
from algeria_lab.players.base import Because, Choice
from algeria_lab.players.twilight.chart_reasons import because_of
from algeria_lab.twilight.chart.answers import explain
from algeria_lab.twilight.rules import CHART, NON_PLAYER
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import Args

FOLLOW: Final = Action("fln", CHART)


class ChartPlayer(Named):
    """Plays the FLN by the rules of the Non-Player; dice and lots are those of the game."""

    name = CHART

    def explain(self, view: State, faces: tuple[int, ...]) -> tuple[Because, ...]:
        """Return each question of the chart, each tie-break and each deed; see `players.base.Explaining`."""
        return because_of(explain(view, faces))

    def choose(self, view: State, rng: Random) -> Choice:  # noqa: ARG002 - the rules decide
        """Follow the chart."""
        return Choice((FOLLOW,), (Because(NON_PLAYER, "judgement-chart", answer=True),))

    def decide(self, view: State, rng: Random) -> tuple[tuple[str, Args], ...]:  # noqa: ARG002 - as `choose`
        """Follow the chart, without texts."""
        return ((CHART, ()),)
