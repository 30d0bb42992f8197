"""How a scenario begins: position, dice, and who decides for the other side."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BeforeValidator, Field

from algeria_lab.checking.forms import LEGIBLE, WRITTEN, Form
from algeria_lab.scenarios.forms.texts import NO_TEXT, Condition, Lines, Name, Picture, Table, Text

Face: TypeAlias = Annotated[int, Field(ge=1, le=6)]
MOST_FACES = 500
PERSON = "person"


def _named(value: object) -> object:
    """Return the name of a position; the year of one, which YAML reads as a number, is its name."""
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


PositionName: TypeAlias = Annotated[
    str, BeforeValidator(_named, json_schema_input_type=str | int), WRITTEN, LEGIBLE
]


class Start(Form):
    """Where the game begins: one of the first three; ``at``, ``turn`` and ``phase`` say when.

    Attributes:
        scenario: A published position of the game, by name, in its ready-made deployment.
        position: A position as `algeria_lab.position(...).to_json()` writes it.
        save: A saved game beside the file.
        at: The moment of the saved game: a number of actions, or a bookmark.
        turn: Play begins in the operations of this turn: until then both sides hold what they have and order
            nothing; only *algeria*.
        phase: Play begins in this phase, of ``turn`` or of the first turn that still has it: until then both
            sides hold what they have; only *algeria*.
    """

    scenario: PositionName | None = None
    position: Table | None = None
    save: Annotated[str, WRITTEN, LEGIBLE] | None = None
    at: int | str | None = None
    turn: Annotated[int, Field(ge=1, le=40)] | None = None
    phase: Literal["reinforcement", "deployment", "operations"] | None = None


class Throw(Form):
    """Faces that fall in this order, and what for.

    Attributes:
        faces: The faces.
        label: What the author calls them.
    """

    faces: Annotated[list[Face], Field(max_length=MOST_FACES)]
    label: Text = NO_TEXT


def _throw(value: object) -> object:
    if isinstance(value, int) and not isinstance(value, bool):
        return {"faces": [value]}
    return (
        {"faces": value}
        if isinstance(value, list) and all(isinstance(face, int) for face in value)
        else value
    )


def _throws(value: object) -> object:
    if isinstance(value, list) and value and all(isinstance(face, int) for face in value):
        return [{"faces": value}]
    return value


Thrown: TypeAlias = Annotated[Throw, BeforeValidator(_throw, json_schema_input_type=int | list[int] | Throw)]
Throws: TypeAlias = Annotated[
    list[Thrown], BeforeValidator(_throws, json_schema_input_type=list[int | list[int] | Throw])
]


class Dice(Form):
    """The dice: a seed, and faces that are given before it.

    Attributes:
        seed: The same seed and the same decisions give the same game.
        script: Teaching dice: faces used in this order from the first decision on; what falls before it, such
            as the random event of turn 1, comes from the seed or is forced by an event.
        then: What follows when they are used up: dice of the seed, or an error.
    """

    seed: int = 1
    script: Throws = []
    then: Literal["seed", "stop"] = "seed"


def _seed(value: object) -> object:
    return {"seed": value} if isinstance(value, int) and not isinstance(value, bool) else value


class Opponent(Form):
    """Who decides for the other side.

    Attributes:
        player: A computer player by name, a doctrine of the scenario by name, or ``person``.
        script: Lines of play that it plays in this order, each once it is possible; meanwhile ``player``
            decides. If the rest of a line becomes impossible, it is left out.
        explain: Whether it tells why it decided.
    """

    player: Annotated[str, WRITTEN, LEGIBLE] | None = None
    script: Lines = []
    explain: bool = True


def _player(value: object) -> object:
    return {"player": value} if isinstance(value, str) else value


DiceData: TypeAlias = Annotated[Dice, BeforeValidator(_seed, json_schema_input_type=int | Dice)]
StartData: TypeAlias = Annotated[
    Start,
    BeforeValidator(
        lambda value: {"scenario": value} if isinstance(_named(value), str) else value,
        json_schema_input_type=str | int | Start,
    ),
]
OpponentData: TypeAlias = Annotated[Opponent, BeforeValidator(_player, json_schema_input_type=str | Opponent)]


class Event(Form):
    """Something that happens by the author's will, once.

    Attributes:
        id: Its name, if it needs one.
        turn: At the beginning of this turn.
        when: Once this is true.
        say: What is told.
        change: What changes on the board, as in ``set_up``; the game goes on from the new position.
        force: The random event of the turn, by name; its dice are teaching dice.
        picture: What is shown beside the text.
        content_note: What to say before, where the text names a hard subject.
    """

    id: Name | None = None
    turn: Annotated[int, Field(ge=1, le=100)] | None = None
    when: Condition | None = None
    say: Text = NO_TEXT
    change: Table = {}
    force: Annotated[str, WRITTEN, LEGIBLE] | None = None
    picture: Picture | None = None
    content_note: Text = NO_TEXT
