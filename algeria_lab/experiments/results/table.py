"""Wars as a table: columns by name, and what is known of them; frames of pandas are made of it on demand.

All that counts wars below the front door, and all that shows them, takes `Wars`. It needs the standard
library only, so that a browser counts as a server does. Whoever holds a frame of pandas gives it to
`Wars.of`; whoever wants one asks for `Wars.frame`.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain, compress
from math import nan
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, overload

from algeria_lab.experiments.asking.grids import POSITION, Grid
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.results.asked import (
    GIVEN,
    as_played,
    asked_by,
    check_asked,
    check_begun,
    doubled,
    only_point,
)

if TYPE_CHECKING:
    from pandas import DataFrame

    WarsLike: TypeAlias = "Wars | DataFrame"

WAR = ("against", "way", "seed")
ENDS = "ends"  # of a table that holds no other turns
NO_YES = (False, True)
ENDINGS = ("winner", "level")  # columns that have no value where nobody has won
FLAT = "flat"  # of a frame: the names of its columns as measures have them, by those that it has
UNDECIDED = "undecided"  # what frames and files say there; a column without a name is easily overlooked
T = TypeVar("T")
Place: TypeAlias = tuple[str, str]  # opponent and way
War: TypeAlias = tuple[str, str, int]  # opponent, way and seed
# Numbers, few different values, or whatever somebody put there.
Column: TypeAlias = "array[Any] | Coded | list[Any]"


class Coded(Sequence[Any]):
    """A column of few different values; read like a list, it gives the values.

    Attributes:
        codes: For each row the place of its value.
        names: The values: names of ways, or `NO_YES`.
    """

    __slots__ = ("codes", "names")

    def __init__(self, codes: array[int], names: Sequence[Any]) -> None:
        self.codes, self.names = codes, tuple(names)

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, place: int) -> Any: ...
    @overload
    def __getitem__(self, place: slice) -> list[Any]: ...
    def __getitem__(self, place: int | slice) -> Any:
        if isinstance(place, slice):
            return [self.names[code] for code in self.codes[place]]
        return self.names[self.codes[place]]

    def __iter__(self) -> Iterator[Any]:
        return map(self.names.__getitem__, self.codes)


def column_of(values: Sequence[Any]) -> Column:
    """Return values as a narrow column: yes and no, whole numbers, numbers; anything else as it is."""
    kinds = {type(value) for value in values}
    if kinds == {bool}:
        return Coded(array("b", values), NO_YES)
    if kinds <= {bool, int} and kinds:
        return array("q", values)
    return array("d", values) if kinds <= {bool, int, float} else list(values)


class Wars:
    """Results of many wars: one row for the position and one for the end of each turn of each war.

    A table is never changed: what it tells is reckoned once.

    Args:
        columns: Columns of one length, by name: ``way``, ``against``, ``seed``, ``turn`` (turns that are
            over), ``over`` (whether somebody has won by then), ``winner``, ``level`` (both empty where it was
            stopped undecided) and ``turns`` of the whole war, and what was read of its game. The rows of a
            war stand in the order of turns.
        attrs: What is known of them: ``question`` as JSON, ``version``, ``notices``, perhaps ``refused``,
            ``rules``, ``kept`` and ``language``.
    """

    def __init__(self, columns: Mapping[str, Column], attrs: Mapping[Any, Any]) -> None:
        self._columns, self.attrs = dict(columns), dict(attrs)
        self._moments: dict[int | None, Wars] = {}
        self._reckoned: dict[Hashable, Any] = {}

    @classmethod
    def of(cls, what: WarsLike) -> Wars:
        """Return a table of a frame; a table stays as it is."""
        if isinstance(what, Wars):
            return what
        # A frame whose rows somebody sorted by something else: the last turn of a war is to be its last row.
        ordered = as_played(what)
        if "turn" in ordered and not ordered.index.is_monotonic_increasing:
            ordered = ordered.sort_values("turn", kind="stable")
        dotted = what.attrs.get(FLAT, {})  # of a frame with flat names
        columns = {str(dotted.get(name, name)): _read(ordered[name]) for name in ordered.columns}
        return _reworded(cls(columns, what.attrs).knowing(**{FLAT: None, GIVEN: True}), UNDECIDED, "")

    def frame(self) -> DataFrame:
        """Return the same as a frame of pandas, which is imported now; see `worded`."""
        import pandas as pd

        told = self.worded()
        frame = pd.DataFrame({name: _shown(told[name]) for name in told.names})
        frame.attrs = told.attrs
        return frame

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the columns, in their order."""
        return tuple(self._columns)

    def __len__(self) -> int:
        return len(next(iter(self._columns.values()), ()))

    def __contains__(self, name: object) -> bool:
        return name in self._columns

    def __getitem__(self, name: str) -> Column:
        """Return a column.

        Raises:
            KeyError: If there is none of that name.
        """
        return self._columns[name]

    @property
    def wars(self) -> list[War]:
        """The war of each row."""
        return list(zip(self["against"], self["way"], self["seed"], strict=True))

    @property
    def key(self) -> tuple[str, ...]:
        """The names of the columns that name a war."""
        return WAR if self.grid is None else (POSITION, *WAR)

    @cached_property
    def asked(self) -> Question | Grid:
        """What these wars answer: a question, from one position or from several.

        Raises:
            NoSuchExperiment: If they do not know it.
        """
        return asked_by(self.attrs)

    @cached_property
    def grid(self) -> Grid | None:
        """The grid from whose positions these wars were played; None for wars of one question, or of none."""
        try:
            return self.asked if isinstance(self.asked, Grid) else None
        except NoSuchExperiment:
            return None

    @property
    def game(self) -> str:
        """The name of their game.

        Raises:
            NoSuchExperiment: If they do not know what they answer.
        """
        return self.asked.game if isinstance(self.asked, Grid) else self.asked.position.game

    @cached_property
    def question(self) -> Question:
        """The question that these wars answer: from one position, be it one that is left of a grid.

        Raises:
            NoSuchExperiment: If they know none, or are from several positions.
        """
        return self.asked if isinstance(self.asked, Question) else only_point(self.asked, self._columns)

    @property
    def language(self) -> str:
        """The language in which they show themselves."""
        return str(self.attrs.get("language", "en"))

    @cached_property
    def played(self) -> int:
        """How many wars there are for each way and opponent."""
        return len(set(self["seed"]))

    @cached_property
    def is_paired(self) -> bool:
        """Whether the same seeds are there of every way against an opponent, so that all are pairs."""
        wars = set(self.wars)
        pairs = {(against, seed) for against, _, seed in wars}
        return len(wars) == len(pairs) * len({way for _, way, _ in wars})

    def once(self, what: Hashable, reckon: Callable[[], T]) -> T:
        """Return what is reckoned of these wars, reckoned when it is asked for the first time.

        Args:
            what: What it is.
            reckon: Reckons it; whoever gets it leaves it as it is.
        """
        if what not in self._reckoned:
            self._reckoned[what] = reckon()
        found: T = self._reckoned[what]
        return found

    # Other tables

    def knowing(self, **attrs: Any) -> Wars:
        """Return the same rows, of which more is known; None forgets something."""
        known = {name: value for name, value in {**self.attrs, **attrs}.items() if value is not None}
        return Wars(self._columns, known)

    def having(self, **columns: Column) -> Wars:
        """Return the same with other columns, or with some in the place of those of their names."""
        return Wars({**self._columns, **columns}, self.attrs)

    def only(self, *names: str) -> Wars:
        """Return the same with some columns alone, in their order."""
        return Wars({name: self[name] for name in names}, self.attrs)

    def renamed(self, names: Mapping[str, str]) -> Wars:
        """Return the same with other names of some columns."""
        return Wars({names.get(name, name): column for name, column in self._columns.items()}, self.attrs)

    def recoded(self, column: str, names: Mapping[str, str]) -> Wars:
        """Return the same with other names in a column, such as titles of ways."""
        coded = self[column]
        if not isinstance(coded, Coded):
            return self.having(**{column: [names.get(value, value) for value in coded]})
        told = [names.get(name, name) for name in coded.names]
        if len(known := tuple(dict.fromkeys(told))) == len(told):
            return self.having(**{column: Coded(coded.codes, told)})
        places = array(coded.codes.typecode, map(known.index, told))
        return self.having(**{column: Coded(_narrow(places, coded.codes), known)})

    def worded(self) -> Wars:
        """Return the same with the word `UNDECIDED` where nobody has won, as frames and files say it."""
        return _reworded(self.knowing(**{GIVEN: None}), "", UNDECIDED)

    def rows(self, places: Sequence[int]) -> Wars:
        """Return some rows, by their places."""
        return Wars({name: _taken(column, places) for name, column in self._columns.items()}, self.attrs)

    def where(self, *, way: Collection[str] | None = None, against: Collection[str] | None = None) -> Wars:
        """Return the wars of some ways, or against some opponents."""
        kept: Sequence[int] = range(len(self))
        for name, wanted in (("way", way), ("against", against)):
            if wanted is not None:
                column = self[name]
                kept = [place for place in kept if column[place] in wanted]
        return self.rows(kept)

    def chosen(self, is_chosen: Callable[..., object], *names: str) -> Wars:
        """Return the rows of whose values in some columns a function says yes."""
        said = map(is_chosen, *(self[name] for name in names))
        return self.rows(list(compress(range(len(self)), said)))

    def at(self, turn: int | None = None) -> Wars:
        """Return one row a war: as it stood at the end of a turn, or when it was over or stopped before.

        Args:
            turn: The turn; None for the end of each war.
        """
        if turn not in self._moments:
            self._moments[turn] = self.rows(self.last(turn))
        return self._moments[turn]

    def last(self, turn: int | None = None) -> list[int]:
        """Return the place of the row at which each war stands at the end of a turn; see `at`."""
        wars = zip(*(_codes(self[name]) for name in self.key), strict=True)
        rows = zip(wars, self["turn"], range(len(self)), strict=True)
        return sorted({war: place for war, end, place in rows if turn is None or end <= turn}.values())

    def ends(self) -> Wars:
        """Return only how each war ended, a tenth of the room; no turn before it can be asked for."""
        return self.at().knowing(kept=ENDS)

    def and_then(self, more: Wars) -> Wars:
        """Return these rows with those of another table of the same columns behind them; ours is known."""
        return Wars({name: _behind(column, more[name]) for name, column in self._columns.items()}, self.attrs)

    def check_once(self) -> None:
        """Refuse several runs in one table: their seeds recur, or are not those of the question.

        Raises:
            NoSuchExperiment: If two rows are of the same position, way, opponent, seed and turn, or one is of
                a position or a seed of which nobody asked, or of a war that began otherwise.
        """
        if "question" in self.attrs:
            self.once("asked", lambda: check_asked(self.asked, self._columns))
        if self._doubled:
            one, number = dict(zip(self.names, self._doubled[0], strict=True)), len(self._doubled)
            raise doubled(self.key, one, number)
        if GIVEN in self.attrs and "question" in self.attrs:
            self.once("begun", lambda: check_begun(self.asked, self._columns))

    @cached_property
    def has_doubles(self) -> bool:
        """Whether the end of a turn of a war stands there more than once, be it with the same values."""
        moments = (*self.key, "turn")
        if not all(name in self for name in moments):
            return False
        return len(set(zip(*(_codes(self[name]) for name in moments), strict=True))) < len(self)

    @cached_property
    def _doubled(self) -> list[tuple[Any, ...]]:
        """The rows whose moment stands there before, with other values: a row that is there twice is one."""
        if not self.has_doubles:
            return []
        moment = itemgetter(*map(self.names.index, (*self.key, "turn")))
        first: set[Any] = set()
        found = []
        for row in dict.fromkeys(zip(*map(_comparable, self._columns.values()), strict=True)):
            if moment(row) in first:
                found.append(row)
            first.add(moment(row))
        return found


