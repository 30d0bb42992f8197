"""Wars from several positions in one table, told apart by a column, and what is read from them together."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, Any

from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.asking.grids import POSITION, Grid, asked_in
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.results.table import Coded, Wars

if TYPE_CHECKING:
    from algeria_lab.experiments.results.table import WarsLike


def put_together(grid: Grid, tables: Mapping[str, Wars]) -> Wars:
    """Return the wars of all positions of a grid as one table, with a column that names the position.

    Args:
        grid: The grid.
        tables: The wars from each position, by its name.
    """
    names, whole = tuple(grid.positions), None
    for place, name in enumerate(names):
        table = tables[name]
        codes = array("h", [place]) * len(table)
        columns = {column: table[column] for column in table.names}
        part = Wars({POSITION: Coded(codes, names), **columns}, table.attrs)
        whole = part if whole is None else whole.and_then(part)
    assert whole is not None, "a grid has a position"
    lost = [{POSITION: name, **war} for name in names for war in _refused(tables[name].attrs)]
    refused = json.dumps(lost) if lost else None
    return whole.knowing(question=json.dumps(grid.to_json()), refused=refused)


def _refused(attrs: Mapping[Any, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(attrs.get("refused", "[]"))
    return found


def refused_from(wars: Wars) -> list[str]:
    """Return from which position each war of a grid was to be played that could not be."""
    return [str(war[POSITION]) for war in _refused(wars.attrs)]


def points_of(wars: WarsLike) -> dict[str, Wars]:
    """Return the wars from each position of which there are any, by its name, in the order of the grid.

    Each is a table as one question from that position alone would have given.

    Raises:
        NoSuchExperiment: If these wars were not played from several positions, two of them cannot be told
            apart, or they are from a position that their question does not name.
    """
    table = Wars.of(wars)
    return table.once("points", lambda: _points(table))


def _points(table: Wars) -> dict[str, Wars]:
    grid = table.grid
    if grid is None:
        raise NoSuchExperiment("these wars begin at one position. Ask `compare` for several, by name.")
    table.check_once()
    rows: dict[str, list[int]] = {name: [] for name in grid.positions}
    for place, name in enumerate(table[POSITION]):
        rows[name].append(place)
    kept = [name for name in table.names if name != POSITION]
    lost = _refused(table.attrs)
    found = {}
    for name, places in rows.items():
        if places:
            own = [{key: war[key] for key in war if key != POSITION} for war in lost if war[POSITION] == name]
            known = {"question": json.dumps(grid.points[name].to_json())}
            refused = json.dumps(own) if own else None
            # Its name is not in the question: captions say it.
            known[POSITION] = name
            found[name] = table.rows(places).only(*kept).knowing(**known, refused=refused)
    return found


def at_position(wars: WarsLike, position: str | None) -> Wars:
    """Return the wars from one position.

    Args:
        wars: The wars.
        position: The name of the position; None where they are from but one.

    Raises:
        NoSuchExperiment: If one of several positions must be named, or there is but one, without a name.
        UnknownName: If there are no wars from such a position.
    """
    table = Wars.of(wars)
    if table.grid is None:
        if position is not None:
            raise NoSuchExperiment(
                f"these wars begin at one position, which is not named {position!r}. Leave position= out."
            )
        return table
    found = points_of(table)
    if position is None and len(found) > 1:
        names = ", ".join(map(repr, found))
        raise NoSuchExperiment(f"from which position? Name one: position=... of {names}.")
    name = next(iter(found), "") if position is None else str(position)
    if name not in found:
        raise UnknownName("position", name, found)
    return found[name]


def united(asked: list[Any]) -> Question | Grid | None:
    """Return the question of which those of several tables are parts.

    Args:
        asked: The questions, as JSON: over other seeds, or from other positions of a grid.

    Returns:
        The whole; None if they are of different questions, or wars between theirs were asked for by nobody.
    """
    found = [asked_in(data) for data in asked]
    grids = [one for one in found if isinstance(one, Grid)]
    if not grids:
        return _over_seeds([one for one in found if isinstance(one, Question)])
    if len(grids) < len(found):
        return None
    places = dict(chain.from_iterable(grid.positions.items() for grid in grids))
    if any(places[name] != place for grid in grids for name, place in grid.positions.items()):
        return None
    first = next(iter(places.values()))
    whole = _over_seeds([replace(grid.asked, position=first) for grid in grids])
    # A grid is whole: whoever adds positions adds no seeds, and the other way round.
    is_whole = all(grid.positions == places or grid.asked.seeds == whole.seeds for grid in grids if whole)
    return Grid(places, whole) if whole and is_whole else None


def _over_seeds(questions: list[Question]) -> Question | None:
    """Return a question over the seeds of several; None if they differ otherwise, or leave some out."""
    whole, *others = sorted(questions, key=lambda question: question.seed)
    for question in others:
        if question.part(1, 0) != whole.part(1, 0) or question.seed > whole.seeds.stop:
            return None
        whole = whole.part(max(whole.seeds.stop, question.seeds.stop) - whole.seed, whole.seed)
    return whole


def apart(asked: list[Any]) -> str:
    """Return in words why the questions of several tables are not parts of one; see `united`.

    Args:
        asked: The questions, as JSON.
    """
    found = [asked_in(data) for data in asked]
    grids = [one for one in found if isinstance(one, Grid)]
    if 0 < len(grids) < len(found):
        return "some are from several positions, told apart by a column, and some are not"
    places: dict[str, Any] = {}
    for name, place in chain.from_iterable(grid.positions.items() for grid in grids):
        if places.setdefault(name, place) != place:
            return f"they call different positions {name!r}"
    first: Any = next(iter(places.values()), None)
    questions = [replace(one.asked, position=first) if isinstance(one, Grid) else one for one in found]
    if differing := _differing(questions):
        return f"they differ in {', and in '.join(differing)}"
    if gap := _gap(questions):
        return f"nobody asked for the seeds {gap.start} to {gap.stop - 1}, which lie between theirs"
    return "they differ in their positions and in their seeds at once"


def _gap(questions: list[Question]) -> range | None:
    """Return the first seeds that no question asks for, though others do before and after."""
    first, *others = sorted(questions, key=lambda question: question.seed)
    end = first.seeds.stop
    for question in others:
        if question.seed > end:
            return range(end, question.seed)
        end = max(end, question.seeds.stop)
    return None


def _differing(questions: list[Question]) -> list[str]:
    """Return in what questions differ but for their seeds."""
    told = [question.part(1, 0).to_json() for question in questions]
    ways = {tuple(question.ways): None for question in questions}
    own = (", ".join(question.measures) or "none" for question in questions)
    names = {
        "position": f"where they begin ({_places([one['position'] for one in told])})",
        "ways": f"ways ({'; '.join(map(', '.join, ways))})" if len(ways) > 1 else _other_way(questions),
        "against": f"opponents ({_listed(', '.join(one.opponents) for one in questions)})",
        "side": f"side ({_listed(one.side for one in questions)})",
        "stop": f"when they stop (turn {_listed((one.stop.turn for one in questions), ', ')})",
        "measures": f"measures of your own ({_listed(own)})",
    }
    return [said for key, said in names.items() if any(one.get(key) != told[0].get(key) for one in told)]


def _other_way(questions: list[Question]) -> str:
    """Return which way is not the same in all questions."""
    ways = questions[0].ways
    name = next((name for name in ways if any(one.ways[name] != ways[name] for one in questions)), "")
    return f"what the way {name!r} plays"


def _places(places: list[dict[str, Any]]) -> str:
    """Return how positions differ: by the first single value in which they do, or by their names."""
    first, *others = ({**place, **place.get("state", {})} for place in places)
    for name, value in first.items():
        if isinstance(value, int | str) and any(other.get(name, value) != value for other in others):
            return f"{name} {_listed((each.get(name) for each in (first, *others)), ', ')}"
    return _listed(str(place.get("name") or place["scenario"]) for place in places)


def _listed(values: Iterable[object], between: str = "; ") -> str:
    return between.join(dict.fromkeys(map(str, values)))
