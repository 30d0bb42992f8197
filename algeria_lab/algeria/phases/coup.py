"""The coup d'état and what follows it [A:11.4]."""

from __future__ import annotations

from algeria_lab.algeria.board.units import ELITES, GOV, Units, count, kind_of, unit
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import FreeMobilization, FreeUnit, RemoveElites
from algeria_lab.algeria.phases.gov_reinforcement import area_candidates, area_refusal, arrive
from algeria_lab.algeria.phases.random_events import COUP_TABLE, pay_by_coup_row
from algeria_lab.algeria.phases.withdrawals import leave_map
from algeria_lab.algeria.spending import HALVES, in_points
from algeria_lab.algeria.state import POOL, REMOVED, State
from algeria_lab.algeria.steps import Args, Steps, Verb, decision, each, plain
from algeria_lab.core.events import Mod
from algeria_lab.core.refusals import Refusal

COUP = cite("A:11.4")
THRESHOLD = cite("A:IN-30")
OAS = cite("A:11.3")
ATTEMPT_AT_LEAST = 6
FREE_DICE = {"wild-success": 2, "big-success": 1}


def coup_is_checked(state: State) -> bool:
    """Return whether Government PSL is low enough for a coup [A:IN-30]."""
    threshold = state.profile.coup_threshold
    return state.gov_psl < threshold or (state.gov_psl == threshold and state.profile.coup_at_psl_30)


def check_coup(draft: Draft) -> None:
    """Roll for an attempt and its result; choices wait on the agenda."""
    if not coup_is_checked(draft.state):
        return
    mods = (Mod(1, "oas-in-france", OAS),) if draft.state.oas == "FRANCE" else ()
    if draft.trial("coup-check", ATTEMPT_AT_LEAST - 1, mods, THRESHOLD):
        return
    row = draft.check("coup", COUP_TABLE, mods, COUP, dice=2)
    pay_by_coup_row(draft, row.number, "coup")
    draft.test_victory()
    if row.mark in FREE_DICE:
        budget = draft.roll("free-mobilization", FREE_DICE[row.mark], COUP)
        draft.push(FreeMobilization("gov", HALVES * budget))
    elif row.mark == "failure":
        remove_elites(draft, 1)
    elif row.mark == "abject-failure":
        remove_elites(draft, draft.roll("elites-removed", 1, COUP))


def remove_elites(draft: Draft, number: int) -> None:
    """Take elite brigades out of the war; the Government chooses unless all go."""
    elites = ELITES & draft.state.on_map()
    if number >= count(elites):
        _remove(draft, elites)
    elif number:
        draft.push(RemoveElites("gov", number))


def _remove(draft: Draft, units: Units) -> None:
    leave_map(draft, units, COUP)
    draft.put(units, REMOVED, "", COUP, "removed")


def remove_candidates(state: State, frame: RemoveElites) -> list[Args]:
    """Offer elite brigades on the map."""
    return list(each(ELITES & state.on_map()))


def remove_refusal(state: State, frame: RemoveElites, name: str) -> Refusal | None:
    """Only elite brigades on the map are removed."""
    if not unit(name) & ELITES & state.on_map():
        return Refusal("wrong-unit", COUP, {"unit": name, "needs": "elite"})
    return None


def resolve_remove(draft: Draft, frame: RemoveElites, name: str) -> None:
    """Remove one brigade for good."""
    draft.pop()
    _remove(draft, unit(name))
    remove_elites(draft, frame.brigades - 1)


def _price(name: str) -> int:
    return kind_of(unit(name)).mobilize


def free_candidates(state: State, frame: FreeMobilization) -> list[Args]:
    """Offer the units in the pool."""
    return list(each(state.at[POOL] & GOV))


def free_refusal(state: State, frame: FreeMobilization, name: str) -> Refusal | None:
    """Free units come from the pool, up to the budget."""
    if not unit(name) & state.at[POOL] & GOV:
        return Refusal("not-in-pool", COUP, {"unit": name})
    if _price(name) > frame.halves:
        price, left = in_points(_price(name)), in_points(frame.halves)
        return Refusal("over-budget", COUP, {"unit": name, "price": price, "left": left})
    return None


def resolve_free(draft: Draft, frame: FreeMobilization, name: str) -> None:
    """Choose a unit; its area is named next."""
    draft.replace(frame._replace(halves=frame.halves - _price(name)))
    draft.push(FreeUnit("gov", unit(name)))


def resolve_free_to(draft: Draft, frame: FreeUnit, area: str) -> None:
    """Put the unit on the map; it begins the next turn active [A:IN-54]."""
    draft.pop()
    arrive(draft, frame.unit, area, "OPS" if draft.state.profile.coup_free_units_start_active else "OC")


def resolve_done(draft: Draft, frame: FreeMobilization) -> None:
    """Leave the rest of the budget unused."""
    draft.pop()


STEPS: Steps = {
    **decision(
        FreeMobilization,
        {
            "mobilize": Verb(COUP, ("unit",), free_candidates, free_refusal, resolve_free),
            "done": plain(COUP, resolve_done, ends=True),
        },
    ),
    **decision(FreeUnit, {"to": Verb(COUP, ("area",), area_candidates, area_refusal, resolve_free_to)}),
    **decision(
        RemoveElites,
        {"remove": Verb(COUP, ("unit",), remove_candidates, remove_refusal, resolve_remove, asks_first=True)},
    ),
}
