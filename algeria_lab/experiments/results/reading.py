"""What is read from the tables of wars: their question, which wars they lack, and measures of every war."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest
from math import ceil, floor
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from algeria_lab.core.package import __version__
from algeria_lab.core.refusals import LabError, Refusal
from algeria_lab.experiments.asking.grids import POSITION
from algeria_lab.experiments.asking.own import OWN
from algeria_lab.experiments.asking.own_words import own_words
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.asking.questions import KEYS, Question
from algeria_lab.experiments.measuring.measures import Measure, WrongMeasure, measurable, measure
from algeria_lab.experiments.measuring.record import Quantity
from algeria_lab.experiments.playing.blocks import TYPES, WINNERS, Columns, Refused, columns_of
from algeria_lab.experiments.results.asked import GIVEN, NAMES, OTHER_CODE, OTHER_RUNS, check_named, lacking
from algeria_lab.experiments.results.grids import apart, united
from algeria_lab.experiments.results.table import ENDS, NO_YES, WAR, Coded, Column, Place, Wars, column_of

if TYPE_CHECKING:
    from algeria_lab.experiments.results.table import WarsLike


BROKEN = (
    "{} of {} wars lack rows of some of their turns in this frame, and wars that were over before may be "
    "missing from it. Filter wars, not turns:"
)


class NotCounted(LabError, LookupError):
    """Wars hold no column of a measure: it was left out, or came later than they were kept."""


Values: TypeAlias = dict[Place, dict[int, float]]  # of each war, by opponent and way, and then by seed


def gathered(
    question: Question,
    results: Iterable[Columns],
    notices: Sequence[str] = (),
    refused: Sequence[Refused] = (),
) -> Wars:
    """Return the results of a question as a table.

    Args:
        question: The question.
        results: The columns that `blocks.play_block` returned, in the order of seeds.
        notices: Message ids of what went wrong without doing harm.
        refused: The wars that could not be played.

    Returns:
        The wars by opponent, way and seed, whatever blocks they were played in.
    """
    attrs: dict[str, Any] = {
        "question": json.dumps(question.to_json()),
        "version": __version__,
        "notices": list(notices),
    }
    if words := own_words(question):
        attrs[OWN] = json.dumps(words)
    if refused:
        attrs["refused"] = json.dumps([_refused(question, war) for war in refused])
    return Wars(_columns(question, list(results)), attrs)


def _columns(question: Question, parts: Sequence[Columns]) -> dict[str, Column]:
    """Return the columns of a table by name, by opponent, way and seed."""

    def numbers(name: str) -> array[Any]:
        found = array(TYPES.get(name, "h"))
        for part in parts:
            found.extend(array(found.typecode, part[name]))
        return found

    names: Mapping[str, Sequence[Any]] = {
        "way": tuple(question.ways),
        "against": question.opponents,
        "winner": WINNERS,
        "level": question.subject.levels,
        "over": NO_YES,
    }
    place = list(zip(numbers("against"), numbers("way"), strict=True))
    order = sorted(range(len(place)), key=place.__getitem__)
    order = _ends_once(order, list(zip(place, numbers("seed"), numbers("turn"), strict=True)))
    columns: dict[str, Column] = {}
    for name in columns_of(question.subject):  # one at a time, so that a large run is not held three times
        found = numbers(name)
        found = array(found.typecode, map(found.__getitem__, order))
        columns[name] = Coded(found, names[name]) if name in names else found
    for name in question.measures:
        read = [number for part in parts for number in part[name]]
        columns[name] = column_of([read[row] for row in order])
    return columns


def _ends_once(order: Sequence[int], moments: Sequence[object]) -> list[int]:
    """Return one row for each end of a turn: a game whose stacked deck runs out ends after its last card.

    Args:
        order: The rows, those of a war behind one another.
        moments: The war and the turn of each row.
    """
    later = zip_longest(order, order[1:])
    return [row for row, after in later if after is None or moments[row] != moments[after]]


class NotPlayed(NamedTuple):
    """A war of a question that could not be played, because the rules refuse its opening there.

    Attributes:
        way: Its way.
        against: Its opponent.
        seed: Its seed.
        asked: The action that was refused; the whole opening if its moment never came.
        told: Why, in the names of the rules.
        refusal: The same as data; None if its moment never came, or it is no action there.
    """

    way: str
    against: str
    seed: int
    asked: str
    told: str
    refusal: Refusal | None


def _refused(question: Question, war: Refused) -> dict[str, Any]:
    """Return a war that could not be played as plain JSON."""
    why = war.refusal
    return {
        "way": list(question.ways)[war.way],
        "against": question.opponents[war.against],
        "seed": war.seed,
        "asked": war.asked,
        "told": war.told,
        "refusal": why
        and {"reason": why.reason, "rule": why.rule, "values": dict(why.values), "hint": why.hint},
    }


def refusals_of(wars: WarsLike) -> list[NotPlayed]:
    """Return the wars that could not be played, in the order of seeds."""
    rows = json.loads(wars.attrs.get("refused", "[]"))
    told = [{key: row[key] for key in row if key != POSITION} for row in rows]
    return [NotPlayed(**{**row, "refusal": row["refusal"] and Refusal(**row["refusal"])}) for row in told]


def joined(parts: Sequence[Mapping[Any, Any]]) -> dict[str, Any]:
    """Return the ``attrs`` of parts of one run put together, or of runs that differ only by their seeds.

    Grids may differ by their positions instead.

    Returns:
        Those of the whole; nothing if a part knows no question. Under `OTHER_RUNS` why, which whoever reads
        the frame is told, if they answer different questions, were played by different rules, or there are
        seeds between theirs that nobody asked for; under `OTHER_CODE` which code of one's own differs.
    """
    if why := next((part[OTHER_RUNS] for part in parts if OTHER_RUNS in part), ""):
        return {OTHER_RUNS: why}
    if not parts or not all("question" in part for part in parts):
        return {}
    if len(rules := list(dict.fromkeys(part["rules"] for part in parts if "rules" in part))) > 1:
        return {OTHER_RUNS: f"they were played by different rules or players ({', '.join(rules)})"}
    asked = [json.loads(part["question"]) for part in parts]
    whole = united(asked)
    if whole is None:
        return {OTHER_RUNS: apart(asked)}
    if names := _other_code(parts):
        return {OTHER_CODE: names}
    lost = [war for part in parts for war in json.loads(part.get("refused", "[]"))]
    found = {name: value for part in reversed(parts) for name, value in part.items()}
    found["question"] = json.dumps(whole.to_json())
    found["notices"] = list(dict.fromkeys(key for part in parts for key in part.get("notices", ())))
    if commits := dict.fromkeys(part["commit"] for part in parts if "commit" in part):
        found["commit"] = ", ".join(commits)
    if lost:
        key = (*WAR, POSITION)
        found["refused"] = json.dumps(list({tuple(map(war.get, key)): war for war in lost}.values()))
    return found


def _other_code(parts: Sequence[Mapping[Any, Any]]) -> list[str]:
    """Return the names under which not all parts had the same code of one's own, as their words say."""
    words: list[dict[str, str]] = [json.loads(part.get(OWN, "{}")) for part in parts]
    names = dict.fromkeys(name for said in words for name in said)
    return [name for name in names if len({said.get(name) for said in words}) > 1]


