"""The commands about scenario files: what they write, their status, and what they say of what is wrong."""

import csv
import json
import re
import zipfile
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.receipts import receipt_of
from tests.scenarios.forms_lesson import TWO_FORMS

from .terminal import run

SCENARIOS = Path(__file__).parents[1] / "data" / "scenarios"
LESSONS = Path(__file__).parents[2] / "lessons"
BARE = "format: algeria-scenario/1\nid: bare\ntitle: Bare\nsteps:\n- {id: one, text: Look}\n"


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def example(name: str = "leaving-a-province") -> str:
    """Return the path of a scenario of the tests."""
    return str(SCENARIOS / f"{name}.yaml")


def test_graph_writes_a_drawing_named_after_the_scenario():
    result = run("graph", example())

    assert result.exit_code == 0
    assert Path("leaving-a-province.svg").read_text("utf-8").startswith("<svg")
    assert "leaving-a-province.svg" in result.output


def test_graph_as_text_writes_no_file():
    result = run("graph", example(), "--text", "--lang", "fr")

    assert "    à jouer · environ 2 min\n    → 3 wait\n" in result.output
    assert list(Path().iterdir()) == []


def test_graph_draws_a_scenario_whose_steps_lead_nowhere():
    Path("bare.yaml").write_text(BARE.replace("Look", "Look, next: away"), encoding="utf-8")

    result = run("graph", "bare.yaml", "--text")

    assert (result.exit_code, "There is no such step" in result.output) == (0, True)


def test_a_wrong_form_is_told_with_its_line():
    Path("bare.yaml").write_text(BARE.replace("text:", "txt:"), encoding="utf-8")

    result = run("graph", "bare.yaml")

    assert result.exit_code == 2
    assert re.search(r"\b5\b.*txt", result.stderr)


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00"])
def test_a_file_that_cannot_be_read_is_named(content: bytes | None):
    if content:
        Path("odd.yaml").write_bytes(content)

    result = run("graph", "odd.yaml")

    assert result.exit_code == 2
    assert "odd.yaml cannot be read" in result.stderr


@pytest.mark.parametrize("command", ["graph", "play"])
def test_a_file_beside_that_is_missing_is_told_in_the_readers_language(command: str):
    Path("far.yaml").write_text(
        "format: algeria-scenario/1\nid: far\ntitle: Far\ngame: algeria\nside: gov\n"
        "start:\n  save: gone.json\nsteps:\n  - id: look\n    text: Look.\n"
    )

    result = run(command, "far.yaml", "--lang", "fr")

    assert result.exit_code == 2
    assert "gone.json" in result.stderr
    assert "cannot be read" not in result.stderr


def test_a_folder_that_is_not_there_is_told():
    result = run("graph", example(), "--out", "nowhere/x.svg")

    assert result.exit_code == 2
    assert "nowhere/x.svg" in result.stderr


def test_preview_writes_a_page_in_the_language_that_was_asked_for():
    result = run("preview", example(), "--lang", "fr")

    assert result.exit_code == 0
    page = Path("leaving-a-province-preview.html").read_text("utf-8")
    assert page.startswith("<!doctype html>")
    assert "<title>Aperçu\u00a0: Quitter une province</title>" in page


def test_preview_of_a_line_that_breaks_off_is_written_and_fails():
    text = Path(example()).read_text("utf-8").replace("    by: mixed\n", "    by: nobody\n")
    Path("broken.yaml").write_text(text, encoding="utf-8")

    result = run("preview", "broken.yaml", "--out", "page.html")

    assert result.exit_code == 1
    assert "The guided line ends here" in result.output
    assert Path("page.html").exists()


QUIZ = "quiz:\n- {id: lost, kind: number, ask: How many?, answer: {engine: turn + 6}}\n"


def test_key_computes_the_answers_and_writes_them_in_three_forms():
    Path("asks.yaml").write_text(BARE + QUIZ, encoding="utf-8")

    assert "Answer: 7" in run("key", "asks.yaml").output
    assert json.loads(run("key", "asks.yaml", "--format", "json").output)["answers"][0]["answer"] == "7"
    assert run("key", "asks.yaml", "--format", "csv", "--out", "key.csv").exit_code == 0
    assert Path("key.csv").read_text("utf-8").splitlines()[1].startswith('lost,"a number, one point"')


def test_a_key_that_cannot_be_computed_is_named_and_the_command_fails():
    Path("asks.yaml").write_text(BARE + QUIZ.replace("turn + 6", '"six"'), encoding="utf-8")

    result = run("key", "asks.yaml")

    assert result.exit_code != 0
    assert "quiz" in result.output


def test_a_scenario_without_questions_says_so():
    assert "asks no questions" in run("key", example()).output


