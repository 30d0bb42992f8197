"""Files that somebody has damaged or made to harm: each gets a clear answer, and none takes long.

A sample is tried each time; ``ALGERIA_LAB_FUZZ=5000`` tries five thousand and prints figures.
"""

import os
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from importlib import resources

import pytest

from algeria_lab.checking.faults import WrongFile, reported
from algeria_lab.checking.telling import telling
from algeria_lab.scenarios.conditions import odds
from algeria_lab.scenarios.from_text import inspect_scenario, read_scenario
from algeria_lab.scenarios.guide.guide import Guide
from tests.checking.base_texts import base_text

FOLDER = resources.files("algeria_lab.data") / "scenarios" / "examples"
TEXTS = [
    *(
        file.read_text("utf-8")
        for file in sorted(FOLDER.iterdir(), key=lambda item: item.name)
        if file.name.endswith(".yaml")
    ),
    *(base_text(name) for name in ("scenario", "duel", "campaign", "wide")),
]
ODDS = base_text("plain") + (
    "start: {scenario: 1956-like, turn: 2}\nsteps: [{id: a, text: x, play: resettle II-2}]\ngoals:\n"
    + "".join(
        f"- {{id: g{number}, say: x, when: 'chance(\"resettle II-2; resettle V-4\", turn > {number}) > 2'}}\n"
        for number in range(60)
    )
)
COUNT = int(os.environ.get("ALGERIA_LAB_FUZZ", "60"))
SIGNS = "\x00\x07\x1b\u202e\ud800\ufeff\t{}[]:&*!|>'\"%@`#-?,~\\0123456789 \n"
VALUES = [
    *("null", "true", "-1", "9" * 40, "1e999", ".nan", "[]", "{}", "''", "x", "!!python/object:os.system ls"),
    *(
        "'<script>alert(1)</script>'",
        "(" * 5000,
        '"' + "x" * 9000 + '"',
        "[" * 60,
        "&a [*a]",
        "2026-01-01",
        "0x1f",
    ),
    *(
        "turn >= 2 and " * 60 + "true",
        "not " * 90 + "true",
        "chance('fln pass', turn > 1) > 0",
        "../../etc/passwd",
    ),
]
Change = Callable[[str, random.Random], str]


def flipped(text: str, chance: random.Random) -> str:
    """Change some signs into others."""
    signs = list(text or " ")
    for _ in range(chance.randint(1, 8)):
        signs[chance.randrange(len(signs))] = chance.choice(SIGNS)
    return "".join(signs)


def swapped(text: str, chance: random.Random) -> str:
    """Let two lines change places."""
    lines = text.split("\n")
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def doubled(text: str, chance: random.Random) -> str:
    """Repeat a block of lines somewhere."""
    lines = text.split("\n")
    begin = chance.randrange(len(lines))
    block = lines[begin : begin + chance.randint(1, 12)] * chance.choice([1, 1, 2, 50])
    at = chance.randrange(len(lines))
    return "\n".join([*lines[:at], *block, *lines[at:]])


def lost(text: str, chance: random.Random) -> str:
    """Take some lines away, or all behind some point."""
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    return "\n".join(lines[:at] + lines[at + chance.choice([1, 2, 5, len(lines)]) :])


def revalued(text: str, chance: random.Random) -> str:
    """Put something else behind a key."""
    lines = text.split("\n")
    keyed = [place for place, line in enumerate(lines) if ": " in line]
    at = chance.choice(keyed or [0])
    lines[at] = f"{lines[at].split(': ')[0]}: {chance.choice(VALUES)}"
    return "\n".join(lines)


def indented(text: str, chance: random.Random) -> str:
    """Move lines to another column."""
    lines = text.split("\n")
    begin = chance.randrange(len(lines))
    for place in range(begin, min(len(lines), begin + chance.randint(1, 5))):
        lines[place] = " " * chance.randint(0, 6) + lines[place].lstrip()
    return "\n".join(lines)


def mixed(text: str, chance: random.Random) -> str:
    """Go on with the end of another file."""
    other = chance.choice(TEXTS).split("\n")
    lines = text.split("\n")
    return "\n".join(lines[: chance.randrange(len(lines))] + other[chance.randrange(len(other)) :])


