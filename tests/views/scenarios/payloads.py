"""A scenario that tries to run script in each of its texts."""

import json

from tests.payloads import PAYLOADS

ALL = " ".join(PAYLOADS)


def hostile_scenario() -> str:
    """Return the text of a scenario with all payloads in each of its texts."""
    both = {"en": ALL, "fr": ALL}
    option = {"text": both, "match": both}
    data = {
        "format": "algeria-scenario/1",
        "id": "hostile",
        "title": both,
        "about": both,
        "authors": [ALL],
        "licence": ALL,
        "content_notes": [both],
        "start": "1956-like",
        "dice": {"seed": 9, "script": [{"faces": [1, 3], "label": both}]},
        "events": [{"turn": 1, "say": both, "content_note": both}],
        "goals": [{"id": "goal", "when": "turn >= 1", "say": both}],
        "checkpoints": [{"step": "look", "title": both}],
        "steps": [
            {
                "id": "look",
                "title": both,
                "text": both,
                "content_note": both,
                "play": "gov done",
                "dice": [{"faces": [2], "label": both}],
                "hints": [both],
                "on_done": both,
                "on_wrong": [{"pick": "mobilize", "say": both}],
                "picture": {"file": "x.png", "alt": both},
            },
            {"id": "ask", "text": both, "ask": "which"},
        ],
        "quiz": [
            {
                "id": "which",
                "kind": "choice",
                "ask": both,
                "options": [{"id": "one", **option}, {"id": "two", "text": both}],
                "answer": "one",
                "misconceptions": {"two": both},
                "hints": [both],
                "after": both,
            }
        ],
        "debrief": [{"ask": both, "tell": "goals"}],
    }
    return json.dumps(data, ensure_ascii=False)
