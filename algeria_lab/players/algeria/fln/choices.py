"""What the FLN decides when the rules ask: points, losses, events, set-up."""

from __future__ import annotations

from algeria_lab.algeria.board.geography import AREA_IDS
from algeria_lab.algeria.board.units import BANDS, CADRES, FAILEKS, FIGHTERS, FLN, NAME_OF
from algeria_lab.algeria.frames import ChooseLoss, Distribute, Frame, Purge, Suppressed
from algeria_lab.algeria.phases.random_events import purgeable
from algeria_lab.algeria.state import State
from algeria_lab.players.algeria.doctrine import Advice
from algeria_lab.players.algeria.fln.parameters import FlnParameters
from algeria_lab.players.algeria.reading import act, one_name

OAS_CITIES = ("ALGIERS", "CONSTANTINE", "ORAN")
COUP_PSL = 30
DIE_MEAN = 3


def lower_to_win(state: State, frame: Distribute, _p: FlnParameters) -> Advice | None:
    """Use all points against Government support when they end the war."""
    if state.gov_psl > frame.points:
        return None
    return Advice(
        (act("fln", "lower", str(frame.points)),), (("points", frame.points), ("psl", state.gov_psl))
    )


def raise_while_weak(state: State, frame: Distribute, p: FlnParameters) -> Advice | None:
    """Raise one's own support up to what is safe."""
    missing = min(p.safe_psl - state.fln_psl, frame.points)
    if missing <= 0:
        return None
    return Advice((act("fln", "raise", str(missing)),), (("points", missing), ("psl", state.fln_psl)))


def lower_government(state: State, frame: Distribute, _p: FlnParameters) -> Advice | None:
    """Lower Government support, which pays for everything on the other side."""
    return Advice(
        (act("fln", "lower", str(frame.points)),), (("points", frame.points), ("psl", state.gov_psl))
    )


def lose_least(_state: State, frame: ChooseLoss, _p: FlnParameters) -> Advice | None:
    """Give up Bands before Cadres before Faileks before Fronts, whose loss moves three points."""
    group = frame.fln
    for kind in (BANDS, CADRES, FAILEKS):
        if group & kind:
            return Advice((act("fln", "lose", one_name(group & kind)),), (("count", group.bit_count()),))
    return Advice((act("fln", "lose", one_name(group)),), (("count", group.bit_count()),))


def neutralize_least(state: State, frame: Suppressed | Purge, _p: FlnParameters) -> Advice | None:
    """Let a unit be neutralized that has done its work this turn, a Band before a Failek."""
    if isinstance(frame, Suppressed):
        able = state.at[frame.area] & FIGHTERS & ~state.neutralized
        order = (able & state.oc & BANDS, able & BANDS, able)
    else:
        able = purgeable(state, frame.wilaya)
        order = (able & BANDS, able & CADRES, able)
    units = next(some for some in order if some)
    return Advice(
        (act("fln", "neutralize", NAME_OF[units.bit_length() - 1]),), (("count", able.bit_count()),)
    )


def press_in_debate(state: State, _frame: Frame, p: FlnParameters) -> Advice | None:
    """Lower Government support in the UN debate unless one's own is weak."""
    if state.fln_psl < p.safe_psl:
        return None
    return Advice((act("fln", "lower_gov"),), (("psl", state.gov_psl),))


def rise_in_debate(state: State, _frame: Frame, _p: FlnParameters) -> Advice | None:
    """Raise one's own support in the UN debate."""
    return Advice((act("fln", "raise_fln"),), (("psl", state.fln_psl),))


def oas_to_france(state: State, _frame: Frame, _p: FlnParameters) -> Advice | None:
    """Place the OAS in France: it costs two points, and helps a coup when support is low."""
    exposed = all(state.at[city] & FLN for city in OAS_CITIES)
    if state.gov_psl > COUP_PSL + DIE_MEAN and not exposed:
        return None
    return Advice((act("fln", "oas", "FRANCE"),), (("psl", state.gov_psl),))


def oas_to_empty_city(state: State, _frame: Frame, _p: FlnParameters) -> Advice | None:
    """Place the OAS in a city where its Suppression finds no FLN fighters."""
    city = min(OAS_CITIES, key=lambda place: (state.at[place] & FLN).bit_count())
    return Advice((act("fln", "oas", city),), (("place", city),))


def quick_setup(state: State, _frame: Frame, _p: FlnParameters) -> Advice | None:
    """Take the ready-made deployment if nothing has been placed yet."""
    if any(state.at[area] & FLN for area in AREA_IDS):
        return None
    return Advice((act("fln", "quick"),))
