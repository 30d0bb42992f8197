"""How the Non-Player carries out the text of a card [CT-8.4]."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, cast

from algeria_lab.core.actions import Action
from algeria_lab.twilight.cards import Text
from algeria_lab.twilight.chart.events import moves, pieces, shifts
from algeria_lab.twilight.chart.reasoning import Chart
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.events.playing import begin_event
from algeria_lab.twilight.events.run import run_effect
from algeria_lab.twilight.frames.events import Effect
from algeria_lab.twilight.frames.sequence import Turn

EVENT = cite("CT-4.6")

Deed = Callable[[Chart, str], None]


def _plainly(chart: Chart, text: Text) -> None:
    """Carry out a text that leaves no choice."""
    draft = chart.draft
    begin_event(draft, "fln", chart.state.card, text)
    while isinstance(draft.state.top, Effect):
        run_effect(draft, cast("Effect", draft.pop()))


def _france(boxes: int) -> Deed:
    """Return a deed: the France Track moves toward F."""

    def push(chart: Chart, rule: str) -> None:
        chart.draft.count("france", boxes, rule)

    return push


DEEDS: Final[Mapping[int, Deed]] = MappingProxyType(
    {
        **dict.fromkeys(shifts.STRIKES, shifts.strike),
        5: moves.brave,
        6: moves.factionalism,
        9: shifts.beni_oui_oui,
        12: moves.ventilos,
        14: _france(2),
        25: pieces.purge,
        26: pieces.casbah,
        30: pieces.change_tactics,
        36: pieces.assassinate,
        46: pieces.moghazni,
        48: pieces.ultras,
        49: moves.factional_plot,
        51: pieces.stripey_hole,
        52: _france(1),
        54: moves.operation_744,
        58: pieces.army_in_waiting,
        60: pieces.soummam,
    }
)
"""What the chart does itself, because the text leaves a choice."""
UNSHADED_DEEDS: Final[Mapping[int, Deed]] = MappingProxyType({51: shifts.stripey_hole_unshaded})


def play_event(chart: Chart, text: Text) -> None:
    """Carry out a text of the current card, which the Non-Player's table has found."""
    card = chart.state.card
    rule = cite(f"CT-8.4/{card:02}")
    chart.did(rule, "event", step=text)
    chart.draft.choose(Turn("fln"), Action("fln", "event", (text,)), EVENT)
    deed = (UNSHADED_DEEDS if text == "unshaded" else DEEDS).get(card)
    if deed is None:
        _plainly(chart, text)
    else:
        deed(chart, rule)
