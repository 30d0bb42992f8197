"""Messages by id, in the reader's language; the texts stand in ``data/messages`` in the Fluent format."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from algeria_lab.checking.formats.begun import INSTEAD, begun_languages, begun_texts
from algeria_lab.checking.formats.message_texts import Bundle
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.words.languages import known_language, languages
from algeria_lab.views.shared.beginnings import MOST_TOLD, Derived, derived

if TYPE_CHECKING:
    from algeria_lab.core.game import Game

Value = str | int | float
REMEMBERED = 4000  # sentences, about those of two hundred decisions: a page may stay open all day
LANGUAGES: tuple[str, ...] = languages()


@cache
def _bundle(language: str) -> tuple[Bundle, tuple[str, ...]]:
    """Return all messages of a language, and their ids in the order of the rooms and their files.

    In one that is begun, those of English stand in for what is missing.
    """
    bundle = Bundle(language)
    ids: list[str] = []
    for text in begun_texts(language) if language in begun_languages() else ():
        bundle.add_text(text)  # the first text of a name counts
    whole = INSTEAD if language in begun_languages() else language
    folder = resources.files("algeria_lab.data") / "messages" / whole
    files = (path for room in folder.iterdir() if room.is_dir() for path in room.iterdir())
    for path in sorted(files, key=str):
        if path.name.endswith(".ftl"):
            ids += bundle.add_text(path.read_text("utf-8"))
    return bundle, tuple(ids)


@cache
def _beginning(language: str, prefixes: tuple[str, ...]) -> tuple[str, ...]:
    """Return the ids that begin with one of *prefixes*: found once, for it takes a look at all of them."""
    return tuple(key for key in _bundle(language)[1] if key.startswith(prefixes))


def one_message(language: str, family: str, key: str) -> str:
    """Return a message without values from one file, where reading all of a language would take too long."""
    path = resources.files("algeria_lab.data") / "messages" / language / f"{family}.ftl"
    bundle = Bundle(language)
    bundle.add_text(path.read_text("utf-8"))
    pattern = bundle.get_message(key).value
    return str(bundle.format_pattern(pattern)[0]) if pattern else key


def sentence(text: str) -> str:
    """Return *text* with a capital at its beginning."""
    return text[:1].upper() + text[1:]


class Said(NamedTuple):
    """A refusal in words.

    Attributes:
        text: What stands in the way.
        hint: What would work; may be empty.
    """

    text: str
    hint: str


class Messages:
    """The messages of one language.

    A message that is missing, or that asks for a value it does not get, is shown as well as possible: a
    reader is better served by a bare id than by a stopped game. `faults` remembers it, for the tests.

    Args:
        language: ``en`` or ``fr``, or one that is begun, in which English stands in for what is missing.

    Raises:
        UnknownName: If there are no messages in that language.
    """

    def __init__(self, language: str) -> None:
        self.language = language if language in begun_languages() else known_language(language)
        self.faults: list[str] = []
        self._bundle, _ = _bundle(language)
        self._said: dict[tuple[str, frozenset[tuple[str, Value]]], str] = {}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.language!r})"

    def say(self, key: str, /, **values: Value) -> str:
        """Return the message *key* with *values* filled in."""
        asked = key, frozenset(values.items())
        if asked not in self._said:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[asked] = self._format(key, values)
        return self._said[asked]

    def _format(self, key: str, values: dict[str, Value]) -> str:
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            self.faults.append(f"{key}: no such message")
            return key
        text, errors = self._bundle.format_pattern(pattern, values)
        self.faults += [f"{key}: {error}" for error in errors]
        return str(text)

    def has(self, key: str) -> bool:
        """Return whether there is a message *key*."""
        return self._bundle.has_message(key)

    def ui(self, *prefixes: str) -> dict[str, str]:
        """Return all messages whose id begins with one of *prefixes*, by id; they take no values."""
        return {key: self.say(key) for key in _beginning(self.language, prefixes)}

    @property
    def written(self) -> str:
        """The language of what is no message, such as a lesson: English in one that is begun."""
        return INSTEAD if self.language in begun_languages() else self.language

    @property
    def direction(self) -> str:
        """The direction of writing: ``ltr`` or ``rtl``."""
        return self.say("language-direction")

    def number(self, value: Value) -> str:
        """Return a number as it is written in running text: a proper minus, the language's decimal sign."""
        return str(value).replace("-", "\N{MINUS SIGN}").replace(".", self.say("decimal"))

    def change(self, value: int) -> str:
        """Return a change with its sign, such as ``+2`` or ``−1``."""
        return f"+{value}" if value > 0 else self.number(value)

    def cite(self, rule: str) -> str:
        """Return a rule as it stands behind a statement."""
        return self.say("cite", rule=rule) if rule else ""

    def labelled(self, label: str, value: Value) -> str:
        """Return something behind its label, with the colon of the language; alone if it has none."""
        return self.say("labelled", label=label, value=value) if label else str(value)


class GameWords(Messages, ABC):
    """The words of a game: all messages, its sides, and why its rules refuse something.

    Attributes:
        game: Name of the game.
    """

    game: ClassVar[str]

    @abstractmethod
    def listed(self, items: Iterable[str]) -> str:
        """Return several names in a row; nothing for none."""

    @abstractmethod
    def side(self, seat: str) -> str:
        """Return a side as a heading; nothing for nobody."""

    @abstractmethod
    def scenario(self, name: str) -> str:
        """Return the title of a starting position."""

    def begun(self, game: Game[Any]) -> str:
        """Return where a game began: the title of its scenario, and the position if it is one of its own."""
        start, scenario = game.start, self.scenario(game.scenario)
        if start is None:
            return scenario
        if start.name == start.scenario:
            return self.say("begun-moment", scenario=scenario, turn=start.turn)
        return self.position_named(start.name, start.state, start.scenario)

    def position_named(self, name: str, state: Mapping[str, Any], scenario: str) -> str:
        """Return the title of a scenario with the name of a position of it.

        Args:
            name: What the position is called.
            state: All that is true there, as JSON.
            scenario: The name of its scenario.
        """
        made, title = derived(name, state), self.scenario(scenario)
        if made and made.base == scenario:
            return self._with(title, made)
        return self.say("begun-named", scenario=title, name=self.position_name(name, state))

    def position_name(self, name: str, state: Mapping[str, Any]) -> str:
        """Return what a position is called; where that names what differs, with the values.

        Args:
            name: What it is called.
            state: All that is true there, as JSON.
        """
        made = derived(name, state)
        return self._with(made.base, made) if made else name

    def _with(self, base: str, made: Derived) -> str:
        """Return a name followed by what differs."""
        items = [
            self.say("begun-change", field=field, value=value) if value else field
            for field, value in made.changes.items()
        ]
        told, left = self.listed(items[:MOST_TOLD]), len(items) - MOST_TOLD
        told = self.say("begun-more", changes=told, number=left) if left > 0 else told
        return self.say("begun-with", base=base, changes=told)

    @abstractmethod
    def refusal(self, refusal: Refusal) -> Said:
        """Return why something cannot be done, and what would work."""

    def speaking(self, language: str) -> Self:
        """Return the same words in another language.

        Raises:
            UnknownName: If there are no messages in that language.
        """
        return type(self)(language)
