"""How the Non-Player carries out the text of a card [CT-8.4]."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from algeria_lab.twilight.cards import CARDS, Text
from algeria_lab.twilight.chart import event_moves, event_pieces, event_shifts
from algeria_lab.twilight.chart.event_table import event_text
from algeria_lab.twilight.chart.reasoning import Chart
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.geography import COUNTRIES

Deed = Callable[[Chart, str], None]


def _marker(chart: Chart, rule: str) -> None:
    card = CARDS[chart.state.card]
    text = event_text(chart.state)
    assert text
    chart.draft.mark(card.markers[text], rule)


def _gain(number: int) -> Deed:
    return lambda chart, rule: _count(chart, "fln_resources", number, rule)


def _cut(number: int) -> Deed:
    return lambda chart, rule: _count(chart, "commitment", -number, rule)


def _france(boxes: int) -> Deed:
    return lambda chart, rule: _count(chart, "france", boxes, rule)


def _count(chart: Chart, track: str, number: int, rule: str) -> None:
    chart.draft.count(track, number, rule)


def _gain_die(chart: Chart, rule: str) -> None:
    chart.draft.count("fln_resources", chart.draft.roll("event-resources", rule), rule)


def _intimidation(chart: Chart, rule: str) -> None:
    chart.draft.count("fln_resources", chart.state.france + 1, rule)


def _development(chart: Chart, rule: str) -> None:
    chart.draft.count("gov_resources", -6, rule)


def _crisis(chart: Chart, rule: str) -> None:
    chart.draft.count("gov_resources", -chart.draft.roll("event-resources", rule), rule)
    chart.draft.count("commitment", -1, rule)


def _refugees(chart: Chart, rule: str) -> None:
    for country in COUNTRIES:
        if not chart.state.plus_base[country]:
            chart.draft.place_marker("plus_base", country, rule)


DEEDS: Final[Mapping[int, Deed]] = MappingProxyType(
    {
        3: event_shifts.snatch,
        5: event_moves.brave,
        6: event_moves.factionalism,
        7: event_shifts.bureau,
        9: event_shifts.beni_oui_oui,
        11: _cut(1),
        12: event_moves.ventilos,
        14: _france(2),
        15: _cut(1),
        19: _gain(2),
        21: _cut(1),
        22: _cut(2),
        23: _gain(6),
        24: _development,
        25: event_pieces.purge,
        26: event_pieces.casbah,
        28: event_shifts.atrocities,
        30: event_pieces.change_tactics,
        31: _intimidation,
        34: event_shifts.elections,
        36: event_pieces.assassinate,
        38: _crisis,
        41: _gain_die,
        42: _gain(6),
        43: _refugees,
        46: event_pieces.moghazni,
        47: event_shifts.third_force,
        48: event_pieces.ultras,
        49: event_moves.factional_plot,
        51: event_pieces.stripey_hole,
        52: _france(1),
        53: event_shifts.population_control,
        54: event_moves.operation_744,
        55: _gain(3),
        58: event_pieces.army_in_waiting,
        59: _gain_die,
        60: event_pieces.soummam,
    }
)
UNSHADED_DEEDS: Final[Mapping[int, Deed]] = MappingProxyType(
    {15: _gain(2), 51: event_shifts.stripey_hole_unshaded}
)


def play_event(chart: Chart, text: Text) -> None:
    """Carry out a text of the current card, which the Non-Player's table has found."""
    card = chart.state.card
    rule = cite(f"CT-8.4/{card:02}")
    chart.did(rule, "event", step=text)
    table = UNSHADED_DEEDS if text == "unshaded" else DEEDS
    table.get(card, _marker)(chart, rule)
