"""Where one may go from the home page: four doors, and what stands at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.views.pages.home.times import ANCHOR

if TYPE_CHECKING:
    from algeria_lab.views.shared.messages import Messages

Part = dict[str, Any]
TEACHERS = "teachers.ipynb"
# Where each game is played.
BOARDS = {"algeria": "war-room.ipynb", "twilight": "twilight.ipynb", "insurgent": "duel.ipynb"}
# What stands behind each door: the name of a link, and where it leads.
_DOORS = {
    "play": {"war-room": BOARDS["algeria"], "twilight": BOARDS["twilight"], "duel": BOARDS["insurgent"]},
    "ask": {"laboratory": "laboratory.ipynb", "timeline": f"#{ANCHOR}"},
    "guided": {"scenario": "scenario.ipynb", "studio": "studio.ipynb"},
    "teach": {"teachers": TEACHERS, "hour": f"{TEACHERS}#hour"},
}


def doors_view(words: Messages) -> list[Part]:
    """Return four ways in, of equal weight: for those who play, who ask, who want a guide, who teach."""
    return [
        {
            "id": name,
            "title": words.say(f"home-door-{name}"),
            "text": words.say(f"home-door-{name}-text"),
            "links": [{"text": words.say(f"home-link-{to}"), "link": link} for to, link in there.items()],
        }
        for name, there in _DOORS.items()
    ]


def ending_view(words: Messages) -> list[Part]:
    """Return what stands at the end of the page: who is not on the board, privacy, who made it."""
    absent: Part = {
        "id": "absent",
        "texts": [words.say("home-absent-text"), words.say("home-care")],
        "more": None,
    }
    told: list[Part] = [
        {
            "id": name,
            "texts": [words.say(f"home-{name}-text")],
            "more": {"text": words.say(f"home-{name}-more"), "link": f"{TEACHERS}#{name}"},
        }
        for name in ("privacy", "credits")
    ]
    return [part | {"title": words.say(f"home-{part['id']}")} for part in (absent, *told)]
