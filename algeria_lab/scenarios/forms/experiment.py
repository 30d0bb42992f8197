"""Experiments: the same position, fought many times in several ways."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import BeforeValidator, Field

from algeria_lab.checking.forms import LEGIBLE, WRITTEN, Form
from algeria_lab.scenarios.forms.texts import NO_TEXT, Condition, Name, Table, Text

MOST_WAYS = 12  # and opponents; a chart of more cannot be read
Player: TypeAlias = Annotated[str, WRITTEN, LEGIBLE]


class WayData(Form):
    """One way to fight.

    Attributes:
        player: Who plays the side that is studied, by name; the usual player if left out.
        opening: Actions that are played first, such as ``gov border improve; gov border activate``.
        when: The phase and turn in which, such as ``reinforcement@1``; at once if left out.
        changes: Numbers and switches of the game's model that differ, by name: ``{terror_charge: 0}``.
        until: The turn at whose end wars of this way are read and end; that of the experiment if left out.
        title: What tables and charts call it.
    """

    player: Player | None = None
    opening: str = ""
    when: str = ""
    changes: Table = {}
    until: Annotated[int, Field(ge=1, le=100)] | None = None
    title: Text = NO_TEXT


class Count(Form):
    """Something that an author counts in every position, besides the list of measures.

    Attributes:
        of: A number, or a condition for the share of wars in which it is true, such as
            ``control("V-4") == "gov"``.
        title: What tables and charts call it.
    """

    of: Condition
    title: Text = NO_TEXT


def _way(value: object) -> object:
    return {"player": value} if isinstance(value, str) else value


class Experiment(Form):
    """A question to many wars.

    Attributes:
        id: Its name.
        text: What it is about, and what to watch.
        at: The step at whose beginning the wars begin, on the guided line; the beginning if left out.
        side: The side whose ways are compared; the learner's if left out.
        ways: Ways to fight, by name; the first is what the others are compared with.
        against: The opponents; the scenario's if left out.
        runs: Wars for each way and opponent; a war of one way and its twin meet the same dice.
        seed: Seed of the first war.
        stop: The turn after which an undecided war stops.
        measures: What is counted, by its name in the list of measures and the turn behind an @, such as
            ``balance@5``; at the end of the war without one, such as ``fln.wins``. The first is drawn.
        counts: What else is counted, by a name that measures may use.
        throws: No wars: what is read once the opening of a way was played, ``runs`` times with other dice,
            such as ``change(fln.psl)``; it is set beside the exact chances.
        predict: Whether learners say first what they expect.
        kept: Whether results are kept beside the file, so that they are there at once; more can be played.
        vary: Numbers of the game's model that a learner may change, each with values to choose from.
        sentence: What the learner is asked to write down in one sentence at the end.
        caveat: What the result does not show.
    """

    id: Name
    text: Text = NO_TEXT
    at: Name | None = None
    side: Annotated[str, Field(pattern="^(fln|gov)$", examples=["gov"])] | None = None
    ways: Annotated[
        dict[str, Annotated[WayData, BeforeValidator(_way, json_schema_input_type=str | WayData)]],
        Field(min_length=1, max_length=MOST_WAYS),
    ]
    against: Annotated[list[Player], Field(max_length=MOST_WAYS)] = []
    runs: Annotated[int, Field(ge=2, le=10_000)] = 200
    seed: int = 1
    stop: Annotated[int, Field(ge=1, le=100)] | None = None
    measures: list[Annotated[str, WRITTEN, LEGIBLE]] = []
    counts: dict[Name, Count] = {}
    throws: Condition | None = None
    predict: bool = False
    kept: bool = False
    vary: dict[str, Annotated[list[int | float], Field(min_length=2, max_length=8)]] = {}
    sentence: Text = NO_TEXT
    caveat: Text
