"""What the chart answers at each decision of the FLN [CT-9.1]."""

from __future__ import annotations

from collections.abc import Iterable

from algeria_lab.core.dice import Dice, FixedDice
from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.chart.account import Account
from algeria_lab.twilight.chart.boxes import walk
from algeria_lab.twilight.chart.event_table import event_text
from algeria_lab.twilight.chart.events import play_event
from algeria_lab.twilight.chart.reasoning import Chart
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.sequence import Turn
from algeria_lab.twilight.initiative import settle_box
from algeria_lab.twilight.state import State

FRAME = cite("CT-9.1")
PASS = cite("CT-4.4")


def chart_refusal(state: State) -> Refusal | None:
    """Return why the chart has no answer to the decision that is awaited, or None."""
    if state.turn_of == "fln" and isinstance(state.top, Turn):
        return None
    return Refusal("ct-chart-silent", FRAME, {"phase": state.phase})


def follow_chart(draft: Draft, account: Account | None = None) -> None:
    """Decide for the FLN by the chart: a whole turn, or what else is awaited of it."""
    frame = draft.pop()
    if isinstance(frame, Turn):
        take_turn(draft, account)


def take_turn(draft: Draft, account: Account | None = None) -> None:
    """Take a whole turn by the flowchart, and settle where the cylinder ends."""
    chart = Chart(draft, account)
    done = walk(chart)
    if done == "pass":
        chart.did(PASS, "pass")
        settle_box(draft, "fln", "PASS")
        draft.count("fln_resources", 1, PASS, "passed")
    else:
        settle_box(draft, "fln", chart.final_box)


def play_card(draft: Draft, account: Account | None = None) -> None:
    """Play the current card as the chart would, without asking whether it is worth it."""
    text = event_text(draft.state)
    chart = Chart(draft, account)
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
