"""Positions of one's own are told apart by what stands there; what they are called in kept results stays."""

import pytest

import algeria_lab
from algeria_lab.core.keeping.positions import Position
from algeria_lab.experiments.asking.given import beginning_of
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.experiments.text import position_title
from algeria_lab.views.shared.beginnings import derived

TWO = [algeria_lab.position("1958", gov_psl=level) for level in (40, 60)]


def title(position: Position, language: str = "en") -> str:
    return position_title(Words(language), beginning_of(position, None))


def test_two_positions_of_one_field_bear_two_titles():
    assert title(TWO[0]) == "a position in turn 1 of “1958 with gov_psl = 40”"
    assert "1958 with gov_psl = 60" in title(TWO[1])
    assert "1958 avec gov_psl = 40" in title(TWO[0], "fr")


def test_what_results_keep_of_a_position_is_what_it_was():
    assert [beginning_of(one, None).to_json()["name"] for one in TWO] == ["1958 + gov_psl"] * 2


def test_a_position_and_a_game_from_it_show_the_value():
    game = algeria_lab.open_game(scenario=TWO[0], seed=1)

    assert repr(TWO[0]) == "Position('algeria', '1958 with gov_psl = 40', turn 1)"
    assert repr(game).startswith("Game('algeria', '1958 with gov_psl = 40', seed 1")
    assert Words("en").begun(game) == "1958 with gov_psl = 40"


def test_a_position_of_the_grid_bears_its_value():
    frame = algeria_lab.compare("1958", {"a": "mixed"}, grid={"gov_psl": (30, 70)}, runs=2, stop=1)

    for level in (30, 70):
        report = algeria_lab.plot(frame[frame["position"] == f"gov_psl={level}"])
        assert f"“1958 with gov_psl = {level}”" in report["distributions"].caption


def test_many_fields_are_counted():
    levels = {"gov_psl": 40, "fln_psl": 41, "fln_ap": 5, "air": 3, "naval": 1, "helicopter": 2}

    assert "air = 3 and 2 more" in title(algeria_lab.position("1958", **levels))


def test_a_field_without_a_value_that_a_name_can_hold_is_named():
    placed = algeria_lab.position("1956-like", place={"band-6": "ALGIERS"}, fln_psl=70)

    assert "1956-like with place, fln_psl = 70" in title(placed)


@pytest.mark.parametrize("name", ["siege of Algiers", "hunger + winter", "poor"])
def test_a_name_that_somebody_gave_stays(name: str):
    named = algeria_lab.position("1958", gov_psl=40, name=name)

    assert f"1958, position “{name}”" in title(named)
    assert repr(named) == f"Position('algeria', {name!r}, turn 1)"


def test_a_position_made_of_a_named_one_keeps_that_name():
    poor = algeria_lab.position("1958", gov_psl=40, name="poor")

    assert "1958, position “poor with fln_psl = 20”" in title(algeria_lab.position(poor, fln_psl=20))


def test_values_are_written_as_texts_write_them():
    state = {"border_zone": -2, "oas": "III-3", "amnesty": True, "done": ["gov"], "units": {}}
    made = derived("1958 + " + ", ".join(state), state)

    assert made is not None
    assert list(made.changes.values()) == ["\N{MINUS SIGN}2", "III-3", "True", "gov", ""]
