"""What the package writes into its documentation itself, for every game: all of it, and in words."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "docs"))

from references import REFERENCES
from references.verbs import entries

from algeria_lab.core.citations import known_citations
from algeria_lab.experiments.subjects import SUBJECTS, subject
from algeria_lab.games import GAMES
from algeria_lab.scenarios.conditions.documented import documented, happenings
from algeria_lab.scenarios.conditions.games import VOCABULARIES

# An id of a message that nobody has written, where a sentence should stand.
UNSAID = re.compile(r"(?:experiment|judgement|charts|glossary)-[a-z-]+-[a-z]+(?= \||$)", re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_of_every_game_is_listed(game: str):
    rules = GAMES[game].rules()
    listed = entries(game)

    assert {entry.name for entry in listed} | set(rules.anywhere) == set(rules.vocabulary())
    assert [verb for verb in rules.anywhere if f"\n`{verb}`\n: " not in REFERENCES["verbs"]()] == []
    assert {entry.verb.rule for entry in listed} <= set(known_citations(game))


@pytest.mark.parametrize("game", GAMES)
def test_hardly_a_verb_lacks_an_example(game: str):
    lacking = [entry.name for entry in entries(game) if entry.example is None]

    assert len(lacking) <= 2, lacking


@pytest.mark.parametrize("name", REFERENCES)
def test_no_entry_is_the_id_of_a_message(name: str):
    assert UNSAID.findall(REFERENCES[name]()) == []


def test_every_measure_of_every_subject_is_listed_and_told():
    text = REFERENCES["measures"]()

    assert re.findall(r"^\| `(.+)` \| \1 \|", text, re.MULTILINE) == []
    assert [name for game in SUBJECTS for name in subject(game).quantities if f"`{name}`" not in text] == []


@pytest.mark.parametrize("game", VOCABULARIES)
def test_all_that_conditions_may_speak_of_is_listed_with_its_example(game: str):
    text = REFERENCES["conditions"]()

    assert [row.name for row in documented(game) if f"`{row.form}`" not in text] == []
    assert [row.name for row in documented(game) if f"`{row.example}`" not in text] == []
    assert [name for name in happenings(game) if f"| `{name}` |" not in text] == []
