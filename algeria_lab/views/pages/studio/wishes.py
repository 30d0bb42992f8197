"""What is asked of a position, on a board or in fields: what is to stand in the text, and whether it may."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from algeria_lab.checking.causes import told
from algeria_lab.checking.faults import Path, WrongFile, placed
from algeria_lab.checking.formats.yaml_text import read_yaml
from algeria_lab.checking.telling import telling
from algeria_lab.core.refusals import LabError
from algeria_lab.core.words.amounts import read_whole
from algeria_lab.scenarios.forms.whole import FORMAT, Scenario
from algeria_lab.scenarios.from_text import SCENARIO
from algeria_lab.scenarios.table import position_of
from algeria_lab.views.pages.studio.arranging import TURNS, laid, turned
from algeria_lab.views.pages.studio.moving import SET_UP, Wish

# The parts of a scenario that say where it begins.
PARTS = ("game", "profile", "options", "start", "set_up", "dice", "decks")


def beginning(data: Mapping[str, Any]) -> Scenario | None:
    """Return a scenario of nothing but where it begins; None where the form of that is wrong."""
    parts = {name: data[name] for name in PARTS if name in data}
    try:
        return Scenario.model_validate({"format": FORMAT, "id": "position", "title": "-", **parts})
    except ValidationError:
        return None


def wishes_for(data: Mapping[str, Any], path: Path, message: Mapping[str, Any]) -> list[Wish]:
    """Return what is to stand in the text where more than one thing follows from what was done.

    Args:
        data: The scenario.
        path: Where it was done.
        message: What was done; see `edits.changes_of`.
    """
    value = message.get("value")
    if message["field"] == "wishes" and path == (SET_UP,) and isinstance(value, list):
        return [Wish((SET_UP, *one["path"][1:]), one["value"]) for one in value]
    match path:
        case (str(part), "place", str(card)) if part == SET_UP and data.get("game") == "insurgent":
            set_up = data.get(SET_UP)
            return laid(_position(data), set_up if isinstance(set_up, dict) else {}, card, str(value))
        case (str(part), name, str(seat)) if part == SET_UP and name == TURNS:
            number = read_whole(str(value))
            return [] if number is None or number < 0 else turned(_position(data), seat, number)
    return []


def with_wish(data: Mapping[str, Any], wish: Wish) -> dict[str, Any]:
    """Return the data of a scenario with a wish fulfilled."""
    set_up = data.get(SET_UP)
    changed = dict(set_up) if isinstance(set_up, dict) else {}
    _, field, *name = wish.path
    if name:
        before = changed.get(str(field))
        changed[str(field)] = {**(before if isinstance(before, dict) else {}), name[0]: wish.value}
    else:
        changed[str(field)] = wish.value
    return {**data, SET_UP: changed}


def _position(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the position at which a scenario begins, as JSON; empty while there is none."""
    scenario = beginning(data)
    try:
        return position_of(scenario).state if scenario else {}
    except LabError:
        return {}


def objection(before: str, after: str, language: str) -> str:
    """Return why nobody could play from where a text begins; empty if somebody can, or could not before."""
    wrong = _wrong(after, language)
    return wrong if wrong and not _wrong(before, language) else ""


def reason(error: LabError, language: str) -> str:
    """Return why somebody cannot play, in a language as far as the error is told in several."""
    if not isinstance(error, WrongFile):
        return told(error, language)
    return " ".join(placed(fault, telling(language)) for fault in error.faults)


def _wrong(text: str, language: str) -> str:
    data = read_yaml(text, SCENARIO, "").data
    scenario = beginning(data) if isinstance(data, dict) else None
    try:
        if scenario:
            position_of(scenario)
    except LabError as error:
        return reason(error, language)
    return ""
