"""Everything that the engine can say, read out of its source: samples that must all have words."""

import ast
from collections.abc import Iterator
from dataclasses import fields
from fractions import Fraction
from functools import cache
from pathlib import Path

import algeria_lab
from algeria_lab.algeria import frames
from algeria_lab.algeria.board.geography import PLACES, WILAYAS
from algeria_lab.algeria.board.units import unit, units_of
from algeria_lab.algeria.frames import FRAMES, Decision
from algeria_lab.algeria.missions.common import COST
from algeria_lab.algeria.missions.consequences import Consequences
from algeria_lab.algeria.phases.random_events import COUP_TABLE, RANDOM_EVENT
from algeria_lab.algeria.rules import OPERATIONS, STEPS, AlgeriaRules
from algeria_lab.algeria.state import DEAD, NATO, POOL, REMOVED, SUEZ, State
from algeria_lab.algeria.steps import Verb
from algeria_lab.core.actions import Action
from algeria_lab.core.events import Chose, Counted, Entered, Event, Flipped, Mod, Moved, Rolled
from algeria_lab.core.odds import Distribution
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.tables import load_table

ENGINE = sorted((Path(algeria_lab.__file__).parent / "algeria").rglob("*.py"))
FIELDS = {item.name: str(item.type) for item in fields(State)}
SIDES_OF: dict[str, tuple[object, ...]] = {"bool": (True, False), "int": (0, 1), "str": ("fln", "gov", "")}
TRACKS = (
    *("fln_psl", "gov_psl", "fln_ap", "air", "air_max", "helicopter", "helicopter_max", "naval"),
    *("border_zone", "turn"),
)
# Chosen by a variable in the source, so they cannot be read out of a call.
REASONS_FROM_VARIABLES = {"resettled", "terror"}
NEEDS_FROM_VARIABLES = {"cadre", "band-or-failek"}
KINDS_OF_ARGUMENTS = ("unit", "units", "area", "place", "kind", "number", "word")
FLAGS_FROM_VARIABLES = {"amnesty", "jealousy", "border_zone_new", "slow_allowance_used", "france_transfer"}

SAMPLE = {
    "unit": "band-3",
    "area": "V-4",
    "place": "TUNISIA",
    "start": "V-4",
    "end": "MOROCCO",
    "kind": "band",
    "wilaya": "V",
    "seat": "fln",
    "turn": "gov",
    "track": "air",
    "mode": "dispersed",
    "mission": "raid",
    "needs": "elite",
    "given": "7",
    "takes": "air|naval",
    "drm": -3,
    "verb": "riad",
    "known": "raid, pass",
    "near": "raid",
}
# One of each decision, with what the engine puts there.
DECISIONS: tuple[Decision, ...] = (
    frames.Setup("gov"),
    frames.UnDebate("fln"),
    frames.PurgeZone("gov"),
    frames.Purge("fln", wilaya="V", number=2),
    frames.Withdraw("gov", 1),
    frames.Suez("gov", 2),
    frames.PlaceOas("gov"),
    frames.OasRemoval("gov"),
    frames.GovReinforcement("gov"),
    frames.Mobilize("gov", unit("elite-1")),
    frames.FlnReinforcement("fln"),
    frames.GovDeployment("gov"),
    frames.Deploy("gov", unit("division-1")),
    frames.FlnDeployment("fln"),
    frames.Operations("gov"),
    frames.Strike("fln", area="ALGIERS", group=unit("front-1")),
    frames.Move("fln", unit("band-1")),
    frames.Raid("fln", area="V-4", group=0),
    frames.Harass("fln", area="V-4", target=0, group=unit("band-1")),
    frames.Flush("gov", area="V-4", quarry=unit("band-1"), air=2, group=unit("elite-1")),
    frames.React("gov", area="V-4", quarry=unit("band-1"), air=0, group=0, mission="raid"),
    frames.CommitAir("gov", area="V-4", fln=unit("band-1"), gov=unit("elite-1"), purpose="flush"),
    frames.ChooseLoss(
        "fln",
        hits=2,
        fln=units_of(["band-1", "band-2"]),
        eliminated=0,
        area="V-4",
        gov=0,
        on_gov=1,
        on_fln=2,
        purpose="flush",
    ),
    frames.Distribute("gov", 1),
    frames.Suppressed("fln", area="V-4", number=1),
    frames.Assist("gov", area="V-4", group=0),
    frames.FreeMobilization("gov", 7),
    frames.FreeUnit("gov", unit("elite-1")),
    frames.RemoveElites("gov", 3),
)