def seen_of(wars: WarsLike) -> Question:
    """Return the question of wars, less the ways and opponents of which no war is there any more.

    The first way that is left is what the others are compared with.

    Raises:
        NoSuchExperiment: If they know no question, there is a way or an opponent that it does not name, or a
            war more than once.
    """
    table = Wars.of(wars)
    return table.once("seen", lambda: _seen(table))


def _seen(table: Wars) -> Question:
    question = table.question
    check_named(table.names, "over")
    if not len(table):
        return question
    ways, against = _named(table, "way", question.ways), _named(table, "against", question.opponents)
    table.check_once()
    specs = dict(zip(question.opponents, question.against, strict=True))
    return replace(
        question,
        ways={name: way for name, way in question.ways.items() if name in ways},
        against=tuple(spec for name, spec in specs.items() if name in against),
    )


def run_of(wars: WarsLike) -> Question:
    """Return the question of wars each of which is there once.

    Raises:
        NoSuchExperiment: If they know none, or one is there more than once.
    """
    table = Wars.of(wars)
    question = table.question
    table.check_once()
    return question


def _named(wars: Wars, column: str, known: Iterable[str]) -> set[str]:
    found = {str(name) for name in set(wars[column])}
    if strange := sorted(found.difference(known)):
        raise NoSuchExperiment(
            f"this frame holds {column} {strange[0]!r}, but its question names {', '.join(known)}. "
            "Keep the names of the question; a column of your own may hold others."
        )
    return found


def measure_of(wars: WarsLike, what: str | Measure) -> Measure:
    """Return a measure of wars: of the house, or any column of one's own that holds numbers.

    Raises:
        UnknownName: If there is no such measure.
        WrongMeasure: If it is asked for at a moment that is none.
    """
    if isinstance(what, Measure):
        return what
    table = Wars.of(wars)
    game = table.game
    names = [name for name in table.names if name not in {*KEYS, *measurable(game)}]
    return measure(what, game, {name: own for name in names if (own := _own(table[name]))})


def _own(column: Column) -> Quantity | None:
    """Return what a column holds, None for no numbers; yes and no are shares.

    Its range is that of the wars, and one either way at least: nobody has said how far it can reach.
    """
    if isinstance(column, Coded):
        return Quantity((0, 100), is_share=True) if column.names == NO_YES else None
    if not isinstance(column, array):
        return None
    numbers = [number for number in column if is_number(number)]
    low, high = (floor(min(numbers)), ceil(max(numbers))) if numbers else (0, 1)
    return Quantity((low, high) if high - low > 1 else (low - 1, high + 1))


def is_number(value: float) -> bool:
    """Return whether a value is one, as the columns of somebody's frame may lack some."""
    return value == value  # noqa: PLR0124 - only what is not a number differs from itself


