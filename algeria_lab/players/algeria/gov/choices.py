"""What the Government decides when the rules ask: points, withdrawals, events, set-up."""

from __future__ import annotations

from algeria_lab.algeria.board.geography import AREA_IDS, URBAN, WILAYAS
from algeria_lab.algeria.board.units import (
    BRIGADES,
    DIVISIONS,
    ELITES,
    FIGHTERS,
    GOV,
    KIND,
    NAME_OF,
    Units,
    first,
    members,
)
from algeria_lab.algeria.frames import Distribute, Frame, FreeMobilization, RemoveElites, Suez, Withdraw
from algeria_lab.algeria.phases.random_events import purgeable
from algeria_lab.algeria.phases.withdrawals import french_army
from algeria_lab.algeria.state import POOL, State
from algeria_lab.players.algeria.doctrine import Advice
from algeria_lab.players.algeria.gov.parameters import GovParameters
from algeria_lab.players.algeria.gov.reading import (
    Garrisons,
    PolicePosts,
    arrival_worth,
    most_in_reach,
    survey,
    weight,
    within_reach,
)
from algeria_lab.players.algeria.reading import act, one_name

FREE_KINDS = ("elite", "algerian", "police")


def lower_to_win(state: State, frame: Distribute, _p: GovParameters) -> Advice | None:
    """Use all points against FLN support when they end the war."""
    if state.fln_psl > frame.points:
        return None
    return Advice(
        (act("gov", "lower", str(frame.points)),), (("points", frame.points), ("psl", state.fln_psl))
    )


def raise_while_weak(state: State, frame: Distribute, p: GovParameters) -> Advice | None:
    """Raise one's own support up to what is safe."""
    missing = min(p.safe_psl - state.gov_psl, frame.points)
    if missing <= 0:
        return None
    return Advice((act("gov", "raise", str(missing)),), (("points", missing), ("psl", state.gov_psl)))


def lower_fln(state: State, frame: Distribute, _p: GovParameters) -> Advice | None:
    """Lower FLN support."""
    return Advice(
        (act("gov", "lower", str(frame.points)),), (("points", frame.points), ("psl", state.fln_psl))
    )


def withdraw_least(state: State, frame: Withdraw, p: GovParameters) -> Advice | None:
    """Let NATO have a brigade if few are asked for, else the division that is missed least."""
    army = french_army(state)
    brigades = army & BRIGADES
    if brigades and (frame.brigades < KIND["division"].brigades or not army & DIVISIONS):
        return Advice((act("gov", "remove", one_name(brigades)),), (("count", frame.brigades),))
    sums = survey(state)
    missed = {
        number: -arrival_worth(sums[state.place[number]], -weight(state, 1 << number), 0, p.patrol_worth)
        for number in members(army & DIVISIONS)
    }
    least = min(missed, key=lambda number: missed[number])
    return Advice((act("gov", "remove", NAME_OF[least]),), (("count", frame.brigades),))


def spare_elite(state: State, frame: Suez | RemoveElites, _p: GovParameters) -> Advice | None:
    """Give up an elite brigade that is neutralized, or stands where least is within reach."""
    elites = ELITES & state.on_map()
    down = elites & state.neutralized
    name = one_name(down) if down else one_name(_idlest(state, elites))
    return Advice((act("gov", "remove", name),), (("count", frame.brigades),))


def _idlest(state: State, units: Units) -> Units:
    return 1 << min(members(units), key=lambda number: within_reach(state, state.place[number]))


def purge_zone(state: State, _frame: Frame, _p: GovParameters) -> Advice | None:
    """Let the purge fall on the wilaya with most FLN units, fighters counting more."""
    worth = {wilaya: purgeable(state, wilaya) for wilaya in WILAYAS}
    best = max(
        worth, key=lambda wilaya: worth[wilaya].bit_count() + 0.5 * (worth[wilaya] & FIGHTERS).bit_count()
    )
    return Advice((act("gov", "zone", best),), (("wilaya", best), ("count", worth[best].bit_count())))


def spare_fln_debate(state: State, _frame: Frame, _p: GovParameters) -> Advice | None:
    """In the UN debate let the FLN gain rather than lose one's own support, which buys more."""
    return Advice((act("gov", "raise_fln"),), (("psl", state.gov_psl),))


def mobilize_free(state: State, frame: FreeMobilization, p: GovParameters) -> Advice | None:
    """Mobilize the best unit that the officers' budget allows."""
    for kind in FREE_KINDS:
        pool = first(state.at[POOL] & KIND[kind].units)
        if pool and KIND[kind].mobilize <= frame.halves:
            area = _free_place(state, kind, p)
            return Advice((act("gov", "mobilize", one_name(pool)), act("gov", "to", area)), (("area", area),))
    return None


def _free_place(state: State, kind: str, p: GovParameters) -> str:
    if kind == "police":
        return PolicePosts(state, p).best()[1]
    if kind == "algerian":
        return Garrisons(state, p).best(1)[1] or AREA_IDS[0]
    return most_in_reach(state, AREA_IDS)


def leave_budget(_state: State, _frame: Frame, _p: GovParameters) -> Advice | None:
    """Leave the rest of the budget unused."""
    return Advice((act("gov", "done"),))


def oas_to_city(state: State, _frame: Frame, _p: GovParameters) -> Advice | None:
    """Place the OAS where it costs least: in a city, one with FLN units if there is one."""
    city = most_in_reach(state, URBAN)
    return Advice((act("gov", "oas", city),), (("place", city),))


def remove_oas(_state: State, _frame: Frame, _p: GovParameters) -> Advice | None:
    """Have the OAS removed when that is offered."""
    return Advice((act("gov", "remove_oas"),))


def quick_setup(state: State, _frame: Frame, _p: GovParameters) -> Advice | None:
    """Take the ready-made deployment if nothing has been placed yet."""
    if any(state.at[area] & GOV for area in AREA_IDS):
        return None
    return Advice((act("gov", "quick"),))
