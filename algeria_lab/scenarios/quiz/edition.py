"""An edition for learners: the same scenario, its keys sealed, without what is for teachers."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Mapping
from functools import cache, partial
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

from ruamel.yaml import YAML

from algeria_lab.checking.faults import WrongFile
from algeria_lab.checking.telling import Say, english
from algeria_lab.scenarios.forms.lesson import FOR_TEACHERS
from algeria_lab.scenarios.forms.sealed import (
    PRIVATE,
    PRIVATE_IN_STEPS,
    SALT_BYTES,
    SEALED,
    Data,
    letters,
    seal,
    unsealed,
)
from algeria_lab.scenarios.from_text import SCENARIO, inspect_scenario
from algeria_lab.scenarios.guide.walks.autopilot import guided_moments
from algeria_lab.scenarios.quiz.keys import Keys, keys_of
from algeria_lab.scenarios.quiz.verdicts import Key

_WIDTH = 110


def learners_edition(
    text: str,
    name: str = "scenario",
    folder: Path | None = None,
    say: Say = english,
    *,
    is_fixed: bool = False,
) -> str:
    """Return the edition for learners of a scenario: it plays alike, and no key stands in clear.

    Comments of the author are left out, for they may say what is right, and so is what only teachers read.
    Every edition is sealed with a salt of its own.

    Args:
        text: The text of the scenario.
        name: Name of the file, for messages.
        folder: Where the files stand that it names.
        say: What the comment at its head is written with.
        is_fixed: Whether the same text gives the same edition: salt and letters then come from the text,
            keys included, so that nobody can find them without it.

    Raises:
        WrongFile: If something is wrong with the scenario, or a key cannot be computed.
        NotBeside: If it names a file that cannot be read.
    """
    found = inspect_scenario(text, name, folder)
    if found.faults or found.scenario is None:
        raise WrongFile(SCENARIO, name, found.faults, say)
    scenario = found.gathered if folder else found.scenario
    moments = cache(partial(guided_moments, scenario))  # nothing is played where no key is computed
    keys = keys_of(scenario, lambda step: moments().get(step))
    if keys.faults:
        spots = [found.marked.spot(fault.path) for fault in keys.faults]
        placed = [
            fault._replace(line=spot.line, column=spot.column)
            for fault, spot in zip(keys.faults, spots, strict=True)
        ]
        raise WrongFile(SCENARIO, name, placed, say)
    data = unsealed(found.marked.data)
    assert isinstance(data, dict), "a scenario is a table"
    salt = _drawn("salt", text)[:SALT_BYTES] if is_fixed else secrets.token_bytes(SALT_BYTES)
    dice = Random(_drawn("letters", text)) if is_fixed else secrets.SystemRandom()
    return f"# {say('quiz-edition')}\n{_written(_folded(data, keys, salt, dice))}"


def _drawn(purpose: str, text: str) -> bytes:
    return hashlib.sha256(f"{purpose} {text}".encode()).digest()


def _folded(data: Data, keys: Keys, salt: bytes, dice: Random) -> Data:
    """Return the data of a scenario with all that is private sealed."""
    visible = dict(data)
    hidden: Data = {"quiz": {}, "steps": {}}
    visible["quiz"], visible["steps"] = [], []
    for row in data.get("quiz") or []:
        shown, part = _question(row, keys.by_question.get(row["id"]), dice)
        visible["quiz"].append(shown)
        hidden["quiz"][row["id"]] = part
    for row in data.get("steps") or []:
        private = {name: row[name] for name in PRIVATE_IN_STEPS if name in row and row.get("ask")}
        visible["steps"].append({name: value for name, value in row.items() if name not in private})
        hidden["steps"][row["id"]] = private
    lesson = data.get("lesson") or {}
    told = {name: lesson[name] for name in FOR_TEACHERS if name in lesson}
    visible["lesson"] = {name: value for name, value in lesson.items() if name not in told}
    visible = {name: value for name, value in visible.items() if name != SEALED and value not in ([], {})}
    only_hidden = {*_keyed(hidden), *_keyed(told)} - set(_keyed(visible))
    strings = data.get("strings") or {}
    hidden["strings"] = {name: strings[name] for name in strings if name in only_hidden}
    if strings:
        visible["strings"] = {name: strings[name] for name in strings if name not in only_hidden}
    return {**visible, SEALED: seal(hidden, salt)}


def _question(row: Data, key: Key | None, dice: Random) -> tuple[Data, Data]:
    """Return what is shown of a question, and what is sealed."""
    part = {name: row[name] for name in PRIVATE if name in row}
    shown = {name: value for name, value in row.items() if name not in part}
    answer = part.get("answer")
    if isinstance(answer, Mapping) and "expect" not in answer and key is not None:
        part["answer"] = {**answer, "expect": key.to_json()}
    if row.get("options"):
        shown["options"], part["options"] = _options(row, dice)
    return shown, part


def _options(row: Data, dice: Random) -> tuple[list[Data], list[Data]]:
    """Return the options of a question under letters, and which letter is which."""
    options = list(row["options"])
    places, pairs = list(range(len(options))), list(range(len(options)))
    # Of pairs one half is enough: the other stays, so that nothing stands beside its own.
    mixed = {"order": places, "match": pairs}.get(row["kind"], [])
    while len(mixed) > 1 and mixed == sorted(mixed):
        dice.shuffle(mixed)
    shown: list[Data] = []
    for letter, place, pair in zip(letters(len(options)), places, pairs, strict=True):
        text = {name: value for name, value in options[place].items() if name not in ("id", "when", "match")}
        match = {"match": options[pair]["match"]} if "match" in options[pair] else {}
        shown.append({"id": letter, **text, **match})
    hidden = []
    for place, option in enumerate(options):
        own = {name: option[name] for name in ("id", "when") if name in option}
        which = {"as": shown[places.index(place)]["id"], "pair": shown[pairs.index(place)]["id"]}
        hidden.append(own | which)
    return shown, hidden


def _keyed(data: object) -> Iterator[str]:
    """Yield the keys of texts that stand among the ``strings``."""
    if isinstance(data, Mapping):
        if set(data) == {"key"} and isinstance(data["key"], str):
            yield data["key"]
        for value in data.values():
            yield from _keyed(value)
    elif isinstance(data, list):
        for item in data:
            yield from _keyed(item)


def _written(data: Any) -> str:
    yaml, stream = YAML(typ="rt"), StringIO()
    yaml.width, yaml.allow_unicode = _WIDTH, True
    yaml.dump(data, stream)
    return stream.getvalue()
