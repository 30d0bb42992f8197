"""Units that leave the map: to NATO and to Suez for a turn, or for good after a coup [A:C.2, A:11.4]."""

from __future__ import annotations

from algeria_lab.algeria.board.scenarios import read_scenario
from algeria_lab.algeria.board.units import BRIGADES, DIVISIONS, ELITES, Units, count, kind_of, members, unit
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import Suez, Withdraw
from algeria_lab.algeria.state import NATO, POOL, SUEZ, State
from algeria_lab.algeria.steps import Args, Steps, Verb, decision, each
from algeria_lab.core.refusals import Refusal

EVENTS = cite("A:C.2")
NATO_RULE = cite("A:IN-40")
SUEZ_RETURN = cite("A:IN-43")


def bring_back(draft: Draft) -> None:
    """Return the units that NATO and Suez took last turn [A:IN-43]."""
    state = draft.state
    draft.put(state.at[NATO], POOL, "", NATO_RULE, "pool")
    for area, waiting in SUEZ.items():
        draft.put(state.at[waiting], area, "OC", SUEZ_RETURN, "back")


def nato(draft: Draft) -> None:
    """Roll how many brigades NATO asks for."""
    withdraw(draft, draft.roll("nato", 1, NATO_RULE))


def french_army(state: State) -> Units:
    """Return the divisions and French brigades on the map."""
    return (DIVISIONS | BRIGADES) & state.on_map()


def withdraw(draft: Draft, brigades: int) -> None:
    """Take brigades (a division counts three) off the map until the count is met [A:IN-40]."""
    left = french_army(draft.state)
    if brigades > 0 and count(left) == 1:
        _withdraw(draft, left)
    elif brigades > 0 and left:
        draft.push(Withdraw("gov", brigades))


def withdraw_candidates(state: State, frame: Withdraw) -> list[Args]:
    """Offer divisions and French brigades on the map."""
    return list(each(french_army(state)))


def withdraw_refusal(state: State, frame: Withdraw, name: str) -> Refusal | None:
    """Only divisions and French brigades on the map are asked for."""
    if not unit(name) & french_army(state):
        return Refusal("wrong-unit", NATO_RULE, {"unit": name, "needs": "division-or-brigade"})
    return None


def resolve_withdraw(draft: Draft, frame: Withdraw, name: str) -> None:
    """Take one unit off the map until next turn."""
    draft.pop()
    single = unit(name)
    _withdraw(draft, single)
    withdraw(draft, frame.brigades - kind_of(single).brigades)


def _withdraw(draft: Draft, units: Units) -> None:
    leave_map(draft, units, NATO_RULE)
    draft.put(units, NATO, "", NATO_RULE, "nato")


def leave_map(draft: Draft, units: Units, rule: str) -> None:
    """Turn units face up again when they leave the map [A:IN-08, A:IN-40]."""
    profile = draft.state.profile
    draft.restore(units, rule)
    if not profile.airmobile_flag_sticks_to_neutralized:
        draft.mark_units("airmobile", units, to=False, rule=rule)
    if profile.removed_divisions_reset_mode:
        draft.mark_units("dispersed", units, to=False, rule=rule)


def suez(draft: Draft) -> None:
    """Roll, once in a war, how many elite brigades go to Suez."""
    if draft.state.suez_done or not read_scenario(draft.state.scenario).suez:
        return
    draft.set("suez_done", True, EVENTS)
    send_to_suez(draft, draft.roll("suez", 1, EVENTS))


def send_to_suez(draft: Draft, brigades: int) -> None:
    """Send elite brigades away until next turn; the Government chooses unless all go."""
    elites = ELITES & draft.state.on_map()
    if brigades >= count(elites):
        for number in members(elites):
            _to_suez(draft, 1 << number)
    elif brigades:
        draft.push(Suez("gov", brigades))


def _to_suez(draft: Draft, single: Units) -> None:
    area = draft.state.place_of(single)
    leave_map(draft, single, EVENTS)
    draft.put(single, SUEZ[area], "", EVENTS, "suez")


def suez_candidates(state: State, frame: Suez) -> list[Args]:
    """Offer elite brigades on the map."""
    return list(each(ELITES & state.on_map()))


def suez_refusal(state: State, frame: Suez, name: str) -> Refusal | None:
    """Only elite brigades on the map go to Suez."""
    if not unit(name) & ELITES & state.on_map():
        return Refusal("wrong-unit", EVENTS, {"unit": name, "needs": "elite"})
    return None


def resolve_suez(draft: Draft, frame: Suez, name: str) -> None:
    """Send one brigade."""
    draft.pop()
    _to_suez(draft, unit(name))
    send_to_suez(draft, frame.brigades - 1)


STEPS: Steps = {
    **decision(
        Withdraw,
        {
            "remove": Verb(
                NATO_RULE, ("unit",), withdraw_candidates, withdraw_refusal, resolve_withdraw, asks_first=True
            )
        },
    ),
    **decision(
        Suez,
        {"remove": Verb(EVENTS, ("unit",), suez_candidates, suez_refusal, resolve_suez, asks_first=True)},
    ),
}
