"""Small scenarios for the tests of guided play."""

from typing import Any

from algeria_lab.scenarios.forms.whole import Scenario

LOOK = {"id": "look", "text": "Look."}
ORDER = {
    "id": "order",
    "text": "Resettle Philippeville.",
    "play": "gov resettle II-2",
    "dice": [3, 4, 5],
    "hints": ["One.", "Two."],
    "on_done": "Done.",
    "on_wrong": [{"pick": "civil_affairs", "say": "Not that way."}],
}
WAIT = {"id": "wait", "text": "Go on.", "goal": "turn >= 3", "by": "mixed"}


def scenario(*steps: dict[str, Any], **more: Any) -> Scenario:
    """Return a scenario in which both sides have held what they have until turn 2."""
    data = {
        "format": "algeria-scenario/1",
        "id": "test",
        "title": "Test",
        "start": {"scenario": "1956-like", "turn": 2},
        "dice": 9,
        "steps": list(steps or (LOOK, ORDER, WAIT)),
        "opponent": "mixed",
        **more,
    }
    return Scenario.model_validate(data)