def test_pack_writes_a_page_and_an_archive_that_are_always_the_same():
    for folder in ("one", "two"):
        Path(folder).mkdir()
        assert run("pack", example(), "--out", f"{folder}/x.html").exit_code == 0
        assert run("pack", example(), "--out", f"{folder}/x.zip").exit_code == 0
    one, two = (
        [Path(folder, name).read_bytes() for name in ("x.html", "x.zip")] for folder in ("one", "two")
    )

    assert one == two
    with zipfile.ZipFile("one/x.zip") as archive:
        names = ["LISEZMOI.md", "README.md", "leaving-a-province.html", "leaving-a-province.yaml"]
        assert archive.namelist() == [f"leaving-a-province/{name}" for name in names]
        assert "leaving-a-province.yaml" in archive.read("leaving-a-province/README.md").decode()


def test_an_archive_for_learners_holds_no_key():
    Path("asks.yaml").write_text(BARE + QUIZ.replace("{engine: turn + 6}", "7349"), encoding="utf-8")

    assert "--learner" in run("pack", "asks.yaml").output
    (packed,) = (path.name for path in Path().glob("*-pack.zip"))
    assert run("pack", "asks.yaml", "--out", "learners.zip", "--learner").exit_code == 0

    def holds_key(name: str) -> bool:
        with zipfile.ZipFile(name) as archive:
            return any(b"7349" in archive.read(inside) for inside in archive.namelist())

    assert holds_key(packed)
    assert not holds_key("learners.zip")


def test_pack_into_another_kind_of_file_is_refused():
    result = run("pack", example(), "--out", "x.docx")

    assert result.exit_code == 2
    assert ".html, .zip" in result.stderr


def test_dry_run_counts_what_became_of_each_step():
    result = run("dry-run", example(), "--runs", "3", "--seed", "5")

    assert result.exit_code == 0
    assert re.search(r"^wait +100 % +100 % +\d", result.output.replace("%", " %"), re.MULTILINE)
    assert "3 of 3 runs came to an end." in result.output


@pytest.mark.parametrize(
    ("opening", "language", "said"),
    [
        ("gov border improve", "en", "“border” is not a choice now"),
        ("gov border improve", "fr", "« border » n’est pas un choix"),
        ("gov", "en", "That is not an action."),
    ],
)
def test_a_refused_opening_is_told_in_words(opening: str, language: str, said: str):
    """The scenario cannot be begun: no game is open whose words would say why."""
    text = (
        "format: algeria-scenario/1\nid: mine\ntitle: Mine\nstart: {scenario: 1956-like}\n"
        f"steps:\n  - {{id: look, text: Look., opening: {opening}}}\n"
    )
    Path("mine.yaml").write_text(text, encoding="utf-8")

    result = run("dry-run", "mine.yaml", "--runs", "2", "--lang", language)

    assert result.exit_code in (1, 2)
    assert said in " ".join(result.stderr.split()).replace("\u00a0", " ")


def test_dry_run_fails_where_a_run_breaks_off_and_names_its_seed():
    text = Path(example()).read_text("utf-8").replace("gov activate division-5", "gov activate division-500")
    Path("broken.yaml").write_text(text, encoding="utf-8")

    result = run("dry-run", "broken.yaml", "--runs", "2", "--seed", "7")

    assert result.exit_code == 1
    assert "Step order was not done in 2 runs: its line is refused." in result.output
    assert "7 (order), 8 (order)" in result.output
    assert run("dry-run", example(), "--runs", "0").exit_code == 2


def handed_in(folder: Path, nickname: str = "Zoé") -> dict[str, Any]:
    """Put a receipt of the first step of the example into a folder, and return it."""
    guide = Guide(read_scenario(Path(example()).read_text("utf-8")))
    guide.go_on()
    guide.play("gov activate division-5; done")
    folder.mkdir(exist_ok=True)
    receipt = receipt_of(guide, nickname)
    (folder / "zoe.json").write_text(json.dumps(receipt), encoding="utf-8")
    return receipt


def test_receipts_that_hold_become_one_table_and_say_what_they_are_worth():
    handed_in(Path("class"))

    result = run("receipts", "class", "--scenario", example())

    assert result.exit_code == 0
    assert "One receipt read, it holds." in result.output
    assert "no proof" in result.output
    tables = sorted(file.name for file in Path().glob("class-*"))
    (table,) = (name for name in tables if name.endswith(".csv"))
    assert tables == ["class-answers.html", table]
    assert "Zoé" in Path("class-answers.html").read_text("utf-8")
    (row,) = csv.DictReader(Path(table).read_text("utf-8-sig").splitlines())
    assert (row["nickname"], row["holds"], row["status"]) == ("Zoé", "yes", "step done")


