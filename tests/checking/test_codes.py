"""The catalogue of codes: each kind of fault has one, and each example has the fault that it stands for."""

import re
from importlib import resources
from pathlib import Path

import pytest

from algeria_lab.checking.codes import Code, catalogue, code_of, explained
from algeria_lab.checking.faults import reported
from algeria_lab.checking.telling import telling
from algeria_lab.core.refusals import UnknownName
from algeria_lab.scenarios.files import inspect_file
from tests.checking.base_texts import base_text, example_of

MESSAGES = resources.files("algeria_lab.data") / "messages" / "en"
# Parts of sentences about faults, the same said to whoever fills in a form, and no faults themselves.
FRAMES = re.compile(r"at-line|line|at|near|or|a-.*|cause-.*|.*-on-form")
ROWS = catalogue().values()
SUFFIX = {"doctrine": ".toml", "deck": ".json"}
OFFERED = 'order = ["mixed", "watchful"]'


@pytest.fixture(autouse=True)
def beside(tmp_path: Path) -> None:
    """A doctrine stands among those of a game, whose lists name the good one."""
    (tmp_path / "gov_common.toml").write_text(OFFERED, "utf-8")


def kinds() -> list[str]:
    """Return every kind of fault that there is a sentence for."""
    texts = [file.read_text("utf-8") for room in MESSAGES.iterdir() for file in room.iterdir()]
    found = [kind for text in texts for kind in re.findall(r"^fault-([a-z0-9-]+) =", text, re.MULTILINE)]
    return [kind for kind in found if not FRAMES.fullmatch(kind)]


def test_every_kind_of_fault_has_one_code():
    coded = [problem for row in ROWS for problem in row.problems]

    assert sorted(coded) == sorted(kinds())
    assert len(coded) == len(set(coded))


def test_codes_say_what_they_are():
    for row in ROWS:
        assert re.fullmatch(r"[EW][1-8]\d\d", row.code)
        assert all(row.about[language] for language in ("en", "fr"))
    assert code_of("unknown") == "E204"


def test_a_code_is_found_in_any_letters_and_the_nearest_is_named():
    assert explained("e204").code == "E204"
    with pytest.raises(UnknownName):
        explained("E999")


@pytest.mark.parametrize("base", sorted({row.base for row in ROWS}))
def test_nothing_is_wrong_with_the_files_that_the_examples_are_parts_of(base: str, tmp_path: Path):
    file = tmp_path / f"base{SUFFIX.get(base, '.yaml')}"
    file.write_text(base_text(base), "utf-8")

    report = inspect_file(file)

    assert [*report.faults, *report.warnings] == []


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.code)
def test_the_example_of_a_code_has_its_fault_and_nothing_stands_in_english_in_french(
    row: Code, tmp_path: Path
):
    file = tmp_path / f"wrong{SUFFIX.get(row.base, '.yaml')}"
    file.write_text(example_of(row), "utf-8")

    report = inspect_file(file)
    found = [fault for fault in (*report.faults, *report.warnings) if fault.code == row.code]

    assert found, [str(fault) for fault in report.faults]
    for fault in found:
        line = example_of(row).split("\n")[fault.line - 1]
        assert 1 <= fault.column <= len(line) + 1
        assert fault.problem in row.problems
        assert reported(fault, "x.yaml") != reported(fault, "x.yaml", telling("fr"))
