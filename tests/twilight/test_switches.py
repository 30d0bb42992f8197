"""The switches between the two modes: each has one name, a rule behind it, and a reason to exist."""

import re
import tomllib
from importlib import resources
from pathlib import Path

import pytest

import algeria_lab.twilight
from algeria_lab.twilight.cite import cite

TEXT = (resources.files("algeria_lab.data") / "twilight" / "switches.toml").read_text("utf-8")
SWITCHES = tomllib.loads(TEXT)["switch"]
KEYS = {row["key"] for row in SWITCHES} | {other for row in SWITCHES for other in row.get("also", ())}
ROOM = Path(algeria_lab.twilight.__file__).parent
CODE = {path: path.read_text("utf-8") for path in ROOM.rglob("*.py") if path.name != "switches.py"}
# Departures that no mode reproduces, and those in which the text and the recorded games agree.
LEFT_OUT = {4, 7, 22, 23, 28, 38, 39, 40}


def test_every_departure_that_matters_has_its_switch():
    departures = {f"D{number:02}" for number in range(1, 43) if number not in LEFT_OUT}

    assert {key for key in KEYS if key.startswith("D")} == departures


def test_names_and_keys_are_used_once():
    names = [row["name"] for row in SWITCHES]
    keys = [row["key"] for row in SWITCHES]

    assert len(set(names)) == len(names)
    assert len(set(keys)) == len(keys)
    assert all(name.isidentifier() and name.islower() for name in names)


def test_every_switch_cites_its_rule():
    cited = {cite(row["cite"]) for row in SWITCHES}

    assert len(cited) == len(SWITCHES)
    assert all(cite(f"CT-11/{key}") for key in KEYS if key[0] in "AD")


def test_a_switch_differs_between_the_modes_or_is_an_option():
    idle = [row["name"] for row in SWITCHES if row["rules"] == row["coltwi"] and "option" not in row]

    assert idle == []


def test_a_switch_between_modes_is_true_for_the_rules():
    between = [row for row in SWITCHES if "option" not in row]

    assert {(row["rules"], row["coltwi"]) for row in between} == {(True, False)}


def test_a_named_value_is_one_of_the_values():
    for row in SWITCHES:
        chosen = [row[mode] for mode in ("rules", "coltwi", "solo") if mode in row]

        assert set(chosen) <= set(row.get("values", (True, False)))


@pytest.mark.parametrize("name", [row["name"] for row in SWITCHES])
def test_every_switch_is_consulted_in_one_place(name: str):
    found = [str(path) for path, text in CODE.items() for _ in re.findall(rf"\b{name}\b", text)]

    assert len(found) == 1, found