CHANGES: tuple[Change, ...] = (flipped, swapped, doubled, lost, revalued, indented, mixed)
BOMBS = {
    "odds in every goal": ODDS,
    "lists": base_text("plain") + "goals:\n" + "- {id: g, when: turn > 90, say: x}\n" * 700,
    "aliases": "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: [*c, *c]\n" * 100,
    "depth": "[" * 100_000,
    "blocks": "".join(" " * depth + "a:\n" for depth in range(400)),
    "list": "a: [" + "1, " * 60_000 + "1]",
    "dashes": "a:\n" + "- x\n" * 45_000,
    "questions": "? " * 60_000,
    "long text": "title: '" + "x" * 190_000 + "'",
    "long number": "version: " + "9" * 190_000,
    "large": "x" * 1_000_000,
    "brackets": base_text("scenario").replace("goal: turn >= 2", "goal: " + "(" * 150_000),
    "brackets in a text": base_text("scenario").replace("goal: turn >= 2", "goal: '" + "(" * 490 + "'"),
    "surrogates": "title: '\ud800'",
    "escaped surrogates": 'title: "\\ud800"',
    "control signs": "title: '\x00\x07'",
    "keys": "\n".join(f"k{number}: 1" for number in range(9_000)),
    "steps": base_text("plain") + "steps:\n" + "- {id: a, text: x, goal: turn > 90}\n" * 60,
    "empty": "",
    "documents": "---\n" * 50_000,
    "anchors": "".join(f"a{number}: &a {number}\n" for number in range(5_000)),
    "comments": "#\n" * 90_000,
    "a whole game a step": base_text("plain")
    + "steps:\n- {id: s, text: x, branches: ["
    + ", ".join(f"{{when: turn > {90 + number}, to: s{number}}}" for number in range(40))
    + "]}\n"
    + "".join(
        f"- {{id: s{number}, text: x, goal: turn > 90, by: mixed, next: debrief}}\n" for number in range(40)
    ),
    "odds in every step": base_text("plain")
    + "steps:\n"
    + "".join(
        f"- {{id: s{number}, text: x, goal: 'turn > {number} and chance(\"gov done\", turn > 1) >= 0'}}\n"
        for number in range(30)
    ),
}


def answer(text: str) -> tuple[str, float]:
    """Return what comes of a text, and how many seconds it takes; faults are told in both languages."""
    begun = time.process_time()
    try:
        found = inspect_scenario(text, "hostile.yaml")
        faults = [*found.faults, *found.warnings]
        outcome = "faults" if found.faults else "warnings" if faults else "nothing"
    except WrongFile as error:
        faults, outcome = list(error.faults), "no yaml"
    taken = time.process_time() - begun
    for fault in faults:
        assert fault.line >= 1
        assert fault.column >= 1
        for language in ("en", "fr"):
            reported(fault, "hostile.yaml", telling(language)).encode()
    return outcome, taken


@pytest.mark.parametrize("name", BOMBS)
def test_a_file_made_to_harm_gets_an_answer(name: str):
    assert answer(BOMBS[name])[0] in ("faults", "no yaml", "warnings")


def test_damaged_files_get_an_answer(capsys: pytest.CaptureFixture[str]):
    chance = random.Random(1954)
    outcomes: Counter[str] = Counter()
    taken = []
    for _ in range(COUNT):
        text = chance.choice(TEXTS)
        for change in chance.choices(CHANGES, k=chance.choice([1, 1, 1, 2, 3])):
            text = change(text, chance)
        outcome, seconds = answer(text)
        outcomes[outcome] += 1
        taken.append((seconds, text))
    assert sum(outcomes.values()) == COUNT
    assert len(outcomes) >= 2
    with capsys.disabled():
        if COUNT > 60:
            slowest = ", ".join(f"{seconds:.2f}" for seconds, _ in sorted(taken, reverse=True)[:10])
            sys.stdout.write(f"\n{dict(outcomes)}, slowest (s): {slowest}\n{max(taken)[1]}\n")


def test_conditions_count_no_more_outcomes_at_a_moment_than_they_may(monkeypatch: pytest.MonkeyPatch):
    counted = []
    monkeypatch.setattr(
        odds, "take_leaves", lambda count=1, take=odds.take_leaves: (counted.append(count), take(count))
    )
    guide = Guide(read_scenario(ODDS), keys={})
    while not guide.table.person_decides:
        guide.table.let_one_act()
    counted.clear()
    guide.copy().course.settle()
    assert 0 < sum(counted) < odds.MOST_OUTCOMES + 500
    guide.known_keys()


def problems(text: str) -> list[str]:
    return [fault.problem for fault in inspect_scenario(text).faults]


@pytest.mark.parametrize("sign", ["\x1b", "\x9b", "\x07", "\u202e", "\u2066"])
def test_signs_that_command_a_terminal_or_turn_a_text_are_refused(sign: str):
    escaped = f"\\u{ord(sign):04x}"
    assert problems(base_text("plain") + f'about: "Look {escaped} here."\n') == ["letters"]


def test_a_text_may_have_several_lines():
    text = "steps:\n- id: a\n  text: |\n    Look at this.\n\n    - One.\n    - Two.\n"
    assert problems(base_text("plain") + text) == []
