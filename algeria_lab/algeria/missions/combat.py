"""Combat: both sides fire at full strength, then losses and neutralization [A:C.3, A:9.22]."""

from __future__ import annotations

from functools import lru_cache

from algeria_lab.algeria.board.units import (
    DISPERSED_DIVISION,
    DIVISIONS,
    GOV_MOBILE,
    KINDS,
    Units,
    count,
    unit,
)
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import (
    AfterFlnMission,
    ChooseLoss,
    CombatEnd,
    CommitAir,
    Fight,
    Losses,
    Purpose,
)
from algeria_lab.algeria.state import State
from algeria_lab.algeria.steps import Args, Price, Runs, Steps, Verb, decision, each
from algeria_lab.algeria.support import distribute, hit
from algeria_lab.core.events import Rolled
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.steps import procedure
from algeria_lab.core.tables import load_data

COMBAT = cite("A:C.3")
AIR = cite("A:11.11")
_COLUMNS = load_data("algeria", "tables")["combat_results"]["columns"]  # type: ignore[index]
COLUMNS: tuple[tuple[int, tuple[int, ...]], ...] = tuple(
    (column["upto"], tuple(column["hits"])) for column in _COLUMNS
)


def hits(firepower: int, face: int) -> int:
    """Return the hits of a natural die in the column of *firepower*."""
    for limit, column in COLUMNS:
        if firepower <= limit:
            return column[face - 1]
    return COLUMNS[-1][1][face - 1]


def firepower(state: State, units: Units, *, half: bool = False) -> int:
    """Return the firepower of *units*; *half* is that of return fire in a Harass."""
    total = printed_firepower(units, half)
    spread = units & DIVISIONS & state.dispersed
    if spread:
        wide, tight = DISPERSED_DIVISION, KINDS[0]
        total += count(spread) * (wide.half - tight.half if half else wide.firepower - tight.firepower)
    return total


@lru_cache(maxsize=4096)
def printed_firepower(units: Units, half: bool) -> int:  # noqa: FBT001 - a key of what is kept
    """Return the sum of the printed firepower; the same groups are asked about again and again."""
    return sum((units & kind.units).bit_count() * (kind.half if half else kind.firepower) for kind in KINDS)


def may_use_air(state: State, area: str, *, harass: bool) -> bool:
    """Return whether Air Points could be committed at the roll, as the printed rules say [A:11.11]."""
    allowed = state.profile.air_in_harass_fire if harass else not state.profile.air_committed_before_contact
    return allowed and bool(state.air) and state.kind(area) != "urban"


def start_combat(draft: Draft, area: str, fln: Units, gov: Units, air: int, purpose: Purpose) -> None:
    """Begin a combat."""
    if may_use_air(draft.state, area, harass=purpose == "harass"):
        draft.push(CommitAir("gov", area, fln, gov, purpose))
    else:
        draft.push(Fight(area, fln, gov, air, purpose))


def run_fight(draft: Draft, frame: Fight) -> None:
    """Roll both fires and queue what follows, the last thing first."""
    state = draft.state
    area, fln, gov, air, purpose = frame
    on_gov = _fire(draft, "fln-fire", firepower(state, fln), 0, area)
    on_fln = _fire(draft, "gov-fire", firepower(state, gov, half=purpose == "harass"), air, area)
    draft.push(Losses("fln", on_fln, fln, 0, area, gov, on_gov, on_fln, purpose))
    distribute(draft, "fln", on_gov)


def _fire(draft: Draft, what: str, power: int, air: int, area: str) -> int:
    if air:
        scored, faces = draft.dice.outcome((1, air), lambda face, extra: hits(power + extra, face))
    else:
        scored, faces = draft.dice.outcome((1,), lambda face: hits(power, face))
    if draft.events is not None:
        shown = power + sum(faces[1:])
        draft.events.append(
            Rolled(what, faces, (), sum(faces[:1]), str(scored), "combat_results", shown, COMBAT, area)
        )
    return scored


def _air_choices(state: State, frame: CommitAir) -> list[Args]:
    return [(str(points),) for points in range(state.air + 1)]


def commit_refusal(state: State, frame: CommitAir, points: str) -> Refusal | None:
    """Refuse more Air Points than are available."""
    if int(points) > state.air:
        return Refusal("air-available", AIR, {"given": points, "left": state.air})
    return None


def commit_price(state: State, frame: CommitAir, points: str) -> Price:
    """Return what is committed."""
    return Price(air=int(points))


def resolve_commit(draft: Draft, frame: CommitAir, points: str) -> None:
    """Spend Air Points on the combat that is about to be rolled."""
    draft.pop()
    draft.count("air", -int(points), AIR)
    draft.push(Fight(frame.area, frame.fln, frame.gov, int(points), frame.purpose))


def loss_candidates(state: State, frame: ChooseLoss) -> list[Args]:
    """Offer the units of the FLN group that can take the next hit."""
    return list(each(frame.fln))


def loss_refusal(state: State, frame: ChooseLoss, name: str) -> Refusal | None:
    """Refuse units that did not fight."""
    if not unit(name) & frame.fln:
        return Refusal("not-in-combat", COMBAT, {"unit": name})
    return None


def resolve_loss(draft: Draft, frame: ChooseLoss, name: str) -> None:
    """Apply one hit to the unit that the FLN names."""
    draft.pop()
    _take_hit(draft, Losses(*frame), unit(name))


def _take_hit(draft: Draft, losses: Losses, single: Units) -> None:
    smaller, points = hit(draft, single, COMBAT)
    left, eliminated = (losses.fln & ~single) | smaller, losses.eliminated + points
    draft.push(losses._replace(hits=losses.hits - 1, fln=left, eliminated=eliminated))


def run_losses(draft: Draft, frame: Losses) -> None:
    """Go through the hits: a single possible unit takes them, otherwise the FLN is asked."""
    fln = frame.fln
    if frame.hits and fln:
        if count(fln) == 1:
            _take_hit(draft, frame, fln)
        else:
            draft.push(ChooseLoss(*frame))
        return
    draft.push(CombatEnd(frame.area, fln, frame.gov, frame.on_gov, frame.on_fln, frame.purpose))
    distribute(draft, "gov", frame.eliminated)


def run_combat_end(draft: Draft, frame: CombatEnd) -> None:
    """Neutralize the side that was hit more often; everybody's operations are completed."""
    area, fln, gov, on_gov, on_fln, purpose = frame
    if on_gov > on_fln:
        draft.neutralize(gov, COMBAT)
    elif on_fln > on_gov:
        draft.neutralize(fln, COMBAT)
    mobile = gov & GOV_MOBILE
    if purpose != "harass" or draft.state.profile.harass_target_to_oc:
        draft.to_box(mobile & ~draft.state.oc, "OC", COMBAT)
    draft.to_box(fln & ~draft.state.oc, "OC", COMBAT)
    if purpose == "harass":
        draft.push(AfterFlnMission("harass", area, fln))


STEPS: Steps = {
    **decision(
        CommitAir,
        {
            "air": Verb(
                AIR, ("number",), _air_choices, commit_refusal, resolve_commit, rolls=True, price=commit_price
            )
        },
    ),
    **decision(ChooseLoss, {"lose": Verb(COMBAT, ("unit",), loss_candidates, loss_refusal, resolve_loss)}),
}
RUNS: Runs = {
    **procedure(Fight, run_fight),
    **procedure(Losses, run_losses),
    **procedure(CombatEnd, run_combat_end),
}
