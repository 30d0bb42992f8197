"""The Turn Interphase: control, depreciation, recovery, redeployment, final PSL adjustment [A:10]."""

from __future__ import annotations

from algeria_lab.algeria.board.geography import ABROAD, AREA_IDS, URBAN
from algeria_lab.algeria.board.units import (
    DIVISIONS,
    ELITES,
    FLN,
    FLN_MOBILE,
    FRONTS,
    GOV,
    GOV_MOBILE,
    LIFTABLE,
    Units,
    members,
)
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import FinalAdjustment, Interphase, RandomEvents
from algeria_lab.algeria.missions.combat import firepower
from algeria_lab.algeria.phases.coup import check_coup
from algeria_lab.algeria.state import State
from algeria_lab.algeria.steps import Runs
from algeria_lab.core.actions import Seat
from algeria_lab.core.events import Flipped, Mod
from algeria_lab.core.steps import procedure
from algeria_lab.core.tables import load_table

PHASE = cite("A:10")
CONTROL = cite("A:10.1")
DEPRECIATION = cite("A:10.11")
RECOVERY = cite("A:10.2")
REDEPLOYMENT = cite("A:10.3")
ADJUSTMENT = cite("A:10.4")
OAS = cite("A:11.3")
TERROR = cite("A:11.5")
RESETTLED = cite("A:9.27")
ABROAD_RULE = cite("A:11.21")
HIGH_LOW = cite("A:12.1")
SHORTER_GAME = cite("A:13.3")
DEPRECIATION_TABLE = load_table("algeria", "depreciation")
HIGH_PSL, LOW_PSL = 70, 30
RECOVERS_AT_LEAST = 5
SHORTER_LEAD, SHORTER_TURNS = 26, 6
OAS_CHARGE, OAS_CHARGE_FRANCE = 1, 2
NO_MOBILE_DICE = 3
SURE = 2
HEAVY = 2  # control points that a Front or a dispersed division has beyond the one of every unit


def run_interphase(draft: Draft, frame: Interphase) -> None:
    """Do everything up to the coup; the final adjustment waits below its choices."""
    draft.push(FinalAdjustment())
    draft.enter("interphase", "", PHASE)
    judge_control(draft)
    depreciate(draft)
    recover_units(draft)
    recover_areas(draft)
    redeploy(draft)
    waiting = len(draft.state.agenda)
    check_coup(draft)
    if len(draft.state.agenda) > waiting and not draft.state.profile.shorter_game_check_last:
        shorter_check(draft)
        draft.state.agenda[waiting - 1] = FinalAdjustment("checked")


def control_points(state: State, units: Units) -> int:
    """Return the control points of units that are not neutralized [A:10.1]."""
    able = units & ~state.neutralized
    if not able:
        return 0
    return able.bit_count() + HEAVY * (able & (FRONTS | state.dispersed & DIVISIONS)).bit_count()


def judge_control(draft: Draft) -> None:
    """Judge every area anew."""
    state = draft.state
    able = ~state.neutralized
    fln_units, gov_units = FLN & able, GOV & able
    fronts, spread = FRONTS & able, state.dispersed & DIVISIONS & able
    for area in AREA_IDS:
        here = state.at[area]
        fln = (here & fln_units).bit_count() + HEAVY * (here & fronts).bit_count()
        gov = (here & gov_units).bit_count() + HEAVY * (here & spread).bit_count()
        if fln == gov:
            side = ""
        elif fln >= SURE * gov:
            side = "fln"
        else:
            side = "gov" if gov >= SURE * fln else _roll_for_control(draft, area, fln, gov)
        if state.control.get(area, "") != side:
            _set_control(draft, area, side)


def _roll_for_control(draft: Draft, area: str, fln: int, gov: int) -> str:
    difference = abs(fln - gov)
    by_fln = draft.trial("control-fln", difference, (), CONTROL, area)
    by_gov = draft.trial("control-gov", difference, (), CONTROL, area)
    if by_fln == by_gov:
        return ""
    return "fln" if by_fln else "gov"


