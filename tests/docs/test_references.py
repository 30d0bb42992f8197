"""What the package writes into its documentation itself, for every game: all of it, and in words."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "docs"))

from references import REFERENCES
from references.verbs import entries

from algeria_lab import open_game
from algeria_lab.algeria.board.units import FLN, GOV
from algeria_lab.core.words.citations import known_citations
from algeria_lab.experiments.measuring.subjects import SUBJECTS, subject
from algeria_lab.games import GAMES
from algeria_lab.scenarios.conditions.documented import documented, happenings
from algeria_lab.scenarios.conditions.games import VOCABULARIES
from algeria_lab.views.experiments.amounts import unit_name
from algeria_lab.views.experiments.text import measure_title
from algeria_lab.views.experiments.words import TOLD
from algeria_lab.views.shared.messages import LANGUAGES
from tests.flow.test_flow import FLOORS

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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SUBJECTS)
def test_every_measure_says_what_it_is_counted_in(game: str, language: str):
    words = TOLD[game].words(language)
    for name, quantity in subject(game).quantities.items():
        unit = unit_name(words, name)
        assert unit.strip()
        assert not set(unit) & set("{}0123456789")
        assert (unit in ("percent", "pour cent")) == quantity.is_share
    assert words.faults == []


def test_the_table_of_measures_has_their_units():
    page = REFERENCES["measures"]()
    assert "| `gov.wins` | Percent of wars won by the Government | 100 for a war that the Government" in page
    assert '| percent | 0 | 100 | `QUANTITIES["gov.wins"]` |' in page
    assert '| units | 0 | 60 | `IN_POSITION["fln.units"]` |' in page
    assert "neutralized ones, those abroad and those off the map are not counted. | units |" in page
    assert (
        "| `fln.psl` | FLN support | Support of the FLN, as its track shows it. | points | 0 | 99 |" in page
    )
    assert '| AP | 0 | 400 | `WHILE_PLAYED["fln.spent"]` |' in page


@pytest.mark.parametrize(("name", "side"), [("fln.units", FLN), ("gov.units", GOV)])
def test_units_are_counted_as_their_name_says(name: str, side: int):
    game = open_game("algeria", "1958", seed=7)
    game.play("gov quick; fln quick")
    state = game.state
    here = state.in_algeria() & side
    first = here & -here
    neutral = state.copy()
    neutral.neutralized = first

    look = subject("algeria").look
    assert look(neutral)[name] == here.bit_count() - 1
    assert "without neutralized ones" in measure_title(TOLD["algeria"].words("en"), name)


def test_the_drawing_of_the_house_has_every_room_on_its_floor():
    """It is drawn from the list by which `tests/flow` refuses imports; here: that it shows all of that."""
    drawn = re.findall(r'class="name" x="[\d.]+" y="(\d+)">(\w+)<', REFERENCES["architecture"]())
    lowest_first = sorted({int(height) for height, _ in drawn}, reverse=True)
    shown = [{name for height, name in drawn if int(height) == row} for row in lowest_first]
    assert shown == list(FLOORS)
