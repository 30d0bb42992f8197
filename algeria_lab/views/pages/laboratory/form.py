"""What the reader of the laboratory has chosen so far: read from clicks and links, turned into a question."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Literal, NamedTuple

from algeria_lab.checking.doctrines import checked_player
from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import LabError, UnknownName
from algeria_lab.core.words.amounts import read_whole
from algeria_lab.experiments.asking.given import check_player
from algeria_lab.experiments.asking.positions import Beginning
from algeria_lab.experiments.asking.questions import OTHER, Question
from algeria_lab.experiments.asking.ways import PlayerLike, Stop, Way, of_house
from algeria_lab.experiments.measuring.measures import END, Measure, measure
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.experiments.results import audit
from algeria_lab.players.algeria.doctrine_files import WrongNumber
from algeria_lab.views.experiments.words import TOLD
from algeria_lab.views.pages.laboratory.blanks import BLANKS
from algeria_lab.views.pages.laboratory.link import MOST_SEED, Asked

Mode = Literal["ways", "audit"]
RUNS = (100, 200, 500, 2000, 10_000)
FEWEST_WAYS, MOST_WAYS = 2, 4
ALL = "all"  # every constant of the audit, instead of one
OWN = "own:"  # what stands before the name of a way that only a link can bring
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
    ways: list[str] = field(default_factory=lambda: list(BLANKS["algeria"].ways["gov"]))
    own: dict[str, Way] = field(default_factory=dict)
    doctrine: str = "mixed"
    constant: str = "psl_per_ap"
    value: int = 0
    against: list[str] = field(default_factory=lambda: [BLANKS["algeria"].against["fln"]])
    runs: int = 200
    stop: Stop = field(default_factory=lambda: Stop(12))
    seed: int = 1
    measure: Measure = field(default_factory=lambda: Measure("balance", 8))

    @classmethod
    def of(cls, game: str) -> Form:
        """Return the form of a game as it is before anybody has chosen anything.

        Raises:
            UnknownName: If this page asks nothing about that game.
        """
        if game not in BLANKS:
            raise UnknownName("game", game, BLANKS)
        blank, form = BLANKS[game], cls(Beginning(BLANKS[game].scenario, game=game))
        form.ways, form.against = list(blank.ways["gov"]), [blank.against["fln"]]
        form.doctrine, form.constant = form.ways[0], blank.constant
        form.stop, form.measure = Stop(blank.stop), blank.measure
        return form

    @property
    def game(self) -> str:
        """The game that is played."""
        return self.position.game

    @property
    def last_turn(self) -> int:
        """The last turn that can be asked for."""
        return self.position.subject.turn_limit

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

    def begin(self, position: Beginning) -> None:
        """Begin elsewhere; in another game nothing of what was chosen can stay."""
        if position.game != self.game:
            other = Form.of(position.game)
            for each in fields(self):
                setattr(self, each.name, getattr(other, each.name))
        self.position = position

    def turn_to(self, side: Seat) -> None:
        """Study the other side: the doctrines of one cannot play the other."""
        if side != self.side:
            blank = BLANKS[self.game]
            self.side, self.ways, self.against = side, list(blank.ways[side]), [blank.against[OTHER[side]]]
            self.doctrine, self.own = self.ways[0], {}

    def choose_constant(self, name: str) -> None:
        """Change another constant; its first value beside the printed one is proposed.

        Raises:
            UnknownName: If it is no constant of the audit.
        """
        known = audit.constants(self.game)
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


def limits_of(name: str, seat: Seat, game: str) -> Limits | None:
    """Return the numbers that the family of a doctrine such as ``resettle-3`` has; None if it has none."""
    base, _, number = name.rpartition("-")
    if not number.isdecimal():
        return None
    try:
        TOLD[game].players.player(f"{base}-{NUMBER_BEYOND_ALL}", seat)
    except WrongNumber as limits:
        return Limits(limits.least, limits.most)
    except LabError:
        return None
    return None


def players(seat: Seat, game: str) -> tuple[str, ...]:
    """Return the players that play hundreds of wars while one waits."""
    return subject(game).names(seat)


def offered(form: Form, seat: Seat, chosen: str) -> list[str]:
    """Return the ways that a menu offers: players, of families the member chosen, and ways of a link."""
    base = chosen.rpartition("-")[0]
    limits = limits_of(chosen, seat, form.game)
    # A member of a family stands for it, and its number has a field of its own.
    names = [
        chosen if limits and name.rpartition("-")[0] == base else name for name in players(seat, form.game)
    ]
    own = [name for name in form.own if _can_play(form, form.own[name].player, seat)]
    return [*names, *own, *([chosen] if chosen not in {*names, *own, NONE} else [])]


def _can_play(form: Form, player: PlayerLike, seat: Seat) -> bool:
    try:
        check_player(form.game, of_house(player), seat)
    except LabError:
        return False
    return True


def read_number(value: object, least: int, most: int) -> int:
    """Return a whole number that a field holds; a comma in it parts thousands, for it has no decimals.

    Raises:
        NoNumber: If it holds none, or one outside the range.
    """
    number = read_whole(str(value))
    if number is None or not least <= number <= most:
        raise NoNumber(least, most)
    return number


def form_of(asked: Asked) -> Form:
    """Return the form that puts a question; what no menu offers is kept as a way of its own.

    Args:
        asked: A checked question, see `laboratory_link.read_link`.

    Raises:
        UnknownName: If this page asks nothing about its game.
    """
    question = asked.question
    form = Form.of(question.position.game)
    form.turn_to(question.side)
    form.position, form.runs, form.stop, form.seed = (
        question.position,
        question.runs,
        question.stop,
        question.seed,
    )
    form.measure = measure(asked.measure, form.game)
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
    elif len(names) == FEWEST_WAYS and (changed := _one_change(names[1], form.game)):
        form.constant, form.value = changed
    if form.named_ways() == dict(question.ways):
        return True
    form.mode = "ways"
    return False


def _one_change(name: str, game: str) -> tuple[str, int] | None:
    constant, _, value = name.partition("=")
    known = audit.constants(game).get(constant)
    return (constant, int(value)) if known and value in map(str, known.others) else None


def read_moment(value: str, last: int) -> int | None:
    """Return when a measure is read: after a turn up to the last, or at the end of the war for ``end``.

    Raises:
        NoNumber: If it is neither.
    """
    return None if value == END else read_number(value, 1, last)


def read_seed(value: object) -> int:
    """Return the number of the first war's dice."""
    return read_number(value, 0, MOST_SEED)