def _set_control(draft: Draft, area: str, side: str) -> None:
    draft.state.judge(area, side)
    if draft.events is not None:
        draft.events.append(Flipped("control", (area,), side, CONTROL))


def psl_mod(state: State, seat: Seat) -> tuple[Mod, ...]:
    """Return the depreciation modifier of a side with very high or low PSL [A:12.1]."""
    psl = state.gov_psl if seat == "gov" else state.fln_psl
    if psl <= LOW_PSL:
        return (Mod(-1, "low-psl", HIGH_LOW),)
    return (Mod(1, "high-psl", HIGH_LOW),) if psl >= HIGH_PSL else ()


def depreciate(draft: Draft) -> None:
    """Roll for the loss of Air Points, Helicopter Points and AP."""
    _depreciate(draft, "air_max", "gov")
    _depreciate(draft, "helicopter_max", "gov")
    _depreciate(draft, "fln_ap", "fln")


def _depreciate(draft: Draft, track: str, owner: Seat) -> None:
    amount: int = getattr(draft.state, track)
    if amount:
        loss = DEPRECIATION_TABLE.read(amount).number
        if draft.trial(
            f"depreciation-{track.replace('_', '-')}", loss, psl_mod(draft.state, owner), DEPRECIATION
        ):
            draft.count(track, -loss, DEPRECIATION, why="depreciation")


def recovery_mods(state: State, number: int) -> tuple[Mod, ...]:
    """Return the modifiers of a unit's recovery roll [A:C.5, A:IN-55, A:IN-56]."""
    single = 1 << number
    psl = state.gov_psl if single & GOV else state.fln_psl
    mods: tuple[Mod, ...] = ()
    if psl >= HIGH_PSL:
        mods += (Mod(1, "high-psl", HIGH_LOW),)
    elif single & ELITES:
        mods += (Mod(1, "elite", RECOVERY),)
    if psl <= LOW_PSL:
        mods += (Mod(state.profile.low_psl_recovery_drm, "low-psl", HIGH_LOW),)
    return mods


def recover_units(draft: Draft) -> None:
    """Roll for every neutralized unit in Algeria, area by area."""
    state = draft.state
    if not state.neutralized:
        return
    for area in AREA_IDS:
        down = state.at[area] & state.neutralized
        if down:
            rolls = [
                (number, RECOVERS_AT_LEAST - 1, recovery_mods(state, number)) for number in members(down)
            ]
            draft.restore(down & ~draft.trials("recovery", rolls, RECOVERY), RECOVERY)


def recover_areas(draft: Draft) -> None:
    """Roll for every Terrorized area."""
    state = draft.state
    for area in AREA_IDS:
        if area in state.terror:
            quiet = not state.fln_at(area) & ~state.neutralized
            mods = (Mod(1, "no-active-fln", TERROR),) if quiet else ()
            if not draft.trial("terror-recovery", RECOVERS_AT_LEAST - 1, mods, RECOVERY, area):
                draft.mark_areas("terror", (area,), to=False, rule=RECOVERY)


def redeploy(draft: Draft) -> None:
    """Send everybody home; points are available again and the Border Zone rests [A:10.3]."""
    state = draft.state
    staying = state.neutralized if state.profile.neutralized_fln_stay_at_redeployment else 0
    inside = state.in_algeria()
    draft.to_box(FLN & inside & ~staying & ~state.ug, "UG", REDEPLOYMENT, "home")
    draft.to_box(GOV_MOBILE & inside & ~state.oc, "OC", REDEPLOYMENT, "home")
    sticking = state.neutralized if state.profile.airmobile_flag_sticks_to_neutralized else 0
    draft.mark_units("airmobile", LIFTABLE & inside & ~sticking, to=False, rule=REDEPLOYMENT)
    draft.track("air", state.air_max, REDEPLOYMENT)
    draft.track("helicopter", state.helicopter_max, REDEPLOYMENT)
    draft.set("border_zone_active", False, REDEPLOYMENT)


