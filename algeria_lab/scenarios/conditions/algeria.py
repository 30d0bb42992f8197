"""What conditions in *Algeria* may speak of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import cache

from algeria_lab.algeria.board.geography import ABROAD, AREA_IDS, AREAS, OAS_PLACES, PLACES, WILAYAS
from algeria_lab.algeria.board.units import FLN, GOV, KIND, KINDS, NAME_OF, Units, names, units_of
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import Distribute, RemoveElites
from algeria_lab.algeria.missions.combat import firepower
from algeria_lab.algeria.missions.common import MISSION_SUCCESS
from algeria_lab.algeria.missions.contact import FLUSH, contact_rating, contacted
from algeria_lab.algeria.missions.rolls import FACES
from algeria_lab.algeria.phases.fln_reinforcement import area_income, support_income
from algeria_lab.algeria.phases.gov_reinforcement import activation_price, inactive
from algeria_lab.algeria.phases.interphase import control_points, standing_charge
from algeria_lab.algeria.spending import HALVES
from algeria_lab.algeria.spoken import spoken_names
from algeria_lab.algeria.state import DEAD, NOT_MOBILIZED, POOL, State
from algeria_lab.core.dice import Dice
from algeria_lab.core.odds import odds
from algeria_lab.core.words.typed_names import TypedNames
from algeria_lab.scenarios.conditions.algeria_turns import HAPPENINGS, PARTS
from algeria_lab.scenarios.conditions.common import (
    SIDE_OR_NONE,
    SIDES,
    common_functions,
    common_names,
    happenings,
    number_of,
    truth_of,
)
from algeria_lab.scenarios.conditions.vocabulary import (
    Domain,
    Function,
    Moment,
    Name,
    Parameter,
    Value,
    Vocabulary,
)

PHASES = ("setup", "random_events", "reinforcement", "deployment", "operations", "interphase", "game_over")


@cache
def _spoken() -> TypedNames:
    return TypedNames(spoken_names(), ())


AREA = Domain("area", AREA_IDS, _spoken)
PLACE = Domain("place", PLACES, _spoken)
UNIT = Domain("unit", NAME_OF, _spoken)
UNIT_KIND = Domain("unit-kind", KIND, _spoken)
PLACE_OR_NONE = Domain("place", (*PLACES, ""), _spoken)
BOX_OR_NONE = Domain("box", ("UG", "OPS", "PTL", "OC", ""))
BOX = Domain("box", ("UG", "OPS", "PTL", "OC"))
AREA_KIND = Domain("area-kind", ("urban", "rural", "remote"))
WILAYA = Domain("wilaya", WILAYAS)
OAS_PLACE = Domain("oas", (*OAS_PLACES, "PENDING", ""))


def _areas(read: Callable[[State], Iterable[str]]) -> Name:
    return Name("set", lambda moment: frozenset(read(moment.state)), AREA)


def _units(read: Callable[[State], Units]) -> Name:
    return Name("set", lambda moment: frozenset(names(read(moment.state))), UNIT)


def _controlled(side: str) -> Name:
    return _areas(lambda state: [area for area, holder in state.control.items() if holder == side])


def _of_kind(kind: Units) -> Name:
    return _units(lambda state: state.on_map() & kind)


def _abroad(state: State) -> Units:
    return FLN & (state.at[ABROAD[0]] | state.at[ABROAD[1]])


def _awaited(state: State, kind: type[Distribute | RemoveElites], seat: str, number: str) -> int:
    """Return the number that a side's decision of a kind is about, 0 if none waits."""
    waiting = [frame for frame in state.agenda if isinstance(frame, kind) and frame.seat == seat]
    return int(getattr(waiting[-1], number)) if waiting else 0


def _bill(moment: Moment) -> Value:
    """Return what it costs to activate every unit that rests, and a barrier that does, in PSP."""
    state: State = moment.state
    rests = state.border_zone != NOT_MOBILIZED and not state.border_zone_active
    price = Fraction(activation_price(state, inactive(state)), HALVES) + rests
    return int(price) if price.denominator == 1 else price


