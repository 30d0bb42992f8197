"""The position of a scenario: it is there, somebody can play from it, and each flaw stands at its key."""

from __future__ import annotations

from collections.abc import Iterator

from algeria_lab.checking.faults import Fault, Path, WrongFile, quoted, unknown
from algeria_lab.checking.unread import NotBeside
from algeria_lab.core.refusals import LabError, UnknownName, Value, WrongOption
from algeria_lab.scenarios.causes import cause_of
from algeria_lab.scenarios.laws.case import Case
from algeria_lab.scenarios.table import position_of, rules_of

_STARTS = ("scenario", "position", "save")


def position_faults(case: Case) -> Iterator[Fault]:
    """Yield what keeps a game from beginning as the scenario says."""
    scenario = case.scenario
    given = [name for name in _STARTS if getattr(scenario.start, name)]
    if len(given) > 1:
        yield Fault(("start", given[1]), "two-starts", {"given": given[1], "first": given[0]}, is_key=True)
        return
    known = rules_of(scenario.model_copy(update={"decks": {}})).scenarios()
    if scenario.start.scenario and scenario.start.scenario not in known:
        yield unknown(("start", "scenario"), scenario.start.scenario, known)
        return
    try:
        position_of(case.gathered)
    except WrongFile as error:
        yield from (_placed(fault, case) for fault in error.faults)
    except UnknownName as error:
        yield unknown(_option(error, case), error.name, error.known)
    except NotBeside as error:
        if error.file == scenario.start.save:
            yield Fault(("start", "save"), error.problem, {"given": error.file})
    except WrongOption as error:
        values: dict[str, Value | Fault] = {"given": quoted(scenario.options), "why": cause_of(error)}
        yield Fault(_option(error, case), "option", values)
    except LabError as error:
        yield Fault(("start",), "not-a-position", {"why": cause_of(error)})
    yield from _changes(case)


def _placed(fault: Fault, case: Case) -> Fault:
    """Return a flaw of a position at what caused it: set-up, option, profile, or start."""
    scenario, head = case.scenario, str(fault.path[0]) if fault.path else ""
    if head in scenario.set_up:
        path: Path = ("set_up", *fault.path)
    elif head in scenario.options:
        path = ("options", *fault.path)
    elif head == "profile" and scenario.profile:
        path = ("profile",)
    elif cause := _named(scenario.set_up, ("set_up",), _units(fault)):
        path = cause
    elif scenario.start.position:
        state = ("state",) if "state" in scenario.start.position else ()
        path = ("start", "position", *state, *fault.path)
    else:
        path = ("set_up",) if scenario.set_up else ("start",)
    return fault._replace(path=path, is_key=str(fault.values.get("given", "")) == str(path[-1]))


def _units(fault: Fault) -> set[str]:
    """Return the names of the units or cards that a flaw is about."""
    named = (str(fault.values.get(name, "")) for name in ("unit", "units"))
    return {unit.strip() for names in named for unit in names.split(",") if unit.strip()}


def _named(value: object, path: Path, names: set[str]) -> Path:
    """Return the way to the first key or item of a set-up that is one of some names; empty if none is."""
    rows = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in rows:
        if key in names or (isinstance(part, str) and part in names):
            return (*path, key)
        if found := _named(part, (*path, key), names):
            return found
    return ()


def _option(error: Exception, case: Case) -> Path:
    """Return where an option stands that a game does not have."""
    name = str(getattr(error, "name", ""))
    if name in case.scenario.options:
        return ("options", name)
    if case.scenario.profile and case.scenario.profile in str(error):
        return ("profile",)
    return ("options",) if case.scenario.options else ("start",)


def _changes(case: Case) -> Iterator[Fault]:
    """Yield fields in the changes of events that positions of this game do not have."""
    rules = rules_of(case.scenario.model_copy(update={"decks": {}}))
    known = rules.positions.fields
    for place, event in enumerate(case.scenario.events):
        for field in event.change:
            if field not in known:
                yield unknown(("events", place, "change", field), field, known)._replace(is_key=True)
