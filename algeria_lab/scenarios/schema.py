"""The JSON Schema of scenario files, written from their model, for editors and for programs of others.

``python -m algeria_lab.scenarios.schema`` writes it anew; a test says whether it is current. It accepts
whatever the checker accepts; the checker knows more.
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator, Mapping
from importlib import resources
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from algeria_lab.checking.formats.yaml_text import read_yaml
from algeria_lab.checking.forms import Form, published
from algeria_lab.scenarios.examples import example_files, example_text
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import SCENARIO

FILE = "scenario.schema.json"
_LONGEST_EXAMPLE = 240  # signs
_PICTURE = {"file": "map.png", "alt": {"en": "A map of Algiers.", "fr": "Un plan d’Alger."}}
_TEXT = {"en": "Two counts, two dates.", "fr": "Deux comptes, deux dates."}
_CASE = [{"text": _TEXT}]
_SURPRISE = {"text": _TEXT, "at": "read", "holds": "turn == 3"}
_SPARE = {"period": 50, "step": "read", "lost": _TEXT}
_LESSON = {
    "number": 5,
    "objectives": [_TEXT, _TEXT],
    "programmes": ["fr-terminale"],
    "age": 13,
    "periods": [50, 90],
    "needs": ["starter"],
    "board": False,
    "prior": _TEXT,
    "vocabulary": ["front", "cadre"],
    "question": {"en": "Why move villages?", "fr": "Pourquoi déplacer des villages ?"},
    "claim": {"law": 4, "text": _TEXT},
    "left_out": [_TEXT],
    "readings": [{"work": "rocard2003"}],
    "pitfalls": [_TEXT],
    "care": [_TEXT],
    "plan": [_TEXT],
    "plan_after": ["read"],
    "surprises": [_SURPRISE],
    "spare": [_SPARE],
    "expected": [_TEXT],
    "exam": {"question": "confront", "answer": _TEXT, "levels": [_TEXT] * 4},
    "readers": [{"name": "Somebody, University of Oran", "date": "2026-11"}],
}


_VIEWS: Mapping[str, Mapping[str, Any]] = {
    "Amount": {
        "text": _TEXT,
        "value": "gov.psl",
        "at": "look",
        "unit": {"en": "points", "fr": "points"},
        "sign": True,
    },
    "Chances": {"line": "resettle II-2", "of": "change(fln.psl)", "least": 12},
    "Accounts": {"area": "II-2", "turn": 2, "since": "order"},
    "AuditView": {"wars": "audit", "measure": "balance@8"},
    "LikenessView": {"marks": ["control", "end"], "months": 18, "slack": 1},
    "TimelineView": {"themes": ["camps"], "first": 1955, "last": 1962},
}


def _of_lessons() -> Mapping[tuple[str, str], Any]:
    """Return examples of the keys that only lessons use, which stand outside the package."""
    rows: Mapping[str, Mapping[str, Any]] = {
        "Lesson": _LESSON,
        "Surprise": _SURPRISE,
        "Spare": _SPARE,
        "Exam": {"question": "confront", "answer": _TEXT, "levels": [_TEXT] * 4},
        "OutsideReader": {"name": "Somebody, University of Oran", "date": "2026-11"},
        "Reading": {"work": "rocard2003", "part": "chapter 1", "why": _TEXT},
        "Claim": {
            "law": 4,
            "text": _TEXT,
            "by": _TEXT,
            "supports": _CASE,
            "against": _CASE,
            "undecided": _CASE,
        },
        "Evidence": {
            "text": _TEXT,
            "when": "fln.psl > gov.psl",
            "source": "mathias2011",
            "fact": "regroupement/regroup-1961",
            "voice": "x21",
        },
        "Exhibit": {
            "title": _TEXT,
            "text": _TEXT,
            "when": "after",
            "voices": ["x21", "x26", "x43"],
            "documents": ["communique"],
            "facts": ["regroupement"],
            "works": "regroupement",
            "timeline": _VIEWS["TimelineView"],
            "chances": {"line": "resettle II-2", "of": "change(fln.psl)"},
            "accounts": {"area": "II-2"},
            "amounts": [{"text": _TEXT, "value": "gov.psl"}],
            "slide": {"notch": _TEXT, "actions": ["gov activate division-1"], "amounts": []},
            "support": True,
            "trace": "tutorial.json",
            "galula": True,
            "audit": _VIEWS["AuditView"],
            "likeness": _VIEWS["LikenessView"],
        },
        "Slide": {
            "notch": {"en": "units made ready", "fr": "unités mises en alerte"},
            "actions": ["gov activate division-1", "gov activate division-2"],
            "then": ["gov done"],
            "amounts": [{"text": _TEXT, "value": "gov.psl"}],
        },
        **_VIEWS,
    }
    return {(form, key): value for form, keys in rows.items() for key, value in keys.items()}


# Examples of keys whose values in our own files are too long to be read, or that ours do without.
_RARE: Mapping[tuple[str, str], Any] = {
    ("Scenario", "steps"): [{"id": "look", "text": "Find Mostaganem (V-4)."}],
    ("Scenario", "read_in"): "fr",
    ("Scenario", "events"): [{"turn": 2, "say": "News from Paris."}],
    ("Scenario", "quiz"): [{"id": "sum", "kind": "number", "ask": "How much is 2 and 2?", "answer": 4}],
    ("Scenario", "experiments"): [{"id": "both", "ways": {"a": "mixed"}, "caveat": "A model."}],
    ("Scenario", "strings"): {"look": {"en": "Look.", "fr": "Regardez."}},
    ("Scenario", "doctrines"): {"watchful": "watchful.toml"},
    ("Scenario", "decks"): {"fln": "my-deck.json"},
    ("Scenario", "sealed"): "eNqrVkrLz1eyUkpKLFKqBQAkVAS6",
    ("Experiment", "ways"): {"hold": "mixed", "wait": {"player": "mixed", "changes": {"terror_charge": 2}}},
    ("Event", "picture"): _PICTURE,
    ("Question", "picture"): _PICTURE,
    ("Step", "picture"): _PICTURE,
    ("Step", "spend"): {"value": "0 - change(gov.psl)", "of": 5},
    ("Spending", "value"): "0 - change(gov.psl)",
    ("Spending", "of"): 5,
    ("Spending", "unit"): {"en": "points", "fr": "points"},
    ("Picture", "file"): "map.png",
    ("Start", "position"): {"game": "algeria", "scenario": "1956-like"},
    ("Start", "save"): "war.json",
    ("Start", "at"): 12,
    ("Start", "phase"): "operations",
    ("Scenario", "documents"): [
        {"id": "letter", "who": "A teacher", "what": "A letter.", "when": 1958, "source": "Own.", "text": "…"}
    ],
    ("OwnDocument", "addressee"): _TEXT,
    ("OwnDocument", "place"): _TEXT,
    ("OwnDocument", "caution"): _TEXT,
    ("Step", "choose"): [
        {"order": "gov pass", "say": "…"},
        {"order": "gov border activate; done", "say": "…"},
    ],
    ("Step", "watch"): 3,
    ("Choice", "order"): "gov border activate; done",
    ("Choice", "text"): _TEXT,
    ("Choice", "say"): _TEXT,
    ("Choice", "to"): "debrief",
    **{("OwnDocument", name): _TEXT for name in ("who", "what", "source", "text")},
    ("OwnDocument", "id"): "letter",
    ("OwnDocument", "when"): 1958,
    ("Step", "content_note"): {"en": "This step speaks of torture.", "fr": "Cette étape parle de torture."},
    ("TextData", "plain"): "Look at the map.",
    ("Scenario", "lesson"): {"number": 0, "age": 13, "periods": [50]},
    ("Experiment", "kept"): True,
    ("Experiment", "throws"): "change(fln.psl)",
    ("Experiment", "vary"): {"psl_per_ap": [5, 10, 20]},
    ("Experiment", "sentence"): {"en": "What changed?", "fr": "Qu’est-ce qui a changé ?"},
    ("Debrief", "under"): "historians",
    ("Step", "only"): 90,
    ("Question", "document"): "x21",
    ("Question", "settled"): "three-turns",
    ("Question", "again"): "first-answer",
    ("Question", "cells"): {"why": _TEXT},
    **{("Cells", name): _TEXT for name in ("who", "when", "whom", "why", "limits")},
    ("Step", "predict"): ["guess"],
    ("Step", "back_to"): "order",
    ("Step", "part"): "bench.yaml",
    ("Step", "show"): [{"chances": {"line": "propaganda cadre-1", "of": "change(fln.psl)"}}],
    **_of_lessons(),
}
_ATTRIBUTES = re.compile(r"^Attributes:\n(.*)\Z", re.MULTILINE | re.DOTALL)
_ATTRIBUTE = re.compile(r"^    (\w+): (.*?)(?=^    \w+: |\Z)", re.MULTILINE | re.DOTALL)


def scenario_schema() -> dict[str, Any]:
    """Return the schema of scenario files, with a sentence and an example for each key."""
    schema: dict[str, Any] = json.loads(json.dumps(published(Scenario)))
    forms = {form.__name__: form for form in _forms(Form)}
    examples = _examples()
    for name, part in {Scenario.__name__: schema, **schema["$defs"]}.items():
        about = attributes(forms[name])
        for key, row in part["properties"].items():
            row["description"] = about[key]
            row["examples"] = [_RARE[name, key] if (name, key) in _RARE else examples[name, key]]
    return schema


def schema_text() -> str:
    """Return the schema as its file holds it."""
    return json.dumps(scenario_schema(), indent=2, ensure_ascii=False, sort_keys=True) + "\n"


def attributes(form: type[Form]) -> Mapping[str, str]:
    """Return what the docstring of a form says of each of its keys, a sentence each."""
    found = _ATTRIBUTES.search(inspect.getdoc(form) or "")
    rows = _ATTRIBUTE.findall(found.group(1)) if found else ()
    return {key: " ".join(text.split()).replace("``", "`") for key, text in rows}


def _forms(form: type[Form]) -> Iterator[type[Form]]:
    for further in form.__subclasses__():
        if further.__module__.startswith("algeria_lab.scenarios.forms."):
            yield further
        yield from _forms(further)


def _examples() -> dict[tuple[str, str], Any]:
    """Return an example of each key, as the scenarios of the package have it.

    That of the schema as it is stays while a scenario has it, so that another scenario changes nothing;
    else it is the shortest.
    """
    found: dict[tuple[str, str], list[Any]] = {}
    for text in map(example_text, example_files()):
        data = read_yaml(text, SCENARIO, "").data
        for form, key, value in _written(Scenario.model_validate(data), data):
            if _length(value) <= _LONGEST_EXAMPLE:
                found.setdefault((form, key), []).append(value)
    shown = _shown()
    return {
        place: shown[place] if shown.get(place) in values else min(values, key=_length)
        for place, values in found.items()
    }


def _shown() -> dict[tuple[str, str], Any]:
    """Return the examples of the schema as it is; none where it has not been written yet."""
    file = resources.files("algeria_lab.data") / "scenarios" / FILE
    if not file.is_file():
        return {}
    schema = json.loads(file.read_text("utf-8"))
    parts = {Scenario.__name__: schema, **schema["$defs"]}
    return {
        (name, key): row["examples"][0]
        for name, part in parts.items()
        for key, row in part["properties"].items()
        if row.get("examples")
    }


def _length(value: object) -> int:
    return len(json.dumps(value, ensure_ascii=False))


def _written(form: object, data: object) -> Iterator[tuple[str, str, Any]]:
    """Yield the form, the key and the value of each key that stands in a file."""
    if isinstance(form, BaseModel) and isinstance(data, dict):
        for key, value in data.items():
            yield type(form).__name__, key, value
            yield from _written(getattr(form, key), value)
    elif isinstance(form, list) and isinstance(data, list) and len(form) == len(data):
        for part, value in zip(form, data, strict=True):
            yield from _written(part, value)
    elif isinstance(form, list) and len(form) == 1:  # one thing, written without its list
        yield from _written(form[0], data)
    elif isinstance(form, dict) and isinstance(data, dict):
        for key in data:
            yield from _written(form[key], data[key])


def main() -> None:
    """Write the schema into the package."""
    folder = Path(str(resources.files("algeria_lab.data"))) / "scenarios"
    (folder / FILE).write_text(schema_text(), "utf-8")


if __name__ == "__main__":
    main()
