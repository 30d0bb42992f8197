"""Who plays in a scenario: players that there are, and every fault of the author's doctrines and decks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from algeria_lab.checking.decks.check import DECK
from algeria_lab.checking.doctrines import DOCTRINE
from algeria_lab.checking.faults import Fault, Kind, Path, WrongFile, unknown
from algeria_lab.checking.files import data_faults, marked_faults
from algeria_lab.checking.unread import NotBeside
from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import LabError, UnknownName
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.scenarios.causes import cause_of
from algeria_lab.scenarios.forms.start import PERSON
from algeria_lab.scenarios.laws.case import Case
from algeria_lab.scenarios.named_files import file_named
from algeria_lab.scenarios.table import OTHER


def player_faults(case: Case) -> Iterator[Fault]:
    """Yield players that there are not, and what is wrong with the author's own doctrines and decks."""
    scenario = case.scenario
    for part, kind in (("doctrines", DOCTRINE), ("decks", DECK)):
        for name, given in getattr(scenario, part).items():
            yield from _own(case, (part, name), kind, given)
    for name in scenario.decks:
        if name not in SEATS:
            yield unknown(("decks", name), name, SEATS)._replace(is_key=True)
    for path, name, seats in _named(case):
        yield from _known(case, path, name, seats)


def _own(case: Case, path: Path, kind: Kind, given: str | Mapping[str, Any]) -> Iterator[Fault]:
    """Yield what is wrong with data of the author's own, in the scenario or in a file beside it."""
    if isinstance(given, str):
        try:
            file = file_named(given, case.files.folder, kind.most)
        except NotBeside as error:
            yield Fault(path, error.problem, {"given": given})
        else:
            yield from (fault._replace(file=str(file)) for fault in _in_file(case, kind, given))
        return
    for fault in data_faults(given, kind):
        yield fault._replace(path=(*path, *fault.path), rule=fault.rule)


def _in_file(case: Case, kind: Kind, name: str) -> list[Fault]:
    """Return what is wrong with a file, each fault with its place there."""
    try:
        return marked_faults(case.files.marked(name, kind), kind)
    except WrongFile as error:
        return list(error.faults)
    except NotBeside as error:
        return [Fault((), error.problem, {"given": name}, line=1, column=1)]


def _named(case: Case) -> Iterator[tuple[Path, str, tuple[Seat, ...]]]:
    """Yield players that are named, with the sides that they may have to play."""
    scenario = case.scenario
    own: tuple[Seat, ...] = SEATS if scenario.side == "both" else (scenario.side,)
    other: tuple[Seat, ...] = SEATS if scenario.side == "both" else (OTHER[scenario.side],)
    if scenario.opponent.player and scenario.opponent.player != PERSON:
        yield ("opponent", "player"), scenario.opponent.player, other
    for place, step in enumerate(scenario.steps):
        if step.by:
            yield ("steps", place, "by"), step.by, own
        for seat in SEATS:
            name = getattr(step.watch, seat) if step.watch else None
            if name:
                yield ("steps", place, "watch", seat), name, (seat,)
    for place, experiment in enumerate(scenario.experiments):
        studied: tuple[Seat, ...] = (experiment.side,) if experiment.side in SEATS else own
        for name, way in experiment.ways.items():
            if way.player:
                yield ("experiments", place, "ways", name, "player"), way.player, studied
        against = (OTHER[studied[0]],) if len(studied) == 1 else SEATS
        for number, name in enumerate(experiment.against):
            yield ("experiments", place, "against", number), name, against


def _known(case: Case, path: Path, name: str, seats: tuple[Seat, ...]) -> Iterator[Fault]:
    """Yield a player that there is not for any of some sides."""
    scenario = case.scenario
    if name in scenario.doctrines:
        data = scenario.doctrines[name]
        seat = data.get("seat") if isinstance(data, Mapping) else None
        if seat in SEATS and seat not in seats:
            yield Fault(path, "doctrine-side", {"given": name, "side": str(seat)})
        return
    known = subject(scenario.game)
    failed: list[Fault] = []
    for seat in seats:
        try:
            known.player(name, seat)
        except UnknownName as error:
            failed.append(unknown(path, name, [*error.known, *scenario.doctrines]))
        except LabError as error:
            failed.append(Fault(path, "player-number", {"given": name, "why": cause_of(error)}))
    if len(failed) == len(seats):
        yield failed[0]
