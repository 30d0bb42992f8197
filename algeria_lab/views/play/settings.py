"""The choices before a game: what is chosen, who plays the other side, a number of the dice.

The browser shows them on a sheet over the page and knows no rule: each choice comes back, and the fields are
written anew.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, NotRequired, TypedDict

import anywidget
import traitlets

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.players.base import HUMAN
from algeria_lab.players.roster import Roster
from algeria_lab.players.thinking.ladder import climbing, recommended
from algeria_lab.room.wire import offered
from algeria_lab.views.play.session import W
from algeria_lab.views.play.told.ladder import compared, described, titled
from algeria_lab.views.shared.bundles import bundle

if TYPE_CHECKING:
    from algeria_lab.views.play.told.ladder import Compared

MOST_SEED = 999_999
ELSEWHERE = "elsewhere"  # the opponent who is a person at another device


class Option(TypedDict):
    """Something that can be chosen: what stands for it, what it is called, what it means."""

    value: str
    label: str
    note: NotRequired[str]


class Field(TypedDict):
    """One choice.

    A field of kind ``cards`` shows every option with its note; a ``menu`` one at a time; a ``tick`` is on or
    off; a ``number`` is 0 to `MOST_SEED`. What few readers need is ``folded`` away.
    """

    key: str
    kind: Literal["cards", "menu", "tick", "number"]
    label: str
    value: str | int | bool
    options: NotRequired[list[Option]]
    hint: NotRequired[str]
    off: NotRequired[bool]
    folded: NotRequired[bool]


class Link(TypedDict):
    """A way to another page: its name, what it is, and its address."""

    label: str
    note: str
    href: str


class PlaySettings(anywidget.AnyWidget, Generic[W]):
    """The choices before a game; each game has fields of its own.

    Attributes:
        family: First part of the names of its messages.
        game: Name of the game, which has a ladder of opponents.
        players: The computers that can play a side.
        sides: The field in which the reader chooses a side.
        starts: What is chosen at first.

    Args:
        words: The reader's language.
        begin: Called when the reader begins.
    """

    _esm = bundle("begin.js")
    _css = bundle("begin.css")

    family: ClassVar[str]
    game: ClassVar[str]
    players: ClassVar[Roster[Any]]
    sides: ClassVar[str]
    starts: ClassVar[Mapping[str, str]]

    form = traitlets.Dict().tag(sync=True)

    def __init__(self, words: W, begin: Callable[[], None]) -> None:
        self._begin, self._words = begin, words
        self._values: dict[str, Any] = dict(self.starts)
        super().__init__()
        self.on_msg(self._on_message)
        self.reseed()

    def fields(self) -> list[Field]:
        """Return the choices as they are offered now, from top to bottom."""
        raise NotImplementedError

    def first(self) -> Link | None:
        """Return the page to which a newcomer may go instead, offered above all choices; none by default."""
        return None

    def aside(self) -> str:
        """Return what can be done instead of beginning, in words; nothing by default."""
        return ""

    def step_aside(self) -> None:
        """Do what `aside` says."""

    def speak(self, words: W) -> None:
        """Write everything in a language; what was chosen stays."""
        self._words = words
        self.write()

    def write(self) -> None:
        """Write the sheet anew."""
        say = self._words.say
        self.form = {
            "lang": self._words.language,
            "dir": self._words.direction,
            "title": say(f"{self.family}-choose"),
            "note": say(f"{self.family}-choose-note"),
            "more": say(f"{self.family}-more"),
            "begin": say(f"{self.family}-begin"),
            "cancel": say("room-cancel"),
            "fields": self.fields(),
            "aside": self.aside(),
            "first": self.first(),
            "compared": self._compared(),
            "record": self._record(),
        }

    def choose(self, values: Mapping[str, object]) -> None:
        """Choose in several fields, in their order; what a field does not offer changes nothing."""
        for key, value in values.items():
            field = next((field for field in self.fields() if field["key"] == key), None)
            if field and _fits(field, value):
                self._values[key] = value
        self.write()

    def reseed(self) -> None:
        """Propose another number of the dice for the next game."""
        self.choose({"seed": secrets.randbelow(MOST_SEED) + 1})

    def chosen(self) -> dict[str, Any]:
        """Return what was chosen: who plays each side, and the seed; each game adds its own.

        ``elsewhere`` is the side of a person at another device, empty where nobody is.
        """
        players, elsewhere = dict.fromkeys(SEATS, HUMAN), ""
        if (rival := self._rival) and self._value("opponent") == ELSEWHERE:
            elsewhere = rival
        elif rival:
            players[rival] = self._value("opponent")
        return {"players": players, "seed": self._values["seed"], "elsewhere": elsewhere}

    def choose_elsewhere(self) -> None:
        """Choose to play with somebody at another device."""
        sides = next(field for field in self.fields() if field["key"] == self.sides)
        one = self._values[self.sides] if self._rival else SEATS[0]
        assert any(option["value"] == one for option in sides.get("options", [])), "a side can be chosen"
        self.choose({self.sides: one, "opponent": ELSEWHERE})

    @property
    def _rival(self) -> Seat | None:
        """The side that a computer plays, None where none does."""
        rivals: dict[str, Seat] = {"fln": "gov", "gov": "fln"}
        return rivals.get(self._values[self.sides])

    def _value(self, key: str) -> Any:
        """Return what is chosen in a field of those that are offered."""
        return next(field["value"] for field in self.fields() if field["key"] == key)

    def _choice(self, key: str, kind: Literal["cards", "menu"], options: Sequence[Option]) -> Field:
        """Return a field to choose one of several things; the first where nothing of them was chosen."""
        value = self._values.get(key)
        if value not in [option["value"] for option in options]:
            value = options[0]["value"]
        label = self._words.say(f"{self.family}-{key}")
        return Field(key=key, kind=kind, label=label, value=value, options=list(options))

    def _opponents(self) -> list[Field]:
        """Return the field of the opponent, with how it plays; none where nobody is needed."""
        rival, language = self._rival, self._words.language
        if not rival:
            return []
        names = self.players.names(rival)
        options = [
            Option(value=name, label=self._titled(name, rival)) for name in climbing(self.game, rival, names)
        ]
        if offered() is None:  # in a room people find each other at its tables
            options.append(Option(value=ELSEWHERE, label=self._words.say("hand-opponent")))
        if self._values.get("opponent") not in [option["value"] for option in options]:
            self._values["opponent"] = recommended(self.game, rival)
        field = self._choice("opponent", "menu", options)
        name = str(field["value"])
        is_person = name == ELSEWHERE
        field["hint"] = (
            self._words.say("hand-opponent-hint")
            if is_person
            else described(self.game, name, rival, self.players.idea(name, rival, language), self._words)
        )
        return [field]

    def _record(self) -> dict[str, str] | None:
        """Return whose games the browser may count here: the reader's side against the player chosen."""
        rival = self._rival
        if not rival or (level := self._value("opponent")) == ELSEWHERE:
            return None
        said = {name: self._words.say(f"widget-record-{name}") for name in ("won", "drawn")}
        return {"game": self.game, "side": str(self._values[self.sides]), "level": str(level)} | said

    def _compared(self) -> Compared | None:
        """Return the levels of the side that a computer may play, side by side; None where none does."""
        rival = self._rival
        return compared(self.game, self.players, rival, self._words) if rival else None

    def _titled(self, name: str, rival: Seat) -> str:
        title = self.players.title(name, rival, self._words.language)
        return titled(self.game, name, rival, title, self._words)

    def _seed(self) -> Field:
        """Return the field of the number from which the dice are thrown."""
        say, seed = self._words.say, self._values.get("seed", 0)
        label, hint = say(f"{self.family}-seed"), say(f"{self.family}-seed-hint")
        return Field(key="seed", kind="number", label=label, value=seed, hint=hint, folded=True)

    def _on_message(self, _widget: object, message: Any, _buffers: object) -> None:
        if not isinstance(message, dict):
            return
        values = message.get("values")
        if isinstance(values, dict):
            self.choose({key: value for key, value in values.items() if isinstance(key, str)})
        if message.get("kind") == "begin":
            self._begin()
        elif message.get("kind") == "aside":
            self.step_aside()