def _missing(wars: Wars, asked: Measure) -> list[str]:
    """Return the columns of a measure that these wars lack."""
    needed = (asked.name,) if asked.own else asked.quantity.of or (asked.name,)
    return [name for name in needed if name not in wars]


def is_counted(wars: Wars, what: str | Measure) -> bool:
    """Return whether wars hold a measure: one may have come later than they were kept.

    Raises:
        UnknownName, WrongMeasure: As `measure_of` does.
    """
    return not _missing(wars, measure_of(wars, what))


def _check_counted(wars: Wars, asked: Measure) -> None:
    """Refuse a measure of whose columns these wars lack one."""
    if missing := _missing(wars, asked):
        raise NotCounted(
            f"{asked}: these wars hold no column {missing[0]!r}. It was left out of the frame, or the "
            "measure came later than they were kept. Ask for it of the whole frame, or play the wars again: "
            "`compare`, and for results that are kept with the package `algeria-lab cache`."
        )


def _check_moment(wars: Wars, asked: Measure) -> None:
    """Refuse a turn of which the wars say nothing."""
    if asked.turn is None or not len(wars):
        return
    first, last = min(wars["turn"]), wars.question.stop.turn
    if wars.attrs.get("kept") == ENDS and asked.turn != last:  # at the last turn all wars have ended
        raise WrongMeasure(
            f"{asked}: only the ends of these wars were kept. Ask for {asked.name}@end, or play them again."
        )
    if not first <= asked.turn <= last:
        raise WrongMeasure(
            f"{asked}: these wars begin at the end of turn {first} and stop after turn {last}. "
            f"Ask for a turn from {first} to {last}, or for {asked.name}@end."
        )


def _check_whole(wars: Wars, asked: Measure) -> None:
    """Refuse wars of which turns have been filtered out: shorter ones may have vanished with them."""
    rows = wars.at(asked.turn)
    moments = zip(rows["turn"], rows["turns"], strict=True)
    early = [turn for turn, end in moments if turn < end and (asked.turn is None or turn < asked.turn)]
    if early:
        raise WrongMeasure(
            f"{asked}: {len(early)} of {len(rows)} wars have no row of that moment in this frame. Filter "
            f"wars, not turns: of the results with all their rows ask for {asked.name}@{min(early)}."
        )
    if broken := lacking_in(wars, asked.turn):
        raise WrongMeasure(f"{asked}: {broken} ask for {asked} of the results with all their rows.")


def lacking_in(wars: Wars, turn: int | None = None) -> str:
    """Return how many wars from one position lack rows before a turn; nothing if none does, see `lacking`."""
    if GIVEN not in wars.attrs or wars.attrs.get("kept") == ENDS:
        return ""
    columns = {name: wars[name] for name in NAMES}
    number = wars.once(("lacking", turn), lambda: lacking(wars.question, columns, turn))
    return BROKEN.format(number, len(set(wars.wars))) if number else ""


def values(wars: WarsLike, what: str | Measure) -> Values:
    """Return a measure of every war; shares as 0 or 100.

    Args:
        wars: The wars.
        what: The measure.

    Returns:
        By opponent and way, in that order of the question, what it says of each war by its seed, ascending.

    Raises:
        UnknownName: If there is no such measure.
        WrongMeasure: If it is asked for at a moment that is none, or of which these wars say nothing.
        NotCounted: If these wars hold no column of it.
        NoSuchExperiment: If the wars know no question, or one is there more than once.
    """
    table = Wars.of(wars)
    rows, numbers = measured(table, what)
    found: dict[Place, list[tuple[int, float]]] = {}
    for against, way, seed, value in zip(*(rows[name] for name in WAR), numbers, strict=True):
        if is_number(value):
            found.setdefault((against, way), []).append((seed, value))
    question = table.question
    order = [(against, way) for against in question.opponents for way in question.ways]
    return {place: dict(sorted(found[place])) for place in dict.fromkeys([*order, *found]) if place in found}


def measured(wars: Wars, what: str | Measure) -> tuple[Wars, Column]:
    """Return the rows that stand at the moment of a measure, one a war, and what it says of each.

    Raises:
        UnknownName, WrongMeasure, NotCounted, NoSuchExperiment: As `values` does.
    """
    asked = measure_of(wars, what)
    check_named(wars.names)
    wars.check_once()
    _check_counted(wars, asked)
    _check_moment(wars, asked)
    _check_whole(wars, asked)
    rows = wars.at(asked.turn)
    return rows, read(rows, asked)


def read(rows: Wars, asked: Measure) -> Column:
    """Return a measure of rows, one a war, that stand at its moment."""
    if asked.own:
        column = rows[asked.name]
        return array("d", (100 * value for value in column)) if asked.is_share else column
    quantity = asked.quantity
    if quantity.derive is None:
        return rows[asked.name]
    columns = [rows[name] for name in quantity.of]
    kind = columns[0].typecode if isinstance(columns[0], array) else "q"
    return array(kind, map(quantity.derive, *columns))
