"""What the chart answers at each decision of the FLN [CT-9.1]."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

from algeria_lab.core.dice import Dice, FixedDice
from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight import decisions
from algeria_lab.twilight.cards import CARDS, INDEPENDENCE
from algeria_lab.twilight.chart.account import Account
from algeria_lab.twilight.chart.boxes import walk
from algeria_lab.twilight.chart.events.playing import play_event
from algeria_lab.twilight.chart.events.table import event_text
from algeria_lab.twilight.chart.filters import AT_SUPPORT, FLN_BASE, MOST_POPULATION
from algeria_lab.twilight.chart.propaganda import agitate_everywhere, redeploy
from algeria_lab.twilight.chart.reasoning import Chart, sift
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.events import CoupWon
from algeria_lab.twilight.frames.government import Revenge
from algeria_lab.twilight.frames.propaganda import AgitatePhase, Moves
from algeria_lab.twilight.frames.sequence import Pivotal, Turn
from algeria_lab.twilight.initiative import settle_box
from algeria_lab.twilight.operations.assault import carry_out_revenge
from algeria_lab.twilight.pivotal import cut_commitment, pivotal_refusal
from algeria_lab.twilight.sequence import PIVOTAL_STEP, TURN_STEP
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import to_action

FRAME = cite("CT-9.1")
PIVOTAL = cite("CT-9.2")
PASS = cite("CT-4.4")
REVENGE = cite("CT-8.5")
OTHER_CHOICES = cite("CT-9.14")


def chart_refusal(state: State) -> Refusal | None:
    """Return why the chart has no answer to the decision that is awaited, or None: it answers for the FLN."""
    if state.turn_of == "fln":
        return None
    return Refusal("ct-chart-silent", FRAME, {"phase": state.phase})


def follow_chart(draft: Draft, account: Account | None = None) -> None:
    """Decide for the FLN by the chart: a whole turn, or what else is awaited of it."""
    frame = draft.state.agenda[-1]
    chart = Chart(draft, account)
    if type(frame) in ANSWERS:
        draft.pop()
        ANSWERS[type(frame)](chart, frame)
    else:
        decide_at_random(chart)
    if account is not None:
        account.events = draft.happened


def take_turn(chart: Chart, frame: Turn) -> None:
    """Take a whole turn by the flowchart, and settle where the cylinder ends."""
    if walk(chart) == "pass":
        chart.did(PASS, "pass")
        TURN_STEP["pass"].resolve(chart.draft, frame)
    else:
        settle_box(chart.draft, "fln", chart.final_box)


def decide_pivotal(chart: Chart, frame: Pivotal) -> None:
    """Play Independence on a marked card as 2nd Eligible, and no other Pivotal Event [CT-9.2]."""
    state = chart.state
    plays = chart.ask(
        PIVOTAL,
        "chart-independence-now",
        CARDS[state.card].marked
        and state.second == "fln"
        and pivotal_refusal(state, "fln", INDEPENDENCE) is None,
        card=state.card,
        first=state.first,
    )
    if plays:
        chart.did(PIVOTAL, "event")
        PIVOTAL_STEP["pivotal"].resolve(chart.draft, frame, INDEPENDENCE)
    else:
        PIVOTAL_STEP["skip"].resolve(chart.draft, frame)


def take_revenge(chart: Chart, frame: Revenge) -> None:
    """Place a Guerrilla after an Assault: at Support, else at an FLN Base, where Population is highest."""
    chain = (AT_SUPPORT, FLN_BASE, MOST_POPULATION)
    space = sift(chart, REVENGE, "chart-draw-revenge", sorted(frame.places), chain)
    chart.did(REVENGE, "revenge", space)
    carry_out_revenge(chart.draft, space)


def punish_coup(chart: Chart, frame: CoupWon) -> None:
    """Cut Commitment after a Coup d'etat that the FLN has won [CT-8.5]."""
    cut_commitment(chart.draft, frame)


def decide_at_random(chart: Chart) -> None:
    """Draw one of all choices that the rules allow: the chart has no rule for this decision [CT-9.14]."""
    frame, step = decisions.awaited(chart.state)
    listed = decisions.options(chart.state)
    texts = [str(to_action("fln", verb, step[verb].takes, args)) for verb, args in listed]
    drawn = sift(chart, OTHER_CHOICES, "chart-draw-choice", range(len(texts)), (), name=texts.__getitem__)
    verb, args = listed[drawn]
    chart.draft.pop()
    step[verb].resolve(chart.draft, frame, *args)


ANSWERS: Final[Mapping[type, Callable[[Chart, Any], None]]] = MappingProxyType(
    {
        Turn: take_turn,
        Pivotal: decide_pivotal,
        AgitatePhase: lambda chart, _frame: agitate_everywhere(chart),
        Moves: lambda chart, _frame: redeploy(chart),
        Revenge: take_revenge,
        CoupWon: punish_coup,
    }
)


def play_card(draft: Draft, account: Account | None = None) -> None:
    """Play the current card at once as the chart would, without asking whether it is worth it."""
    chart = Chart(draft, account)
    text = event_text(draft.state)
    if text:
        play_event(chart, text)
    settle_box(draft, "fln", "EVENT")


def explain(state: State, dice: Dice | Iterable[int]) -> Account:
    """Return what the chart asks itself at a decision, with given dice.

    Args:
        state: The position; it is not changed.
        dice: Dice, or the faces that fall.
    """
    account = Account()
    thrown = dice if isinstance(dice, Dice) else FixedDice(dice)
    follow_chart(Draft(state.copy(), thrown), account)
    return account
