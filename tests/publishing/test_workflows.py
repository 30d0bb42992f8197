"""The workflows name commands that there are, actions by commit, and no rights that they do not need."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


def read(file: Path) -> dict[str, Any]:
    """Return what a file of YAML says; `on:` is a word there, not a truth."""
    return yaml.load(file.read_text("utf-8"), Loader=yaml.BaseLoader)  # noqa: S506 - it makes strings only


def steps() -> Iterator[dict[str, Any]]:
    """Yield each step of each job."""
    for file in WORKFLOWS:
        for job in read(file)["jobs"].values():
            yield from job["steps"]


MADE = sorted(
    {step["run"].removeprefix("make ") for step in steps() if step.get("run", "").startswith("make ")}
)


def test_there_are_workflows_and_each_command_is_one_line():
    assert {file.stem for file in WORKFLOWS} == {"tests", "pages", "publish"}
    assert {line.split()[0] for line in MADE} == {"test", "floors", "docs", "packages", "image"}
    assert [step["run"] for step in steps() if "\n" in step.get("run", "").strip()] == []


@pytest.mark.parametrize("line", MADE)
def test_what_is_made_can_be_made(line: str):
    words = re.sub(r'"\$\{[^}]*\}"', "x", line).split()
    # -o: nothing is looked at but the command itself, and -n: nothing is run.
    old = [f"-o{stamp}" for stamp in (".venv/.stamp-dev", "widgets/node_modules/.package-lock.json")]
    shown = subprocess.run(["make", "-n", *old, *words], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S607

    assert shown.stdout.strip()
    assert shown.stderr == ""


def test_each_action_is_taken_at_a_commit_whose_version_stands_beside_it():
    used = re.findall(r"uses: (.+)", "\n".join(file.read_text("utf-8") for file in WORKFLOWS))

    assert len(used) >= 10
    assert [
        one for one in used if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", one)
    ] == []
    assert len({one.partition("@")[0] for one in used}) == len(set(used)), "one version of each"
    assert read(ROOT / ".github/dependabot.yml")["updates"][0]["package-ecosystem"] == "github-actions"


def test_a_job_may_do_what_it_needs_and_no_more():
    jobs = {name: (read(file), job) for file in WORKFLOWS for name, job in read(file)["jobs"].items()}
    rights = {name: job.get("permissions", file["permissions"]) for name, (file, job) in jobs.items()}
    writers = {name: {right for right, may in one.items() if may == "write"} for name, one in rights.items()}

    assert {name: may for name, may in writers.items() if may} == {
        "deploy": {"pages", "id-token"},
        "registry": {"id-token"},
        "release": {"contents"},
        "image": {"packages"},
    }
    assert jobs["registry"][1]["steps"][-1]["with"]["attestations"] == "true"
    assert all("secrets." not in file.read_text("utf-8") for file in WORKFLOWS), (
        "publishing needs no kept word"
    )


def test_each_python_and_each_system_is_tried():
    jobs = read(ROOT / ".github/workflows/tests.yml")["jobs"]
    classifiers = (ROOT / "pyproject.toml").read_text("utf-8")

    assert jobs["whole"]["strategy"]["matrix"]["python"] == re.findall(r"Python :: (3\.\d+)", classifiers)
    systems = {jobs["whole"]["runs-on"], *jobs["floors"]["strategy"]["matrix"]["system"]}
    assert {re.split(r"-", system)[0] for system in systems} == {"ubuntu", "windows", "macos"}


def test_the_floors_are_folders_of_tests():
    floors = re.search(r"^FLOORS := (.+)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)[1].split()

    assert len(floors) > 10
    assert [floor for floor in floors if not list((ROOT / "tests" / floor).glob("**/test_*.py"))] == []


@pytest.mark.parametrize(
    "file", sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("[!c]*.yml")), ids=lambda file: file.stem
)
def test_each_form_asks_something_and_speaks_both_languages(file: Path):
    form = read(file)

    assert form.keys() == {"name", "description", "labels", "body"}
    fields = [part for part in form["body"] if part["type"] != "markdown"]
    assert all(" · " in field["attributes"]["label"] for field in fields)
    assert any(field["validations"]["required"] == "true" for field in fields)
    assert len({field["id"] for field in fields}) == len(fields)


def test_what_people_are_sent_to_is_there():
    for name in ("SECURITY.md", "CODE_OF_CONDUCT.md", ".github/pull_request_template.md"):
        text = (ROOT / name).read_text("utf-8")
        links = re.findall(r"\]\((?!https:)([^)#]+)\)", text)
        assert [link for link in links if not (ROOT / link).exists()] == []
    assert "SECURITY.md" in (ROOT / "CODE_OF_CONDUCT.md").read_text("utf-8")
