"""What conditions may speak of: names and functions, each with what it gives; a table for each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Literal, NamedTuple, TypeAlias

from algeria_lab.core.rules import GameState, Rules

Value: TypeAlias = bool | int | Fraction | str | frozenset[str]
Kind: TypeAlias = Literal["truth", "number", "text", "set", "any"]


class Moment(NamedTuple):
    """What a condition is read from.

    Attributes:
        rules: The rules of the game.
        state: The position, as the learner's side may see it.
        before: The position at the beginning of the step.
        first: The position at the beginning of the scenario.
        answers: The last answer to each question, by its id.
        events: What has happened since the step began.
    """

    rules: Rules[Any]
    state: GameState
    before: GameState
    first: GameState
    answers: Mapping[str, object] = {}
    events: tuple[Any, ...] = ()


class Name(NamedTuple):
    """Something that can be read.

    Attributes:
        kind: What it is.
        read: Reads it.
        about: What it is, in a sentence, by language.
        example: A condition with it.
    """

    kind: Kind
    read: Callable[[Moment], Value]
    about: Mapping[str, str]
    example: str = ""


class Parameter(NamedTuple):
    """What a function takes.

    Attributes:
        name: Its name, to be written before an equals sign.
        kind: What it is.
        words: What texts may stand there; any if None.
        optional: Whether it may be left out.
        lazy: Whether it is handed over as an expression, to be read at another position.
    """

    name: str
    kind: Kind
    words: Callable[[], tuple[str, ...]] | None = None
    optional: bool = False
    lazy: bool = False


class Function(NamedTuple):
    """Something that can be read of what is named in brackets; see `Name`."""

    kind: Kind
    call: Callable[..., Value]
    takes: tuple[Parameter, ...]
    about: Mapping[str, str]
    example: str = ""


class Vocabulary(NamedTuple):
    """Everything that conditions in a game may speak of."""

    names: Mapping[str, Name]
    functions: Mapping[str, Function]