@cache
def _all_calls() -> tuple[ast.Call, ...]:
    trees = [ast.parse(path.read_text("utf-8")) for path in ENGINE]
    return tuple(node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call))


def calls(*names: str) -> Iterator[ast.Call]:
    """Yield the calls of functions or methods with one of *names* in the engine's source."""
    yield from (call for call in _all_calls() if _called(call) in names)


def _called(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def argument(call: ast.Call, position: int, keyword: str) -> str:
    """Return an argument of a call if it is written out as a string, else nothing."""
    given = [item.value for item in call.keywords if item.arg == keyword]
    given += call.args[position : position + 1]
    return str(given[0].value) if given and isinstance(given[0], ast.Constant) else ""


def refusals() -> Iterator[Refusal]:
    """Yield each refusal of the engine once for each set of values it can quote."""
    for call in calls("Refusal"):
        quoted = call.args[2] if len(call.args) > 2 else None
        values = {}
        if isinstance(quoted, ast.Dict):
            for key, value in zip(quoted.keys, quoted.values, strict=True):
                name = key.value
                values[name] = value.value if isinstance(value, ast.Constant) else SAMPLE.get(name, 2)
        elif isinstance(quoted, ast.Name):
            values = {name: SAMPLE[name] for name in ("verb", "known", "near")}
        hint = argument(call, 3, "hint")
        reason = argument(call, 0, "reason")
        if reason == "needs-rural":
            values["kind"] = "urban"
        for each in [reason] if reason else [f"not-a-{kind}" for kind in KINDS_OF_ARGUMENTS]:
            yield Refusal(each, "A:4", values, hint)
    for needs in NEEDS_FROM_VARIABLES:
        yield Refusal("wrong-unit", "A:4", {"unit": "band-3", "needs": needs})
    for mission in missions():
        yield Refusal("once-a-turn", "A:4", {"area": "V-4", "mission": mission})
    for points in ("air", "helicopter", "naval"):
        yield Refusal("track-full", "A:4", {"track": points, "most": 99})
    yield from _refusals_of_any_decision()
    yield Refusal("mode-changed", "A:4", {"unit": "division-1", "mode": "concentrated"})
    yield Refusal("not-inactive", "A:4", {"unit": "all"})


def _refusals_of_any_decision() -> Iterator[Refusal]:
    """Yield what `core.steps` refuses in the words of this game."""
    reasons = AlgeriaRules.reasons
    yield Refusal(reasons.over, reasons.end)
    for seat, turn in (("fln", "gov"), ("gov", "fln")):
        yield Refusal(reasons.turn, reasons.order, {"seat": seat, "turn": turn})
    asked = {name: SAMPLE[name] for name in ("verb", "known", "near")}
    yield Refusal(reasons.verb, reasons.order, asked | {"step": "operations"})


def missions() -> set[str]:
    """Return the missions that the engine notes as done, or reacts to."""
    noted = {argument(call, 0, "mission") for call in calls("mark_done")}
    begun = {argument(call, 1, "mission") for call in calls("_begin", "begin")}
    return (noted | begun | {"propaganda", "strike", "raid", "move", "harass"}) - {""}


def mods() -> list[Mod]:
    """Return each modifier of the engine with one and with two units behind it."""
    names = sorted({argument(call, 1, "why") for call in calls("Mod")} - {""})
    assert names
    return [Mod(value, name, "A:9") for name in names for value in (-1, 2)]


def rolls() -> Iterator[Rolled]:
    """Yield each roll of the engine with each row that can be read."""
    yield from _table_rolls()
    yield from _trials()
    for what in _whats("roll"):
        where = "V" if what == "purge" else "V-4"
        yield from (Rolled(what, (1, 2), (), 3, row, "", 0, "A:5", where) for row in ("1", "3"))
    for row in ("band-3", "another"):
        yield from (Rolled(what, (2, 5), (), 4, row, "lot", 9, "A:IN-23", "V-4") for what in _whats("lot"))
    for call in calls("_fire"):
        for row, faces in (("0", (1,)), ("1", (4, 2)), ("2", (5,))):
            yield Rolled(argument(call, 1, "what"), faces, (), 4, row, "combat_results", 9, "A:C.3", "V-4")
    for event in RANDOM_EVENT.rows:
        yield Rolled("event", (3, 4), (), 34, event.mark, RANDOM_EVENT.name, 0, "A:C.2")


def _whats(method: str) -> list[str]:
    return sorted({argument(call, 0, "what") for call in calls(method)} - {""})


def _table_rolls() -> Iterator[Rolled]:
    tables = {"MISSION_SUCCESS": load_table("algeria", "mission_success"), "COUP_TABLE": COUP_TABLE}
    for call in calls("check"):
        table, what = tables[getattr(call.args[1], "id", "")], argument(call, 0, "what")
        for row in table.rows if what else ():
            for where in ("V-4", "ALGIERS"):
                yield Rolled(what, (3,), tuple(mods()), 4, str(row), table.name, 0, "A:9.14", where)


def _trials() -> Iterator[Rolled]:
    depreciation = [f"depreciation-{track}" for track in ("air-max", "helicopter-max", "fln-ap")]
    of_areas = [(what, "V-4") for what in [*_whats("trial"), *depreciation]]
    for what, where in [*of_areas, *((what, "band-3") for what in _whats("trials"))]:
        yield from (Rolled(what, (3,), (), 3, row, "up-to", 4, "A:9.13", where) for row in ("yes", "no"))


def reasons() -> set[str]:
    """Return why tracks move."""
    found = {argument(call, 4, "why") for call in calls("count", "track", "support", "spend")}
    found |= {argument(call, 2, "why") for call in calls("pay_by_coup_row")}
    found |= {argument(call, 3, "why") for call in calls("pay_ap")}
    return (found | REASONS_FROM_VARIABLES) - {""}


def counts() -> Iterator[Counted]:
    """Yield a change of each track, and one for each reason."""
    yield from (Counted(track, -2, 5, "A:10.3") for track in TRACKS)
    yield from (Counted("gov_psl", 2, 50, "A:C.6", "V-4", why) for why in sorted(reasons()))


def moves() -> Iterator[Moved]:
    """Yield a move for each reason for which pieces move, and for each box without one."""
    whys = {argument(call, 4, "why") for call in calls("put")} | {
        argument(call, 3, "why") for call in calls("to_box")
    }
    for why in sorted(whys - {""}):
        yield Moved(("band-3",), "TUNISIA", "OC", "A:C.3", why)
    for place in (DEAD, POOL, NATO, REMOVED, SUEZ["V-4"]):
        yield Moved(("band-3",), place, "", "A:C.3", "pool")
    yield from (Moved(("band-3", "band-4"), "V-4", box, "A:7") for box in ("UG", "OPS", "PTL", "OC"))


def flips() -> Iterator[Flipped]:
    """Yield each thing that turns, to each side that it can show."""
    for what in {argument(call, 0, "what") for call in calls("mark_units")} - {""}:
        yield from (Flipped(what, ("band-3",), to, "A:2.3") for to in (True, False))
    for what in {argument(call, 0, "what") for call in calls("mark_areas")} - {""}:
        for to in (True, False) if what != "resettled" else (True,):
            yield Flipped(what, ("V-4",), to, "A:11.5")
    noted = {argument(call, 0, "mission") for call in calls("mark_done")} - {""}
    for mission in noted | COST.keys():
        yield Flipped(f"done-{mission}", ("V-4",), to=True, rule="A:9")
    yield from (Flipped("control", ("V-4",), to, "A:10.1") for to in ("fln", "gov", ""))
    for to, why in (("", "gone"), ("PENDING", "pending"), ("ALGIERS", "placed"), ("FRANCE", "placed")):
        yield Flipped("oas", (), to, "A:11.3", why)
    for why in ("", "lead"):
        yield from (Flipped("winner", (), to, "A:12.2", why) for to in ("fln", "gov"))
    yield from (Flipped("shorter_leader", (), to, "A:13.3") for to in ("fln", "gov", ""))
    yield Flipped("neutralized", ("front-1",), to=False, rule="A:9.27", why="reduced")
    yield Flipped("done", (), to=False, rule="A:10")
    yield from conditions()


def conditions() -> Iterator[Flipped]:
    """Yield the conditions of the whole game that the source sets to a value written out."""
    for call in calls("set"):
        what, values = argument(call, 0, "what"), call.args[1:2]
        if what and what not in ("oas", "winner", "shorter_leader") and values:
            written = isinstance(values[0], ast.Constant)
            for to in [values[0].value] if written else SIDES_OF[FIELDS[what]]:
                yield Flipped(what, (), to, "A:4")
    yield from (Flipped(what, (), to=False, rule="A:10") for what in FLAGS_FROM_VARIABLES)


def entries() -> Iterator[Entered]:
    """Yield the beginning of each phase."""
    for call in calls("enter"):
        phase, seat = argument(call, 0, "phase"), argument(call, 1, "seat")
        if phase:
            yield Entered(3, phase, seat, "A:4")


def actions() -> Iterator[tuple[Action, Decision, Verb]]:
    """Yield an action for each verb of each step, with each of the words that it takes."""
    for frame in (*DECISIONS, frames.Operations("fln")):
        step = FRAMES.name(frame)
        verbs = OPERATIONS[frame.seat] if step == "operations" else STEPS[step]
        for name, verb in verbs.items():
            for args in _arguments(verb.takes):
                yield Action(frame.seat, name, args), frame, verb


def _arguments(takes: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    choices = {
        "unit": ["elite-2"],
        "units": ["all", "elite-2"],
        "area": ["V-4"],
        "place": ["TUNISIA"],
        "kind": ["band"],
        "number": ["0", "1", "2"],
    }
    rows: list[tuple[str, ...]] = [()]
    for kind in takes:
        rows = [(*row, word) for row in rows for word in choices.get(kind, kind.split("|"))]
    yield from rows


def choices() -> Iterator[Chose]:
    """Yield the choice of each action."""
    yield from (
        Chose(action.seat, str(action), verb.rule, FRAMES.name(frame)) for action, frame, verb in actions()
    )


def events() -> list[Event]:
    """Return a sample of everything that can happen."""
    return [*rolls(), *counts(), *moves(), *flips(), *entries(), *choices()]


def odds() -> Iterator[Distribution[Consequences]]:
    """Yield chances in which each consequence appears, among few results and among many."""
    for name in Consequences._fields:
        results = ("fln", "gov") if name in ("combat_against", "winner") else (1, 2, -1)
        found = [Consequences(**{name: value}) for value in results] + [Consequences()]
        yield Distribution(dict.fromkeys(found, Fraction(1, len(found))))
        if isinstance(results[0], int):
            many = {Consequences(**{name: value}): Fraction(1, 8) for value in range(8)}
            yield Distribution(many)
    yield Distribution({Consequences(fln_psl=value, terror=value % 2): Fraction(1, 8) for value in range(8)})
    yield Distribution({Consequences(terror=1): Fraction(1, 5000), Consequences(): Fraction(4999, 5000)})


PLACE_NAMES = PLACES
WILAYA_NAMES = tuple(WILAYAS)
