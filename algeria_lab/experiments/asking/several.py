"""Where the wars of a question begin: at one position, or at several, by name or over what differs there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product
from typing import Any, TypeAlias, TypeVar, cast

from algeria_lab.checking.positions import PositionLike, Reader, is_written
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.refusals import LabError, UnknownName
from algeria_lab.experiments.asking.given import BeginningLike, beginning_of
from algeria_lab.experiments.asking.grids import POSITION, Grid, refused_at
from algeria_lab.experiments.asking.openings import OpeningRefused
from algeria_lab.experiments.asking.positions import Beginning, NoSuchExperiment
from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.asking.questions import OTHER, Question
from algeria_lab.experiments.measuring.subjects import SUBJECTS, subject

PositionsLike: TypeAlias = BeginningLike | Mapping[str, BeginningLike] | Sequence[BeginningLike]
Over: TypeAlias = Mapping[str, Iterable[object] | Mapping[str, object]]
Point: TypeAlias = tuple[str, BeginningLike, Mapping[str, object]]  # its name, where from, what differs
T = TypeVar("T")
WRITTEN = frozenset({"format", "game", "scenario", "state"})  # what somebody wrote has one of these
NAMED = "{'one': ..., 'two': ...}"


def ask_at(
    position: PositionsLike,
    ways: Any,
    game: str | None = None,
    *,
    options: Mapping[str, object] | None = None,
    grid: Over | None = None,
    **asked: Any,
) -> Question | Grid:
    """Return a checked question, or one from each of several positions.

    Args:
        position: One position, or several: by name, or in a list those that have names of their own.
        ways: As `ask` takes them.
        game: Name of the game; None for that of the positions.
        options: Options of the game, with which scenarios are set up.
        grid: What differs from point to point: values by the name of an option, or of a field of a position.
        asked: The rest of what `ask` takes.

    Raises:
        LabError: If it cannot be asked; what is wrong with one of several positions names it.
    """
    fixed = dict(options or {})
    if not is_several(position) and grid is None:
        return ask(_set_up(cast("BeginningLike", position), fixed, game), ways, game, **asked)
    places: dict[str, Beginning] = {}
    for name, base, point in _points(position, grid):
        try:
            places[name] = _naming(name, _changed, base, fixed, point, game)
        except LabError as error:
            raise _of_the_model(base, point, game, error) from error
    _check(places, asked)
    found = [_naming(name, ask, place, ways, game, **asked) for name, place in places.items()]
    return Grid(places, found[0])


def is_several(position: object) -> bool:
    """Return whether something is several positions, by name or in a row, and not a written one."""
    if isinstance(position, Mapping):
        return WRITTEN.isdisjoint(position)
    return isinstance(position, Sequence) and not isinstance(position, str)


def _points(position: PositionsLike, grid: Over | None) -> list[Point]:
    """Return the points of a grid, from each position all that differs.

    Raises:
        NoSuchExperiment: If there is none, or two bear one name.
    """
    bases = list(_by_name(position)) if is_several(position) else [("", cast("BeginningLike", position))]
    axes = [list(_axis(name, values)) for name, values in _axes(grid).items()]
    found: list[Point] = []
    for (called, base), point in product(bases, product(*axes)):
        name = " ".join(filter(None, [called, *(f"{field}={label}" for field, label, _ in point)]))
        found.append((name, base, {field: value for field, _, value in point}))
    if not found:
        raise NoSuchExperiment(f"there is no position to begin at. Give one, or several by name: {NAMED}.")
    if doubles := [name for name, times in Counter(name for name, _, _ in found).items() if times > 1]:
        raise NoSuchExperiment(f"two positions bear the name {doubles[0]!r}. Give each its own: {NAMED}.")
    return found


def _by_name(positions: object) -> Iterator[tuple[str, BeginningLike]]:
    if isinstance(positions, Mapping):
        yield from ((str(name), place) for name, place in positions.items())
        return
    for place in cast("Sequence[BeginningLike]", positions):
        is_name = isinstance(place, str) and not is_written(place)
        name = place if is_name else getattr(place, "name", "") or getattr(place, "scenario", "")
        if not isinstance(name, str) or not name:
            said = f"in a list a position goes by its own name, and {place!r:.60} has none."
            raise NoSuchExperiment(f"{said} Give each one: {NAMED}.")
        yield name, place


def _axes(grid: object) -> Over:
    if grid is None:
        return {}
    if not isinstance(grid, Mapping) or not grid:
        raise NoSuchExperiment(
            f"a grid is {grid!r:.60}. Name what differs and its values, such as {{'gov_psl': [30, 50, 70]}}."
        )
    return cast("Over", grid)


def _axis(field: str, values: object) -> Iterator[tuple[str, str, object]]:
    """Yield the values along one side of a grid, each with what the table calls it.

    Raises:
        NoSuchExperiment: If there is none, or one needs a name.
    """
    if isinstance(values, Mapping):
        pairs = [(str(label), _plain(value)) for label, value in values.items()]
    elif isinstance(values, Iterable) and not isinstance(values, str):
        pairs = [(str(value), value) for value in map(_plain, values)]
    else:
        said = f"the values of {field!r} are {values!r:.60}."
        raise NoSuchExperiment(f"{said} Give several in a list, or by name: {NAMED}.")
    for label, value in pairs:
        if not isinstance(values, Mapping) and not isinstance(value, str | int | float):
            said = f"a value of {field!r} is {value!r:.60}, which makes no name for a table."
            raise NoSuchExperiment(f"{said} Give each value one: {{{field!r}: {NAMED}}}.")
        yield field, label, value
    if not pairs:
        raise NoSuchExperiment(f"{field!r} has no value in this grid. Give it one or more, or leave it out.")


def _plain(value: Any) -> object:
    """Return a value as Python has it, be it a number of numpy's."""
    return value.item() if type(value).__module__ == "numpy" and hasattr(value, "item") else value


