"""What fits where somebody writes: keys of the form, words that may stand behind them, conditions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias, get_args

from pydantic import BaseModel

from algeria_lab.algeria.board.geography import AREAS, PLACES
from algeria_lab.algeria.board.units import ID_OF
from algeria_lab.checking.voices import voices
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.scenarios.conditions.documented import completions
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.views.pages.studio.naming import ids
from algeria_lab.views.pages.studio.offered.beginnings import GAMES, players, starts
from algeria_lab.views.pages.studio.works import form_of
from algeria_lab.views.shared.messages import Messages

Keys: TypeAlias = tuple[str, ...]
_KEY = re.compile(r"^(\s*)((?:- +)*)([\w-]+):(?:\s|$)")
CONDITIONS = {"goal", "when", "engine"}
PLAYERS = {"opponent", "player", "by", "fln", "gov"}


class Offered(NamedTuple):
    """One thing that fits.

    Attributes:
        label: What is written.
        detail: What it is, in a few words; may be empty.
        apply: What is written instead of the label; empty for the label itself.
    """

    label: str
    detail: str = ""
    apply: str = ""


def completed(text: str, line: int, column: int, data: Mapping[str, Any], language: str) -> list[Offered]:
    """Return what fits at a place of a text.

    Args:
        text: The text, which may be wrong in any way.
        line: Line of the place, counted from 1.
        column: Column of the place, counted from 1.
        data: What can be read of the text, or could before.
        language: The reader's language.
    """
    lines = text.split("\n")[: max(1, line)]
    before = lines[-1][: column - 1]
    found = _KEY.match(before)
    lead = re.match(r"[\s-]*", before)
    indent = len(lead.group()) if lead else 0
    if found is None and ":" not in before:
        # A key is followed by its colon, but where one stands already.
        end = "" if ":" in lines[-1][column - 1 :] else ": "
        return [one._replace(apply=one.label + end) for one in _keys(_around(lines[:-1], indent))]
    key = found.group(3) if found else ""
    around = _around(lines[:-1], indent)
    return list(_values(key, around, data, language))


def _around(lines: list[str], indent: int) -> Keys:
    """Return the keys that a line of that indent stands under."""
    path: list[str] = []
    for line in reversed(lines):
        found = _KEY.match(line)
        if found is None:
            continue
        column = len(found.group(1)) + len(found.group(2))
        if column < indent:
            path.append(found.group(3))
            # What stands under a dash belongs to the key around the list.
            indent = len(found.group(1)) if found.group(2) else column
            if found.group(2) and len(path) > 1:
                path.pop()
    return tuple(reversed(path))


def _keys(around: Keys) -> Iterator[Offered]:
    form: Any = Scenario
    for key in around:
        form = form_of(form, key)
        if form is None:
            return
    for name, about in _described(form):
        yield Offered(name, about)


def _described(form: type[BaseModel]) -> Iterator[tuple[str, str]]:
    """Yield the keys of a form, each with what its documentation says."""
    about = dict(re.findall(r"^ {4,8}(\w+): (.+)$", form.__doc__ or "", re.MULTILINE))
    for name in form.model_fields:
        yield name, about.get(name, "").replace("``", "")


def _values(key: str, around: Keys, data: Mapping[str, Any], language: str) -> Iterator[Offered]:
    given = data.get("game")
    game = given if given in GAMES else GAMES[0]
    if key in CONDITIONS:
        yield from (Offered(row["text"], row["about"]) for row in completions(game, language))
    elif key == "game":
        yield from map(Offered, GAMES)
    elif key in ("start", "scenario"):
        yield from (Offered(name, title) for name, title in starts({"game": game}, Messages(language)))
    elif key in PLAYERS:
        known = players({"game": game, "side": "both"}, Messages(language))
        yield from (Offered(name, title) for name, title in known if name)
    elif key in ("to", "next", "at", "step"):
        yield from map(Offered, (*ids(data, "steps"), "debrief"))
    elif key in ("ask", "again", "experiment"):
        yield from map(Offered, ids(data, "experiments" if key == "experiment" else "quiz"))
    elif key == "document":
        yield from (Offered(name, one.who[language]) for name, one in voices().items())
    elif key in ("play", "allow", "pick"):
        yield from map(Offered, subject(game).rules.vocabulary())
    elif game == GAMES[0] and ("set_up" in around or key in ("terror", "resettled")):
        yield from (Offered(place, AREAS[place].kind if place in AREAS else "") for place in PLACES)
        yield from map(Offered, ID_OF if key in ("place", "neutralized", "dispersed") else ())
    else:
        yield from map(Offered, _literals(around, key))


def _literals(around: Keys, key: str) -> list[str]:
    """Return the words that the form lists for a key."""
    form: Any = Scenario
    for name in around:
        form = form_of(form, name)
        if form is None:
            return []
    field = form.model_fields.get(key)
    return [str(word) for word in _words(field.annotation)] if field else []


def _words(annotation: Any) -> Iterator[object]:
    for inner in get_args(annotation):
        if isinstance(inner, str):
            yield inner
        else:
            yield from _words(inner)
