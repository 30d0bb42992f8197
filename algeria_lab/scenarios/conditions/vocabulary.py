"""What conditions may speak of: names and functions, each with what it gives; a table for each game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from fractions import Fraction
from typing import Any, Literal, NamedTuple, TypeAlias

from algeria_lab.core.rules import GameState, Rules
from algeria_lab.core.words.typed_names import TypedNames

Value: TypeAlias = bool | int | Fraction | str | frozenset[Any]
# ``any`` is what is known only while it is played, such as an answer; ``same`` what the lazy parameter is.
Kind: TypeAlias = Literal["truth", "number", "text", "set", "any", "same"]
Reader: TypeAlias = "Callable[[Moment], Value]"


class Moment(NamedTuple):
    """What a condition is read from.

    Attributes:
        rules: The rules of the game.
        state: The position, as the learner's side may see it.
        before: The position at the beginning of the step, likewise.
        first: The position at the beginning of the scenario, likewise.
        answers: The last answer to each question, by its id.
        events: What has happened since the step began.
    """

    rules: Rules[Any]
    state: Any
    before: GameState
    first: GameState
    answers: Mapping[str, object] = {}
    events: tuple[Any, ...] = ()


class Domain:
    """The texts of one sort, such as areas.

    Args:
        what: The sort, for the message about a text that is none of them.
        known: The texts.
        names: Returns all other names that they go by; they have no others if None.
    """

    def __init__(
        self, what: str, known: Iterable[str], names: Callable[[], TypedNames] | None = None
    ) -> None:
        self.what, self.known, self._names = what, tuple(known), names

    def read(self, text: str) -> str | None:
        """Return which of them a text means; None if it means none."""
        if text in self.known:
            return text
        found = self._names().id_of(text) if self._names else None
        return found if found in self.known else None

    def nearest(self, text: str) -> str:
        """Return the one that a text is nearest to; empty if there is none near."""
        named = self._names().nearest(text, self.known) if self._names else ""
        near = get_close_matches(text.lower(), [one for one in self.known if one], n=1)
        return named or next(iter(near), "")


class Name(NamedTuple):
    """Something that can be read.

    Attributes:
        kind: What it is.
        read: Reads it.
        domain: What texts it may be, or may hold; any if None.
    """

    kind: Kind
    read: Reader
    domain: Domain | None = None


class Parameter(NamedTuple):
    """What a function takes.

    Attributes:
        name: Its name, to be written before an equals sign.
        kinds: What it may be.
        domain: What texts may stand there; any if None.
        optional: Whether it may be left out.
        lazy: Whether it is handed over as a reader, for another position.
        has_events: Whether it can be asked there what has happened.
        members: What a list must hold that stands there; anything if None.
        may_be_alone: Whether a list may hold anything else if nothing else is told.
    """

    name: str
    kinds: tuple[Kind, ...]
    domain: Domain | None = None
    optional: bool = False
    lazy: bool = False
    has_events: bool = False
    members: Domain | None = None
    may_be_alone: bool = False


class Function(NamedTuple):
    """Something that is asked with brackets.

    Attributes:
        kind: What it gives; ``same`` for what its lazy parameter is.
        call: Called with the moment, and with what is given by name.
        takes: What it takes, in order.
        domain: What texts it may give, or hold; any if None.
        of_events: Whether it asks what has happened in this step.
        plays: Whether it plays a line; such functions do not stand in one another.
    """

    kind: Kind
    call: Callable[..., Value]
    takes: tuple[Parameter, ...] = ()
    domain: Domain | None = None
    of_events: bool = False
    plays: bool = False


class Vocabulary(NamedTuple):
    """Everything that conditions in a game may speak of."""

    names: Mapping[str, Name]
    functions: Mapping[str, Function]

    @property
    def words(self) -> frozenset[str]:
        """All texts that may stand somewhere in quotation marks."""
        domains = [name.domain for name in self.names.values()]
        domains += [one.domain for of in self.functions.values() for one in of.takes]
        return frozenset(word for domain in domains if domain for word in domain.known if word)
