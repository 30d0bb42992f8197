"""The Rally box: whether to Rally or March, and a Rally from its first to its last step [CT-9.8, CT-9.9]."""

from __future__ import annotations

from typing import Final

from algeria_lab.twilight.chart.rally.agitation import agitate, prepare_agitation
from algeria_lab.twilight.chart.rally.places import RALLY, carry_out
from algeria_lab.twilight.chart.rally.steps import APPEAR, BUILDING, COVER, GROW, SPREAD, Step
from algeria_lab.twilight.chart.rally.under_way import Rally
from algeria_lab.twilight.chart.reasoning import Chart, sift
from algeria_lab.twilight.chart.special import use_special
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.geography import FRANCE_TRACK, PLACES
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.operations.rally import place_refusal, push_france_track
from algeria_lab.twilight.pieces import B

DECISION = cite("CT-9.8")
POPULOUS: Final = 2


def can_build(rally: Rally) -> bool:
    """Return whether a space could get a Base by one of the first two steps [CT-9.8]."""
    return any(step.places(rally) for step in BUILDING)


def run_step(rally: Rally, step: Step) -> None:
    """Rally in the spaces of a step, the best one first, as long as it can be paid.

    Where only so many Rallies are allowed, spaces in which nothing can be done are left out; in the recorded
    games they use up a try [CT-11/D32].
    """
    state = rally.chart.state
    counts_made = step.most != NO_LIMIT and state.switches.rally_counts_only_rallies_made
    left, tries = step.places(rally), step.most
    rally.chart.ask(RALLY, f"chart-rally-step-{step.id}", bool(left), spaces=rally.chart.names(left))
    while tries and rally.has_room:
        if counts_made:
            left = [space for space in left if step.plan(rally.chart, space)]
        if not left:
            return
        space = sift(rally.chart, RALLY, f"chart-draw-rally-{step.id}", left, step.chain)
        left.remove(space)
        is_made = _rally_in(rally, step, space)
        if counts_made and not is_made:
            return
        tries -= 1


def _rally_in(rally: Rally, step: Step, space: int) -> bool:
    """Rally in a space by a step, and return whether that was possible."""
    state = rally.chart.state
    doing = step.plan(rally.chart, space)
    place = PLACES[space]
    rally.chart.ask(RALLY, "chart-rally-changes-something", doing is not None, place=place)
    if doing is None or not rally.can_select():
        return False
    if state.switches.rally_counts_anew_after_extort:
        doing = step.plan(rally.chart, space) or doing
    rally.select(space, step.id)
    carry_out(rally.chart, space, doing)
    return True


def stir_france(rally: Rally) -> None:
    """Move the France Track by one box (step 4) [CT-9.9]."""
    chart = rally.chart
    is_wanted = place_refusal(chart.state, FRANCE_TRACK) is None and not rally.bases_only and rally.has_room
    if (
        chart.ask(RALLY, "chart-rally-france-track", is_wanted, france=chart.state.france)
        and rally.can_select()
    ):
        rally.select(FRANCE_TRACK, "4")
        push_france_track(chart.draft)


def rather_rally(rally: Rally) -> bool:
    """Return whether the chart tries Rally before March; only if no Base can be built a die decides."""
    chart, state = rally.chart, rally.chart.state
    if chart.ask(DECISION, "chart-base-can-be-built", can_build(rally)):
        return True
    doubled = 2 * state.on_map((B,))
    at_bases = sum([state.guerrillas(space) for space in state.fln_spaces if state.pieces[space][B]])
    allowance = chart.draft.read_die("chart-rally-or-march", _half_down, DECISION)
    return chart.ask(
        DECISION,
        "chart-bases-need-guerrillas",
        doubled > at_bases + allowance,
        doubled=doubled,
        guerrillas=at_bases,
        die=allowance,
    )


def _half_down(face: int) -> int:
    return face // 2


def rally_box(chart: Chart) -> bool:
    """Rally, then use a special activity; return whether anything was selected."""
    rally = Rally(chart)
    run_rally(rally)
    if rally.places:
        use_special(chart)
    return bool(rally.places)


def run_rally(rally: Rally) -> None:
    """Go through the nine steps, and Agitate in the end."""
    for step in (*BUILDING, COVER):
        run_step(rally, step)
    stir_france(rally)
    run_step(rally, APPEAR)
    prepare_agitation(rally, "6", POPULOUS)
    run_step(rally, SPREAD)
    run_step(rally, GROW)
    if rally.agitate_in is None:
        prepare_agitation(rally, "9", 1)
    if rally.agitate_in is not None:
        agitate(rally, rally.agitate_in)
