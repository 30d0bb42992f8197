"""Where one may go from the home page: three doors, and what stands at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.views.lessons.path import path_view
from algeria_lab.views.pages.home.times import ANCHOR

if TYPE_CHECKING:
    from algeria_lab.lessons.course import Course
    from algeria_lab.views.shared.messages import Messages

Part = dict[str, Any]
_PAGES = ("war-room", "twilight", "duel", "laboratory", "scenario", "studio")
TEACHERS = "teachers.ipynb"


def doors_view(course: Course, words: Messages) -> list[Part]:
    """Return three ways in: for five minutes, for those who teach, for those who explore."""
    start = next((lesson["link"] for lesson in path_view(course, words) if lesson["link"]), "")
    first = [{"text": words.say("home-link-starter"), "about": "", "link": start}] if start else []
    teach = [_to(words, "teachers", TEACHERS), _to(words, "hour", f"{TEACHERS}#hour")]
    explore = [*(_to(words, page, f"{page}.ipynb") for page in _PAGES), _to(words, "timeline", f"#{ANCHOR}")]
    links = {"minutes": first, "teach": teach, "explore": explore}
    return [
        {
            "id": name,
            "title": words.say(f"home-door-{name}"),
            "text": words.say(f"home-door-{name}-text"),
            "links": there,
        }
        for name, there in links.items()
    ]


def _to(words: Messages, name: str, link: str) -> Part:
    about = f"home-link-{name}-about"
    return {
        "text": words.say(f"home-link-{name}"),
        "about": words.say(about) if words.has(about) else "",
        "link": link,
    }


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
