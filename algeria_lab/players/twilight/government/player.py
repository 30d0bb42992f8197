"""The Government's computer player: it asks its judgements in order, and tells which [CT-12].

A proposal of ours, no rule of the published game. It never peeks, and leaves nothing to chance.
"""

from __future__ import annotations

from random import Random
from typing import Final

from algeria_lab.core.short import Named
from algeria_lab.players.base import Choice
from algeria_lab.players.twilight.government import pivotal, rounds, turn
from algeria_lab.players.twilight.government.singly import best_option, finish_begun
from algeria_lab.players.twilight.government.thought import Thought
from algeria_lab.players.twilight.judging import Judgement, Order, ask
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.frames import Frame
from algeria_lab.twilight.frames.government import (
    Assault,
    Deploy,
    Garrison,
    Neutralize,
    Sweep,
    Train,
    TroopLift,
)
from algeria_lab.twilight.frames.propaganda import (
    BringIn,
    Losses,
    Moves,
    PacifyPhase,
    SendOut,
    SuezReturn,
    Supply,
)
from algeria_lab.twilight.frames.sequence import Pivotal, Turn
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import Args

PLANNER: Final = "planner"
CHART = cite("CT-12.3")
BOXES = cite("CT-12.4")
ROUND = cite("CT-12.5")
EVENTS = cite("CT-12.6")

NO_MORE = Judgement("gov-no-more", ROUND, finish_begun)
ORDERS: Final[dict[type[Frame], Order[Thought]]] = {
    Pivotal: (
        Judgement("gov-mobilize", CHART, pivotal.mobilize),
        Judgement("gov-recall", CHART, pivotal.recall),
        Judgement("gov-coup", CHART, pivotal.coup),
        Judgement("gov-no-pivotal", CHART, pivotal.leave_window),
    ),
    Turn: (
        Judgement("gov-event", EVENTS, turn.use_event),
        Judgement("gov-assault", BOXES, turn.assault),
        Judgement("gov-sweep", BOXES, turn.sweep),
        Judgement("gov-train", BOXES, turn.train),
        Judgement("gov-garrison", BOXES, turn.garrison),
        Judgement("gov-pass", CHART, turn.pass_turn),
    ),
    BringIn: (Judgement("gov-bring-in", ROUND, rounds.bring_in), NO_MORE),
    SendOut: (Judgement("gov-send-out", ROUND, rounds.send_out), NO_MORE),
    PacifyPhase: (Judgement("gov-pacify", ROUND, rounds.pacify), NO_MORE),
    SuezReturn: (Judgement("gov-return", ROUND, rounds.return_from_suez),),
    Moves: (Judgement("gov-redeploy", ROUND, rounds.redeploy), NO_MORE),
    Losses: (Judgement("gov-lose", ROUND, rounds.lose),),
    Supply: (Judgement("gov-supply", BOXES, rounds.supply), NO_MORE),
    Train: (Judgement("gov-train-free", EVENTS, turn.train_freely), NO_MORE),
    **dict.fromkeys((Garrison, Sweep, Assault, Deploy, TroopLift, Neutralize), (NO_MORE,)),
}
ELSEWHERE: Final[Order[Thought]] = (Judgement("gov-best", EVENTS, best_option),)


class GovernmentPlayer(Named):
    """Plays the Government by judgements of ours; a choice depends on the position alone."""

    name = PLANNER

    def choose(self, view: State, rng: Random) -> Choice:  # noqa: ARG002 - nothing is left to chance
        """Return what to do, with every question that was asked."""
        asked, advice = ask(_order(view), Thought(view))
        return Choice(tuple([move.action("gov") for move in advice.line]), asked)

    def decide(self, view: State, rng: Random) -> tuple[tuple[str, Args], ...]:  # noqa: ARG002 - as `choose`
        """Return what `choose` would, by numbers and without reasons."""
        return tuple([(move.verb, move.args) for move in ask(_order(view), Thought(view))[1].line])


def _order(view: State) -> Order[Thought]:
    """Return the judgements of the awaited decision."""
    return ORDERS.get(type(view.agenda[-1]), ELSEWHERE)
