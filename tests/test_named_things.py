"""Examples open by their name, and the cards of a game are listed."""

import json
from importlib import resources
from pathlib import Path

import pytest

import algeria_lab
from algeria_lab.checking.unread import CannotRead
from algeria_lab.core.refusals import UnknownName, WrongOption
from algeria_lab.scenarios.examples import example_names


@pytest.mark.parametrize("name", example_names())
def test_each_example_is_read_by_its_name(name: str):
    assert algeria_lab.read_scenario(name).id == algeria_lab.read_scenario(f"{name}.yaml").id == name


def test_an_example_is_played_by_its_name():
    assert algeria_lab.guide("one-roll").guide.scenario.id == "one-roll"


def test_a_file_of_ones_own_comes_before_an_example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    Path("one-roll.yaml").write_text("nothing: 1\n", "utf-8")

    with pytest.raises(algeria_lab.LabError, match=r"one-roll\.yaml"):
        algeria_lab.read_scenario("one-roll.yaml")


def test_a_name_that_is_nothing_is_told_what_would_be_one():
    with pytest.raises(UnknownName, match="Did you mean 'one-roll'"):
        algeria_lab.guide("one-rol")
    with pytest.raises(UnknownName, match=r"The path of a file ends in \.yaml"):
        algeria_lab.guide("zzzz")


@pytest.mark.parametrize("path", ["one-rol.yaml", "folder/one-roll", "folder/one-roll.yaml"])
def test_a_path_is_a_path(path: str):
    with pytest.raises(CannotRead, match="there is no such file"):
        algeria_lab.guide(path)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_cards_of_the_campaign_are_listed(language: str):
    cards = algeria_lab.cards(language=language)

    assert list(cards.index) == list(range(1, 72))
    assert cards.title.str.len().min() > 2
    assert not cards.title.str.contains("twilight-card").any()
    assert cards.groupby("kind").size().to_dict() == {"event": 60, "pivotal": 6, "propaganda": 5}
    assert {side: list(rows.index) for side, rows in cards[cards.kind == "pivotal"].groupby("side")} == {
        "fln": [61, 62, 63],
        "gov": [64, 65, 66],
    }


def test_numbers_that_are_listed_make_a_deck():
    cards = algeria_lab.cards()
    deck = [29, 4, 67]

    game = algeria_lab.open_game("twilight", "short", seed=7, options={"deck": deck})

    assert str(cards.title[deck[0]]) in str(game)


def test_both_decks_of_the_duel_are_listed():
    folder = resources.files("algeria_lab.data") / "insurgent" / "decks"
    data = [json.loads(file.read_text("utf-8")) for file in folder.iterdir() if file.name.endswith(".json")]

    assert set(algeria_lab.cards("insurgent").index) == {
        card["id"] for deck in data for card in deck["cards"]
    }


def test_a_game_without_cards_says_so():
    with pytest.raises(WrongOption, match="twilight, insurgent"):
        algeria_lab.cards("algeria")
    with pytest.raises(UnknownName):
        algeria_lab.cards("twilight", language="xx")
