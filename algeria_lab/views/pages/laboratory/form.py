"""What the reader of the laboratory has chosen so far: read from clicks and links, turned into a question."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple

from algeria_lab.checking.doctrines import checked_player
from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import LabError, UnknownName
from algeria_lab.experiments import audit
from algeria_lab.experiments.measures import END, Measure, measure
from algeria_lab.experiments.positions import Beginning
from algeria_lab.experiments.questions import OTHER, Question
from algeria_lab.experiments.ways import PlayerLike, Stop, Way, of_house
from algeria_lab.players.algeria.doctrine_files import WrongNumber, doctrine_names
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.algeria.simulator import TURN_LIMIT
from algeria_lab.players.base import RANDOM
from algeria_lab.views.pages.laboratory.link import MOST_SEED, Asked

Mode = Literal["ways", "audit"]
RUNS = (100, 200, 500, 2000, 10_000)
FEWEST_WAYS, MOST_WAYS = 2, 4
ALL = "all"  # every constant of the audit, instead of one
OWN = "own:"  # what stands before the name of a way that only a link can bring
WAYS: dict[Seat, tuple[str, ...]] = {"gov": ("mixed", "resettle-3"), "fln": ("mixed", "political")}
OPPONENT = "mixed"
NONE = ""  # no second opponent
WAR = "war"  # in the menu of positions: that of a saved war or of a link
NUMBER_BEYOND_ALL = 10**6


class Limits(NamedTuple):
    """The numbers that a family of doctrines can have."""

    least: int
    most: int


class NoNumber(LabError, ValueError):
    """A field that takes a whole number got something else."""

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most
        super().__init__(f"write a whole number from {least} to {most}.")


@dataclass
class Form:
    """The choices of the question; not all of them can be put, see `laboratory_check`.

    Attributes:
        position: Where the wars begin.
        side: The side whose ways are compared.
        mode: Two to four ways to fight, or one way under changed constants of the model.
        ways: Names of players, or of `own` with `OWN` before it.
        own: Ways that no menu offers; a link may bring them.
        doctrine: The way of an audit, like one of `ways`.
        constant: A constant of the model, or `ALL`.
        value: Its value, beside the printed one.
        against: One or two opponents, like `ways`.
        runs: Wars for each way and opponent.
        stop: When an undecided war stops.
        seed: Number of the first war's dice.
        measure: What is read from each war, and when.
    """

    position: Beginning = field(default_factory=lambda: Beginning("1956-like"))
    side: Seat = "gov"
    mode: Mode = "ways"
    ways: list[str] = field(default_factory=lambda: list(WAYS["gov"]))
    own: dict[str, Way] = field(default_factory=dict)
    doctrine: str = "mixed"
    constant: str = "psl_per_ap"
    value: int = 0
    against: list[str] = field(default_factory=lambda: [OPPONENT])
    runs: int = 200
    stop: Stop = field(default_factory=lambda: Stop(12))
    seed: int = 1
    measure: Measure = field(default_factory=lambda: Measure("balance", 8))

    @property
    def is_whole_audit(self) -> bool:
        """Whether every constant of the model is changed, one at a time."""
        return self.mode == "audit" and self.constant == ALL

    @property
    def other(self) -> Seat:
        """The side of the opponents."""
        return OTHER[self.side]

    def way(self, name: str) -> Way:
        """Return a way by its name on the form."""
        return self.own[name] if name in self.own else Way(name)

    def question(self) -> Question:
        """Return the question, unchecked."""
        return Question(
            self.position,
            self.named_ways(),
            self.stop,
            tuple(self.way(name).player for name in self.against),
            self.side,
            self.runs,
            self.seed,
        )

    def named_ways(self) -> dict[str, Way]:
        """Return the ways by the names that tables and charts give them."""
        if self.mode == "ways":
            return {name.removeprefix(OWN): self.way(name) for name in self.ways}
        base = self.way(self.doctrine)
        if self.constant == ALL:
            return audit.ways(base)
        changes = {self.constant: self.value}
        changed = replace(base, changes={**base.changes, **changes})
        return {audit.PRINTED: base, audit.label(changes): changed}

    def turn_to(self, side: Seat) -> None:
        """Study the other side: the doctrines of one cannot play the other."""
        if side != self.side:
            self.side, self.ways, self.against = side, list(WAYS[side]), [OPPONENT]
            self.doctrine, self.own = OPPONENT, {}

    def choose_constant(self, name: str) -> None:
        """Change another constant; its first value beside the printed one is proposed.

        Raises:
            UnknownName: If it is no constant of the audit.
        """
        known = audit.constants()
        if name != ALL and name not in known:
            raise UnknownName("constant of the audit", name, (*known, ALL))
        self.constant = name
        if name != ALL:
            self.value = known[name].ends[0]

    def ask_others(self) -> None:
        """Ask the same of other wars: the numbers of their dice follow on."""
        self.seed = (self.seed + self.runs) % MOST_SEED

    def stop_after(self, turn: int) -> None:
        """Let undecided wars stop after another turn; when they are read stays as it was chosen."""
        self.stop = replace(self.stop, turn=turn)


def limits_of(name: str, seat: Seat) -> Limits | None:
    """Return the numbers that the family of a doctrine such as ``resettle-3`` has; None if it has none."""
    base, _, number = name.rpartition("-")
    if not number.isdecimal():
        return None
    try:
        PLAYERS.player(f"{base}-{NUMBER_BEYOND_ALL}", seat)
    except WrongNumber as limits:
        return Limits(limits.least, limits.most)
    except LabError:
        return None
    return None


def players(seat: Seat) -> tuple[str, ...]:
    """Return the players that play hundreds of wars while one waits."""
    return (*doctrine_names(seat), RANDOM)


def offered(form: Form, seat: Seat, chosen: str) -> list[str]:
    """Return the ways that a menu offers: players, of families the member chosen, and ways of a link."""
    base = chosen.rpartition("-")[0]
    limits = limits_of(chosen, seat)
    # A member of a family stands for it, and its number has a field of its own.
    names = [chosen if limits and name.rpartition("-")[0] == base else name for name in players(seat)]
    own = [name for name in form.own if _can_play(form.own[name].player, seat)]
    return [*names, *own, *([chosen] if chosen not in {*names, *own, NONE} else [])]


def _can_play(player: PlayerLike, seat: Seat) -> bool:
    try:
        checked_player(of_house(player), seat)
    except LabError:
        return False
    return True


def read_number(value: object, least: int, most: int) -> int:
    """Return a whole number that a field holds.

    Raises:
        NoNumber: If it holds none, or one outside the range.
    """
    try:
        number = int(str(value).strip())
    except ValueError as error:
        raise NoNumber(least, most) from error
    if not least <= number <= most:
        raise NoNumber(least, most)
    return number


def form_of(asked: Asked) -> Form:
    """Return the form that puts a question; what no menu offers is kept as a way of its own.

    Args:
        asked: A checked question, see `laboratory_link.read_link`.
    """
    question = asked.question
    form = Form(question.position, question.side, runs=question.runs, stop=question.stop, seed=question.seed)
    form.measure = measure(asked.measure)
    form.against = [_take_in(form, _name_of(spec, form.other), Way(spec)) for spec in question.against]
    if not _take_in_audit(form, question):
        form.ways = [_take_in(form, name, way) for name, way in question.ways.items()]
    return form


def _name_of(player: PlayerLike, seat: Seat) -> str:
    return player if isinstance(player, str) else checked_player(of_house(player), seat).name


def _take_in(form: Form, name: str, way: Way) -> str:
    """Return the name of a way on the form; one that no menu offers is kept."""
    if way == Way(name):
        return name
    form.own[OWN + name] = way
    return OWN + name


def _take_in_audit(form: Form, question: Question) -> bool:
    """Read the ways of an audit as this form makes them; False if they are something else."""
    base = question.ways.get(audit.PRINTED)
    if base is None:
        return False
    name = _name_of(base.player, form.side)
    form.doctrine = _take_in(form, name, base)
    form.mode = "audit"
    names = list(question.ways)
    if names == list(audit.ways(base)):
        form.constant = ALL
    elif len(names) == FEWEST_WAYS and (changed := _one_change(names[1])):
        form.constant, form.value = changed
    if form.named_ways() == dict(question.ways):
        return True
    form.mode = "ways"
    return False


def _one_change(name: str) -> tuple[str, int] | None:
    constant, _, value = name.partition("=")
    known = audit.constants().get(constant)
    return (constant, int(value)) if known and value in map(str, known.others) else None


def read_moment(value: str) -> int | None:
    """Return when a measure is read: after a turn, or at the end of the war for ``end``.

    Raises:
        NoNumber: If it is neither.
    """
    return None if value == END else read_number(value, 1, TURN_LIMIT)


def read_seed(value: object) -> int:
    """Return the number of the first war's dice."""
    return read_number(value, 0, MOST_SEED)