def _set_up(base: BeginningLike, options: Mapping[str, object], game: str | None) -> BeginningLike:
    """Return a scenario with options; anything without them as it is.

    Raises:
        NoSuchExperiment: For options of what is no scenario.
        UnknownName, WrongOption: For an option that is none.
    """
    if not options:
        return base
    begun = _scenario(base, game)
    if begun is None:
        raise NoSuchExperiment(
            f"{', '.join(options)}: options are chosen where a scenario is set up, and {base!r:.60} is a "
            "position already. Name a scenario, or change the position: position(..., field=value)."
        )
    begun = replace(begun, options={**begun.options, **options})
    begun.at({}, 0)  # the rules say what is wrong with them, though no way may ever be played
    return begun


def _scenario(base: BeginningLike, game: str | None) -> Beginning | None:
    """Return a scenario that is set up anew for each war; None for a position that stands."""
    if isinstance(base, Beginning):
        return base if base.state is None else None
    return beginning_of(base, game) if isinstance(base, str) and not is_written(base) else None


def _changed(
    base: BeginningLike, options: Mapping[str, object], point: Mapping[str, object], game: str | None
) -> Beginning:
    """Return a point of a grid: a scenario with other options, or a position with other fields.

    Raises:
        LabError: If there is no such option or field, or nobody could play from there.
    """
    begun = _scenario(base, game)
    if begun is not None:
        try:
            return beginning_of(_set_up(begun, {**options, **point}, game), game)
        except UnknownName as error:
            if error.what != "option" or error.name not in point:
                raise
    else:
        _set_up(base, options, game)
    if not point:
        return beginning_of(base, game)
    reader = Reader({name: subject(name).rules for name in SUBJECTS})
    return beginning_of(reader.read(_standing(base), {**options, **point}), game)


def _of_the_model(
    base: BeginningLike, point: Mapping[str, object], game: str | None, error: LabError
) -> LabError:
    """Return what is wrong with a point of a grid; of a number of the model, where that belongs."""
    for name, value in point.items():
        try:
            beginning_of(base, game).at({name: value}, 0)
        except LabError:
            continue
        return NoSuchExperiment(
            f"{name!r} is a number or a switch of the model, and a grid holds what differs between "
            f"positions. Models differ by ways: ways={{'{name}={value}': "
            f"Way('mixed', changes={{{name!r}: {value!r}}}), ...}}."
        )
    return error


def _standing(base: BeginningLike) -> PositionLike:
    """Return where a position comes from, as readers of positions take it."""
    if not isinstance(base, Beginning):
        return base
    if base.state is None:
        return {"game": base.game, "scenario": base.scenario, "options": dict(base.options)}
    return Position.of(base.game, base.state, base.name)


def _check(places: Mapping[str, Beginning], asked: Mapping[str, Any]) -> None:
    """Refuse positions of which one question cannot be asked.

    Raises:
        NoSuchExperiment: If they are of several games, have no common opponent, or a measure is named as
            the column that tells them apart.
    """
    games = dict.fromkeys(place.game for place in places.values())
    if len(games) > 1:
        raise NoSuchExperiment(f"these positions are of {' and '.join(games)}. Ask once for each game.")
    if asked.get("against") is None:
        side = OTHER.get(asked.get("side", "gov"), "fln")
        usual = {place.subject.usual(place.scenario, side) for place in places.values()}
        if len(usual) > 1:
            said = f"the usual opponents differ between these positions ({', '.join(sorted(usual))})."
            raise NoSuchExperiment(f"{said} Name who plays at all of them, against=...")
    if POSITION in (asked.get("measures") or {}):
        said = f"a measure of your own cannot be called {POSITION!r} here:"
        raise NoSuchExperiment(f"{said} so is the column that tells the positions apart. Call it otherwise.")


def _naming(name: str, make: Callable[..., T], *given: Any, **named: Any) -> T:
    """Return what is made of a position; what is wrong with it names the position."""
    try:
        return make(*given, **named)
    except OpeningRefused as error:
        raise refused_at(name, error) from error
    except LabError as error:
        if error.args and error.args[0] == str(error):
            error.args = (f"from {name!r}: {error}", *error.args[1:])
        raise