def test_hostile_receipts_are_told_and_the_others_still_counted():
    folder = Path("class")
    receipt = handed_in(folder, '=HYPERLINK("x")\x1b[2J')
    made_up = receipt | {"result": receipt["result"] | {"points": 99}}
    others = {
        "a-made-up.json": json.dumps(made_up),
        "b-other.json": json.dumps(receipt | {"scenario_hash": ["x"]}),
        "c-deep.json": "[" * 100_000,
        "d-no.json": '{"format": "x"}',
        "e-wrong.json": json.dumps(receipt | {"journal": {"format": "algeria-journal/1", "inputs": 7}}),
    }
    for name, text in others.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "folder.json").mkdir()

    result = run("receipts", "class", "--scenario", example(), "--out", "t.csv")
    own, others = (
        list(csv.DictReader(file.read_text("utf-8-sig").splitlines()))
        for file in sorted(Path().glob("t-*.csv"))
    )

    assert result.exit_code == 1
    assert "6 receipts read, 1 holds, one of another edition is unchecked." in " ".join(result.output.split())
    assert "\x1b" not in result.output
    assert {row["file"]: row["holds"].partition(":")[2].strip()[:14] for row in own + others} == {
        "a-made-up.json": "it says someth",
        "b-other.json": "other edition",
        "c-deep.json": "cannot be read",
        "d-no.json": "this is no rec",
        "e-wrong.json": "an input canno",
        "zoe.json": "",
    }
    assert [row["file"] for row in others] == ["c-deep.json", "d-no.json"]
    assert all(row["nickname"].startswith("'=") for row in own)


def test_a_folder_without_receipts_is_told():
    Path("class").mkdir()

    assert "There is no receipt in class" in run("receipts", "class").stderr
    assert run("receipts", "nowhere").exit_code == 2


@pytest.mark.parametrize(("command", "module"), [("preview", "files"), ("dry-run", "dry_run")])
def test_an_interrupted_command_ends_without_a_traceback(
    command: str, module: str, monkeypatch: pytest.MonkeyPatch
):
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    played = {"files": "walk", "dry_run": "dry_run"}[module]
    monkeypatch.setattr(f"algeria_lab.apps.authors.{module}.{played}", interrupted)

    result = run(command, example())

    assert result.exit_code == 130
    assert list(Path().iterdir()) == []


ASKING = BARE + 'quiz:\n- {id: asked, kind: number, ask: "How many?", answer: 741, hints: [Count.]}\n'


def test_questions_go_on_paper_with_and_without_their_key():
    Path("asking.yaml").write_text(ASKING, encoding="utf-8")

    assert run("paper", "asking.yaml").exit_code == 0
    assert run("pack", "asking.yaml", "--paper", "--key", "--out", "key.html", "--lang", "fr").exit_code == 0

    sheet, key = (Path(name).read_text("utf-8") for name in ("bare-paper-en.html", "key.html"))
    assert ("How many?" in sheet, "741" in sheet, "Count." in sheet) == (True, False, False)
    assert ("Corrigé" in key, "741" in key, "Count." in key) == (True, True, True)


def test_documents_and_the_whole_lesson_go_on_paper_in_one_call():
    lesson = LESSONS / "00-starter" / "lesson.yaml"

    result = run("paper", str(lesson), "--documents", "--whole", "--lang", "fr")

    assert result.exit_code == 0, result.output
    assert sorted(path.name for path in Path().iterdir()) == [
        "starter-documents-50-fr.html",
        "starter-whole-50-fr.html",
    ]
    documents, whole = (path.read_text("utf-8") for path in sorted(Path().iterdir()))
    assert "<article" in documents
    assert "<article" in whole
    assert "La carte avant le premier coup" in whole
    assert "La carte avant le premier coup" not in documents


@pytest.mark.parametrize("asked", [("--documents",), ("--documents", "--whole", "--out", "one.html")])
def test_a_sheet_that_would_be_empty_or_lost_is_refused(asked: tuple[str, ...]):
    Path("bare.yaml").write_text(BARE, encoding="utf-8")

    result = run("pack", "bare.yaml", *asked)

    assert result.exit_code == 2
    assert list(Path().iterdir()) == [Path("bare.yaml")]


def test_lessons_packed_in_one_folder_keep_apart():
    for name in ("03-conditional-support", "05-resettlement"):
        assert run("pack", str(LESSONS / name / "lesson.yaml"), "--documents").exit_code == 0

    assert len(list(Path().glob("*-documents-50-en.html"))) == 2


def test_a_scenario_that_asks_nothing_has_no_paper():
    Path("bare.yaml").write_text(BARE, encoding="utf-8")

    assert run("pack", "bare.yaml", "--paper").exit_code == 2
    assert list(Path().iterdir()) == [Path("bare.yaml")]


