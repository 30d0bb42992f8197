"""The free computer player of the FLN: it asks its judgements in order, and tells which.

A proposal of ours, no rule of the published game: the chart of the Non-Player stands elsewhere. It never
peeks, and leaves nothing to chance.
"""

from __future__ import annotations

from typing import Final

from algeria_lab.players.twilight.insurgency import pivotal, rounds, turn
from algeria_lab.players.twilight.insurgency.thought import Thought
from algeria_lab.players.twilight.judging import Judgement, Order
from algeria_lab.players.twilight.planning import PlanningPlayer
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.frames import Frame
from algeria_lab.twilight.frames.fln import Attack, AttackLosses, March, Rally
from algeria_lab.twilight.frames.propaganda import AgitatePhase, Moves
from algeria_lab.twilight.frames.sequence import Pivotal, Turn

SENSIBLE: Final = "sensible"
WINDOW = cite("CT-4.5")
BOXES = cite("CT-4.2")
EVENTS = cite("CT-4.6")
RALLY = cite("CT-5.4.1")
MARCH = cite("CT-5.4.2")
ATTACK = cite("CT-5.4.3")
TERROR = cite("CT-5.4.4")
SUPPORT = cite("CT-6.3")
REDEPLOY = cite("CT-6.5")

BEST = Judgement("fln-best", EVENTS, turn.best_option)
ORDERS: Final[dict[type[Frame], Order[Thought]]] = {
    Pivotal: (
        Judgement("fln-independence", WINDOW, pivotal.independence),
        Judgement("fln-suez", WINDOW, pivotal.suez),
        Judgement("fln-no-pivotal", WINDOW, pivotal.leave_window),
    ),
    Turn: (
        Judgement("fln-event", EVENTS, turn.use_event),
        Judgement("fln-terror", TERROR, turn.terror),
        Judgement("fln-rally", RALLY, turn.rally),
        Judgement("fln-march", MARCH, turn.march),
        Judgement("fln-attack", ATTACK, turn.attack),
        Judgement("fln-pass", BOXES, turn.pass_turn),
    ),
    Attack: (
        Judgement("fln-attack-on", ATTACK, turn.attack_on),
        Judgement("fln-no-more", ATTACK, turn.finish_begun),
    ),
    AttackLosses: (Judgement("fln-hit", ATTACK, turn.hit),),
    Rally: (Judgement("fln-rally-free", EVENTS, turn.rally_freely), BEST),
    March: (Judgement("fln-march-free", EVENTS, turn.march_freely), BEST),
    AgitatePhase: (
        Judgement("fln-agitate", SUPPORT, rounds.agitate),
        Judgement("fln-no-more", SUPPORT, turn.finish_begun),
    ),
    Moves: (
        Judgement("fln-gather", REDEPLOY, rounds.gather),
        Judgement("fln-no-more", REDEPLOY, turn.finish_begun),
    ),
}
ELSEWHERE: Final[Order[Thought]] = (BEST,)


class InsurgentPlayer(PlanningPlayer[Thought]):
    """Plays the FLN by judgements of ours; a choice depends on the position alone."""

    name = SENSIBLE
    seat = "fln"
    thought = Thought
    orders = ORDERS
    elsewhere = ELSEWHERE
