"""The words of the terminal and of its help: both languages alike, all asked for, none missing."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from algeria_lab.apps.terminal.play import COMMANDS
from algeria_lab.games import GAMES

from .terminal import run


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


ROOT = Path(__file__).parents[2]
MESSAGES = ROOT / "algeria_lab" / "data" / "messages"
SOURCE = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "algeria_lab" / "apps").rglob("*.py")))
FAMILIES = ("command", "words")
OWN_EXAMPLES = ("algeria", "insurgent")  # further games have theirs among their own messages


class Variables(Visitor):
    """Collects the values that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - Fluent's name
        """Note one value."""
        self.names.add(node.id.name)


def messages(language: str, family: str) -> dict[str, set[str]]:
    """Return the values that each message of a file asks for, by its id."""
    found = {}
    for entry in (
        FluentParser().parse((MESSAGES / language / "terminal" / f"{family}.ftl").read_text("utf-8")).body
    ):
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def asked() -> set[str]:
    """Return the ids that the sources name, with those built from parts filled in."""
    whole = set(re.findall(r"[\"'](terminal-[a-z-]+)[\"']", SOURCE))
    whole |= {f"command-{name}" for name in re.findall(r"help_text\(\"([a-z-]+)\"\)", SOURCE)}
    whole |= {f"command-option-{name}" for name in re.findall(r"option\(\s*\"([a-z-]+)\"", SOURCE)}
    whole |= {
        f"terminal-column-{name}"
        for name in re.findall(r"grid\(([^)]+)\)", SOURCE)
        for name in re.findall(r"\"(\w+)\"", name)
    }
    whole |= {f"terminal-example-{game}" for game in GAMES if game in OWN_EXAMPLES}
    whole |= {f"terminal-aim-{game}" for game in GAMES}
    for name in COMMANDS:
        whole.add(f"terminal-help-{name.replace('!', '-anyway')}")
        whole.add(f"terminal-command-{name.removesuffix('!')}")
    return whole


@pytest.mark.parametrize("family", FAMILIES)
def test_both_languages_have_the_same_messages_of_the_same_values(family: str):
    english, french = messages("en", family), messages("fr", family)

    assert list(english) == list(french)
    assert english == french


def test_every_message_that_is_asked_for_exists():
    known = messages("en", "command") | messages("en", "words")

    assert asked() - set(known) == set()


def test_no_message_is_idle():
    """The kinds of names that an error may be about come from the places where it is raised."""
    raised = "\n".join(path.read_text("utf-8") for path in (ROOT / "algeria_lab").rglob("*.py"))
    kinds = set(re.findall(r"UnknownName\(f?\"([^\"]+)\"", raised))
    kinds = {
        f"terminal-what-{kind.replace('{seat}', seat).replace(' ', '-')}"
        for kind in kinds
        for seat in ("fln", "gov")
    }
    known = set(messages("en", "command")) | set(messages("en", "words"))

    assert known - asked() - kinds == set()


@pytest.mark.parametrize("family", FAMILIES)
def test_french_has_its_own_marks(family: str):
    lines = (MESSAGES / "fr" / "terminal" / f"{family}.ftl").read_text("utf-8").splitlines()
    texts = [line.partition("=")[2] for line in lines if not line.startswith("#")]
    wrong = [
        text
        for text in texts
        if re.search(r" [:;?!»]|« |'|\.\.\.|\w[?»]", text) and "enregistrer!" not in text
    ]
    assert wrong == []


def test_the_commands_of_a_language_are_different_words():
    for language in ("en", "fr"):
        text = (MESSAGES / language / "terminal" / "words.ftl").read_text("utf-8")
        words = re.findall(r"^terminal-command-\w+ = (\w+)$", text, re.MULTILINE)
        assert len(words) == len(set(words)) == len(COMMANDS) - 1


@pytest.mark.parametrize("game", GAMES)
def test_no_command_hides_an_action(game: str):
    """A word that is both a command and the verb of an action could not be played."""
    verbs = set(GAMES[game].rules().vocabulary())
    for language in ("en", "fr"):
        text = (MESSAGES / language / "terminal" / "words.ftl").read_text("utf-8")
        assert verbs.isdisjoint(re.findall(r"^terminal-command-\w+ = (\w+)$", text, re.MULTILINE))
        assert verbs.isdisjoint(
            re.findall(r"(\w+):", re.findall(r"^terminal-synonyms = (.*)$", text, re.MULTILINE)[0])
        )
    assert verbs.isdisjoint(COMMANDS)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_how_one_wins_is_told_when_a_game_begins_and_when_asked_for(game: str, language: str):
    asked = {"en": "explain win", "fr": "expliquer victoire"}[language]
    begins = {"en": "How one wins:", "fr": "Comment on gagne\u00a0:"}[language]

    output = run("play", "--game", game, "--seed", "3", "--lang", language, typed=asked + "\n").output

    assert output.count(begins) == 2
