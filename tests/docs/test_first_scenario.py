"""The tutorial, word for word: its files are written, its commands run, and they answer as it says."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "docs"))

from references.terminal import changed, ran

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {"en": DOCS / "first_scenario.md", "fr": DOCS / "fr" / "first_scenario.md"}
# What the terminal says in each language where the page speaks of it.
SAID = {
    "en": (
        "“hint” is not known here.",
        "Did you mean “hints”?",
        "Answer: 1/2",
        "Step 2 of 2",
        "rolled 5",
        "Who decided",
    ),
    "fr": (
        "« hint » n’est pas connu ici.",
        "« hints » ?",
        "Réponse : 1/2",
        "Étape 2 sur 2",
        "5 au dé",
        "Qui a décidé de ce qui aide ?",
    ),
}
BLOCK = re.compile(r"^```\{(file|terminal)\} (.+)\n((?:.*\n)*?)```$", re.MULTILINE)
NO_BREAK = "[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]"
OPTION = re.compile(r"^:(\w+):(?: (.*))?$", re.MULTILINE)


@pytest.fixture(scope="module", params=PAGES)
def language(request: pytest.FixtureRequest) -> str:
    """Return the language of a page."""
    return str(request.param)


@pytest.fixture(scope="module")
def told(language: str, tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, int, str]]:
    """Follow a page, and return each command with its exit status and answer."""
    folder, answers = tmp_path_factory.mktemp("tutorial"), []
    for kind, what, body in BLOCK.findall(PAGES[language].read_text("utf-8")):
        options = dict(OPTION.findall(body))
        if kind == "terminal":
            done = ran(what, folder, options.get("input", "").replace(r"\n", "\n"), language)
            assert done.exit_code == int(options.get("status", 0)), done.output
            answers.append((what, done.exit_code, re.sub(NO_BREAK, " ", done.output)))
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


Told = list[tuple[str, int, str]]


def test_the_mistake_is_told_with_line_column_code_and_the_right_word(told: Told, language: str):
    (mistake,) = [text for _, status, text in told if status]
    place = {"en": "first.yaml:15:5: E204: ", "fr": "first.yaml:16:5: E204: "}[language]

    (line,) = [line for line in mistake.splitlines() if ": E" in line]
    assert line.startswith(place)
    assert SAID[language][0] in line
    assert line.endswith(SAID[language][1])


def test_the_answer_is_computed(told: Told, language: str):
    (key,) = [text for command, _, text in told if " key " in command]

    assert SAID[language][2] in key


def test_it_is_played_to_its_end_in_the_terminal(told: Told, language: str):
    (played,) = [text for command, _, text in told if " play " in command]

    assert [said for said in SAID[language][3:] if said not in played] == []


def test_every_command_of_the_page_ends_well_but_the_one_with_the_mistake(told: Told):
    assert len(told) >= 5
    assert [status for _, status, _ in told].count(0) == len(told) - 1