class MapSettings(PlaySettings[W]):
    """The choices before a game on a map: where it begins, which side the reader plays; see `PlaySettings`.

    Attributes:
        people: Which sides people may play: one, or ``both``.

    Args:
        words: The reader's language.
        scenarios: Names of the starting positions.
        begin: Called when the reader begins.
    """

    sides = "side"
    people: ClassVar[tuple[str, ...]]

    def __init__(self, words: W, scenarios: Sequence[str], begin: Callable[[], None]) -> None:
        self._scenarios = scenarios
        super().__init__(words, begin)

    def _position_and_side(self) -> list[Field]:
        """Return the first two choices."""
        say, family = self._words.say, self.family
        starts = [
            Option(value=name, label=self._words.scenario(name), note=say(f"{family}-scenario-{name}"))
            for name in self._scenarios
        ]
        sides = [
            Option(value=side, label=say(f"{family}-side-{side}"), note=say(f"{family}-side-{side}-note"))
            for side in self.people
        ]
        return [self._choice("scenario", "cards", starts), self._choice("side", "cards", sides)]

    def chosen(self) -> dict[str, Any]:
        """Return what was chosen: the position, too."""
        return super().chosen() | {"scenario": self._value("scenario"), "options": {}}


def _fits(field: Field, value: object) -> bool:
    if field["kind"] == "tick":
        return isinstance(value, bool) and not field.get("off")
    if field["kind"] == "number":
        return type(value) is int and 0 <= value <= MOST_SEED
    return value in [option["value"] for option in field.get("options", [])]
