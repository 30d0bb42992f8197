"""Which scenario something was played in, as a short word: receipts and links carry it."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from algeria_lab.scenarios.forms.lesson import FOR_TEACHERS
from algeria_lab.scenarios.forms.sealed import AUTHORS, LEARNERS, SEALED
from algeria_lab.scenarios.forms.texts import NO_TEXT
from algeria_lab.scenarios.forms.whole import Scenario

EXPECTED = "expect"  # what a key should come to: an edition for learners notes it, where the author did not
# Keys that came later: where one says nothing, a scenario has the word that it had before.
LATER: dict[str, Any] = {
    **dict.fromkeys(("only", "document", "again", "slide", "phase", "choose", "settled")),
    "documents": [],
    "read_in": "both",
    **dict.fromkeys(("question", "by"), NO_TEXT.model_dump(mode="json")),
}
# What of a lesson no learner works with: who writes a pitfall down, or signs as a reader, changes no receipt.
_BESIDE = {*FOR_TEACHERS, "readers"}
_NOTHING = object()


def scenario_hash(scenario: Scenario) -> str:
    """Return the word for what a scenario says; its edition for learners has the same.

    Comments and layout of the file do not count, nor which way of writing a thing was chosen, nor which of
    its forms is taken, nor what stands in it for teachers.
    """
    scenario = scenario.whole
    data = scenario.model_dump(mode="json", exclude={SEALED: True, "lesson": _BESIDE})
    for row, step in zip(data["steps"], scenario.steps, strict=True):
        part = scenario.part(step.part)
        row["part"] = scenario_hash(part) if part else step.part
    text = json.dumps(_plain(data), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def is_later(key: str, value: object) -> bool:
    """Return whether a key is one that came later and says nothing: files had to do without it."""
    return bool(value == LATER.get(key, _NOTHING))


def _plain(data: Any) -> Any:
    if isinstance(data, dict):
        return {
            key: _plain(value) for key, value in data.items() if key != EXPECTED and not is_later(key, value)
        }
    if isinstance(data, str) and data.endswith(LEARNERS):  # a part, which has its own edition
        return data.removesuffix(LEARNERS) + AUTHORS
    return [_plain(item) for item in data] if isinstance(data, list) else data
