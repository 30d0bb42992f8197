"""`algeria-lab cache`: which kept results hold, and those that do not are played again."""

from pathlib import Path

import pytest

from algeria_lab.apps.terminal import cache as terminal_cache
from algeria_lab.experiments.asking import opened
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.kept import catalogue, documented, round_robin
from algeria_lab.experiments.playing.running import Tell, play
from algeria_lab.experiments.results.table import Wars

from .terminal import run

MARKS = documented.TABLES[0]
ENTRY = """
[{name}]
position = "1956-like"
ways = ["mixed"]
against = ["raider"]
runs = {runs}
stop = 1
keep = "ends"
measures = ["balance"]
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    write(tmp_path, runs=3)
    monkeypatch.setattr(catalogue, "_folder", lambda: tmp_path)
    monkeypatch.setattr(catalogue, "_entries", catalogue._entries.__wrapped__)
    monkeypatch.setattr(round_robin, "SCENARIOS", ("a", "b"))
    monkeypatch.setattr(terminal_cache, "written_lessons", lambda: None)
    monkeypatch.setattr(opened, "write", lambda: False)  # it plays for seconds, and holds
    monkeypatch.setattr(documented, "pages", lambda: (tmp_path / "fare.md",))
    (tmp_path / "fare.md").write_text(f"{MARKS.begin}\n{MARKS.end}\n")
    return tmp_path


def write(folder: Path, runs: int) -> None:
    text = "".join(ENTRY.format(name=f"round-robin-{letter}", runs=runs) for letter in "ab")
    (folder / "catalogue.toml").write_text(text)


def test_what_does_not_hold_is_played_on_all_cores_and_then_holds(folder: Path):
    before = run("cache", "--check")
    played = run("cache")
    after = run("cache", "--check")

    assert (before.exit_code, played.exit_code, after.exit_code) == (1, 0, 0)
    assert before.stdout.count("does not hold (no results, or damaged ones)") == 2
    assert "round-robin-b: 3 wars played and kept." in played.stdout
    assert "The tables in fare.md are written anew." in played.stdout
    assert after.stdout.splitlines() == ["round-robin-a: holds.", "round-robin-b: holds."]
    assert "| `mixed` |" in (folder / "fare.md").read_text("utf-8")


def test_the_list_of_what_decides_a_war_is_written_before_it_is_asked(
    folder: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(opened, "write", lambda: True)
    assert run("cache").stdout.startswith("The list of data files that decide a war is written anew.")


def test_nothing_is_played_when_all_hold(folder: Path):
    run("cache")
    before = (folder / "round-robin-a.wars").stat().st_mtime_ns

    again = run("cache")

    assert again.stdout.splitlines() == ["All kept results hold."]
    assert (folder / "round-robin-a.wars").stat().st_mtime_ns == before


def test_only_what_is_named_is_played(folder: Path):
    run("cache", "round-robin-b")

    assert [path.name for path in folder.glob("*.wars")] == ["round-robin-b.wars"]
    assert run("cache", "--check", "round-robin-b").stdout.startswith("round-robin-b: holds.")


def test_it_is_said_why_results_do_not_hold(folder: Path, monkeypatch: pytest.MonkeyPatch):
    run("cache")
    write(folder, runs=4)
    monkeypatch.setattr("algeria_lab.experiments.kept.cache.rules_hash", lambda _game: "other")

    for lang, text in (
        ("en", "does not hold (another question is asked now, it was played by other rules)"),
        ("fr", "n’est plus valable (la question a changé, jouée avec d’autres règles)"),
    ):
        assert text in run("cache", "--check", "--lang", lang).stdout


def test_a_measure_that_came_later_is_told_and_played_but_all_holds(
    folder: Path, monkeypatch: pytest.MonkeyPatch
):
    run("cache")
    lacking = {"round-robin-a": ("fln.fronts",)}
    monkeypatch.setattr(catalogue, "lacks", lambda name: lacking.get(name, ()))

    checked = run("cache", "--check")
    assert checked.exit_code == 0
    assert "round-robin-a: holds.\nround-robin-a: lacks fln.fronts, which came later" in checked.stdout
    assert "round-robin-b: lacks" not in checked.stdout
    assert "il manque fln.fronts" in run("cache", "--check", "--lang", "fr").stdout
    assert "round-robin-a: 3 wars played and kept." in run("cache").stdout


def test_a_table_that_is_not_that_of_the_results_is_told(folder: Path):
    run("cache")
    (folder / "fare.md").write_text(f"{MARKS.begin}\nolder\n{MARKS.end}\n")

    result = run("cache", "--check")

    assert result.exit_code == 1
    assert "The tables in fare.md are not those of the kept results." in result.stdout


def test_ctrl_c_leaves_the_results_as_they_were(folder: Path, monkeypatch: pytest.MonkeyPatch):
    run("cache")
    before = (folder / "round-robin-a.wars").read_bytes()

    def interrupted(question: Question, _pool: object, tell: Tell, _cancelled: object) -> Wars:
        return play(question, None, tell, lambda: True)

    monkeypatch.setattr(catalogue, "play", interrupted)
    result = run("cache", "round-robin-a")

    assert result.exit_code == 130
    assert "round-robin-a: stopped; the older results stay as they were." in result.stdout
    assert (folder / "round-robin-a.wars").read_bytes() == before


def test_an_unknown_name_is_refused_before_anything_is_played(folder: Path):
    result = run("cache", "round-robin-a", "round-robbin-b")

    assert result.exit_code == 2
    assert "Did you mean “round-robin-b”?" in result.stderr
    assert not list(folder.glob("*.wars"))


def test_a_package_without_a_checkout_has_no_table(folder: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(documented, "pages", tuple)
    run("cache")

    assert run("cache", "--check").exit_code == 0
    assert "| `mixed` |" not in (folder / "fare.md").read_text("utf-8")


LESSON = """
format: algeria-scenario/1
id: small
title: Small
start: {scenario: 1956-like}
experiments:
  - {id: few, ways: {a: mixed}, against: [raider], runs: 2, stop: 1, kept: true, caveat: A model.}
"""


def test_experiments_of_lessons_are_played_beside_their_files(folder: Path):
    lesson = folder / "lessons" / "07-small"
    lesson.mkdir(parents=True)
    (lesson / "lesson.yaml").write_text(LESSON)
    asked = ("cache", "07-small/few", "--lessons", str(lesson.parent))

    before, played, after = run(*asked, "--check"), run(*asked), run(*asked, "--check")

    assert before.stdout == "07-small/few: does not hold (no results, or damaged ones).\n"
    assert "07-small/few: 2 wars played and kept." in played.stdout
    assert after.stdout.startswith("07-small/few: holds.\n")
    assert (lesson / "few.wars").stat().st_size < 40_000
