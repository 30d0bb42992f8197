"""Receipts on the page for teachers: read one after another, shown as tables, and refused in a room."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from algeria_lab.lessons.course import read_course
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.quiz.edition import learners_edition
from algeria_lab.scenarios.receipts import MOST_BYTES, receipt_of
from algeria_lab.views.pages.teachers import receipts as desk
from algeria_lab.views.pages.teachers.page import Teachers
from algeria_lab.views.shared.scene_widget import Unanswered, message_fault
from tests.views.scenarios.marking.handed_in import handed_in

ROOT = Path(__file__).parents[4]
OWN = """format: algeria-scenario/1
id: {id}
title: {id}
start: {{scenario: "1956-like", turn: 2}}
dice: 9
opponent: mixed
authors: [A. Teacher]
sources: [rocard2003]
steps:
  - {{id: look, text: Look.}}{more}
"""


def page(**more: Any) -> Teachers:
    return Teachers("en", read_course(ROOT / "lessons"), **more)


def tell(teachers: Teachers, **message: Any) -> dict[str, Any]:
    """Send a message as the browser does, and return the scene that follows."""
    assert message_fault(message | {"ply": 0}, teachers.widget.deeds) == ""
    teachers.widget._on_message(None, message | {"ply": 0}, [])
    return dict(teachers.widget.scene)


def drop(teachers: Teachers, files: dict[str, str]) -> dict[str, Any]:
    scene: dict[str, Any] = {}
    for left, (name, text) in zip(range(len(files) - 1, -1, -1), files.items(), strict=True):
        scene = tell(teachers, kind="receipt", name=name, text=text, left=left)
    return scene


@pytest.fixture(scope="module")
def teachers() -> Teachers:
    teachers = page()
    drop(teachers, handed_in())
    return teachers


def test_the_tables_follow_the_last_receipt():
    teachers = page()
    one = tell(teachers, kind="receipt", name="a", text=handed_in()["a.json"], left=1)
    two = tell(teachers, kind="receipt", name="b", text=handed_in()["b.json"], left=0)

    assert (one["receipts"]["count"], one["receipts"]["tables"]) == (1, [])
    assert (two["receipts"]["count"], len(two["receipts"]["tables"][0]["rows"])) == (2, 2)


def test_every_file_stands_in_a_table_or_beside_them(teachers: Teachers):
    shown = teachers.widget.scene["receipts"]
    files = [row["file"] for table in shown["tables"] for row in table["rows"]]

    assert sorted(files) == sorted(name for name in handed_in() if not name.startswith("h"))
    assert len(shown["strays"]) == 1
    assert shown["strays"][0].startswith("h-junk.json")
    assert shown["said"] == "8 receipts read, 5 hold, one of another edition is unchecked."
    (forged,) = (row for table in shown["tables"] for row in table["rows"] if row["name"] == "Sami")
    assert forged["fault"] == "no: it leads elsewhere"
    assert forged["why"] == "played again, it says something else for: right answers, points."


def test_another_language_keeps_the_table():
    teachers = page()
    drop(teachers, {name: text for name, text in handed_in().items() if name[0] in "ab"})
    scene = tell(teachers, kind="speak", lang="fr")

    assert [row["name"] for row in scene["receipts"]["tables"][0]["rows"]] == ["Karim", "Lina"]
    assert scene["receipts"]["tables"][0]["rows"][1]["cells"][0]["said"] == "✓ juste"
    assert scene["receipts"]["labels"]["pupil"] == "Élève"


def test_tables_are_saved_as_a_page_and_as_sheets(teachers: Teachers):
    (html,) = teachers._inform({"what": "receipts", "form": "html"})["files"]
    sheets = teachers._inform({"what": "receipts", "form": "csv"})["files"]

    assert html["name"] == "class-answers.html"
    assert "Karim" in html["text"]
    assert [one["name"] for one in sheets] == [
        "class-lesson3-50min.csv",
        "class-lesson5-50min.csv",
        "class-other-files.csv",
    ]


def test_all_is_removed():
    teachers = page()
    drop(teachers, {"a.json": handed_in()["a.json"]})
    scene = tell(teachers, kind="clear_receipts")

    assert (scene["receipts"]["count"], scene["receipts"]["tables"]) == (0, [])
    assert drop(teachers, {"a.json": handed_in()["a.json"]})["receipts"]["count"] == 1


def test_the_same_file_twice_is_one_and_two_of_a_name_are_two():
    teachers = page()
    same, other = handed_in()["a.json"], handed_in()["b.json"]
    scene = drop(teachers, {"a.json": same})
    scene = drop(teachers, {"a.json": same})
    assert scene["receipts"]["count"] == 1

    scene = drop(teachers, {"a.json": other})
    assert {row["file"] for row in scene["receipts"]["tables"][0]["rows"]} == {"a.json", "a.json (2)"}
    assert scene["receipts"]["tables"][0]["alike"] == []


def test_a_pupil_who_hands_in_again_is_told_of_and_no_receipt_is_dropped():
    teachers, first = page(), handed_in()["a.json"]
    again = json.dumps(json.loads(first) | {"nickname": "lina "})
    (table,) = drop(teachers, {"a.json": first, "b.json": handed_in()["b.json"], "z.json": again})[
        "receipts"
    ]["tables"]
    (page_of_all,) = teachers._inform({"what": "receipts", "form": "html"})["files"]

    assert (len(table["rows"]), len(table["alike"])) == (3, 1)
    assert table["alike"][0].startswith("Two receipts bear the name Lina: a.json; z.json. ")
    assert table["alike"][0] in page_of_all["text"]


@pytest.mark.parametrize("text", ["", "x" * (MOST_BYTES + 1), "[" * 10_000, '{"format": []}', "\ud800"])
def test_whatever_a_browser_sends_is_told_beside_the_tables(text: str):
    scene = drop(page(), {"x\x1b.json": text})

    assert scene["notice"] is None
    assert len(scene["receipts"]["strays"]) == 1
    assert "\x1b" not in scene["receipts"]["strays"][0]


def test_a_report_that_is_dropped_instead_of_a_receipt_says_what_to_ask_for():
    (stray,) = drop(page(), {"rap.html": "\n<!doctype html><p>Lina"})["receipts"]["strays"]

    assert stray == "rap.html: This is a report, or another page: ask for the receipt (.json)."


def own_files() -> dict[str, str]:
    """Return a scenario of a teacher's own with a part, its learners' edition, and a receipt of it."""
    part = OWN.format(id="inner", more="")
    whole = OWN.format(id="my-line", more="\n  - {id: cards, text: Cards., part: inner.yaml}")
    with TemporaryDirectory() as folder:
        (Path(folder) / "inner.yaml").write_text(part, "utf-8")
        scenario = read_scenario(whole, "my-line.yaml", Path(folder))
        learners = learners_edition(whole, "my-line.yaml", Path(folder))
        guide = Guide(scenario, keys={})
        guide.go_on()
    text = json.dumps(receipt_of(guide, "Lina"))
    return {"r.json": text, "my-line.yaml": whole, "my-line.learner.yaml": learners, "inner.yaml": part}


def test_a_scenario_of_ones_own_is_dropped_with_its_receipts_in_any_order():
    files, teachers = own_files(), page()
    scene = drop(teachers, {"r.json": files["r.json"]})
    (stray,) = scene["receipts"]["strays"]
    assert "it may be called my-line.yaml" in stray
    assert "--scenario" not in stray

    (wanted, stray) = drop(teachers, {"my-line.yaml": files["my-line.yaml"]})["receipts"]["strays"][::-1]
    assert wanted == "my-line.yaml: this scenario names another file, inner.yaml: drop that, too."
    shown = drop(teachers, {"inner.yaml": files["inner.yaml"]})["receipts"]
    assert (shown["strays"], [row["name"] for row in shown["tables"][0]["rows"]]) == ([], ["Lina"])
    assert shown["said"] == "One receipt read, it holds. Scenario read: “my-line”. Scenario read: “inner”."
    assert tell(teachers, kind="clear_receipts")["receipts"]["scenarios"] == 0


def test_the_learners_edition_will_do_and_what_is_no_scenario_says_why():
    files, teachers = own_files(), page()
    names = ("my-line.learner.yaml", "inner.yaml", "r.json")
    shown = drop(teachers, {name: files[name] for name in names})["receipts"]
    assert (shown["strays"], shown["tables"][0]["rows"][0]["fault"]) == ([], "")

    wrong = files["my-line.yaml"].replace("steps:", "stepps:")
    for name, text in {"x.yaml": wrong, "y.yaml": "- a"}.items():
        strays = drop(teachers, {name: text})["receipts"]["strays"]
        assert strays[-1].startswith(f"{name}: ")
    assert strays[0].startswith("x.yaml: this scenario cannot be read. Line 9: ")


def test_no_more_are_taken_than_the_page_holds(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(desk, "MOST_KEPT", 2)
    scene = drop(page(), dict.fromkeys("abc", "{}"))

    assert (scene["receipts"]["count"], scene["receipts"]["most"]) == (2, 2)


def test_in_a_room_no_receipt_is_read_and_no_key_given():
    """Whoever of a class has the address of this page may send to its kernel whatever they like."""
    teachers = page(in_room=True)
    section = next(one for one in teachers.widget.scene["sections"] if one["id"] == "receipts")
    scene = drop(teachers, {"a.json": handed_in()["a.json"]})

    assert "receipts" not in {block["kind"] for block in section["blocks"]}
    assert any("algeria-lab app teachers" in block.get("text", "") for block in section["blocks"])
    assert scene["notice"]["level"] == "refusal"
    assert scene["receipts"] == {}
    assert "net-swing" not in str(scene)
    with pytest.raises(Unanswered):
        teachers._inform({"what": "receipts", "form": "html"})
    assert "receipts" in {block["kind"] for one in page().widget.scene["sections"] for block in one["blocks"]}
