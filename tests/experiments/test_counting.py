"""What each measure of the three games says of itself is what is counted: an independent count of positions.

The counts here read a position as a save writes it, piece by piece and card by card, by what the definition
in words says; they share no code with what experiments read.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from pandas import DataFrame, read_parquet

import algeria_lab
from algeria_lab.experiments.asking.opened import data
from algeria_lab.experiments.asking.questions import KEYS
from algeria_lab.experiments.kept.later import later_measures
from algeria_lab.experiments.measuring.counting import MADE, READ, counter
from algeria_lab.experiments.measuring.measures import measure
from algeria_lab.experiments.measuring.subjects import SUBJECTS, subject
from algeria_lab.experiments.results.frames import at, values
from algeria_lab.experiments.results.table import WAR
from algeria_lab.twilight.geography import SPACES
from algeria_lab.views.experiments.amounts import unit_name
from algeria_lab.views.experiments.counted import counted_page, described
from algeria_lab.views.experiments.words import TOLD
from algeria_lab.views.shared.messages import LANGUAGES
from tests.experiments.account import Purse
from tests.experiments.account import counted as counted_of_algeria

EACH = [(game, name) for game in SUBJECTS for name in subject(game).quantities]
ASKED: dict[str, dict[str, Any]] = {
    "algeria": {"position": "1958", "ways": {"a": "resettle-3"}, "runs": 3},
    "insurgent": {"position": "duel", "ways": {"a": "sensible"}, "against": "random", "runs": 4},
    "twilight": {"position": "short", "ways": {"a": "random"}, "against": "chart", "runs": 3},
}


@cache
def frame_of(game: str) -> DataFrame:
    return algeria_lab.compare(**ASKED[game])


@cache
def positions(game: str) -> list[Any]:
    """Return the positions of some wars, a handful of each and the last.

    In the Redeploy Phase of *Colonial Twilight* Control stands as it was before; no card ends there.
    """
    found = []
    for way in ASKED[game]["ways"]:
        for seed in (1, 2, 3):
            history = algeria_lab.war_of(frame_of(game), way, seed=seed).history
            found += [entry.state for entry in [*history[:: max(1, len(history) // 5)], history[-1]]]
    return [state for state in found if not getattr(state, "frozen", ())]


def count_duel(state: dict[str, Any]) -> dict[str, int]:
    """Count a position of the duel card by card, icons as the decks print them."""
    icons = {}
    for side in ("fln", "french"):
        deck = json.loads((data() / "insurgent" / "decks" / f"reconstructed-{side}.json").read_text("utf-8"))
        icons |= {card["id"]: len(card["icons"]) for card in deck["cards"]}
    fronts = ("military", "political", "diplomatic")
    rows = {(side, front): state["zones"][f"{side}-{front}"] for side in ("fln", "gov") for front in fronts}
    strength = {row: sum(icons[card] for card in cards) for row, cards in rows.items()}
    found = {f"{side}.{front}": strength[side, front] for side, front in rows}
    for side, other in (("fln", "gov"), ("gov", "fln")):
        found[f"{side}.icons"] = sum(strength[side, front] for front in fronts)
        found[f"{side}.fronts"] = sum(strength[side, front] > strength[other, front] for front in fronts)
        found[f"{side}.cards"] = sum(len(rows[side, front]) for front in fronts)
    found["fln.hidden"] = sum(card in state["down"] for front in fronts for card in rows["fln", front])
    return found | {"prisoners": len(state["zones"]["prison"]), "removed": len(state["zones"]["graveyard"])}


def count_twilight(state: dict[str, Any]) -> dict[str, int]:
    """Count a position of *Colonial Twilight* space by space, Population as the map prints it."""
    printed = {space.id: space.pop for space in SPACES}
    abroad = {"morocco", "tunisia"}
    found = dict.fromkeys(
        ("support", "opposition", "bases", "gov.population", "fln.population", "cubes", "guerrillas"), 0
    ) | {"resettled": 0, "terror": 0}
    for space, row in state["spaces"].items():
        people = 0 if row.get("resettled") else printed[space] + bool(row.get("plus_pop"))
        cubes = sum(row.get(kind, 0) for kind in ("FT", "FP", "AT", "AP"))
        guerrillas = row.get("U", 0) + row.get("A", 0)
        ours, theirs = cubes + row.get("GB", 0), guerrillas + row.get("B", 0)
        if space not in abroad:
            found["support"] += people * (row.get("state") == "support")
            found["opposition"] += people * (row.get("state") == "oppose")
            found["gov.population"] += people * (ours > theirs)
            found["fln.population"] += people * (theirs > ours)
        found["bases"] += row.get("B", 0)
        found["cubes"] += cubes
        found["guerrillas"] += guerrillas
        found["resettled"] += bool(row.get("resettled"))
        found["terror"] += row.get("terror", 0)
    tracks = ("commitment", "gov_resources", "fln_resources", "france", "border_zone")
    found |= {name.replace("_res", ".res"): state[name] for name in tracks}
    found["sc"], found["ob"] = found["support"] + found["commitment"], found["opposition"] + found["bases"]
    return found | {"gov.margin": found["sc"] - 35, "fln.margin": found["ob"] - 30}


def count(game: str, state: Any) -> dict[str, int]:
    if game == "insurgent":
        return count_duel(state.to_json())
    if game == "twilight":
        return count_twilight(state.to_json())
    told = counted_of_algeria(state, 0, Purse(state))
    return {name: told[name] for name in told if name not in {"turn", "gov.spent", "fln.spent"}}


@pytest.mark.parametrize("game", SUBJECTS)
def test_what_is_read_of_a_position_is_what_an_independent_count_finds(game: str):
    """What is paid is counted event by event; see `account`. Later measures may be counted here."""
    in_position = {name for name in subject(game).read if counter(game, name).table == READ}
    moved = set()
    for state in positions(game):
        read, counted = subject(game).look(state), count(game, state)
        assert {name: read[name] for name in counted} == counted
        assert in_position - set(later_measures(game)) <= set(counted) <= in_position
        moved |= {name for name, number in counted.items() if number}
    assert moved == set(counted), "each was there to be counted at some moment"


@pytest.mark.parametrize("game", SUBJECTS)
def test_what_is_made_of_a_war_is_what_its_definition_says(game: str):
    frame = frame_of(game)
    last = at(frame).set_index(list(WAR))
    balance = {"algeria": "psl", "insurgent": "icons", "twilight": "margin"}[game]
    won = {name: 100 * (last["winner"] == name.partition(".")[0]) for name in ("gov.wins", "fln.wins")}
    said = won | {
        "balance": last[f"gov.{balance}"] - last[f"fln.{balance}"],
        "turns": last["turn"],
        "draws": 100 * (last["winner"] == "draw"),
        "domination": 100 * (last["level"] == "domination"),
        "victory": 100 * (last["level"] == "victory_phase"),
    }
    later = set(later_measures(game)) - set(said)
    made = [
        name for name in subject(game).quantities if counter(game, name).table == MADE and name not in later
    ]

    assert len(made) >= 4
    for name in made:
        assert values(frame, name).to_dict() == said[name].to_dict(), name


@pytest.mark.parametrize("game", SUBJECTS)
def test_where_the_code_stands_can_be_read_and_called(game: str):
    """The place is no sentence: module, table and name lead to the function that counts."""
    state = positions(game)[-1]
    for name, told in described(TOLD[game].words("en")).items():
        code = counter(game, name)
        held = getattr(import_module(code.module), code.table)[name]
        function = held.derive if code.table == MADE else held
        assert function is code.function
        assert told["code"] == f"{code.module}.{code.place}"
        if code.table == READ:
            assert function(state) == subject(game).look(state)[name]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), EACH)
def test_every_measure_is_defined_in_a_sentence_with_its_unit(game: str, name: str, language: str):
    words = TOLD[game].words(language)
    told = described(words)[name]

    assert told["counts"].endswith(".")
    assert told["counts"][0].isupper() or told["counts"][0].isdigit()
    assert told["counts"] != told["title"]
    assert told["unit"] == unit_name(words, name) != ""
    assert words.faults == []


def test_definitions_say_what_was_asked_about():
    """Where a number is not what a reader would take it for, the sentence says so."""
    told = described(TOLD["algeria"].words("en"))

    assert "neutralized ones" in told["fln.units"]["counts"]
    assert "not counted" in told["fln.units"]["counts"]
    assert "neutralized ones too" in told["fln.abroad"]["counts"]
    assert "rounded up" in told["gov.spent"]["counts"]
    assert told["gov.wins"]["unit"] == "percent"


def test_a_frame_carries_what_its_measures_count(tmp_path: Path):
    frame = frame_of("algeria")
    known = frame.attrs["measures"]
    frame.to_parquet(tmp_path / "wars.parquet")

    assert set(known) == set(subject("algeria").quantities)
    assert set(frame.columns) - set(KEYS) <= set(known)
    assert known["fln.units"]["unit"] == "units"
    assert read_parquet(tmp_path / "wars.parquet").attrs["measures"] == known
    french = algeria_lab.compare("1958", {"a": "mixed"}, runs=2, stop=1, language="fr")
    assert french.attrs["measures"]["fln.units"]["unit"] == "unités"


@pytest.mark.parametrize("game", SUBJECTS)
def test_a_plot_says_under_it_what_is_counted(game: str):
    name = next(iter(subject(game).quantities))
    page = counted_page(TOLD[game].words("en"), measure(name, game))

    assert described(TOLD[game].words("en"))[name]["counts"] in page.text
    assert f'{game}.QUANTITIES["{name}"]' in page.text
    assert str(page.html).startswith("<details")
