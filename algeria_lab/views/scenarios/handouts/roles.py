"""Role cards for a team at one screen, to print and to cut."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from markupsafe import Markup

from algeria_lab.core.tables import load_data
from algeria_lab.views.scenarios.handouts.document import document
from algeria_lab.views.shared.bundles import sheet
from algeria_lab.views.shared.html import element
from algeria_lab.views.shared.messages import GameWords

PARTS = ("does", "knows", "asks")
STYLE = sheet("roles.css")


class Role(NamedTuple):
    """One role.

    Attributes:
        id: Its name.
        side: For whom it decides; empty where it takes no side.
        title: What it is called, by language.
        does: What it decides, by language.
        knows: What it knows and does not know, by language.
        asks: Its own question, by language.
        lessons: Ids of the lessons that it is for; none where it is for all others.
    """

    id: str
    side: str
    title: Mapping[str, str]
    does: Mapping[str, str]
    knows: Mapping[str, str]
    asks: Mapping[str, str]
    lessons: tuple[str, ...] = ()


@cache
def roles() -> tuple[Role, ...]:
    """Return all roles in their order; the last takes no side."""
    rows: Any = load_data("lessons", "roles")["role"]
    return tuple(Role(**row | {"lessons": tuple(row.get("lessons", ()))}) for row in rows)


def roles_of(scenario: str) -> tuple[Role, ...]:
    """Return the roles that have something to do in a scenario, by its id; the last takes no side."""
    *others, chronicler = roles()
    own = [role for role in others if scenario in role.lessons]
    return (*(own or (role for role in others if not role.lessons)), chronicler)


def roles_page(words: GameWords, scenario: str = "") -> str:
    """Return the cards as a page to print, without any script.

    Args:
        words: The reader's language, and the game's.
        scenario: The id of the scenario that they are for.
    """
    title = words.say("roles-title")
    head = element("header", element("h1", title), element("p", words.say("roles-how")))
    cards = element("main", *(_card(role, words) for role in roles_of(scenario)))
    return document(title, words.language, words.direction, (head, cards), STYLE)


def _card(role: Role, words: GameWords) -> Markup:
    side = words.side(role.side) if role.side else words.say("roles-no-side")
    inside = [element("h2", role.title[words.language]), element("p", side, class_="meta")]
    for part in PARTS:
        inside += [
            element("h3", words.say(f"roles-{part}")),
            element("p", getattr(role, part)[words.language]),
        ]
    inside.append(element("p", words.say("roles-who"), class_="name"))
    return element("section", *inside, class_="role")