def _reworded(wars: Wars, old: str, new: str) -> Wars:
    """Return wars with another word where nobody has won; files of before and of now are both understood."""
    for name in ENDINGS:
        if name in wars and not isinstance(wars[name], array):
            wars = wars.recoded(name, {old: new})
    return wars


def _comparable(column: Column) -> Iterator[Any]:
    """Yield the values of a column, None for what is not a number: two of those are alike here."""
    return (value if value == value else None for value in column)  # noqa: PLR0124 - only NaN differs from itself


def _codes(column: Column) -> Sequence[Any]:
    return column.codes if isinstance(column, Coded) else column


def _taken(column: Column, places: Sequence[int]) -> Column:
    """Return the values of a column at some places."""
    if isinstance(column, Coded):
        return Coded(_narrow(column.codes, places), column.names)
    if isinstance(column, array):
        return _narrow(column, places)
    return [column[place] for place in places]


def _narrow(numbers: array[Any], places: Sequence[int]) -> array[Any]:
    return array(numbers.typecode, map(numbers.__getitem__, places))


def _behind(column: Column, more: Column) -> Column:
    """Return a column with another behind it."""
    if isinstance(column, Coded) and isinstance(more, Coded):
        names = tuple(dict.fromkeys(chain(column.names, more.names)))
        place = {name: code for code, name in enumerate(names)}
        moved = array(column.codes.typecode, (place[value] for value in more))
        return Coded(column.codes + moved, names)
    if isinstance(column, array) and isinstance(more, array) and column.typecode == more.typecode:
        return column + more
    return column_of([*column, *more])


def _read(series: Any) -> Column:
    """Return a column of pandas: its numbers as they lie in memory, where they do."""
    kind = getattr(series.dtype, "char", "")
    if kind == "?":
        return Coded(array("b", series.to_numpy().tobytes()), NO_YES)
    if kind and kind in "bhilqBHILQfd":
        return array(kind, series.to_numpy().tobytes())
    if str(series.dtype) == "category" and not series.hasnans:
        return Coded(array("h", series.cat.codes.tolist()), series.cat.categories.tolist())
    values = series.astype(object).where(series.notna(), nan).tolist()
    return values if kind == "O" else column_of(values)


def _shown(column: Column) -> Any:
    """Return a column as pandas takes it."""
    import numpy as np
    import pandas as pd

    if isinstance(column, Coded):
        codes, is_yes = np.frombuffer(column.codes, column.codes.typecode), column.names == NO_YES
        return codes.astype(bool) if is_yes else pd.Categorical.from_codes(codes, column.names)
    return np.array(column, column.typecode) if isinstance(column, array) else column
