"""Everything that a person put in on the way through a scenario, as plain data that can be replayed."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from copy import deepcopy
from time import monotonic
from typing import Any, Literal, TypeAlias, get_args

from algeria_lab.core.refusals import LabError, Tellable
from algeria_lab.scenarios.forms.whole import Scenario

FORMAT = "algeria-journal/1"
MOST_INPUTS = 5_000
MOST_LETTERS = 100_000  # of one input; a free text or a free game may be long
MOST_NUMBER = 1_000_000  # minutes and moments
Kind: TypeAlias = Literal[
    "play",
    "back",
    "wrong",
    "on",
    "watch",
    "show",
    "answer",
    "skip",
    "hint",
    "key",
    "experiment",
    "leave",
    "return",
    "debrief",
    "jump",
    "part",
    "lesson",
    "say",
    "keep",
]
Input: TypeAlias = dict[str, Any]
# What belongs to an input besides its kind and minute, and of which type it is.
_FIELDS: Mapping[str, Mapping[str, type]] = {
    "play": {"line": str, "at": int},
    "back": {"to": int},
    "wrong": {"pick": str, "at": int},
    "on": {},
    "watch": {},
    "show": {},
    "answer": {"question": str, "given": object, "language": str},
    "skip": {"question": str},
    "hint": {"question": str},
    "key": {"question": str},
    "experiment": {"experiment": str, "what": str, "said": object},
    "leave": {"at": int, "own": list},
    "return": {},
    "debrief": {},
    "jump": {"step": str},
    "part": {"step": str, "inputs": list},
    "lesson": {},
    "say": {"place": int, "text": str},
    "keep": {"line": str, "place": int},
}


class WrongJournal(Tellable, ValueError):
    """A journal that cannot be read, or does not replay.

    Attributes:
        number: The input at which it fails, counted from 1; 0 if none of it can be read.
    """

    def __init__(self, said: str, number: int = 0, why: LabError | None = None) -> None:
        self.number = number
        text = f"input {number} of the journal: {said}" if number else f"the journal: {said}"
        if why:
            super().__init__(text, "journal-why", number=number, why=why)
        else:
            super().__init__(text, "journal-input" if number else "journal", number=number)


class Journal:
    """The inputs of one person, each with the minute in which it came, counted from the beginning.

    Args:
        clock: Tells the time in seconds, from any moment.

    Attributes:
        inputs: The inputs, in order.
        clock: As above; whoever replays sets it.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.inputs: list[Input] = []
        self._begun = clock()

    @property
    def minutes(self) -> int:
        """Whole minutes since the beginning."""
        return max(0, int((self.clock() - self._begun) // 60))

    @property
    def worked(self) -> int:
        """Whole minutes from the beginning to the last input, those in another scenario of a step too."""
        if not self.inputs:
            return 0
        last = self.inputs[-1]
        inside = last["inputs"] if last["do"] == "part" else []
        return last["min"] + (inside[-1]["min"] - inside[0]["min"] if inside else 0)

    @property
    def undos(self) -> int:
        """How often something was taken back."""
        return sum(one["do"] == "back" for one in self.inputs)

    def note(self, do: Kind, **more: object) -> Input:
        """Note an input and return what is kept; moves taken back one behind the other are one input."""
        if do == "back" and self.inputs and self.inputs[-1]["do"] == "back":
            self.inputs.pop()
        self.inputs.append({"do": do, **more, "min": self.minutes})
        return self.inputs[-1]

    def strike(self) -> None:
        """Strike out the last input: it has come to nothing."""
        self.inputs.pop()

    def go_on_from(self, minutes: int) -> None:
        """Let so many minutes have passed by now."""
        self._begun = self.clock() - 60 * minutes

    def to_json(self, scenario: Scenario) -> dict[str, object]:
        """Return it as plain JSON; `form_taken` and `read_inputs` read it back."""
        return {
            "format": FORMAT,
            "scenario": scenario.id,
            "version": scenario.version,
            **({"period": scenario.period} if scenario.period else {}),
            "inputs": deepcopy(self.inputs),
        }


def form_taken(data: object, scenario: Scenario) -> Scenario:
    """Return the form of a scenario that a journal was kept of; all of it where the journal names none.

    Raises:
        WrongJournal: If there is no such form.
    """
    period = data.get("period") if isinstance(data, Mapping) else None
    if period is None:
        return scenario.whole
    if type(period) is not int or period not in scenario.periods:
        raise WrongJournal(f"it is of a form for {period!r:.20} minutes, which the scenario has not.")
    return scenario.for_period(period)


def read_inputs(data: object, scenario: Scenario) -> list[Input]:
    """Return the inputs of a journal that somebody gave, their form checked.

    Raises:
        WrongJournal: If it is none, too long, or of another scenario.
    """
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise WrongJournal(f"it should be a table with 'format': {FORMAT!r}.")
    if data.get("scenario") != scenario.id:
        raise WrongJournal(f"it is of the scenario {data.get('scenario')!r:.60}, not of {scenario.id!r}.")
    inputs = data.get("inputs")
    if not isinstance(inputs, list) or len(inputs) > MOST_INPUTS:
        raise WrongJournal(f"its inputs should be a list of at most {MOST_INPUTS}.")
    return [_checked(one, number) for number, one in enumerate(inputs, start=1)]


def _checked(one: object, number: int) -> Input:
    if not isinstance(one, Mapping) or one.get("do") not in get_args(Kind):
        raise WrongJournal(f"it should say what was done: {', '.join(get_args(Kind))}.", number)
    for name, kind in {**_FIELDS[str(one["do"])], "min": int}.items():
        value: Any = one.get(name)
        fits = type(value) is int and 0 <= value <= MOST_NUMBER if kind is int else isinstance(value, kind)
        if name not in one or not fits:
            raise WrongJournal(f"{name!r} is missing or of the wrong kind.", number)
    if not isinstance(one.get("by", ""), str):
        raise WrongJournal("'by' is of the wrong kind.", number)
    if one["do"] == "part":
        return {**one, "inputs": _checked_part(one["inputs"], number)}
    if len(json.dumps(one, default=str, ensure_ascii=False)) > MOST_LETTERS:
        raise WrongJournal(f"it is longer than {MOST_LETTERS} letters.", number)
    return dict(one)


def _checked_part(inputs: list[object], number: int) -> list[Input]:
    """Return what was put in at another scenario, its form checked; parts have no parts."""
    if len(inputs) > MOST_INPUTS:
        raise WrongJournal(f"a part has at most {MOST_INPUTS} inputs.", number)
    if any(isinstance(one, Mapping) and one.get("do") == "part" for one in inputs):
        raise WrongJournal("a part has no parts.", number)
    return [_checked(one, number) for one in inputs]