def run_final_adjustment(draft: Draft, frame: FinalAdjustment) -> None:
    """Adjust both PSL, look at the shorter game, end the turn [A:10.4]."""
    charge_oas(draft)
    charge_areas(draft)
    charge_absence(draft)
    reward_army_abroad(draft)
    reward_control(draft)
    if not frame.checked:
        draft.test_victory()
        shorter_check(draft)
    end_turn(draft)


def charge_oas(draft: Draft) -> None:
    """The Government pays for the OAS, more if it stands in France."""
    place = draft.state.oas
    if place in URBAN:
        draft.support("gov", -OAS_CHARGE, OAS, place, "oas")
    elif place == "FRANCE":
        draft.support("gov", -OAS_CHARGE_FRANCE, OAS, place, "oas")


def standing_charge(state: State, area: str) -> int:
    """Return what a Terrorized or resettled area costs each turn [A:IN-51]."""
    terror = state.profile.terror_charge if area in state.terror else 0
    resettled = state.profile.resettled_charge if area in state.resettled else 0
    return terror + resettled if state.profile.terror_and_resettled_cumulative else max(terror, resettled)


def charge_areas(draft: Draft) -> None:
    """The Government pays for every area that is Terrorized, resettled or both."""
    state, paid = draft.state, False
    if state.terror or state.resettled:
        for area in AREA_IDS:
            if charge := standing_charge(state, area):
                rule, why = (RESETTLED, "resettled") if area in state.resettled else (TERROR, "terror")
                draft.support("gov", -charge, rule, area, why)
                paid = True
    if paid:
        draft.test_victory()


def charge_absence(draft: Draft) -> None:
    """The FLN pays for having no mobile unit in Algeria that is not neutralized."""
    state = draft.state
    if not FLN_MOBILE & state.in_algeria() & ~state.neutralized:
        lost = draft.roll("no-mobile-units", NO_MOBILE_DICE, ADJUSTMENT)
        draft.support("fln", -lost, ADJUSTMENT, why="no-mobile-units")
        draft.test_victory()


def reward_army_abroad(draft: Draft) -> None:
    """The FLN gains a tenth of its firepower in Morocco and Tunisia [A:11.21, A:IN-52]."""
    state = draft.state
    if state.independent:
        abroad = state.at[ABROAD[0]] | state.at[ABROAD[1]]
        draft.support("fln", firepower(state, abroad & FLN_MOBILE) // 10, ABROAD_RULE, why="army-abroad")
        draft.test_victory()


def reward_control(draft: Draft) -> None:
    """The side with more areas gains half the difference, rounded down."""
    state = draft.state
    held = list(state.control.values())
    lead = held.count("fln") - held.count("gov")
    gain = abs(lead) // state.profile.control_lead_per_psp
    if gain:
        draft.support("fln" if lead > 0 else "gov", gain, ADJUSTMENT, why="control")
        draft.test_victory()


def shorter_check(draft: Draft) -> None:
    """Every sixth turn: a side that leads by 26 twice running wins [A:13.3]."""
    state = draft.state
    if not state.shorter_game or state.turn % SHORTER_TURNS:
        return
    lead = state.fln_psl - state.gov_psl
    if abs(lead) < SHORTER_LEAD:
        draft.set("shorter_leader", "", SHORTER_GAME)
        return
    leader: Seat = "fln" if lead > 0 else "gov"
    if state.shorter_leader == leader:
        draft.end_war(leader, SHORTER_GAME, by_lead=True)
    draft.set("shorter_leader", leader, SHORTER_GAME)


def end_turn(draft: Draft) -> None:
    """Clear what lasts one turn and begin the next."""
    state = draft.state
    for flag in ("amnesty", "jealousy", "border_zone_new", "slow_allowance_used", "france_transfer"):
        draft.set(flag, False, PHASE)
    draft.set("border_zone_steps", 0, PHASE)
    if state.done:
        state.done.clear()
        if draft.events is not None:
            draft.events.append(Flipped("done", (), False, PHASE))
    draft.track("turn", state.turn + 1, PHASE)
    draft.push(RandomEvents())


RUNS: Runs = {
    **procedure(Interphase, run_interphase),
    **procedure(FinalAdjustment, run_final_adjustment),
}
