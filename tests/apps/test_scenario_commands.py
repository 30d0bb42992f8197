"""The commands about scenario files: what they write, their status, and what they say of what is wrong."""

import json
import re
import zipfile
from pathlib import Path

import pytest

from .terminal import run

SCENARIOS = Path(__file__).parents[1] / "data" / "scenarios"
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
    assert "The scenario odd.yaml cannot be read" in result.stderr


def test_a_folder_that_is_not_there_is_told():
    result = run("graph", example(), "--out", "nowhere/x.svg")

    assert result.exit_code == 2
    assert "nowhere/x.svg" in result.stderr


def test_preview_writes_a_page_in_the_language_that_was_asked_for():
    result = run("preview", example(), "--lang", "fr")

    assert result.exit_code == 0
    page = Path("leaving-a-province.html").read_text("utf-8")
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
    assert Path("key.csv").read_text("utf-8").splitlines()[1].startswith("lost,number,,")


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
    assert run("pack", "asks.yaml", "--out", "learners.zip", "--learner").exit_code == 0

    def holds_key(name: str) -> bool:
        with zipfile.ZipFile(name) as archive:
            return any(b"7349" in archive.read(inside) for inside in archive.namelist())

    assert holds_key("asks.zip")
    assert not holds_key("learners.zip")


def test_pack_into_another_kind_of_file_is_refused():
    result = run("pack", example(), "--out", "x.docx")

    assert result.exit_code == 2
    assert ".html, .zip" in result.stderr
