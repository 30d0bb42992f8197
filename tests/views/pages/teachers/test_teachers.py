"""The page for teachers: complete in both languages, and its promise of privacy held against the sources."""

import re
from pathlib import Path

import pytest

from algeria_lab.lessons.course import read_course
from algeria_lab.views.pages.teachers.page import Teachers
from algeria_lab.views.scenarios.handouts.roles import roles, roles_of
from algeria_lab.views.shared.messages import LANGUAGES

ROOT = Path(__file__).parents[4]
SOURCES = [
    file
    for file in (ROOT / "widgets").glob("*/**/*.ts")
    if not {"tests", "tools", "node_modules"} & set(file.relative_to(ROOT / "widgets").parts)
]
FRAME = ROOT / "algeria_lab/apps/voila/template/static/algeria.js"
SITE = ROOT / "widgets" / "site"


@pytest.fixture
def teachers() -> Teachers:
    return Teachers("en", read_course(ROOT / "lessons"))


def test_links_of_the_home_page_find_their_sections(teachers: Teachers):
    names = [section["id"] for section in teachers.widget.scene["sections"]]

    assert {"hour", "privacy", "credits", "cite", "receipts"} <= set(names)


def test_both_languages_have_the_same_sections_rows_and_columns(teachers: Teachers):
    shapes = []
    for language in LANGUAGES:
        teachers._answer({"kind": "speak", "lang": language})
        blocks = [block for section in teachers.widget.scene["sections"] for block in section["blocks"]]
        tables = [block for block in blocks if block["kind"] == "table"]
        assert all(len(row) == len(table["head"]) for table in tables for row in table["rows"])
        shapes.append([(block["kind"], len(block.get("rows", block.get("items", ())))) for block in blocks])
        assert teachers._words.faults == []

    assert shapes[0] == shapes[1]


def test_the_plans_of_an_hour_add_up(teachers: Teachers):
    (plan,) = (
        block
        for section in teachers.widget.scene["sections"]
        if section["id"] == "hour"
        for block in section["blocks"]
        if block["kind"] == "table"
    )

    assert [sum(int(row[column]) for row in plan["rows"]) for column in (0, 1)] == [50, 90]


def test_the_roles_are_those_of_the_cards(teachers: Teachers):
    section = next(one for one in teachers.widget.scene["sections"] if one["id"] == "roles")
    (table,) = (block for block in section["blocks"] if block["kind"] == "table")

    assert [row[0] for row in table["rows"]] == [role.title["en"] for role in roles_of("")]
    own = [role.title["en"] for role in roles() if role.lessons]
    assert any(all(name in block.get("text", "") for name in own) for block in section["blocks"])
    assert {len(row) for row in table["rows"]} == {len(table["head"])}


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_named_as_they_are_written(teachers: Teachers, language: str):
    """A page that sends a teacher to a button which is called otherwise sends them nowhere."""
    teachers._answer({"kind": "speak", "lang": language})
    named = {
        name.strip()
        for section in teachers.widget.scene["sections"]
        if section["id"] in {"hour", "roles", "paper", "receipts"}
        for block in section["blocks"]
        for text in [block.get("text", ""), *block.get("items", [])]
        for name in re.findall("[«“]([^»”]+)[»”]", text)
    }
    written = " ".join(
        (ROOT / "algeria_lab/data/messages" / language / name).read_text("utf-8")
        for name in ("play/board_time.ftl", "scenarios/guide.ftl", "pages/teachers.ftl")
    )

    assert len(named) >= 7
    assert [name for name in sorted(named) if f"= {name}\n" not in written] == []


def test_what_the_browser_keeps_is_ours_by_name_and_can_be_cleared():
    """Whatever is kept bears our name, so that clearing by name leaves nothing behind."""
    kept = [
        file for file in SOURCES if re.search(r"(?:local|session)Storage\.setItem", file.read_text("utf-8"))
    ]
    names = {
        name for file in SOURCES for name in re.findall(r'["`](algeria-lab:[^"`$]*)', file.read_text("utf-8"))
    }

    # On a site without a server besides: whether anything can be kept, and that the program is not to be.
    of_site = {"limits/main.ts", "offline/program.ts"}
    of_site = {ROOT / "widgets" / "site" / name for name in of_site}
    assert {file.name for file in kept if file not in of_site} == {
        "store.ts",
        "kept.ts",
        "hot_keys.ts",
        "spare.ts",
        "wish.ts",
        "record.ts",
        "read_past.ts",
        "light.ts",
    }
    assert of_site <= set(kept)
    assert {
        "algeria-lab:record:",
        "algeria-lab:deck:draft",
        "algeria-lab:keys",
        "algeria-lab:wars:lesson-",
    } <= names
    for file in kept:
        assert "algeria-lab:" in file.read_text("utf-8") or file.name in ("store.ts", "wish.ts")
    wishes = [text for file in SOURCES if "new Wish(" in (text := file.read_text("utf-8"))]
    assert {name for text in wishes for name in re.findall(r"new Wish\(\w+, ([^)]+)\)", text)} == {
        '"algeria-lab:period"',
        "WAY_KEPT",
    }


def test_nothing_is_sent_but_to_the_server_of_the_page_and_pages_set_one_cookie():
    # A site without a server fetches its own files: its pages' policy allows no others (tests/site).
    scripts = {file.name: file.read_text("utf-8") for file in [*SOURCES, FRAME] if SITE not in file.parents}
    fetching = r"(?<![.\w])(?<!private )(?<!async )fetch\("
    sending = fetching + r"|XMLHttpRequest|new WebSocket|sendBeacon|new EventSource"

    # The desk and the wall of a room ask their server, too, by the address in their page.
    asking = {"algeria.js", "server.ts", "wall.ts"}
    assert {name for name, text in scripts.items() if re.search(sending, text)} == asking
    for name in asking - {"algeria.js"}:
        assert not re.search(r"https?://", scripts[name])
    setting = {name for name, text in scripts.items() if "document.cookie =" in text}
    assert setting == {"algeria.js", "server.ts"}
    for name in setting:
        assert re.findall(r"document\.cookie = `(\w+)=", scripts[name]) == ["_xsrf"]