_TRACKS: Mapping[str, Name] = {
    "gov.psl": number_of(lambda state: state.gov_psl),
    "fln.psl": number_of(lambda state: state.fln_psl),
    "balance": number_of(lambda state: state.gov_psl - state.fln_psl),
    "fln.ap": number_of(lambda state: state.fln_ap),
    "air": number_of(lambda state: state.air),
    "air.max": number_of(lambda state: state.air_max),
    "helicopter": number_of(lambda state: state.helicopter),
    "helicopter.max": number_of(lambda state: state.helicopter_max),
    "naval": number_of(lambda state: state.naval),
    "border.level": number_of(lambda state: state.border_zone),
    "border.built": truth_of(lambda state: state.border_zone != NOT_MOBILIZED),
    "border.active": truth_of(lambda state: state.border_zone_active),
    "independence": truth_of(lambda state: state.independent),
    "oas": Name("text", lambda moment: moment.state.oas, OAS_PLACE),
    "oas.control": Name("text", lambda moment: moment.state.oas_control, SIDE_OR_NONE),
    "amnesty": truth_of(lambda state: state.amnesty),
    "jealousy": truth_of(lambda state: state.jealousy),
    "fln.points": number_of(lambda state: _awaited(state, Distribute, "fln", "points")),
    "gov.points": number_of(lambda state: _awaited(state, Distribute, "gov", "points")),
    "elites.due": number_of(lambda state: _awaited(state, RemoveElites, "gov", "brigades")),
    "gov.bill": Name("number", _bill),
    "areas_per_point": number_of(lambda state: state.profile.control_lead_per_psp),
    "fln.income": number_of(support_income),
}
_PLACES: Mapping[str, Name] = {
    "gov.areas": _controlled("gov"),
    "fln.areas": _controlled("fln"),
    "contested": _areas(lambda state: set(AREA_IDS) - set(state.control)),
    "terror": _areas(lambda state: state.terror),
    "resettled": _areas(lambda state: state.resettled),
}
_SETS: Mapping[str, Name] = {
    "gov.units": _of_kind(GOV),
    "fln.units": _of_kind(FLN),
    **{f"{kind.side}.{kind.name}s": _of_kind(kind.units) for kind in KINDS if kind.name != "police"},
    "gov.police": _of_kind(KIND["police"].units),
    "gov.active": _units(lambda state: state.active()),
    "abroad": _units(_abroad),
    "neutralized": _units(lambda state: state.on_map() & state.neutralized),
    "airmobile": _units(lambda state: state.on_map() & state.airmobile),
    "dispersed": _units(lambda state: state.on_map() & state.dispersed),
    "pool": _units(lambda state: state.at[POOL]),
    "dead": _units(lambda state: state.at[DEAD]),
}


def _chosen(moment: Moment, of: str | frozenset[str], **where: str | bool) -> Units:
    """Return the units of a kind, or of a set, that are where something is asked about."""
    state: State = moment.state
    chosen = state.on_map() & KIND[of].units if isinstance(of, str) else units_of(of & _ALL_UNITS)
    if "area" in where:
        chosen &= state.at[str(where["area"])]
    if "box" in where:
        chosen &= getattr(state, str(where["box"]).lower())
    if "wilaya" in where:
        chosen &= sum(state.at[area] for area in WILAYAS[str(where["wilaya"])])
    if "neutralized" in where:
        chosen &= state.neutralized if where["neutralized"] else ~state.neutralized
    return chosen


def _count(moment: Moment, of: str | frozenset[str], **where: str | bool) -> Value:
    if isinstance(of, frozenset) and not of <= _ALL_UNITS:
        return len(of)
    return _chosen(moment, of, **where).bit_count()


def _place(moment: Moment, unit: str) -> Value:
    place = moment.state.place_of(units_of([unit]))
    return place if place in PLACES else ""


def _box(moment: Moment, unit: str) -> Value:
    return str(moment.state.box_of(NAME_OF.index(unit)))


def _list_areas(moment: Moment, kind: str = "", wilaya: str = "") -> Value:
    among = WILAYAS[wilaya] if wilaya else AREA_IDS
    return frozenset(area for area in among if not kind or moment.state.kind(area) == kind)


def _areas_with(moment: Moment, of: str | frozenset[str], **where: str | bool) -> Value:
    chosen = _chosen(moment, of, **where)
    return frozenset(area for area in AREA_IDS if moment.state.at[area] & chosen)