def test_cards_of_decks_of_ones_own_keep_their_names():
    file = resources.files("algeria_lab.data") / "scenarios" / "examples" / "whose-deck.yaml"
    text = file.read_text("utf-8").replace("side: both", "side: fln")
    Path("own.yaml").write_text(text, encoding="utf-8")

    run("preview", "own.yaml")

    page = Path("own-preview.html").read_text("utf-8")
    assert "Lawyer · Avocate" in page
    assert "Krim Belkacem" not in page


@pytest.mark.parametrize("edition", ["lesson.yaml", "lesson.learner.yaml"])
def test_receipts_of_our_lessons_hold_without_naming_them(edition: str):
    files = list(LESSONS.glob(f"*/{edition}"))
    for file in files:
        guide = Guide(read_scenario(file.read_text("utf-8"), file.name, file.parent))
        guide.debrief()
        Path("class").mkdir(exist_ok=True)
        receipt = json.dumps(receipt_of(guide))
        (Path("class") / f"{file.parent.name}.json").write_text(receipt, encoding="utf-8")

    result = run("receipts", "class")

    assert result.exit_code == 0, result.output
    assert f"{len(files)} receipts read, all of them hold." in result.output


def test_a_receipt_of_an_unknown_scenario_says_in_a_line_what_to_add():
    receipt = handed_in(Path("class"))
    (Path("class") / "b.json").write_text(
        json.dumps(receipt | {"scenario": "mine", "scenario_hash": "0"}), encoding="utf-8"
    )

    output = " ".join(run("receipts", "class").stdout.split())

    assert "b.json: It is of mine, which is none of the " in output
    assert "zoe.json: It was made with another edition of leaving-a-province" in output
    assert "changed since" in output
    assert "none holds, one of another edition is unchecked." in output
    assert output.count("--scenario FILE") == 2


# The forms of a lesson


@pytest.mark.parametrize(
    ("asked", "title", "count"),
    [((), "50 minutes · 2 steps", 0), (("--period", "90"), "90 minutes · 4 steps", 1)],
)
def test_paper_and_key_are_of_the_form_that_is_asked_for(asked: tuple[str, ...], title: str, count: int):
    Path("forms.yaml").write_text(TWO_FORMS, encoding="utf-8")

    paper = run("pack", "forms.yaml", "--paper", *asked)
    key = run("key", "forms.yaml", *asked)

    assert paper.exit_code == key.exit_code == 0, paper.output + key.output
    page = Path(f"two-forms-paper-{title[:2]}-en.html").read_text("utf-8")
    for text in (page, key.output):
        assert title in text
        assert text.count("What else?") == count


def test_a_page_of_a_lesson_shows_one_form_and_the_archive_holds_both():
    Path("forms.yaml").write_text(TWO_FORMS, encoding="utf-8")

    result = run("pack", "forms.yaml", "--period", "50")

    assert result.exit_code == 0, result.output
    page = Path("two-forms-pack-50.html").read_text("utf-8")
    assert "Form for 50 minutes" in page
    assert "Look again." not in page
    with zipfile.ZipFile("two-forms-pack.zip") as archive:
        (name,) = (one for one in archive.namelist() if one.endswith("forms.yaml"))
        assert "Look again." in archive.read(name).decode()


@pytest.mark.parametrize(("asked", "count"), [((), 4), (("--period", "50"), 2)])
def test_authors_see_all_steps_unless_they_ask_for_a_form(asked: tuple[str, ...], count: int):
    Path("forms.yaml").write_text(TWO_FORMS, encoding="utf-8")

    result = run("dry-run", "forms.yaml", "--runs", "1", *asked)

    assert result.exit_code == 0, result.output
    assert sum(name in result.output for name in ("look", "more", "end", "last")) == count
    assert run("preview", "forms.yaml", *asked).exit_code == 0


def test_a_form_that_a_lesson_has_not_is_told():
    Path("forms.yaml").write_text(TWO_FORMS, encoding="utf-8")

    result = run("key", "forms.yaml", "--period", "70")

    assert result.exit_code != 0
    assert "50, 90" in result.output


@pytest.mark.parametrize(("command", "what"), [("sheet", "sheet"), ("read-through", "through")])
def test_papers_for_teachers_are_written_under_the_name_of_the_lesson(command: str, what: str):
    Path("lesson.yaml").write_text(TWO_FORMS, encoding="utf-8")

    result = run(command, "lesson.yaml", "--lang", "fr")

    assert result.exit_code == 0, result.output
    assert "Deux formes" in Path(f"two-forms-{what}.html").read_text("utf-8")
    assert run(command, "lesson.yaml", "--period", "70").exit_code != 0


def test_a_sheet_of_what_is_no_lesson_is_refused():
    result = run("sheet", example())

    assert result.exit_code != 0
    assert "is no lesson" in " ".join(result.output.split())
