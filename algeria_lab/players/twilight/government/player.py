"""The Government's computer player: it asks its judgements in order, and tells which [CT-12].

A proposal of ours, no rule of the published game. It never peeks, and leaves nothing to chance.
"""

from __future__ import annotations

from typing import Final

from algeria_lab.players.twilight.government import pivotal, rounds, turn
from algeria_lab.players.twilight.government.singly import best_option, finish_begun
from algeria_lab.players.twilight.government.thought import Thought
from algeria_lab.players.twilight.judging import Judgement, Order
from algeria_lab.players.twilight.planning import PlanningPlayer
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


class GovernmentPlayer(PlanningPlayer[Thought]):
    """Plays the Government by judgements of ours; a choice depends on the position alone."""

    name = PLANNER
    seat = "gov"
    thought = Thought
    orders = ORDERS
    elsewhere = ELSEWHERE
