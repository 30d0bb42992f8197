"""The page of scenarios: examples, files and links from anybody, and what the browser keeps."""

import json

import pytest

from algeria_lab.core.refusals import LabError
from algeria_lab.door.guiding import scenario_page
from algeria_lab.scenarios.examples import example_files, example_text
from algeria_lab.views.pages.scenario.kept_way import Brought, brought
from algeria_lab.views.pages.scenario.page import NotOpened, ScenarioPage
from tests.views.scenarios.panels import panel_of
from tests.views.scenarios.test_panel import SCENARIO, tell


@pytest.fixture
def page() -> ScenarioPage:
    return scenario_page("en")


def test_every_example_stands_on_the_shelf_under_its_game_and_its_title_begins_it(page: ScenarioPage):
    titles = [card.children[0] for card in page._shelf.cards.values()]
    assert len({title.description for title in titles}) == len(example_files()) >= 4
    games = [part.value for part in page._shelf.children[1::2]]
    assert [game.count("<h2>") for game in games] == [1, 1, 1]
    cards = [card for row in page._shelf.children[2::2] for card in row.children]
    assert cards == [*page._shelf.cards.values()]

    page._shelf.cards["one-roll.yaml"].children[0].click()

    assert page.guided is not None
    assert page.guided.guide.scenario.id == "one-roll"


def test_an_example_is_played_and_the_page_speaks_another_language_on_the_way(page: ScenarioPage):
    page._choose("leaving-a-province.yaml")
    assert page.guided is not None
    page._head.language.value = "fr"
    assert panel_of(page.guided).scene["heading"].startswith("Étape 1")
    assert page.guided.board.scene["lang"] == "fr"


def test_an_address_may_ask_for_an_example_and_the_browser_is_told_which_of_its_own_to_go_on_with():
    page = scenario_page("fr", "twilight-tutorial")
    assert page.guided is not None
    assert page.guided.guide.scenario.id == "twilight-tutorial"
    assert page._desk.war == Brought("", example_text("twilight-tutorial.yaml")).mark
    page.guided.guide.play("fln rally tizi_ouzou")
    assert json.loads(page._desk.save)["journal"]["inputs"]
    assert page._desk.war == Brought("", example_text("twilight-tutorial.yaml")).mark


def test_an_example_that_there_is_not_is_said_above_those_that_there_are():
    page = scenario_page("en", "two-steps")
    assert page.guided is None
    assert "two-steps" in page._status.value
    assert page._shelf.layout.display == ""


def test_what_is_wrong_with_a_file_is_told_and_what_was_played_stays(page: ScenarioPage):
    page._choose("five-lines.yaml")
    before = page.guided
    with pytest.raises(NotOpened, match="one fault"):
        page.open_text("mine.yaml", SCENARIO.replace("steps:", "stepps:", 1))
    assert page.guided is before
    assert "stepps" in page._faults.value
    page.open_text("mine.yaml", SCENARIO)
    assert page._faults.value == ""


def test_an_archive_is_to_be_unpacked_first_and_faults_speak_the_language_of_the_page():
    page = scenario_page("fr")
    with pytest.raises(NotOpened, match="archive"):
        page.open_text("two-steps.zip", "PK\x03\x04and more")
    with pytest.raises(NotOpened):
        page.open_text("mine.yaml", SCENARIO.replace("steps:", "stepps:", 1))
    assert "n’est pas connu" in page._faults.value


def test_a_card_says_how_long_its_scenario_takes_if_anybody_can_say(page: ScenarioPage):
    said = {name: card.children[1].value for name, card in page._shelf.cards.items()}
    assert "minutes" in said["one-roll.yaml"]
    assert "minute" not in said["five-lines.yaml"]


def test_what_stands_in_a_faulty_file_is_no_html(page: ScenarioPage):
    with pytest.raises(NotOpened):
        page.open_text(
            "<img src=x onerror=alert(1)>", SCENARIO.replace("steps:", '"<script>alert(1)</script>":', 1)
        )
    assert "<script>" not in page._faults.value
    assert "<img" not in page._faults.value


def test_the_browser_keeps_the_way_and_goes_on_where_it_was_left(page: ScenarioPage):
    page.open_text("two.yaml", SCENARIO)
    assert page.guided is not None
    tell(page.guided, "accept")
    tell(page.guided, "go-on")
    kept = page._desk.save
    assert "Step 2 of 2" in page._desk.label
    other = scenario_page("en")
    other.open_text("kept", kept)
    assert other.guided is not None
    assert other.guided.guide.number == 2
    assert other._share()["position"] == SCENARIO


@pytest.mark.parametrize(
    "damage", ['{"format": "algeria-guided/1"', '{"format": "algeria-guided/1", "text": 1}']
)
def test_a_damaged_way_is_refused(page: ScenarioPage, damage: str):
    assert brought("x", damage) is None
    with pytest.raises(NotOpened):
        page.open_text("x", damage)


def test_a_way_that_does_not_replay_is_refused_and_nothing_is_lost(page: ScenarioPage):
    page.open_text("two.yaml", SCENARIO)
    before = page.guided
    journal = {"format": "algeria-journal/1", "scenario": "two-steps", "version": 1, "inputs": [{"do": "on"}]}
    kept = {
        "format": "algeria-guided/1",
        "name": "n",
        "text": example_text("five-lines.yaml"),
        "journal": journal,
    }
    with pytest.raises(ValueError, match="journal"):
        page.open_text("x", json.dumps(kept))
    assert page.guided is before


def test_a_way_that_takes_too_long_is_left(page: ScenarioPage, monkeypatch):
    monkeypatch.setattr("algeria_lab.door.guiding.MOST_SECONDS", -1)
    name = "five-lines.yaml"
    inputs = [{"do": "debrief", "min": 0}]
    journal = {"format": "algeria-journal/1", "scenario": "five-lines", "version": 1, "inputs": inputs}
    with pytest.raises(LabError, match="longer than"):
        page.open_text("x", Brought(name, example_text(name), journal).kept())
    with pytest.raises(LabError):
        page.open_text("x", '{"format": "algeria-guided/1", "name":' + "[" * 100_000)