def _control_points(moment: Moment, area: str, side: str) -> Value:
    here = moment.state.at[area] & (FLN if side == "fln" else GOV)
    return control_points(moment.state, here)


def _finds(moment: Moment, of: frozenset[str], target: str) -> Value:
    """Return how likely units are to find an FLN unit in a Flush, wherever they stand [A:9.22]."""
    state: State = moment.state
    quarry, rating = units_of([target]), contact_rating(state, units_of(of & _ALL_UNITS))
    area = state.place_of(quarry)
    if area not in AREAS:
        return 0

    def found(dice: Dice) -> bool:
        return bool(contacted(Draft(state.copy(), dice), area, quarry, rating, FLUSH))

    share = odds(found).chance(bool)
    return int(share) if share.denominator == 1 else share


def _success(_: Moment, modifier: int | Fraction) -> Value:
    """Return what the Mission Success Table gives on average with a modifier."""
    numbers = [MISSION_SUCCESS.read(face + int(modifier)).number for face in range(1, FACES + 1)]
    return Fraction(sum(numbers), len(numbers))


def _area_read(read: Callable[[State, str], Value]) -> Callable[..., Value]:
    return lambda moment, area: read(moment.state, area)


_ALL_UNITS = frozenset(NAME_OF)
_AREA = Parameter("area", ("text",), AREA)
_OF = Parameter("of", ("text", "set"), UNIT_KIND, members=UNIT)
_WHERE = (
    Parameter("area", ("text",), PLACE, optional=True),
    Parameter("box", ("text",), BOX, optional=True),
    Parameter("wilaya", ("text",), WILAYA, optional=True),
    Parameter("neutralized", ("truth",), optional=True),
)
_FUNCTIONS: Mapping[str, Function] = {
    "count": Function("number", _count, (_OF._replace(may_be_alone=True), *_WHERE)),
    "units": Function(
        "set",
        lambda moment, of, **where: frozenset(names(_chosen(moment, of, **where))),
        (_OF, *_WHERE),
        UNIT,
    ),
    "firepower": Function(
        "number",
        lambda moment, of, **where: firepower(moment.state, _chosen(moment, of, **where)),
        (_OF, *_WHERE),
    ),
    "contact": Function(
        "number",
        lambda moment, of, **where: contact_rating(moment.state, _chosen(moment, of, **where)),
        (_OF, *_WHERE),
    ),
    "areas_with": Function("set", _areas_with, (_OF, *_WHERE[1:]), AREA),
    "areas": Function(
        "set",
        _list_areas,
        (
            Parameter("kind", ("text",), AREA_KIND, optional=True),
            Parameter("wilaya", ("text",), WILAYA, optional=True),
        ),
        AREA,
    ),
    "control": Function(
        "text", _area_read(lambda state, area: state.control.get(area, "")), (_AREA,), SIDE_OR_NONE
    ),
    "control_points": Function("number", _control_points, (_AREA, Parameter("side", ("text",), SIDES))),
    "kind": Function("text", _area_read(lambda state, area: state.kind(area)), (_AREA,), AREA_KIND),
    "wilaya": Function("text", _area_read(lambda _, area: AREAS[area].wilaya), (_AREA,), WILAYA),
    "finds": Function(
        "number",
        _finds,
        (Parameter("of", ("set",), members=UNIT), Parameter("target", ("text",), UNIT)),
    ),
    "patrols": Function("number", _area_read(lambda state, area: state.patrols(area)), (_AREA,)),
    "charge": Function("number", _area_read(standing_charge), (_AREA,)),
    "income": Function("number", _area_read(area_income), (_AREA,)),
    "success": Function("number", _success, (Parameter("modifier", ("number",)),)),
    "place": Function("text", _place, (Parameter("unit", ("text",), UNIT),), PLACE_OR_NONE),
    "box": Function("text", _box, (Parameter("unit", ("text",), UNIT),), BOX_OR_NONE),
}


VOCABULARY = Vocabulary(
    {**common_names(PHASES), **_TRACKS, **_PLACES, **_SETS},
    {**common_functions(), **_FUNCTIONS, **PARTS, **happenings(HAPPENINGS, AREA, "area")},
)
