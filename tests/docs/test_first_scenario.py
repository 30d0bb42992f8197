"""The tutorial, word for word: its files are written, its commands run, and they answer as it says."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "docs"))

from references.terminal import changed, ran

PAGE = Path(__file__).parents[2] / "docs" / "first_scenario.md"
BLOCK = re.compile(r"^```\{(file|terminal)\} (.+)\n((?:.*\n)*?)```$", re.MULTILINE)
OPTION = re.compile(r"^:(\w+):(?: (.*))?$", re.MULTILINE)


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, int, str]]:
    """Follow the page, and return each command with its exit status and answer."""
    folder, answers = tmp_path_factory.mktemp("tutorial"), []
    for kind, what, body in BLOCK.findall(PAGE.read_text("utf-8")):
        options = dict(OPTION.findall(body))
        if kind == "terminal":
            done = ran(what, folder, options.get("input", "").replace(r"\n", "\n"))
            assert done.exit_code == int(options.get("status", 0)), done.output
            answers.append((what, done.exit_code, done.output))
        else:
            write(
                folder / what, options, "".join(f"{line}\n" for line in body.splitlines() if line[:1] != ":")
            )
    return answers


def write(path: Path, options: dict[str, str], text: str) -> None:
    """Write a file of the page as its reader would."""
    before = path.read_text("utf-8") if path.exists() else ""
    if "instead" in options:
        text = changed(before, options["instead"], text)
    path.write_text(before + text if "add" in options else text, "utf-8")


def test_the_mistake_is_told_with_line_column_code_and_the_right_word(told: list[tuple[str, int, str]]):
    (mistake,) = [text for _, status, text in told if status]

    (line,) = [line for line in mistake.splitlines() if ": E" in line]
    assert line.startswith("first.yaml:15:5: E204: “hint” is not known here.")
    assert line.endswith("Did you mean “hints”?")


def test_the_answer_is_computed(told: list[tuple[str, int, str]]):
    (key,) = [text for command, _, text in told if " key " in command]

    assert "Answer: 1/2" in key


def test_it_is_played_to_its_end_in_the_terminal(told: list[tuple[str, int, str]]):
    (played,) = [text for command, _, text in told if " play " in command]

    assert "Step 2 of 2" in played
    assert "rolled 5" in played
    assert "Who decided what helps?" in played


def test_every_command_of_the_page_ends_well_but_the_one_with_the_mistake(told: list[tuple[str, int, str]]):
    assert len(told) >= 5
    assert [status for _, status, _ in told].count(0) == len(told) - 1
