"""The Attack box: it goes only where two Government pieces are sure to fall [CT-9.7]."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from algeria_lab.twilight.chart.filters import safe_to_activate
from algeria_lab.twilight.chart.reasoning import Chain, Chart, Filter, sift
from algeria_lab.twilight.chart.special import try_extort
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.geography import ALGERIA
from algeria_lab.twilight.operations.attack import ATTACK, PRICE, carry_out_ambush, carry_out_attack
from algeria_lab.twilight.operations.kinds import peace_refusal
from algeria_lab.twilight.pieces import FP, FT, GB, B
from algeria_lab.twilight.state import State

BOX = cite("CT-9.7")
SURE, LIKELY, AMBUSHES, LOSSES = 6, 4, 2, 2


class Targets(NamedTuple):
    """Spaces of Algeria with cubes or a Government Base, by what the FLN can do there.

    Attributes:
        sure: No FLN Base, six Guerrillas or more: an Attack cannot fail.
        ambush: An Ambush is possible and no Base loses its last cover.
        likely: No FLN Base, four Guerrillas or more.
    """

    sure: list[int]
    ambush: list[int]
    likely: list[int]


def targets(state: State) -> Targets:
    """Return where the FLN may Attack and Ambush as the chart sees it."""
    held = [space for space in ALGERIA if state.gov_pieces(space)]
    open_to_attack = [space for space in held if not state.pieces[space][B]]
    sure = [space for space in open_to_attack if state.guerrillas(space) >= SURE]
    likely = [space for space in open_to_attack if state.guerrillas(space) >= LIKELY]
    ambush = [space for space in held if space not in sure and safe_to_activate(state, space, 1)]
    return Targets(sure, ambush, likely)


def _chain(losses: int) -> Chain:
    """Return the order in which spaces are attacked, for an Attack (2 losses) or an Ambush (1)."""

    def takes_base(chart: Chart, space: int) -> int:
        return chart.state.pieces[space][GB] > 0 and chart.state.cubes(space) < losses

    def takes_troops(chart: Chart, space: int) -> int:
        return chart.state.pieces[space][FT] > 0 and chart.state.police(space) < losses

    def french_police(chart: Chart, space: int) -> int:
        return chart.state.pieces[space][FP] > 0

    def most_pieces(chart: Chart, space: int) -> int:
        return min(losses, chart.state.gov_pieces(space))

    return (
        Filter("chart-test-removes-government-base", takes_base),
        Filter("chart-test-removes-french-troops", takes_troops),
        Filter("chart-test-french-police", french_police),
        Filter("chart-test-most-removed", most_pieces),
    )


ATTACK_CHAIN: Final = _chain(LOSSES)
AMBUSH_CHAIN: Final = _chain(1)


def attack_box(chart: Chart) -> bool:
    """Attack if two pieces are sure to fall; return whether anything was attacked."""
    state = chart.state
    if not chart.ask(BOX, "chart-attack-allowed", peace_refusal(state) is None):
        return False
    found = targets(state)
    money = min(chart.limit, state.fln_resources)
    if not _two_will_fall(chart, found, money):
        return False
    if money == 1:
        _attack_best(chart, _fruitful(state, found.sure), "1")
    else:
        _attack_all(chart, found)
    try_extort(chart)
    return True


def _two_will_fall(chart: Chart, found: Targets, money: int) -> bool:
    state = chart.state
    sure = _sure_losses(chart, found) if money > 1 else LOSSES * bool(_fruitful(state, found.sure))
    return chart.ask(
        BOX,
        "chart-attack-two-will-fall",
        money > 0 and sure >= LOSSES,
        sure=chart.names(found.sure),
        ambush=chart.names(found.ambush),
        pieces=sure,
        resources=state.fln_resources,
    )


def _sure_losses(chart: Chart, found: Targets) -> int:
    """Return how many pieces will fall; read by spaces it is one a space [CT-11/D14]."""
    ambushes = min(AMBUSHES, len(found.ambush)) if chart.may_use_special else 0
    if chart.state.switches.attack_counts_pieces:
        return ambushes + sum([min(LOSSES, chart.state.gov_pieces(space)) for space in found.sure])
    return ambushes + len(found.sure)


def _fruitful(state: State, sure: Iterable[int]) -> list[int]:
    return [space for space in sure if state.gov_pieces(space) >= LOSSES]


def _attack_best(chart: Chart, spaces: list[int], step: str) -> int:
    """Attack in the best of some spaces; equal ones in the order of the map."""
    space = sift(chart, BOX, "chart-choose-attack", spaces, ATTACK_CHAIN, lot=False)
    chart.locations += 1
    chart.did(BOX, "attack", space, step)
    chart.draft.pay("fln", PRICE, ATTACK, space)
    carry_out_attack(chart.draft, space)
    return space


def _attack_all(chart: Chart, found: Targets) -> None:
    """Attack in every sure space, Ambush in two, then Attack in one more that is likely to succeed."""
    state = chart.state
    sure, done = found.sure.copy(), set()
    while sure and state.fln_resources:
        done.add(space := _attack_best(chart, sure, "1"))
        sure.remove(space)
    if chart.may_use_special:
        done.update(_ambush(chart, found.ambush))
    likely = [space for space in found.likely if space not in done]
    if likely and state.fln_resources:
        _attack_best(chart, likely, "3")


def _ambush(chart: Chart, spaces: list[int]) -> list[int]:
    left, done = spaces.copy(), list[int]()
    while left and len(done) < AMBUSHES and chart.state.fln_resources:
        space = sift(chart, BOX, "chart-choose-ambush", left, AMBUSH_CHAIN, lot=False)
        chart.special = "ambush"
        chart.locations += 1
        chart.did(BOX, "ambush", space, "2")
        chart.draft.pay("fln", PRICE, ATTACK, space)
        carry_out_ambush(chart.draft, space)
        left.remove(space)
        done.append(space)
    return done
